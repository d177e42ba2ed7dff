import { capital, listsOf, pluralsOf } from '../forms.ts';
import type { Language } from './en.ts';

/** Nederlands: namen staan zo dat er geen lidwoord of verbuiging aan vastzit. */

const plural = pluralsOf('nl');
const { and, or } = listsOf('nl');
const decimal = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl', { style: 'percent', maximumFractionDigits: 0 });

type Pips = readonly number[];

/** Een aantal met wat er geteld wordt: “1 kamer”, “3 kamers”. */
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`;

const dice = (count: number): string =>
  count === 0 ? 'geen dobbelstenen' : counted(count, 'dobbelsteen', 'dobbelstenen');
const rooms = (count: number): string => counted(count, 'kamer', 'kamers');
const relics = (count: number): string =>
  count === 0 ? 'geen relikwie' : counted(count, 'relikwie', 'relikwieën');
/** Wat er nog over is om te zoeken, midden in een zin. */
const relicsLeft = (count: number): string =>
  count === 0 ? 'geen relikwie meer mogelijk' : `nog ${relics(count)} mogelijk`;
const turns = (count: number): string => counted(count, 'beurt', 'beurten');
const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);
const steps = (count: number): string => counted(count, 'stap', 'stappen');
const a = (pip: number): string => `een ${pip}`;
const step = ({ pip, up }: { readonly pip: number; readonly up: boolean }): string =>
  `${pip} ${up ? 'omhoog' : 'omlaag'}`;
const noDie = (pip: number | null): string =>
  pip === null ? 'geen dobbelsteen met dat getal' : `geen ${pip}`;
const dicePlain = (pips: Pips): string => (pips.length === 0 ? 'geen dobbelstenen' : and(pips));
const clues = (count: number): string => `${count} van de drie aanwijzingen`;

/** Een eigen woord midden in een zin. */
const inside = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const quoted = (said: string): string => (said === '' ? 'niets' : `“${said}”`);
/** Een plaats aan het begin van een zin; een veld blijft zoals het geschreven is. */
const begins = (place: string): string => (place.startsWith('“') ? place : capital(place));
const afterFirst = (words: number): string =>
  `Na het eerste ${plural(words, { one: 'komt er één', other: `komen er ${words}` })}.`;

const onlyLeft = (left: number, way: 'boven' | 'onder'): string =>
  left === 0
    ? `Er is geen kamer ${way} je.`
    : `Er ${plural(left, { one: 'is maar 1 kamer', other: `zijn maar ${left} kamers` })} ${way} je.`;

const lookFor = (left: readonly string[]): string =>
  left.length === 0
    ? 'De aanwijzingen passen op geen enkele.'
    : left.length > 3
      ? `Volgens de aanwijzingen zijn er nog ${left.length} mogelijk.`
      : `Zoek: ${or(left)}.`;

const luckLeft = (left: readonly string[]): string =>
  left.length === 0 ? 'Het geluk is op.' : `Je hebt nog: ${and(left)}.`;

type Effect = Parameters<Language['luck']['does']>[0]['effects'][number];

function effect(does: Effect): string {
  switch (does.is) {
    case 're-roll':
      return 'gooit een dobbelsteen opnieuw';
    case 'flip':
      return 'keert een dobbelsteen om';
    case 'set':
      return 'zet een dobbelsteen op een getal naar keuze';
    case 'adjust':
      return `verandert een dobbelsteen met ${or(does.by)}`;
  }
}

type Things = Parameters<Language['backups']['brings']>[0]['fresh'];

/** Wat er is, per soort: “1 spel”, “3 spellen en 1 editie”. */
function allOf({ games, editions, aside }: Things): string {
  const told = [
    ...(games > 0 ? [counted(games, 'spel', 'spellen')] : []),
    ...(editions > 0 ? [counted(editions, 'editie', 'edities')] : []),
    ...(aside > 0 ? [counted(aside, 'apart gelegd ding', 'apart gelegde dingen')] : []),
  ];
  return told.length === 0 ? 'geen spellen' : and(told);
}

/** Alles wat er gezegd wordt, in het Nederlands. */
export const nl: Language = {
  tag: 'nl',
  locale: 'nl',
  names: { garden: 'Tuin' },
  joints: {
    facts: ({ facts }) => facts.join(', '),
    named: ({ name, what }) => `${name}: ${what}`,
    sentences: ({ sentences }) => sentences.join('. '),
  },
  screens: {
    pageTitle: ({ screen }) => `${screen} · The Asylum`,
    back: 'Terug naar de eerste pagina',
    opening: 'Het huis gaat open…',
    coming: 'Het komt eraan…',
    failed: 'Het huis kon niet worden geopend',
    failedWhy:
      'Iets hield deze pagina tegen. Laad hem opnieuw; helpt dat niet, sluit dan eerst de andere tabbladen ervan. Je spellen blijven zoals ze zijn.',
    loadAgain: 'Opnieuw laden',
    rowFailed: 'Dit kan niet worden getoond.',
  },
  home: {
    title: 'The Asylum',
    about: 'Tafelhulp voor Rest In Peace',
    front: 'Het gesticht van buiten. Een warm raam waar jij bent, een bleek raam waar de geest is.',
    frontDark: 'Het gesticht van buiten, alle ramen donker. Je staat in de tuin.',
    frontOver: 'Het gesticht van buiten, zoals het laatste spel het achterliet.',
    first:
      'Tegels, dobbelstenen en pionnen blijven op je tafel. Hier zijn de regels, de geest en het verslag.',
    setUp: 'Spel klaarzetten',
    setUpHow: 'Met je eigen doos, of de app trekt en gooit',
    more: 'Meer',
    newGame: 'Nieuw spel',
    ghostRoller: 'Geestdobbelsteen',
    checker: 'Mag dit?',
    history: 'Geschiedenis',
    rules: 'Regels',
    guide: 'Eerste stappen, één voor één',
    settings: 'Instellingen',
    goOnPlain: 'Verder met het laatste spel',
    otherEdition: 'In een editie die hier niet bekend is',
    goOn: ({ turn, room }) => `Verder: beurt ${turn}, ${room}`,
    goOnBefore: ({ room }) => `Verder: voor het binnengaan, ${room}`,
    ghostNotFound: 'De geest is nog niet gevonden.',
    ghostIn: ({ room }) => `Geest: ${room}.`,
    hopeless: 'Dit spel is niet meer te winnen.',
    carried: ({ tile }) => `Je draagt: ${tile}.`,
    itIs: ({ tile }) => `Het is: ${tile}.`,
    anyRelic: 'Het kan elke relikwie zijn.',
    relicsLeft: ({ count }) => `${capital(relicsLeft(count))}.`,
  },
  titles: {
    setUp: 'Nieuw spel',
    game: 'Jouw spel',
    timeline: 'De nacht tot nu toe',
    settings: 'Instellingen',
    history: 'Geschiedenis',
    sheet: 'Eén spel',
    check: 'Mag dit?',
    ghost: 'Geestdobbelsteen',
    bring: 'Inlezen',
    editions: 'Edities',
    rules: 'Regels',
    guide: 'Eerste stappen',
  },
  standard: {
    name: 'Standaard',
    note: 'Een volledige vervangende set die past bij de aantallen in het regelboek. Het regelboek vermeldt niet wat er op de tegels staat: pas namen, dobbelstenen en tekens aan je eigen exemplaar aan.',
    rooms: {
      cloakroom: 'Garderobe',
      hall: 'Hal',
      parlour: 'Salon',
      kitchen: 'Keuken',
      refectory: 'Eetzaal',
      schoolroom: 'Leslokaal',
      chapel: 'Kapel',
      library: 'Bibliotheek',
      infirmary: 'Ziekenzaal',
      bathhouse: 'Badhuis',
      dormitory: 'Slaapzaal',
      nursery: 'Kinderkamer',
      attic: 'Zolder',
    },
    marks: {
      silver: 'Zilveren',
      cracked: 'Gebarsten',
      engraved: 'Gegraveerd',
      scorched: 'Geschroeid',
      humming: 'Zoemend',
    },
    tiles: {
      mirror: 'Handspiegel',
      bell: 'Handbel',
      locket: 'Medaillon',
      spoon: 'Dooplepel',
      candlestick: 'Kandelaar',
      flute: 'Blikken fluit',
      doll: 'Porseleinen pop',
      'music-box': 'Speeldoos',
      gramophone: 'Grammofoonhoorn',
      diary: 'Dagboek',
      'passage-a': 'Geheime gang (ene kant)',
      'passage-b': 'Geheime gang (andere kant)',
      ghost: 'De geest',
    },
    tasks: {
      'find-ghost': 'Vind de geest',
      'both-passages': 'Heb beide kanten van de geheime gang open',
      'stand-in-attic': 'Sta op de zolder',
      'explore-nine': 'Verken negen kamers',
      'lock-four': 'Doe vier kamers op slot',
      'two-alike': 'Sta in een kamer met twee gelijke dobbelstenen',
    },
    luck: {
      'crow-feather': 'Kraaienveer',
      'rabbit-foot': 'Konijnenpootje',
      horseshoe: 'Hoefijzer',
      clover: 'Klavertjevier',
      'old-penny': 'Oude penny',
    },
  },
  page: {
    description: 'Tafelhulp bij het solobordspel Rest In Peace: The Asylum.',
    noScript: 'The Asylum is een app: die heeft JavaScript nodig, en dat staat in deze browser uit.',
    shortName: 'Asylum',
    goOn: 'Verder',
    narrow: 'Een nacht aan tafel',
    wide: 'Het huis op een breed scherm',
  },
  asking: {
    noSuchPip: ({ pip }) => `Een dobbelsteen toont 1 tot en met 6. Er staat geen ${pip} op.`,
    whichTile: ({ room }) => `${room}: welke tegel komt er?`,
    tileBrings: ({ tile, dice: count }) => `${tile} brengt ${dice(count)}.`,
    tileBringsWhat: ({ tile, dice: count }) =>
      `${tile} brengt ${dice(count)}. ${count === 1 ? 'Wat gooi je?' : 'Wat gooi je ermee?'}`,
    rollEntry: 'Gooi één dobbelsteen om in te breken.',
    rollEntryWhat: 'Gooi één dobbelsteen om in te breken. Wat gooi je?',
    rollGhost: 'Gooi één dobbelsteen voor de geest.',
    rollGhostWhat: 'Gooi één dobbelsteen voor de geest. Wat gooi je?',
    rollToLeave: ({ room, dice: count }) =>
      `${room} is voorgoed op slot. Gooi ${dice(count)} om weg te komen.`,
    ghostFound: ({ room }) => `Je hebt hem gevonden. Doe deze kamer op slot en ga weg: ${room}.`,
    thisIsIt: ({ tile }) => `${tile}. Dit is de goede.`,
    isThisIt: ({ tile }) => `${tile}. Is dit de goede?`,
    whereTo: ({ room }) => `${room}: waarheen?`,
    cameUp: ({ what }) => `${what} Waarheen?`,
    tileUp: ({ tile, pips }) =>
      `${tile}. ${capital(pips.length === 0 ? 'geen dobbelstenen' : and(pips.map(a)))}.`,
    wayOut: ({ room }) => `${room}. De weg naar buiten is vrij. Waarheen?`,
    holdIt: ({ tile }) => `In je hand: ${tile}.`,
    rollWithIt: ({ tile, room, dice: count }) =>
      `In je hand: ${tile}. Gooi ${dice(count)} om weg te komen: ${room}.`,
    senses: 'De geest voelt je nu.',
    comesToYou: ({ room }) => `${room}: de geest komt naar je toe.`,
    youRolled: ({ pips }) => `Je gooide ${and(pips.map(a))}.`,
    nothingFits: ({ pips }) => `Niets past bij ${or(pips.map(a))}.`,
    youRolledWhich: ({ pips }) => `Je gooide ${and(pips.map(a))}. Welke kant op?`,
    ghostOnTop: 'Met Griezeliger ligt de geest boven op de stapel.',
    lastTile: 'Het is de laatste tegel.',
    moreDice: ({ count }) => `Nog ${count}.`,
    layKeyhole: 'Leg de tegel met het sleutelgat daar neer.',
    turnTile: 'Keer de tegel van de kamer om.',
    candidateShut: 'Misschien was dit het vervloekte relikwie: het is uit het spel.',
    passageCloses: 'Daarmee is ook de gang dicht.',
    eitherDie: 'Je mag elk van beide dobbelstenen gebruiken.',
    standGhost: 'Zet de pion van de geest hier.',
    hopeless: 'De vervloekte relikwie is niet meer te pakken: dit spel is niet te winnen. Je mag doorspelen.',
    roomsLit: ({ rooms: count }) =>
      plural(count, { one: 'In één kamer brandt licht.', other: `In ${count} kamers brandt licht.` }),
    noDiceLeft: 'Hier liggen geen dobbelstenen meer: doe de kamer op slot om weg te gaan.',
    noDieLeads: 'Geen dobbelsteen leidt hier ergens heen: doe de kamer op slot om weg te gaan.',
    noDieLeadsButLuck:
      'Geen dobbelsteen leidt hier ergens heen: doe de kamer op slot, of verander een dobbelsteen met geluk.',
    takeIt: ({ dice: count }) =>
      `Neem hem: ${count === 0 ? '' : plural(count, { one: 'de dobbelsteen gaat terug, ', other: 'de dobbelstenen gaan terug, ' })}het sleutelgat komt ervoor in de plaats, en jij gaat weg met een worp. De geest zal je voelen.`,
    willYouUseLuck: 'Gebruik je geluk?',
    noLuckCan: 'Geen geluk kan deze worp veranderen.',
    luckStillCan: 'Geluk kan hem nog veranderen.',
    luckMust: 'Zolang geluk de worp kan veranderen, moet het worden gebruikt.',
    rollAgain: 'Leg hem opzij en gooi opnieuw.',
    ghostGoesInstead: 'In plaats daarvan loopt de geest ermee, daarna gooi jij opnieuw.',
  },
  luck: {
    ofTheRoll: 'van de worp',
    inRoom: ({ room }) => `kamer: ${room}`,
    nowhere: 'nergens',
    leads: ({ rooms: names }) => or(names),
    toYou: 'naar jou',
    whichDie: ({ token }) => `${token}: welke dobbelsteen, en in wat?`,
    rerollOfRoll: ({ pip }) => `Gooi de ${pip} van de worp opnieuw. Wat gooi je?`,
    rerollInRoom: ({ pip, room }) => `${room}: gooi de ${pip} opnieuw. Wat gooi je?`,
    rollBecomes: ({ pip, to }) => `${pip} van de worp wordt ${to}`,
    dieBecomes: ({ pip, to, room }) => `${room}, ${pip} wordt ${to}`,
    leading: ({ result, leads }) => `${result}: ${leads}`,
    byToken: ({ token, result }) => `${token}: ${result}`,
    buttonOfRoll: ({ button, pip }) => `${button}, de ${pip} van de worp`,
    buttonInRoom: ({ button, pip, room }) => `${button}, de ${pip}, ${room}`,
    dieOfRoll: ({ pip }) => `${pip} van de worp`,
    dieInRoom: ({ pip, room }) => `${pip}, ${room}`,
    mayBring: ({ pips }) => `geluk kan je hier brengen, met ${or(pips.map(a))}`,
    canChange: ({ pips }) => `geluk kan de ${and(pips)} veranderen`,
    onThis: ({ pips }) => `Geluk gebruiken: ${or(pips)}`,
    onGhost: ({ pip }) => `Geluk op de ${pip} van de geest`,
    does: ({ effects }) => capital(or(effects.map(effect))),
  },
  checker: {
    faults: ({ count }) =>
      plural(count, {
        one: '1 ding op deze tafel kan in geen enkel spel',
        other: `${count} dingen op deze tafel kunnen in geen enkel spel`,
      }),
    yes: ({ answer }) => `Ja: ${answer}.`,
    landing: ({ landing }) => `${capital(landing)}.`,
    legal: ({ count }) => plural(count, { one: '1 ding mag', other: `${count} dingen mogen` }),
    drawFirst: ({ room }) =>
      `${room}: hier wordt eerst een tegel getrokken. Leg er een neer, of vraag het toch.`,
    reached: ({ room, ways }) =>
      `Ja: ${room} is te bereiken, ${or(ways.map((way) => (way === 'passage' ? 'door de gang' : step(way))))}.`,
    luckOnRoll: 'Geluk: de worp',
    luckInRoom: ({ room }) => `Geluk: ${room}`,
    putAside: ({ pip }) => `Leg de ${pip} opzij`,
    ghostTakes: ({ pip }) => `Geest neemt de ${pip}`,
    noDiceThere: ({ room }) => `${room}: te veel dobbelstenen, hier kan er geen liggen.`,
    moreDiceThere: ({ room, dice: count }) => `${room}: te veel dobbelstenen, de tegel toont er ${count}.`,
    task: ({ slot }) => `Opdracht ${slot}`,
    taskDone: ({ slot }) => `Opdracht ${slot}, voltooid`,
    clue: ({ slot }) => `Aanwijzing ${slot}`,
  },
  answers: {
    stepUp: ({ pip, room }) => `${pip} omhoog eindigt hier: ${room}`,
    stepDown: ({ pip, room }) => `${pip} omlaag eindigt hier: ${room}`,
    passage: ({ room }) => `de gang leidt hierheen: ${room}`,
    lock: ({ room }) => `je mag op slot doen: ${room}`,
    take: ({ tile }) => `je mag nemen: ${tile}`,
    clue: ({ slot }) => `aanwijzing ${slot} mag worden onthuld`,
    task: ({ slot, task }) => `opdracht ${slot} mag voltooid heten: ${task}`,
    putAside: ({ pip }) => `de ${pip} gaat opzij, en je gooit opnieuw`,
    ghostGoes: ({ pip, room }) => `de geest loopt met de ${pip} en stopt hier: ${room}`,
    rerollOfRoll: ({ token, pip }) => `${token}: de ${pip} van de worp wordt opnieuw gegooid`,
    rerollInRoom: ({ token, pip, room }) => `${token}: de ${pip} wordt opnieuw gegooid, ${room}`,
    rollBecomes: ({ token, pip, to }) => `${token}: de ${pip} van de worp wordt ${to}`,
    dieBecomes: ({ token, pip, to, room }) => `${token}: de ${pip} wordt ${to}, ${room}`,
  },
  tablePlaces: {
    wholes: {
      pawn: 'jouw kamer',
      relic: 'de relikwie in je hand',
      ghost: 'de geest',
      'ghost.at': 'de kamer van de geest',
      'ghost.toward': 'de richting van de geest',
      rooms: 'de lijst met kamers',
      tasks: 'de lijst met opdrachten',
      luck: 'de lijst met geluksfiches',
      clues: 'de lijst met aanwijzingen',
      mode: 'de keuze van varianten',
    },
    room: ({ room }) => room,
    tile: ({ room }) => `${room}, de tegel`,
    locked: ({ room }) => `${room}, het slot`,
    dice: ({ room }) => `${room}, de lijst met dobbelstenen`,
    task: ({ slot }) => `opdracht ${slot}`,
    tick: ({ slot }) => `opdracht ${slot}, het vinkje`,
    clue: ({ slot }) => `aanwijzing ${slot}`,
    token: ({ number }) => `geluksfiche ${number}`,
  },
  places: {
    line: 'deze regel',
    field: ({ field }) => `“${field}”`,
    edition: ({ field }) => `“${field}” van de editie`,
    position: ({ field }) => `“${field}” van de stelling`,
  },
  faults: {
    'not-json': ({ place }) =>
      `${begins(place)}: wat hier volgt, is geen volledige JSON. Kopieer het opnieuw, op één regel.`,
    'not-object': ({ place }) =>
      `${begins(place)}: dit is geen lijst van velden tussen accolades. Schrijf het als { … }.`,
    'not-list': ({ place }) => `${begins(place)}: dit is geen lijst. Schrijf het als [ … ].`,
    'not-text': ({ place }) => `${begins(place)}: dit is geen tekst. Zet het tussen aanhalingstekens.`,
    'not-number': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} is geen getal. Schrijf alleen cijfers.`,
    'not-yes-no': ({ place }) => `${begins(place)}: dit is geen ja en geen nee. Schrijf true of false.`,
    'out-of-range': ({ place, least, most }) =>
      `${begins(place)}: dit valt buiten het bereik. Geef een heel getal, ${least} tot en met ${most}.`,
    tooSmall: ({ place, least }) =>
      `${begins(place)}: dit valt buiten het bereik. Geef een heel getal, ${least} of meer.`,
    empty: ({ place }) => `${begins(place)}: hier staat niets. Schrijf er iets.`,
    'bad-id': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} kan geen id zijn. Begin met een kleine letter, dan kleine letters, cijfers en “-”.`,
    twice: ({ place, said }) => `${begins(place)}: ${quoted(said)} staat er twee keer. Laat er een weg.`,
    standsTwice: ({ place }) => `${begins(place)}: dit staat er twee keer. Laat er een weg.`,
    'unknown-id': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} is hier niet bekend. Kijk de spelling na.`,
    unknownEdition: ({ said }) =>
      `De editie ${quoted(said)} is hier niet bekend. Zet de hele editie op die regel.`,
    'unknown-key': ({ place }) =>
      `${begins(place)}: dit veld is hier niet bekend. Laat het weg, of kijk de spelling na.`,
    'unknown-kind': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} kan hier niet staan. Kies een bekende soort.`,
    reserved: ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} is van de regels. Kies een andere naam.`,
    'too-few': ({ place, least }) => `${begins(place)}: er staat te weinig. Geef er minstens ${least}.`,
    oneEnd: ({ place }) =>
      `${begins(place)}: er is maar één kant van de gang. Voeg de andere toe, of laat deze weg.`,
    'too-many': ({ place, most }) => `${begins(place)}: er staat te veel. Geef er hoogstens ${most}.`,
    moreEnds: ({ place }) => `${begins(place)}: de gang heeft meer dan twee kanten. Laat de rest weg.`,
    moreDice: ({ place, dice: count }) =>
      `${begins(place)}: te veel dobbelstenen. Er ${plural(count, { one: 'zit er maar 1', other: `zitten er maar ${count}` })} in de doos.`,
    missing: ({ place }) => `${begins(place)}: dit ontbreekt. Voeg het toe.`,
    lacks: ({ place, said }) => `${begins(place)}: ${quoted(said)} ontbreekt. Voeg het toe.`,
    'wrong-version': ({ place, said }) =>
      `${begins(place)}: versie ${quoted(said)} is hier niet bekend. Gebruik versie 1, of een nieuwere app.`,
    'not-allowed': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} mag hier niet staan. Laat het weg, of verbeter het.`,
    besidePosition: ({ place }) =>
      `${begins(place)}: dit kan niet naast een stelling staan. Laat het weg: de stelling zegt het al.`,
    ghostAbroad: ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} is voltooid als de geest rondwaart. Schrijf dat.`,
    findGhostFirst: ({ place }) =>
      `${begins(place)}: het vinden van de geest moet vooraan staan. Zet “find-ghost” als eerste.`,
    mustBeEmpty: ({ place }) => `${begins(place)}: dit moet leeg zijn. Maak die zet eerst aan tafel af.`,
    'not-what-follows': ({ place, said }) =>
      `${begins(place)}: uit de rest volgt iets anders: ${quoted(said)}. Laat het weg, of verbeter het.`,
    contradicts: ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} klopt niet met de rest. Kijk ze allebei nog eens na.`,
    contradictsRule: ({ place, why }) => `${begins(place)}: dit klopt niet met de rest. ${why}`,
    'unknown-word': ({ place, said }) =>
      `${begins(place)}: het woord ${quoted(said)} kan hier niet staan. Kijk de spelling na.`,
    'words-missing': ({ place, words }) => `${begins(place)}: er ontbreekt een woord. ${afterFirst(words)}`,
    'words-too-many': ({ place, words }) =>
      `${begins(place)}: er staat een woord te veel. ${afterFirst(words)}`,
    standsAlone: ({ place }) => `${begins(place)}: er staat een woord te veel. Het staat op zichzelf.`,
    'wrong-place': ({ place, said }) =>
      `${begins(place)}: dit staat te vroeg. Eerst komt de regel “${said}”.`,
    'not-direction': ({ place, said }) =>
      `${begins(place)}: ${quoted(said)} is geen richting. Schrijf + voor omhoog of - voor omlaag.`,
    'no-such-slot': ({ place, said }) =>
      `${begins(place)}: plek ${said} bestaat niet in dit spel. Tel vanaf 1.`,
    'no-dashes': 'De kop heeft geen einde. Zet een regel “--” tussen de kop en de gebeurtenissen.',
  },
  contradictions: {
    'TAKE-1': 'De relikwie is in de hand als drie onthulde aanwijzingen ernaar wijzen.',
    'TAKE-2': 'Het sleutelgat ligt in een kamer op slot, precies zolang de relikwie in de hand is.',
    'CLUE-1': 'Een aanwijzing is alleen onthuld onder een voltooide opdracht.',
    'CLUE-2': 'Met Moeilijker wacht de derde aanwijzing op opdracht 4.',
    'EXPLORE-1': 'Een kamer krijgt een tegel voordat er iets anders gebeurt.',
    'EXPLORE-4': 'De geest is in huis, precies zolang zijn tegel in een kamer ligt.',
    'TASK-3': 'Het vinden van de geest is alleen voltooid als de geest in huis is.',
    'MOVE-5': 'De pion staat nooit in een kamer op slot.',
    'MOVE-6': 'De pion staat nooit waar de geest is, behalve in de beurt van zijn ontdekking.',
    'LOCK-4': 'De kamer met de tegel van de geest is op slot, behalve in de beurt van zijn ontdekking.',
    'MODE-1': 'De variant legt de tegel van de geest ergens anders in de stapel.',
    'MODE-3': 'Griezeliger en Listiger leggen de geest aan tegengestelde kanten van de stapel.',
  },
  editions: {
    things: {
      rooms: ({ number }) => `Kamer ${number}`,
      marks: ({ number }) => `Teken ${number}`,
      tiles: ({ number }) => `Tegel ${number}`,
      tasks: ({ number }) => `Opdracht ${number}`,
      luck: ({ number }) => `Geluksfiche ${number}`,
    },
    firstCopy: 'Mijn exemplaar',
    copyOf: ({ name }) => `${name} (kopie)`,
    remove: ({ name }) => `Verwijderen: ${name}`,
    removeUnnamed: ({ which }) => `Verwijderen: ${inside(which)}`,
    describe: ({ which }) => `Beschrijven: ${inside(which)}`,
    field: ({ which, field }) => `${which}, ${inside(field)}`,
    named: ({ which, name }) => `${which}, ${name}`,
    action: ({ action, name }) => `${action}: ${name}`,
    stillWrong: ({ count }) => counted(count, 'ding te verbeteren', 'dingen te verbeteren'),
    alike: ({ names }) =>
      `Dezelfde drie tekens: ${and(names)}. Na drie aanwijzingen kunnen beide overblijven.`,
    fewMarks: ({ names }) =>
      `Minder dan drie tekens: ${and(names)}. Daar wijzen nooit drie aanwijzingen heen.`,
    noMarks: 'Geen relikwie heeft een teken: welke vervloekt is, weet je van je tafel.',
    moreAlike: ({ pairs }) =>
      `Dat geldt ook voor ${plural(pairs, { one: 'nog 1 paar', other: `nog ${pairs} paren` })} relikwieën.`,
    tilesForRooms: ({ tiles, rooms: count }) =>
      `Er ${plural(tiles, { one: 'is 1 tegel', other: `zijn ${tiles} tegels` })} voor ${rooms(count)}.`,
  },
  editionPlaces: {
    wholes: {
      '': 'Het bestand',
      format: 'De soort bestand',
      version: 'De versie',
      id: 'De id van de editie',
      name: 'De naam van dit exemplaar',
      note: 'De opmerking',
      dice: 'Het aantal dobbelstenen in de doos',
      rooms: 'De kamers',
      marks: 'De tekens',
      tiles: 'De tegels',
      tasks: 'De opdrachten',
      luck: 'De geluksfiches',
    },
    fields: {
      id: 'id',
      name: 'naam',
      note: 'opmerking',
      picture: 'afbeelding',
      kind: 'soort',
      dice: 'aantal dobbelstenen',
      marks: 'tekens',
      when: 'voorwaarde',
      'when.is': 'voorwaarde',
      'when.room': 'kamer van de voorwaarde',
      'when.atLeast': 'getal in de voorwaarde',
      does: 'effecten',
    },
    field: ({ which, field }) => `${which}, ${field}`,
    mark: ({ which, number }) => `${which}, teken ${number}`,
    effect: ({ which, number }) => `${which}, effect ${number}`,
  },
  editionFaults: {
    'not-json': ({ place }) =>
      `${place}: dit is geen editie, de tekst is niet te lezen. Sla het opnieuw op waar het vandaan kwam.`,
    'not-object': ({ place }) => `${place}: dit is niet geschreven zoals het hoort.`,
    'not-list': ({ place }) => `${place}: dit moet een lijst zijn.`,
    'not-text': ({ place }) => `${place}: dit moet een tekst zijn.`,
    'not-number': ({ place }) => `${place}: dit moet een getal zijn.`,
    'out-of-range': ({ place, least, most }) =>
      `${place}: dit moet een heel getal zijn, ${least} tot en met ${most}.`,
    tooSmall: ({ place, least }) => `${place}: dit moet een heel getal zijn, ${least} of meer.`,
    empty: ({ place }) => `${place}: hier staat niets.`,
    'bad-id': ({ place, said }) => `${place}: “${said}” kan niet; alleen kleine letters, cijfers en “-”.`,
    twice: ({ place, said }) => `${place}: “${said}” staat er twee keer.`,
    ghostTwice: ({ place }) => `${place}: de geest hoort er precies één keer in.`,
    'unknown-id': ({ place, said }) => `${place}: “${said}” zit niet in deze editie.`,
    'unknown-kind': ({ place, said }) => `${place}: “${said}” kan hier niet staan.`,
    notChosen: ({ place }) => `${place}: nog niet gekozen.`,
    reserved: ({ place, said }) => `${place}: “${said}” kan hier niet, de regels gebruiken dat woord.`,
    'too-few': ({ place, least }) => `${place}: te weinig, minstens ${least}.`,
    oneEnd: ({ place }) => `${place}: de gang heeft een tweede kant nodig, of geen enkele.`,
    noEffect: ({ place }) => `${place}: kies er minstens één.`,
    noAmount: ({ place }) => `${place}: kies minstens één waarde.`,
    'too-many': ({ place, most }) => `${place}: te veel, hoogstens ${most}.`,
    moreEnds: ({ place }) => `${place}: de gang heeft meer dan twee kanten.`,
    missing: ({ place }) => `${place}: dit ontbreekt.`,
    listMissing: ({ place }) => `${place}: deze lijst ontbreekt.`,
    noGhost: ({ place }) => `${place}: de geest ontbreekt.`,
    noRelic: ({ place }) => `${place}: er ontbreekt een relikwie.`,
    noFindGhost: ({ place }) => `${place}: de opdracht om de geest te vinden ontbreekt.`,
    'wrong-version': ({ place, said }) =>
      `${place}: “${said}” is hier niet bekend. Een nieuwere app kan het misschien lezen.`,
    versionMissing: ({ place }) => `${place}: dit ontbreekt, nu is het 1.`,
    'not-allowed': ({ place, said }) => `${place}: “${said}” mag hier niet staan.`,
    otherFormat: ({ place }) => `${place}: een andere dan verwacht, dit is geen editie.`,
  },
  asked: {
    notInRoll: ({ pip, pips }) => `In de worp zit ${noDie(pip)}. Hij toont ${and(pips)}.`,
    rollEntry: ({ dice: count }) => `Gooi ${dice(count)} om binnen te gaan.`,
    rollToLeave: ({ dice: count, room }) => `${room}: gooi ${dice(count)} om weg te komen.`,
    rollGhost: ({ dice: count }) => `Gooi ${dice(count)} voor de geest.`,
    rollTile: ({ dice: count, tile, room }) => `${room}, ${tile}: gooi ${dice(count)}.`,
    diceShow: ({ dice: count }) => (count === 1 ? 'Hij toont 1 tot en met 6.' : 'Elk toont 1 tot en met 6.'),
    rollEntryFirst: ({ dice: count }) => `Gooi eerst ${dice(count)} om binnen te gaan.`,
    rollToLeaveFirst: ({ dice: count, room }) => `${room}: gooi eerst ${dice(count)} om weg te komen.`,
    rollGhostFirst: ({ dice: count }) => `Gooi eerst ${dice(count)} voor de geest.`,
    rollTileFirst: ({ dice: count, tile, room }) => `${room}, ${tile}: gooi eerst ${dice(count)}.`,
    drawFirst: ({ room }) => `${room}: hier wordt eerst een tegel getrokken.`,
    over: 'Het spel is afgelopen. Maak iets ongedaan, of begin een nieuw.',
    yourMove: ({ room, ways }) =>
      `${room}: jij bent aan zet. Ga weg ${or(ways.map((way) => ({ die: 'met een dobbelsteen', passage: 'door de gang', lock: 'door de kamer op slot te doen' })[way]))}.`,
    entryWaits: ({ pips }) => `De worp om binnen te gaan wacht. Ga eerst ${or(pips)} omhoog.`,
    rollWaits: ({ room, pips }) => `De worp wacht. ${room}: ga eerst weg met de ${or(pips)}.`,
    ghostWaits: ({ pips }) => `De geest wacht. Verplaats hem eerst met de ${or(pips)}.`,
  },
  refusals: {
    unreadable: 'Dit is niet te lezen. Zeg het zoals de regels van het verslag het willen.',
    noDiceHere: ({ room }) => `${room}: hier liggen geen dobbelstenen. Je mag de kamer op slot doen.`,
    noDieHere: ({ pip, room, pips }) => `${room}: hier ligt ${noDie(pip)}. Je mag de ${or(pips)} gebruiken.`,
    gardenBehind: ({ pip }) => `De tuin ligt achter je. Je gaat ${pip} omhoog naar binnen, het gesticht in.`,
    pastAttic: ({ pip, room, left }) =>
      `${pip} omhoog gaat te ver, voorbij: ${room}. ${onlyLeft(left, 'boven')}`,
    pastCloakroom: ({ pip, room, left }) =>
      `${pip} omlaag gaat te ver, voorbij: ${room}. ${onlyLeft(left, 'onder')}`,
    pastGarden: ({ pip, needed }) => `${pip} omlaag gaat voorbij de tuin. Je hebt precies ${needed} nodig.`,
    noRelicYet: 'Voor de tuin heb je de relikwie in je hand en een exacte worp nodig.',
    locked: ({ room }) => `${room} is op slot. Je mag erdoorheen, maar er niet stoppen.`,
    ghostOnTheWay: ({ room }) =>
      `${room}: de geest staat in de weg. Met jouw huisregel mag je er niet langs.`,
    ghostThere: ({ room }) => `${room}: hier staat de geest. Je mag erlangs, maar er niet stoppen.`,
    ghostThereNoPassing: ({ room }) =>
      `${room}: hier staat de geest. Je mag er niet langs en er niet stoppen.`,
    noPassage: ({ room }) => `${room}: hier is geen geheime gang. Je mag de kamer op slot doen.`,
    noPassageButDie: ({ room }) =>
      `${room}: hier is geen geheime gang. Je mag een dobbelsteen gebruiken of de kamer op slot doen.`,
    otherEndUnknown: ({ room }) =>
      `De andere kant is nog niet gevonden. ${room}: de gang gaat open als beide kanten open liggen.`,
    otherEndLocked: ({ room }) => `De andere kant is op slot. ${room}: daar kan niemand meer in.`,
    ghostAtOtherEnd: ({ room }) =>
      `Aan de andere kant staat de geest: ${room}. Je mag erdoor als hij weg is.`,
    dieStillMoves: ({ room, ways }) =>
      `${room}: een dobbelsteen brengt je hier nog weg, ${or(ways.map(step))}. Met jouw huisregel mag de kamer op slot als geen enkele dat doet.`,
    lockFirst: 'Je hebt net de geest gevonden: doe eerst deze kamer op slot.',
    luckFirst: ({ pips, tokens }) =>
      `Geluk kan de ${and(pips)} nog veranderen. Gebruik eerst een fiche: ${or(tokens)}.`,
    rollStillMoves: ({ room, ways }) =>
      `${room}: de worp brengt je hier nog weg, ${or(ways.map(step))}. Hij gaat pas naar de geest als niets past.`,
    notOnTop: ({ tile }) => `${tile} ligt niet bovenop: de volgorde van deze stapel is bekend.`,
    notOnTopBut: ({ tile, top }) =>
      `${tile} ligt niet bovenop: de volgorde van deze stapel is bekend. De volgende tegel is ${top}.`,
    inHand: ({ tile }) => `Je hebt al in je hand: ${tile}.`,
    liesThere: ({ tile, room }) => `Deze tegel ligt al in huis. ${room}: ${tile}.`,
    ghostOnTop: 'Met Griezeliger ligt de geest bovenop. Is de stapel zo klaargelegd?',
    ghostAtBottom: 'Met Listiger ligt de geest onderop. Is de stapel zo klaargelegd?',
    clueRevealed: ({ slot, mark }) => `Aanwijzing ${slot} is al onthuld: ${mark}.`,
    taskOpen: ({ slot, task }) =>
      `Opdracht ${slot} staat nog open: “${task}”. Daarna mag de aanwijzing ervan worden onthuld.`,
    thirdClueWaits: ({ task }) => `Met Moeilijker wacht de derde aanwijzing op opdracht 4: “${task}”.`,
    clueTwice: ({ slot, mark, clues: count }) =>
      `Aanwijzing ${slot} toont al: ${mark}. Alle ${count} zijn verschillend.`,
    otherClue: ({ slot, mark }) =>
      `De aanwijzingen van dit spel zijn vanaf het begin bekend. Onder opdracht ${slot} ligt een ander teken dan ${mark}.`,
    otherClueUnnamed: ({ slot }) =>
      `De aanwijzingen van dit spel zijn vanaf het begin bekend. Onder opdracht ${slot} ligt een andere dan deze.`,
    taskDone: ({ slot, task }) => `Opdracht ${slot}, “${task}”, is al voltooid.`,
    taskNotByHand: ({ slot, task }) =>
      `Opdracht ${slot}, “${task}”, vink je niet zelf af. Die is voltooid zodra de tafel het laat zien.`,
    relicInHand: ({ tile }) => `Je hebt al in je hand: ${tile}. Breng die relikwie naar de tuin.`,
    cluesMissing: ({ revealed, clues: count }) =>
      `Je hebt ${revealed === 0 ? 'geen aanwijzing' : counted(revealed, 'aanwijzing', 'aanwijzingen')} onthuld. Met alle ${count} mag je de vervloekte relikwie nemen.`,
    noRelicHere: ({ room, left }) => `${room}: hier ligt geen relikwie. ${lookFor(left)}`,
    notCursed: ({ tile, left }) => `${tile} is niet de vervloekte relikwie. ${lookFor(left)}`,
    noRollWaits: 'Er wacht geen worp. Geluk mag een dobbelsteen veranderen die in een kamer ligt.',
    noDiceForLuck: ({ room }) =>
      `${room}: hier liggen geen dobbelstenen. Geluk mag elke dobbelsteen veranderen die open ligt.`,
    noDieForLuck: ({ pip, room, pips }) =>
      `${room}: hier ligt ${noDie(pip)}. Geluk mag de ${or(pips)} veranderen.`,
    mustChange: ({ token, pip, results }) =>
      `${token} moet de dobbelsteen veranderen. Van een ${pip} wordt het ${or(results.map(a))}.`,
    noReroll: ({ token, pip, results }) =>
      `${token} gooit niet opnieuw. Van een ${pip} wordt het ${or(results.map(a))}.`,
    otherResults: ({ token, pip, to, results }) =>
      `${token} maakt van een ${pip} ${noDie(to)}. Het wordt ${or(results.map(a))}.`,
    onlyRerolls: ({ token, pip }) => `${token} kan dat niet met een ${pip}. Het fiche gooit alleen opnieuw.`,
    noOtherResult: ({ token, pip }) => `${token} kan dat niet met een ${pip}. Geen andere uitkomst past.`,
    tokenUsed: ({ token, left }) => `${token} is opgebruikt. ${luckLeft(left)}`,
    tokenNotHere: ({ token, left }) => `${token} ligt niet op tafel. ${luckLeft(left)}`,
    notOnTheGhost:
      'Met jouw huisregel kan geluk de worp van de geest niet veranderen. Wel een dobbelsteen die in een kamer ligt.',
  },
  happened: {
    ghostRolled: ({ pips }) => `De dobbelsteen van de geest toont ${and(pips)}.`,
    youRolled: ({ pips }) => `Je gooide ${and(pips.map(a))}.`,
    entered: ({ room }) => `Je gaat naar binnen: ${room}.`,
    drew: ({ tile, room }) => `${room}: ${tile}.`,
    found: ({ room }) => `${room}: hier is de geest, bij jou.`,
    diceShow: ({ pips }) =>
      plural(pips.length, {
        one: `De dobbelsteen toont ${and(pips)}.`,
        other: `De dobbelstenen tonen ${and(pips)}.`,
      }),
    taskDone: ({ task }) => `Opdracht voltooid: ${task}.`,
    clueIs: ({ slot, mark, tile }) => `Aanwijzing ${slot}: ${mark}. Het is: ${tile}.`,
    clueNone: ({ slot, mark }) => `Aanwijzing ${slot}: ${mark}. Geen relikwie heeft deze tekens.`,
    clueLeaves: ({ slot, mark, left }) => `Aanwijzing ${slot}: ${mark}. ${capital(relicsLeft(left))}.`,
    took: ({ tile }) => `Je neemt: ${tile}. De geest voelt je nu.`,
    throughPassage: ({ room }) => `Door de gang: ${room}.`,
    wentUp: ({ pip, room }) => `${pip} omhoog: ${room}.`,
    wentDown: ({ pip, room }) => `${pip} omlaag: ${room}.`,
    locked: ({ room }) => `${room} is voorgoed op slot.`,
    walked: ({ pip, steps: names, room }) =>
      `Geest gooide ${pip}: ${[...names, `stopt: ${room}`].join(', ')}.`,
    turns: ({ room }) => `${room}, keert om`,
    putAside: ({ pip }) => `De ${pip} gaat opzij.`,
    luckOnRoll: ({ token, pip, to }) => `${token}: ${pip} wordt ${to}.`,
    luckInRoom: ({ token, pip, to, room }) => `${token}: ${pip} wordt ${to}, ${room}.`,
    hopeless: 'De vervloekte relikwie is niet meer te pakken: dit spel is niet te winnen.',
    won: ({ tile }) => `Buiten, met in je hand: ${tile}. Je hebt gewonnen.`,
    caught: ({ room }) => `${room}: hij heeft je gevonden. Het spel is verloren.`,
    trapped: ({ room }) => `${room}: je zit opgesloten. Het spel is verloren.`,
    conceded: 'Je gaf het op.',
    ghostTo: ({ room }) => `Geest naar: ${room}`,
    near: 'Zijn volgende worp kan je bereiken.',
    headingUp: 'Hij gaat omhoog.',
    headingDown: 'Hij gaat omlaag.',
    turnedUp: ({ room }) => `${room}: omgekeerd, nu gaat hij omhoog.`,
    turnedDown: ({ room }) => `${room}: omgekeerd, nu gaat hij omlaag.`,
  },
  listed: {
    drew: ({ tile, room }) => `${room}: ${tile}`,
    dice: ({ pips }) =>
      plural(pips.length, {
        one: `Dobbelsteen ${pips.join(', ')}`,
        other: `Dobbelstenen ${pips.join(', ')}`,
      }),
    ghostRolled: ({ pips }) => `Geest gooide ${pips.join(', ')}`,
    rolled: ({ pips }) => `Worp ${pips.join(', ')}`,
    walked: ({ pip, from, to }) => `Geest ${pip}: ${from} → ${to}`,
    taskDone: ({ task }) => `Opdracht voltooid: ${task}`,
  },
  ways: {
    youWin: 'je wint',
    unexplored: ({ room }) => `${room}, onverkend`,
    noDiceLeft: ({ room }) => `${room}, geen stenen meer`,
    diceWait: ({ room, pips }) =>
      plural(pips.length, { one: `${room}, een ${and(pips)} wacht`, other: `${room}, ${and(pips)} wachten` }),
    tooFar: 'Te ver',
    past: ({ room }) => `voorbij: ${room}`,
    withoutRelic: 'niet zonder de relikwie',
    locked: 'op slot',
    ghostThere: 'daar is de geest',
    ghostInTheWay: 'de geest staat in de weg',
    lockFirst: 'eerst deze kamer op slot',
    otherEndLocked: 'de andere kant is op slot',
    notNow: 'nu niet',
    noDieHere: ({ pip }) => `geen ${pip} hier`,
    trapped: 'Je zou opgesloten zitten: het spel is dan verloren.',
    caught: 'Hij krijgt je te pakken: het spel is dan verloren.',
    spoils: 'Daarna is het spel niet meer te winnen.',
    fromGhost: ({ rooms: count }) => `${count} van de geest`,
    mayGo: ({ ways }) =>
      `hier mag je heen ${or(ways.map((way) => (way === 'passage' ? 'door de gang' : `met de ${way.pip}, ${way.up ? 'omhoog' : 'omlaag'}`)))}`,
    triedUp: ({ pip, room }) => `${room}: ${pip} omhoog.`,
    triedDown: ({ pip, room }) => `${room}: ${pip} omlaag.`,
    mayDo: ({ ways, tile }) =>
      `Je mag ${or(ways.map((way) => ({ take: `de relikwie nemen (${tile})`, die: 'met een dobbelsteen gaan', passage: 'door de gang gaan', lock: 'de kamer op slot doen' })[way]))}.`,
    noneReachesUp: ({ room, away, pips }) =>
      `${room}: geen dobbelsteen hier komt er. Het is ${away} omhoog: je hebt ${dicePlain(pips)}.`,
    noneReachesDown: ({ room, away, pips }) =>
      `${room}: geen dobbelsteen hier komt er. Het is ${away} omlaag: je hebt ${dicePlain(pips)}.`,
    rollMissesUp: ({ room, away, pips }) =>
      `${room}: geen dobbelsteen van de worp komt er. Het is ${away} omhoog: je hebt ${dicePlain(pips)}.`,
    rollMissesDown: ({ room, away, pips }) =>
      `${room}: geen dobbelsteen van de worp komt er. Het is ${away} omlaag: je hebt ${dicePlain(pips)}.`,
    twoWays: ({ room }) => `${room}: twee wegen leiden daarheen. Welke?`,
    open: ({ ways }) =>
      `${capital(ways.map(({ by, room }) => (by === 'passage' ? `gang: ${room}` : `${by.up ? 'omhoog' : 'omlaag'} ${by.pip}: ${room}`)).join(', '))}.`,
    byPassage: ', door de gang',
    byUp: ({ pip }) => `, ${pip} omhoog`,
    byDown: ({ pip }) => `, ${pip} omlaag`,
  },
  rooms: {
    youAreHere: 'jij bent hier',
    ghostIsHere: 'de geest is hier',
    keyhole: 'sleutelgat, op slot',
    locked: 'op slot',
    unexplored: 'onverkend',
    noDice: 'geen dobbelstenen',
    dice: ({ pips }) =>
      plural(pips.length, { one: `dobbelsteen ${and(pips)}`, other: `dobbelstenen ${and(pips)}` }),
    cursed: 'de vervloekte relikwie',
    maybeCursed: 'het kan de vervloekte relikwie zijn',
    inGarden: 'De tuin. Jij bent hier.',
    garden: ({ room }) => `De tuin, één stap lager dan: ${room}.`,
    isLocked: ({ room }) => `${room} is voorgoed op slot.`,
    isUnexplored: ({ room }) => `${room} is onverkend.`,
    holds: ({ room, tile, pips }) =>
      `${room}: ${tile} en ${pips.length === 0 ? 'geen dobbelstenen' : plural(pips.length, { one: `een ${and(pips)}`, other: `de dobbelstenen ${and(pips)}` })}.`,
    ghostHere: 'De geest is hier.',
    ghostSenses: 'De geest is daar, en voelt je.',
    ghostUp: 'De geest is daar en gaat omhoog.',
    ghostDown: 'De geest is daar en gaat omlaag.',
    house: ({ rooms: count }) =>
      `Het huis: de tuin en ${rooms(count)}, op volgorde van de tuin tot de zolder`,
  },
  clues: {
    none: 'Nog geen aanwijzing.',
    leaves: ({ marks, left }) => `${marks.join(', ')}: ${relicsLeft(left)}.`,
    leaveOne: ({ marks, tile }) => `${marks.join(', ')}: het is ${tile}.`,
    cannotWin: 'Dit spel is niet te winnen.',
    anyOf: 'Elke die niet is doorgestreept, kan het zijn.',
    notFoundRooms: ({ rooms: count }) => `Nog niet gevonden. Nog ${rooms(count)} onverkend.`,
    inHand: ({ tile }) => `In je hand: ${tile}.`,
    youHoldIt: 'Je hebt hem in je hand.',
    isNotFound: ({ tile, rooms: count }) =>
      `Het is: ${tile}. Nog niet gevonden: nog ${rooms(count)} onverkend.`,
    isIn: ({ tile, room }) => `Het is: ${tile}. Die ligt hier: ${room}.`,
    isLockedIn: ({ tile, room }) => `Het is: ${tile}. Die ligt achter slot: ${room}.`,
    liesIn: ({ room }) => `Die ligt hier: ${room}.`,
    lockedIn: ({ room }) => `Die ligt achter slot: ${room}.`,
    notFound: 'Nog niet gevonden.',
    question: ({ slot }) => `Aanwijzing ${slot} is van jou. Welk teken staat erop?`,
    because: ({ task }) => `Opdracht voltooid: ${task}.`,
    noRelic: 'geen relikwie',
    relics: ({ count }) => relics(count),
    cannotWinShort: 'niet te winnen',
    inHandShort: 'in de hand',
    left: ({ count }) => plural(count, { one: 'relikwie over', other: 'relikwieën over' }),
  },
  phases: { explore: 'Verkennen', move: 'Bewegen', ghost: 'Geest' },
  table: {
    breakIn: 'Inbreken',
    turn: ({ turn }) => `Beurt ${turn}`,
    wayIn: 'De weg naar binnen',
    lock: ({ room }) => `Op slot: ${room}`,
    take: ({ tile }) => `Neem: ${tile}`,
    tasksAndClues: 'Opdrachten en aanwijzingen.',
    taskOpen: ({ task }) => `${task}: open.`,
    taskDone: ({ task }) => `${task}: voltooid.`,
    taskDoneClue: ({ task, mark }) => `${task}: voltooid, ${mark}.`,
    stands: ({ turn, room, pips }) =>
      `Beurt ${turn}, ${room}, ${pips.length === 0 ? 'geen dobbelstenen' : `${dice(pips.length)}: ${and(pips)}`}.`,
    standsIn: ({ turn, room }) => `Beurt ${turn}, ${room}.`,
    setAside: ({ count }) =>
      plural(count, {
        one: '1 latere stap is apart gelegd en bewaard.',
        other: `${count} latere stappen zijn apart gelegd en bewaard.`,
      }),
    tokenUsed: ({ token }) => `${token}, gebruikt`,
    tokenInHand: ({ token }) => `${token}, in de hand`,
    revealClue: ({ slot }) => `Onthul aanwijzing ${slot}`,
    done: ({ task }) => `Voltooid: ${task}`,
    tileDice: ({ tile, dice: count }) => `${tile}, ${dice(count)}`,
    nothingEntered: 'Nog niets ingevoerd',
    entered: ({ pips }) => `Ingevoerd: ${pips.join(', ')}`,
    slotOpen: ({ slot, task }) => `${slot}, ${task}, open`,
    slotDone: ({ slot, task }) => `${slot}, ${task}, voltooid`,
    slotClue: ({ slot, task, clue }) => `${slot}, ${task}, voltooid, ${clue}`,
    rule: ({ rule }) => `Regel ${rule}`,
  },
  ends: {
    won: ({ tile }) => `Buiten, met in je hand: ${tile}.`,
    conceded: 'Je gaf het op.',
    trapped: ({ room }) => `Opgesloten: ${room}.`,
    found: ({ room }) => `Hij heeft je gevonden: ${room}.`,
    garden: 'De tuin, precies.',
    gardenGhost: ({ room }) => `De tuin, precies; de geest: ${room}.`,
    beforeEntry: 'Voordat je naar binnen ging.',
    inTurn: ({ turn, room }) => `In beurt ${turn}, ${room}.`,
    noWayOut: 'Geen worp kon je hier nog wegbrengen.',
    fromGarden: ({ rooms: count }) => `${rooms(count)} van de tuin.`,
    fromGardenHeld: ({ rooms: count, tile }) => `${rooms(count)} van de tuin, in je hand: ${tile}.`,
    itRolled: ({ pip }) => `Hij gooide een ${pip}.`,
    chart: 'De nacht, beurt voor beurt.',
    chartTurn: ({ turn, room }) => `${turn}: jij, ${room}.`,
    chartTurnGhost: ({ turn, room, ghost }) => `${turn}: jij, ${room}; de geest, ${ghost}.`,
  },
  rolling: {
    ghostIn: ({ room }) => `Geest: ${room}`,
    comes: 'Hij komt naar je toe.',
    headingUp: 'gaat omhoog',
    headingDown: 'gaat omlaag',
    steps: ({ steps: count, room }) => `${steps(count)}, naar: ${room}`,
    stepsCaught: ({ steps: count, room }) => `${steps(count)}: hij heeft je gevonden, ${room}`,
    foundYou: 'Hij heeft je gevonden.',
    noneCatches: 'geen worp pakt je hier',
    catches: ({ sixths }) =>
      plural(sixths, {
        one: `${sixths} van 6 worpen pakt je hier`,
        other: `${sixths} van 6 worpen pakken je hier`,
      }),
    noneCatchesIn: ({ room }) => `${room}: geen worp pakt je.`,
    catchesIn: ({ room, sixths }) =>
      plural(sixths, {
        one: `${room}: ${sixths} van 6 worpen pakt je.`,
        other: `${room}: ${sixths} van 6 worpen pakken je.`,
      }),
    listed: ({ pip, from, to }) => `${pip}: ${from} → ${to}`,
  },
  offer: {
    asked: 'De geest horen en voelen?',
    both: 'Beide',
    sound: 'Geluid',
    touch: 'Trillen',
    neither: 'Nee',
  },
  boxes: {
    asked: 'Heb je het gedrukte spel?',
    askedWhy: 'Het regelboek vermeldt niet wat er op de tegels staat, dus de app kan het niet weten.',
    printed: 'Ja, ik heb de doos',
    printedTold: 'Zeg wat er op een tegel staat als die komt. Vooraf hoef je niets op te schrijven.',
    none: 'Nee, ik heb geen doos',
    noneTold:
      'Speel met een vervangende set: tegels die voor deze app zijn bedacht, zoveel als het regelboek telt. De app trekt en gooit.',
    standIn: 'De vervangende set van de app, niet de gedrukte tegels',
    notListed: 'De mijne staat er niet bij',
    newCopy: 'Wat er al lag, blijft. Vanaf nu zijn de tegels die van jouw exemplaar.',
    pending: ({ name }) => `Voeg eerst “${name}” toe, of wis die naam.`,
  },
  guiding: {
    step: ({ step: number, steps: all }) => `${number} van ${all}`,
    entry: ({ pip }) =>
      `Dit is oefening, er wordt niets bewaard. Je staat in de tuin, en een dobbelsteen zegt hoe ver je naar binnen gaat. Gooi er een en tik op wat hij toont, of tik op ${pip}.`,
    draw: ({ room, tile }) =>
      `Een nieuwe kamer (${room}): draai een tegel om en tik er hier op, of tik op: ${tile}.`,
    seek: ({ room, tile }) =>
      `Weer een nieuwe kamer (${room}). Vroeg of laat komt de geest: tik hierop, of op de tegel die je omdraaide: ${tile}.`,
    describe: 'Zeg wat jouw tegel zegt. Hij telt zoals hij is, hier en in elk spel.',
    dice: ({ tile, dice: count, pip }) =>
      `${tile} brengt ${dice(count)}, om te gooien en in de kamer te laten. Tik op wat de eerste toont, of op ${pip}.`,
    more: ({ pip }) =>
      `Tik op wat de volgende toont, of op ${pip}. “Ongedaan maken”, linksonder, neemt een stap terug.`,
    dark: ({ room }) =>
      `Een dobbelsteen verplaatst je zoveel kamers, omhoog of omlaag. ${room} heeft geen licht: tik erop om te horen waarom.`,
    lights: 'Je mag gaan waar licht brandt.',
    everyNo: 'Elk nee noemt zijn regel, en die lees je met één tik.',
    eitherWay: 'Met deze worp mag je omhoog of omlaag.',
    lock: ({ label }) => `Hier leidt geen dobbelsteen ergens heen: tik op “${label}”.`,
    touch: ({ room }) => `Tik op: ${room}.`,
    touchUp: ({ room, pip }) => `Tik op: ${room}, ${pip} omhoog.`,
    touchDown: ({ room, pip }) => `Tik op: ${room}, ${pip} omlaag.`,
    found: ({ label }) =>
      `De geest is los, en hem vinden was de eerste opdracht. Zijn kamer moet meteen op slot: tik op “${label}”.`,
    leave: ({ pip }) =>
      `Een kamer op slot blijft voorgoed dicht, en een worp brengt je eruit. Tik op wat hij toont, of op ${pip}.`,
    stuck:
      'Niets past bij deze worp. Dan moet geluk hem veranderen, of de geest loopt ermee: de tafel zegt welk van beide.',
    ghost: ({ pip }) =>
      `Jij hebt bewogen; nu doet de geest dat, en zo elke beurt van hier af. Alleen waar hij stopt telt. Tik op wat zijn dobbelsteen toont, of op ${pip}.`,
    clue: ({ mark }) =>
      `Een opdracht is klaar, dus de aanwijzing eronder mag worden omgedraaid. Zij toont een teken van het vervloekte relikwie: tik op dat van jou, of op: ${mark}.`,
    clueOwn:
      'Een opdracht is klaar, dus de aanwijzing eronder mag worden omgedraaid. Zij toont een teken van het vervloekte relikwie: schrijf hoe dat van jou heet.',
    clueWaits: ({ label }) => `Een opdracht is klaar, en haar aanwijzing wacht: tik op “${label}”.`,
    comes:
      'Hij zou stoppen waar jij bent, en het spel zou verloren zijn. Laat hem komen, of verander zijn dobbelsteen met geluk.',
    luck: 'Een geluksfiche verandert één dobbelsteen, één keer. Gebruik het, of ga terug naar de vraag: de beurt wacht.',
    beside: 'Kijk rond zo lang je wilt. De beurt wacht tot je teruggaat naar de vraag.',
  },
  timelines: {
    named: ({ turn, what }) => `${turn}: ${what}`,
    tokenDoes: ({ token, does }) => `${token}: ${inside(does)}.`,
    byHand: 'door jou',
    byApp: 'door de app',
    youEntered: 'Jij hebt het ingevoerd.',
    appDid: 'De app deed het.',
    whichTile: 'welke tegel kwam er?',
    whatDice: ({ dice: count }) =>
      count === 1 ? 'wat toonde de dobbelsteen?' : 'wat toonden de dobbelstenen?',
    whatGhost: 'wat toonde de dobbelsteen van de geest?',
    whatRoll: ({ dice: count }) => (count === 1 ? 'wat was de worp?' : 'wat toonden de twee dobbelstenen?'),
    whatWasIt: 'wat was het?',
    enteredDice: ({ pips }) => `Jij voerde in: ${pips.join(', ')}.`,
    rolledDice: ({ pips }) => `De app gooide ${pips.join(', ')}.`,
    nowDice: ({ pips }) => `Nu ${pips.join(', ')}.`,
    was: ({ what }) => `Het was: ${what}.`,
    now: ({ what }) => `Nu: ${what}.`,
    before: ({ what, row }) => `${what}, en dan: ${row}.`,
    die: ({ place, pip }) => `Dobbelsteen ${place}: ${pip}`,
    dieWas: ({ place, pip, was }) => `Dobbelsteen ${place}: ${pip}, was ${was}`,
    pipWas: ({ pip }) => `was ${pip}`,
    nothingLater: 'Daarna is er niets meer gezegd.',
    allFit: ({ later }) =>
      plural(later, {
        one: 'De latere stap klopt nog.',
        other: `Alle ${later} latere stappen kloppen nog.`,
      }),
    noneFits: ({ later }) =>
      plural(later, {
        one: 'De latere stap klopt niet meer.',
        other: `Geen van de ${later} latere stappen klopt nog.`,
      }),
    someFit: ({ fit, later }) =>
      plural(fit, {
        one: `${fit} van de ${later} latere stappen klopt nog.`,
        other: `${fit} van de ${later} latere stappen kloppen nog.`,
      }),
    oneAside: 'Die wordt apart gelegd, niet weggegooid.',
    moreAside: ({ after }) =>
      plural(after, {
        one: 'Die en de stap erna worden apart gelegd, niet weggegooid.',
        other: `Die en de ${after} stappen erna worden apart gelegd, niet weggegooid.`,
      }),
    fixed: 'Klaar. Alles erna klopt nog.',
    fixedAside: ({ count }) =>
      plural(count, {
        one: 'Klaar. 1 latere stap is apart gelegd.',
        other: `Klaar. ${count} latere stappen zijn apart gelegd.`,
      }),
    aside: ({ count }) =>
      plural(count, {
        one: '1 latere stap is apart gelegd',
        other: `${count} latere stappen zijn apart gelegd`,
      }),
    allFitAgain: ({ fit }) => (fit === 1 ? 'Vanaf hier klopt die weer.' : 'Vanaf hier kloppen ze weer.'),
    someFitAgain: ({ fit }) =>
      plural(fit, {
        one: 'Vanaf hier zou 1 ervan weer kloppen.',
        other: `Vanaf hier zouden er ${fit} weer kloppen.`,
      }),
    noneFitsFrom: 'Vanaf hier klopt geen ervan.',
    back: ({ fit }) => plural(fit, { one: '1 stap is terug.', other: `${fit} stappen zijn terug.` }),
    stillAside: ({ left }) => plural(left, { one: '1 ligt nog apart.', other: `${left} liggen nog apart.` }),
    roll: ({ pips }) => `Worp ${and(pips)}`,
    clue: ({ slot }) => `Aanwijzing ${slot}`,
    clueMark: ({ slot, mark }) => `Aanwijzing ${slot}: ${mark}`,
    taskDone: ({ task }) => `Opdracht voltooid: ${task}`,
    up: ({ pip }) => `${pip} omhoog`,
    down: ({ pip }) => `${pip} omlaag`,
    ghost: ({ pip }) => `Geest ${pip}`,
    luck: ({ token, pip, to }) =>
      to === null ? `${token}: ${pip} opnieuw gegooid` : `${token}: ${pip} wordt ${to}`,
    luckIn: ({ token, pip, to, room }) =>
      to === null ? `${token}: ${pip} opnieuw gegooid, ${room}` : `${token}: ${pip} wordt ${to}, ${room}`,
    take: 'Neem de relikwie',
    passage: 'Door de gang',
    lock: 'Kamer op slot',
    concede: 'Opgeven',
  },
  noAdvice: {
    chance:
      'Nu spreken de dobbelstenen of een tegel: zolang ze niet op tafel liggen, valt er niets te kiezen.',
    over: 'Het spel is afgelopen: er valt niets meer te adviseren.',
    unseen: 'De adviseur kan het nog niet weten: nog niet elke tegel van dit exemplaar is beschreven.',
  },
  sending: {
    title: 'Versturen of verhuizen',
    share: 'Delen',
    shareTold: 'Als bestand, via het deelmenu van het systeem',
    save: 'Als bestand opslaan',
    saveTold: 'Een verslag: platte tekst, één antwoord per regel',
    copy: 'Als tekst kopiëren',
    copied: 'Gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Sla het op als bestand.',
    notShared: 'Delen lukte niet. Sla het op als bestand.',
    move: 'Dit spel verhuizen',
    moveTold: 'Naar een andere telefoon, met een QR-code of een link',
    code: ({ version }) =>
      `Een QR-code met het hele spel, versie ${version}. Richt de camera van de andere telefoon erop.`,
    codeHow: 'Richt de camera van de andere telefoon erop. Het hele spel zit erin; geen server ziet het.',
    tooLongForCode: 'Dit spel is te lang voor een QR-code. Stuur in plaats daarvan de link.',
    tooLongForLink: 'Dit spel is te lang voor een link. Sla het op als bestand en stuur dat.',
    link: 'Link',
    copyLink: 'Link kopiëren',
    iphone:
      'Op een iPhone opent een link Safari, nooit de geïnstalleerde app: kopieer hem daar en plak hem in de app.',
    pasteLink: 'Of plak de link',
    bgStats: 'In BG Stats noteren',
    me: 'Ik',
    box: 'Rest In Peace: The Asylum',
  },
  bringing: {
    title: 'Inlezen',
    back: 'Terug naar waar je was',
    how: 'Een spel, een editie of een back-up van elders. Er wordt niets bewaard voordat je hebt gezien wat het is.',
    file: 'Kies een bestand',
    fileTold: 'Een .asylum-verslag, een editie of een back-up; of sleep het ergens op deze pagina',
    paste: 'Of plak een link of een verslag',
    look: 'Bekijken',
    reading: 'Lezen…',
    unreadable: 'Dat bestand kon niet worden gelezen. Kies het nog eens.',
    backup: 'Een back-up',
    keep: 'Dit spel bewaren',
    leave: 'Laat maar',
    here: 'Dit spel is hier al.',
    show: 'Tonen',
    notKept: 'Het kon niet worden opgeslagen. Er is niets veranderd. Maak ruimte en probeer het opnieuw.',
    looked: ({ done, all }) => `${done} van ${all} spellen bekeken`,
    stored: ({ done, all }) => `${done} van ${all} spellen opgeslagen`,
    stop: 'Stoppen',
    stopped: 'Gestopt. Er is niets ingelezen.',
    settings: {
      title: 'Ook de instellingen overnemen',
      told: 'Licht, loop van de geest, toetsen en de laatste opstelling, in plaats van die hier',
    },
    toHistory: 'Naar de geschiedenis',
    stops: 'Het is maar tot hier te vertellen:',
    headerBad: 'Het begin is niet te gebruiken:',
    others: ({ files, others }) =>
      plural(others, {
        one: `Dit is het eerste van ${files} bestanden. Lees het andere daarna in, één tegelijk.`,
        other: `Dit is het eerste van ${files} bestanden. Lees de andere ${others} daarna in, één tegelijk.`,
      }),
    keepSetUp: 'Opstelling bewaren, nog geen antwoord',
    keepUpTo: ({ answers }) =>
      plural(answers, {
        one: 'Het ene goede antwoord bewaren',
        other: `Tot daar bewaren: ${answers} antwoorden`,
      }),
    answers: ({ answers }) =>
      answers === 0 ? 'Geen antwoorden' : counted(answers, 'antwoord', 'antwoorden'),
    line: ({ line }) => `Regel ${line}`,
    lineText: ({ line, text }) => `Regel ${line}: ${text}`,
  },
  backups: {
    holds: ({ day, things }) => `Gemaakt op ${day}, ${allOf(things)}`,
    brings: ({ fresh }) => `Nieuw: ${allOf(fresh)}. Niets hier wordt overschreven.`,
    bringsBeside: ({ here, fresh }) =>
      `Al hier: ${allOf(here)}. Nieuw: ${allOf(fresh)}. Niets hier wordt overschreven.`,
    empty: 'Er zit geen spel in.',
    gamesHere: 'Alle spellen eruit zijn hier al.',
    allHere: 'Alles eruit is hier al.',
    takeSettings: 'Instellingen overnemen',
    bringIn: ({ fresh }) => `Inlezen: ${allOf(fresh)}`,
    settingsTaken: 'De instellingen zijn overgenomen.',
    brought: ({ fresh }) => `Nu hier: ${allOf(fresh)}.`,
    gameBad: ({ place }) =>
      `Spel ${place} van de back-up is met deze versie niet te lezen; er is niets ingelezen. Werk de app bij, of lees een andere back-up in.`,
    editionBad: ({ place }) =>
      `Editie ${place} van de back-up is met deze versie niet te lezen; er is niets ingelezen. Werk de app bij, of lees een andere back-up in.`,
    made: 'De back-up is gemaakt.',
    madeWithout: ({ left }) => `De back-up is gemaakt. Niet te lezen en er niet in: ${allOf(left)}.`,
  },
  unusable: {
    empty: 'Er zit niets in. Kies een ander bestand, of kopieer de tekst opnieuw.',
    'too-large': 'Dit is groter dan 20 MB; dat is geen spel of back-up van deze app. Kies een ander bestand.',
    'too-long': 'Dit verslag is langer dan 1 MB, en zo lang is geen spel. Kies een ander bestand.',
    binary: 'Dit is geen tekst. Kies een .asylum-verslag of een back-up van deze app.',
    page: 'Dit is een webpagina, geen spel. Sla het .asylum-bestand zelf op en kies dat.',
    'cut-off': 'Dit bestand is afgekapt of beschadigd. Kopieer het opnieuw van waar het vandaan kwam.',
    'other-json': 'Dit komt uit een ander programma. Kies een back-up die deze app heeft gemaakt.',
    'large-edition': 'Deze editie is groter dan 1 MB, en dat heeft er geen nodig. Kies een ander bestand.',
    'long-text':
      'Er zit een tekst van meer dan 1000 letters in, en dat heeft geen spel of exemplaar nodig. Kort hem in en lees het opnieuw in.',
    'newer-backup':
      'Een nieuwere versie van de app maakte deze back-up. Werk de app bij en lees hem opnieuw in.',
    'broken-backup':
      'Deze back-up is beschadigd; er is niets ingelezen. Kopieer hem opnieuw van waar hij vandaan kwam.',
    'newer-link': 'Een nieuwere versie van de app maakte deze link. Werk de app bij en open hem opnieuw.',
    'damaged-link':
      'Deze link is beschadigd of afgekapt. Kopieer hem opnieuw in zijn geheel, of vraag om het bestand.',
    'other-text':
      'Dit is geen spel. Een verslag begint met “asylum 1”, een link eindigt op “#g=” en letters.',
  },
  unseenNames: { relic: 'Relikwie nog niet gezien', mark: 'Teken nog zonder naam' },
  copies: {
    mine: 'Mijn exemplaar',
    byHand: 'Ikzelf: de app kan geen tegels trekken die hij niet heeft gezien.',
    notKept: 'Het exemplaar kon niet op dit apparaat worden opgeslagen. Maak ruimte en probeer het opnieuw.',
    moreTask: 'Naam van een andere opdracht',
    moreTaskTold: 'Je zegt zelf wanneer die voltooid is.',
    moreLuck: 'Naam van een ander geluksfiche',
    moreLuckDoes: 'Wat het met een dobbelsteen doet',
    add: 'Toevoegen',
    unseen: 'Een relikwie nog niet gezien',
    drawByHand: 'Trek zelf: de app heeft ze niet allemaal gezien.',
    dice: 'Dobbelstenen erop',
    marks: 'Tekens erop',
    anotherMark: 'Naam van een ander teken',
    itShows: 'Dit staat erop',
    called: 'Naam van de relikwie',
    thatIsIt: 'Dat is alles',
    back: 'Terug',
    myTiles: 'Mijn tegels',
    tiles: 'Wat er op de tegels staat',
    tilesTold: 'Tik op een tegel om te verbeteren wat erop staat.',
    noneSeen: 'Er is nog geen tegel gezien.',
    putRight: 'Wijzigen',
    putRightAll: 'Wijzigen, en die apart leggen',
    notSeen: 'Die heb ik niet gezien',
    change: 'Wijzigen wat erop staat',
    keep: 'Bewaren',
    keepName: 'Naam van je exemplaar',
    kept: 'Bewaard. Het volgende spel ermee gaat hier verder.',
    relic: ({ number }) => `Relikwie ${number}`,
    newRelicSays: 'Een nieuwe relikwie. Wat staat erop?',
    tileSays: ({ tile }) => `${tile}. Wat staat erop?`,
    tileSaysNow: ({ tile }) => `Wat staat er op deze tegel: ${tile}?`,
    whyNot: ({ why, rule }) => `${why} ${rule}.`,
    doesNotGo: ({ why }) => `Dat klopt niet met wat eerder is gezegd. ${why}`,
    tile: ({ dice: count }) => dice(count),
    relicTile: ({ dice: count, marks }) =>
      `${dice(count)} · ${marks.length === 0 ? 'geen teken' : marks.join(', ')}`,
    relicsUnseen: ({ count }) => `${relics(count)} nog niet gezien`,
    knowAll: 'Je kent nu alle relikwieën van je exemplaar.',
    known: ({ seen, all }) => `Je kent nu ${seen} van de ${all} relikwieën van je exemplaar.`,
    keepNew: 'Bewaren wat nieuw is?',
    keepAmong: 'Bij je exemplaren bewaren?',
    restFollows: 'Het volgende spel ermee gaat verder met de rest.',
    setAside: ({ count, first, why }) =>
      plural(count, {
        one: `“${first}” zou niet meer kloppen. ${why} Die stap zou apart worden gelegd, niet weggegooid.`,
        other: `${count} stappen zouden niet meer kloppen, vanaf “${first}”. ${why} Ze zouden apart worden gelegd, niet weggegooid.`,
      }),
    isPutRight: ({ tile }) => `Verbeterd: ${tile}.`,
    areAside: ({ count }) =>
      plural(count, { one: '1 stap is apart gelegd.', other: `${count} stappen zijn apart gelegd.` }),
  },
  descriptionFaults: {
    dice: 'Tik aan hoeveel dobbelstenen erop staan; 0 als er geen op staan.',
    markName: 'Schrijf hoe het teken heet, en voeg het dan toe.',
    pending: ({ name }) => `Voeg het teken “${name}” toe, of wis de naam.`,
    markThere: ({ name }) => `Er is al een teken dat ${name} heet: tik dat aan.`,
    tileThere: ({ name }) => `Er is al een tegel die ${name} heet: geef deze een andere naam.`,
    copyName: 'Schrijf hoe je exemplaar heet, en bewaar het dan.',
    taskName: 'Schrijf hoe de opdracht heet, en voeg die dan toe.',
    taskThere: ({ name }) => `Er is al een opdracht die ${name} heet: tik die aan.`,
    luckName: 'Schrijf hoe het fiche heet, en voeg het dan toe.',
    luckDoes: 'Tik aan wat het met een dobbelsteen doet, en voeg het dan toe.',
    luckThere: ({ name }) => `Er is al een geluksfiche dat ${name} heet: tik dat aan.`,
  },
  setUp: {
    title: 'Nieuw spel',
    forMe: 'Zet het voor me klaar',
    tasks: 'Opdrachten',
    asTheyLie: 'zoals ze op tafel liggen',
    luck: 'Geluk',
    difficulty: 'Moeilijkheid',
    asPrinted: 'Het spel zoals het gedrukt is.',
    who: 'Wie trekt en gooit',
    whose: { tiles: 'Tegels', dice: 'Mijn dobbelstenen', ghost: 'Die van de geest' },
    givers: { hand: 'Ik', app: 'De app' },
    clash:
      'Niet samen: Griezeliger en Listiger leggen de tegel van de geest aan tegengestelde kanten van de stapel.',
    fixed: 'De geest vinden is altijd opdracht 1.',
    slotsFull: 'Elke plek heeft een opdracht. Tik op een gelegde om die terug te nemen.',
    rulings: 'Huisregels',
    rulingsTold: 'waar het regelboek het openlaat',
    begin: 'Begin in de tuin',
    notKept: 'Het spel kon niet op dit apparaat worden opgeslagen. Maak ruimte en begin opnieuw.',
    sixTaps:
      'Met drie dobbelstenen op een tegel kost een nieuwe kamer zes tikken als je zelf voor de geest gooit.',
    edition: ({ name }) => `Editie: ${name}`,
    box: ({ rooms: count, tiles, dice: all }) =>
      `${rooms(count)}, ${counted(tiles, 'tegel', 'tegels')}, ${dice(all)}`,
    boxSeen: ({ rooms: count, tiles, dice: supply, seen, all }) =>
      `${rooms(count)}, ${counted(tiles, 'tegel', 'tegels')}, ${dice(supply)}, ${seen} van ${all} relikwieën gezien`,
    luckChosen: ({ chosen, all }) => `${chosen} van ${all}`,
    luckFull: ({ most }) =>
      `Je hebt ${counted(most, 'geluksfiche', 'geluksfiches')}, en meer mag niet. Tik op een gekozen fiche om het terug te leggen.`,
    moreTasks: ({ count }) => `Kies nog ${counted(count, 'opdracht', 'opdrachten')}`,
    moreLuck: ({ count }) => `Kies nog ${counted(count, 'geluksfiche', 'geluksfiches')}`,
    laidOut: ({ tasks, luck }) =>
      `Leg klaar: ${tasks.join('; ')}. Geluk: ${luck.length === 0 ? 'geen' : and(luck)}.`,
  },
  modeNames: {
    easier: 'Makkelijker',
    harder: 'Moeilijker',
    spookier: 'Griezeliger',
    trickier: 'Listiger',
    unluckier: 'Meer pech',
    epic: 'Episch',
  },
  modeEffects: {
    easier: 'Doe je een kamer op slot, dan gooi je twee dobbelstenen en kies je er een.',
    harder: 'Een vierde opdracht, te voltooien voor de derde aanwijzing.',
    spookier: 'De tegel van de geest gaat boven op de stapel.',
    trickier: 'De tegel van de geest gaat onder op de stapel.',
    unluckier: 'Drie geluksfiches, of minder.',
    epic: 'Moeilijker, Griezeliger en Meer pech samen.',
  },
  rulings: {
    'pass-ghost': {
      title: 'Door de kamer van de geest lopen',
      told: 'Stoppen mag er nooit. Uit: erlangs ook niet. MOVE-6',
    },
    'lock-freely': {
      title: 'Op slot doen wanneer je wilt',
      told: 'Uit: alleen als geen dobbelsteen van de kamer je verder brengt. LOCK-1',
    },
    'luck-on-ghost': {
      title: 'Geluk op de worp van de geest',
      told: 'Uit: wat de geest gooit, staat vast. LUCK-4',
    },
  },
  fairness: {
    title: 'Zijn de dobbelstenen eerlijk?',
    look: 'Wat de app op dit apparaat heeft gegooid, geteld',
    how: 'Elke worp en elke trekking van de app komt uit de toevalsgetallen van het apparaat zelf, van het soort waar sleutels van worden gemaakt. Getallen die een kant zouden bevoordelen, worden weggegooid, en geen worp weet van een andere.',
    none: 'De app heeft in deze spellen nog niet gegooid.',
    unread: 'De spellen zijn nu niet te lezen.',
    last: 'De laatste worpen, de nieuwste eerst',
    table: 'Hoe vaak elke kant viel',
    face: 'Kant',
    times: 'Keren',
    part: 'Deel',
    counted: ({ dice: count, games }) =>
      `${counted(count, 'worp', 'worpen')} in ${plural(games, { one: 'één spel', other: `de ${games} nieuwste spellen` })}.`,
    bar: ({ pip, times: count, part }) => `${pip}: ${times(count)}, ${whole.format(part)}`,
    percent: ({ part }) => whole.format(part),
    oftenInTen: ({ sets }) =>
      `Bij eerlijke dobbelstenen zijn ongeveer ${sets} op de 10 zulke tellingen minstens zo ongelijk. Niets vreemds.`,
    oftenInHundred: ({ sets }) =>
      `Bij eerlijke dobbelstenen zijn ongeveer ${sets} op de 100 zulke tellingen minstens zo ongelijk. Niets vreemds.`,
    rare: 'Bij eerlijke dobbelstenen is minder dan 1 op de 100 zulke tellingen minstens zo ongelijk. Dat is zeldzaam, en toch overkomt het eerlijke dobbelstenen.',
  },
  licences: {
    title: 'Meegeleverd',
    told: 'De pakketten en lettertypen in deze app, en hun licenties',
    unread: 'De lijst staat op het adres van de app en heeft het netwerk nodig.',
  },
  library: {
    title: 'Geschiedenis',
    back: 'Terug naar de geschiedenis',
    games: 'Spellen',
    which: 'Welke spellen',
    show: { all: 'Alle', open: 'Bezig', won: 'Gewonnen', lost: 'Verloren', conceded: 'Opgegeven' },
    none: 'Die zijn er niet.',
    empty: 'Nog geen nacht',
    emptyTold: 'Elk spel dat je speelt wordt hier bewaard, met hoe het afliep. Of lees er een van elders in.',
    dark: 'Het gesticht van buiten, alle ramen donker.',
    outAndIn: 'Opslaan en inlezen',
    saveAll: 'Alle spellen in één bestand opslaan',
    saveAllTold: 'Een back-up: spellen, edities en je instellingen',
    bringIn: 'Inlezen',
    bringInTold:
      'Een spel, een link, een editie of een back-up; ook door een bestand hierheen te slepen of te plakken',
    notSaved: 'De back-up kon niet worden gemaakt. Probeer het nog eens.',
    goOn: 'Verder',
    lookAt: 'Bekijk de tafel en de nacht',
    name: 'Naam',
    notes: 'Notities',
    save: 'Opslaan',
    saveName: 'Naam opslaan',
    nameSaved: 'De naam is opgeslagen.',
    whatIf: 'Anders proberen',
    whatIfTold: 'Een kopie van het spel; neem daar terug wat je wilt',
    remove: 'Verwijderen',
    failed: 'Dat lukte niet. Probeer het nog eens.',
    gone: 'Dit spel staat niet op dit apparaat.',
    unknown:
      'Het is van een editie die hier niet bekend is. Het kan in de back-up worden opgeslagen, of verwijderd.',
    deleted: ({ title }) => `Verwijderd: ${title}`,
    undo: 'Ongedaan maken',
    undoDelete: ({ title }) => `Verwijderen ongedaan maken: ${title}`,
    bin: 'Verwijderd',
    binTold: 'Een verwijderd spel wacht hier 30 dagen. Dan verdwijnt het voorgoed van dit apparaat.',
    leavesSoon: 'Verdwijnt binnenkort',
    daysLeft: ({ days }) => `nog ${counted(days, 'dag', 'dagen')}`,
    isDeleted: ({ day }) =>
      `Dit spel is verwijderd. Het wacht hier tot ${day}, en verdwijnt dan voorgoed van dit apparaat.`,
    bringBack: 'Terughalen',
    erase: 'Voorgoed verwijderen',
    eraseAsked: 'Moet het voorgoed van dit apparaat verdwijnen? Dan is het niet meer terug te halen.',
    eraseNot: 'Hier bewaren',
    eraseSure: 'Ja, voorgoed verwijderen',
    isBack: ({ title }) => `Terug: ${title}.`,
    whatIfName: ({ title }) => `Wat als: ${title.replace(/^(?:Wat als: )+/, '')}`,
    openBefore: ({ room }) => `Voor het binnengaan, ${room}`,
    openGame: ({ turn, room }) => `Beurt ${turn}, ${room}`,
    out: 'Buiten',
    outWith: ({ tile }) => `Buiten: ${tile}`,
    trappedIn: ({ room }) => `Opgesloten: ${room}`,
    foundIn: ({ room }) => `Gevonden: ${room}`,
    givenUpHopeless: 'Opgegeven, hopeloos',
    givenUpIn: ({ room }) => `Opgegeven: ${room}`,
    facts: ({ day, edition, modes, luck }) =>
      [day, edition, ...modes, ...(luck === 0 ? [] : [`${luck} geluk over`])].join(', '),
    turns: ({ turns: count }) => turns(count),
    asPrinted: 'Zoals gedrukt',
    choice: ({ name, count }) => `${name} ${count}`,
  },
  figures: {
    won: 'gewonnen',
    turns: 'beurten tot winst',
    streak: 'op rij',
    none: '–',
    table: 'Als tabel',
    found: 'Waar hij je vond',
    foundIn: ({ edition }) => `Waar hij je vond: ${edition}`,
    byDifficulty: 'Gewonnen, per moeilijkheid',
    byEdition: 'Gewonnen, per editie',
    length: 'Beurten',
    luck: 'Geluk over',
    room: 'Kamer',
    times: 'Keren',
    games: 'Spellen',
    wonOf: 'Gewonnen',
    difficulty: 'Moeilijkheid',
    edition: 'Editie',
    tokens: 'Fiches over',
    share: ({ share }) => whole.format(share),
    average: ({ average }) => decimal.format(average),
    rate: ({ won, played }) => `${won} van ${played}`,
    best: ({ best }) => `record\u00A0${best}`,
    often: ({ times: count }) => times(count),
    chart: ({ title, bars }) =>
      bars.length === 0
        ? `${title}: nog niets.`
        : `${title}. ${bars.map(({ name, figure }) => `${name}: ${figure}`).join(', ')}.`,
    span: ({ from, to }) => `${from} tot ${to}`,
  },
  shelf: {
    open: 'Andere open spellen',
    deleted: 'Verwijderd.',
    undo: 'Ongedaan maken',
    notDeleted: 'Het spel kon niet worden verwijderd. Probeer het nog eens.',
    notRestored: 'Het spel kon niet worden teruggehaald. Probeer het nog eens.',
    showMore: 'Meer tonen',
    won: ({ turn }) => `Gewonnen in beurt ${turn}`,
    lost: ({ turn }) => `Verloren in beurt ${turn}`,
    conceded: ({ turn }) => `Opgegeven in beurt ${turn}`,
    concededBefore: 'Opgegeven voor het binnengaan',
    begunOn: ({ day }) => `Begonnen op ${day}`,
    finished: ({ count }) => counted(count, 'afgelopen spel', 'afgelopen spellen'),
    deleteGame: ({ game, day }) => `Spel verwijderen: ${game}, begonnen op ${day}`,
    keptAside: ({ count }) => counted(count, 'apart gelegd ding', 'apart gelegde dingen'),
    keptWhy: ({ rule, day }) =>
      `Stappen van een spel die de regels van deze versie niet toestaan (${rule}), bewaard op ${day}`,
    keptUnreadable: 'Iets wat apart is gelegd en niet meer te lezen is',
  },
  notices: {
    update: { title: 'Er is een nieuwe versie', told: 'Die verandert niets aan je spellen.' },
    offline: { title: 'Werkt nu offline', told: 'Alles staat op dit apparaat. Ook de spellen blijven hier.' },
    install: {
      title: 'Zet het op het beginscherm',
      told: 'Opent zonder browserbalk, en spellen worden langer bewaard.',
    },
    plain: {
      title: 'Het spel zelf werkt hier',
      told: 'Installeren, offline spelen en het scherm aanhouden hebben een adres met https nodig.',
    },
    unknown: { title: 'Die pagina bestaat niet', told: 'Dit is de eerste; je spellen staan hier.' },
    missing: {
      title: 'Dat spel staat niet op dit apparaat',
      told: 'Het is verwijderd, of het staat op een ander apparaat of in een andere browser.',
    },
  },
  noticeActs: {
    update: 'Nu bijwerken',
    install: 'Toevoegen',
    notNow: 'Niet nu',
    close: 'Sluiten',
    download: 'Downloaden',
    loadAgain: 'Opnieuw laden',
    downloadOf: ({ title }) => `Downloaden: ${title}`,
    downloadOfOne: ({ title, number }) => `Downloaden: ${title} (${number})`,
  },
  troubles: {
    denied: {
      title: 'Deze browser bewaart hier niets',
      told: 'Spellen blijven maar zo lang als dit tabblad. Sta om ze te bewaren sitegegevens toe voor dit adres, of verlaat het privévenster.',
    },
    silent: {
      title: 'Wordt niet bewaard: de opslag van deze browser antwoordt niet',
      told: 'Wat je zegt, wordt vanzelf bewaard zodra de opslag antwoordt. Laat dit tabblad open en sluit de andere tabbladen van deze app.',
    },
    newer: {
      title: 'Een nieuwere versie van de app heeft gemaakt wat hier is opgeslagen',
      told: 'Er wordt niet aangekomen, en spellen blijven maar zo lang als dit tabblad. Laad de pagina opnieuw om die versie te krijgen.',
    },
    outdated: {
      title: 'Een ander tabblad heeft een nieuwere versie',
      told: 'Dit tabblad kan niets meer bewaren. Laad het opnieuw en ga verder waar je was.',
    },
    lost: {
      title: 'De browser heeft de opslag gesloten',
      told: 'Misschien zijn de gegevens gewist. Laad de pagina opnieuw voordat je verder speelt.',
    },
  },
  damaged: {
    broken: {
      title: 'Een opgeslagen spel is niet te lezen',
      told: 'Het blijft zoals het is. Download het om erin te kijken of om het te sturen naar iemand die dat kan.',
    },
    newer: {
      title: 'Een opgeslagen spel is van een nieuwere versie van de app',
      told: 'Het blijft zoals het is. Werk de app bij om het te spelen; tot dan kun je het downloaden.',
    },
  },
  settings: {
    title: 'Instellingen',
    light: 'Licht',
    lights: { auto: 'Zoals het apparaat', night: 'Nacht', paper: 'Papier' },
    language: 'Taal',
    asDevice: 'Zoals het apparaat',
    languageMissing: 'Deze taal kon niet worden opgehaald. Kies die opnieuw zodra er netwerk is.',
    table: 'Aan tafel',
    haptics: { title: 'Trillen', told: 'Een korte tik bij elke invoer' },
    sound: { title: 'Geluid', told: 'Stappen, sloten, en elk groot moment op zijn eigen manier' },
    dread: {
      title: 'Trillen bij grote momenten',
      told: 'De geest gevonden of dichtbij, een relikwie opgesloten, beide eindes',
    },
    dimmed: { title: 'Na een minuut dimmen', told: 'Het licht van de tafel dooft tot je die aanraakt' },
    letterKeys: {
      title: 'Losse letters als toetsen',
      told: 'U ongedaan maken, L op slot, P gang, T nemen, R gooien, ? de regel',
    },
    walk: 'De loop van de geest',
    walks: { auto: 'Zoals het apparaat', slow: 'Langzaam', calm: 'Rustig', once: 'Meteen' },
    games: 'Je spellen',
    lasting: 'Alleen op dit apparaat. De browser kan ze wissen als hij ruimte nodig heeft.',
    persistent: 'Alleen op dit apparaat. De browser heeft beloofd ze niet uit zichzelf te wissen.',
    about: 'Over',
    rules: ({ version }) => `Regels, versie ${version}`,
    licence: 'Vrij onder de MIT-licentie',
    letters:
      'Lettertypen: Newsreader, en Atkinson Hyperlegible Next van het Braille Institute, beide onder de SIL Open Font License 1.1.',
    private:
      'Niets verlaat dit apparaat: geen account, geen telling, geen netwerk behalve het eigen adres van de app.',
    gamesKept: ({ open, over }) =>
      `${open === 0 ? 'Geen open spellen' : counted(open, 'open spel', 'open spellen')}, ${over === 0 ? 'geen' : over} afgelopen`,
  },
  ruleTexts: {
    'SETUP-1': {
      says: 'Het huis begint leeg: geen tegel, geen dobbelsteen, geen slot. Jij wacht in de tuin, en niemand heeft de geest gezien.',
      shows: 'Voor de eerste worp. Elke kamer is donker, en de lantaarn staat in de tuin.',
    },
    'SETUP-2': {
      says: 'De eerste opdracht is altijd de geest vinden. De andere zijn verschillende, getrokken voor dit spel.',
      shows: 'Hier liggen drie opdrachten klaar, en nog geen is voltooid.',
    },
    'SETUP-3': {
      says: 'Onder elk van de eerste drie opdrachten ligt een aanwijzing, dicht. De drie zijn verschillend.',
      shows: 'Zolang het huis donker is, is er niets van de aanwijzingen bekend.',
    },
    'SETUP-4': {
      says: 'De tegels zijn geschud tot één dichte stapel. Niemand kent hun volgorde.',
      shows: 'In elk van deze kamers kan elke tegel liggen.',
    },
    'SETUP-5': {
      says: 'Vier geluksfiches liggen open naast het huis, allemaal verschillend. Met Meer pech zijn het er minder.',
      shows: 'Het spel begint met al het geluk nog ongebruikt.',
    },
    'SETUP-6': {
      says: 'Dobbelstenen die in geen kamer liggen, wachten naast het huis: dit is de voorraad.',
      shows: 'Hier liggen drie dobbelstenen in kamers; de andere elf wachten in de voorraad.',
    },
    'SETUP-7': {
      says: 'Gooi één dobbelsteen en loop zoveel kamers naar binnen. Geluk mag hem veranderen; de geest doet niet mee. In een te klein huis stop je op de zolder.',
      shows: 'Een 4 leidt van de tuin naar de Keuken.',
      open: 'waar een worp heen leidt die groter is dan het huis',
    },
    'TURN-1': {
      says: 'Eerst verken je de kamer, dan beweeg je. Is de geest gevonden, dan beweegt hij als laatste.',
      shows: 'Je ging 1 omhoog naar de Eetzaal. Daarna zette de geest zijn 2 stappen.',
    },
    'TURN-2': {
      says: 'Je wint in de tuin met de relikwie. Je verliest als de geest stopt waar jij bent, of als je opgesloten zit. Opgeven mag altijd.',
      shows: 'Met de relikwie in de hand leidt de 4 precies naar de tuin: gewonnen.',
    },
    'EXPLORE-1': {
      says: 'In een kamer zonder tegel wordt de volgende getrokken en daar open neergelegd. Is er geen meer, dan blijft de kamer leeg.',
      shows: 'De Eetzaal had geen tegel. Het Medaillon werd ervoor getrokken.',
      open: 'wat je doet als er geen tegel meer is',
    },
    'EXPLORE-2': {
      says: 'De tegel zegt hoeveel dobbelstenen je gooit. Ze blijven in de kamer. Heeft de voorraad er te weinig, neem dan wat er is.',
      shows: 'Het Medaillon vraagt twee dobbelstenen. Ze tonen 2 en 5.',
      open: 'wat je doet als de voorraad te weinig dobbelstenen heeft',
    },
    'EXPLORE-3': { says: 'Elke tegel zit één keer in de doos, en kan dus maar één keer worden getrokken.' },
    'EXPLORE-4': {
      says: 'Trek je de tegel van de geest, dan komt hij los: hij staat in die kamer en kijkt omhoog, naar de zolder.',
      shows: 'Zijn tegel werd in de Eetzaal getrokken, dus hier staat de geest.',
    },
    'EXPLORE-5': {
      says: 'Waar al een tegel ligt, wordt niets getrokken of gegooid. Je gebruikt de dobbelstenen die er nog liggen.',
      shows: 'Terug in de Keuken: de 3 van eerder ligt er nog.',
    },
    'TASK-1': {
      says: 'Is de kamer verkend, dan is elke opdracht voltooid waarvan de voorwaarde klopt, en na geluk opnieuw. Wat voltooid is, blijft voltooid.',
      shows: 'Hier liggen twee gelijke dobbelstenen: de opdracht die daarom vraagt, is voltooid.',
      open: 'wanneer een opdracht telt die door je zet is vervuld: hier zodra de volgende kamer is verkend',
    },
    'TASK-2': {
      says: 'Een opdracht die alleen jij kunt beoordelen, is voltooid als jij het zegt, tussen verkennen en bewegen.',
    },
    'TASK-3': {
      says: 'De opdracht om de geest te vinden is voltooid zodra de geest in huis is.',
      shows: 'De tegel van de geest kwam, en de eerste opdracht is voltooid.',
    },
    'CLUE-1': {
      says: 'Bij een voltooide opdracht mag je de aanwijzing omdraaien, deze beurt of later, voordat je beweegt.',
      open: 'of een aanwijzing in een latere beurt mag worden omgedraaid',
    },
    'CLUE-2': {
      says: 'Met Moeilijker wacht je derde aanwijzing, welke dat ook is, tot ook de vierde opdracht voltooid is.',
      open: 'welke aanwijzing de derde is: hier de derde in de tijd',
    },
    'CLUE-3': { says: 'Geen teken komt twee keer voor onder de aanwijzingen.' },
    'CLUE-4': {
      says: 'Elke aanwijzing noemt een teken. De relikwie met alle drie jouw tekens is de vervloekte.',
      shows: 'Zilveren, Gebarsten en Gegraveerd: de Handspiegel in deze kamer heeft ze alle drie.',
    },
    'CLUE-5': {
      says: 'Een relikwie kan nog de vervloekte zijn zolang hij elk bekend teken heeft. Passen er op het eind meer, dan weet je van je tafel welke het is.',
      shows: 'Zilveren en Gebarsten zijn bekend. Beide omcirkelde relikwieën hebben ze.',
    },
    'TAKE-1': {
      says: 'Je mag de vervloekte relikwie nemen waar hij open ligt, met drie omgedraaide aanwijzingen en lege handen.',
    },
    'TAKE-2': {
      says: 'Neem je hem, dan gaan de dobbelstenen van de kamer terug, komt het sleutelgat ervoor in de plaats en gaat de kamer op slot. Een worp brengt je dan weg.',
      shows: 'De relikwie is genomen: het sleutelgat markeert de kamer.',
      open: 'of de dobbelstenen van de kamer uit het spel zijn, en hoe je uit die kamer komt',
    },
    'TAKE-3': {
      says: 'Een relikwie achter slot is verloren. Is geen passende relikwie meer te bereiken, dan is het spel niet te winnen; doorspelen mag.',
      shows: 'De enige passende relikwie ligt achter slot in de Eetzaal.',
    },
    'MOVE-1': {
      says: 'Je moet weg: met een van de dobbelstenen van de kamer, door de gang, of door de kamer achter je op slot te doen.',
      shows: 'Verlichte kamers zijn te bereiken, twee met de dobbelsteen en een door de gang.',
    },
    'MOVE-2': {
      says: 'Kies een dobbelsteen van je kamer en één richting, en ga precies zo ver. De dobbelsteen gaat terug naar de voorraad.',
    },
    'MOVE-3': {
      says: 'De rij eindigt bij de zolder en bij de garderobe. Een worp die daar voorbij gaat, is geen zet.',
    },
    'MOVE-4': {
      says: 'De tuin staat alleen open voor wie de relikwie draagt, en alleen met een exacte worp.',
    },
    'MOVE-5': {
      says: 'Je stopt nooit in een kamer op slot. Je mag erdoorheen lopen, en dat telt als een stap.',
    },
    'MOVE-6': {
      says: 'Je stopt nooit in de kamer van de geest. Je mag langs hem glippen, tenzij dat is uitgezet.',
    },
    'PASSAGE-1': {
      says: 'Van de ene kant van de geheime gang mag je naar de andere, zonder dobbelsteen.',
    },
    'PASSAGE-2': {
      says: 'De gang gaat open als beide kanten open liggen, en de verre kant niet op slot is.',
    },
    'PASSAGE-3': { says: 'De gang brengt je nooit in de kamer van de geest.' },
    'LOCK-1': {
      says: 'In plaats van met een dobbelsteen te bewegen mag je je kamer op slot doen, ook als een dobbelsteen zou passen. Uitgezet: alleen als er geen past.',
    },
    'LOCK-2': {
      says: 'Op slot doen stuurt de dobbelstenen van de kamer terug en sluit die voorgoed. Eén dobbelsteen wordt gegooid, en die brengt je omhoog of omlaag.',
      shows: 'De Keuken is op slot. De 2 leidt eruit, omhoog of omlaag.',
      open: 'hoe je een kamer verlaat die geen tegel kreeg: hier door die op slot te doen, als elke andere',
    },
    'LOCK-3': {
      says: 'Met Makkelijker gooi je bij het op slot doen twee dobbelstenen, en gebruik je degene die je het liefst hebt.',
      shows: 'Een 1 en een 2 zijn gegooid: vier kamers staan open.',
    },
    'LOCK-4': {
      says: 'In de beurt waarin je de geest vindt, moet je zijn kamer op slot doen. Aanwijzingen, opdrachten en geluk mogen eerst.',
    },
    'LOCK-5': {
      says: 'Leidt de worp nergens heen terwijl een geluksfiche hem kan veranderen, dan moet geluk worden gebruikt, ook als het niet kan helpen.',
    },
    'LOCK-6': {
      says: 'Leidt de worp nergens heen en is het geluk op, dan loopt de geest hem, en gooi jij opnieuw, tot je eruit komt of gepakt wordt.',
      shows: 'De 5 bewoog alleen de geest. Nu wordt de dobbelsteen nog eens gegooid.',
      open: 'welke van twee dobbelstenen de geest met Makkelijker loopt: hier kies jij, en worden beide opnieuw gegooid',
    },
    'LOCK-7': {
      says: 'Wat in een kamer op slot ligt, is uit het spel, en jij komt er nooit terug. De geest misschien wel.',
      shows: 'Twee kamers zijn op slot. Niets verlicht ze nog.',
    },
    'LOCK-8': {
      says: 'Voor een worp is er altijd een dobbelsteen, ook als ze allemaal in kamers liggen.',
      shows: 'De kamer is op slot, en er wordt een dobbelsteen gegooid, waar die ook vandaan komt.',
    },
    'LOCK-9': {
      says: 'Sluit je jezelf op waar geen getal ergens heen leidt, zonder dat de geest rondwaart, dan zit je opgesloten: het spel is verloren.',
      shows: 'Alle kamers eromheen zijn op slot. Wat de dobbelsteen ook toont, er is geen weg uit.',
    },
    'GHOST-1': {
      says: 'Na elke zet van jou wordt één dobbelsteen voor de geest gegooid, en hij loopt precies zo ver, vanaf de beurt waarin je hem vindt.',
      shows: 'Je ging naar de Hal. De geest gooide een 2.',
    },
    'GHOST-2': {
      says: 'Zolang je de relikwie niet hebt, loopt de geest door zoals hij het laatst ging. Hij begint richting zolder.',
      shows: 'Hij ging omlaag, dus hij gaat verder omlaag.',
      open: 'welke kant de geest op kijkt als de worp van een slot hem in dezelfde beurt heeft verplaatst: hier zoals hij het laatst ging',
    },
    'GHOST-3': {
      says: 'Heb je de relikwie, dan gaat de geest elke keer naar je toe, en loopt hij je voorbij als hij stappen overheeft.',
      shows: 'Hij komt van de zolder op je af, en een 4 brengt hem je voorbij.',
    },
    'GHOST-4': {
      says: 'Aan beide einden van het huis keert de geest om en loopt door. Hij gaat nooit de tuin in.',
      shows: 'Eén stap naar de zolder, dan twee stappen terug.',
    },
    'GHOST-5': {
      says: 'Sloten houden de geest niet tegen, en dobbelstenen en tegels deren hem niet.',
      shows: 'Hij stopt in de Eetzaal, op slot of niet.',
    },
    'GHOST-6': {
      says: 'Zijn laatste stap in jouw kamer is je einde. Je alleen voorbijlopen doet geen kwaad.',
      shows: 'Drie stappen, en de derde eindigt waar jij staat.',
    },
    'LUCK-1': {
      says: 'Een geluksfiche mag op elk moment één dobbelsteen veranderen: een die in een open kamer ligt, of een van de lopende worp.',
    },
    'LUCK-2': {
      says: 'Een fiche zegt wat het doet: opnieuw gooien, erbij of eraf, de dobbelsteen omkeren of op een getal zetten. Het moet tussen 1 en 6 blijven.',
    },
    'LUCK-3': { says: 'Elk fiche werkt één keer. Dan is het weg.' },
    'LUCK-4': { says: 'Geluk mag veranderen wat de geest gooide, tenzij dat is uitgezet.' },
    'MODE-1': {
      says: 'Makkelijker geeft twee dobbelstenen als je een kamer op slot doet. Moeilijker voegt een opdracht toe. Griezeliger legt de tegel van de geest bovenop, Listiger onderop. Meer pech laat minder geluksfiches over.',
      shows: 'Een spel met Moeilijker: vier opdrachten liggen klaar.',
    },
    'MODE-2': {
      says: 'Episch betekent Moeilijker, Griezeliger en Meer pech tegelijk.',
      shows: 'Een spel met Episch, voor het binnengaan.',
    },
    'MODE-3': {
      says: 'Alle varianten gaan samen, maar Griezeliger en Listiger kunnen niet beide aan.',
      shows: 'De tegel van de geest ligt aan één kant van de stapel, of aan geen van beide.',
    },
    'MODE-4': {
      says: 'Een tegel die de gekozen variant ergens anders legt, kan nu niet komen. Kijk hoe de stapel is gelegd.',
    },
    ASKED: {
      says: 'Geen regel van de tafel: de app vraagt één ding tegelijk, en dit is een antwoord op iets anders.',
    },
    FORMAT: {
      says: 'Geen regel van de tafel: een tekst of bestand van buiten was niet te begrijpen.',
      shows: 'Wat er ook niet te lezen was, de tafel bleef zoals die was.',
    },
  },
  ruleGroups: {
    SETUP: { name: 'Opzet', title: 'Klaarzetten' },
    TURN: { name: 'Beurt', title: 'Een beurt' },
    EXPLORE: { name: 'Verkennen', title: 'Een kamer verkennen' },
    TASK: { name: 'Opdrachten', title: 'Opdrachten' },
    CLUE: { name: 'Aanwijzingen', title: 'Aanwijzingen' },
    TAKE: { name: 'Relikwie', title: 'De relikwie nemen' },
    MOVE: { name: 'Bewegen', title: 'Je pion verplaatsen' },
    PASSAGE: { name: 'Gang', title: 'De geheime gang' },
    LOCK: { name: 'Slot', title: 'Een kamer op slot doen' },
    GHOST: { name: 'Geest', title: 'De geest' },
    LUCK: { name: 'Geluk', title: 'Geluk' },
    MODE: { name: 'Varianten', title: 'Makkelijker en moeilijker' },
    APP: { name: 'De app', title: 'Wat de app zelf zegt' },
  },
  rulesPage: {
    title: 'Regels',
    search: 'Zoek in de regels',
    placeholder: 'Zoek, of de naam van een regel',
    groups: 'Stappen van het spel',
    backToGame: 'Terug naar het spel',
    ruling: 'Uitleg',
    partly: 'Deels uitleg',
    rulingTold: 'Het regelboek laat dit open. Zo leest de app het.',
    switchable: 'Je kunt het omzetten als je een spel klaarzet.',
    on: 'In je open spel staat het aan.',
    off: 'In je open spel staat het uit.',
    toSwitch: 'Huisregels',
    yours: 'Jouw tafel, zoals die nu is:',
    leftOpen: ({ what }) => `Het regelboek laat open ${what}.`,
    noneFound: 'Dat zegt geen regel. Probeer een ander woord, of een naam zoals MOVE-5.',
    found: ({ count }) => counted(count, 'regel', 'regels'),
    picture: ({ rule, shows }) => `Afbeelding bij ${rule}. ${shows}`,
  },
  unkept: {
    title: 'Wat je nu zegt, wordt niet bewaard',
    told: 'Het apparaat neemt niets meer aan. Het wordt vanzelf opnieuw geprobeerd; laat dit tabblad open, maak ruimte, of stuur een kopie van het spel vanuit de geschiedenis.',
    here: 'Wordt niet bewaard op dit apparaat: laat dit tabblad open.',
    goOn: 'Verder zonder bewaren',
  },
  forked: {
    open: 'Dat spel openen',
    stay: 'Bij dit blijven',
    unnamed: 'Verdergegaan in een ander tabblad',
    named: ({ name }) => `${name}, verdergegaan in een ander tabblad`,
    why: ({ name }) =>
      `Een ander tabblad heeft dit spel veranderd. Wat hier intussen is gezegd, is bewaard als eigen spel: “${name}”.`,
  },
  deletedHere: { told: 'Dit spel is verwijderd.', back: 'Terughalen' },
  labels: {
    menu: 'Menu',
    menuTrouble: 'Menu. Dit spel wordt niet bewaard',
    menuUpdate: 'Menu. Er is een nieuwe versie',
    log: 'De nacht tot nu toe',
    toQuestion: 'Naar de vraag',
    panel: 'Wat nu te doen',
    ledger: 'Aanwijzingen en geluk',
    tasks: 'Opdrachten en aanwijzingen',
    luck: 'Geluk',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    close: 'Terug naar de vraag',
    rollForMe: 'Gooi voor mij',
    rollIt: 'Gooien',
    rollMyself: 'Ik gooi zelf',
    drawForMe: 'Trek er een voor mij',
    drawIt: 'Trek een tegel',
    drawMyself: 'Ik heb er zelf een getrokken',
    revealForMe: 'Trek het voor mij',
    revealIt: 'Trek het teken',
    notNow: 'Niet nu',
    whichToken: 'Welk fiche verandert de worp?',
    noDieToChange: 'Er is nu geen dobbelsteen die het kan veranderen.',
    someDie: 'Kies een dobbelsteen, hier of in het huis. Het fiche is dan weg.',
    otherRooms: 'Dobbelstenen in andere kamers',
    allDice: 'Alle dobbelstenen',
    passageUnknown: 'de andere kant is nog niet gevonden',
    keepIt: 'Houden',
    letItCome: 'Laat hem komen',
    ghostTakes: 'De geest neemt hem',
    putAside: 'Opzij en opnieuw gooien',
    passage: 'Door de gang',
    towardGarden: 'richting tuin',
    towardAttic: 'richting zolder',
    enterDie: 'Dobbelsteen invoeren',
    itsSteps: 'Zijn stappen',
    home: 'Begin',
    rules: 'Regels',
    settings: 'Instellingen',
    giveUp: 'Opgeven',
    playAgain: 'Opnieuw spelen',
    sendOn: 'Dit spel delen of noteren',
    owners: 'Wie trekt en gooit',
    iDo: 'Ik',
    theApp: 'De app',
    tiles: 'Tegels en aanwijzingen',
    dice: 'Mijn dobbelstenen',
    ghostDie: 'Die van de geest',
    turns: 'beurten',
    roomsSeen: 'kamers gezien',
    roomsLocked: 'kamers op slot',
    luckUnused: 'geluk over',
    you: 'jij',
    ghost: 'de geest',
    garden: 'Tuin',
    rollAgain: 'Gooi opnieuw',
    otherDice: 'Of tik op een dobbelsteen in een andere kamer. Het fiche is dan weg.',
    tokenGone: 'Het fiche is dan weg.',
    notSaved: 'Niet opgeslagen. Het antwoord is er nog.',
    tryAgain: 'Opnieuw proberen',
    gone: 'Dit spel staat niet meer op dit apparaat.',
    elsewhere: 'Veranderd in een ander tabblad.',
    undone: 'Teruggenomen.',
    redone: 'Opnieuw gedaan.',
    candidates: 'Relikwieën',
    ruledOut: ', valt af',
  },
  editionsPage: {
    title: 'Edities',
    told: 'Het regelboek vermeldt niet wat er op de tegels staat. De editie Standaard is een vervangende set; schrijf hier op wat er op je eigen exemplaar staat, en spellen volgen het.',
    change: 'Wijzigen',
    changeFor: 'Kies een andere editie, of beschrijf je eigen exemplaar',
    backToSetUp: 'Terug naar de opstelling',
    backToList: 'Terug naar alle edities',
    yours: 'Op dit apparaat',
    play: 'Ermee spelen',
    chosen: 'Gekozen voor het volgende spel',
    copy: 'De mijne hiermee beschrijven',
    edit: 'Bewerken',
    send: 'Als bestand opslaan',
    remove: 'Verwijderen',
    removed:
      'Verwijderd. Het wacht 30 dagen onder “Verwijderd”. Spellen die ermee begonnen zijn, houden het.',
    binTold: 'Een verwijderd exemplaar wacht hier 30 dagen. Dan verdwijnt het voorgoed van dit apparaat.',
    isBack: ({ name }) => `Terug: ${name}.`,
    eraseSure: 'Echt voorgoed verwijderen',
    keepIt: 'Bewaren',
    startOver: 'Opnieuw beginnen',
    startOverSure: 'Echt opnieuw beginnen',
    startOverNot: 'Mijn wijzigingen houden',
    goneOn: 'Wat je eerder hebt gewijzigd, staat er nog.',
    elsewhere:
      'Dit exemplaar is elders gewijzigd, misschien in een ander tabblad, nadat je het hier begon te wijzigen. Beide zijn er nog. Zeg wat er met het jouwe moet gebeuren.',
    takeOther: 'Het mijne laten, het andere nemen',
    keepBeside: 'Het mijne als eigen kopie bewaren',
    keepMine: 'Het mijne komt ervoor in de plaats',
    notKept: 'Het kon niet op dit apparaat worden opgeslagen. Maak ruimte en bewaar het opnieuw.',
    unreadable: 'Eén opgeslagen editie is met deze versie niet te lezen. Die blijft waar die is.',
    bring: 'Editie inlezen',
    file: 'Bestand openen',
    fileTold: 'Een editie die is opgeslagen, hier of elders',
    tooLarge: 'Dit bestand is groter dan 1 MB, en dat heeft geen editie nodig. Er is niets veranderd.',
    noText: 'Dit bestand kon niet worden gelezen. Er is niets veranderd.',
    fine: 'Dit is een exemplaar van het spel: bewaren?',
    here: 'Dit exemplaar is hier al.',
    broken: 'Dit is geen volledig exemplaar van het spel. Er is niets veranderd.',
    putAway: 'Wegleggen',
    toMend: 'Te verbeteren',
    toKnow: 'Goed om te weten',
    drawing: 'Zonder de tekening',
    describe: 'Beschrijven',
  },
  editionParts: {
    rooms: { title: 'Kamers', add: 'Kamer onder de laatste toevoegen' },
    marks: { title: 'Tekens', add: 'Teken toevoegen' },
    tiles: { title: 'Tegels', add: 'Tegel toevoegen' },
    tasks: { title: 'Opdrachten', add: 'Opdracht toevoegen' },
    luck: { title: 'Geluksfiches', add: 'Geluksfiche toevoegen' },
  },
  editionFields: {
    name: 'Naam',
    copyName: 'Naam van dit exemplaar',
    dice: 'Dobbelstenen',
    supply: 'Dobbelstenen in de doos',
    kind: 'Soort',
    marks: 'Tekens',
    when: 'Voltooid als',
    room: 'Welke kamer',
    atLeast: 'Hoeveel',
    does: 'Wat het met een dobbelsteen doet',
    adjust: 'Erbij of eraf',
  },
  tileKinds: {
    relic: 'Een relikwie',
    passage: 'Eén kant van de gang',
    ghost: 'De geest',
  },
  conditions: {
    'by-hand': 'ik het zeg (met de hand)',
    'ghost-abroad': 'de geest gevonden is',
    'passages-open': 'beide kanten van de gang open liggen',
    'pair-here': 'in mijn kamer twee gelijke dobbelstenen liggen',
    'pawn-in': 'ik in één kamer sta',
    explored: 'zoveel kamers verkend zijn',
    locked: 'zoveel kamers op slot zijn',
  },
  effects: {
    're-roll': 'Opnieuw gooien',
    flip: 'Omkeren',
    set: 'Op een getal naar keuze zetten',
  },
  guide: {
    title: 'Eerste stappen',
    leave: 'De eerste stappen verlaten',
    says: 'Hoe het spel gaat',
    skip: 'Overslaan',
    touch: 'tik hierop',
    again: 'Nog eens',
    back: 'Terug naar de eerste stappen',
    next: 'Hoe je het naar buiten brengt',
    before: 'Hoe je het leert kennen',
    setUp: 'Mijn eigen spel klaarzetten',
    rules: 'De regels',
    known: 'Hoe je het relikwie leert kennen',
    knownHow: ({ marks, left }) =>
      `Teken: ${and(marks)}. ${capital(relicsLeft(left))}. Elke opdracht die klaar is draait een aanwijzing om. Na drie aanwijzingen blijft één relikwie over, en zijn tegel zegt in welke kamer je moet zoeken.`,
    carried: 'Hoe je het naar buiten brengt',
    carriedHow:
      'In zijn kamer, met drie aanwijzingen omgedraaid, neem je het. Die kamer gaat achter je op slot, en vanaf dan komt de geest naar je toe. Kom met een precieze worp in de tuin: dan ben je buiten, en de nacht is gewonnen.',
    caught: 'Hij kreeg je te pakken, en zo verlies je een spel.',
    caughtHow: 'Hier kost het niets: “Ongedaan maken” neemt het terug, met geluk en al.',
    skipped: 'Overgeslagen.',
    skippedHow: 'Ze wachten hier wanneer je maar wilt, en bij Regels.',
  },
  timeline: {
    title: 'Tijdlijn',
    back: 'Terug naar de tafel',
    list: 'Wat er is gezegd',
    panel: 'De stap',
    start: 'De tafel staat klaar',
    byHand: 'jij',
    byApp: 'de app',
    takenBack: 'teruggenomen',
    noLongerFits: 'klopt niet meer',
    setAside: 'Apart gelegd',
    stepBack: 'Stap terug',
    stepOn: 'Stap vooruit',
    play: 'Afspelen',
    pause: 'Pauze',
    goOn: 'Vanaf hier verder',
    goOnBack: 'Naar de tafel',
    fix: 'Verbeteren',
    fixLabel: 'Deze stap verbeteren',
    insert: 'Invoegen',
    insertLabel: 'Voor deze stap invoegen',
    remove: 'Verwijderen',
    removeLabel: 'Deze stap verwijderen',
    leaveIt: 'Laat maar',
    fixIt: 'Verbeter en speel na',
    insertIt: 'Invoegen',
    removeIt: 'Verwijderen',
    forgotten: 'Wat is hiervoor vergeten?',
    beforeIt: 'Ervoor',
    onItsRoll: 'Op die worp',
    share: 'Verslag delen',
    saveAsFile: 'Verslag als bestand opslaan',
    savedAsFile: 'Als bestand opgeslagen.',
    notShared: 'Delen lukte niet. Sla het vanuit de geschiedenis als bestand op.',
    lostRoll: 'Een worp die de kamer niet uit kon',
    dice: 'De dobbelstenen',
    notKept: 'Niet opgeslagen. Er is niets veranderd.',
    tryThemAgain: 'Vanaf hier opnieuw proberen',
    leaveThem: 'Laat ze maar',
    left: 'Ze blijven liggen. De verbetering ongedaan maken haalt ze nog terug.',
    undoFix: 'Verbetering terugdraaien',
    redoFix: 'Opnieuw verbeteren',
    undoneFix: 'De verbetering is teruggedraaid: alles is als tevoren.',
    redoneFix: 'De verbetering is opnieuw gedaan.',
  },
  check: {
    title: 'Mag dit?',
    doing: 'Wat te doen',
    tabs: { set: 'Tafel opzetten', ask: 'Vragen' },
    pieces: { pawn: 'Jij', ghost: 'Geest', tile: 'Tegel', die: 'Steen', lock: 'Slot', rest: 'Meer' },
    piecesLabel: 'Stukken',
    setHow: 'Tik eerst op een stuk, dan op kamers. Nog eens om het weg te nemen.',
    heads: 'De geest',
    headings: { attic: 'Geest gaat omhoog', garden: 'Gaat omlaag' },
    tiles: 'Tegels',
    inHand: 'In mijn hand',
    clearDice: 'Stenen van kamer wissen',
    restTitle: 'Alles naast het huis',
    edition: 'Editie',
    tasks: 'Opdrachten',
    clues: 'Aanwijzingen',
    luck: 'Geluk',
    modes: 'Varianten',
    rulings: 'Huisregels',
    faceDown: 'dicht',
    noTask: 'geen',
    done: 'voltooid',
    menu: 'Meer: spellen, stellingen, het adres',
    playOn: 'Vanaf hier verder spelen',
    playOnHow: 'Begint een spel met deze tafel',
    fromGame: 'Uit mijn spel',
    fromGameHow: 'Zoals het ligt in het open spel',
    paste: 'Stelling of spel plakken',
    pasteLabel: 'Een stelling (JSON), een verslag, of een link ernaar',
    useIt: 'Gebruiken',
    empty: 'Tafel leegmaken',
    emptyHow: '“Ongedaan maken” haalt alles terug',
    copy: 'Adres kopiëren',
    copyHow: 'Deze tafel zit erin',
    copied: 'Het adres is gekopieerd.',
    notCopied: 'Het adres kon niet worden gekopieerd. Het staat in de balk van de browser.',
    back: 'Terug',
    askFirst: 'Kies een dobbelsteen, of tik op een kamer.',
    askHow: 'Dan staat hier het antwoord, met de regel.',
    all: 'Alle toegestane zetten',
    passage: 'Gang',
    lock: 'Op slot',
    take: 'Nemen',
    useLuck: 'Geluk',
    token: 'Fiche',
    from: 'De dobbelsteen toont',
    to: 'Hij wordt',
    again: 'opnieuw gegooid',
    faultsTitle: 'Geen spel kan hierheen hebben geleid',
    faultsHow: 'Wat nog te beoordelen is, wordt beoordeeld.',
    nothingLegal: 'Hier mag je alleen nog opgeven.',
    noGame: 'Er is geen open spel. Begin er een, of zet hier de tafel op.',
    notKept: 'Het spel kon niet op dit apparaat worden opgeslagen. Maak ruimte en probeer het opnieuw.',
    beforeDice: 'Overgenomen van voor de dobbelstenen van de tegel: die worden eerst aan tafel gegooid.',
    moveTakenBack: 'De zet is teruggenomen: een tafel zet je op voordat je beweegt.',
    leaves: 'Je kamer is op slot, en een worp brengt je eruit. Vraag het, en zeg wat die toont.',
    trapped: 'Je zit daar opgesloten: geen worp kan je eruit brengen, en het spel is verloren.',
    rollFirst: 'Zeg eerst wat de worp toont.',
    rolls: { lock: 'De worp toont', ghost: 'De geest gooit' },
    goOn: 'Vandaar verder',
    questionLost:
      'De vraag in dit adres is niet te lezen. De tafel is zoals die is gestuurd: vraag het opnieuw.',
    toTable: 'Terug naar de tafel waarover je vroeg',
    cut: 'Zover het spel te vertellen is.',
    yes: 'Ja',
    no: 'Nee',
  },
  unreadable: {
    damaged: 'Dit adres heeft onderweg letters verloren. Kopieer het nog eens, in zijn geheel.',
    newer: 'Dit adres komt van een nieuwere versie. Werk eerst de app bij.',
    other: 'Dit is geen stelling en geen spel. Plak een stelling die met “{” begint, of een verslag.',
    edition: 'De editie ervan is hier niet bekend, of stuk. Gebruik een stelling die de hele editie bevat.',
    transcript: 'De kop van dit spel is niet te lezen. Kijk nog eens naar de eerste regels.',
    'not-in': 'De pion is nog niet in huis. Daarvoor valt er niets te vragen.',
  },
  pieces: {
    pawn: 'Tik op een kamer om de lantaarn daar te zetten.',
    ghost: 'Tik op een kamer om de geest daar te zetten.',
    tile: 'Kies een tegel, tik dan op zijn kamer.',
    die: 'Kies wat hij toont, tik dan op zijn kamer.',
    lock: 'Tik op een kamer om die op slot te doen, of te openen.',
    clear: 'Tik op een kamer om de dobbelstenen weg te nemen.',
  },
  roller: {
    title: 'Geestdobbelsteen',
    clear: 'Wissen',
    hand: 'Jouw handen',
    hands: { searching: 'Ik zoek', holding: 'Ik heb de relikwie' },
    edition: 'Editie',
    you: 'Jezelf plaatsen',
    turn: 'Geest omkeren',
    roll: 'Gooi voor de geest',
    byHand: 'of tik aan wat je gooide',
    rolls: 'Laatste worpen',
    noRolls: 'Nog niets gegooid.',
    backToDie: 'Terug naar de dobbelsteen',
    placeGhost: 'Tik op de kamer waar de geest is',
    placeGhostHow: 'Tik er nog eens op om hem om te keren. Houd een kamer vast om jezelf daar te zetten.',
    placePawn: 'Tik op de kamer waar jij bent',
    placePawnHow: 'Met de relikwie in je hand komt de geest naar je toe.',
    garden: 'In de tuin kan hij niet komen. Tik op een kamer.',
    cleared: 'Gewist. “Ongedaan maken” haalt het terug.',
  },
  nights: {
    nearGarden: ({ rooms: count }) =>
      `Alle drie de aanwijzingen en de relikwie in de hand, ${rooms(count)} te ver.`,
    nearRelic: ({ clues: count, tile, rooms: away }) =>
      away === 0
        ? `${clues(count)}, en in dezelfde kamer: ${tile}.`
        : `${clues(count)}, en ${rooms(away)} te ver: ${tile}.`,
    nearNotFound: ({ clues: count, tile }) => `${clues(count)}, en nog niet gevonden: ${tile}.`,
    nearUnknown: ({ clues: count, left }) =>
      `${clues(count)}, en ${plural(left, { one: '1 relikwie die het kon zijn', other: `${left} relikwieën die het konden zijn` })}.`,
    nearOutOfReach: ({ clues: count }) => `${clues(count)}, en de relikwie buiten bereik.`,
    caughtBy: ({ sixths }) =>
      sixths === 6
        ? 'Elke worp van de geest had je bereikt.'
        : plural(sixths, {
            one: 'Maar één van de zes worpen van de geest kon je bereiken.',
            other: `${sixths} van de zes worpen van de geest konden je bereiken.`,
          }),
    spared: ({ times: count }) =>
      count === 0
        ? 'Geen enkele worp van de geest had je kunnen pakken.'
        : `${capital(times(count))} had de worp van de geest je kunnen pakken, en dat deed hij niet.`,
    averageIs: ({ turns: mean, seen, luck }) =>
      `Een gemiddelde nacht van jou: ${mean} beurten, ${seen} kamers gezien, ${luck} geluk over.`,
    thisNight: 'Deze nacht',
    average: 'Gemiddeld',
    turns: 'beurten',
    seen: 'kamers gezien',
    locked: 'kamers op slot',
    luck: 'geluk over',
    supply: 'dobbelstenen in de voorraad',
    stack: 'tegels in de stapel',
    played: 'gespeeld',
    pausesOut: 'Pauzes van meer dan vijf minuten tellen niet mee.',
    minutes: ({ minutes }) =>
      minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} u ${minutes % 60} min`,
    figures: 'In cijfers',
    note: 'Notities',
    noteHow: 'Elke regel is een eigen notitie. Ze gaan met het spel mee als je het verstuurt.',
    saveNote: 'Notities opslaan',
    noteSaved: 'De notities zijn opgeslagen.',
    search: 'Zoek in de spellen',
    noneFound: ({ words }) => `Geen spel heeft “${words}” in zijn naam of notities.`,
    proven: 'Wat je spellen bewijzen',
    achievements: {
      won: 'Gewonnen',
      epic: 'Gewonnen met Episch',
      'all-luck': 'Gewonnen met al het geluk over',
      'no-luck': 'Gewonnen zonder één geluksfiche vanaf het begin',
      'next-door': 'Buiten met de geest een kamer verder',
      'ten-turns': 'Gewonnen binnen tien beurten',
      'two-locks': 'Gewonnen met hoogstens twee kamers op slot',
      'whole-house': 'Gewonnen met het hele huis gezien',
      'three-running': 'Drie keer op rij gewonnen',
    },
    firstOn: ({ day, times: count }) => (count === 1 ? day : `${times(count)}, voor het eerst op ${day}`),
    gamesPlayed: ({ count }) => plural(count, { one: 'spel', other: 'spellen' }),
  },
};
