import { type Edition, readEdition } from '../engine/index.ts';
import { type Coder, codeOne, type Odds, openOdds, openReader, openWriter } from './arithmetic-coder.ts';
import { type Kind, kindAt, placesIn, SHAPES, wordsIn } from './line-shapes.ts';
import { type Letters, openLetters } from './text-model.ts';

/** The longest transcript that is read, in bytes. */
export const MOST_TRANSCRIPT = 1_000_000;
/** The longest that is packed: over ten thousand answers. Few letters can stand for very much, which must not take long. */
export const MOST_PACKED = 200_000;

/** What a line can be beside a shape: free text, the end of it all, or the edition, named or written out. */
const FREE = SHAPES.length;
const END = FREE + 1;
const NAMED = FREE + 2;
const LINE_WIDTH = 5;

/** Codes a transcript line by line, writing and reading alike, so that both sides learn the same. */
function openLines(coder: Coder, known: readonly Edition[]) {
  const letters: Letters = openLetters();
  const kinds = openOdds(2 ** LINE_WIDTH * 2 ** LINE_WIDTH);
  const words = new Map<string, Odds>();
  let lists = wordsIn(null);
  let before = END;

  function oddsOf(name: string, width: number): Odds {
    const odds = words.get(name) ?? openOdds(2 ** width);
    words.set(name, odds);
    return odds;
  }

  function word(first: number, at: number, kind: Kind, place: number): string | undefined {
    const list = lists[kind];
    const width = Math.max(1, Math.ceil(Math.log2(list.length)));
    return list[codeOne(coder, oddsOf(`${first} ${Math.min(at, 4)} ${kind}`, width), 0, width, place)];
  }

  function shaped(kind: number, places: readonly number[] | null): string | null {
    const shape = SHAPES[kind];
    if (shape === undefined) return null;
    const { first, words: kindsOfWords, many } = shape;
    const count = many
      ? codeOne(coder, oddsOf(`${kind} count`, 8), 0, 8, places?.length ?? 0)
      : kindsOfWords.length;
    const line = [first];
    for (let at = 0; at < count; at++) {
      const said = word(kind, at, kindAt(kindsOfWords, at), places?.[at] ?? 0);
      if (said === undefined) return null;
      line.push(said);
    }
    return line.join(' ');
  }

  function free(line: string | null): string | null {
    const bytes = letters.line(coder, line === null ? null : new TextEncoder().encode(line), MOST_TRANSCRIPT);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  }

  function named(place: number): string | null {
    const edition = known[codeOne(coder, oddsOf('edition', 3), 0, 3, place)];
    return edition === undefined ? null : `edition ${edition.id}`;
  }

  /** Takes in what a line says about those after it. */
  function heed(line: string, kind: number): void {
    before = kind;
    if (line.startsWith('edition ')) lists = wordsIn(editionIn(line.slice(8), known));
  }

  function kindOf(line: string): { kind: number; places: readonly number[] } {
    const edition = known.findIndex(({ id }) => line === `edition ${id}`);
    if (edition >= 0 && edition < 8) return { kind: NAMED, places: [edition] };
    for (const [kind, shape] of SHAPES.entries()) {
      const places = placesIn(shape, line, lists);
      if (places !== null) return { kind, places };
    }
    return { kind: FREE, places: [] };
  }

  return {
    /** Writes one line; null ends it all. */
    write(line: string | null): void {
      const { kind, places } = line === null ? { kind: END, places: [] } : kindOf(line);
      codeOne(coder, kinds, before * 2 ** LINE_WIDTH, LINE_WIDTH, kind);
      if (line === null) return;
      if (kind === FREE) free(line);
      else if (kind === NAMED) named(places[0] ?? 0);
      else shaped(kind, places);
      heed(line, kind);
    },
    /** Reads one line; null at the end, undefined where it is no line. */
    read(): string | null | undefined {
      const kind = codeOne(coder, kinds, before * 2 ** LINE_WIDTH, LINE_WIDTH, 0);
      if (kind === END) return null;
      const line = kind === FREE ? free(null) : kind === NAMED ? named(0) : shaped(kind, null);
      if (line === null) return undefined;
      heed(line, kind);
      return line;
    },
  };
}

function editionIn(said: string, known: readonly Edition[]): Edition | null {
  if (!said.startsWith('{')) return known.find(({ id }) => id === said) ?? null;
  try {
    const read = readEdition(JSON.parse(said));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** Packs the lines of a transcript; what an edition lists costs little, free text what it must. */
export function packLines(lines: readonly string[], known: readonly Edition[]): Uint8Array {
  const writer = openWriter();
  const coding = openLines(writer, known);
  for (const line of lines) coding.write(line);
  coding.write(null);
  return writer.bytes();
}

/** The lines that were packed, or null where the bytes are no such thing. Whatever the bytes are, it ends soon. */
export function unpackLines(bytes: Uint8Array, known: readonly Edition[]): string[] | null {
  const reader = openReader(bytes);
  const coding = openLines(reader, known);
  const lines: string[] = [];
  let length = 0;
  while (length <= MOST_PACKED && !reader.spent) {
    const line = coding.read();
    if (line === null) return lines;
    if (line === undefined) return null;
    lines.push(line);
    length += line.length + 1;
  }
  return null;
}
