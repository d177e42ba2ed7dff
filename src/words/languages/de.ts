import { capital, listsOf, pluralsOf } from '../forms.ts';
import type { Language } from './en.ts';

/** Deutsch: Namen stehen so, dass keine Beugung und kein Artikel an ihnen hängt. */

const plural = pluralsOf('de');
const { and, or } = listsOf('de');
const decimal = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 });

/** Würfel in Ziffern, auch keiner: „kein Würfel“, „1 Würfel“, „3 Würfel“. */
const dice = (count: number): string => (count === 0 ? 'kein Würfel' : `${count} Würfel`);
/** Räume im ersten oder vierten Fall. */
const rooms = (count: number): string => plural(count, { one: '1 Raum', other: `${count} Räume` });
const relics = (count: number): string =>
  count === 0 ? 'kein Relikt' : plural(count, { one: '1 Relikt', other: `${count} Relikte` });
const turns = (count: number): string => plural(count, { one: '1 Zug', other: `${count} Züge` });
const times = (count: number): string => plural(count, { one: 'einmal', other: `${count}-mal` });
const a = (pip: number): string => `eine ${pip}`;
const noDie = (pip: number | null): string => (pip === null ? 'keinen solchen Würfel' : `keine ${pip}`);
const step = ({ pip, up }: { readonly pip: number; readonly up: boolean }): string =>
  `${pip} ${up ? 'hinauf' : 'hinunter'}`;
const dicePlain = (pips: readonly number[]): string => (pips.length === 0 ? 'keine Würfel' : and(pips));
const quoted = (said: string): string => (said === '' ? '(leer)' : `„${said}“`);
const afterFirst = (words: number): string =>
  plural(words, { one: 'Nach dem ersten kommt eines.', other: `Nach dem ersten kommen ${words}.` });

function lookFor(left: readonly string[]): string {
  if (left.length === 0) return 'Die Hinweise zeigen auf gar keines.';
  return left.length > 3 ? `Den Hinweisen nach kommen ${left.length} infrage.` : `Suche: ${or(left)}.`;
}

function luckLeft(left: readonly string[]): string {
  return left.length === 0 ? 'Es ist kein Glück mehr übrig.' : `Du hast noch: ${and(left)}.`;
}

function onlyLeft(left: number, way: 'über' | 'unter'): string {
  return left === 0
    ? `Es gibt keinen Raum ${way} dir.`
    : plural(left, { one: `Es gibt nur 1 Raum ${way} dir.`, other: `Es gibt nur ${left} Räume ${way} dir.` });
}

type Effect = Parameters<Language['luck']['does']>[0]['effects'][number];

function effect(does: Effect): string {
  switch (does.is) {
    case 're-roll':
      return 'würfelt einen Würfel neu';
    case 'flip':
      return 'dreht einen Würfel um';
    case 'set':
      return 'stellt einen Würfel auf eine beliebige Zahl';
    case 'adjust':
      return `ändert einen Würfel um ${or(does.by)}`;
  }
}

type Things = Parameters<Language['backups']['brings']>[0]['fresh'];

const totalOf = ({ games, editions, aside }: Things): number => games + editions + aside;

/** Was da ist, je Art: „1 Spiel“, „3 Spiele und 1 Edition“. */
function allOf({ games, editions, aside }: Things): string {
  const told = [
    ...(games > 0 ? [plural(games, { one: '1 Spiel', other: `${games} Spiele` })] : []),
    ...(editions > 0 ? [plural(editions, { one: '1 Edition', other: `${editions} Editionen` })] : []),
    ...(aside > 0
      ? [plural(aside, { one: '1 Beiseitegelegtes', other: `${aside} beiseitegelegte Dinge` })]
      : []),
  ];
  return told.length === 0 ? 'keine Spiele' : and(told);
}

const areThere = (things: Things): string =>
  `${allOf(things)} ${plural(totalOf(things), { one: 'ist', other: 'sind' })}`;

/** Alles, was gesagt wird, auf Deutsch. */
export const de: Language = {
  tag: 'de',
  locale: 'de',
  names: { garden: 'Garten' },
  joints: {
    facts: ({ facts }) => facts.join(', '),
    named: ({ name, what }) => `${name}: ${what}`,
    sentences: ({ sentences }) => sentences.join('. '),
    ended: ({ told }) => told.join(' '),
  },
  screens: {
    pageTitle: ({ screen }) => `${screen} · The Asylum`,
    back: 'Zurück zur Startseite',
    opening: 'Das Haus wird geöffnet …',
    coming: 'Kommt gleich …',
    failed: 'Das Haus ließ sich nicht öffnen',
    failedWhy:
      'Etwas hat diese Seite am Start gehindert. Lade sie neu; wenn das nicht hilft, schließ zuerst die anderen Tabs der App. Deine Spiele bleiben, wie sie sind.',
    loadAgain: 'Neu laden',
    rowFailed: 'Das lässt sich nicht anzeigen.',
  },
  home: {
    title: 'The Asylum',
    about: 'Begleiter am Tisch für Rest In Peace',
    front: 'Die Anstalt von außen. Ein warmes Fenster, wo du bist, ein fahles, wo der Geist ist.',
    frontDark: 'Die Anstalt von außen, alle Fenster dunkel. Du stehst im Garten.',
    frontOver: 'Die Anstalt von außen, wie das letzte Spiel sie zurückließ.',
    first:
      'Plättchen, Würfel und Figuren bleiben auf deinem Tisch. Hier sind die Regeln, der Geist und die Chronik.',
    setUp: 'Spiel vorbereiten',
    setUpHow: 'Mit deiner Schachtel, oder die App zieht und würfelt',
    more: 'Mehr',
    newGame: 'Neues Spiel',
    ghostRoller: 'Geisterwurf',
    checker: 'Ist das erlaubt?',
    history: 'Chronik',
    rules: 'Regeln',
    guide: 'Erste Schritte',
    settings: 'Einstellungen',
    goOnPlain: 'Weiter mit dem letzten Spiel',
    otherEdition: 'In einer Edition, die hier nicht bekannt ist',
    goOn: ({ turn, room }) => `Weiter: Zug ${turn}, ${room}`,
    goOnBefore: ({ room }) => `Weiter: vor dem Betreten, ${room}`,
    ghostNotFound: 'Der Geist ist noch nicht gefunden.',
    ghostIn: ({ room }) => `Geist: ${room}.`,
    hopeless: 'Das Spiel ist nicht mehr zu gewinnen.',
    carried: ({ tile }) => `Du trägst: ${tile}.`,
    itIs: ({ tile }) => `Gesucht ist: ${tile}.`,
    anyRelic: 'Es kann jedes Relikt sein.',
    relicsLeft: ({ count }) =>
      plural(count, { one: 'Noch 1 Relikt möglich.', other: `Noch ${count} Relikte möglich.` }),
  },
  titles: {
    setUp: 'Neues Spiel',
    game: 'Dein Spiel',
    timeline: 'Zeitleiste',
    settings: 'Einstellungen',
    history: 'Chronik',
    sheet: 'Ein Spiel',
    check: 'Ist das erlaubt?',
    ghost: 'Geisterwurf',
    bring: 'Importieren',
    editions: 'Editionen',
    rules: 'Regeln',
    guide: 'Erste Schritte',
  },
  standard: {
    name: 'Standard',
    note: 'Ein vollständiger Ersatz, der zu den Zahlen der Spielregel passt. Die Spielregel verrät nicht, was die Plättchen sagen: Ändere Namen, Würfel und Merkmale so, dass sie deiner Ausgabe entsprechen.',
    rooms: {
      cloakroom: 'Garderobe',
      hall: 'Halle',
      parlour: 'Salon',
      kitchen: 'Küche',
      refectory: 'Speisesaal',
      schoolroom: 'Schulzimmer',
      chapel: 'Kapelle',
      library: 'Bibliothek',
      infirmary: 'Krankensaal',
      bathhouse: 'Badehaus',
      dormitory: 'Schlafsaal',
      nursery: 'Kinderzimmer',
      attic: 'Dachboden',
    },
    marks: {
      silver: 'Silbern',
      cracked: 'Gesprungen',
      engraved: 'Graviert',
      scorched: 'Versengt',
      humming: 'Summend',
    },
    tiles: {
      mirror: 'Handspiegel',
      bell: 'Handglocke',
      locket: 'Medaillon',
      spoon: 'Tauflöffel',
      candlestick: 'Kerzenleuchter',
      flute: 'Blechflöte',
      doll: 'Porzellanpuppe',
      'music-box': 'Spieldose',
      gramophone: 'Grammofontrichter',
      diary: 'Tagebuch',
      'passage-a': 'Geheimgang (ein Ende)',
      'passage-b': 'Geheimgang (anderes Ende)',
      ghost: 'Der Geist',
    },
    tasks: {
      'find-ghost': 'Finde den Geist',
      'both-passages': 'Öffne beide Enden des Geheimgangs',
      'stand-in-attic': 'Steh auf dem Dachboden',
      'explore-nine': 'Erkunde neun Räume',
      'lock-four': 'Verriegle vier Räume',
      'two-alike': 'Steh in einem Raum mit zwei gleichen Würfeln',
    },
    luck: {
      'crow-feather': 'Krähenfeder',
      'rabbit-foot': 'Hasenpfote',
      horseshoe: 'Hufeisen',
      clover: 'Vierblättriges Kleeblatt',
      'old-penny': 'Alter Penny',
    },
  },
  page: {
    description: 'Begleiter am Tisch für das Solo-Brettspiel Rest In Peace: The Asylum.',
    noScript: 'The Asylum ist eine App: Sie braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
    shortName: 'Asylum',
    goOn: 'Weiter',
    narrow: 'Eine Nacht am Tisch',
    wide: 'Das Haus auf einem breiten Bildschirm',
  },
  asking: {
    noSuchPip: ({ pip }) => `Ein Würfel zeigt 1 bis 6. Eine ${pip} hat er nicht.`,
    whichTile: ({ room }) => `${room}: Welches Plättchen kommt?`,
    tileBrings: ({ tile, dice: count }) => `${tile} bringt ${count} Würfel.`,
    tileBringsWhat: ({ tile, dice: count }) =>
      plural(count, {
        one: `${tile} bringt einen Würfel. Was zeigt er?`,
        other: `${tile} bringt ${count} Würfel. Was zeigen sie?`,
      }),
    rollEntry: 'Wirf einen Würfel, um einzudringen.',
    rollEntryWhat: 'Wirf einen Würfel, um einzudringen. Was zeigt er?',
    rollGhost: 'Wirf einen Würfel für den Geist.',
    rollGhostWhat: 'Wirf einen Würfel für den Geist. Was zeigt er?',
    rollToLeave: ({ room, dice: count }) =>
      plural(count, {
        one: `${room} ist für immer verriegelt. Wirf einen Würfel, um hinauszukommen.`,
        other: `${room} ist für immer verriegelt. Wirf ${count} Würfel, um hinauszukommen.`,
      }),
    ghostFound: ({ room }) => `${room}: Du hast ihn gefunden. Verriegle diesen Raum und geh.`,
    thisIsIt: ({ tile }) => `${tile}. Das ist es.`,
    isThisIt: ({ tile }) => `${tile}. Ist es das?`,
    whereTo: ({ room }) => `${room}: wohin?`,
    cameUp: ({ what }) => `${what} Wohin?`,
    tileUp: ({ tile, pips }) =>
      pips.length === 0 ? `${tile}. Keine Würfel.` : `${tile}. ${capital(and(pips.map(a)))}.`,
    wayOut: ({ room }) => `${room}: Der Weg hinaus ist offen. Wohin?`,
    holdIt: ({ tile }) => `In deiner Hand: ${tile}.`,
    rollWithIt: ({ tile, room, dice: count }) =>
      `In deiner Hand: ${tile}. ${room}: Wirf ${dice(count)}, um hinauszukommen.`,
    senses: 'Der Geist spürt dich jetzt.',
    comesToYou: ({ room }) => `${room}: Er kommt zu dir.`,
    youRolled: ({ pips }) => `Du hast ${and(pips.map(a))} gewürfelt.`,
    nothingFits: ({ pips }) => `Nichts passt zu ${or(pips)}.`,
    youRolledWhich: ({ pips }) => `Du hast ${and(pips.map(a))} gewürfelt. Wohin?`,
    ghostOnTop: 'Mit „Gespenstischer“ liegt der Geist oben auf dem Stapel.',
    lastTile: 'Es ist das letzte Plättchen.',
    moreDice: ({ count }) => `Noch ${count}.`,
    holdTile: 'Halte ein Plättchen gedrückt, um es zu lesen.',
    layKeyhole: 'Leg das Schlüsselloch dorthin.',
    turnTile: 'Dreh das Plättchen um.',
    candidateShut: 'Es hätte das verfluchte Relikt sein können: Es ist aus dem Spiel.',
    passageCloses: 'Damit ist der Geheimgang zu.',
    eitherDie: 'Du darfst einen der beiden Würfel nehmen.',
    standGhost: 'Stell die Geisterfigur hierher.',
    hopeless:
      'Das verfluchte Relikt ist nicht mehr zu holen: Dieses Spiel ist nicht zu gewinnen. Du darfst weiterspielen.',
    roomsLit: ({ rooms: count }) =>
      plural(count, { one: 'In einem Raum brennt Licht.', other: `In ${count} Räumen brennt Licht.` }),
    noDiceLeft: 'Hier sind keine Würfel mehr: Verriegle den Raum, um ihn zu verlassen.',
    noDieLeads: 'Kein Würfel führt von hier weg: Verriegle den Raum, um ihn zu verlassen.',
    noDieLeadsButLuck:
      'Kein Würfel führt von hier weg: Verriegle den Raum oder ändere einen Würfel mit Glück.',
    takeIt: ({ dice: count }) =>
      `Nimm es: ${count === 0 ? 'Das' : plural(count, { one: 'Sein Würfel geht zurück, das', other: 'Seine Würfel gehen zurück, das' })} Schlüsselloch kommt an seine Stelle, und du gehst mit einem Wurf. Der Geist wird dich spüren.`,
    willYouUseLuck: 'Nutzt du Glück?',
    noLuckCan: 'Kein Glück kann diesen Wurf ändern.',
    luckStillCan: 'Glück kann ihn noch ändern.',
    luckMust: 'Solange Glück den Wurf ändern kann, musst du es nutzen.',
    rollAgain: 'Leg ihn beiseite und würfle noch einmal.',
    ghostGoesInstead: 'Stattdessen geht der Geist damit, dann würfelst du noch einmal.',
  },
  luck: {
    ofTheRoll: 'des Wurfs',
    inRoom: ({ room }) => `in: ${room}`,
    nowhere: 'nirgendwohin',
    leads: ({ rooms: names }) => or(names),
    toYou: 'zu dir',
    whichDie: ({ token }) => `${token}: welcher Würfel, und worauf?`,
    rerollOfRoll: ({ pip }) => `Würfle die ${pip} des Wurfs neu. Was kommt?`,
    rerollInRoom: ({ pip, room }) => `${room}: Würfle die ${pip} neu. Was kommt?`,
    rollBecomes: ({ pip, to }) => `${pip} des Wurfs wird ${to}`,
    dieBecomes: ({ pip, to, room }) => `${room}: ${pip} wird ${to}`,
    leading: ({ result, leads }) => `${result}: ${leads}`,
    byToken: ({ token, result }) => `${token}: ${result}`,
    buttonOfRoll: ({ button, pip }) => `${button}, die ${pip} des Wurfs`,
    buttonInRoom: ({ button, pip, room }) => `${button}, die ${pip}, ${room}`,
    dieOfRoll: ({ pip }) => `${pip} des Wurfs`,
    dieInRoom: ({ pip, room }) => `${pip}, ${room}`,
    mayBring: ({ pips }) => `Glück kann dich mit ${or(pips.map((pip) => `einer ${pip}`))} hierherbringen`,
    canChange: ({ pips }) => `Glück kann die ${and(pips)} ändern`,
    onThis: ({ pips }) => `Glück für diese ${or(pips)}`,
    onGhost: ({ pip }) => `Glück für die ${pip} des Geistes`,
    does: ({ effects }) => capital(or(effects.map(effect))),
    itDoes: ({ effects }) => `Dieser Marker ${or(effects.map(effect))}.`,
    usedUp: ({ token }) => `${token} ist verbraucht.`,
  },
  checker: {
    faults: ({ count }) =>
      plural(count, {
        one: '1 Sache auf diesem Tisch kann in keinem Spiel vorkommen',
        other: `${count} Sachen auf diesem Tisch können in keinem Spiel vorkommen`,
      }),
    yes: ({ answer }) => `Ja: ${answer}.`,
    landing: ({ landing }) => `${capital(landing)}.`,
    legal: ({ count }) => plural(count, { one: '1 Möglichkeit', other: `${count} Möglichkeiten` }),
    drawFirst: ({ room }) =>
      `${room}: Zuerst wird hier ein Plättchen gezogen. Leg eines hin oder frag trotzdem.`,
    reached: ({ room, ways }) =>
      `Ja: ${room} ist erreichbar, ${or(ways.map((way) => (way === 'passage' ? 'durch den Geheimgang' : step(way))))}.`,
    luckOnRoll: 'Glück: der Wurf',
    luckInRoom: ({ room }) => `Glück: ${room}`,
    putAside: ({ pip }) => `Die ${pip} beiseitelegen`,
    ghostTakes: ({ pip }) => `Der Geist nimmt die ${pip}`,
    noDiceThere: ({ room }) => `Zu viele Würfel, ${room}: Hier können keine liegen.`,
    moreDiceThere: ({ room, dice: count }) => `Zu viele Würfel, ${room}: Das Plättchen zeigt ${count}.`,
    task: ({ slot }) => `Aufgabe ${slot}`,
    taskDone: ({ slot }) => `Aufgabe ${slot}, erfüllt`,
    clue: ({ slot }) => `Hinweis ${slot}`,
  },
  answers: {
    stepUp: ({ pip, room }) => `${pip} hinauf endet hier: ${room}`,
    stepDown: ({ pip, room }) => `${pip} hinunter endet hier: ${room}`,
    passage: ({ room }) => `der Geheimgang führt hierher: ${room}`,
    lock: ({ room }) => `du darfst verriegeln: ${room}`,
    take: ({ tile }) => `du darfst nehmen: ${tile}`,
    clue: ({ slot }) => `Hinweis ${slot} darf aufgedeckt werden`,
    task: ({ slot, task }) => `Aufgabe ${slot} darf als erfüllt gelten: ${task}`,
    putAside: ({ pip }) => `die ${pip} wird beiseitegelegt, und du würfelst noch einmal`,
    ghostGoes: ({ pip, room }) => `der Geist geht mit der ${pip} und bleibt hier stehen: ${room}`,
    rerollOfRoll: ({ token, pip }) => `${token} würfelt die ${pip} des Wurfs neu`,
    rerollInRoom: ({ token, pip, room }) => `${token} würfelt die ${pip} neu, ${room}`,
    rollBecomes: ({ token, pip, to }) => `${token} macht aus der ${pip} des Wurfs eine ${to}`,
    dieBecomes: ({ token, pip, to, room }) => `${token} macht aus der ${pip} eine ${to}, ${room}`,
  },
  tablePlaces: {
    wholes: {
      pawn: 'dein Raum',
      relic: 'das Relikt in deiner Hand',
      ghost: 'der Geist',
      'ghost.at': 'der Raum des Geistes',
      'ghost.toward': 'die Richtung des Geistes',
      rooms: 'die Liste der Räume',
      tasks: 'die Liste der Aufgaben',
      luck: 'die Liste der Glücksmarker',
      clues: 'die Liste der Hinweise',
      mode: 'die Wahl der Varianten',
    },
    room: ({ room }) => room,
    tile: ({ room }) => `${room}, das Plättchen`,
    locked: ({ room }) => `${room}, das Schloss`,
    dice: ({ room }) => `${room}, die Würfelliste`,
    task: ({ slot }) => `Aufgabe ${slot}`,
    tick: ({ slot }) => `Aufgabe ${slot}, das Häkchen`,
    clue: ({ slot }) => `Hinweis ${slot}`,
    token: ({ number }) => `Glücksmarker ${number}`,
  },
  places: {
    line: 'diese Zeile',
    field: ({ field }) => `„${field}“`,
    edition: ({ field }) => `„${field}“ der Edition`,
    position: ({ field }) => `„${field}“ der Stellung`,
  },
  faults: {
    'not-json': ({ place }) =>
      `${capital(place)}: Was hier folgt, ist kein vollständiges JSON. Kopiere es noch einmal, in einer Zeile.`,
    'not-object': ({ place }) =>
      `${capital(place)}: Das ist keine Liste von Feldern in Klammern. Schreib { … }.`,
    'not-list': ({ place }) => `${capital(place)}: Das ist keine Liste. Schreib [ … ].`,
    'not-text': ({ place }) => `${capital(place)}: Das ist kein Text. Schreib ihn in Anführungszeichen.`,
    'not-number': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} ist keine Zahl. Schreib nur Ziffern.`,
    'not-yes-no': ({ place }) => `${capital(place)}: Das ist weder ja noch nein. Schreib true oder false.`,
    'out-of-range': ({ place, least, most }) =>
      `${capital(place)}: Das liegt außerhalb. Gib eine ganze Zahl von ${least} bis ${most} an.`,
    tooSmall: ({ place, least }) =>
      `${capital(place)}: Das liegt außerhalb. Gib eine ganze Zahl an, ${least} oder mehr.`,
    empty: ({ place }) => `${capital(place)}: Da steht nichts. Schreib etwas hin.`,
    'bad-id': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} ist keine Kennung. Beginne mit einem kleinen Buchstaben, dann kleine Buchstaben, Ziffern und „-“.`,
    twice: ({ place, said }) => `${capital(place)}: ${quoted(said)} steht zweimal da. Lass eines weg.`,
    standsTwice: ({ place }) => `${capital(place)}: Das steht zweimal da. Lass eines weg.`,
    'unknown-id': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} ist hier nicht bekannt. Prüfe die Schreibweise.`,
    unknownEdition: ({ said }) =>
      `Die Edition ${quoted(said)} ist hier nicht bekannt. Setz sie ganz in diese Zeile.`,
    'unknown-key': ({ place }) =>
      `${capital(place)}: Dieses Feld ist hier nicht bekannt. Lass es weg oder prüfe die Schreibweise.`,
    'unknown-kind': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} kann hier nicht stehen. Wähle eine bekannte Art.`,
    reserved: ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} gehört den Regeln. Wähle einen anderen Namen.`,
    'too-few': ({ place, least }) =>
      `${capital(place)}: Das sind zu wenige Einträge. Gib mindestens ${least} an.`,
    oneEnd: ({ place }) =>
      `${capital(place)}: Nur ein Ende des Geheimgangs ist da. Füg das andere hinzu oder lass dieses weg.`,
    'too-many': ({ place, most }) =>
      `${capital(place)}: Das sind zu viele Einträge. Gib höchstens ${most} an.`,
    moreEnds: ({ place }) =>
      `${capital(place)}: Der Geheimgang hat mehr als zwei Enden. Lass die übrigen weg.`,
    moreDice: ({ place, dice: count }) =>
      plural(count, {
        one: `${capital(place)}: Das sind zu viele Würfel. In der Schachtel ist nur 1.`,
        other: `${capital(place)}: Das sind zu viele Würfel. In der Schachtel sind nur ${count}.`,
      }),
    missing: ({ place }) => `${capital(place)}: Das fehlt. Füg es hinzu.`,
    lacks: ({ place, said }) => `${capital(place)}: Es fehlt ${quoted(said)}. Füg eines hinzu.`,
    'wrong-version': ({ place, said }) =>
      `${capital(place)}: Version ${quoted(said)} ist hier nicht bekannt. Nimm Version 1 oder eine neuere App.`,
    'not-allowed': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} darf hier nicht stehen. Lass es weg oder berichtige es.`,
    besidePosition: ({ place }) =>
      `${capital(place)}: Das darf nicht neben einer Stellung stehen. Lass es weg: Die Stellung sagt es.`,
    ghostAbroad: ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} ist erfüllt, wenn der Geist umgeht. Schreib das hin.`,
    findGhostFirst: ({ place }) =>
      `${capital(place)}: Zuerst muss der Geist gefunden werden. Setz „find-ghost“ an den Anfang.`,
    mustBeEmpty: ({ place }) => `${capital(place)}: Das muss leer sein. Beende diesen Zug zuerst am Tisch.`,
    'not-what-follows': ({ place, said }) =>
      `${capital(place)}: Das Übrige ergibt etwas anderes: ${quoted(said)}. Lass es weg oder berichtige es.`,
    contradicts: ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} passt nicht zum Übrigen. Sieh dir beides noch einmal an.`,
    contradictsRule: ({ place, why }) => `${capital(place)}: Das passt nicht zum Übrigen. ${why}`,
    'unknown-word': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} kann hier nicht stehen. Prüfe die Schreibweise.`,
    'words-missing': ({ place, words }) => `${capital(place)}: Es fehlt ein Wort. ${afterFirst(words)}`,
    'words-too-many': ({ place, words }) =>
      `${capital(place)}: Da ist ein Wort zu viel. ${afterFirst(words)}`,
    standsAlone: ({ place }) => `${capital(place)}: Da ist ein Wort zu viel. Es steht allein.`,
    'wrong-place': ({ place, said }) =>
      `${capital(place)}: Das steht zu früh. Zuerst kommt die Zeile „${said}“.`,
    'not-direction': ({ place, said }) =>
      `${capital(place)}: ${quoted(said)} ist keine Richtung. Schreib + für hinauf oder - für hinunter.`,
    'no-such-slot': ({ place, said }) =>
      `${capital(place)}: Den Platz ${said} gibt es in diesem Spiel nicht. Zähl von 1 an.`,
    'no-dashes': 'Der Kopf hat kein Ende. Setz eine Zeile „--“ zwischen ihn und das, was geschieht.',
  },
  contradictions: {
    'TAKE-1': 'Das Relikt ist nur in der Hand, wenn drei aufgedeckte Hinweise darauf zeigen.',
    'TAKE-2':
      'Das Schlüsselloch liegt genau dann in einem verriegelten Raum, wenn das Relikt in der Hand ist.',
    'CLUE-1': 'Ein Hinweis ist nur unter einer erfüllten Aufgabe aufgedeckt.',
    'CLUE-2': 'Mit „Schwerer“ wartet der dritte Hinweis auf Aufgabe 4.',
    'EXPLORE-1': 'Ein Raum bekommt sein Plättchen, bevor dort etwas anderes geschieht.',
    'EXPLORE-4': 'Der Geist ist genau dann im Haus, wenn sein Plättchen in einem Raum liegt.',
    'TASK-3': 'Den Geist zu finden ist erst erfüllt, wenn er im Haus ist.',
    'MOVE-5': 'Die Figur steht nie in einem verriegelten Raum.',
    'MOVE-6': 'Die Figur steht nie beim Geist, außer in dem Zug, in dem er gefunden wird.',
    'LOCK-4':
      'Der Raum mit dem Geisterplättchen ist verriegelt, außer in dem Zug, in dem der Geist gefunden wird.',
    'MODE-1': 'Mit dieser Variante liegt das Geisterplättchen anderswo im Stapel.',
    'MODE-3': '„Gespenstischer“ und „Tückischer“ legen den Geist an verschiedene Enden des Stapels.',
  },
  editions: {
    things: {
      rooms: ({ number }) => `Raum ${number}`,
      marks: ({ number }) => `Merkmal ${number}`,
      tiles: ({ number }) => `Plättchen ${number}`,
      tasks: ({ number }) => `Aufgabe ${number}`,
      luck: ({ number }) => `Glücksmarker ${number}`,
    },
    firstCopy: 'Meine Ausgabe',
    copyOf: ({ name }) => `${name} (Kopie)`,
    remove: ({ name }) => `Entfernen: ${name}`,
    removeUnnamed: ({ which }) => `Entfernen: ${which}`,
    describe: ({ which }) => `Beschreiben: ${which}`,
    field: ({ which, field }) => `${which}, ${field}`,
    named: ({ which, name }) => `${which}, ${name}`,
    action: ({ action, name }) => `${action}: ${name}`,
    stillWrong: ({ count }) =>
      plural(count, { one: 'Noch 1 Sache zu berichtigen', other: `Noch ${count} Sachen zu berichtigen` }),
    alike: ({ names }) => `Drei gemeinsame Merkmale: ${and(names)}. Drei Hinweise können beide übrig lassen.`,
    fewMarks: ({ names }) =>
      `Weniger als drei Merkmale: ${and(names)}. Drei Hinweise können nicht darauf zeigen.`,
    noMarks: 'Kein Relikt trägt ein Merkmal: Du weißt von deinem Tisch, welches verflucht ist.',
    moreAlike: ({ pairs }) =>
      plural(pairs, {
        one: 'Ebenso 1 weiteres Paar von Relikten.',
        other: `Ebenso ${pairs} weitere Paare von Relikten.`,
      }),
    tilesForRooms: ({ tiles, rooms: count }) => `${tiles} Plättchen für ${rooms(count)}.`,
  },
  editionPlaces: {
    wholes: {
      '': 'Die Datei',
      format: 'Die Art der Datei',
      version: 'Die Version',
      id: 'Die Kennung der Edition',
      name: 'Der Name dieser Edition',
      note: 'Die Notiz',
      dice: 'Die Zahl der Würfel in der Schachtel',
      rooms: 'Die Räume',
      marks: 'Die Merkmale',
      tiles: 'Die Plättchen',
      tasks: 'Die Aufgaben',
      luck: 'Die Glücksmarker',
    },
    fields: {
      id: 'Kennung',
      name: 'Name',
      note: 'Notiz',
      picture: 'Bild',
      kind: 'Art',
      dice: 'Zahl der Würfel',
      marks: 'Merkmale',
      when: 'Bedingung',
      'when.is': 'Bedingung',
      'when.room': 'Raum der Bedingung',
      'when.atLeast': 'Zahl in der Bedingung',
      does: 'Wirkungen',
    },
    field: ({ which, field }) => `${which}, ${field}`,
    mark: ({ which, number }) => `${which}, Merkmal ${number}`,
    effect: ({ which, number }) => `${which}, Wirkung ${number}`,
  },
  editionFaults: {
    'not-json': ({ place }) =>
      `${place}: Das ist keine Edition, der Text ist nicht lesbar. Speichere sie dort noch einmal, wo sie herkam.`,
    'not-object': ({ place }) => `${place}: nicht so geschrieben, wie es sein muss.`,
    'not-list': ({ place }) => `${place}: muss eine Liste sein.`,
    'not-text': ({ place }) => `${place}: muss ein Text sein.`,
    'not-number': ({ place }) => `${place}: muss eine Zahl sein.`,
    'out-of-range': ({ place, least, most }) => `${place}: muss eine ganze Zahl sein, ${least} bis ${most}.`,
    tooSmall: ({ place, least }) => `${place}: muss eine ganze Zahl sein, ${least} oder mehr.`,
    empty: ({ place }) => `${place}: ist leer.`,
    'bad-id': ({ place, said }) => `${place}: „${said}“ geht nicht; nur kleine Buchstaben, Ziffern und „-“.`,
    twice: ({ place, said }) => `${place}: „${said}“ steht zweimal da.`,
    ghostTwice: ({ place }) => `${place}: Der Geist darf nur einmal dabei sein.`,
    'unknown-id': ({ place, said }) => `${place}: „${said}“ gibt es in dieser Edition nicht.`,
    'unknown-kind': ({ place, said }) => `${place}: „${said}“ geht nicht.`,
    notChosen: ({ place }) => `${place}: noch zu wählen.`,
    reserved: ({ place, said }) => `${place}: „${said}“ geht nicht; dieses Wort gehört den Regeln.`,
    'too-few': ({ place, least }) => `${place}: zu wenige, mindestens ${least}.`,
    oneEnd: ({ place }) => `${place}: Der Geheimgang braucht ein zweites Ende oder keines.`,
    noEffect: ({ place }) => `${place}: Wähle mindestens eine.`,
    noAmount: ({ place }) => `${place}: Wähle mindestens einen Betrag.`,
    'too-many': ({ place, most }) => `${place}: zu viele, höchstens ${most}.`,
    moreEnds: ({ place }) => `${place}: Der Geheimgang hat mehr als zwei Enden.`,
    missing: ({ place }) => `${place}: fehlt.`,
    listMissing: ({ place }) => `${place}: fehlen.`,
    noGhost: ({ place }) => `${place}: Der Geist fehlt.`,
    noRelic: ({ place }) => `${place}: Es fehlt ein Relikt.`,
    noFindGhost: ({ place }) => `${place}: Es fehlt die, den Geist zu finden.`,
    'wrong-version': ({ place, said }) =>
      `${place}: „${said}“ ist hier nicht bekannt. Eine neuere App kann sie vielleicht lesen.`,
    versionMissing: ({ place }) => `${place}: fehlt. Heute ist es 1.`,
    'not-allowed': ({ place, said }) => `${place}: „${said}“ geht hier nicht.`,
    otherFormat: ({ place }) => `${place}: eine andere. Das ist keine Edition.`,
  },
  asked: {
    notInRoll: ({ pip, pips }) => `Der Wurf hat ${noDie(pip)}. Er zeigt ${and(pips)}.`,
    rollEntry: ({ dice: count }) => `Wirf ${dice(count)}, um einzudringen.`,
    rollToLeave: ({ dice: count, room }) => `${room}: Wirf ${dice(count)}, um hinauszukommen.`,
    rollGhost: ({ dice: count }) => `Wirf ${dice(count)} für den Geist.`,
    rollTile: ({ dice: count, tile, room }) => `Wirf ${dice(count)} für das Plättchen: ${tile}, ${room}.`,
    diceShow: ({ dice: count }) => plural(count, { one: 'Er zeigt 1 bis 6.', other: 'Jeder zeigt 1 bis 6.' }),
    rollEntryFirst: ({ dice: count }) => `Wirf zuerst ${dice(count)}, um einzudringen.`,
    rollToLeaveFirst: ({ dice: count, room }) => `${room}: Wirf zuerst ${dice(count)}, um hinauszukommen.`,
    rollGhostFirst: ({ dice: count }) => `Wirf zuerst ${dice(count)} für den Geist.`,
    rollTileFirst: ({ dice: count, tile, room }) =>
      `Wirf zuerst ${dice(count)} für das Plättchen: ${tile}, ${room}.`,
    drawFirst: ({ room }) => `${room}: Zuerst wird hier ein Plättchen gezogen.`,
    over: 'Das Spiel ist vorbei. Nimm etwas zurück oder beginne ein neues.',
    yourMove: ({ room, ways }) =>
      `${room}: Du bist am Zug. Verlasse den Raum ${or(ways.map((way) => ({ die: 'mit einem Würfel', passage: 'durch den Geheimgang', lock: 'durch Verriegeln' })[way]))}.`,
    entryWaits: ({ pips }) => `Der Wurf zum Eindringen wartet. Geh zuerst ${or(pips)} hinauf.`,
    rollWaits: ({ room, pips }) => `${room}: Der Wurf wartet. Geh zuerst mit der ${or(pips)} hinaus.`,
    ghostWaits: ({ pips }) => `Der Geist wartet. Beweg ihn zuerst mit der ${or(pips)}.`,
  },
  refusals: {
    unreadable: 'Das ist nicht lesbar. Schreib es nach den Regeln des Transkripts.',
    noDiceHere: ({ room }) => `${room}: Hier liegen keine Würfel. Du darfst den Raum verriegeln.`,
    noDieHere: ({ pip, room, pips }) =>
      pip === null
        ? `${room}: Einen solchen Würfel gibt es hier nicht. Du darfst die ${or(pips)} nehmen.`
        : `${room}: Hier liegt keine ${pip}. Du darfst die ${or(pips)} nehmen.`,
    gardenBehind: ({ pip }) => `Der Garten liegt hinter dir. Es geht ${pip} hinauf, in die Anstalt.`,
    pastAttic: ({ pip, room, left }) =>
      `${pip} hinauf führt über das Ende hinaus: ${room}. ${onlyLeft(left, 'über')}`,
    pastCloakroom: ({ pip, room, left }) =>
      `${pip} hinunter führt über das Ende hinaus: ${room}. ${onlyLeft(left, 'unter')}`,
    pastGarden: ({ pip, needed }) =>
      `${pip} hinunter führt über den Garten hinaus. Du brauchst genau ${needed}.`,
    noRelicYet: 'In den Garten geht es nur mit dem Relikt in der Hand und einem genauen Wurf.',
    locked: ({ room }) => `${room} ist verriegelt. Du darfst daran vorbei, aber nicht dort stehen bleiben.`,
    ghostOnTheWay: ({ room }) =>
      `Der Geist steht auf deinem Weg: ${room}. Nach deiner Hausregel darfst du nicht an ihm vorbei.`,
    ghostThere: ({ room }) =>
      `Der Geist steht dort: ${room}. Du darfst an ihm vorbei, aber nicht dort stehen bleiben.`,
    ghostThereNoPassing: ({ room }) =>
      `Der Geist steht dort: ${room}. Du darfst weder an ihm vorbei noch dort stehen bleiben.`,
    noPassage: ({ room }) => `${room}: Hier ist kein Geheimgang. Du darfst den Raum verriegeln.`,
    noPassageButDie: ({ room }) =>
      `${room}: Hier ist kein Geheimgang. Du darfst einen Würfel nehmen oder den Raum verriegeln.`,
    otherEndUnknown: ({ room }) =>
      `${room}: Das andere Ende ist noch nicht gefunden. Der Geheimgang öffnet sich, wenn beide Enden offen liegen.`,
    otherEndLocked: ({ room }) =>
      `Das andere Ende ist verriegelt: ${room}. Du kommst dort nicht mehr hinein.`,
    ghostAtOtherEnd: ({ room }) =>
      `Der Geist steht am anderen Ende: ${room}. Du darfst hindurch, wenn er fort ist.`,
    dieStillMoves: ({ room, ways }) =>
      `${room}: Ein Würfel bringt dich noch hinaus, ${or(ways.map(step))}. Nach deiner Hausregel darfst du erst verriegeln, wenn es keiner tut.`,
    lockFirst: 'Du hast gerade den Geist gefunden: Verriegle zuerst diesen Raum.',
    luckFirst: ({ pips, tokens }) =>
      `Glück kann die ${and(pips)} noch ändern. Nutze zuerst einen Marker: ${or(tokens)}.`,
    rollStillMoves: ({ room, ways }) =>
      `${room}: Der Wurf bringt dich noch hinaus, ${or(ways.map(step))}. Der Geist bekommt ihn nur, wenn nichts passt.`,
    notOnTop: ({ tile }) =>
      `Die Reihenfolge dieses Stapels ist bekannt, und dieses Plättchen liegt nicht oben: ${tile}.`,
    notOnTopBut: ({ tile, top }) =>
      `Die Reihenfolge dieses Stapels ist bekannt, und dieses Plättchen liegt nicht oben: ${tile}. Das nächste ist: ${top}.`,
    inHand: ({ tile }) => `Das hast du schon in der Hand: ${tile}.`,
    liesThere: ({ tile, room }) => `${tile} liegt schon im Haus: ${room}.`,
    ghostOnTop: 'Mit „Gespenstischer“ liegt der Geist oben. War der Stapel so vorbereitet?',
    ghostAtBottom: 'Mit „Tückischer“ liegt der Geist ganz unten. War der Stapel so vorbereitet?',
    clueRevealed: ({ slot, mark }) => `Hinweis ${slot} ist schon aufgedeckt: ${mark}.`,
    taskOpen: ({ slot, task }) =>
      `Aufgabe ${slot} ist noch offen: „${task}“. Ihr Hinweis darf aufgedeckt werden, wenn sie erfüllt ist.`,
    thirdClueWaits: ({ task }) => `Mit „Schwerer“ wartet der dritte Hinweis auf Aufgabe 4: „${task}“.`,
    clueTwice: ({ slot, mark, clues }) =>
      `Hinweis ${slot} zeigt das schon: ${mark}. Alle ${clues} sind verschieden.`,
    otherClue: ({ slot, mark }) =>
      `Die Hinweise dieses Spiels sind von Anfang an bekannt. Der unter Aufgabe ${slot} ist ein anderer als: ${mark}.`,
    otherClueUnnamed: ({ slot }) =>
      `Die Hinweise dieses Spiels sind von Anfang an bekannt. Der unter Aufgabe ${slot} ist ein anderer.`,
    taskDone: ({ slot, task }) => `Aufgabe ${slot}, „${task}“, ist schon erfüllt.`,
    taskNotByHand: ({ slot, task }) =>
      `Aufgabe ${slot}, „${task}“, wird nicht von Hand abgehakt. Sie ist erfüllt, sobald der Tisch es zeigt.`,
    relicInHand: ({ tile }) => `Das hast du schon in der Hand: ${tile}. Bring es in den Garten.`,
    cluesMissing: ({ revealed, clues }) =>
      revealed === 0
        ? `Du hast noch keinen Hinweis aufgedeckt. Mit allen ${clues} darfst du das verfluchte Relikt nehmen.`
        : plural(revealed, {
            one: `Du hast 1 Hinweis aufgedeckt. Mit allen ${clues} darfst du das verfluchte Relikt nehmen.`,
            other: `Du hast ${revealed} Hinweise aufgedeckt. Mit allen ${clues} darfst du das verfluchte Relikt nehmen.`,
          }),
    noRelicHere: ({ room, left }) => `${room}: Hier liegt kein Relikt. ${lookFor(left)}`,
    notCursed: ({ tile, left }) => `${tile} ist nicht das verfluchte Relikt. ${lookFor(left)}`,
    noRollWaits: 'Kein Wurf wartet. Glück darf einen Würfel ändern, der in einem Raum liegt.',
    noDiceForLuck: ({ room }) =>
      `${room}: Hier liegen keine Würfel. Glück darf jeden Würfel ändern, der offen liegt.`,
    noDieForLuck: ({ pip, room, pips }) =>
      pip === null
        ? `${room}: Einen solchen Würfel gibt es hier nicht. Glück darf die ${or(pips)} ändern.`
        : `${room}: Hier liegt keine ${pip}. Glück darf die ${or(pips)} ändern.`,
    mustChange: ({ token, pip, results }) =>
      `${token} muss den Würfel ändern. Aus der ${pip} wird ${or(results.map(a))}.`,
    noReroll: ({ token, pip, results }) =>
      `${token} würfelt nicht neu. Aus der ${pip} wird ${or(results.map(a))}.`,
    otherResults: ({ token, pip, to, results }) =>
      to === null
        ? `${token} kann das aus der ${pip} nicht machen. Daraus wird ${or(results.map(a))}.`
        : `${token} macht aus der ${pip} keine ${to}. Daraus wird ${or(results.map(a))}.`,
    onlyRerolls: ({ token, pip }) => `${token} kann das mit der ${pip} nicht. Der Marker würfelt nur neu.`,
    noOtherResult: ({ token, pip }) =>
      `${token} kann das mit der ${pip} nicht. Kein anderes Ergebnis würde passen.`,
    tokenUsed: ({ token, left }) => `${token} ist verbraucht. ${luckLeft(left)}`,
    tokenNotHere: ({ token, left }) => `${token} liegt nicht auf dem Tisch. ${luckLeft(left)}`,
    notOnTheGhost:
      'Nach deiner Hausregel kann Glück den Wurf des Geistes nicht ändern. Es darf einen Würfel ändern, der in einem Raum liegt.',
  },
  happened: {
    ghostRolled: ({ pips }) => `Der Würfel des Geistes zeigt ${and(pips)}.`,
    youRolled: ({ pips }) => `Du hast ${and(pips.map(a))} gewürfelt.`,
    entered: ({ room }) => `Hinein geht es: ${room}.`,
    drew: ({ tile, room }) => `${room}: ${tile}.`,
    found: ({ room }) => `Der Geist ist hier, bei dir: ${room}.`,
    diceShow: ({ pips }) =>
      plural(pips.length, {
        one: `Der Würfel zeigt ${and(pips)}.`,
        other: `Die Würfel zeigen ${and(pips)}.`,
      }),
    taskDone: ({ task }) => `Aufgabe erfüllt: ${task}.`,
    clueIs: ({ slot, mark, tile }) => `Hinweis ${slot}: ${mark}. Gesucht ist: ${tile}.`,
    clueNone: ({ slot, mark }) => `Hinweis ${slot}: ${mark}. Kein Relikt trägt diese Merkmale.`,
    clueLeaves: ({ slot, mark, left }) =>
      plural(left, {
        one: `Hinweis ${slot}: ${mark}. Noch 1 Relikt möglich.`,
        other: `Hinweis ${slot}: ${mark}. Noch ${left} Relikte möglich.`,
      }),
    took: ({ tile }) => `Du nimmst: ${tile}. Der Geist spürt dich jetzt.`,
    throughPassage: ({ room }) => `Durch den Geheimgang: ${room}.`,
    wentUp: ({ pip, room }) => `${pip} hinauf: ${room}.`,
    wentDown: ({ pip, room }) => `${pip} hinunter: ${room}.`,
    locked: ({ room }) => `${room} ist für immer verriegelt.`,
    walked: ({ pip, steps, room }) =>
      `Geist würfelt ${pip}: ${[...steps, `bleibt stehen: ${room}`].join(', ')}.`,
    turns: ({ room }) => `${room}, kehrt um`,
    putAside: ({ pip }) => `Die ${pip} wird beiseitegelegt.`,
    luckOnRoll: ({ token, pip, to }) => `${token}: ${pip} wird ${to}.`,
    luckInRoom: ({ token, pip, to, room }) => `${token}: ${pip} wird ${to}, ${room}.`,
    hopeless: 'Das verfluchte Relikt ist nicht mehr zu holen: Dieses Spiel ist nicht zu gewinnen.',
    won: ({ tile }) => `Entkommen, mit dem Relikt: ${tile}. Du hast gewonnen.`,
    caught: ({ room }) => `Er hat dich gefunden: ${room}. Das Spiel ist verloren.`,
    trapped: ({ room }) => `Du sitzt in der Falle: ${room}. Das Spiel ist verloren.`,
    conceded: 'Du hast aufgegeben.',
    ghostTo: ({ room }) => `Geist nach: ${room}`,
    near: 'Sein nächster Wurf kann dich erreichen.',
    headingUp: 'Er geht hinauf.',
    headingDown: 'Er geht hinunter.',
    turnedUp: ({ room }) => `Umgekehrt: ${room}. Jetzt geht er hinauf.`,
    turnedDown: ({ room }) => `Umgekehrt: ${room}. Jetzt geht er hinunter.`,
  },
  listed: {
    drew: ({ tile, room }) => `${room}: ${tile}`,
    dice: ({ pips }) => `Würfel ${pips.join(', ')}`,
    ghostRolled: ({ pips }) => `Würfel des Geistes ${pips.join(', ')}`,
    rolled: ({ pips }) => `Wurf ${pips.join(', ')}`,
    walked: ({ pip, from, to }) => `Geist ${pip}: ${from} bis ${to}`,
    taskDone: ({ task }) => `Aufgabe erfüllt: ${task}`,
  },
  ways: {
    youWin: 'du gewinnst',
    unexplored: ({ room }) => `${room}, unerkundet`,
    noDiceLeft: ({ room }) => `${room}, keine Würfel mehr`,
    diceWait: ({ room, pips }) =>
      plural(pips.length, {
        one: `${room}, eine ${and(pips)} wartet`,
        other: `${room}, ${and(pips)} warten`,
      }),
    tooFar: 'Zu weit',
    past: ({ room }) => `über das Ende hinaus: ${room}`,
    withoutRelic: 'nicht ohne das Relikt',
    locked: 'verriegelt',
    ghostThere: 'dort ist der Geist',
    ghostInTheWay: 'der Geist ist im Weg',
    lockFirst: 'verriegle zuerst diesen Raum',
    otherEndLocked: 'das andere Ende ist verriegelt',
    notNow: 'jetzt nicht',
    noDieHere: ({ pip }) => `hier keine ${pip}`,
    trapped: 'Du säßest in der Falle: Das Spiel ist verloren.',
    caught: 'Er fängt dich: Das Spiel ist verloren.',
    spoils: 'Das Spiel wäre dann nicht mehr zu gewinnen.',
    caughtBy: ({ pips }) => `gefangen bei ${or(pips)}`,
    safe: 'sicher vor dem nächsten Wurf',
    safeShort: 'sicher',
    mayGo: ({ ways }) =>
      `hierher darfst du gehen, ${or(ways.map((way) => (way === 'passage' ? 'durch den Geheimgang' : `mit der ${way.pip} ${way.up ? 'hinauf' : 'hinunter'}`)))}`,
    triedUp: ({ pip, room }) => `${room}: ${pip} hinauf.`,
    triedDown: ({ pip, room }) => `${room}: ${pip} hinunter.`,
    mayDo: ({ ways, tile }) =>
      `Du darfst ${or(ways.map((way) => ({ take: `das Relikt nehmen (${tile})`, die: 'mit einem Würfel gehen', passage: 'durch den Geheimgang gehen', lock: 'den Raum verriegeln' })[way]))}.`,
    noneReachesUp: ({ room, away, pips }) =>
      `Kein Würfel hier reicht dorthin: ${room}. Du brauchst ${away} hinauf und hast ${dicePlain(pips)}.`,
    noneReachesDown: ({ room, away, pips }) =>
      `Kein Würfel hier reicht dorthin: ${room}. Du brauchst ${away} hinunter und hast ${dicePlain(pips)}.`,
    rollMissesUp: ({ room, away, pips }) =>
      `Kein Würfel des Wurfs reicht dorthin: ${room}. Du brauchst ${away} hinauf und hast ${dicePlain(pips)}.`,
    rollMissesDown: ({ room, away, pips }) =>
      `Kein Würfel des Wurfs reicht dorthin: ${room}. Du brauchst ${away} hinunter und hast ${dicePlain(pips)}.`,
    twoWays: ({ room }) => `Zwei Wege führen dorthin: ${room}. Welcher?`,
    open: ({ ways }) =>
      `${ways.map(({ by, room }) => (by === 'passage' ? `Geheimgang: ${room}` : `${step(by)}: ${room}`)).join(', ')}.`,
    byPassage: ', durch den Geheimgang',
    byUp: ({ pip }) => `, ${pip} hinauf`,
    byDown: ({ pip }) => `, ${pip} hinunter`,
  },
  rooms: {
    youAreHere: 'hier bist du',
    ghostIsHere: 'hier ist der Geist',
    keyhole: 'Schlüsselloch, verriegelt',
    locked: 'verriegelt',
    unexplored: 'unerkundet',
    noDice: 'keine Würfel',
    dice: ({ pips }) => `Würfel ${and(pips)}`,
    cursed: 'das verfluchte Relikt',
    maybeCursed: 'es kann das verfluchte Relikt sein',
    inGarden: 'Der Garten. Hier bist du.',
    garden: ({ room }) => `Der Garten. Der Raum darüber: ${room}.`,
    isLocked: ({ room }) => `${room} ist für immer verriegelt.`,
    isUnexplored: ({ room }) => `${room} ist unerkundet.`,
    holds: ({ room, tile, pips }) =>
      pips.length === 0
        ? `${room}: ${tile}, keine Würfel.`
        : plural(pips.length, {
            one: `${room}: ${tile} und eine ${and(pips)}.`,
            other: `${room}: ${tile} und die Würfel ${and(pips)}.`,
          }),
    ghostHere: 'Hier ist der Geist.',
    ghostSenses: 'Dort ist der Geist, und er spürt dich.',
    senses: 'auf dem Weg zu dir',
    ghostUp: 'Dort ist der Geist, auf dem Weg hinauf.',
    ghostDown: 'Dort ist der Geist, auf dem Weg hinunter.',
    house: ({ rooms: count }) =>
      `Das Haus: der Garten und ${rooms(count)}, in der Reihenfolge vom Garten zum Dachboden`,
  },
  clues: {
    none: 'Noch kein Hinweis.',
    leaves: ({ marks, left }) =>
      plural(left, {
        one: `${marks.join(', ')}: noch 1 Relikt.`,
        other: `${marks.join(', ')}: ${left === 0 ? '' : 'noch '}${relics(left)}.`,
      }),
    leaveOne: ({ marks, tile }) => `${marks.join(', ')}: ${tile}.`,
    cannotWin: 'Dieses Spiel ist nicht zu gewinnen.',
    anyOf: 'Jedes, das nicht gestrichen ist, kann es sein.',
    notFoundRooms: ({ rooms: count }) =>
      plural(count, {
        one: 'Noch nicht gefunden. Ein Raum ist unerkundet.',
        other: `Noch nicht gefunden. ${count} Räume sind unerkundet.`,
      }),
    inHand: ({ tile }) => `In deiner Hand: ${tile}.`,
    youHoldIt: 'Du hast es in der Hand.',
    isNotFound: ({ tile, rooms: count }) =>
      plural(count, {
        one: `Gesucht ist: ${tile}. Noch nicht gefunden: Ein Raum ist unerkundet.`,
        other: `Gesucht ist: ${tile}. Noch nicht gefunden: ${count} Räume sind unerkundet.`,
      }),
    isIn: ({ tile, room }) => `Gesucht ist: ${tile}. Es liegt hier: ${room}.`,
    isLockedIn: ({ tile, room }) => `Gesucht ist: ${tile}. Es ist eingeschlossen: ${room}.`,
    liesIn: ({ room }) => `Es liegt hier: ${room}.`,
    lockedIn: ({ room }) => `Es ist eingeschlossen: ${room}.`,
    notFound: 'Noch nicht gefunden.',
    question: ({ slot }) => `Hinweis ${slot} gehört dir. Welches Merkmal zeigt er?`,
    tileTells: ({ tile, marks, dice: count }) =>
      `${tile}${marks.length === 0 ? '' : `: ${marks.join(', ')}`}. ${capital(dice(count))}.`,
    notFoundShort: 'nicht gefunden',
    lockedInShort: ({ room }) => `eingeschlossen, ${room}`,
    toCome: 'Was ein weiterer Hinweis übrig ließe',
    because: ({ task }) => `Aufgabe erfüllt: ${task}.`,
    noRelic: 'kein Relikt',
    relics: ({ count }) => relics(count),
    cannotWinShort: 'nicht zu gewinnen',
    inHandShort: 'in der Hand',
    left: ({ count }) => plural(count, { one: 'Relikt möglich', other: 'Relikte möglich' }),
  },
  phases: { explore: 'Erkunden', move: 'Gehen', ghost: 'Geist' },
  table: {
    breakIn: 'Eindringen',
    turn: ({ turn }) => `Zug ${turn}`,
    wayIn: 'Der Weg hinein',
    lock: ({ room }) => `Verriegeln: ${room}`,
    take: ({ tile }) => `Nehmen: ${tile}`,
    tasksAndClues: 'Aufgaben und Hinweise.',
    taskOpen: ({ task }) => `${task}: offen.`,
    taskDone: ({ task }) => `${task}: erfüllt.`,
    taskDoneClue: ({ task, mark }) => `${task}: erfüllt, ${mark}.`,
    stands: ({ turn, room, pips }) =>
      pips.length === 0
        ? `Zug ${turn}, ${room}, keine Würfel.`
        : `Zug ${turn}, ${room}, ${dice(pips.length)}: ${and(pips)}.`,
    standsIn: ({ turn, room }) => `Zug ${turn}, ${room}.`,
    setAside: ({ count }) =>
      plural(count, {
        one: 'Ein späterer Eintrag wurde beiseitegelegt und bleibt erhalten.',
        other: `${count} spätere Einträge wurden beiseitegelegt und bleiben erhalten.`,
      }),
    tokenUsed: ({ token }) => `${token}, verbraucht`,
    tokenInHand: ({ token }) => `${token}, in der Hand`,
    revealClue: ({ slot }) => `Hinweis ${slot} aufdecken`,
    done: ({ task }) => `Als erfüllt markieren: ${task}`,
    tileDice: ({ tile, dice: count }) => `${tile}, ${dice(count)}`,
    nothingEntered: 'Noch nichts eingegeben',
    entered: ({ pips }) => `Eingegeben: ${pips.join(', ')}`,
    slotOpen: ({ slot, task }) => `${slot}, ${task}, offen`,
    slotDone: ({ slot, task }) => `${slot}, ${task}, erfüllt`,
    slotClue: ({ slot, task, clue }) => `${slot}, ${task}, erfüllt, ${clue}`,
    rule: ({ rule }) => `Regel ${rule}`,
  },
  ends: {
    won: ({ tile }) => `Entkommen, mit dem Relikt: ${tile}.`,
    conceded: 'Du hast aufgegeben.',
    trapped: ({ room }) => `In der Falle: ${room}.`,
    found: ({ room }) => `Er hat dich gefunden: ${room}.`,
    garden: 'Der Garten, genau getroffen.',
    gardenGhost: ({ room }) => `Der Garten, genau getroffen. Der Geist: ${room}.`,
    beforeEntry: 'Bevor du hineingingst.',
    inTurn: ({ turn, room }) => `In Zug ${turn}: ${room}.`,
    noWayOut: 'Kein Wurf könnte je von hier wegführen.',
    fromGarden: ({ rooms: count }) =>
      plural(count, {
        one: 'Einen Raum vom Garten entfernt.',
        other: `${count} Räume vom Garten entfernt.`,
      }),
    fromGardenHeld: ({ rooms: count, tile }) =>
      plural(count, {
        one: `Einen Raum vom Garten entfernt, in deiner Hand: ${tile}.`,
        other: `${count} Räume vom Garten entfernt, in deiner Hand: ${tile}.`,
      }),
    itRolled: ({ pip }) => `Er hat eine ${pip} gewürfelt.`,
    chart: 'Die Nacht, Zug um Zug.',
    chartTurn: ({ turn, room }) => `${turn}: du, ${room}.`,
    chartTurnGhost: ({ turn, room, ghost }) => `${turn}: du, ${room}; der Geist, ${ghost}.`,
  },
  rolling: {
    ghostIn: ({ room }) => `Geist: ${room}`,
    comes: 'Er kommt auf dich zu.',
    headingUp: 'auf dem Weg hinauf',
    headingDown: 'auf dem Weg hinunter',
    steps: ({ steps, room }) =>
      plural(steps, { one: `1 Schritt: ${room}`, other: `${steps} Schritte: ${room}` }),
    stepsCaught: ({ steps, room }) =>
      plural(steps, {
        one: `1 Schritt: Er hat dich gefunden, ${room}`,
        other: `${steps} Schritte: Er hat dich gefunden, ${room}`,
      }),
    foundYou: 'Er hat dich gefunden.',
    noneCatches: 'kein Wurf fängt dich hier',
    catches: ({ sixths }) =>
      plural(sixths, {
        one: `${sixths} von 6 Würfen fängt dich hier`,
        other: `${sixths} von 6 Würfen fangen dich hier`,
      }),
    noneCatchesIn: ({ room }) => `${room}: Kein Wurf fängt dich.`,
    catchesIn: ({ room, sixths }) =>
      plural(sixths, {
        one: `${room}: ${sixths} von 6 Würfen fängt dich.`,
        other: `${room}: ${sixths} von 6 Würfen fangen dich.`,
      }),
    listed: ({ pip, from, to }) => `${pip}: ${from} bis ${to}`,
  },
  offer: {
    asked: 'Den Geist hören und spüren?',
    both: 'Beides',
    sound: 'Ton',
    touch: 'Vibration',
    neither: 'Keines',
  },
  boxes: {
    asked: 'Hast du das gedruckte Spiel?',
    askedWhy: 'Die Spielregel verrät nicht, was seine Plättchen sagen, also kann die App es nicht wissen.',
    printed: 'Ja, ich habe die Schachtel',
    printedTold:
      'Sag bei jedem Plättchen, was es ist, wenn es kommt. Vorher muss nichts aufgeschrieben werden.',
    none: 'Nein, ich habe keine Schachtel',
    noneTold:
      'Spiel mit einem Ersatz: Plättchen, die für diese App erfunden sind, so viele, wie die Spielregel nennt. Die App zieht und würfelt.',
    standIn: 'Der Ersatz der App, nicht die gedruckten Plättchen',
    notListed: 'Meins fehlt in dieser Liste',
    newCopy: 'Was vorher kam, bleibt. Von hier an sind die Plättchen die deiner Ausgabe.',
    pending: ({ name }) => `Füg zuerst „${name}“ hinzu oder lösch den Namen.`,
  },
  guiding: {
    step: ({ step: one, steps }) => `${one} von ${steps}`,
    entry: ({ pip }) =>
      `Das ist nur Übung, nichts bleibt davon. Du stehst im Garten, und ein Würfel sagt, wie weit du hineinkommst. Würfle und berühre, was er zeigt, oder berühre die ${pip}.`,
    draw: ({ room, tile }) =>
      `${room} ist neu: Dreh ein Plättchen um und berühre es hier, oder berühre: ${tile}.`,
    seek: ({ room, tile }) =>
      `${room} ist auch neu. Früher oder später kommt der Geist: Berühre „${tile}“, oder das Plättchen, das du umgedreht hast.`,
    describe: 'Gib an, was dein Plättchen sagt. Es gilt, wie es ist, hier wie in jedem Spiel.',
    dice: ({ tile, dice: count, pip }) =>
      plural(count, {
        one: `${tile} bringt einen Würfel, der gewürfelt wird und im Raum liegen bleibt. Berühre, was er zeigt, oder die ${pip}.`,
        other: `${tile} bringt ${count} Würfel, die gewürfelt werden und im Raum liegen bleiben. Berühre, was der erste zeigt, oder die ${pip}.`,
      }),
    more: ({ pip }) =>
      `Berühre, was der nächste zeigt, oder die ${pip}. Zurücknehmen, unten links, nimmt einen Schritt zurück.`,
    dark: ({ room }) =>
      `Ein Würfel hier bringt dich so viele Räume hinauf oder hinunter. Hier brennt kein Licht: ${room}. Berühre den Raum, um zu hören, warum.`,
    lights: 'Du darfst dorthin, wo Licht brennt.',
    everyNo: 'Jedes Nein nennt seine Regel, und eine Berührung zeigt sie.',
    eitherWay: 'Dieser Wurf kann dich hinauf oder hinunter bringen.',
    lock: ({ label }) => `Kein Würfel führt von hier weg: Berühre „${label}“.`,
    touch: ({ room }) => `Berühre: ${room}.`,
    touchUp: ({ room, pip }) => `Berühre: ${room}, ${pip} hinauf.`,
    touchDown: ({ room, pip }) => `Berühre: ${room}, ${pip} hinunter.`,
    found: ({ label }) =>
      `Der Geist ist los, und ihn zu finden war die erste Aufgabe. Sein Raum muss sofort verriegelt werden: Berühre „${label}“.`,
    leave: ({ pip }) =>
      `Ein verriegelter Raum bleibt für immer zu, und ein Wurf bringt dich hinaus. Berühre, was er zeigt, oder die ${pip}.`,
    stuck:
      'Nichts passt zu diesem Wurf. Dann muss Glück ihn ändern, oder der Geist geht damit: Der Tisch sagt, was gilt.',
    ghost: ({ pip }) =>
      `Du bist gegangen; jetzt geht der Geist, von hier an in jedem Zug. Es zählt nur, wo er stehen bleibt. Berühre, was sein Würfel zeigt, oder die ${pip}.`,
    clue: ({ mark }) =>
      `Eine Aufgabe ist erfüllt, also darf der Hinweis darunter aufgedeckt werden. Er zeigt ein Merkmal des verfluchten Relikts: Berühre das Merkmal deines Hinweises, oder: ${mark}.`,
    clueOwn:
      'Eine Aufgabe ist erfüllt, also darf der Hinweis darunter aufgedeckt werden. Er zeigt ein Merkmal des verfluchten Relikts: Schreib, wie das Merkmal deines Hinweises heißt.',
    clueWaits: ({ label }) => `Eine Aufgabe ist erfüllt, und ihr Hinweis wartet: Berühre „${label}“.`,
    comes:
      'Er bliebe bei dir stehen, und das Spiel wäre verloren. Lass ihn kommen oder ändere seinen Würfel mit Glück.',
    luck: 'Ein Glücksmarker ändert einen Würfel, einmal. Nutze ihn oder geh zurück zur Frage: Der Zug wartet.',
    beside: 'Sieh dich um, so lange du magst. Der Zug wartet, bis du zur Frage zurückgehst.',
  },
  timelines: {
    named: ({ turn, what }) => `${turn}: ${what}`,
    tokenDoes: ({ token, does }) => `${token}: ${does}.`,
    byHand: 'von dir',
    byApp: 'von der App',
    youEntered: 'Du hast es eingegeben.',
    appDid: 'Die App hat es getan.',
    whichTile: 'Welches Plättchen kam?',
    whatDice: ({ dice: count }) =>
      plural(count, { one: 'Was zeigte der Würfel?', other: 'Was zeigten die Würfel?' }),
    whatGhost: 'Was zeigte der Würfel des Geistes?',
    whatRoll: ({ dice: count }) =>
      plural(count, { one: 'Was zeigte der Wurf?', other: 'Was zeigten die beiden Würfel?' }),
    whatWasIt: 'Was war es?',
    enteredDice: ({ pips }) => `Du hast ${pips.join(', ')} eingegeben.`,
    rolledDice: ({ pips }) => `Die App hat ${pips.join(', ')} gewürfelt.`,
    nowDice: ({ pips }) => `Jetzt ${pips.join(', ')}.`,
    was: ({ what }) => `Es war: ${what}.`,
    now: ({ what }) => `Jetzt: ${what}.`,
    before: ({ what, row }) => `${what}, und dann: ${row}.`,
    die: ({ place, pip }) => `Würfel ${place}: ${pip}`,
    dieWas: ({ place, pip, was }) => `Würfel ${place}: ${pip}, war ${was}`,
    pipWas: ({ pip }) => `war ${pip}`,
    nothingLater: 'Danach kam nichts mehr.',
    allFit: ({ later }) =>
      plural(later, {
        one: 'Der spätere Eintrag passt noch.',
        other: `Alle ${later} späteren Einträge passen noch.`,
      }),
    noneFits: ({ later }) =>
      plural(later, {
        one: 'Der spätere Eintrag passt nicht mehr.',
        other: `Keiner der ${later} späteren Einträge passt noch.`,
      }),
    someFit: ({ fit, later }) =>
      plural(fit, {
        one: `Von ${later} späteren Einträgen passt noch einer.`,
        other: `Von ${later} späteren Einträgen passen noch ${fit}.`,
      }),
    oneAside: 'Er wird beiseitegelegt und geht nicht verloren.',
    moreAside: ({ after }) =>
      plural(after, {
        one: 'Er und der Eintrag danach werden beiseitegelegt und gehen nicht verloren.',
        other: `Er und die ${after} Einträge danach werden beiseitegelegt und gehen nicht verloren.`,
      }),
    fixed: 'Erledigt. Alles danach passt noch.',
    fixedAside: ({ count }) =>
      plural(count, {
        one: 'Erledigt. Ein späterer Eintrag ist beiseitegelegt.',
        other: `Erledigt. ${count} spätere Einträge sind beiseitegelegt.`,
      }),
    aside: ({ count }) =>
      plural(count, {
        one: 'Ein späterer Eintrag ist beiseitegelegt',
        other: `${count} spätere Einträge sind beiseitegelegt`,
      }),
    allFitAgain: ({ fit }) =>
      plural(fit, { one: 'Er passt von hier an wieder.', other: 'Sie passen von hier an wieder.' }),
    someFitAgain: ({ fit }) =>
      plural(fit, {
        one: 'Einer davon würde von hier an wieder passen.',
        other: `${fit} davon würden von hier an wieder passen.`,
      }),
    noneFitsFrom: 'Von hier an passt keiner davon.',
    back: ({ fit }) => plural(fit, { one: 'Ein Eintrag ist zurück.', other: `${fit} Einträge sind zurück.` }),
    stillAside: ({ left }) =>
      plural(left, { one: 'Einer ist noch beiseitegelegt.', other: `${left} sind noch beiseitegelegt.` }),
    roll: ({ pips }) => `Wurf ${and(pips)}`,
    clue: ({ slot }) => `Hinweis ${slot}`,
    clueMark: ({ slot, mark }) => `Hinweis ${slot}: ${mark}`,
    taskDone: ({ task }) => `Aufgabe erfüllt: ${task}`,
    up: ({ pip }) => `${pip} hinauf`,
    down: ({ pip }) => `${pip} hinunter`,
    ghost: ({ pip }) => `Geist ${pip}`,
    luck: ({ token, pip, to }) =>
      to === null ? `${token}: ${pip} neu gewürfelt` : `${token}: ${pip} wird ${to}`,
    luckIn: ({ token, pip, to, room }) =>
      to === null ? `${token}: ${pip} neu gewürfelt, ${room}` : `${token}: ${pip} wird ${to}, ${room}`,
    take: 'Das Relikt nehmen',
    passage: 'Durch den Geheimgang',
    lock: 'Den Raum verriegeln',
    concede: 'Aufgeben',
  },
  noAdvice: {
    chance:
      'Jetzt sprechen die Würfel oder ein Plättchen: Es gibt nichts zu wählen, bis sie auf dem Tisch liegen.',
    over: 'Das Spiel ist vorbei: Da hilft kein Rat mehr.',
    unseen: 'Der Ratgeber kann es noch nicht wissen: Nicht jedes Plättchen dieser Ausgabe ist beschrieben.',
  },
  advice: {
    title: 'Ratgeber',
    told: 'Wie gut jeder Weg ist, als Aussicht zu gewinnen. Die Zahlen sind Schätzungen.',
    tell: 'Rat',
    best: ({ way, chance, low, high }) =>
      `Am besten: ${way}. Das gewinnt ${chance} von 100${low < high ? `, zwischen ${low} und ${high}` : ''}.`,
    alike: ({ ways }) => `Genauso gut: ${ways.join('; ')}.`,
    next: ({ way, chance }) => `Danach: ${way}, ${chance} von 100.`,
    only: 'Es gibt keinen anderen Weg.',
    free: 'Deck zuerst den Hinweis auf: Das kostet nichts.',
    luck: ({ token }) => `Besser mit Glück: ${token}.`,
    equal: ({ ways }) => `${ways} Wege sind gleich gut.`,
    safer: ({ rolls, other }) => `Sicherer: Gefangen bei ${rolls} von 6 Würfen, nicht ${other}.`,
    leaves: ({ chance, other }) => `Leichter wieder hinaus: ${chance} von 100, nicht ${other}.`,
    arrives: ({ chance, other }) => `Im nächsten Zug am Ziel: ${chance} von 100, nicht ${other}.`,
    wins: ({ chance, other }) => `Gewinnt öfter: ${chance} von 100, nicht ${other}.`,
    thinking: 'Der Ratgeber denkt nach.',
    battery: 'Der Akku ist schwach, also ruht der Ratgeber.',
    missing: 'Der Ratgeber konnte nicht geladen werden. Versuch es noch einmal, sobald das Netz da ist.',
  },
  chances: {
    title: 'Die Aussicht zu gewinnen',
    ask: 'Zeigen, wie es stand',
    progress: ({ done, all }) => `${done} von ${all} Momenten`,
    chart: ({ first, low, high }) =>
      `Die Aussicht zu gewinnen über die Nacht: Sie beginnt bei ${first} von 100 und liegt zwischen ${low} und ${high}.`,
    moved: ({ from, to }) => `von ${from} auf ${to} von 100`,
    advised: ({ way, chance, said }) =>
      `Der Ratgeber: ${way}, mit ${chance} von 100. Deine Wahl hatte ${said}.`,
    same: 'Der Ratgeber hätte dasselbe gewählt.',
    fate: 'Hier entschied der Zufall.',
    estimated: 'Schätzungen, für jemanden, der mit Bedacht weiterspielt. Sie werden nirgends gespeichert.',
  },
  strength: {
    ask: 'Wie schwer ist das?',
    progress: ({ games, all }) => `${games} von ${all} Spielen gespielt`,
    told: ({ won }) => `Wer geübt ist, gewinnt etwa ${won} von 100.`,
    unseen: 'Wie schwer es ist, lässt sich noch nicht sagen: Nicht jedes Plättchen ist bekannt.',
    tasks: 'Wie schwer es ist, lässt sich nicht sagen: Es gibt zu wenige Aufgaben.',
  },
  habits: {
    title: 'Was starke Spieler tun',
    told: ({ games, won }) =>
      `Gemessen in ${games} simulierten Spielen, von denen ein geübter Spieler ${won} von 100 gewann. Unter jeder Gewohnheit: was sie bringt.`,
    adds: ({ points }) => `${decimal.format(points)} Siege mehr in 100 Spielen`,
    nothing: 'Kein messbarer Unterschied',
    says: {
      'luck-free': 'Sie geben kein Glück leichtfertig aus.',
      'locks-often': 'Sie verriegeln nicht mehr Räume als nötig.',
      'luck-only-forced': 'Sie sparen Glück nicht, bis nichts anderes mehr hilft.',
      'never-locks': 'Sie verriegeln einen Raum, wenn es sich lohnt, obwohl ein Würfel weiterführte.',
      'no-token-for-pair': 'Sie machen mit Glück zwei Würfel gleich, solange eine Aufgabe das verlangt.',
      'locks-needed-passage':
        'Sie verriegeln kein Ende des Geheimgangs, solange eine Aufgabe beide verlangt.',
      'locks-candidates': 'Sie verriegeln kein Relikt, das das verfluchte sein kann.',
      'ignores-task-room': 'Sie gehen dorthin, wo eine Aufgabe sie haben will.',
      'clover-first': 'Sie heben den Marker bis zuletzt auf, der einen Würfel am meisten ändert.',
      'heedless-of-ghost': 'Sie achten darauf, wohin der Geist als Nächstes gehen kann.',
      'hunts-ghost': 'Sie jagen den Geist nicht.',
      'puts-ghost-off': 'Sie schieben die Begegnung mit dem Geist nicht auf.',
    },
  },
  sending: {
    title: 'Senden oder mitnehmen',
    share: 'Teilen',
    shareTold: 'Als Datei, mit dem Teilen-Menü des Systems',
    save: 'Als Datei speichern',
    saveTold: 'Ein Transkript: einfacher Text, eine Antwort je Zeile',
    copy: 'Als Text kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Speichere es als Datei.',
    notShared: 'Das ließ sich nicht teilen. Speichere es als Datei.',
    move: 'Dieses Spiel mitnehmen',
    moveTold: 'Auf ein anderes Telefon, mit QR-Code oder Link',
    code: ({ version }) =>
      `Ein QR-Code, in dem das ganze Spiel steckt, Version ${version}. Richte die Kamera des anderen Telefons darauf.`,
    codeHow:
      'Richte die Kamera des anderen Telefons darauf. Das ganze Spiel steckt darin; kein Server sieht es.',
    tooLongForCode: 'Dieses Spiel ist zu lang für einen QR-Code. Sende stattdessen den Link.',
    tooLongForLink: 'Dieses Spiel ist zu lang für einen Link. Speichere es als Datei und sende diese.',
    link: 'Link',
    copyLink: 'Link kopieren',
    iphone:
      'Auf einem iPhone öffnet ein Link Safari, nie die installierte App: Kopiere ihn dort und füge ihn in der App ein.',
    pasteLink: 'Oder den Link einfügen',
    bgStats: 'In BG Stats eintragen',
    me: 'Ich',
    box: 'Rest In Peace: The Asylum',
  },
  bringing: {
    back: 'Zurück dorthin, wo du warst',
    how: 'Ein Spiel, eine Edition oder eine Sicherung von anderswo. Nichts bleibt hier, bevor du gesehen hast, was es ist.',
    file: 'Datei wählen',
    fileTold: 'Ein .asylum-Transkript, eine Edition oder eine Sicherung; oder zieh es auf diese Seite',
    paste: 'Oder einen Link oder ein Transkript einfügen',
    look: 'Ansehen',
    reading: 'Wird gelesen …',
    unreadable: 'Diese Datei ließ sich nicht lesen. Wähle sie noch einmal.',
    backup: 'Eine Sicherung',
    keep: 'Dieses Spiel behalten',
    leave: 'Lassen',
    here: 'Dieses Spiel ist schon hier.',
    show: 'Zeigen',
    notKept: 'Das ließ sich nicht speichern. Nichts wurde geändert. Schaff Platz und versuch es noch einmal.',
    looked: ({ done, all }) => `${done} von ${all} Spielen angesehen`,
    stored: ({ done, all }) => `${done} von ${all} Spielen gespeichert`,
    stop: 'Stoppen',
    stopped: 'Abgebrochen. Nichts wurde importiert.',
    settings: {
      title: 'Auch die Einstellungen übernehmen',
      told: 'Licht, Gang, Tasten und die letzte Vorbereitung, statt der hiesigen',
    },
    toHistory: 'Zur Chronik',
    stops: 'Lesbar ist es nur bis hierher:',
    headerBad: 'Der Anfang ist nicht zu gebrauchen:',
    others: ({ files, others }) =>
      plural(others, {
        one: `Das ist die erste von ${files} Dateien. Importiere danach die andere.`,
        other: `Das ist die erste von ${files} Dateien. Importiere danach die anderen ${others}, eine nach der anderen.`,
      }),
    keepSetUp: 'Die Vorbereitung behalten, noch ohne Antwort',
    keepUpTo: ({ answers }) =>
      plural(answers, {
        one: 'Die eine gute Antwort behalten',
        other: `Bis dorthin behalten: ${answers} Antworten`,
      }),
    answers: ({ answers }) =>
      answers === 0
        ? 'Keine Antworten'
        : plural(answers, { one: '1 Antwort', other: `${answers} Antworten` }),
    line: ({ line }) => `Zeile ${line}`,
    lineText: ({ line, text }) => `Zeile ${line}: ${text}`,
  },
  backups: {
    holds: ({ day, things }) => `Vom ${day}, ${allOf(things)}`,
    brings: ({ fresh }) => `${areThere(fresh)} neu; nichts hier wird überschrieben.`,
    bringsBeside: ({ here, fresh }) =>
      `${areThere(here)} schon hier. ${areThere(fresh)} neu; nichts hier wird überschrieben.`,
    empty: 'Es ist kein Spiel darin.',
    gamesHere: 'Alle Spiele daraus sind schon hier.',
    allHere: 'Alles daraus ist schon hier.',
    takeSettings: 'Die Einstellungen übernehmen',
    bringIn: ({ fresh }) => `Importieren: ${allOf(fresh)}`,
    settingsTaken: 'Die Einstellungen sind übernommen.',
    brought: ({ fresh }) => `${areThere(fresh)} jetzt hier.`,
    gameBad: ({ place }) =>
      `Spiel ${place} der Sicherung ist mit dieser Version nicht lesbar; nichts wurde importiert. Aktualisiere die App oder importiere eine andere Sicherung.`,
    editionBad: ({ place }) =>
      `Edition ${place} der Sicherung ist mit dieser Version nicht lesbar; nichts wurde importiert. Aktualisiere die App oder importiere eine andere Sicherung.`,
    made: 'Die Sicherung ist fertig.',
    madeWithout: ({ left }) => `Die Sicherung ist fertig. Nicht lesbar und nicht darin: ${allOf(left)}.`,
  },
  unusable: {
    empty: 'Da ist nichts drin. Wähle eine andere Datei oder kopiere den Text noch einmal.',
    'too-large':
      'Das ist größer als 20 MB; das ist kein Spiel und keine Sicherung dieser App. Wähle eine andere Datei.',
    'too-long': 'Dieses Transkript ist länger als 1 MB, so lang ist kein Spiel. Wähle eine andere Datei.',
    binary: 'Das ist kein Text. Wähle ein .asylum-Transkript oder eine Sicherung dieser App.',
    page: 'Das ist eine Webseite, kein Spiel. Speichere die .asylum-Datei selbst und wähle diese.',
    'cut-off': 'Diese Datei ist abgeschnitten oder beschädigt. Kopiere sie dort noch einmal, wo sie herkam.',
    'other-json': 'Das kommt aus einem anderen Programm. Wähle eine Sicherung dieser App.',
    'large-edition': 'Diese Edition ist größer als 1 MB, so viel braucht keine. Wähle eine andere Datei.',
    'long-text':
      'Darin steht ein Text von mehr als 1.000 Zeichen, den kein Spiel und keine Edition braucht. Kürze ihn und versuch es noch einmal.',
    'newer-backup':
      'Diese Sicherung stammt aus einer neueren Version der App. Aktualisiere die App und versuch es noch einmal.',
    'broken-backup':
      'Diese Sicherung ist beschädigt; nichts wurde importiert. Kopiere sie dort noch einmal, wo sie herkam.',
    'newer-link':
      'Dieser Link stammt aus einer neueren Version der App. Aktualisiere die App und öffne ihn noch einmal.',
    'damaged-link':
      'Dieser Link ist beschädigt oder abgeschnitten. Kopiere ihn noch einmal ganz oder lass dir die Datei geben.',
    'other-text':
      'Das ist kein Spiel. Ein Transkript beginnt mit „asylum 1“, ein Link endet mit „#g=“ und Buchstaben.',
  },
  unseenNames: { relic: 'Relikt noch nicht gesehen', mark: 'Merkmal noch nicht benannt' },
  copies: {
    mine: 'Meine Ausgabe',
    byHand: 'Ich: Die App kann keine Plättchen ziehen, die sie nicht gesehen hat.',
    notKept:
      'Die Ausgabe ließ sich auf diesem Gerät nicht speichern. Schaff Platz und versuch es noch einmal.',
    moreTask: 'Name einer anderen Aufgabe',
    moreTaskTold: 'Du sagst selbst, wann sie erfüllt ist.',
    moreLuck: 'Name eines anderen Glücksmarkers',
    moreLuckDoes: 'Was er mit einem Würfel macht',
    add: 'Hinzufügen',
    unseen: 'Ein noch nicht gesehenes Relikt',
    drawByHand: 'Zieh es selbst: Die App hat noch nicht alle gesehen.',
    dice: 'Würfel, die es zeigt',
    marks: 'Merkmale, die es trägt',
    anotherMark: 'Name eines anderen Merkmals',
    itShows: 'Das zeigt es',
    called: 'Name des Relikts',
    thatIsIt: 'Das ist es',
    back: 'Zurück',
    myTiles: 'Meine Plättchen',
    tiles: 'Was die Plättchen sagen',
    tilesTold: 'Berühre ein Plättchen, um zu berichtigen, was es sagt.',
    noneSeen: 'Noch kein Plättchen gesehen.',
    putRight: 'Ändern',
    putRightAll: 'Ändern und beiseitelegen',
    notSeen: 'Ich habe es nicht gesehen',
    change: 'Ändern, was es sagt',
    keep: 'Behalten',
    keepName: 'Name deiner Ausgabe',
    kept: 'Gespeichert. Das nächste Spiel damit macht hier weiter.',
    relic: ({ number }) => `Relikt ${number}`,
    newRelicSays: 'Ein neues Relikt. Was sagt es?',
    tileSays: ({ tile }) => `${tile}: Was sagt das Plättchen?`,
    tileSaysNow: ({ tile }) => `${tile}: Was sagt das Plättchen?`,
    whyNot: ({ why, rule }) => `${why} ${rule}.`,
    doesNotGo: ({ why }) => `Das passt nicht zu dem, was vorher war. ${why}`,
    tile: ({ dice: count }) => dice(count),
    relicTile: ({ dice: count, marks }) =>
      `${dice(count)} · ${marks.length === 0 ? 'kein Merkmal' : marks.join(', ')}`,
    relicsUnseen: ({ count }) => `${relics(count)} noch nicht gesehen`,
    knowAll: 'Du kennst jetzt jedes Relikt deiner Ausgabe.',
    known: ({ seen, all }) => `Du kennst jetzt ${seen} von ${all} Relikten deiner Ausgabe.`,
    keepNew: 'Das Neue behalten?',
    keepAmong: 'Unter Editionen behalten?',
    restFollows: 'Das nächste Spiel damit macht mit dem Rest weiter.',
    setAside: ({ count, first, why }) =>
      plural(count, {
        one: `„${first}“ würde nicht mehr passen. ${why} Es würde beiseitegelegt und ginge nicht verloren.`,
        other: `${count} Einträge würden nicht mehr passen, ab „${first}“. ${why} Sie würden beiseitegelegt und gingen nicht verloren.`,
      }),
    isPutRight: ({ tile }) => `${tile} ist berichtigt.`,
    areAside: ({ count }) =>
      plural(count, {
        one: '1 Eintrag ist beiseitegelegt.',
        other: `${count} Einträge sind beiseitegelegt.`,
      }),
  },
  descriptionFaults: {
    dice: 'Berühre, wie viele Würfel es zeigt; 0, wenn keine.',
    markName: 'Schreib, wie das Merkmal heißt, dann füg es hinzu.',
    pending: ({ name }) => `Füg das Merkmal „${name}“ hinzu oder lösch seinen Namen.`,
    markThere: ({ name }) => `Ein Merkmal namens ${name} gibt es schon: Berühre das.`,
    tileThere: ({ name }) => `Ein Plättchen namens ${name} gibt es schon: Gib diesem einen anderen Namen.`,
    copyName: 'Schreib, wie deine Ausgabe heißt, dann behalte sie.',
    taskName: 'Schreib, wie die Aufgabe heißt, dann füg sie hinzu.',
    taskThere: ({ name }) => `Eine Aufgabe namens ${name} gibt es schon: Berühre die.`,
    luckName: 'Schreib, wie der Marker heißt, dann füg ihn hinzu.',
    luckDoes: 'Berühre, was er mit einem Würfel macht, dann füg ihn hinzu.',
    luckThere: ({ name }) => `Einen Glücksmarker namens ${name} gibt es schon: Berühre den.`,
  },
  setUp: {
    forMe: 'Für mich vorbereiten',
    tasks: 'Aufgaben',
    asTheyLie: 'wie sie auf dem Tisch liegen',
    luck: 'Glück',
    difficulty: 'Schwierigkeit',
    asPrinted: 'Das Spiel, wie es gedruckt ist.',
    who: 'Wer zieht und würfelt',
    whose: { tiles: 'Plättchen', dice: 'Meine Würfel', ghost: 'Geisterwürfel' },
    givers: { hand: 'Ich', app: 'Die App' },
    clash:
      'Nicht zusammen: „Gespenstischer“ und „Tückischer“ legen das Geisterplättchen an verschiedene Enden des Stapels.',
    fixed: 'Den Geist zu finden ist immer Aufgabe 1.',
    slotsFull: 'Jeder Platz hat seine Aufgabe. Berühre eine liegende, um sie zurückzunehmen.',
    rulings: 'Hausregeln',
    rulingsTold: 'wo die Spielregel es offen lässt',
    begin: 'Im Garten beginnen',
    notKept: 'Das Spiel ließ sich auf diesem Gerät nicht speichern. Schaff Platz und beginne noch einmal.',
    sixTaps:
      'Mit drei Würfeln auf einem Plättchen braucht ein neuer Raum sechs Berührungen, solange du den Würfel des Geistes selbst wirfst.',
    edition: ({ name }) => `Edition ${name}`,
    box: ({ rooms: count, tiles, dice: held }) => `${rooms(count)}, ${tiles} Plättchen, ${dice(held)}`,
    boxSeen: ({ rooms: count, tiles, dice: held, seen, all }) =>
      `${rooms(count)}, ${tiles} Plättchen, ${dice(held)}, ${seen} von ${all} Relikten gesehen`,
    luckChosen: ({ chosen, all }) => `${chosen} von ${all}`,
    luckFull: ({ most }) =>
      `Du hast ${most} Glücksmarker, mehr sind nicht erlaubt. Berühre einen gewählten, um ihn zurückzulegen.`,
    moreTasks: ({ count }) =>
      plural(count, { one: 'Wähle noch eine Aufgabe', other: `Wähle noch ${count} Aufgaben` }),
    moreLuck: ({ count }) =>
      plural(count, { one: 'Wähle noch einen Glücksmarker', other: `Wähle noch ${count} Glücksmarker` }),
    laidOut: ({ tasks, luck }) =>
      `Leg aus: ${tasks.join('; ')}. Glück: ${luck.length === 0 ? 'keines' : and(luck)}.`,
  },
  modeNames: {
    easier: 'Leichter',
    harder: 'Schwerer',
    spookier: 'Gespenstischer',
    trickier: 'Tückischer',
    unluckier: 'Glückloser',
    epic: 'Episch',
  },
  modeEffects: {
    easier: 'Beim Verriegeln wirfst du zwei Würfel und wählst einen.',
    harder: 'Eine vierte Aufgabe, die vor dem dritten Hinweis erfüllt sein muss.',
    spookier: 'Das Geisterplättchen kommt oben auf den Stapel.',
    trickier: 'Das Geisterplättchen kommt ganz unten in den Stapel.',
    unluckier: 'Drei Glücksmarker oder weniger.',
    epic: '„Schwerer“, „Gespenstischer“ und „Glückloser“ zusammen.',
  },
  rulings: {
    'pass-ghost': {
      title: 'Durch den Raum des Geistes gehen',
      told: 'Stehen bleiben darfst du dort nie. Aus: auch nicht vorbei. MOVE-6',
    },
    'lock-freely': {
      title: 'Verriegeln, wann du willst',
      told: 'Aus: nur wenn kein Würfel des Raums dich wegbringt. LOCK-1',
    },
    'luck-on-ghost': {
      title: 'Glück für den Wurf des Geistes',
      told: 'Aus: Was der Geist würfelt, gilt. LUCK-4',
    },
  },
  fairness: {
    title: 'Sind die Würfel fair?',
    look: 'Was die App auf diesem Gerät gewürfelt hat, gezählt',
    how: 'Jeder Wurf und jedes Ziehen der App kommt aus den Zufallszahlen des Geräts selbst, aus denen auch Schlüssel gemacht werden. Zahlen, die eine Seite bevorzugen würden, werden verworfen, und kein Wurf weiß von einem anderen.',
    none: 'In diesen Spielen hat die App noch keinen Würfel geworfen.',
    unread: 'Die Spiele sind gerade nicht lesbar.',
    last: 'Die letzten Würfe, der neueste zuerst',
    table: 'Wie oft jede Seite fiel',
    face: 'Seite',
    times: 'Mal',
    part: 'Anteil',
    counted: ({ dice: count, games }) =>
      `${dice(count)} in ${plural(games, { one: 'einem Spiel', other: `den ${games} letzten Spielen` })}.`,
    bar: ({ pip, times: count, part }) => `${pip}: ${times(count)}, ${whole.format(part)}`,
    percent: ({ part }) => whole.format(part),
    oftenInTen: ({ sets }) =>
      `Faire Würfel sind in etwa ${sets} von 10 solchen Zählungen mindestens so ungleich. Nichts Seltsames also.`,
    oftenInHundred: ({ sets }) =>
      `Faire Würfel sind in etwa ${sets} von 100 solchen Zählungen mindestens so ungleich. Nichts Seltsames also.`,
    rare: 'Bei fairen Würfeln ist weniger als eine von 100 solchen Zählungen mindestens so ungleich. Das ist selten und kommt doch auch bei fairen Würfeln vor.',
  },
  licences: {
    title: 'Mitgeliefert',
    told: 'Die Pakete und Schriften in dieser App und ihre Lizenzen',
    unread: 'Die Liste liegt unter der Adresse der App und braucht das Netz.',
  },
  library: {
    back: 'Zurück zur Chronik',
    games: 'Spiele',
    which: 'Welche Spiele',
    show: { all: 'Alle', open: 'Offen', won: 'Gewonnen', lost: 'Verloren', conceded: 'Aufgegeben' },
    none: 'Davon gibt es keine.',
    empty: 'Noch keine Nacht',
    emptyTold:
      'Jedes Spiel, das du spielst, bleibt hier, mit seinem Ausgang. Oder importiere eines von anderswo.',
    dark: 'Die Anstalt von außen, alle Fenster dunkel.',
    outAndIn: 'Export und Import',
    saveAll: 'Alle Spiele in einer Datei sichern',
    saveAllTold: 'Eine Sicherung: Spiele, Editionen und deine Einstellungen',
    bringIn: 'Importieren',
    bringInTold:
      'Ein Spiel, ein Link, eine Edition oder eine Sicherung; auch eine Datei hierherziehen oder einfügen',
    notSaved: 'Die Sicherung ließ sich nicht erstellen. Versuch es noch einmal.',
    goOn: 'Weiter',
    lookAt: 'Tisch und Nacht ansehen',
    name: 'Name',
    notes: 'Notizen',
    save: 'Speichern',
    saveName: 'Namen speichern',
    nameSaved: 'Der Name ist gespeichert.',
    whatIf: 'Anders versuchen',
    whatIfTold: 'Eine Kopie geht von dem Moment an weiter, den du wählst',
    remove: 'Löschen',
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    gone: 'Dieses Spiel ist nicht auf diesem Gerät.',
    unknown:
      'Es gehört zu einer Edition, die hier nicht bekannt ist. Es kann mitgesichert oder gelöscht werden.',
    deleted: ({ title }) => `Gelöscht: ${title}`,
    undo: 'Zurücknehmen',
    undoDelete: ({ title }) => `Löschen zurücknehmen: ${title}`,
    bin: 'Gelöscht',
    binTold: 'Ein gelöschtes Spiel wartet hier 30 Tage. Dann verlässt es dieses Gerät für immer.',
    leavesSoon: 'Bald weg',
    daysLeft: ({ days }) => plural(days, { one: 'noch 1 Tag', other: `noch ${days} Tage` }),
    isDeleted: ({ day }) =>
      `Dieses Spiel ist gelöscht. Es wartet hier bis ${day} und verlässt dann dieses Gerät für immer.`,
    bringBack: 'Zurückholen',
    erase: 'Endgültig löschen',
    eraseAsked: 'Soll es dieses Gerät für immer verlassen? Nichts kann es dann zurückholen.',
    eraseNot: 'Hier behalten',
    eraseSure: 'Ja, endgültig löschen',
    isBack: ({ title }) => `${title} ist zurück.`,
    whatIfName: ({ title }) => `Was wäre, wenn: ${title.replace(/^(?:Was wäre, wenn: )+/, '')}`,
    openBefore: ({ room }) => `Vor dem Betreten, ${room}`,
    openGame: ({ turn, room }) => `Zug ${turn}, ${room}`,
    out: 'Entkommen',
    outWith: ({ tile }) => `Entkommen: ${tile}`,
    trappedIn: ({ room }) => `In der Falle: ${room}`,
    foundIn: ({ room }) => `Er fand dich: ${room}`,
    givenUpHopeless: 'Aufgegeben, aussichtslos',
    givenUpIn: ({ room }) => `Aufgegeben: ${room}`,
    facts: ({ day, edition, modes, luck }) =>
      [day, edition, ...modes, ...(luck === 0 ? [] : [`${luck} Glück ungenutzt`])].join(', '),
    turns: ({ turns: count }) => turns(count),
    asPrinted: 'Wie gedruckt',
    choice: ({ name, count }) => `${name} ${count}`,
  },
  figures: {
    won: 'gewonnen',
    turns: 'Züge bis zum Sieg',
    streak: 'in Folge',
    none: '–',
    table: 'Als Tabelle',
    found: 'Wo er dich fand',
    foundIn: ({ edition }) => `Wo er dich fand: ${edition}`,
    byDifficulty: 'Gewonnen, nach Schwierigkeit',
    byEdition: 'Gewonnen, nach Edition',
    length: 'Züge',
    luck: 'Glück übrig',
    room: 'Raum',
    times: 'Mal',
    games: 'Spiele',
    wonOf: 'Gewonnen',
    difficulty: 'Schwierigkeit',
    edition: 'Edition',
    tokens: 'Marker übrig',
    share: ({ share }) => whole.format(share),
    average: ({ average }) => decimal.format(average),
    rate: ({ won, played }) => `${won} von ${played}`,
    best: ({ best }) => `Rekord\u00A0${best}`,
    often: ({ times: count }) => times(count),
    chart: ({ title, bars }) =>
      bars.length === 0
        ? `${title}: noch nichts.`
        : `${title}. ${bars.map(({ name, figure }) => `${name}: ${figure}`).join(', ')}.`,
    span: ({ from, to }) => `${from} bis ${to}`,
  },
  shelf: {
    open: 'Andere offene Spiele',
    deleted: 'Gelöscht.',
    undo: 'Zurücknehmen',
    notDeleted: 'Das Spiel ließ sich nicht löschen. Versuch es noch einmal.',
    notRestored: 'Das Spiel ließ sich nicht zurückholen. Versuch es noch einmal.',
    showMore: 'Mehr zeigen',
    won: ({ turn }) => `Gewonnen in Zug ${turn}`,
    lost: ({ turn }) => `Verloren in Zug ${turn}`,
    conceded: ({ turn }) => `Aufgegeben in Zug ${turn}`,
    concededBefore: 'Vor dem Betreten aufgegeben',
    begunOn: ({ day }) => `Begonnen am ${day}`,
    finished: ({ count }) => plural(count, { one: 'Ein beendetes Spiel', other: `${count} beendete Spiele` }),
    deleteGame: ({ game, day }) => `Spiel löschen: ${game}, begonnen am ${day}`,
    keptAside: ({ count }) =>
      plural(count, { one: 'Ein Ding beiseitegelegt', other: `${count} Dinge beiseitegelegt` }),
    keptWhy: ({ rule, day }) =>
      `Einträge eines Spiels, die die Regeln dieser Version nicht erlauben (${rule}), beiseitegelegt am ${day}`,
    keptUnreadable: 'Etwas, das beiseitegelegt wurde und nicht mehr lesbar ist',
  },
  notices: {
    update: { title: 'Eine neue Version liegt bereit', told: 'An deinen Spielen ändert sie nichts.' },
    offline: {
      title: 'Funktioniert jetzt ohne Netz',
      told: 'Alles ist auf diesem Gerät. Auch Spiele bleiben hier.',
    },
    install: {
      title: 'Auf den Startbildschirm legen',
      told: 'Öffnet sich ohne Browserleiste, und Spiele bleiben länger erhalten.',
    },
    plain: {
      title: 'Das Spiel selbst funktioniert hier',
      told: 'Installieren, ohne Netz spielen und den Bildschirm wach halten geht nur über eine Adresse mit https.',
    },
    unknown: { title: 'Diese Seite gibt es nicht', told: 'Hier ist die Startseite mit deinen Spielen.' },
    missing: {
      title: 'Dieses Spiel ist nicht auf diesem Gerät',
      told: 'Es wurde gelöscht, oder es liegt auf einem anderen Gerät oder in einem anderen Browser.',
    },
  },
  noticeActs: {
    update: 'Jetzt aktualisieren',
    install: 'Hinzufügen',
    notNow: 'Jetzt nicht',
    close: 'Schließen',
    download: 'Herunterladen',
    loadAgain: 'Neu laden',
    downloadOf: ({ title }) => `Herunterladen: ${title}`,
    downloadOfOne: ({ title, number }) => `Herunterladen: ${title} (${number})`,
  },
  troubles: {
    denied: {
      title: 'Der Browser speichert hier nichts',
      told: 'Spiele halten nur so lange wie dieser Tab. Um sie zu behalten, erlaube Websitedaten für diese Adresse oder verlass das private Fenster.',
    },
    silent: {
      title: 'Wird nicht gespeichert: Der Speicher dieses Browsers antwortet nicht',
      told: 'Eingaben werden von selbst gespeichert, sobald er antwortet. Lass diesen Tab offen und schließ die anderen Tabs dieser App.',
    },
    newer: {
      title: 'Eine neuere Version der App hat gespeichert, was hier liegt',
      told: 'Es bleibt unberührt, und Spiele halten nur so lange wie dieser Tab. Lade die Seite neu, um die neuere zu bekommen.',
    },
    outdated: {
      title: 'Ein anderer Tab hat eine neuere Version',
      told: 'Dieser Tab kann nichts mehr speichern. Lade ihn neu und mach weiter, wo du warst.',
    },
    lost: {
      title: 'Der Browser hat den Speicher geschlossen',
      told: 'Vielleicht wurden seine Daten gelöscht. Lade die Seite neu, bevor du weiterspielst.',
    },
  },
  damaged: {
    broken: {
      title: 'Ein gespeichertes Spiel ist nicht lesbar',
      told: 'Es bleibt, wie es ist. Lade es herunter, um hineinzusehen oder es jemandem zu senden, der es kann.',
    },
    newer: {
      title: 'Ein gespeichertes Spiel stammt aus einer neueren Version der App',
      told: 'Es bleibt, wie es ist. Aktualisiere die App, um es zu spielen; bis dahin kannst du es herunterladen.',
    },
  },
  settings: {
    light: 'Licht',
    lights: { auto: 'Wie das Gerät', night: 'Nacht', paper: 'Papier' },
    language: 'Sprache',
    asDevice: 'Wie das Gerät',
    languageMissing: 'Diese Sprache ließ sich nicht laden. Wähle sie noch einmal, sobald das Netz da ist.',
    table: 'Am Tisch',
    haptics: { title: 'Vibration', told: 'Ein kurzes Ticken bei jeder Eingabe' },
    sound: { title: 'Ton', told: 'Schritte, Schlösser, und jeder große Moment auf seine Art' },
    dread: {
      title: 'Vibration in großen Momenten',
      told: 'Der Geist gefunden oder nah, ein Relikt eingeschlossen, beide Enden offen',
    },
    dimmed: {
      title: 'Nach einer Minute dunkler',
      told: 'Das Licht des Tisches wird schwächer, bis du ihn berührst',
    },
    danger: { title: 'Gefahr', told: 'Wo dich der nächste Wurf des Geistes fangen würde' },
    letterKeys: {
      title: 'Einzelne Buchstaben als Tasten',
      told: 'U zurück, L verriegeln, P Geheimgang, T nehmen, R würfeln, A Rat, ? die Regel',
    },
    walk: 'Der Gang des Geistes',
    walks: { auto: 'Wie das Gerät', slow: 'Langsam', calm: 'Ruhig', once: 'Sofort' },
    games: 'Deine Spiele',
    noVibration: 'Dieser Browser kann das Gerät nicht vibrieren lassen.',
    noWakeLock:
      'Dieser Browser kann den Bildschirm nicht wach halten: Das Gerät wird dunkel, wenn es das von sich aus tut.',
    noPromise:
      'Nur auf diesem Gerät. Dieser Browser kann nicht versprechen, sie zu behalten: Sichere sie ab und zu.',
    lasting: 'Nur auf diesem Gerät. Der Browser darf sie löschen, wenn er Platz braucht.',
    persistent: 'Nur auf diesem Gerät. Der Browser hat versprochen, sie nicht von sich aus zu löschen.',
    about: 'Über die App',
    rules: ({ version }) => `Regeln, Version ${version}`,
    licence: 'Frei unter der MIT-Lizenz',
    letters:
      'Schriften: Newsreader und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.',
    private: 'Nichts verlässt dieses Gerät: kein Konto, kein Tracking, kein Netz außer der Adresse der App.',
    gamesKept: ({ open, over }) =>
      `${open === 0 ? 'Keine offenen Spiele' : plural(open, { one: '1 offenes Spiel', other: `${open} offene Spiele` })}, ${over === 0 ? 'keines' : over} beendet`,
  },
  ruleTexts: {
    'SETUP-1': {
      says: 'Das Haus beginnt leer: kein Plättchen, kein Würfel, kein Schloss. Du wartest im Garten, und niemand ist dem Geist begegnet.',
      shows: 'Vor dem ersten Wurf. Jeder Raum ist dunkel, und die Laterne steht im Garten.',
    },
    'SETUP-2': {
      says: 'Die erste Aufgabe ist immer, den Geist zu finden. Die anderen sind verschieden und werden für dieses Spiel gezogen.',
      shows: 'Drei Aufgaben liegen hier bereit, und keine ist schon erfüllt.',
    },
    'SETUP-3': {
      says: 'Unter jeder der ersten drei Aufgaben liegt verdeckt ein Hinweis. Die drei sind verschieden.',
      shows: 'Von den Hinweisen ist nichts bekannt, solange das Haus dunkel ist.',
    },
    'SETUP-4': {
      says: 'Die Plättchen werden verdeckt zu einem Stapel gemischt. Niemand kennt ihre Reihenfolge.',
      shows: 'Jedes Plättchen kann in jedem dieser Räume liegen.',
    },
    'SETUP-5': {
      says: 'Vier Glücksmarker liegen offen neben dem Haus, alle verschieden. Mit „Glückloser“ sind es weniger.',
      shows: 'Das Spiel beginnt mit ungenutztem Glück.',
    },
    'SETUP-6': {
      says: 'Würfel, die in keinem Raum liegen, warten neben dem Haus: Das ist der Vorrat.',
      shows: 'Drei Würfel liegen hier in Räumen; die anderen elf warten im Vorrat.',
    },
    'SETUP-7': {
      says: 'Wirf einen Würfel und geh so viele Räume hinein. Glück darf ihn ändern; der Geist hat damit nichts zu tun. Ist das Haus zu klein, bleibst du auf dem Dachboden stehen.',
      shows: 'Eine 4 führt vom Garten in die Küche.',
      open: 'wohin ein Wurf führt, der größer ist als das Haus',
    },
    'TURN-1': {
      says: 'Zuerst erkundest du den Raum, dann gehst du. Ist der Geist gefunden, geht er zuletzt.',
      shows: 'Du bist 1 hinauf in den Speisesaal gegangen. Dann ging der Geist seine 2 Schritte.',
    },
    'TURN-2': {
      says: 'Du gewinnst im Garten mit dem Relikt. Du verlierst, wenn der Geist bei dir stehen bleibt oder du in der Falle sitzt. Aufgeben darfst du jederzeit.',
      shows: 'Mit dem Relikt in der Hand führt die 4 genau in den Garten: gewonnen.',
    },
    'EXPLORE-1': {
      says: 'In einem Raum ohne Plättchen wird das nächste gezogen und offen hingelegt. Ist keines mehr da, bleibt der Raum leer.',
      shows: 'Im Speisesaal lag kein Plättchen. Für ihn wurde das Medaillon gezogen.',
      open: 'was geschieht, wenn kein Plättchen mehr da ist',
    },
    'EXPLORE-2': {
      says: 'Das Plättchen sagt, wie viele Würfel du wirfst. Sie bleiben im Raum. Hat der Vorrat zu wenige, nimm, was da ist.',
      shows: 'Das Medaillon verlangt zwei Würfel. Sie zeigen 2 und 5.',
      open: 'was geschieht, wenn der Vorrat zu wenige Würfel hat',
    },
    'EXPLORE-3': {
      says: 'Jedes Plättchen ist einmal in der Schachtel, kann also nur einmal gezogen werden.',
    },
    'EXPLORE-4': {
      says: 'Wird das Geisterplättchen gezogen, ist der Geist los: Er steht in diesem Raum und blickt hinauf, zum Dachboden.',
      shows: 'Sein Plättchen kam im Speisesaal, also steht der Geist hier.',
    },
    'EXPLORE-5': {
      says: 'Wo schon ein Plättchen liegt, wird nichts gezogen oder gewürfelt. Du nutzt die Würfel, die dort geblieben sind.',
      shows: 'Zurück in der Küche: Die 3 von vorhin liegt noch da.',
    },
    'TASK-1': {
      says: 'Ist der Raum erkundet, ist jede Aufgabe erfüllt, deren Bedingung gilt; nach Glück wird neu geprüft. Erfüllt bleibt erfüllt.',
      shows: 'Zwei gleiche Würfel liegen hier: Die Aufgabe, die danach fragt, ist erfüllt.',
      open: 'wann eine Aufgabe zählt, die du durch Gehen erfüllst: hier, sobald der nächste Raum erkundet ist',
    },
    'TASK-2': {
      says: 'Eine Aufgabe, die nur du beurteilen kannst, ist erfüllt, wenn du es sagst, zwischen Erkunden und Gehen.',
    },
    'TASK-3': {
      says: 'Die Aufgabe, den Geist zu finden, ist erfüllt, sobald der Geist im Haus ist.',
      shows: 'Das Geisterplättchen kam, und die erste Aufgabe ist erfüllt.',
    },
    'CLUE-1': {
      says: 'Ist eine Aufgabe erfüllt, darfst du ihren Hinweis aufdecken, in diesem Zug oder später, bevor du gehst.',
      open: 'ob ein Hinweis in einem späteren Zug aufgedeckt werden darf',
    },
    'CLUE-2': {
      says: 'Mit „Schwerer“ wartet dein dritter Hinweis, welcher es auch ist, bis auch die vierte Aufgabe erfüllt ist.',
      open: 'welcher Hinweis der dritte ist: hier der zuletzt aufgedeckte',
    },
    'CLUE-3': { says: 'Kein Merkmal kommt unter den Hinweisen zweimal vor.' },
    'CLUE-4': {
      says: 'Jeder Hinweis nennt ein Merkmal. Das Relikt, das deine drei trägt, ist das verfluchte.',
      shows: 'Silbern, gesprungen und graviert: Der Handspiegel in diesem Raum trägt alle drei.',
    },
    'CLUE-5': {
      says: 'Ein Relikt kann das verfluchte sein, solange es jedes bekannte Merkmal trägt. Passen am Ende mehrere, weißt du von deinem Tisch, welches es ist.',
      shows: 'Silbern und gesprungen sind bekannt. Beide eingekreisten Relikte tragen sie.',
    },
    'TAKE-1': {
      says: 'Mit drei aufgedeckten Hinweisen und leeren Händen darfst du das verfluchte Relikt aus deinem Raum nehmen.',
    },
    'TAKE-2': {
      says: 'Nimmst du es, gehen die Würfel des Raums zurück, das Schlüsselloch kommt an seine Stelle, und der Raum ist verriegelt. Dann bringt dich ein Wurf hinaus.',
      shows: 'Das Relikt ist genommen: Im Raum liegt das Schlüsselloch.',
      open: 'ob die Würfel des Raums aus dem Spiel sind, und wie du aus diesem Raum kommst',
    },
    'TAKE-3': {
      says: 'Ein Relikt hinter einem Schloss ist verloren. Ist kein passendes mehr zu erreichen, ist das Spiel nicht zu gewinnen; du darfst trotzdem weiterspielen.',
      shows: 'Das einzige passende Relikt liegt verriegelt im Speisesaal.',
    },
    'MOVE-1': {
      says: 'Du musst hinaus: mit einem der Würfel des Raums, durch den Geheimgang oder indem du den Raum hinter dir verriegelst.',
      shows: 'Erleuchtete Räume sind zu erreichen, zwei mit dem Würfel und einer durch den Geheimgang.',
    },
    'MOVE-2': {
      says: 'Wähle einen Würfel deines Raums und eine Richtung und geh genau so weit. Der Würfel geht in den Vorrat zurück.',
    },
    'MOVE-3': {
      says: 'Die Reihe endet am Dachboden und an der Garderobe. Darüber hinaus darfst du mit keinem Wurf.',
    },
    'MOVE-4': {
      says: 'In den Garten darf nur, wer das Relikt trägt, und nur mit einem genauen Wurf.',
    },
    'MOVE-5': {
      says: 'In einem verriegelten Raum bleibst du nie stehen. Daran vorbei darfst du, und er zählt als Schritt.',
    },
    'MOVE-6': {
      says: 'Im Raum des Geistes bleibst du nie stehen. Du darfst an ihm vorbeischlüpfen, wenn es nicht ausgeschaltet ist.',
    },
    'PASSAGE-1': {
      says: 'Von einem Ende des Geheimgangs darfst du zum anderen gehen, ohne Würfel.',
    },
    'PASSAGE-2': {
      says: 'Der Geheimgang öffnet sich, wenn beide Enden offen liegen und das andere nicht verriegelt ist.',
    },
    'PASSAGE-3': { says: 'Der Geheimgang führt dich nie in den Raum des Geistes.' },
    'LOCK-1': {
      says: 'Statt mit einem Würfel zu gehen, darfst du deinen Raum verriegeln, auch wenn ein Würfel ginge. Ausgeschaltet: nur, wenn keiner geht.',
    },
    'LOCK-2': {
      says: 'Beim Verriegeln gehen die Würfel des Raums zurück, und er ist für immer zu. Ein Würfel wird geworfen und bringt dich hinauf oder hinunter.',
      shows: 'Die Küche ist verriegelt. Die 2 führt hinaus, hinauf oder hinunter.',
      open: 'wie du einen Raum verlässt, der kein Plättchen bekam: hier durch Verriegeln, wie jeden anderen',
    },
    'LOCK-3': {
      says: 'Mit „Leichter“ wirfst du beim Verriegeln zwei Würfel und nimmst den, der dir lieber ist.',
      shows: 'Eine 1 und eine 2 wurden gewürfelt: Vier Räume stehen offen.',
    },
    'LOCK-4': {
      says: 'In dem Zug, in dem du den Geist findest, musst du seinen Raum verriegeln. Hinweise, Aufgaben und Glück dürfen vorher kommen.',
    },
    'LOCK-5': {
      says: 'Führt der Wurf nirgendwohin, solange ein Glücksmarker ihn ändern könnte, muss Glück genutzt werden, auch wo es nicht hilft.',
    },
    'LOCK-6': {
      says: 'Führt der Wurf nirgendwohin und ist kein Glück übrig, geht der Geist damit, und du würfelst noch einmal, bis du hinauskommst oder gefangen wirst.',
      shows: 'Die 5 hat nur den Geist bewegt. Jetzt wird noch einmal gewürfelt.',
      open: 'mit welchem von zwei Würfeln der Geist bei „Leichter“ geht: hier wählst du, und beide werden neu gewürfelt',
    },
    'LOCK-7': {
      says: 'Was in einem verriegelten Raum liegt, ist aus dem Spiel, und du kommst nie zurück. Der Geist schon.',
      shows: 'Zwei Räume sind verriegelt. Nichts lässt dort wieder Licht brennen.',
    },
    'LOCK-8': {
      says: 'Für einen Wurf ist immer ein Würfel da, auch wenn alle in Räumen liegen.',
      shows: 'Der Raum ist verriegelt, und ein Würfel wird geworfen, wo immer er herkommt.',
    },
    'LOCK-9': {
      says: 'Verriegelst du einen Raum, aus dem keine Zahl hinausführt, und ist kein Geist unterwegs, sitzt du in der Falle: Das Spiel ist verloren.',
      shows: 'Jeder Raum ringsum ist verriegelt. Was der Würfel auch zeigt, es gibt keinen Ausweg.',
    },
    'GHOST-1': {
      says: 'Nach jedem deiner Züge wird ein Würfel für den Geist geworfen, und er geht genau so weit, von dem Zug an, in dem du ihn findest.',
      shows: 'Du bist in die Halle gegangen. Der Geist hat eine 2 gewürfelt.',
    },
    'GHOST-2': {
      says: 'Solange du das Relikt nicht hast, geht der Geist weiter, wie er zuletzt ging. Er beginnt in Richtung Dachboden.',
      shows: 'Er ging hinunter, also geht er weiter hinunter.',
      open: 'wohin der Geist blickt, wenn ihn im selben Zug ein Wurf beim Verriegeln bewegt hat: hier so, wie er zuletzt ging',
    },
    'GHOST-3': {
      says: 'Hast du das Relikt, geht der Geist jedes Mal auf dich zu, und an dir vorbei, wenn Schritte übrig sind.',
      shows: 'Er kommt vom Dachboden zu dir, und eine 4 führt ihn vorbei.',
    },
    'GHOST-4': {
      says: 'An jedem Ende des Hauses kehrt der Geist um und geht weiter. In den Garten geht er nie.',
      shows: 'Ein Schritt zum Dachboden, dann zwei zurück.',
    },
    'GHOST-5': {
      says: 'Schlösser halten den Geist nicht auf, und er achtet weder auf Würfel noch auf Plättchen.',
      shows: 'Er bleibt im Speisesaal stehen, verriegelt oder nicht.',
    },
    'GHOST-6': {
      says: 'Endet sein Weg in deinem Raum, ist es aus. Geht er nur vorbei, schadet das nicht.',
      shows: 'Drei Schritte, und der dritte endet, wo du stehst.',
    },
    'LUCK-1': {
      says: 'Jederzeit darf ein Glücksmarker einen Würfel ändern: einen, der in einem offenen Raum liegt, oder einen des laufenden Wurfs.',
    },
    'LUCK-2': {
      says: 'Ein Marker sagt, was er tut: neu würfeln, dazu- oder abzählen, den Würfel umdrehen oder ihn stellen. Der Würfel muss zwischen 1 und 6 bleiben.',
    },
    'LUCK-3': { says: 'Jeder Marker wirkt einmal. Dann ist er fort.' },
    'LUCK-4': {
      says: 'Glück darf ändern, was der Geist gewürfelt hat, wenn es nicht ausgeschaltet ist.',
    },
    'MODE-1': {
      says: '„Leichter“ gibt zwei Würfel beim Verriegeln. „Schwerer“ bringt eine Aufgabe mehr. „Gespenstischer“ legt das Geisterplättchen nach oben, „Tückischer“ nach ganz unten. „Glückloser“ gibt weniger Glücksmarker.',
      shows: 'Ein Spiel mit „Schwerer“: Vier Aufgaben liegen bereit.',
    },
    'MODE-2': {
      says: '„Episch“ heißt „Schwerer“, „Gespenstischer“ und „Glückloser“ zugleich.',
      shows: 'Ein episches Spiel, vor dem Betreten.',
    },
    'MODE-3': {
      says: 'Alle Varianten gehen zusammen, nur „Gespenstischer“ und „Tückischer“ nicht beide.',
      shows: 'Das Geisterplättchen ist an einem Ende des Stapels oder an keinem.',
    },
    'MODE-4': {
      says: 'Ein Plättchen, das die gewählte Variante anderswohin legt, kann jetzt nicht kommen. Sieh nach, wie der Stapel gelegt war.',
    },
    ASKED: {
      says: 'Keine Spielregel: Die App fragt eines nach dem anderen, und das war die Antwort auf etwas anderes.',
    },
    FORMAT: {
      says: 'Keine Spielregel: Ein Text oder eine Datei von außen war nicht zu verstehen.',
      shows: 'Was immer nicht lesbar war: Der Tisch blieb, wie er war.',
    },
  },
  ruleGroups: {
    SETUP: { name: 'Aufbau', title: 'Der Aufbau' },
    TURN: { name: 'Zug', title: 'Ein Zug' },
    EXPLORE: { name: 'Erkunden', title: 'Einen Raum erkunden' },
    TASK: { name: 'Aufgaben', title: 'Aufgaben' },
    CLUE: { name: 'Hinweise', title: 'Hinweise' },
    TAKE: { name: 'Relikt', title: 'Das Relikt nehmen' },
    MOVE: { name: 'Gehen', title: 'Die Figur bewegen' },
    PASSAGE: { name: 'Geheimgang', title: 'Der Geheimgang' },
    LOCK: { name: 'Schloss', title: 'Einen Raum verriegeln' },
    GHOST: { name: 'Geist', title: 'Der Geist' },
    LUCK: { name: 'Glück', title: 'Glück' },
    MODE: { name: 'Varianten', title: 'Leichter und schwerer' },
    APP: { name: 'Die App', title: 'Was die App selbst sagt' },
  },
  rulesPage: {
    search: 'Regeln durchsuchen',
    placeholder: 'Wort oder Name einer Regel',
    groups: 'Schritte des Spiels',
    backToGame: 'Zurück zum Spiel',
    ruling: 'Auslegung',
    partly: 'Zum Teil Auslegung',
    rulingTold: 'Die Spielregel lässt das offen. So liest es die App.',
    switchable: 'Du kannst es umschalten, wenn du ein Spiel vorbereitest.',
    on: 'In deinem offenen Spiel ist es an.',
    off: 'In deinem offenen Spiel ist es aus.',
    toSwitch: 'Hausregeln',
    yours: 'Dein Tisch, wie er jetzt ist:',
    leftOpen: ({ what }) => `Die Spielregel lässt offen, ${what}.`,
    noneFound: 'Keine Regel sagt das. Versuch ein anderes Wort oder einen Namen wie MOVE-5.',
    found: ({ count }) => plural(count, { one: '1 Regel', other: `${count} Regeln` }),
    picture: ({ rule, shows }) => `Bild zu ${rule}. ${shows}`,
  },
  unkept: {
    title: 'Neue Eingaben werden nicht gespeichert',
    told: 'Das Gerät nimmt nichts mehr an. Die App versucht es von selbst wieder; lass diesen Tab offen, schaff Platz oder sende eine Kopie des Spiels aus der Chronik.',
    here: 'Wird auf diesem Gerät nicht gespeichert: Lass diesen Tab offen.',
    goOn: 'Weiter ohne Speichern',
  },
  forked: {
    open: 'Das andere öffnen',
    stay: 'Hier bleiben',
    unnamed: 'In einem anderen Tab weitergespielt',
    named: ({ name }) => `${name}, in einem anderen Tab weitergespielt`,
    why: ({ name }) =>
      `Ein anderer Tab hat dieses Spiel geändert. Was hier inzwischen dazukam, ist als eigenes Spiel gespeichert: „${name}“.`,
  },
  deletedHere: { told: 'Dieses Spiel wurde gelöscht.', back: 'Zurückholen' },
  labels: {
    menu: 'Menü',
    menuTrouble: 'Menü. Dieses Spiel wird nicht gespeichert',
    menuUpdate: 'Menü. Eine neue Version liegt bereit',
    log: 'Die Nacht bisher',
    toQuestion: 'Zur Frage',
    panel: 'Was jetzt zu tun ist',
    ledger: 'Hinweise und Glück',
    tasks: 'Aufgaben und Hinweise',
    luck: 'Glück',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    close: 'Zurück zur Frage',
    rollForMe: 'Würfle für mich',
    rollIt: 'Würfeln',
    rollMyself: 'Ich würfle selbst',
    drawForMe: 'Zieh für mich',
    drawIt: 'Plättchen ziehen',
    drawMyself: 'Ich habe selbst gezogen',
    revealForMe: 'Zieh ihn für mich',
    revealIt: 'Merkmal ziehen',
    notNow: 'Jetzt nicht',
    whichToken: 'Welcher Marker ändert den Wurf?',
    noDieToChange: 'Es gibt gerade keinen Würfel, den er ändern könnte.',
    someDie: 'Wähle einen Würfel, hier oder im Haus. Der Marker ist dann fort.',
    otherRooms: 'Würfel in anderen Räumen',
    allDice: 'Alle Würfel',
    passageUnknown: 'das andere Ende ist noch nicht gefunden',
    keepIt: 'So lassen',
    letItCome: 'Lass ihn kommen',
    ghostTakes: 'Der Geist nimmt ihn',
    putAside: 'Beiseitelegen und neu würfeln',
    passage: 'Durch den Geheimgang',
    towardGarden: 'zum Garten',
    towardAttic: 'zum Dachboden',
    enterDie: 'Würfel eingeben',
    itsSteps: 'Seine Schritte',
    home: 'Startseite',
    rules: 'Regeln',
    settings: 'Einstellungen',
    giveUp: 'Aufgeben',
    playAgain: 'Noch einmal',
    sendOn: 'Dieses Spiel teilen oder eintragen',
    owners: 'Wer zieht und würfelt',
    iDo: 'Ich',
    theApp: 'Die App',
    tiles: 'Plättchen und Hinweise',
    dice: 'Meine Würfel',
    ghostDie: 'Würfel des Geistes',
    turns: 'Züge',
    roomsSeen: 'Räume gesehen',
    roomsLocked: 'Räume verriegelt',
    luckUnused: 'Glück ungenutzt',
    you: 'du',
    ghost: 'der Geist',
    garden: 'Garten',
    rollAgain: 'Neu würfeln',
    otherDice: 'Oder berühre einen Würfel in einem anderen Raum. Der Marker ist dann fort.',
    tokenGone: 'Der Marker ist dann fort.',
    notSaved: 'Nicht gespeichert. Die Antwort ist noch da.',
    tryAgain: 'Noch einmal',
    gone: 'Dieses Spiel ist nicht mehr auf diesem Gerät.',
    elsewhere: 'In einem anderen Tab geändert.',
    undone: 'Zurückgenommen.',
    redone: 'Wiederholt.',
    candidates: 'Relikte',
    ruledOut: ', ausgeschlossen',
  },
  editionsPage: {
    told: 'Die Spielregel verrät nicht, was die Plättchen sagen. Die Edition Standard ist ein Ersatz; schreib hier auf, was deine Ausgabe des Spiels sagt, und die Spiele folgen ihr.',
    change: 'Ändern',
    changeFor: 'Edition ändern oder die eigene Ausgabe beschreiben',
    backToSetUp: 'Zurück zur Vorbereitung',
    backToList: 'Zurück zu allen Editionen',
    yours: 'Auf diesem Gerät',
    play: 'Damit spielen',
    chosen: 'Für das nächste Spiel gewählt',
    copy: 'Als Vorlage nehmen',
    edit: 'Bearbeiten',
    send: 'Als Datei speichern',
    remove: 'Entfernen',
    removed:
      'Entfernt. Sie wartet 30 Tage unter „Gelöscht“. Spiele, die damit begonnen wurden, behalten sie.',
    binTold: 'Eine entfernte Edition wartet hier 30 Tage. Dann verlässt sie dieses Gerät für immer.',
    isBack: ({ name }) => `${name} ist zurück.`,
    eraseSure: 'Wirklich endgültig löschen',
    keepIt: 'Behalten',
    startOver: 'Von vorn',
    startOverSure: 'Wirklich von vorn',
    startOverNot: 'Meine Änderungen behalten',
    goneOn: 'Was du vorher geändert hast, ist noch hier.',
    elsewhere:
      'Diese Edition wurde anderswo geändert, vielleicht in einem anderen Tab, nachdem du hier begonnen hattest. Beide sind noch da. Sag, was aus deiner werden soll.',
    takeOther: 'Meine verwerfen, andere nehmen',
    keepBeside: 'Meine als eigene Edition behalten',
    keepMine: 'Meine an ihre Stelle',
    notKept: 'Das ließ sich auf diesem Gerät nicht speichern. Schaff Platz und versuch es noch einmal.',
    unreadable: 'Eine gespeicherte Edition ist mit dieser Version nicht lesbar. Sie bleibt, wo sie ist.',
    bring: 'Eine importieren',
    file: 'Datei öffnen',
    fileTold: 'Eine Edition, die hier oder anderswo gespeichert wurde',
    tooLarge: 'Diese Datei ist größer als 1 MB, so viel braucht keine Edition. Nichts wurde geändert.',
    noText: 'Diese Datei ließ sich nicht lesen. Nichts wurde geändert.',
    fine: 'Das ist eine Edition des Spiels: behalten?',
    here: 'Diese Edition ist schon hier.',
    broken: 'Das ist keine vollständige Edition des Spiels. Nichts wurde geändert.',
    putAway: 'Weglegen',
    toMend: 'Zu berichtigen',
    toKnow: 'Gut zu wissen',
    drawing: 'Ohne die Zeichnung',
    describe: 'Beschreiben',
  },
  editionParts: {
    rooms: { title: 'Räume', add: 'Einen Raum unter dem letzten hinzufügen' },
    marks: { title: 'Merkmale', add: 'Ein Merkmal hinzufügen' },
    tiles: { title: 'Plättchen', add: 'Ein Plättchen hinzufügen' },
    tasks: { title: 'Aufgaben', add: 'Eine Aufgabe hinzufügen' },
    luck: { title: 'Glücksmarker', add: 'Einen Glücksmarker hinzufügen' },
  },
  editionFields: {
    name: 'Name',
    copyName: 'Name dieser Edition',
    dice: 'Würfel',
    supply: 'Würfel in der Schachtel',
    kind: 'Art',
    marks: 'Merkmale',
    when: 'Erfüllt, wenn',
    room: 'Welcher Raum',
    atLeast: 'Wie viele',
    does: 'Was er mit einem Würfel macht',
    adjust: 'Zählt dazu oder ab',
  },
  tileKinds: {
    relic: 'Ein Relikt',
    passage: 'Ein Ende des Geheimgangs',
    ghost: 'Der Geist',
  },
  conditions: {
    'by-hand': 'ich es sage (von Hand)',
    'ghost-abroad': 'der Geist gefunden ist',
    'passages-open': 'beide Enden des Geheimgangs offen liegen',
    'pair-here': 'zwei gleiche Würfel in meinem Raum liegen',
    'pawn-in': 'ich in einem bestimmten Raum stehe',
    explored: 'so viele Räume erkundet sind',
    locked: 'so viele Räume verriegelt sind',
  },
  effects: {
    're-roll': 'Neu würfeln',
    flip: 'Umdrehen',
    set: 'Auf eine beliebige Zahl stellen',
  },
  guide: {
    leave: 'Die ersten Schritte verlassen',
    says: 'Wie das Spiel geht',
    skip: 'Überspringen',
    touch: 'berühre das hier',
    again: 'Noch einmal',
    back: 'Zurück zu den ersten Schritten',
    next: 'Der Weg hinaus',
    before: 'Wie du es erkennst',
    setUp: 'Mein eigenes Spiel vorbereiten',
    rules: 'Die Regeln',
    known: 'Wie du das Relikt erkennst',
    knownHow: ({ marks, left }) =>
      plural(left, {
        one: `Bekannt ist: ${and(marks)}. Noch 1 Relikt kann es sein. Jede erfüllte Aufgabe deckt einen Hinweis auf. Nach drei Hinweisen bleibt ein Relikt: Geh in den Raum, in dem sein Plättchen liegt.`,
        other: `Bekannt ist: ${and(marks)}. Noch ${left} Relikte können es sein. Jede erfüllte Aufgabe deckt einen Hinweis auf. Nach drei Hinweisen bleibt ein Relikt: Geh in den Raum, in dem sein Plättchen liegt.`,
      }),
    carried: 'Der Weg hinaus',
    carriedHow:
      'In seinem Raum, mit drei aufgedeckten Hinweisen, nimmst du es. Dieser Raum wird hinter dir verriegelt, und von da an kommt der Geist auf dich zu. Triff den Garten mit einem genauen Wurf: Dann bist du draußen, und die Nacht ist gewonnen.',
    caught: 'Er hat dich gefangen, und so ist ein Spiel verloren.',
    caughtHow: 'Hier kostet es nichts: Zurücknehmen nimmt es zurück, samt dem Glück.',
    skipped: 'Übersprungen.',
    skippedHow: 'Die ersten Schritte warten hier und unter „Regeln“.',
  },
  timeline: {
    back: 'Zurück zum Tisch',
    list: 'Alle Einträge',
    panel: 'Der Eintrag',
    start: 'Der Tisch ist vorbereitet',
    byHand: 'du',
    byApp: 'die App',
    takenBack: 'zurückgenommen',
    noLongerFits: 'passt nicht mehr',
    setAside: 'Beiseitegelegt',
    stepBack: 'Schritt zurück',
    stepOn: 'Schritt vor',
    play: 'Abspielen',
    pause: 'Anhalten',
    goOn: 'Hier weiterspielen',
    goOnBack: 'Zum Tisch',
    fix: 'Ändern',
    fixLabel: 'Diesen Eintrag ändern',
    insert: 'Einfügen',
    insertLabel: 'Vor diesem Eintrag einfügen',
    remove: 'Entfernen',
    removeLabel: 'Diesen Eintrag entfernen',
    leaveIt: 'So lassen',
    fixIt: 'Ändern und nachspielen',
    insertIt: 'Einfügen',
    removeIt: 'Entfernen',
    forgotten: 'Was wurde davor vergessen?',
    beforeIt: 'Davor',
    onItsRoll: 'Auf seinen Wurf',
    share: 'Das Transkript teilen',
    saveAsFile: 'Das Transkript als Datei speichern',
    savedAsFile: 'Als Datei gespeichert.',
    notShared: 'Das ließ sich nicht teilen. Speichere es aus der Chronik als Datei.',
    lostRoll: 'Ein Wurf, der nicht aus dem Raum führte',
    dice: 'Die Würfel',
    notKept: 'Nicht gespeichert. Nichts hat sich geändert.',
    tryThemAgain: 'Von hier an noch einmal versuchen',
    leaveThem: 'So lassen',
    left: 'So gelassen. Nimmst du die Änderung zurück, sind sie wieder da.',
    undoFix: 'Änderung zurücknehmen',
    redoFix: 'Änderung wiederholen',
    undoneFix: 'Die Änderung ist zurückgenommen: Alles ist wie zuvor.',
    redoneFix: 'Die Änderung ist wiederholt.',
  },
  check: {
    doing: 'Was zu tun ist',
    tabs: { set: 'Aufbauen', ask: 'Fragen' },
    pieces: {
      pawn: 'Du',
      ghost: 'Geist',
      tile: 'Plättchen',
      die: 'Würfel',
      lock: 'Schloss',
      rest: 'Mehr',
    },
    piecesLabel: 'Spielteile',
    setHow: 'Berühre ein Spielteil, dann Räume. Ein zweites Mal nimmt es weg.',
    heads: 'Der Geist',
    headings: { attic: 'Geist geht hinauf', garden: 'Geht hinunter' },
    tiles: 'Plättchen',
    inHand: 'In meiner Hand',
    clearDice: 'Würfel eines Raums wegnehmen',
    restTitle: 'Alles neben dem Haus',
    edition: 'Edition',
    tasks: 'Aufgaben',
    clues: 'Hinweise',
    luck: 'Glück',
    modes: 'Varianten',
    rulings: 'Hausregeln',
    faceDown: 'verdeckt',
    noTask: 'keine',
    done: 'erfüllt',
    menu: 'Mehr: Spiele, Stellungen, die Adresse',
    playOn: 'Von hier weiterspielen',
    playOnHow: 'Beginnt ein Spiel mit diesem Tisch',
    fromGame: 'Aus meinem Spiel',
    fromGameHow: 'Wie es im offenen Spiel liegt',
    paste: 'Stellung oder Spiel einfügen',
    pasteLabel: 'Eine Stellung (JSON), ein Transkript oder ein Link dazu',
    useIt: 'Nehmen',
    empty: 'Tisch leeren',
    emptyHow: 'Zurücknehmen holt ihn zurück',
    copy: 'Adresse kopieren',
    copyHow: 'Darin steckt dieser Tisch',
    copied: 'Die Adresse ist kopiert.',
    notCopied: 'Die Adresse ließ sich nicht kopieren. Sie steht in der Zeile des Browsers.',
    back: 'Zurück',
    askFirst: 'Wähle einen Würfel oder berühre einen Raum.',
    askHow: 'Dann steht hier die Antwort, mit ihrer Regel.',
    all: 'Alles, was erlaubt ist',
    passage: 'Geheimgang',
    lock: 'Verriegeln',
    take: 'Nehmen',
    useLuck: 'Glück',
    token: 'Marker',
    from: 'Der Würfel zeigt',
    to: 'Er wird',
    again: 'neu gewürfelt',
    faultsTitle: 'Kein Spiel kann hierher geführt haben',
    faultsHow: 'Was sich noch beurteilen lässt, wird beurteilt.',
    nothingLegal: 'Hier ist nichts erlaubt außer Aufgeben.',
    noGame: 'Es gibt kein offenes Spiel. Beginne eines oder bau den Tisch hier auf.',
    notKept: 'Das Spiel ließ sich auf diesem Gerät nicht speichern. Schaff Platz und versuch es noch einmal.',
    beforeDice: 'Stand vor den Würfeln des Plättchens: Sie werden zuerst am Tisch geworfen.',
    moveTakenBack: 'Der Zug ist zurückgenommen: Der Tisch zeigt den Stand vor dem Gehen.',
    leaves: 'Dein Raum ist verriegelt, und ein Wurf bringt dich hinaus. Frag, und sag, was er zeigt.',
    trapped: 'Du sitzt dort in der Falle: Kein Wurf bringt dich hinaus, und das Spiel ist verloren.',
    rollFirst: 'Sag zuerst, was der Wurf zeigt.',
    rolls: { lock: 'Der Wurf zeigt', ghost: 'Der Würfel des Geistes zeigt' },
    goOn: 'Von dort weiter',
    questionLost:
      'Die Frage in dieser Adresse ist nicht lesbar. Der Tisch ist, wie er gesendet wurde: Frag noch einmal.',
    toTable: 'Zurück zum Tisch, nach dem du gefragt hast',
    cut: 'So weit, wie das Spiel lesbar ist.',
    yes: 'Ja',
    no: 'Nein',
  },
  unreadable: {
    damaged: 'Diese Adresse hat unterwegs Buchstaben verloren. Kopiere sie noch einmal, ganz.',
    newer: 'Diese Adresse kommt aus einer neueren Version. Aktualisiere zuerst die App.',
    other:
      'Das ist weder eine Stellung noch ein Spiel. Füg eine Stellung ein, die mit „{“ beginnt, oder ein Transkript.',
    edition:
      'Die Edition darin ist hier nicht bekannt oder beschädigt. Nimm eine Stellung, die ihre ganze Edition enthält.',
    transcript: 'Der Kopf dieses Spiels ist nicht lesbar. Sieh dir die ersten Zeilen noch einmal an.',
    'not-in': 'Die Figur ist noch nicht im Haus. Vorher gibt es nichts zu fragen.',
  },
  pieces: {
    pawn: 'Berühre einen Raum, um die Laterne dorthin zu stellen.',
    ghost: 'Berühre einen Raum, um den Geist dorthin zu stellen.',
    tile: 'Wähle ein Plättchen, dann berühre seinen Raum.',
    die: 'Wähle, was er zeigt, dann berühre seinen Raum.',
    lock: 'Berühre einen Raum, um ihn zu verriegeln oder zu öffnen.',
    clear: 'Berühre einen Raum, um seine Würfel wegzunehmen.',
  },
  roller: {
    clear: 'Leeren',
    hand: 'Deine Hände',
    hands: { searching: 'Auf der Suche', holding: 'Ich habe das Relikt' },
    edition: 'Edition',
    you: 'Dich hinstellen',
    turn: 'Den Geist umdrehen',
    roll: 'Für den Geist würfeln',
    byHand: 'oder berühre, was du gewürfelt hast',
    rolls: 'Letzte Würfe',
    noRolls: 'Noch nichts gewürfelt.',
    backToDie: 'Zurück zum Würfel',
    placeGhost: 'Berühre den Raum, in dem der Geist ist',
    placeGhostHow:
      'Berühre ihn noch einmal, um den Geist umzudrehen. Halte einen Raum gedrückt, um dort zu stehen.',
    placePawn: 'Berühre den Raum, in dem du bist',
    placePawnHow: 'Mit dem Relikt in deiner Hand kommt der Geist auf dich zu.',
    garden: 'In den Garten kommt er nicht. Berühre einen Raum.',
    cleared: 'Geleert. Zurücknehmen holt es zurück.',
  },
  nights: {
    nearGarden: ({ rooms: count }) =>
      plural(count, {
        one: 'Alle drei Hinweise und das Relikt in der Hand, einen Raum zu weit weg.',
        other: `Alle drei Hinweise und das Relikt in der Hand, ${count} Räume zu weit weg.`,
      }),
    nearRelic: ({ clues, tile, rooms: count }) =>
      count === 0
        ? `${clues} von drei Hinweisen, und im selben Raum: ${tile}.`
        : plural(count, {
            one: `${clues} von drei Hinweisen, und einen Raum zu weit weg: ${tile}.`,
            other: `${clues} von drei Hinweisen, und ${count} Räume zu weit weg: ${tile}.`,
          }),
    nearNotFound: ({ clues, tile }) => `${clues} von drei Hinweisen, und noch nicht gefunden: ${tile}.`,
    nearUnknown: ({ clues, left }) =>
      plural(left, {
        one: `${clues} von drei Hinweisen, und ein Relikt, das es sein könnte.`,
        other: `${clues} von drei Hinweisen, und ${left} Relikte, die es sein könnten.`,
      }),
    nearOutOfReach: ({ clues }) => `${clues} von drei Hinweisen, und das Relikt außer Reichweite.`,
    caughtBy: ({ sixths }) =>
      sixths === 6
        ? 'Jeder Wurf des Geistes hätte dich erreicht.'
        : plural(sixths, {
            one: 'Nur einer der sechs Würfe des Geistes konnte dich erreichen.',
            other: `${sixths} der sechs Würfe des Geistes konnten dich erreichen.`,
          }),
    spared: ({ times: count }) =>
      count === 0
        ? 'Kein einziger Wurf des Geistes hätte dich fangen können.'
        : plural(count, {
            one: 'Der Wurf des Geistes hätte dich einmal fangen können und tat es nicht.',
            other: `Der Wurf des Geistes hätte dich ${count}-mal fangen können und tat es nicht.`,
          }),
    watch: 'Die Nacht ansehen',
    moment: 'Moment der Nacht',
    isOver: 'Hier ist die Nacht vorbei. Geh zurück zu einem Moment vor ihrem Ende.',
    challenge: 'Von hier aus jemanden herausfordern',
    challengeHow:
      'Wer sie öffnet, spielt von diesem Moment an weiter: derselbe Tisch, mit dem Stapel und den Hinweisen, soweit sie bekannt sind. Was zurückkommt, wird neben dein Spiel gelegt.',
    challenged:
      'Eine Herausforderung. Wenn dieses Spiel vorbei ist, wird es neben das gelegt, aus dem es kommt.',
    takeIt: 'Die Herausforderung annehmen',
    duel: 'Seite an Seite',
    you: 'Du',
    they: 'Gegenüber',
    theirGame: 'Das andere Spiel',
    yourGame: 'Dein Spiel',
    ended: 'Wie es ausging',
    outcomes: { won: 'Gewonnen', lost: 'Verloren', conceded: 'Aufgegeben', open: 'Läuft noch' },
    notCopied: 'Das ließ sich nicht kopieren. Berühre den Link und kopiere ihn von Hand.',
    others: 'Von anderswo',
    othersTold: 'Diese stehen für sich: Deine Zahlen lassen sie aus.',
    mine: 'Zu meinen Spielen zählen',
    mineTold: 'Sonst steht es für sich, und deine Zahlen lassen es aus',
    picture: 'Als Bild',
    pictureTold: 'Das Haus, dein Weg hindurch und der Verlauf; auf diesem Gerät gezeichnet',
    pictureOf: ({ title, told, facts }) =>
      `Eine Nacht in der Anstalt. ${title}. ${told === '' ? '' : `${told} `}${facts}.`,
    sharePicture: 'Das Bild teilen',
    savePicture: 'Das Bild speichern',
    noPicture: 'Das Bild ließ sich hier nicht erstellen. Sende das Spiel als Datei.',
    facts: ({ turns: count, seen, locked, luck }) =>
      `${turns(count)} · ${rooms(seen)} gesehen · ${locked} verriegelt · ${luck} Glück ungenutzt`,
    playFromHere: 'Von hier aus spielen',
    backToGame: 'Zurück zum Spiel',
    fromWhere: 'Von wo an?',
    fromWhereTold:
      'Eine Kopie geht von dem Eintrag an weiter, der zu sehen ist. Diese Nacht bleibt, wie sie war.',
    notBegun:
      'Das ließ sich nicht speichern. Nichts wurde geändert. Schaff Platz und versuch es noch einmal.',
    averageIs: ({ turns: count, seen, luck }) =>
      `Deine Nacht im Schnitt: ${count} Züge, ${seen} Räume gesehen, ${luck} Glück ungenutzt.`,
    thisNight: 'Diese Nacht',
    average: 'Im Schnitt',
    turns: 'Züge',
    seen: 'Räume gesehen',
    locked: 'Räume verriegelt',
    luck: 'Glück ungenutzt',
    supply: 'Würfel im Vorrat',
    stack: 'Plättchen im Stapel',
    played: 'gespielt',
    pausesOut: 'Pausen von mehr als fünf Minuten zählen nicht mit.',
    minutes: ({ minutes }) =>
      minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`,
    figures: 'In Zahlen',
    note: 'Notizen',
    noteHow: 'Jede Zeile ist eine eigene Notiz. Sie gehen mit dem Spiel, wenn du es sendest.',
    saveNote: 'Notizen speichern',
    noteSaved: 'Die Notizen sind gespeichert.',
    search: 'Spiele durchsuchen',
    noneFound: ({ words }) => `Kein Spiel hat „${words}“ im Namen oder in den Notizen.`,
    proven: 'Was deine Spiele beweisen',
    achievements: {
      won: 'Gewonnen',
      epic: 'Episch gewonnen',
      'all-luck': 'Mit allem Glück übrig gewonnen',
      'no-luck': 'Von Anfang an ohne Glücksmarker gewonnen',
      'next-door': 'Entkommen, mit dem Geist nebenan',
      'ten-turns': 'Bis Zug zehn gewonnen',
      'two-locks': 'Mit höchstens zwei verriegelten Räumen gewonnen',
      'whole-house': 'Gewonnen und das ganze Haus gesehen',
      'three-running': 'Dreimal in Folge gewonnen',
    },
    firstOn: ({ day, times: count }) => plural(count, { one: day, other: `${count}-mal, zuerst am ${day}` }),
    gamesPlayed: ({ count }) => plural(count, { one: 'Spiel', other: 'Spiele' }),
  },
};
