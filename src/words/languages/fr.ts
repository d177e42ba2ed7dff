import { capital, listsOf, pluralsOf } from '../forms.ts';
import type { Language } from './en.ts';

/** Français : les noms se placent là où aucun article ni accord ne dépend d’eux. */

const pluralOf = pluralsOf('fr');
const { and, or } = listsOf('fr');
const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });

const plural = (count: number, one: string, other: string): string =>
  pluralOf(count, { one, many: other, other });
/** Des choses comptées en chiffres : « aucun dé », « 1 dé », « 3 dés ». */
const dice = (count: number): string => (count === 0 ? 'aucun dé' : plural(count, '1 dé', `${count} dés`));
const rooms = (count: number): string => plural(count, `${count} salle`, `${count} salles`);
const relics = (count: number): string =>
  count === 0 ? 'aucune relique' : plural(count, '1 relique', `${count} reliques`);
const step = ({ pip, up }: { readonly pip: number; readonly up: boolean }): string =>
  `${pip} en ${up ? 'montant' : 'descendant'}`;
const dicePlain = (pips: readonly number[]): string => (pips.length === 0 ? 'aucun dé' : and(pips));
const noDie = (pip: number | null): string => (pip === null ? 'pas de dé pareil' : `pas de ${pip}`);
const begins = (place: string): string => (place.startsWith('«') ? place : capital(place));
const quoted = (said: string): string => (said === '' ? '(vide)' : `« ${said} »`);
const afterFirst = (words: number): string => `Après le premier, il en faut ${words}.`;
const cluesOf = (clues: number): string =>
  clues === 0 ? 'Aucun indice sur 3' : plural(clues, `${clues} indice sur 3`, `${clues} indices sur 3`);
const unexplored = (count: number): string =>
  count === 0
    ? 'aucune salle ne reste à explorer'
    : plural(count, `${count} salle reste à explorer`, `${count} salles restent à explorer`);
const left = (count: number): string =>
  count === 0
    ? 'plus aucune relique possible'
    : plural(count, 'encore 1 relique possible', `encore ${count} reliques possibles`);

function lookFor(left: readonly string[]): string {
  if (left.length === 0) return 'Les indices n’en désignent aucune.';
  return left.length > 3
    ? `D’après les indices, il en reste ${left.length} à chercher.`
    : `À chercher : ${or(left)}.`;
}

function luckLeft(left: readonly string[]): string {
  return left.length === 0 ? 'Il ne reste plus de chance.' : `Il vous reste : ${and(left)}.`;
}

function onlyLeft(left: number, way: 'au-dessus' | 'au-dessous'): string {
  return left === 0 ? `Il n’y a pas de salle ${way} de vous.` : `Il n’y a que ${rooms(left)} ${way} de vous.`;
}

type Effect = Parameters<Language['luck']['does']>[0]['effects'][number];

function effect(does: Effect): string {
  switch (does.is) {
    case 're-roll':
      return 'relance un dé';
    case 'flip':
      return 'retourne un dé';
    case 'set':
      return 'met un dé sur la face voulue';
    case 'adjust':
      return `modifie un dé de ${or(does.by)}`;
  }
}

type Things = Parameters<Language['backups']['brings']>[0]['fresh'];

/** Ce qu’il y a, par sorte : « 1 partie », « 3 parties et 1 édition ». */
function allOf({ games, editions, aside }: Things): string {
  const told = [
    ...(games > 0 ? [plural(games, '1 partie', `${games} parties`)] : []),
    ...(editions > 0 ? [plural(editions, '1 édition', `${editions} éditions`)] : []),
    ...(aside > 0 ? [plural(aside, '1 élément mis de côté', `${aside} éléments mis de côté`)] : []),
  ];
  return told.length === 0 ? 'aucune partie' : and(told);
}

/** Tout ce qui se dit, en français. */
export const fr: Language = {
  tag: 'fr',
  locale: 'fr',
  names: { garden: 'Jardin' },
  joints: {
    facts: ({ facts }) => facts.join(', '),
    named: ({ name, what }) => `${name} : ${what}`,
    sentences: ({ sentences }) => sentences.join('. '),
  },
  screens: {
    pageTitle: ({ screen }) => `${screen} · The Asylum`,
    back: 'Retour à l’accueil',
    opening: 'L’asile ouvre ses portes…',
    coming: 'Ça arrive…',
    failed: 'L’asile n’a pas pu s’ouvrir',
    failedWhy:
      'Quelque chose a empêché cette page de démarrer. Rechargez-la ; si cela n’aide pas, fermez d’abord ses autres onglets. Vos parties restent telles quelles.',
    loadAgain: 'Recharger',
    rowFailed: 'Impossible d’afficher cet élément.',
  },
  home: {
    title: 'The Asylum',
    about: 'Compagnon de table pour Rest In Peace',
    front: 'L’asile vu de l’extérieur. Une fenêtre chaude là où vous êtes, une pâle là où est le fantôme.',
    frontDark: 'L’asile vu de l’extérieur, toutes fenêtres éteintes. Vous êtes dans le jardin.',
    frontOver: 'L’asile vu de l’extérieur, tel que la dernière partie l’a laissé.',
    first:
      'Les tuiles, les dés et les pions restent sur votre table. Ici, on tient les règles, le fantôme et le fil de la partie.',
    setUp: 'Préparer une partie',
    setUpHow: 'Avec votre boîte, ou l’appli pioche et lance les dés',
    more: 'Plus',
    newGame: 'Nouvelle partie',
    ghostRoller: 'Dé du fantôme',
    checker: 'Est-ce permis ?',
    history: 'Historique',
    rules: 'Règles',
    guide: 'Premiers pas, un par un',
    settings: 'Réglages',
    goOnPlain: 'Reprendre la dernière partie',
    otherEdition: 'Dans une édition inconnue ici',
    goOn: ({ turn, room }) => `Reprendre : tour ${turn}, ${room}`,
    goOnBefore: ({ room }) => `Reprendre : avant d’entrer, ${room}`,
    ghostNotFound: 'Le fantôme n’est pas encore trouvé.',
    ghostIn: ({ room }) => `Fantôme : ${room}.`,
    hopeless: 'La partie ne peut plus être gagnée.',
    carried: ({ tile }) => `Vous portez : ${tile}.`,
    itIs: ({ tile }) => `C’est cette relique : ${tile}.`,
    anyRelic: 'Toutes les reliques sont possibles.',
    relicsLeft: ({ count }) => `${capital(left(count))}.`,
  },
  titles: {
    setUp: 'Nouvelle partie',
    game: 'Votre partie',
    timeline: 'La nuit jusqu’ici',
    settings: 'Réglages',
    history: 'Historique',
    sheet: 'Une partie',
    check: 'Est-ce permis ?',
    ghost: 'Dé du fantôme',
    bring: 'Importer',
    editions: 'Mon exemplaire',
    rules: 'Règles',
    guide: 'Premiers pas',
  },
  standard: {
    name: 'Standard',
    note: 'Un jeu de remplacement complet, conforme aux quantités du livret. Le livret n’imprime pas ce que disent les tuiles : changez les noms, les dés et les marques selon votre exemplaire.',
    rooms: {
      cloakroom: 'Vestiaire',
      hall: 'Hall',
      parlour: 'Salon',
      kitchen: 'Cuisine',
      refectory: 'Réfectoire',
      schoolroom: 'Classe',
      chapel: 'Chapelle',
      library: 'Bibliothèque',
      infirmary: 'Infirmerie',
      bathhouse: 'Bains',
      dormitory: 'Dortoir',
      nursery: 'Nurserie',
      attic: 'Grenier',
    },
    marks: {
      silver: 'Argent',
      cracked: 'Fêlure',
      engraved: 'Gravure',
      scorched: 'Brûlure',
      humming: 'Murmure',
    },
    tiles: {
      mirror: 'Miroir à main',
      bell: 'Clochette',
      locket: 'Médaillon',
      spoon: 'Cuillère de baptême',
      candlestick: 'Bougeoir',
      flute: 'Flûte en fer-blanc',
      doll: 'Poupée de porcelaine',
      'music-box': 'Boîte à musique',
      gramophone: 'Pavillon de gramophone',
      diary: 'Journal intime',
      'passage-a': 'Passage (un bout)',
      'passage-b': 'Passage (autre bout)',
      ghost: 'Le fantôme',
    },
    tasks: {
      'find-ghost': 'Trouver le fantôme',
      'both-passages': 'Avoir les deux bouts du passage secret ouverts',
      'stand-in-attic': 'Être au grenier',
      'explore-nine': 'Explorer neuf salles',
      'lock-four': 'Verrouiller quatre salles',
      'two-alike': 'Être dans une salle avec deux dés identiques',
    },
    luck: {
      'crow-feather': 'Plume de corbeau',
      'rabbit-foot': 'Patte de lapin',
      horseshoe: 'Fer à cheval',
      clover: 'Trèfle à quatre feuilles',
      'old-penny': 'Vieux penny',
    },
  },
  page: {
    description: 'Compagnon de table du jeu de plateau solo Rest In Peace: The Asylum.',
    noScript: 'The Asylum est une appli : il lui faut JavaScript, qui est désactivé dans ce navigateur.',
    shortName: 'Asylum',
    goOn: 'Continuer',
    narrow: 'Une nuit à la table',
    wide: 'L’asile sur un grand écran',
  },
  asking: {
    noSuchPip: ({ pip }) => `Un dé montre de 1 à 6. Il n’a pas de ${pip}.`,
    whichTile: ({ room }) => `${room} : quelle tuile sort ?`,
    tileBrings: ({ tile, dice: count }) => `${tile} : ${dice(count)} à lancer.`,
    tileBringsWhat: ({ tile, dice: count }) =>
      plural(
        count,
        `${tile} : 1 dé à lancer. Que montre-t-il ?`,
        `${tile} : ${count} dés à lancer. Que montrent-ils ?`,
      ),
    rollEntry: 'Lancez un dé pour entrer.',
    rollEntryWhat: 'Lancez un dé pour entrer. Que montre-t-il ?',
    rollGhost: 'Lancez un dé pour le fantôme.',
    rollGhostWhat: 'Lancez un dé pour le fantôme. Que montre-t-il ?',
    rollToLeave: ({ room, dice: count }) =>
      `Salle verrouillée pour de bon : ${room}. Lancez ${plural(count, 'un dé', `${count} dés`)} pour sortir.`,
    ghostFound: ({ room }) => `Vous l’avez trouvé. Verrouillez cette salle et sortez : ${room}.`,
    thisIsIt: ({ tile }) => `${tile}. C’est la bonne relique.`,
    isThisIt: ({ tile }) => `${tile}. Est-ce la bonne relique ?`,
    whereTo: ({ room }) => `${room} : où aller ?`,
    cameUp: ({ what }) => `${what} Où aller ?`,
    tileUp: ({ tile, pips }) =>
      `${tile}. ${pips.length === 0 ? 'Aucun dé' : plural(pips.length, `Dé : ${and(pips)}`, `Dés : ${and(pips)}`)}.`,
    wayOut: ({ room }) => `${room}. La sortie est ouverte. Où aller ?`,
    holdIt: ({ tile }) => `Vous tenez la relique : ${tile}.`,
    rollWithIt: ({ tile, room, dice: count }) =>
      `Vous tenez la relique : ${tile}. Lancez ${plural(count, 'un dé', `${count} dés`)} pour quitter cette salle : ${room}.`,
    senses: 'Le fantôme vous sent désormais.',
    comesToYou: ({ room }) => `Il vient à vous : ${room}.`,
    youRolled: ({ pips }) => `Vous avez fait ${and(pips)}.`,
    nothingFits: ({ pips }) => `Aucun coup possible avec ${or(pips)}.`,
    youRolledWhich: ({ pips }) => `Vous avez fait ${and(pips)}. De quel côté ?`,
    ghostOnTop: 'En mode Plus effrayant, le fantôme est sur le dessus de la pile.',
    lastTile: 'C’est la dernière tuile.',
    moreDice: ({ count }) => `Encore ${count}.`,
    layKeyhole: 'Posez-y la tuile Serrure.',
    turnTile: 'Retournez sa tuile.',
    candidateShut: 'C’était peut-être la relique maudite : elle est hors jeu.',
    passageCloses: 'Le passage se ferme avec elle.',
    eitherDie: 'Vous pouvez utiliser l’un ou l’autre dé.',
    standGhost: 'Placez ici le pion Fantôme.',
    hopeless:
      'La relique maudite ne peut plus être prise : cette partie ne peut plus être gagnée. Vous pouvez continuer à jouer.',
    roomsLit: ({ rooms: count }) =>
      plural(count, `${count} salle est éclairée.`, `${count} salles sont éclairées.`),
    noDiceLeft: 'Il n’y a plus de dés ici : verrouillez la salle pour en sortir.',
    noDieLeads: 'Aucun dé d’ici ne mène nulle part : verrouillez la salle pour en sortir.',
    noDieLeadsButLuck:
      'Aucun dé d’ici ne mène nulle part : verrouillez la salle, ou changez un dé avec la chance.',
    takeIt: ({ dice: count }) =>
      `Prenez-la : ${count === 0 ? '' : plural(count, 'le dé de la salle retourne à la réserve, ', 'les dés de la salle retournent à la réserve, ')}la serrure prend sa place, et vous sortez sur un jet. Le fantôme sentira votre présence.`,
    willYouUseLuck: 'Utilisez-vous la chance ?',
    noLuckCan: 'Aucun jeton ne peut changer ce jet.',
    luckStillCan: 'La chance peut encore le changer.',
    luckMust: 'Tant que la chance peut changer le jet, il faut l’utiliser.',
    rollAgain: 'Mettez-le de côté et relancez.',
    ghostGoesInstead: 'C’est le fantôme qui avance d’autant, puis vous relancez.',
  },
  luck: {
    ofTheRoll: 'du jet',
    inRoom: ({ room }) => `ici : ${room}`,
    nowhere: 'nulle part',
    leads: ({ rooms: names }) => or(names),
    toYou: 'vers vous',
    whichDie: ({ token }) => `${token} : quel dé, et pour quel résultat ?`,
    rerollOfRoll: ({ pip }) => `Relancez le ${pip} du jet. Que montre-t-il ?`,
    rerollInRoom: ({ pip, room }) => `${room} : relancez le ${pip}. Que montre-t-il ?`,
    rollBecomes: ({ pip, to }) => `le ${pip} du jet devient ${to}`,
    dieBecomes: ({ pip, to, room }) => `${room}, le ${pip} devient ${to}`,
    leading: ({ result, leads }) => `${result} : ${leads}`,
    byToken: ({ token, result }) => `${token} : ${result}`,
    buttonOfRoll: ({ button, pip }) => `${button}, le ${pip} du jet`,
    buttonInRoom: ({ button, pip, room }) => `${button}, le ${pip}, ${room}`,
    dieOfRoll: ({ pip }) => `${pip} du jet`,
    dieInRoom: ({ pip, room }) => `${pip}, ${room}`,
    mayBring: ({ pips }) => `la chance peut vous amener ici, avec ${or(pips)}`,
    canChange: ({ pips }) => `la chance peut changer ${and(pips.map((pip) => `le ${pip}`))}`,
    onThis: ({ pips }) => `Chance sur ce ${or(pips)}`,
    onGhost: ({ pip }) => `Chance sur le ${pip} du fantôme`,
    does: ({ effects }) => capital(or(effects.map(effect))),
  },
  checker: {
    faults: ({ count }) =>
      plural(
        count,
        `${count} chose impossible en jeu sur cette table`,
        `${count} choses impossibles en jeu sur cette table`,
      ),
    yes: ({ answer }) => `Oui : ${answer}.`,
    landing: ({ landing }) => `${capital(landing)}.`,
    legal: ({ count }) => plural(count, `${count} coup permis`, `${count} coups permis`),
    drawFirst: ({ room }) =>
      `${room} : on y pioche d’abord une tuile. Mettez-en une, ou demandez quand même.`,
    reached: ({ room, ways }) =>
      `Oui, cette salle peut être atteinte ${or(ways.map((way) => (way === 'passage' ? 'par le passage' : `avec ${step(way)}`)))} : ${room}.`,
    luckOnRoll: 'Chance : le jet',
    luckInRoom: ({ room }) => `Chance : ${room}`,
    putAside: ({ pip }) => `Mettre le ${pip} de côté`,
    ghostTakes: ({ pip }) => `Le fantôme prend le ${pip}`,
    noDiceThere: ({ room }) => `${room} : trop de dés, il ne peut y en avoir aucun.`,
    moreDiceThere: ({ room, dice: count }) => `${room} : trop de dés, la tuile en montre ${count}.`,
    task: ({ slot }) => `Objectif ${slot}`,
    taskDone: ({ slot }) => `Objectif ${slot}, rempli`,
    clue: ({ slot }) => `Indice ${slot}`,
  },
  answers: {
    stepUp: ({ pip, room }) => `${pip} en montant, arrivée ${room}`,
    stepDown: ({ pip, room }) => `${pip} en descendant, arrivée ${room}`,
    passage: ({ room }) => `par le passage, arrivée ${room}`,
    lock: ({ room }) => `vous pouvez verrouiller la salle (${room})`,
    take: ({ tile }) => `vous pouvez prendre la relique (${tile})`,
    clue: ({ slot }) => `l’indice ${slot} peut être révélé`,
    task: ({ slot, task }) => `l’objectif ${slot} peut être déclaré rempli, « ${task} »`,
    putAside: ({ pip }) => `le ${pip} est mis de côté, et vous relancez`,
    ghostGoes: ({ pip, room }) => `le fantôme avance de ${pip}, arrivée ${room}`,
    rerollOfRoll: ({ token, pip }) => `${token} relance le ${pip} du jet`,
    rerollInRoom: ({ token, pip, room }) => `${token} relance le ${pip} (${room})`,
    rollBecomes: ({ token, pip, to }) => `avec ${token}, le ${pip} du jet devient ${to}`,
    dieBecomes: ({ token, pip, to, room }) => `avec ${token}, le ${pip} devient ${to} (${room})`,
  },
  tablePlaces: {
    wholes: {
      pawn: 'votre salle',
      relic: 'la relique dans votre main',
      ghost: 'le fantôme',
      'ghost.at': 'la salle du fantôme',
      'ghost.toward': 'la direction du fantôme',
      rooms: 'la liste des salles',
      tasks: 'la liste des objectifs',
      luck: 'la liste des jetons de chance',
      clues: 'la liste des indices',
      mode: 'le choix des modes',
    },
    room: ({ room }) => room,
    tile: ({ room }) => `${room}, la tuile`,
    locked: ({ room }) => `${room}, le verrou`,
    dice: ({ room }) => `${room}, la liste des dés`,
    task: ({ slot }) => `l’objectif ${slot}`,
    tick: ({ slot }) => `la coche de l’objectif ${slot}`,
    clue: ({ slot }) => `l’indice ${slot}`,
    token: ({ number }) => `le jeton de chance ${number}`,
  },
  places: {
    line: 'cette ligne',
    field: ({ field }) => `« ${field} »`,
    edition: ({ field }) => `« ${field} » de l’édition`,
    position: ({ field }) => `« ${field} » de la position`,
  },
  faults: {
    'not-json': ({ place }) =>
      `${begins(place)} : ce qui suit n’est pas un JSON complet. Copiez-le de nouveau, sur une seule ligne.`,
    'not-object': ({ place }) =>
      `${begins(place)} : ce n’est pas une liste de champs entre accolades. Écrivez { … }.`,
    'not-list': ({ place }) => `${begins(place)} : ce n’est pas une liste. Écrivez [ … ].`,
    'not-text': ({ place }) => `${begins(place)} : ce n’est pas un texte. Mettez-le entre guillemets droits.`,
    'not-number': ({ place, said }) =>
      `${begins(place)} : ce n’est pas un nombre, ${quoted(said)}. N’écrivez que des chiffres.`,
    'not-yes-no': ({ place }) => `${begins(place)} : ce n’est ni oui ni non. Écrivez true ou false.`,
    'out-of-range': ({ place, least, most }) =>
      `${begins(place)} : valeur hors limites. Donnez un nombre entier, de ${least} à ${most}.`,
    tooSmall: ({ place, least }) =>
      `${begins(place)} : valeur hors limites. Donnez un nombre entier, ${least} ou plus.`,
    empty: ({ place }) => `${begins(place)} : c’est vide. Écrivez-y quelque chose.`,
    'bad-id': ({ place, said }) =>
      `${begins(place)} : ce n’est pas un identifiant, ${quoted(said)}. Commencez par une minuscule, puis minuscules, chiffres et « - ».`,
    twice: ({ place, said }) => `${begins(place)} : ${quoted(said)} y figure deux fois. Retirez-en un.`,
    standsTwice: ({ place }) => `${begins(place)} : cela figure deux fois. Retirez-en un.`,
    'unknown-id': ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} est inconnu ici. Vérifiez l’orthographe.`,
    unknownEdition: ({ said }) =>
      `L’édition ${quoted(said)} est inconnue ici. Mettez-la tout entière sur cette ligne.`,
    'unknown-key': ({ place }) =>
      `${begins(place)} : ce champ est inconnu ici. Retirez-le, ou vérifiez l’orthographe.`,
    'unknown-kind': ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} n’est pas possible ici. Choisissez un type connu.`,
    reserved: ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} est réservé par les règles. Choisissez un autre nom.`,
    'too-few': ({ place, least }) => `${begins(place)} : pas assez d’éléments. Donnez-en au moins ${least}.`,
    oneEnd: ({ place }) =>
      `${begins(place)} : il n’y a qu’un bout du passage. Ajoutez l’autre, ou retirez-le.`,
    'too-many': ({ place, most }) => `${begins(place)} : trop d’éléments. Donnez-en au plus ${most}.`,
    moreEnds: ({ place }) => `${begins(place)} : le passage a plus de deux bouts. Retirez-en.`,
    moreDice: ({ place, dice: count }) =>
      `${begins(place)} : trop de dés. Il n’y en a que ${count} dans la boîte.`,
    missing: ({ place }) => `${begins(place)} : cela manque. Ajoutez-le.`,
    lacks: ({ place, said }) => `${begins(place)} : il manque ${quoted(said)}. Ajoutez-en un.`,
    'wrong-version': ({ place, said }) =>
      `${begins(place)} : la version ${quoted(said)} est inconnue ici. Utilisez la version 1, ou une appli plus récente.`,
    'not-allowed': ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} n’est pas possible ici. Retirez-le, ou corrigez-le.`,
    besidePosition: ({ place }) =>
      `${begins(place)} : cela ne peut pas accompagner une position. Retirez-le : la position le dit.`,
    ghostAbroad: ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} est rempli quand le fantôme rôde. Écrivez cela.`,
    findGhostFirst: ({ place }) =>
      `${begins(place)} : il faut d’abord trouver le fantôme. Mettez « find-ghost » en premier.`,
    mustBeEmpty: ({ place }) =>
      `${begins(place)} : cela doit être vide. Finissez d’abord ce déplacement à la table.`,
    'not-what-follows': ({ place, said }) =>
      `${begins(place)} : ce n’est pas ce que donne le reste, ${quoted(said)}. Retirez-le, ou corrigez-le.`,
    contradicts: ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} ne va pas avec le reste. Revoyez l’un et l’autre.`,
    contradictsRule: ({ place, why }) => `${begins(place)} : cela ne va pas avec le reste. ${why}`,
    'unknown-word': ({ place, said }) =>
      `${begins(place)} : ${quoted(said)} n’est pas un mot possible ici. Vérifiez l’orthographe.`,
    'words-missing': ({ place, words }) => `${begins(place)} : il manque un mot. ${afterFirst(words)}`,
    'words-too-many': ({ place, words }) => `${begins(place)} : il y a un mot de trop. ${afterFirst(words)}`,
    standsAlone: ({ place }) => `${begins(place)} : il y a un mot de trop. Le premier va seul.`,
    'wrong-place': ({ place, said }) =>
      `${begins(place)} : cela vient trop tôt. La ligne « ${said} » passe d’abord.`,
    'not-direction': ({ place, said }) =>
      `${begins(place)} : ce n’est pas une direction, ${quoted(said)}. Écrivez + pour monter ou - pour descendre.`,
    'no-such-slot': ({ place, said }) =>
      `${begins(place)} : il n’y a pas d’emplacement ${said} dans cette partie. Comptez à partir de 1.`,
    'no-dashes': 'L’en-tête n’a pas de fin. Mettez une ligne « -- » entre lui et les événements.',
  },
  contradictions: {
    'TAKE-1': 'On tient la relique quand trois indices révélés la désignent.',
    'TAKE-2': 'La serrure est dans une salle verrouillée si et seulement si on tient la relique.',
    'CLUE-1': 'Un indice n’est révélé que sous un objectif rempli.',
    'CLUE-2': 'En mode Plus difficile, le troisième indice attend l’objectif 4.',
    'EXPLORE-1': 'Une salle reçoit sa tuile avant que rien d’autre ne s’y passe.',
    'EXPLORE-4': 'Le fantôme est dans l’asile si et seulement si sa tuile est dans une salle.',
    'TASK-3': 'Trouver le fantôme n’est rempli que si le fantôme est dans l’asile.',
    'MOVE-5': 'Le pion n’est jamais dans une salle verrouillée.',
    'MOVE-6': 'Le pion n’est jamais là où est le fantôme, sauf au tour où il est découvert.',
    'LOCK-4': 'La salle de la tuile du fantôme est verrouillée, sauf au tour où il est découvert.',
    'MODE-1': 'Le mode place la tuile du fantôme ailleurs dans la pile.',
    'MODE-3': 'Plus effrayant et Plus retors mettent le fantôme aux deux bouts opposés de la pile.',
  },
  editions: {
    things: {
      rooms: ({ number }) => `Salle ${number}`,
      marks: ({ number }) => `Marque ${number}`,
      tiles: ({ number }) => `Tuile ${number}`,
      tasks: ({ number }) => `Objectif ${number}`,
      luck: ({ number }) => `Jeton de chance ${number}`,
    },
    firstCopy: 'Mon exemplaire',
    copyOf: ({ name }) => `${name} (copie)`,
    remove: ({ name }) => `Retirer : ${name}`,
    removeUnnamed: ({ which }) => `Retirer : ${which}`,
    describe: ({ which }) => `Décrire : ${which}`,
    field: ({ which, field }) => `${which}, ${field}`,
    named: ({ which, name }) => `${which}, ${name}`,
    action: ({ action, name }) => `${action} : ${name}`,
    stillWrong: ({ count }) => plural(count, `${count} point à corriger`, `${count} points à corriger`),
    alike: ({ names }) => `Trois marques en commun : ${and(names)}. Trois indices peuvent laisser les deux.`,
    fewMarks: ({ names }) => `Moins de trois marques : ${and(names)}. Trois indices ne peuvent pas mener là.`,
    noMarks: 'Aucune relique ne porte de marque : c’est votre table qui vous dit laquelle est maudite.',
    moreAlike: ({ pairs }) =>
      plural(
        pairs,
        `Il en va de même pour ${pairs} autre paire de reliques.`,
        `Il en va de même pour ${pairs} autres paires de reliques.`,
      ),
    tilesForRooms: ({ tiles, rooms: count }) =>
      `Il y a ${plural(tiles, `${tiles} tuile`, `${tiles} tuiles`)} pour ${rooms(count)}.`,
  },
  editionPlaces: {
    wholes: {
      '': 'Le fichier',
      format: 'Le type de fichier',
      version: 'La version',
      id: 'L’identifiant de l’édition',
      name: 'Le nom de cet exemplaire',
      note: 'La note',
      dice: 'Le nombre de dés dans la boîte',
      rooms: 'Les salles',
      marks: 'Les marques',
      tiles: 'Les tuiles',
      tasks: 'Les objectifs',
      luck: 'Les jetons de chance',
    },
    fields: {
      id: 'identifiant',
      name: 'nom',
      note: 'note',
      picture: 'image',
      kind: 'type',
      dice: 'nombre de dés',
      marks: 'marques',
      when: 'condition',
      'when.is': 'condition',
      'when.room': 'salle de la condition',
      'when.atLeast': 'nombre de la condition',
      does: 'effets',
    },
    field: ({ which, field }) => `${which}, ${field}`,
    mark: ({ which, number }) => `${which}, marque ${number}`,
    effect: ({ which, number }) => `${which}, effet ${number}`,
  },
  editionFaults: {
    'not-json': ({ place }) =>
      `${place} : ce n’est pas une édition, le texte est illisible. Enregistrez-la de nouveau là d’où elle vient.`,
    'not-object': ({ place }) => `${place} : ce n’est pas écrit comme il faut.`,
    'not-list': ({ place }) => `${place} : il faut une liste.`,
    'not-text': ({ place }) => `${place} : il faut un texte.`,
    'not-number': ({ place }) => `${place} : il faut un nombre.`,
    'out-of-range': ({ place, least, most }) => `${place} : il faut un nombre entier, de ${least} à ${most}.`,
    tooSmall: ({ place, least }) => `${place} : il faut un nombre entier, ${least} ou plus.`,
    empty: ({ place }) => `${place} : c’est vide.`,
    'bad-id': ({ place, said }) =>
      `${place} : « ${said} » n’est pas possible, seulement minuscules, chiffres et « - ».`,
    twice: ({ place, said }) => `${place} : « ${said} » y figure deux fois.`,
    ghostTwice: ({ place }) => `${place} : le fantôme doit y être une seule fois.`,
    'unknown-id': ({ place, said }) => `${place} : « ${said} » n’existe pas dans cette édition.`,
    'unknown-kind': ({ place, said }) => `${place} : « ${said} » n’est pas possible.`,
    notChosen: ({ place }) => `${place} : reste à choisir.`,
    reserved: ({ place, said }) => `${place} : « ${said} » n’est pas possible, les règles emploient ce mot.`,
    'too-few': ({ place, least }) => `${place} : pas assez, il en faut au moins ${least}.`,
    oneEnd: ({ place }) => `${place} : il faut un second bout du passage, ou aucun.`,
    noEffect: ({ place }) => `${place} : choisissez-en au moins un.`,
    noAmount: ({ place }) => `${place} : choisissez au moins une valeur.`,
    'too-many': ({ place, most }) => `${place} : trop, il en faut au plus ${most}.`,
    moreEnds: ({ place }) => `${place} : le passage y a plus de deux bouts.`,
    missing: ({ place }) => `${place} : cela manque.`,
    listMissing: ({ place }) => `${place} : cette liste manque.`,
    noGhost: ({ place }) => `${place} : il manque le fantôme.`,
    noRelic: ({ place }) => `${place} : il manque une relique.`,
    noFindGhost: ({ place }) => `${place} : il manque celui de trouver le fantôme.`,
    'wrong-version': ({ place, said }) =>
      `${place} « ${said} » est inconnue ici. Une appli plus récente peut la lire.`,
    versionMissing: ({ place }) => `${place} manque : c’est 1 aujourd’hui.`,
    'not-allowed': ({ place, said }) => `${place} : « ${said} » n’est pas possible ici.`,
    otherFormat: ({ place }) => `${place} est autre : ce n’est pas une édition.`,
  },
  asked: {
    notInRoll: ({ pip, pips }) => `Il n’y a ${noDie(pip)} dans le jet. Il montre ${and(pips)}.`,
    rollEntry: ({ dice: count }) => `Lancez ${dice(count)} pour entrer.`,
    rollToLeave: ({ dice: count, room }) => `Lancez ${dice(count)} pour quitter cette salle : ${room}.`,
    rollGhost: ({ dice: count }) => `Lancez ${dice(count)} pour le fantôme.`,
    rollTile: ({ dice: count, tile, room }) => `${room} : lancez ${dice(count)} pour cette tuile, ${tile}.`,
    diceShow: ({ dice: count }) => plural(count, 'Il montre de 1 à 6.', 'Chacun montre de 1 à 6.'),
    rollEntryFirst: ({ dice: count }) => `Lancez d’abord ${dice(count)} pour entrer.`,
    rollToLeaveFirst: ({ dice: count, room }) =>
      `Lancez d’abord ${dice(count)} pour quitter cette salle : ${room}.`,
    rollGhostFirst: ({ dice: count }) => `Lancez d’abord ${dice(count)} pour le fantôme.`,
    rollTileFirst: ({ dice: count, tile, room }) =>
      `${room} : lancez d’abord ${dice(count)} pour cette tuile, ${tile}.`,
    drawFirst: ({ room }) => `${room} : on y pioche d’abord une tuile.`,
    over: 'La partie est finie. Annulez, ou commencez-en une autre.',
    yourMove: ({ room, ways }) =>
      `À vous de jouer. Quittez cette salle ${or(ways.map((way) => ({ die: 'avec un dé', passage: 'par le passage', lock: 'en la verrouillant' })[way]))} : ${room}.`,
    entryWaits: ({ pips }) => `Le jet d’entrée attend. Montez d’abord de ${or(pips)}.`,
    rollWaits: ({ room, pips }) => `Le jet attend. Quittez d’abord cette salle avec ${or(pips)} : ${room}.`,
    ghostWaits: ({ pips }) => `Le fantôme attend. Avancez-le d’abord de ${or(pips)}.`,
  },
  refusals: {
    unreadable: 'Ceci est illisible. Dites-le comme le veulent les règles de la transcription.',
    noDiceHere: ({ room }) => `${room} : il n’y a pas de dés ici. Vous pouvez verrouiller la salle.`,
    noDieHere: ({ pip, room, pips }) =>
      `${room} : il n’y a ${noDie(pip)} ici. Vous pouvez utiliser ${or(pips.map((one) => `le ${one}`))}.`,
    gardenBehind: ({ pip }) => `Le jardin est derrière vous. On entre en montant de ${pip} dans l’asile.`,
    pastAttic: ({ pip, room, left }) =>
      `${pip} en montant va plus loin que la dernière salle (${room}). ${onlyLeft(left, 'au-dessus')}`,
    pastCloakroom: ({ pip, room, left }) =>
      `${pip} en descendant va plus loin que la première salle (${room}). ${onlyLeft(left, 'au-dessous')}`,
    pastGarden: ({ pip, needed }) =>
      `${pip} en descendant va au-delà du jardin. Il vous faut exactement ${needed}.`,
    noRelicYet: 'Pour le jardin, il faut la relique en main et un jet exact.',
    locked: ({ room }) => `${room} : salle verrouillée. Vous pouvez la traverser, pas vous y arrêter.`,
    ghostOnTheWay: ({ room }) =>
      `Le fantôme est sur votre chemin : ${room}. Votre règle maison interdit de passer.`,
    ghostThere: ({ room }) => `Le fantôme est là : ${room}. Vous pouvez passer, pas vous y arrêter.`,
    ghostThereNoPassing: ({ room }) =>
      `Le fantôme est là : ${room}. Vous ne pouvez ni passer ni vous y arrêter.`,
    noPassage: ({ room }) => `${room} : pas de passage secret ici. Vous pouvez verrouiller la salle.`,
    noPassageButDie: ({ room }) =>
      `${room} : pas de passage secret ici. Vous pouvez utiliser un dé ou verrouiller la salle.`,
    otherEndUnknown: ({ room }) =>
      `${room} : l’autre bout n’est pas encore trouvé. Le passage s’ouvre quand ses deux bouts sont face visible.`,
    otherEndLocked: ({ room }) => `L’autre bout est verrouillé. Plus personne ne peut entrer ici : ${room}.`,
    ghostAtOtherEnd: ({ room }) =>
      `Le fantôme est à l’autre bout : ${room}. Vous pourrez passer quand il sera parti.`,
    dieStillMoves: ({ room, ways }) =>
      `${room} : un dé permet encore d’en sortir, ${or(ways.map(step))}. Votre règle maison ne permet de verrouiller que si aucun ne va.`,
    lockFirst: 'Vous venez de trouver le fantôme : verrouillez d’abord cette salle.',
    luckFirst: ({ pips, tokens }) =>
      `La chance peut encore changer ${and(pips.map((pip) => `le ${pip}`))}. Utilisez d’abord un jeton : ${or(tokens)}.`,
    rollStillMoves: ({ room, ways }) =>
      `${room} : le jet permet encore d’en sortir, ${or(ways.map(step))}. Il ne va au fantôme que si rien ne convient.`,
    notOnTop: ({ tile }) =>
      `L’ordre de cette pile est connu, et cette tuile n’est pas sur le dessus : ${tile}.`,
    notOnTopBut: ({ tile, top }) =>
      `L’ordre de cette pile est connu, et cette tuile n’est pas sur le dessus : ${tile}. La prochaine est : ${top}.`,
    inHand: ({ tile }) => `Vous tenez déjà cette relique : ${tile}.`,
    liesThere: ({ tile, room }) => `${tile} : cette tuile est déjà posée, ${room}.`,
    ghostOnTop: 'En mode Plus effrayant, le fantôme est sur le dessus. La pile a-t-elle été préparée ainsi ?',
    ghostAtBottom: 'En mode Plus retors, le fantôme est au-dessous. La pile a-t-elle été préparée ainsi ?',
    clueRevealed: ({ slot, mark }) => `L’indice ${slot} est déjà révélé : ${mark}.`,
    taskOpen: ({ slot, task }) =>
      `L’objectif ${slot} n’est pas encore rempli : « ${task} ». Son indice pourra être révélé ensuite.`,
    thirdClueWaits: ({ task }) =>
      `En mode Plus difficile, le troisième indice attend l’objectif 4 : « ${task} ».`,
    clueTwice: ({ slot, mark, clues }) =>
      `L’indice ${slot} montre déjà cette marque : ${mark}. Les ${clues} indices sont tous différents.`,
    otherClue: ({ slot, mark }) =>
      `Les indices de cette partie sont connus dès le début. Sous l’objectif ${slot}, ce n’est pas cette marque : ${mark}.`,
    otherClueUnnamed: ({ slot }) =>
      `Les indices de cette partie sont connus dès le début. Sous l’objectif ${slot}, ce n’est pas celui que vous dites.`,
    taskDone: ({ slot, task }) => `L’objectif ${slot} est déjà rempli : « ${task} ».`,
    taskNotByHand: ({ slot, task }) =>
      `L’objectif ${slot} ne se coche pas à la main : « ${task} ». Il est rempli dès que la table le montre.`,
    relicInHand: ({ tile }) => `Vous tenez déjà la relique : ${tile}. Portez-la au jardin.`,
    cluesMissing: ({ revealed, clues }) =>
      `${revealed === 0 ? 'Vous n’avez révélé aucun indice.' : plural(revealed, `Vous avez révélé ${revealed} indice.`, `Vous avez révélé ${revealed} indices.`)} Avec les ${clues}, vous pourrez prendre la relique maudite.`,
    noRelicHere: ({ room, left }) => `${room} : il n’y a pas de relique ici. ${lookFor(left)}`,
    notCursed: ({ tile, left }) => `${tile} : ce n’est pas la relique maudite. ${lookFor(left)}`,
    noRollWaits: 'Aucun jet n’attend. La chance peut changer un dé posé dans une salle.',
    noDiceForLuck: ({ room }) =>
      `${room} : il n’y a pas de dés ici. La chance peut changer tout dé visible hors d’une salle verrouillée.`,
    noDieForLuck: ({ pip, room, pips }) =>
      `${room} : il n’y a ${noDie(pip)} ici. La chance peut changer ${or(pips.map((one) => `le ${one}`))}.`,
    mustChange: ({ token, pip, results }) =>
      `${token} : ce jeton doit changer le dé. D’un ${pip}, il fait ${or(results)}.`,
    noReroll: ({ token, pip, results }) =>
      `${token} : ce jeton ne relance pas. D’un ${pip}, il fait ${or(results)}.`,
    otherResults: ({ token, pip, to, results }) =>
      `${token} : d’un ${pip}, ce jeton ne fait ${to === null ? 'pas cela' : `pas ${to}`}. Il fait ${or(results)}.`,
    onlyRerolls: ({ token, pip }) =>
      `${token} : ce jeton ne peut pas faire cela à un ${pip}. Il ne fait que relancer.`,
    noOtherResult: ({ token, pip }) =>
      `${token} : ce jeton ne peut pas faire cela à un ${pip}. Aucun autre résultat n’irait.`,
    tokenUsed: ({ token, left }) => `${token} : ce jeton est déjà utilisé. ${luckLeft(left)}`,
    tokenNotHere: ({ token, left }) => `${token} : ce jeton n’est pas sur la table. ${luckLeft(left)}`,
    notOnTheGhost:
      'Avec votre règle maison, la chance ne peut pas changer le jet du fantôme. Elle peut changer un dé posé dans une salle.',
  },
  happened: {
    ghostRolled: ({ pips }) => `Le dé du fantôme montre ${and(pips)}.`,
    youRolled: ({ pips }) => `Vous avez fait ${and(pips)}.`,
    entered: ({ room }) => `Vous entrez : ${room}.`,
    drew: ({ tile, room }) => `${room} : ${tile}.`,
    found: ({ room }) => `Le fantôme est là, avec vous : ${room}.`,
    diceShow: ({ pips }) =>
      plural(pips.length, `Son dé montre ${and(pips)}.`, `Ses dés montrent ${and(pips)}.`),
    taskDone: ({ task }) => `Objectif rempli : ${task}.`,
    clueIs: ({ slot, mark, tile }) => `Indice ${slot} : ${mark}. C’est cette relique : ${tile}.`,
    clueNone: ({ slot, mark }) => `Indice ${slot} : ${mark}. Aucune relique ne porte ces marques.`,
    clueLeaves: ({ slot, mark, left: count }) => `Indice ${slot} : ${mark}. ${capital(left(count))}.`,
    took: ({ tile }) => `Vous prenez la relique : ${tile}. Le fantôme vous sent désormais.`,
    throughPassage: ({ room }) => `Par le passage : ${room}.`,
    wentUp: ({ pip, room }) => `${pip} en montant : ${room}.`,
    wentDown: ({ pip, room }) => `${pip} en descendant : ${room}.`,
    locked: ({ room }) => `Verrouillée pour de bon : ${room}.`,
    walked: ({ pip, steps, room }) =>
      `Le fantôme a fait ${pip} : ${[...steps, `${room} (arrêt)`].join(', ')}.`,
    turns: ({ room }) => `${room} (demi-tour)`,
    putAside: ({ pip }) => `Le ${pip} est mis de côté.`,
    luckOnRoll: ({ token, pip, to }) => `${token} : le ${pip} devient ${to}.`,
    luckInRoom: ({ token, pip, to, room }) => `${token} : le ${pip} devient ${to}, ${room}.`,
    hopeless: 'La relique maudite ne peut plus être prise : cette partie ne peut plus être gagnée.',
    won: ({ tile }) => `Dehors, avec la relique : ${tile}. C’est gagné.`,
    caught: ({ room }) => `Il vous attrape : ${room}. La partie est perdue.`,
    trapped: ({ room }) => `Le piège se referme : ${room}. La partie est perdue.`,
    conceded: 'Vous avez abandonné.',
    ghostTo: ({ room }) => `Fantôme : ${room}`,
    near: 'Son prochain jet peut vous atteindre.',
    headingUp: 'Il monte.',
    headingDown: 'Il descend.',
    turnedUp: ({ room }) => `Demi-tour : ${room}. Il monte maintenant.`,
    turnedDown: ({ room }) => `Demi-tour : ${room}. Il descend maintenant.`,
  },
  listed: {
    drew: ({ tile, room }) => `${room} : ${tile}`,
    dice: ({ pips }) => plural(pips.length, `Dé ${pips.join(', ')}`, `Dés ${pips.join(', ')}`),
    ghostRolled: ({ pips }) => `Dé du fantôme ${pips.join(', ')}`,
    rolled: ({ pips }) => `Jet ${pips.join(', ')}`,
    walked: ({ pip, from, to }) => `Fantôme ${pip} : ${from} – ${to}`,
    taskDone: ({ task }) => `Objectif rempli : ${task}`,
  },
  ways: {
    youWin: 'c’est gagné',
    unexplored: ({ room }) => `${room}, à explorer`,
    noDiceLeft: ({ room }) => `${room}, plus de dés`,
    diceWait: ({ room, pips }) =>
      plural(pips.length, `${room}, un ${and(pips)} attend`, `${room}, ${and(pips)} attendent`),
    tooFar: 'Trop loin',
    past: ({ room }) => `au-delà : ${room}`,
    withoutRelic: 'pas sans la relique',
    locked: 'sous verrou',
    ghostThere: 'le fantôme y est',
    ghostInTheWay: 'le fantôme barre la route',
    lockFirst: 'verrouillez d’abord ici',
    otherEndLocked: 'l’autre bout est verrouillé',
    notNow: 'pas maintenant',
    noDieHere: ({ pip }) => `pas de ${pip} ici`,
    trapped: 'Le piège se refermerait : la partie serait perdue.',
    caught: 'Il vous attrape : la partie est perdue.',
    spoils: 'La partie ne pourrait alors plus être gagnée.',
    fromGhost: ({ rooms: count }) => `à ${count} du fantôme`,
    mayGo: ({ ways }) =>
      `vous pouvez venir ici ${or(ways.map((way) => (way === 'passage' ? 'par le passage' : `avec le ${step(way)}`)))}`,
    triedUp: ({ pip, room }) => `${pip} en montant, depuis : ${room}.`,
    triedDown: ({ pip, room }) => `${pip} en descendant, depuis : ${room}.`,
    mayDo: ({ ways, tile }) =>
      `Vous pouvez ${or(ways.map((way) => ({ take: `prendre la relique (${tile})`, die: 'partir avec un dé', passage: 'prendre le passage', lock: 'verrouiller la salle' })[way]))}.`,
    noneReachesUp: ({ room, away, pips }) =>
      `${room} : aucun dé d’ici n’y mène. Il faut ${away} en montant, et vous avez ${dicePlain(pips)}.`,
    noneReachesDown: ({ room, away, pips }) =>
      `${room} : aucun dé d’ici n’y mène. Il faut ${away} en descendant, et vous avez ${dicePlain(pips)}.`,
    rollMissesUp: ({ room, away, pips }) =>
      `${room} : aucun dé du jet n’y mène. Il faut ${away} en montant, et vous avez ${dicePlain(pips)}.`,
    rollMissesDown: ({ room, away, pips }) =>
      `${room} : aucun dé du jet n’y mène. Il faut ${away} en descendant, et vous avez ${dicePlain(pips)}.`,
    twoWays: ({ room }) => `${room} : deux chemins y mènent. Lequel ?`,
    open: ({ ways }) =>
      `${capital(ways.map(({ by, room }) => (by === 'passage' ? `passage, ${room}` : `${step(by)}, ${room}`)).join(' ; '))}.`,
    byPassage: ', par le passage',
    byUp: ({ pip }) => `, ${pip} en montant`,
    byDown: ({ pip }) => `, ${pip} en descendant`,
  },
  rooms: {
    youAreHere: 'vous êtes ici',
    ghostIsHere: 'le fantôme est ici',
    keyhole: 'serrure, sous verrou',
    locked: 'sous verrou',
    unexplored: 'à explorer',
    noDice: 'aucun dé',
    dice: ({ pips }) => plural(pips.length, `dé ${and(pips)}`, `dés ${and(pips)}`),
    cursed: 'la relique maudite',
    maybeCursed: 'peut-être la relique maudite',
    inGarden: 'Le jardin. Vous êtes ici.',
    garden: ({ room }) => `Le jardin, juste au-dessous : ${room}.`,
    isLocked: ({ room }) => `${room} : salle verrouillée pour de bon.`,
    isUnexplored: ({ room }) => `${room} : salle inexplorée.`,
    holds: ({ room, tile, pips }) =>
      `${room} : ${tile}, ${pips.length === 0 ? 'aucun dé' : plural(pips.length, `le dé ${and(pips)}`, `les dés ${and(pips)}`)}.`,
    ghostHere: 'Le fantôme est ici.',
    ghostSenses: 'Le fantôme y est, et vous sent.',
    ghostUp: 'Le fantôme y est, et monte.',
    ghostDown: 'Le fantôme y est, et descend.',
    house: ({ rooms: count }) => `L’asile : le jardin et ${rooms(count)}, dans l’ordre du jardin au grenier`,
  },
  clues: {
    none: 'Pas encore d’indice.',
    leaves: ({ marks, left: count }) => `${marks.join(', ')} : ${left(count)}.`,
    leaveOne: ({ marks, tile }) => `${marks.join(', ')} : c’est cette relique, ${tile}.`,
    cannotWin: 'Cette partie ne peut plus être gagnée.',
    anyOf: 'Ce peut être n’importe laquelle de celles qui ne sont pas barrées.',
    notFoundRooms: ({ rooms: count }) => `Pas encore trouvée. ${capital(unexplored(count))}.`,
    inHand: ({ tile }) => `Vous tenez la relique : ${tile}.`,
    youHoldIt: 'Vous la tenez.',
    isNotFound: ({ tile, rooms: count }) =>
      `C’est cette relique : ${tile}. Pas encore trouvée : ${unexplored(count)}.`,
    isIn: ({ tile, room }) => `C’est cette relique : ${tile}. Elle est ici : ${room}.`,
    isLockedIn: ({ tile, room }) => `C’est cette relique : ${tile}. Elle est sous verrou : ${room}.`,
    liesIn: ({ room }) => `Elle est ici : ${room}.`,
    lockedIn: ({ room }) => `Elle est sous verrou : ${room}.`,
    notFound: 'Pas encore trouvée.',
    question: ({ slot }) => `L’indice ${slot} est à vous. Quelle marque montre-t-il ?`,
    because: ({ task }) => `Objectif rempli : ${task}.`,
    noRelic: 'aucune relique',
    relics: ({ count }) => relics(count),
    cannotWinShort: 'victoire impossible',
    inHandShort: 'en main',
    left: ({ count }) => plural(count, 'relique possible', 'reliques possibles'),
  },
  phases: { explore: 'Explorer', move: 'Bouger', ghost: 'Fantôme' },
  table: {
    breakIn: 'Entrer',
    turn: ({ turn }) => `Tour ${turn}`,
    wayIn: 'L’entrée',
    lock: ({ room }) => `Verrouiller : ${room}`,
    take: ({ tile }) => `Prendre : ${tile}`,
    tasksAndClues: 'Objectifs et indices.',
    taskOpen: ({ task }) => `${task} : à remplir.`,
    taskDone: ({ task }) => `${task} : rempli.`,
    taskDoneClue: ({ task, mark }) => `${task} : rempli, ${mark}.`,
    stands: ({ turn, room, pips }) =>
      `Tour ${turn}, ${room}, ${pips.length === 0 ? 'aucun dé' : `${dice(pips.length)} : ${and(pips)}`}.`,
    standsIn: ({ turn, room }) => `Tour ${turn}, ${room}.`,
    setAside: ({ count }) =>
      plural(
        count,
        `${count} saisie suivante a été mise de côté et gardée.`,
        `${count} saisies suivantes ont été mises de côté et gardées.`,
      ),
    tokenUsed: ({ token }) => `${token}, jeton utilisé`,
    tokenInHand: ({ token }) => `${token}, en main`,
    revealClue: ({ slot }) => `Révéler l’indice ${slot}`,
    done: ({ task }) => `Rempli : ${task}`,
    tileDice: ({ tile, dice: count }) => `${tile}, ${dice(count)}`,
    nothingEntered: 'Rien de saisi pour l’instant',
    entered: ({ pips }) => `Saisi : ${pips.join(', ')}`,
    slotOpen: ({ slot, task }) => `${slot}, ${task}, à remplir`,
    slotDone: ({ slot, task }) => `${slot}, ${task}, rempli`,
    slotClue: ({ slot, task, clue }) => `${slot}, ${task}, rempli, ${clue}`,
    rule: ({ rule }) => `Règle ${rule}`,
  },
  ends: {
    won: ({ tile }) => `Dehors, avec la relique : ${tile}.`,
    conceded: 'Vous avez abandonné.',
    trapped: ({ room }) => `Le piège s’est refermé : ${room}.`,
    found: ({ room }) => `Il vous attrape : ${room}.`,
    garden: 'Le jardin, exactement.',
    gardenGhost: ({ room }) => `Le jardin, exactement. Le fantôme était ici : ${room}.`,
    beforeEntry: 'Avant d’entrer.',
    inTurn: ({ turn, room }) => `Au tour ${turn}, ${room}.`,
    noWayOut: 'Aucun jet n’aurait pu vous sortir d’ici.',
    fromGarden: ({ rooms: count }) => `À ${rooms(count)} du jardin.`,
    fromGardenHeld: ({ rooms: count, tile }) => `À ${rooms(count)} du jardin, la relique en main : ${tile}.`,
    itRolled: ({ pip }) => `Il a fait ${pip}.`,
    chart: 'La nuit, tour par tour.',
    chartTurn: ({ turn, room }) => `${turn} : vous, ${room}.`,
    chartTurnGhost: ({ turn, room, ghost }) => `${turn} : vous, ${room} ; le fantôme, ${ghost}.`,
  },
  rolling: {
    ghostIn: ({ room }) => `Fantôme : ${room}`,
    comes: 'Il vient vers vous.',
    headingUp: 'il monte',
    headingDown: 'il descend',
    steps: ({ steps, room }) => `${steps} pas, arrêt : ${room}`,
    stepsCaught: ({ steps, room }) => `${steps} pas, il vous attrape : ${room}`,
    foundYou: 'Il vous attrape.',
    noneCatches: 'aucun jet ne vous attrape ici',
    catches: ({ sixths }) =>
      plural(sixths, `${sixths} jet sur 6 vous attrape ici`, `${sixths} jets sur 6 vous attrapent ici`),
    noneCatchesIn: ({ room }) => `${room} : aucun jet ne vous attrape.`,
    catchesIn: ({ room, sixths }) =>
      plural(
        sixths,
        `${room} : ${sixths} jet sur 6 vous attrape.`,
        `${room} : ${sixths} jets sur 6 vous attrapent.`,
      ),
    listed: ({ pip, from, to }) => `${pip} : ${from} – ${to}`,
  },
  offer: {
    asked: 'Entendre et sentir le fantôme ?',
    both: 'Les deux',
    sound: 'Son',
    touch: 'Vibreur',
    neither: 'Non',
  },
  boxes: {
    asked: 'Avez-vous le jeu imprimé ?',
    askedWhy:
      'Le livret de règles n’imprime pas ce que disent ses tuiles, l’appli ne peut donc pas le savoir.',
    printed: 'Oui, j’ai la boîte',
    printedTold: 'Dites ce qu’est chaque tuile quand elle sort. Rien n’est à noter avant.',
    none: 'Non, je n’ai pas la boîte',
    noneTold:
      'Jouez avec un jeu de remplacement : des tuiles inventées pour cette appli, autant que le livret en compte. L’appli pioche et lance les dés.',
    standIn: 'Le jeu de remplacement de l’appli, pas les tuiles imprimées',
    notListed: 'Le mien n’est pas dans cette liste',
    newCopy: 'Ce qui est sorti avant reste. À partir d’ici, les tuiles sont celles de votre exemplaire.',
    pending: ({ name }) => `Ajoutez d’abord « ${name} », ou effacez son nom.`,
  },
  guiding: {
    step: ({ step: at, steps }) => `${at} sur ${steps}`,
    entry: ({ pip }) =>
      `C’est un exercice, rien n’est gardé. Vous êtes dans le jardin, et un dé dit jusqu’où vous entrez. Lancez-en un et touchez ce qu’il montre, ou touchez le ${pip}.`,
    draw: ({ room, tile }) =>
      `Une nouvelle salle : ${room}. Retournez une tuile et touchez-la ici, ou touchez ceci : ${tile}.`,
    seek: ({ room, tile }) =>
      `Encore une nouvelle salle : ${room}. Tôt ou tard, le fantôme sort. Touchez la tuile que vous avez retournée, ou ceci : ${tile}.`,
    describe: 'Dites ce que dit votre tuile. Elle compte telle quelle, ici comme dans toute partie.',
    dice: ({ tile, dice: count, pip }) =>
      `${tile} : ${dice(count)} à lancer et à laisser dans la salle. Touchez ce que montre le premier, ou le ${pip}.`,
    more: ({ pip }) =>
      `Touchez ce que montre le suivant, ou le ${pip}. Annuler, en bas à gauche, reprend un pas.`,
    dark: ({ room }) =>
      `Ici, un dé vous déplace d’autant de salles, en montant ou en descendant. Cette salle n’a pas de lumière, touchez-la pour savoir pourquoi : ${room}.`,
    lights: 'Vous pouvez aller là où une lumière est allumée.',
    everyNo: 'Chaque refus cite sa règle, et on peut la lire en la touchant.',
    eitherWay: 'Ce jet peut vous faire monter ou descendre.',
    lock: ({ label }) => `Ici aucun dé ne mène nulle part : touchez « ${label} ».`,
    touch: ({ room }) => `Touchez cette salle : ${room}.`,
    touchUp: ({ room, pip }) => `Touchez cette salle, ${pip} en montant : ${room}.`,
    touchDown: ({ room, pip }) => `Touchez cette salle, ${pip} en descendant : ${room}.`,
    found: ({ label }) =>
      `Le fantôme est sorti, et le trouver était le premier objectif. Sa salle doit être verrouillée aussitôt : touchez « ${label} ».`,
    leave: ({ pip }) =>
      `Une salle verrouillée le reste pour de bon, et un jet vous en fait sortir. Touchez ce qu’il montre, ou le ${pip}.`,
    stuck:
      'Aucun coup ne va avec ce jet. Alors la chance doit le changer, ou c’est le fantôme qui avance : la table dit lequel.',
    ghost: ({ pip }) =>
      `Vous avez bougé ; c’est maintenant au fantôme, à chaque tour désormais. Seul compte l’endroit où il s’arrête. Touchez ce que montre son dé, ou le ${pip}.`,
    clue: ({ mark }) =>
      `Un objectif est rempli, et l’indice placé dessous peut être retourné. Il montre une marque de la relique maudite : touchez la vôtre, ou celle-ci : ${mark}.`,
    clueOwn:
      'Un objectif est rempli, et l’indice placé dessous peut être retourné. Il montre une marque de la relique maudite : écrivez le nom de la vôtre.',
    clueWaits: ({ label }) => `Un objectif est rempli, et son indice attend : touchez « ${label} ».`,
    comes:
      'Il s’arrêterait là où vous êtes, et la partie serait perdue. Laissez-le venir, ou changez son dé avec la chance.',
    luck: 'Un jeton de chance change un dé, une fois. Utilisez-le, ou revenez à la question : le tour attend.',
    beside: 'Regardez autant que vous voulez. Le tour attend que vous reveniez à la question.',
  },
  timelines: {
    named: ({ turn, what }) => `${turn} : ${what}`,
    tokenDoes: ({ token, does }) => `${token} : ${does}.`,
    byHand: 'par vous',
    byApp: 'par l’appli',
    youEntered: 'Saisi par vous.',
    appDid: 'Fait par l’appli.',
    whichTile: 'quelle tuile est sortie ?',
    whatDice: ({ dice: count }) => plural(count, 'que montrait le dé ?', 'que montraient les dés ?'),
    whatGhost: 'que montrait le dé du fantôme ?',
    whatRoll: ({ dice: count }) => plural(count, 'que montrait le jet ?', 'que montraient les deux dés ?'),
    whatWasIt: 'qu’est-ce que c’était ?',
    enteredDice: ({ pips }) => `Vous avez saisi ${pips.join(', ')}.`,
    rolledDice: ({ pips }) => `L’appli a fait ${pips.join(', ')}.`,
    nowDice: ({ pips }) => `Maintenant ${pips.join(', ')}.`,
    was: ({ what }) => `C’était : ${what}.`,
    now: ({ what }) => `Maintenant : ${what}.`,
    before: ({ what, row }) => `${what}, et ensuite : ${row}.`,
    die: ({ place, pip }) => `Dé ${place} : ${pip}`,
    dieWas: ({ place, pip, was }) => `Dé ${place} : ${pip}, avant ${was}`,
    pipWas: ({ pip }) => `avant ${pip}`,
    nothingLater: 'Rien n’a été saisi après.',
    allFit: ({ later }) =>
      plural(
        later,
        'La saisie suivante reste valable.',
        `Les ${later} saisies suivantes restent toutes valables.`,
      ),
    noneFits: ({ later }) =>
      plural(
        later,
        'La saisie suivante n’est plus valable.',
        `Aucune des ${later} saisies suivantes ne reste valable.`,
      ),
    someFit: ({ fit, later }) =>
      plural(
        fit,
        `${fit} des ${later} saisies suivantes reste valable.`,
        `${fit} des ${later} saisies suivantes restent valables.`,
      ),
    oneAside: 'Elle est mise de côté, pas perdue.',
    moreAside: ({ after }) =>
      plural(
        after,
        'Elle et la saisie d’après sont mises de côté, pas perdues.',
        `Elle et les ${after} saisies d’après sont mises de côté, pas perdues.`,
      ),
    fixed: 'C’est fait. Tout ce qui suit reste valable.',
    fixedAside: ({ count }) =>
      plural(
        count,
        `C’est fait. ${count} saisie suivante est mise de côté.`,
        `C’est fait. ${count} saisies suivantes sont mises de côté.`,
      ),
    aside: ({ count }) =>
      plural(
        count,
        `${count} saisie suivante est mise de côté`,
        `${count} saisies suivantes sont mises de côté`,
      ),
    allFitAgain: ({ fit }) =>
      plural(
        fit,
        'À partir d’ici, elle est de nouveau valable.',
        'À partir d’ici, elles sont de nouveau valables.',
      ),
    someFitAgain: ({ fit }) =>
      plural(
        fit,
        `À partir d’ici, ${fit} d’entre elles serait de nouveau valable.`,
        `À partir d’ici, ${fit} d’entre elles seraient de nouveau valables.`,
      ),
    noneFitsFrom: 'À partir d’ici, aucune n’est valable.',
    back: ({ fit }) => plural(fit, `${fit} saisie est de retour.`, `${fit} saisies sont de retour.`),
    stillAside: ({ left }) => plural(left, `${left} reste mise de côté.`, `${left} restent mises de côté.`),
    roll: ({ pips }) => `Jet ${and(pips)}`,
    clue: ({ slot }) => `Indice ${slot}`,
    clueMark: ({ slot, mark }) => `Indice ${slot} : ${mark}`,
    taskDone: ({ task }) => `Objectif rempli : ${task}`,
    up: ({ pip }) => `${pip} en montant`,
    down: ({ pip }) => `${pip} en descendant`,
    ghost: ({ pip }) => `Fantôme ${pip}`,
    luck: ({ token, pip, to }) =>
      to === null ? `${token} : ${pip} relancé` : `${token} : ${pip} devient ${to}`,
    luckIn: ({ token, pip, to, room }) =>
      to === null ? `${token} : ${pip} relancé, ${room}` : `${token} : ${pip} devient ${to}, ${room}`,
    take: 'Prendre la relique',
    passage: 'Par le passage',
    lock: 'Verrouiller la salle',
    concede: 'Abandonner',
  },
  noAdvice: {
    chance:
      'C’est aux dés ou à une tuile de parler : il n’y a rien à choisir avant qu’ils soient sur la table.',
    over: 'La partie est finie : il n’y a plus rien à conseiller.',
    unseen:
      'Le conseiller ne peut pas encore savoir : toutes les tuiles de cet exemplaire n’ont pas été décrites.',
  },
  sending: {
    title: 'Envoyer ou déplacer',
    share: 'Partager',
    shareTold: 'Comme fichier, par le partage du système',
    save: 'Enregistrer un fichier',
    saveTold: 'Une transcription : du texte, une réponse par ligne',
    copy: 'Copier le texte',
    copied: 'Copié.',
    notCopied: 'Copie impossible. Enregistrez plutôt un fichier.',
    notShared: 'Partage impossible. Enregistrez plutôt un fichier.',
    move: 'Déplacer cette partie',
    moveTold: 'Vers un autre téléphone, par code QR ou par lien',
    code: ({ version }) =>
      `Un code QR qui contient toute la partie, version ${version}. Visez-le avec l’appareil photo de l’autre téléphone.`,
    codeHow:
      'Visez-le avec l’appareil photo de l’autre téléphone. Toute la partie est dedans ; aucun serveur ne la voit.',
    tooLongForCode: 'Cette partie est trop longue pour un code QR. Envoyez plutôt le lien.',
    tooLongForLink: 'Cette partie est trop longue pour un lien. Enregistrez-la comme fichier et envoyez-le.',
    link: 'Lien',
    copyLink: 'Copier le lien',
    iphone:
      'Sur un iPhone, un lien ouvre Safari, jamais l’appli installée : copiez-le là, et collez-le dans l’appli.',
    pasteLink: 'Ou collez le lien',
    bgStats: 'Noter dans BG Stats',
    me: 'Moi',
    box: 'Rest In Peace: The Asylum',
  },
  bringing: {
    title: 'Importer',
    back: 'Retour là où vous étiez',
    how: 'Une partie, une édition ou une sauvegarde venue d’ailleurs. Rien n’est gardé avant que vous ayez vu ce que c’est.',
    file: 'Choisir un fichier',
    fileTold:
      'Une transcription .asylum, une édition ou une sauvegarde ; ou déposez-la n’importe où sur cette page',
    paste: 'Ou collez un lien ou une transcription',
    look: 'Regarder',
    reading: 'Lecture…',
    unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le encore une fois.',
    backup: 'Une sauvegarde',
    keep: 'Garder cette partie',
    leave: 'Laisser',
    here: 'Cette partie est déjà ici.',
    show: 'L’afficher',
    notKept: 'Enregistrement impossible. Rien n’a changé. Libérez de la place, puis réessayez.',
    looked: ({ done, all }) => `${done} sur ${all} parties examinées`,
    stored: ({ done, all }) => `${done} sur ${all} parties enregistrées`,
    stop: 'Arrêter',
    stopped: 'Arrêté. Rien n’a été importé.',
    settings: {
      title: 'Prendre aussi les réglages',
      told: 'Lumière, marche, touches et dernière préparation, à la place de ceux d’ici',
    },
    toHistory: 'Vers l’historique',
    stops: 'On ne peut la suivre que jusqu’ici :',
    headerBad: 'Son début est inutilisable :',
    others: ({ files, others }) =>
      plural(
        others,
        `Voici le premier de ${files} fichiers. Importez l’autre ensuite, un à la fois.`,
        `Voici le premier de ${files} fichiers. Importez les ${others} autres ensuite, un à la fois.`,
      ),
    keepSetUp: 'Garder sa préparation, sans réponse',
    keepUpTo: ({ answers }) =>
      plural(answers, 'Garder sa seule bonne réponse', `Garder jusque-là : ${answers} réponses`),
    answers: ({ answers }) =>
      answers === 0 ? 'Aucune réponse' : plural(answers, `${answers} réponse`, `${answers} réponses`),
    line: ({ line }) => `Ligne ${line}`,
    lineText: ({ line, text }) => `Ligne ${line} : ${text}`,
  },
  backups: {
    holds: ({ day, things }) => `Faite le ${day}, ${allOf(things)}`,
    brings: ({ fresh }) => `Nouveau : ${allOf(fresh)}. Rien n’est écrasé ici.`,
    bringsBeside: ({ here, fresh }) =>
      `Déjà ici : ${allOf(here)}. Nouveau : ${allOf(fresh)}. Rien n’est écrasé ici.`,
    empty: 'Elle ne contient aucune partie.',
    gamesHere: 'Toutes ses parties sont déjà ici.',
    allHere: 'Tout ce qu’elle contient est déjà ici.',
    takeSettings: 'Prendre les réglages',
    bringIn: ({ fresh }) => `Importer ${allOf(fresh)}`,
    settingsTaken: 'Les réglages sont repris.',
    brought: ({ fresh }) => `Importé : ${allOf(fresh)}.`,
    gameBad: ({ place }) =>
      `La partie ${place} de la sauvegarde ne peut pas être lue par cette version ; rien n’a été importé. Mettez l’appli à jour, ou importez une autre sauvegarde.`,
    editionBad: ({ place }) =>
      `L’édition ${place} de la sauvegarde ne peut pas être lue par cette version ; rien n’a été importé. Mettez l’appli à jour, ou importez une autre sauvegarde.`,
    made: 'La sauvegarde est faite.',
    madeWithout: ({ left }) => `La sauvegarde est faite. Illisible, donc laissé de côté : ${allOf(left)}.`,
  },
  unusable: {
    empty: 'Il n’y a rien dedans. Choisissez un autre fichier, ou copiez le texte de nouveau.',
    'too-large':
      'Ceci dépasse 20 Mo, plus que toute partie ou sauvegarde de cette appli. Choisissez un autre fichier.',
    'too-long': 'Cette transcription dépasse 1 Mo, plus que toute partie. Choisissez un autre fichier.',
    binary: 'Ce n’est pas du texte. Choisissez une transcription .asylum ou une sauvegarde de cette appli.',
    page: 'C’est une page web, pas une partie. Enregistrez le fichier .asylum lui-même et choisissez-le.',
    'cut-off': 'Ce fichier est tronqué ou abîmé. Copiez-le de nouveau là d’où il vient.',
    'other-json': 'Ceci vient d’un autre programme. Choisissez une sauvegarde faite par cette appli.',
    'large-edition': 'Cette édition dépasse 1 Mo, ce dont aucune n’a besoin. Choisissez un autre fichier.',
    'long-text':
      'On y trouve un texte de plus de 1 000 lettres, ce dont aucune partie ni aucun exemplaire n’a besoin. Raccourcissez-le, puis importez de nouveau.',
    'newer-backup':
      'Une version plus récente de l’appli a fait cette sauvegarde. Mettez l’appli à jour, puis importez-la de nouveau.',
    'broken-backup':
      'Cette sauvegarde est abîmée ; rien n’a été importé. Copiez-la de nouveau là d’où elle vient.',
    'newer-link':
      'Une version plus récente de l’appli a fait ce lien. Mettez l’appli à jour, puis ouvrez-le de nouveau.',
    'damaged-link': 'Ce lien est abîmé ou tronqué. Copiez-le de nouveau en entier, ou demandez le fichier.',
    'other-text':
      'Ce n’est pas une partie. Une transcription commence par « asylum 1 », un lien finit par « #g= » et des lettres.',
  },
  unseenNames: { relic: 'Relique pas encore vue', mark: 'Marque sans nom' },
  copies: {
    mine: 'Mon exemplaire',
    byHand: 'C’est moi : l’appli ne peut pas piocher des tuiles qu’elle n’a pas vues.',
    notKept: 'L’exemplaire n’a pas pu être enregistré sur cet appareil. Libérez de la place, puis réessayez.',
    moreTask: 'Nom d’un autre objectif',
    moreTaskTold: 'C’est vous qui dites quand il est rempli.',
    moreLuck: 'Nom d’un autre jeton de chance',
    moreLuckDoes: 'Ce qu’il fait à un dé',
    add: 'Ajouter',
    unseen: 'Une relique pas encore vue',
    drawByHand: 'Piochez vous-même : l’appli ne les a pas toutes vues.',
    dice: 'Dés qu’elle montre',
    marks: 'Marques qu’elle porte',
    anotherMark: 'Nom d’une autre marque',
    itShows: 'Il montre ceci',
    called: 'Nom de la relique',
    thatIsIt: 'C’est cela',
    back: 'Retour',
    myTiles: 'Mes tuiles',
    tiles: 'Ce que disent les tuiles',
    tilesTold: 'Touchez une tuile pour corriger ce qu’elle dit.',
    noneSeen: 'Aucune tuile n’a encore été vue.',
    putRight: 'Changer',
    putRightAll: 'Changer, et les mettre de côté',
    notSeen: 'Je ne l’ai pas vue',
    change: 'Changer ce qu’elle dit',
    keep: 'Garder',
    keepName: 'Nom de votre exemplaire',
    kept: 'Gardé. La prochaine partie avec lui continuera d’ici.',
    relic: ({ number }) => `Relique ${number}`,
    newRelicSays: 'Une nouvelle relique. Que dit-elle ?',
    tileSays: ({ tile }) => `${tile}. Que dit cette tuile ?`,
    tileSaysNow: ({ tile }) => `${tile} : que dit cette tuile ?`,
    whyNot: ({ why, rule }) => `${why} ${rule}.`,
    doesNotGo: ({ why }) => `Cela ne va pas avec ce qui a été dit avant. ${why}`,
    tile: ({ dice: count }) => dice(count),
    relicTile: ({ dice: count, marks }) =>
      `${dice(count)} · ${marks.length === 0 ? 'aucune marque' : marks.join(', ')}`,
    relicsUnseen: ({ count }) =>
      plural(count, `${count} relique pas encore vue`, `${count} reliques pas encore vues`),
    knowAll: 'Vous connaissez maintenant toutes les reliques de votre exemplaire.',
    known: ({ seen, all }) =>
      `Reliques de votre exemplaire que vous connaissez maintenant : ${seen} sur ${all}.`,
    keepNew: 'Garder ce qui est nouveau ?',
    keepAmong: 'Le garder parmi vos exemplaires ?',
    restFollows: 'La prochaine partie avec lui continuera avec le reste.',
    setAside: ({ count, first, why }) =>
      plural(
        count,
        `« ${first} » ne serait plus valable. ${why} Cette saisie serait mise de côté, pas perdue.`,
        `${count} saisies ne seraient plus valables, à partir de « ${first} ». ${why} Elles seraient mises de côté, pas perdues.`,
      ),
    isPutRight: ({ tile }) => `${tile} : tuile corrigée.`,
    areAside: ({ count }) =>
      plural(count, `${count} saisie est mise de côté.`, `${count} saisies sont mises de côté.`),
  },
  descriptionFaults: {
    dice: 'Touchez le nombre de dés qu’elle montre ; 0 si elle n’en montre aucun.',
    markName: 'Écrivez le nom de la marque, puis ajoutez-la.',
    pending: ({ name }) => `Ajoutez la marque « ${name} », ou effacez son nom.`,
    markThere: ({ name }) => `Il y a déjà une marque appelée ${name} : touchez celle-là.`,
    tileThere: ({ name }) => `Il y a déjà une tuile appelée ${name} : donnez un autre nom à celle-ci.`,
    copyName: 'Écrivez le nom de votre exemplaire, puis gardez-le.',
    taskName: 'Écrivez le nom de l’objectif, puis ajoutez-le.',
    taskThere: ({ name }) => `Il y a déjà un objectif appelé ${name} : touchez celui-là.`,
    luckName: 'Écrivez le nom du jeton, puis ajoutez-le.',
    luckDoes: 'Touchez ce qu’il fait à un dé, puis ajoutez-le.',
    luckThere: ({ name }) => `Il y a déjà un jeton de chance appelé ${name} : touchez celui-là.`,
  },
  setUp: {
    title: 'Nouvelle partie',
    forMe: 'Préparer pour moi',
    tasks: 'Objectifs',
    asTheyLie: 'comme ils sont sur la table',
    luck: 'Chance',
    difficulty: 'Difficulté',
    asPrinted: 'Le jeu tel qu’il est imprimé.',
    who: 'Qui pioche et lance les dés',
    whose: { tiles: 'Tuiles', dice: 'Mes dés', ghost: 'Dé du fantôme' },
    givers: { hand: 'Moi', app: 'L’appli' },
    clash:
      'Pas ensemble : Plus effrayant et Plus retors mettent la tuile du fantôme aux deux bouts opposés de la pile.',
    fixed: 'Trouver le fantôme est toujours l’objectif 1.',
    slotsFull: 'Chaque emplacement a son objectif. Touchez-en un pour le reprendre.',
    rulings: 'Règles maison',
    rulingsTold: 'là où le livret laisse le choix',
    begin: 'Commencer au jardin',
    notKept: 'La partie n’a pas pu être enregistrée sur cet appareil. Libérez de la place, puis recommencez.',
    sixTaps:
      'Avec trois dés sur une tuile, une nouvelle salle demande six touches tant que vous lancez vous-même le dé du fantôme.',
    edition: ({ name }) => `Édition ${name}`,
    box: ({ rooms: count, tiles, dice: supply }) => `${count} salles, ${tiles} tuiles, ${supply} dés`,
    boxSeen: ({ rooms: count, tiles, dice: supply, seen, all }) =>
      `${count} salles, ${tiles} tuiles, ${supply} dés, ${seen} reliques vues sur ${all}`,
    luckChosen: ({ chosen, all }) => `${chosen} sur ${all}`,
    luckFull: ({ most }) =>
      `Vous avez ${most} jetons de chance, et c’est le maximum. Touchez-en un pour le rendre.`,
    moreTasks: ({ count }) =>
      plural(count, `Choisissez encore ${count} objectif`, `Choisissez encore ${count} objectifs`),
    moreLuck: ({ count }) =>
      plural(
        count,
        `Choisissez encore ${count} jeton de chance`,
        `Choisissez encore ${count} jetons de chance`,
      ),
    laidOut: ({ tasks, luck }) =>
      `À disposer : ${tasks.join(' ; ')}. Chance : ${luck.length === 0 ? 'aucune' : and(luck)}.`,
  },
  modeNames: {
    easier: 'Plus facile',
    harder: 'Plus difficile',
    spookier: 'Plus effrayant',
    trickier: 'Plus retors',
    unluckier: 'Moins de chance',
    epic: 'Épique',
  },
  modeEffects: {
    easier: 'En verrouillant une salle, vous lancez deux dés et en choisissez un.',
    harder: 'Un quatrième objectif, à remplir avant le troisième indice.',
    spookier: 'La tuile du fantôme va sur le dessus de la pile.',
    trickier: 'La tuile du fantôme va au-dessous de la pile.',
    unluckier: 'Trois jetons de chance, ou moins.',
    epic: 'Plus difficile, Plus effrayant et Moins de chance à la fois.',
  },
  rulings: {
    'pass-ghost': {
      title: 'Traverser la salle du fantôme',
      told: 'On ne peut jamais s’y arrêter. Désactivé : ni la traverser. MOVE-6',
    },
    'lock-freely': {
      title: 'Verrouiller à volonté',
      told: 'Désactivé : seulement quand aucun dé de la salle ne peut vous déplacer. LOCK-1',
    },
    'luck-on-ghost': {
      title: 'Chance sur le jet du fantôme',
      told: 'Désactivé : ce que fait le fantôme reste tel quel. LUCK-4',
    },
  },
  fairness: {
    title: 'Les dés sont-ils équilibrés ?',
    look: 'Ce que l’appli a fait sur cet appareil, compté',
    how: 'Chaque jet et chaque pioche de l’appli vient des nombres aléatoires de l’appareil lui-même, ceux dont on fait des clés. Les nombres qui favoriseraient une face sont jetés, et aucun jet n’en connaît un autre.',
    none: 'L’appli n’a encore lancé aucun dé dans ces parties.',
    unread: 'Les parties ne peuvent pas être lues pour l’instant.',
    last: 'Les derniers jets, le plus récent d’abord',
    table: 'Combien de fois chaque face est tombée',
    face: 'Face',
    times: 'Fois',
    part: 'Part',
    counted: ({ dice: count, games }) =>
      `${plural(count, `${count} dé`, `${count} dés`)} dans ${plural(games, 'une partie', `les ${games} dernières parties`)}.`,
    bar: ({ pip, times, part }) => `${pip} : ${times} fois, ${whole.format(part)}`,
    percent: ({ part }) => whole.format(part),
    oftenInTen: ({ sets }) =>
      `Avec des dés équilibrés, environ ${sets} comptages sur 10 sont au moins aussi inégaux. Rien d’étrange.`,
    oftenInHundred: ({ sets }) =>
      `Avec des dés équilibrés, environ ${sets} comptages sur 100 sont au moins aussi inégaux. Rien d’étrange.`,
    rare: 'Avec des dés équilibrés, moins d’un comptage sur 100 est au moins aussi inégal. C’est rare, et cela arrive pourtant à des dés équilibrés.',
  },
  licences: {
    title: 'Fourni avec',
    told: 'Les paquets et les polices de cette appli, et leurs licences',
    unread: 'La liste est à l’adresse de l’appli, et demande le réseau.',
  },
  library: {
    title: 'Historique',
    back: 'Retour à l’historique',
    games: 'Parties',
    which: 'Quelles parties',
    show: { all: 'Toutes', open: 'En cours', won: 'Gagnées', lost: 'Perdues', conceded: 'Abandonnées' },
    none: 'Il n’y en a aucune.',
    empty: 'Aucune nuit pour l’instant',
    emptyTold: 'Chaque partie que vous jouez est gardée ici, avec son issue. Ou importez-en une d’ailleurs.',
    dark: 'L’asile vu de l’extérieur, toutes fenêtres éteintes.',
    outAndIn: 'Exporter et importer',
    saveAll: 'Enregistrer toutes les parties',
    saveAllTold: 'Une sauvegarde en un fichier : parties, éditions et vos réglages',
    bringIn: 'Importer',
    bringInTold:
      'Une partie, un lien, une édition ou une sauvegarde ; aussi en déposant un fichier ici ou en collant',
    notSaved: 'La sauvegarde n’a pas pu être faite. Essayez encore une fois.',
    goOn: 'Continuer',
    lookAt: 'Voir la table et la nuit',
    name: 'Nom',
    notes: 'Notes',
    save: 'Enregistrer',
    saveName: 'Enregistrer le nom',
    nameSaved: 'Le nom est enregistré.',
    whatIf: 'Essayer autrement',
    whatIfTold: 'Une copie de la partie ; annulez-y ce que vous voulez',
    remove: 'Supprimer',
    failed: 'Cela n’a pas marché. Essayez encore une fois.',
    gone: 'Cette partie n’est pas sur cet appareil.',
    unknown:
      'Elle est d’une édition inconnue ici. Elle peut être enregistrée dans la sauvegarde, ou supprimée.',
    deleted: ({ title }) => `Supprimé : ${title}`,
    undo: 'Annuler',
    undoDelete: ({ title }) => `Annuler la suppression : ${title}`,
    bin: 'Supprimées',
    binTold: 'Une partie supprimée attend ici 30 jours. Ensuite elle quitte cet appareil pour de bon.',
    leavesSoon: 'Part bientôt',
    daysLeft: ({ days }) => plural(days, `encore ${days} jour`, `encore ${days} jours`),
    isDeleted: ({ day }) =>
      `Cette partie est supprimée. Elle attend ici jusqu’au ${day}, puis quitte cet appareil pour de bon.`,
    bringBack: 'La rétablir',
    erase: 'Supprimer pour de bon',
    eraseAsked: 'Doit-elle quitter cet appareil pour de bon ? Rien ne pourra alors la ramener.',
    eraseNot: 'La garder ici',
    eraseSure: 'Oui, supprimer pour de bon',
    isBack: ({ title }) => `De retour : ${title}.`,
    whatIfName: ({ title }) => `Et si : ${title.replace(/^(?:Et si\s: )+/, '')}`,
    openBefore: ({ room }) => `Avant d’entrer, ${room}`,
    openGame: ({ turn, room }) => `Tour ${turn}, ${room}`,
    out: 'Dehors',
    outWith: ({ tile }) => `Dehors : ${tile}`,
    trappedIn: ({ room }) => `Au piège : ${room}`,
    foundIn: ({ room }) => `Rencontre fatale : ${room}`,
    givenUpHopeless: 'Abandon, sans espoir',
    givenUpIn: ({ room }) => `Abandon : ${room}`,
    facts: ({ day, edition, modes, luck }) =>
      [
        day,
        edition,
        ...modes,
        ...(luck === 0 ? [] : [plural(luck, `${luck} jeton restant`, `${luck} jetons restants`)]),
      ].join(', '),
    turns: ({ turns }) => plural(turns, `${turns} tour`, `${turns} tours`),
    asPrinted: 'Tel quel',
    choice: ({ name, count }) => `${name} ${count}`,
  },
  figures: {
    won: 'gagnées',
    turns: 'tours pour gagner',
    streak: 'd’affilée',
    none: '–',
    table: 'En tableau',
    found: 'Où il vous attrape',
    foundIn: ({ edition }) => `Où il vous attrape : ${edition}`,
    byDifficulty: 'Gagnées, par difficulté',
    byEdition: 'Gagnées, par édition',
    length: 'Tours',
    luck: 'Chance restante',
    room: 'Salle',
    times: 'Fois',
    games: 'Parties',
    wonOf: 'Gagnées',
    difficulty: 'Difficulté',
    edition: 'Édition',
    tokens: 'Jetons restants',
    share: ({ share }) => whole.format(share),
    average: ({ average }) => decimal.format(average),
    rate: ({ won, played }) => `${won} sur ${played}`,
    best: ({ best }) => `record ${best}`,
    often: ({ times }) => `${times} fois`,
    chart: ({ title, bars }) =>
      bars.length === 0
        ? `${title} : rien encore.`
        : `${title}. ${bars.map(({ name, figure }) => `${name} : ${figure}`).join(', ')}.`,
    span: ({ from, to }) => `${from} à ${to}`,
  },
  shelf: {
    open: 'Autres parties en cours',
    deleted: 'Supprimée.',
    undo: 'Annuler',
    notDeleted: 'La partie n’a pas pu être supprimée. Essayez encore une fois.',
    notRestored: 'La partie n’a pas pu être rétablie. Essayez encore une fois.',
    showMore: 'Afficher plus',
    won: ({ turn }) => `Gagnée au tour ${turn}`,
    lost: ({ turn }) => `Perdue au tour ${turn}`,
    conceded: ({ turn }) => `Abandonnée au tour ${turn}`,
    concededBefore: 'Abandonnée avant d’entrer',
    begunOn: ({ day }) => `Commencée le ${day}`,
    finished: ({ count }) => plural(count, `${count} partie finie`, `${count} parties finies`),
    deleteGame: ({ game, day }) => `Supprimer la partie : ${game}, commencée le ${day}`,
    keptAside: ({ count }) => plural(count, `${count} élément mis de côté`, `${count} éléments mis de côté`),
    keptWhy: ({ rule, day }) =>
      `Saisies d’une partie que les règles de cette version n’autorisent pas (${rule}), gardées le ${day}`,
    keptUnreadable: 'Quelque chose qui a été mis de côté et n’est plus lisible',
  },
  notices: {
    update: { title: 'Une nouvelle version est prête', told: 'Elle ne change rien à vos parties.' },
    offline: {
      title: 'Marche maintenant hors ligne',
      told: 'Tout est sur cet appareil. Les parties y restent aussi.',
    },
    install: {
      title: 'Mettre sur l’écran d’accueil',
      told: 'S’ouvre sans barre de navigateur, et les parties sont gardées plus longtemps.',
    },
    plain: {
      title: 'Le jeu lui-même marche ici',
      told: 'Installer, jouer hors ligne et garder l’écran allumé demandent une adresse en https.',
    },
    unknown: { title: 'Cette page n’existe pas', told: 'Voici l’accueil ; vos parties sont ici.' },
    missing: {
      title: 'Cette partie n’est pas sur cet appareil',
      told: 'Elle a été supprimée, ou elle est sur un autre appareil ou dans un autre navigateur.',
    },
  },
  noticeActs: {
    update: 'Mettre à jour',
    install: 'Ajouter',
    notNow: 'Plus tard',
    close: 'Fermer',
    download: 'Télécharger',
    loadAgain: 'Recharger',
    downloadOf: ({ title }) => `Télécharger : ${title}`,
    downloadOfOne: ({ title, number }) => `Télécharger : ${title} (${number})`,
  },
  troubles: {
    denied: {
      title: 'Ce navigateur ne garde rien ici',
      told: 'Les parties ne durent que le temps de cet onglet. Pour les garder, autorisez les données de site pour cette adresse, ou quittez la fenêtre privée.',
    },
    silent: {
      title: 'Rien n’est gardé : le stockage de ce navigateur ne répond pas',
      told: 'Ce que vous dites sera gardé tout seul dès que le stockage répondra. Laissez cet onglet ouvert, et fermez les autres onglets de cette appli.',
    },
    newer: {
      title: 'Une version plus récente de l’appli a fait ce qui est enregistré ici',
      told: 'On n’y touche pas, et les parties ne durent que le temps de cet onglet. Rechargez la page pour avoir cette version.',
    },
    outdated: {
      title: 'Un autre onglet a une version plus récente',
      told: 'Cet onglet ne peut plus rien garder. Rechargez-le et continuez où vous en étiez.',
    },
    lost: {
      title: 'Le navigateur a fermé le stockage',
      told: 'Peut-être ses données ont-elles été effacées. Rechargez la page avant de continuer à jouer.',
    },
  },
  damaged: {
    broken: {
      title: 'Une partie enregistrée est illisible',
      told: 'Elle est gardée telle quelle. Téléchargez-la pour l’examiner ou l’envoyer à quelqu’un qui le peut.',
    },
    newer: {
      title: 'Une partie enregistrée vient d’une version plus récente de l’appli',
      told: 'Elle est gardée telle quelle. Mettez l’appli à jour pour y jouer ; d’ici là, vous pouvez la télécharger.',
    },
  },
  settings: {
    title: 'Réglages',
    light: 'Lumière',
    lights: { auto: 'Comme l’appareil', night: 'Nuit', paper: 'Papier' },
    language: 'Langue',
    asDevice: 'Comme l’appareil',
    languageMissing:
      'Cette langue n’a pas pu être chargée. Choisissez-la de nouveau quand il y aura du réseau.',
    table: 'À la table',
    haptics: { title: 'Vibreur', told: 'Une brève vibration à chaque saisie' },
    sound: { title: 'Son', told: 'Des pas, des verrous, et chaque grand moment à sa façon' },
    dread: {
      title: 'Vibreur aux grands moments',
      told: 'Le fantôme trouvé ou proche, une relique enfermée, les deux fins',
    },
    dimmed: {
      title: 'Baisser après une minute',
      told: 'La lumière de la table baisse jusqu’à ce que vous la touchiez',
    },
    letterKeys: {
      title: 'Lettres seules comme touches',
      told: 'U annuler, L verrouiller, P passage, T prendre, R lancer, ? la règle',
    },
    walk: 'La marche du fantôme',
    walks: { auto: 'Comme l’appareil', slow: 'Lente', calm: 'Calme', once: 'Immédiate' },
    games: 'Vos parties',
    lasting: 'Sur cet appareil seulement. Le navigateur peut les effacer s’il manque de place.',
    persistent: 'Sur cet appareil seulement. Le navigateur a promis de ne pas les effacer de lui-même.',
    about: 'À propos',
    rules: ({ version }) => `Règles, version ${version}`,
    licence: 'Libre, sous licence MIT',
    letters:
      'Polices : Newsreader, et Atkinson Hyperlegible Next du Braille Institute, toutes deux sous SIL Open Font License 1.1.',
    private:
      'Rien ne quitte cet appareil : pas de compte, pas de statistiques, pas de réseau hors l’adresse de l’appli.',
    gamesKept: ({ open, over }) =>
      `${open === 0 ? 'Aucune partie en cours' : plural(open, `${open} partie en cours`, `${open} parties en cours`)}, ${over === 0 ? 'aucune finie' : plural(over, `${over} finie`, `${over} finies`)}`,
  },
  ruleTexts: {
    'SETUP-1': {
      says: 'L’asile est vide au départ : ni tuile, ni dé, ni verrou. Vous attendez au jardin, et personne n’a rencontré le fantôme.',
      shows: 'Avant le premier jet. Toutes les salles sont sombres, et la lanterne est au jardin.',
    },
    'SETUP-2': {
      says: 'Le premier objectif est toujours de trouver le fantôme. Les autres sont différents, tirés pour cette partie.',
      shows: 'Trois objectifs sont prêts ici, et aucun n’est encore rempli.',
    },
    'SETUP-3': {
      says: 'Sous chacun des trois premiers objectifs, il y a un indice, face cachée. Les trois sont différents.',
      shows: 'On ne sait rien des indices tant que l’asile est sombre.',
    },
    'SETUP-4': {
      says: 'Les tuiles sont mélangées en une seule pile, face cachée. Personne n’en connaît l’ordre.',
      shows: 'N’importe quelle tuile peut être dans n’importe laquelle de ces salles.',
    },
    'SETUP-5': {
      says: 'Quatre jetons de chance sont posés face visible à côté de l’asile, tous différents. En mode Moins de chance, il y en a moins.',
      shows: 'La partie commence avec toute sa chance.',
    },
    'SETUP-6': {
      says: 'Les dés qui ne sont dans aucune salle attendent à côté de l’asile : c’est la réserve.',
      shows: 'Trois dés sont dans des salles ici ; les onze autres attendent dans la réserve.',
    },
    'SETUP-7': {
      says: 'Lancez un dé et avancez d’autant de salles. La chance peut le changer ; le fantôme n’y est pour rien. Un asile trop petit vous arrête au grenier.',
      shows: 'Un 4 mène du jardin à la cuisine.',
      open: 'où mène un jet plus grand que l’asile',
    },
    'TURN-1': {
      says: 'D’abord vous explorez la salle, puis vous vous déplacez. Une fois trouvé, le fantôme bouge en dernier.',
      shows: 'Vous montez de 1 au réfectoire. Puis le fantôme fait ses 2 pas.',
    },
    'TURN-2': {
      says: 'Vous gagnez au jardin avec la relique. Vous perdez quand le fantôme s’arrête là où vous êtes, ou quand il n’y a plus d’issue. Vous pouvez abandonner à tout moment.',
      shows: 'La relique en main, le 4 mène exactement au jardin : gagné.',
    },
    'EXPLORE-1': {
      says: 'Dans une salle sans tuile, on pioche la suivante et on la pose là, face visible. S’il n’en reste plus, la salle reste nue.',
      shows: 'Le réfectoire n’avait pas de tuile. Le médaillon y a été pioché.',
      open: 'que faire quand il ne reste plus de tuile',
    },
    'EXPLORE-2': {
      says: 'La tuile dit combien de dés lancer. Ils restent dans la salle. Si la réserve n’en a pas assez, prenez ce qu’il y a.',
      shows: 'Le médaillon demande deux dés. Ils montrent 2 et 5.',
      open: 'que faire quand la réserve n’a pas assez de dés',
    },
    'EXPLORE-3': {
      says: 'Chaque tuile est une seule fois dans la boîte, on ne peut donc la piocher qu’une fois.',
    },
    'EXPLORE-4': {
      says: 'Piocher la tuile du fantôme le libère : il se tient dans cette salle et regarde vers le haut, vers le grenier.',
      shows: 'Sa tuile a été piochée au réfectoire, le fantôme est donc là.',
    },
    'EXPLORE-5': {
      says: 'Là où une tuile est déjà posée, on ne pioche ni ne lance rien. Vous utilisez les dés restants.',
      shows: 'De retour à la cuisine : le 3 d’avant y est toujours.',
    },
    'TASK-1': {
      says: 'Quand la salle est explorée, chaque objectif dont la condition est vraie est rempli, et de nouveau après la chance. Ce qui est rempli le reste.',
      shows: 'Deux dés identiques sont ici : l’objectif qui les demande est rempli.',
      open: 'quand compte un objectif que votre déplacement a permis : ici, une fois la salle suivante explorée',
    },
    'TASK-2': {
      says: 'Un objectif que l’appli ne peut pas juger est rempli quand vous le dites, entre l’exploration et le déplacement.',
    },
    'TASK-3': {
      says: 'L’objectif de trouver le fantôme est rempli dès que le fantôme est dans l’asile.',
      shows: 'La tuile du fantôme est sortie, et le premier objectif est rempli.',
    },
    'CLUE-1': {
      says: 'Un objectif rempli vous permet de retourner son indice, ce tour ou plus tard, avant de vous déplacer.',
      open: 'si un indice peut être retourné à un tour suivant',
    },
    'CLUE-2': {
      says: 'En mode Plus difficile, votre troisième indice, quel qu’il soit, attend que le quatrième objectif soit rempli aussi.',
      open: 'quel indice est le troisième : ici, le troisième dans le temps',
    },
    'CLUE-3': { says: 'Aucune marque ne sort deux fois parmi les indices.' },
    'CLUE-4': {
      says: 'Chaque indice désigne une marque. La relique qui porte les trois vôtres est la relique maudite.',
      shows: 'Argent, fêlure et gravure : le miroir à main de cette salle les porte toutes.',
    },
    'CLUE-5': {
      says: 'Une relique peut encore être la maudite tant qu’elle porte toutes les marques connues. Si plusieurs conviennent à la fin, c’est votre table qui vous dit laquelle.',
      shows: 'Argent et fêlure sont connus. Les deux reliques entourées les portent.',
    },
    'TAKE-1': {
      says: 'Vous pouvez prendre la relique maudite là où elle est accessible, avec trois indices retournés et les mains vides.',
    },
    'TAKE-2': {
      says: 'La prendre renvoie les dés de la salle, met la serrure à sa place et verrouille la salle. Un jet vous fait ensuite sortir.',
      shows: 'La relique a été prise : la serrure marque la salle.',
      open: 'si les dés de la salle sont hors jeu, et comment on sort de cette salle',
    },
    'TAKE-3': {
      says: 'Une relique derrière un verrou est perdue. Quand aucune relique qui convient n’est plus accessible, la partie ne peut plus être gagnée ; vous pouvez continuer à jouer.',
      shows: 'La seule relique qui convient est verrouillée au réfectoire.',
    },
    'MOVE-1': {
      says: 'Vous devez partir : par un des dés de la salle, par le passage, ou en verrouillant la salle derrière vous.',
      shows: 'On peut atteindre les salles éclairées, deux par le dé et une par le passage.',
    },
    'MOVE-2': {
      says: 'Choisissez un dé de votre salle et une direction, et avancez d’exactement autant. Le dé retourne à la réserve.',
    },
    'MOVE-3': {
      says: 'La ligne finit au grenier et au vestiaire. Un jet qui dépasse l’un ou l’autre n’est pas un déplacement.',
    },
    'MOVE-4': {
      says: 'Le jardin n’est ouvert qu’à qui porte la relique, et seulement avec un jet exact.',
    },
    'MOVE-5': {
      says: 'On ne s’arrête jamais dans une salle verrouillée. On peut la traverser, et elle compte comme un pas.',
    },
    'MOVE-6': {
      says: 'On ne s’arrête jamais dans la salle du fantôme. On peut se faufiler, sauf si c’est désactivé.',
    },
    'PASSAGE-1': { says: 'D’un bout du passage secret, vous pouvez aller à l’autre, sans dé.' },
    'PASSAGE-2': {
      says: 'Le passage s’ouvre quand ses deux bouts sont face visible, et que le bout d’arrivée n’est pas verrouillé.',
    },
    'PASSAGE-3': { says: 'Le passage ne vous mène jamais dans la salle du fantôme.' },
    'LOCK-1': {
      says: 'Au lieu de vous déplacer avec un dé, vous pouvez verrouiller votre salle, même si un dé suffirait. Désactivé, seulement quand aucun ne convient.',
    },
    'LOCK-2': {
      says: 'Verrouiller renvoie les dés de la salle et la ferme pour de bon. On lance un dé, et il vous fait monter ou descendre.',
      shows: 'La cuisine est verrouillée. Le 2 en fait sortir, en montant ou en descendant.',
      open: 'comment on quitte une salle restée sans tuile : ici en la verrouillant, comme une autre',
    },
    'LOCK-3': {
      says: 'En mode Plus facile, vous lancez deux dés en verrouillant, et utilisez celui que vous préférez.',
      shows: 'Un 1 et un 2 sont sortis : quatre salles sont accessibles.',
    },
    'LOCK-4': {
      says: 'Au tour où vous trouvez le fantôme, vous devez verrouiller sa salle. Indices, objectifs et chance peuvent passer avant.',
    },
    'LOCK-5': {
      says: 'Si le jet ne mène nulle part alors qu’un jeton de chance pourrait le changer, il faut utiliser la chance, même là où elle n’aide pas.',
    },
    'LOCK-6': {
      says: 'Si le jet ne mène nulle part et qu’il ne reste plus de chance, c’est le fantôme qui avance, et vous relancez, jusqu’à ce que vous sortiez ou qu’il vous attrape.',
      shows: 'Le 5 n’a déplacé que le fantôme. On relance maintenant le dé.',
      open: 'lequel des deux dés le fantôme suit en mode Plus facile : ici vous choisissez, et on relance les deux',
    },
    'LOCK-7': {
      says: 'Ce qui est dans une salle verrouillée est hors jeu, et vous n’y revenez jamais. Le fantôme le peut.',
      shows: 'Deux salles sont verrouillées. Rien ne les rallume.',
    },
    'LOCK-8': {
      says: 'Un jet a toujours son dé, même quand tous les dés sont dans des salles.',
      shows: 'La salle est verrouillée, et on lance un dé, d’où qu’il vienne.',
    },
    'LOCK-9': {
      says: 'Si vous vous enfermez là où aucun nombre ne mène nulle part, sans fantôme en jeu, le piège se referme : la partie est perdue.',
      shows: 'Toutes les salles autour sont verrouillées. Quoi que montre le dé, il n’y a pas d’issue.',
    },
    'GHOST-1': {
      says: 'Après chacun de vos déplacements, on lance un dé pour le fantôme, et il avance d’exactement autant, dès le tour où vous le trouvez.',
      shows: 'Vous passez dans le hall. Le fantôme fait 2.',
    },
    'GHOST-2': {
      says: 'Tant que vous ne tenez pas la relique, le fantôme continue dans son dernier sens. Il commence vers le grenier.',
      shows: 'Il descendait, il continue donc à descendre.',
      open: 'où regarde le fantôme quand le jet d’un verrou l’a déplacé dans le même tour : ici, dans son dernier sens',
    },
    'GHOST-3': {
      says: 'Dès que vous tenez la relique, le fantôme part vers vous à chaque fois, et vous dépasse s’il lui reste des pas.',
      shows: 'Il vient vers vous du grenier, et un 4 lui fait dépasser votre salle.',
    },
    'GHOST-4': {
      says: 'À chaque bout de l’asile, le fantôme fait demi-tour et continue. Il ne sort jamais au jardin.',
      shows: 'Un pas jusqu’au grenier, puis deux pas en arrière.',
    },
    'GHOST-5': {
      says: 'Les verrous n’arrêtent pas le fantôme, et il ignore les dés comme les tuiles.',
      shows: 'Il s’arrête au réfectoire, verrouillé ou non.',
    },
    'GHOST-6': {
      says: 'Son dernier pas dans votre salle est votre fin. Vous croiser seulement est sans danger.',
      shows: 'Trois pas, et le troisième finit là où vous êtes.',
    },
    'LUCK-1': {
      says: 'À tout moment, un jeton de chance peut changer un dé : un dé d’une salle ouverte, ou un dé du jet en cours.',
    },
    'LUCK-2': {
      says: 'Un jeton dit ce qu’il fait : relancer, ajouter ou retirer, retourner le dé, ou le régler. Le dé doit rester entre 1 et 6.',
    },
    'LUCK-3': { says: 'Chaque jeton sert une fois. Ensuite il est perdu.' },
    'LUCK-4': { says: 'La chance peut changer ce que le fantôme a fait, sauf si c’est désactivé.' },
    'MODE-1': {
      says: 'Plus facile donne deux dés en verrouillant. Plus difficile ajoute un objectif. Plus effrayant met la tuile du fantôme sur le dessus, Plus retors au-dessous. Moins de chance laisse moins de jetons de chance.',
      shows: 'Une partie en mode Plus difficile : quatre objectifs sont prêts.',
    },
    'MODE-2': {
      says: 'Épique veut dire Plus difficile, Plus effrayant et Moins de chance à la fois.',
      shows: 'Une partie Épique, avant d’entrer.',
    },
    'MODE-3': {
      says: 'Tous les modes vont ensemble, mais Plus effrayant et Plus retors ne peuvent pas être actifs tous les deux.',
      shows: 'La tuile du fantôme est à un bout de la pile, ou à aucun.',
    },
    'MODE-4': {
      says: 'Une tuile que le mode choisi place ailleurs ne peut pas sortir maintenant. Vérifiez comment la pile a été faite.',
    },
    ASKED: {
      says: 'Pas une règle du jeu : l’appli demande une chose à la fois, et ceci répond à autre chose.',
    },
    FORMAT: {
      says: 'Pas une règle du jeu : un texte ou un fichier venu d’ailleurs n’a pas pu être compris.',
      shows: 'Quoi qui n’ait pu être lu, la table est restée comme elle était.',
    },
  },
  ruleGroups: {
    SETUP: { name: 'Mise en place', title: 'La mise en place' },
    TURN: { name: 'Tour', title: 'Un tour' },
    EXPLORE: { name: 'Explorer', title: 'Explorer une salle' },
    TASK: { name: 'Objectifs', title: 'Les objectifs' },
    CLUE: { name: 'Indices', title: 'Les indices' },
    TAKE: { name: 'Relique', title: 'Prendre la relique' },
    MOVE: { name: 'Bouger', title: 'Déplacer votre pion' },
    PASSAGE: { name: 'Passage', title: 'Le passage secret' },
    LOCK: { name: 'Verrou', title: 'Verrouiller une salle' },
    GHOST: { name: 'Fantôme', title: 'Le fantôme' },
    LUCK: { name: 'Chance', title: 'La chance' },
    MODE: { name: 'Modes', title: 'Plus facile, plus difficile' },
    APP: { name: 'L’appli', title: 'Ce que dit l’appli elle-même' },
  },
  rulesPage: {
    title: 'Règles',
    search: 'Chercher dans les règles',
    placeholder: 'Chercher, ou le nom d’une règle',
    groups: 'Étapes du jeu',
    backToGame: 'Retour à la partie',
    ruling: 'Interprétation',
    partly: 'Interprétation en partie',
    rulingTold: 'Le livret ne le dit pas. Voici comment l’appli le lit.',
    switchable: 'Vous pouvez en décider en préparant une partie.',
    on: 'Dans votre partie en cours, c’est activé.',
    off: 'Dans votre partie en cours, c’est désactivé.',
    toSwitch: 'Règles maison',
    yours: 'Votre table, en ce moment :',
    leftOpen: ({ what }) => `Le livret ne dit pas ${what}.`,
    noneFound: 'Aucune règle ne dit cela. Essayez un autre mot, ou un nom comme MOVE-5.',
    found: ({ count }) => plural(count, `${count} règle`, `${count} règles`),
    picture: ({ rule, shows }) => `Image pour ${rule}. ${shows}`,
  },
  unkept: {
    title: 'Ce que vous dites maintenant n’est pas gardé',
    told: 'L’appareil n’accepte plus rien. L’appli réessaie toute seule ; laissez cet onglet ouvert, faites de la place, ou envoyez une copie de la partie depuis l’historique.',
    here: 'Rien n’est gardé sur cet appareil : laissez cet onglet ouvert.',
    goOn: 'Continuer sans garder',
  },
  forked: {
    open: 'Ouvrir cette partie-là',
    stay: 'Rester sur celle-ci',
    unnamed: 'Continuée dans un autre onglet',
    named: ({ name }) => `${name}, continuée dans un autre onglet`,
    why: ({ name }) =>
      `Un autre onglet a changé cette partie. Ce qui a été dit ici entre-temps est gardé comme une partie à part : « ${name} ».`,
  },
  deletedHere: { told: 'Cette partie a été supprimée.', back: 'La rétablir' },
  labels: {
    menu: 'Menu',
    menuTrouble: 'Menu. Cette partie n’est pas gardée',
    menuUpdate: 'Menu. Une nouvelle version est prête',
    log: 'La nuit jusqu’ici',
    toQuestion: 'Vers la question',
    panel: 'Que faire maintenant',
    ledger: 'Indices et chance',
    tasks: 'Objectifs et indices',
    luck: 'Chance',
    undo: 'Annuler',
    redo: 'Rétablir',
    close: 'Retour à la question',
    rollForMe: 'Lancer pour moi',
    rollIt: 'Lancer',
    rollMyself: 'Je lance moi-même',
    drawForMe: 'Piocher pour moi',
    drawIt: 'Piocher une tuile',
    drawMyself: 'J’en ai pioché une',
    revealForMe: 'Tirer pour moi',
    revealIt: 'Tirer sa marque',
    notNow: 'Plus tard',
    whichToken: 'Quel jeton change le jet ?',
    noDieToChange: 'Il n’y a aucun dé qu’il puisse changer maintenant.',
    someDie: 'Choisissez un dé, ici ou dans l’asile. Le jeton est ensuite perdu.',
    otherRooms: 'Dés d’autres salles',
    allDice: 'Tous les dés',
    passageUnknown: 'l’autre bout n’est pas encore trouvé',
    keepIt: 'Le garder',
    letItCome: 'Le laisser venir',
    ghostTakes: 'Le fantôme le prend',
    putAside: 'Mettre de côté et relancer',
    passage: 'Par le passage',
    towardGarden: 'vers le jardin',
    towardAttic: 'vers le grenier',
    enterDie: 'Saisir un dé',
    itsSteps: 'Ses pas',
    home: 'Accueil',
    rules: 'Règles',
    settings: 'Réglages',
    giveUp: 'Abandonner',
    playAgain: 'Rejouer',
    sendOn: 'Partager ou noter cette partie',
    owners: 'Qui pioche et lance les dés',
    iDo: 'Moi',
    theApp: 'L’appli',
    tiles: 'Tuiles et indices',
    dice: 'Mes dés',
    ghostDie: 'Dé du fantôme',
    turns: 'tours',
    roomsSeen: 'salles vues',
    roomsLocked: 'salles verrouillées',
    luckUnused: 'chance restante',
    you: 'vous',
    ghost: 'le fantôme',
    garden: 'Jardin',
    rollAgain: 'Le relancer',
    otherDice: 'Ou touchez un dé d’une autre salle. Le jeton est ensuite perdu.',
    tokenGone: 'Le jeton est ensuite perdu.',
    notSaved: 'Pas enregistré. La réponse est toujours là.',
    tryAgain: 'Réessayer',
    gone: 'Cette partie n’est plus sur cet appareil.',
    elsewhere: 'Changée dans un autre onglet.',
    undone: 'Annulé.',
    redone: 'Rétabli.',
    candidates: 'Reliques',
    ruledOut: ', hors de cause',
  },
  editionsPage: {
    title: 'Éditions',
    told: 'Le livret de règles n’imprime pas ce que disent les tuiles. L’édition Standard est un jeu de remplacement ; notez ici ce que dit votre exemplaire du jeu, et les parties le suivront.',
    change: 'Changer',
    changeFor: 'Changer l’édition, ou décrire votre exemplaire',
    backToSetUp: 'Retour à la préparation',
    backToList: 'Retour à toutes les éditions',
    yours: 'Sur cet appareil',
    play: 'Jouer avec',
    chosen: 'Choisie pour la prochaine partie',
    copy: 'Adapter à ma boîte',
    edit: 'Modifier',
    send: 'Enregistrer un fichier',
    remove: 'Retirer',
    removed:
      'Retiré. Cet exemplaire attend 30 jours sous « Supprimées ». Les parties commencées avec lui le gardent.',
    binTold: 'Un exemplaire retiré attend ici 30 jours. Ensuite il quitte cet appareil pour de bon.',
    isBack: ({ name }) => `De retour : ${name}.`,
    eraseSure: 'Vraiment supprimer pour de bon',
    keepIt: 'Garder',
    startOver: 'Recommencer',
    startOverSure: 'Vraiment recommencer',
    startOverNot: 'Garder mes changements',
    goneOn: 'Ce que vous aviez changé est encore là.',
    elsewhere:
      'Cet exemplaire a été changé ailleurs, peut-être dans un autre onglet, après que vous avez commencé à le changer ici. Les deux sont encore là. Dites ce que doit devenir le vôtre.',
    takeOther: 'Laisser le mien, prendre l’autre',
    keepBeside: 'Garder le mien comme copie à part',
    keepMine: 'Mettre le mien à sa place',
    notKept: 'L’appareil n’a pas pu l’enregistrer. Libérez de la place, puis réessayez.',
    unreadable: 'Une édition enregistrée ne peut pas être lue par cette version. Elle reste où elle est.',
    bring: 'En importer une',
    file: 'Ouvrir un fichier',
    fileTold: 'Une édition enregistrée, ici ou ailleurs',
    tooLarge: 'Ce fichier dépasse 1 Mo, ce dont aucune édition n’a besoin. Rien n’a changé.',
    noText: 'Ce fichier n’a pas pu être lu. Rien n’a changé.',
    fine: 'C’est un exemplaire du jeu : le garder ?',
    here: 'Cet exemplaire est déjà ici.',
    broken: 'Ce n’est pas un exemplaire complet du jeu. Rien n’a changé.',
    putAway: 'Laisser',
    toMend: 'À corriger',
    toKnow: 'Bon à savoir',
    drawing: 'Sans le dessin',
    describe: 'La décrire',
  },
  editionParts: {
    rooms: { title: 'Salles', add: 'Ajouter une salle sous la dernière' },
    marks: { title: 'Marques', add: 'Ajouter une marque' },
    tiles: { title: 'Tuiles', add: 'Ajouter une tuile' },
    tasks: { title: 'Objectifs', add: 'Ajouter un objectif' },
    luck: { title: 'Jetons de chance', add: 'Ajouter un jeton de chance' },
  },
  editionFields: {
    name: 'Nom',
    copyName: 'Nom de cet exemplaire',
    dice: 'Dés',
    supply: 'Dés dans la boîte',
    kind: 'Type',
    marks: 'Marques',
    when: 'Rempli quand',
    room: 'Quelle salle',
    atLeast: 'Combien',
    does: 'Ce qu’il fait à un dé',
    adjust: 'Ajoute ou retire',
  },
  tileKinds: {
    relic: 'Une relique',
    passage: 'Un bout du passage',
    ghost: 'Le fantôme',
  },
  conditions: {
    'by-hand': 'je le dis (à la main)',
    'ghost-abroad': 'le fantôme est trouvé',
    'passages-open': 'les deux bouts du passage sont ouverts',
    'pair-here': 'deux dés identiques sont dans ma salle',
    'pawn-in': 'je suis dans une salle donnée',
    explored: 'tant de salles sont explorées',
    locked: 'tant de salles sont verrouillées',
  },
  effects: {
    're-roll': 'Le relancer',
    flip: 'Le retourner',
    set: 'Le mettre sur la face voulue',
  },
  guide: {
    title: 'Premiers pas',
    leave: 'Quitter les premiers pas',
    says: 'Comment se joue la partie',
    skip: 'Passer',
    touch: 'touchez ceci',
    again: 'Encore une fois',
    back: 'Retour aux premiers pas',
    next: 'Comment on la sort',
    before: 'Comment on la trouve',
    setUp: 'Préparer ma partie',
    rules: 'Les règles',
    known: 'Comment on trouve la relique',
    knownHow: ({ marks, left: count }) =>
      `${and(marks)} : ${left(count)}. Chaque objectif rempli révèle un indice. Après trois indices, il ne reste qu’une relique, et sa tuile dit dans quelle salle chercher.`,
    carried: 'Comment on la sort',
    carriedHow:
      'Dans sa salle, avec trois indices révélés, vous la prenez. Cette salle se verrouille derrière vous, et dès lors le fantôme vient vers vous. Arrivez dans le jardin par un jet exact : vous êtes dehors, et la nuit est gagnée.',
    caught: 'Il vous attrape, et c’est ainsi qu’on perd.',
    caughtHow: 'Ici cela ne coûte rien : Annuler l’efface, chance comprise.',
    skipped: 'Passé.',
    skippedHow: 'Ils vous attendent ici quand vous voulez, et dans les Règles.',
  },
  timeline: {
    title: 'Chronologie',
    back: 'Retour à la table',
    list: 'Ce qui a été dit',
    panel: 'La saisie',
    start: 'La table est prête',
    byHand: 'vous',
    byApp: 'l’appli',
    takenBack: 'annulé',
    noLongerFits: 'plus valable',
    setAside: 'Mis de côté',
    stepBack: 'Reculer d’un pas',
    stepOn: 'Avancer d’un pas',
    play: 'Lire',
    pause: 'Pause',
    goOn: 'Continuer d’ici',
    goOnBack: 'Vers la table',
    fix: 'Corriger',
    fixLabel: 'Corriger cette saisie',
    insert: 'Insérer',
    insertLabel: 'Insérer avant cette saisie',
    remove: 'Retirer',
    removeLabel: 'Retirer cette saisie',
    leaveIt: 'Laisser',
    fixIt: 'Corriger et rejouer',
    insertIt: 'Insérer',
    removeIt: 'Retirer',
    forgotten: 'Qu’avait-on oublié avant ceci ?',
    beforeIt: 'Avant',
    onItsRoll: 'Sur son jet',
    share: 'Partager la transcription',
    saveAsFile: 'Enregistrer la transcription',
    savedAsFile: 'Enregistré comme fichier.',
    notShared: 'Partage impossible. Enregistrez un fichier depuis l’historique.',
    lostRoll: 'Un jet qui ne permettait pas de sortir',
    dice: 'Les dés',
    notKept: 'Pas enregistré. Rien n’a changé.',
    tryThemAgain: 'Les réessayer d’ici',
    leaveThem: 'Les laisser',
    left: 'Laissées. Annuler la correction les ramènerait encore.',
    undoFix: 'Annuler la correction',
    redoFix: 'Refaire la correction',
    undoneFix: 'La correction est annulée : tout est comme avant.',
    redoneFix: 'La correction est refaite.',
  },
  check: {
    title: 'Est-ce permis ?',
    doing: 'Que faire',
    tabs: { set: 'Dresser la table', ask: 'Demander' },
    pieces: { pawn: 'Vous', ghost: 'Fantôme', tile: 'Tuile', die: 'Dé', lock: 'Verrou', rest: 'Plus' },
    piecesLabel: 'Pièces',
    setHow: 'Touchez une pièce, puis des salles. Encore une fois pour l’enlever.',
    heads: 'Le fantôme',
    headings: { attic: 'Le fantôme monte', garden: 'Il descend' },
    tiles: 'Tuiles',
    inHand: 'Dans ma main',
    clearDice: 'Vider une salle de ses dés',
    restTitle: 'Tout ce qui est hors de l’asile',
    edition: 'Édition',
    tasks: 'Objectifs',
    clues: 'Indices',
    luck: 'Chance',
    modes: 'Modes',
    rulings: 'Règles maison',
    faceDown: 'face cachée',
    noTask: 'aucun',
    done: 'rempli',
    menu: 'Plus : parties, positions, l’adresse',
    playOn: 'Jouer à partir d’ici',
    playOnHow: 'Commence une partie avec cette table',
    fromGame: 'De ma partie',
    fromGameHow: 'Telle qu’elle est dans la partie en cours',
    paste: 'Coller une position ou une partie',
    pasteLabel: 'Une position (JSON), une transcription, ou un lien vers l’une d’elles',
    useIt: 'Utiliser',
    empty: 'Vider la table',
    emptyHow: 'Annuler la ramène',
    copy: 'Copier l’adresse',
    copyHow: 'Elle contient cette table',
    copied: 'L’adresse est copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée. Elle est dans la barre d’adresse du navigateur.',
    back: 'Retour',
    askFirst: 'Choisissez un dé, ou touchez une salle.',
    askHow: 'La réponse sera ici, avec sa règle.',
    all: 'Tous les coups permis',
    passage: 'Passage',
    lock: 'Verrouiller',
    take: 'Prendre',
    useLuck: 'Chance',
    token: 'Jeton',
    from: 'Le dé montre',
    to: 'Il devient',
    again: 'relancé',
    faultsTitle: 'Aucune partie ne peut mener ici',
    faultsHow: 'Ce qui peut être jugé l’est quand même.',
    nothingLegal: 'Rien n’est permis ici, sauf abandonner.',
    noGame: 'Il n’y a pas de partie en cours. Commencez-en une, ou dressez la table ici.',
    notKept: 'La partie n’a pas pu être enregistrée sur cet appareil. Libérez de la place, puis réessayez.',
    beforeDice: 'Prise avant les dés de sa tuile : on les lance d’abord à la table.',
    moveTakenBack: 'Le déplacement est annulé : on dresse une table avant de se déplacer.',
    leaves: 'Votre salle est verrouillée, et un jet vous en sort. Demandez, et dites ce qu’il montre.',
    trapped: 'Le piège se referme là : aucun jet ne peut vous sortir, et la partie est perdue.',
    rollFirst: 'Dites d’abord ce que montre le jet.',
    rolls: { lock: 'Le jet montre', ghost: 'Le dé du fantôme montre' },
    goOn: 'Continuer à partir de là',
    questionLost: 'La question de cette adresse est illisible. La table est telle qu’envoyée : redemandez.',
    toTable: 'Retour à la table en question',
    cut: 'Aussi loin que la partie peut être suivie.',
    yes: 'Oui',
    no: 'Non',
  },
  unreadable: {
    damaged: 'Cette adresse a perdu des lettres en route. Copiez-la encore une fois, en entier.',
    newer: 'Cette adresse vient d’une version plus récente. Mettez d’abord l’appli à jour.',
    other:
      'Ce n’est ni une position ni une partie. Collez une position qui commence par « { », ou une transcription.',
    edition: 'Son édition est inconnue ici, ou abîmée. Utilisez une position qui contient toute son édition.',
    transcript: 'L’en-tête de cette partie est illisible. Revoyez ses premières lignes.',
    'not-in': 'Le pion n’est pas encore dans l’asile. Il n’y a rien à demander avant cela.',
  },
  pieces: {
    pawn: 'Touchez une salle pour y mettre la lanterne.',
    ghost: 'Touchez une salle pour y mettre le fantôme.',
    tile: 'Choisissez une tuile, puis touchez sa salle.',
    die: 'Choisissez ce qu’il montre, puis touchez sa salle.',
    lock: 'Touchez une salle pour la verrouiller, ou pour l’ouvrir.',
    clear: 'Touchez une salle pour en retirer les dés.',
  },
  roller: {
    title: 'Dé du fantôme',
    clear: 'Effacer',
    hand: 'Vos mains',
    hands: { searching: 'Je cherche', holding: 'Je tiens la relique' },
    edition: 'Édition',
    you: 'Vous placer',
    turn: 'Retourner le fantôme',
    roll: 'Lancer pour le fantôme',
    byHand: 'ou touchez ce que vous avez fait',
    rolls: 'Derniers jets',
    noRolls: 'Aucun jet pour l’instant.',
    backToDie: 'Retour au dé',
    placeGhost: 'Touchez la salle où est le fantôme',
    placeGhostHow:
      'Touchez-la encore pour qu’il se retourne. Appuyez longuement sur une salle pour vous y placer.',
    placePawn: 'Touchez la salle où vous êtes',
    placePawnHow: 'Relique en main, le fantôme vient vers vous.',
    garden: 'Le jardin est hors de sa portée. Touchez une salle.',
    cleared: 'Effacé. Annuler le ramène.',
  },
  nights: {
    nearGarden: ({ rooms: count }) => `Les trois indices et la relique en main, à ${rooms(count)} près.`,
    nearRelic: ({ clues, tile, rooms: count }) =>
      count === 0
        ? `${cluesOf(clues)}, et la relique dans la même salle : ${tile}.`
        : `${cluesOf(clues)}, et la relique à ${rooms(count)} de là : ${tile}.`,
    nearNotFound: ({ clues, tile }) => `${cluesOf(clues)}, et la relique pas encore trouvée : ${tile}.`,
    nearUnknown: ({ clues, left }) => `${cluesOf(clues)}, et encore ${relics(left)} en lice.`,
    nearOutOfReach: ({ clues }) => `${cluesOf(clues)}, et la relique hors d’atteinte.`,
    caughtBy: ({ sixths }) =>
      sixths === 6
        ? 'Tous les jets du fantôme pouvaient vous atteindre.'
        : plural(
            sixths,
            'Un seul des six jets du fantôme pouvait vous atteindre.',
            `${sixths} des six jets du fantôme pouvaient vous atteindre.`,
          ),
    spared: ({ times }) =>
      times === 0
        ? 'Aucun jet du fantôme n’aurait pu vous attraper.'
        : `Le jet du fantôme aurait pu vous attraper ${times} fois, et ne l’a pas fait.`,
    averageIs: ({ turns, seen, luck }) =>
      `Votre nuit moyenne : ${turns} tours, ${seen} salles vues, ${luck} jetons restants.`,
    thisNight: 'Cette nuit',
    average: 'Moyenne',
    turns: 'tours',
    seen: 'salles vues',
    locked: 'salles verrouillées',
    luck: 'chance restante',
    supply: 'dés dans la réserve',
    stack: 'tuiles dans la pile',
    played: 'temps de jeu',
    pausesOut: 'Les pauses de plus de cinq minutes ne comptent pas.',
    minutes: ({ minutes }) =>
      minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    figures: 'En chiffres',
    note: 'Notes',
    noteHow: 'Chaque ligne est une note à part. Elles accompagnent la partie quand vous l’envoyez.',
    saveNote: 'Enregistrer les notes',
    noteSaved: 'Les notes sont enregistrées.',
    search: 'Chercher dans les parties',
    noneFound: ({ words }) => `Aucune partie n’a « ${words} » dans son nom ou ses notes.`,
    proven: 'Ce que prouvent vos parties',
    achievements: {
      won: 'Gagné',
      epic: 'Gagné en Épique',
      'all-luck': 'Gagné avec toute la chance',
      'no-luck': 'Gagné sans jeton de chance dès le début',
      'next-door': 'Dehors, le fantôme juste à côté',
      'ten-turns': 'Gagné en dix tours au plus',
      'two-locks': 'Gagné avec deux salles verrouillées au plus',
      'whole-house': 'Gagné après avoir vu tout l’asile',
      'three-running': 'Gagné trois fois d’affilée',
    },
    firstOn: ({ day, times }) => plural(times, day, `${times} fois, la première le ${day}`),
    gamesPlayed: ({ count }) => plural(count, 'partie', 'parties'),
  },
};
