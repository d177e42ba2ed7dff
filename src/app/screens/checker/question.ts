import {
  type Answer,
  GARDEN,
  type Kind,
  luck,
  type Position,
  partsOf,
  readLine,
  writeLine,
} from '../../../engine/index.ts';

/** What is asked about the table. */
export type Asked =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'room'; readonly space: number }
  | { readonly kind: 'all' };

/** How an address names the garden, as a position does. */
const GARDEN_ID = 'garden';
/** What an address says for the directions of a transcript, which some messengers cut off. */
const WAYS: Readonly<Record<string, string>> = { '+': 'up', '-': 'down', up: '+', down: '-' };
/** How an address says that a die is rolled again; and any face, with which such a line can be read. */
const AGAIN = 'again';
const SOME_FACE = '1';
/** What can be asked about; what chance decides cannot. */
const ASKABLE: readonly Kind[] = ['die', 'go', 'haunt', 'passage', 'lock', 'take', 'luck', 'clue', 'task'];

/** What is asked as the fragment of an address, behind the table it is asked about; empty where nothing is. */
export function questionWritten(position: Position, asked: Asked | null): string {
  if (asked === null) return '';
  if (asked.kind === 'all') return '&q=all';
  const { deal } = position;
  if (asked.kind === 'room') {
    const id = asked.space === GARDEN ? GARDEN_ID : deal.box.edition.rooms[asked.space - 1]?.id;
    return `&q=room.${id}`;
  }
  const [first = '', ...words] = writeLine(deal, asked.answer).split(' ');
  const said = words.map((word) => (word === '?' ? AGAIN : (WAYS[word] ?? word)));
  return `&q=${[first, ...said].join('.')}`;
}

/** The question in the fragment of an address; null where there is none, and `lost` where it cannot be read. */
export function questionIn(hash: string, position: Position): Asked | null | 'lost' {
  const written = /[#&]q=([^&]*)/.exec(hash)?.[1];
  if (written === undefined) return null;
  if (written === 'all') return { kind: 'all' };
  const [first = '', ...rest] = written.split('.');
  if (first === 'room') return roomAsked(position, rest.join('.'));
  const moves = first === 'die' || first === 'go';
  const again = first === 'luck' && rest.at(-1) === AGAIN;
  const words = rest.map((word, place) => {
    if (again && place === rest.length - 1) return SOME_FACE;
    return moves && place === 1 ? (WAYS[word] ?? word) : word;
  });
  const reading = readLine(position.deal, [first, ...words]);
  const said = reading.ok ? partsOf(reading.value) : null;
  if (!reading.ok || said === null || !ASKABLE.includes(said.kind)) return 'lost';
  const rolled = again && said.kind === 'luck' ? luck(said.token, said.where, said.from, 0) : reading.value;
  return { kind: 'answer', answer: rolled };
}

function roomAsked(position: Position, id: string): Asked | 'lost' {
  if (id === GARDEN_ID) return { kind: 'room', space: GARDEN };
  const place = position.deal.box.edition.rooms.findIndex((room) => room.id === id);
  return place < 0 ? 'lost' : { kind: 'room', space: place + 1 };
}
