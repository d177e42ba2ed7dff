import * as v from 'valibot';

import {
  type Edition,
  type Header,
  MODES,
  type Position,
  RULINGS,
  readEdition,
  readTranscript,
} from '../../../engine/index.ts';
import { packedIn, packText, readGameText, unpackText } from '../../../exchange/index.ts';
import { replayEntries } from '../../../record/index.ts';
import { EDITIONS } from '../../game/open-game.ts';
import { allEditions } from '../../stores/own-editions.ts';
import { laidOf, rollAt, type Setting, settingAt, withoutRoll } from './laid-out-table.ts';

/** Why a text or an address is no table: what the page says of it. */
export type Unread = 'damaged' | 'newer' | 'other' | 'edition' | 'transcript' | 'not-in';

/** What was found: a table, with whether only part of the text could be used; or why there is none. */
export type Found =
  | { readonly kind: 'setting'; readonly setting: Setting; readonly cut: boolean }
  | { readonly kind: 'nothing'; readonly why: Unread };

/** So many lines may be said on a table: far more than a roll ever waits for. */
const MOST_SAID = 400;

const nothing = (why: Unread): Found => ({ kind: 'nothing', why });
const fields = v.record(v.string(), v.unknown());
const form = v.object({
  edition: v.unknown(),
  modes: v.optional(v.array(v.picklist(MODES)), []),
  rulingsOff: v.optional(v.array(v.picklist(RULINGS)), []),
  position: fields,
  said: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_SAID)), []),
});

/** The table as JSON holds it. An edition that is `known` to whoever reads it is only named. */
export function settingWritten(setting: Setting, known: Edition | null = null): object {
  const { edition, modes, rulingsOff, position, said } = setting;
  return {
    edition: edition === known || EDITIONS.includes(edition) ? edition.id : edition,
    ...(modes.length > 0 && { modes }),
    ...(rulingsOff.length > 0 && { rulingsOff }),
    position,
    ...(said.length > 0 && { said }),
  };
}

/** The table that JSON holds, or null; `known` is an edition that may only be named there. */
export function settingIn(json: unknown, known: Edition | null = null): Setting | null {
  const whole = v.safeParse(form, json);
  if (!whole.success) return null;
  const given = whole.output.edition;
  const edition = given === known?.id ? known : editionIn(given);
  return edition && { ...whole.output, edition };
}

/** The table as the fragment of an address; null where it is too long for one. */
export function addressOf(setting: Setting): string | null {
  const packed = packText(`${JSON.stringify(settingWritten(setting))}\n`, EDITIONS);
  return packed === null ? null : `#p=${packed}`;
}

/** The table in the fragment of an address, or null where there is none. */
export function inAddress(hash: string): Found | null {
  const packed = /[#&]p=([\w-]*)/.exec(hash)?.[1];
  if (packed === undefined) return null;
  const unpacked = unpackText(packed, EDITIONS);
  if (unpacked.kind !== 'text') return nothing(unpacked.kind);
  return inJson(unpacked.text, null) ?? nothing('damaged');
}

/** The table in a text that was pasted: a position, a transcript, or a link to either. `now` says what a bare position is of. */
export function inText(text: string, now: Setting): Found {
  const begin = text.trimStart();
  if (begin.startsWith('{')) return inJson(text, now) ?? nothing('other');
  const linked = inAddress(text);
  if (linked !== null) return linked;
  const packed = packedIn(text);
  const unpacked = packed === null ? null : unpackText(packed, EDITIONS);
  if (unpacked !== null && unpacked.kind !== 'text') return nothing(unpacked.kind);
  const transcript = unpacked?.text ?? text;
  return /^(?:\s*#[^\n]*\n)*\s*asylum[ \t]/.test(transcript) ? inTranscript(transcript) : nothing('other');
}

function inJson(text: string, now: Setting | null): Found | null {
  const json = parsed(text);
  const whole = v.safeParse(form, json);
  if (whole.success) {
    const edition = editionIn(whole.output.edition);
    if (edition === null) return nothing('edition');
    return asFarAsTold({ ...whole.output, edition });
  }
  const alone = v.safeParse(fields, json);
  if (now === null || !alone.success || !('pawn' in alone.output || 'rooms' in alone.output)) return null;
  return asFarAsTold(withoutRoll({ ...now, position: alone.output, said: [] }));
}

/** A table with what was said on it, as far as that fits. */
function asFarAsTold(setting: Setting): Found {
  const { said } = laidOf(setting);
  return { kind: 'setting', setting: { ...setting, said }, cut: said.length < setting.said.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function editionIn(given: unknown): Edition | null {
  if (typeof given === 'string') return allEditions().find(({ id }) => id === given) ?? null;
  const read = readEdition(given);
  return read.ok ? read.value : null;
}

function inTranscript(text: string): Found {
  const { game, bad } = readGameText(text, allEditions());
  if (game === null) return inHeader(text);
  const header = readTranscript(text, allEditions());
  if (!header.ok) return nothing('transcript');
  const found = latest(
    header.transcript.header,
    game.entries.map(({ line }) => line),
    (count) => replayEntries(game.start, game.entries, count).position,
  );
  return found.kind === 'setting' ? { ...found, cut: bad !== null } : found;
}

/** The position in a header that breaks rules: its lines are read one by one. */
function inHeader(text: string): Found {
  const line = (key: string): string[] =>
    [...text.matchAll(new RegExp(`^[ \\t]*${key}[ \\t]+(.*)$`, 'gm'))].map((match) => match[1]?.trim() ?? '');
  const [named = ''] = line('edition');
  const position = v.safeParse(fields, parsed(line('position')[0] ?? ''));
  if (!position.success) return nothing('transcript');
  const edition = editionIn(named.startsWith('{') ? parsed(named) : named);
  if (edition === null) return nothing('edition');
  const modes = MODES.filter((mode) => line('mode').includes(mode));
  const rulingsOff = RULINGS.filter((ruling) => line('ruling').includes(`${ruling} off`));
  return {
    kind: 'setting',
    setting: { edition, modes, rulingsOff, position: position.output, said: [] },
    cut: false,
  };
}

/**
 * The latest table of a game that can be asked about, once the pawn is in. Where a roll is asked for or waits, what was
 * said since the last table that a header can hold is said on that one; dice of a tile that are asked for are left out.
 */
export function latest(header: Header, lines: readonly string[], at: (count: number) => Position): Found {
  const waits = rollAt(at(lines.length)) !== null;
  for (let count = lines.length; count >= 0; count--) {
    const setting = settingAt(header, at(count));
    if (setting !== null)
      return waits
        ? asFarAsTold({ ...setting, said: lines.slice(count) })
        : { kind: 'setting', setting, cut: count < lines.length };
  }
  return nothing('not-in');
}
