import { describe, expect, test } from 'vitest';

import { glanceAtHeader, readTranscript, STANDARD, writeHeader } from '../../src/engine/index.ts';
import { faultOf, type Shortly } from '../support/faults.ts';
import { lastOf, newHeader, OWN } from '../support/tables.ts';

const A = 'asylum 1';
const E = 'edition standard';
const T = 'tasks find-ghost stand-in-attic two-alike';
const L = 'luck crow-feather horseshoe clover old-penny';
const STACK =
  'stack doll ghost locket bell mirror spoon candlestick flute music-box gramophone diary passage-a passage-b';
const GHOST_ON_TOP = `stack ghost ${STACK.slice(6).replace('ghost ', '')}`;
const GHOST_LAST = `${STACK.replace('ghost ', '')} ghost`;
const HIDDEN = 'hidden silver cracked humming';
const OWN_EDITION = `edition ${JSON.stringify(OWN)}`;
/** The bell lies in the hall, the ghost's tile in the attic, one clue is revealed. */
const P = `position ${JSON.stringify({
  pawn: 'hall',
  ghost: { at: 'library', toward: 'attic' },
  rooms: [{}, { tile: 'bell' }, ...Array(10).fill({}), { tile: 'ghost', locked: true }],
  tasks: [{ id: 'find-ghost', done: true }, { id: 'stand-in-attic' }, { id: 'two-alike' }],
  clues: ['silver', null, null],
})}`;
/** The same with the mirror in the hand. */
const TAKEN = `position ${JSON.stringify({
  pawn: 'hall',
  relic: 'mirror',
  ghost: { at: 'library', toward: 'attic' },
  rooms: [
    {},
    { tile: 'bell' },
    { tile: 'keyhole', locked: true },
    ...Array(9).fill({}),
    { tile: 'ghost', locked: true },
  ],
  tasks: ['find-ghost', 'stand-in-attic', 'two-alike'].map((id) => ({ id, done: true })),
  clues: ['silver', 'cracked', 'engraved'],
})}`;
const REST = `stack ${STACK.slice(6).replace('ghost ', '').replace(' bell', '')}`;

/** Header lines, and the line at which they are refused with which fault. */
const REFUSED: readonly [
  clause: string,
  lines: readonly string[],
  line: number,
  fault: Shortly,
  field: string,
][] = [
  ['nothing', [], 1, 'no-dashes', ''],
  ['no asylum line first', [E, A], 1, 'wrong-place: asylum', 'edition'],
  ['a note before it', ['note hello', A], 1, 'wrong-place: asylum', 'note'],
  ['another version', ['asylum 2', E], 1, 'wrong-version: 2', 'asylum'],
  ['a version with a leading zero', ['asylum 01', E], 1, 'wrong-version: 01', 'asylum'],
  ['no version', ['asylum', E], 1, 'wrong-version', 'asylum'],
  ['two versions', ['asylum 1 2', E], 1, 'words-too-many: 1', 'asylum'],
  ['no edition line second', [A, T, E], 2, 'wrong-place: edition', 'tasks'],
  ['a note before the edition', [A, 'note hello', E], 2, 'wrong-place: edition', 'note'],
  ['an unknown edition', [A, 'edition house'], 2, 'unknown-id', 'edition'],
  ['no edition id', [A, 'edition'], 2, 'words-missing: 1', 'edition'],
  ['two edition ids', [A, 'edition standard again'], 2, 'words-too-many: 1', 'edition'],
  ['an edition behind an id', [A, `edition standard ${OWN_EDITION}`], 2, 'words-too-many: 1', 'edition'],
  ['an edition that is no JSON', [A, 'edition {"id":'], 2, 'not-json', 'edition'],
  ['an edition with a comment behind it', [A, `${OWN_EDITION} # ours`], 2, 'not-json', 'edition'],
  [
    'an edition with a fault',
    [A, OWN_EDITION.replace('"dice":3', '"dice":0')],
    2,
    'out-of-range: 1 to 14',
    'edition: dice',
  ],
  ['asylum twice', [A, E, A], 3, 'twice', 'asylum'],
  ['edition twice', [A, E, E], 3, 'twice', 'edition'],
  ['an unknown line', [A, E, 'weather foggy'], 3, 'unknown-word: weather', ''],
  ['a word that begins as a note does', [A, E, 'notebook open'], 3, 'unknown-word: notebook', ''],
  ['a word that ends as a note does', [A, E, 'keynote speech'], 3, 'unknown-word: keynote', ''],
  ['a note behind another word', [A, E, 'weather note foggy'], 3, 'unknown-word: weather', ''],
  ['an unknown mode', [A, E, 'mode harsher'], 3, 'unknown-id', 'mode'],
  ['no mode', [A, E, 'mode'], 3, 'words-missing: 1', 'mode'],
  ['two modes in a line', [A, E, 'mode easier harder'], 3, 'words-too-many: 1', 'mode'],
  ['an unknown ruling', [A, E, 'ruling walls off'], 3, 'unknown-id', 'ruling'],
  ['a ruling that is on', [A, E, 'ruling pass-ghost on'], 3, 'unknown-word: on', 'ruling'],
  ['a ruling without more', [A, E, 'ruling pass-ghost'], 3, 'words-missing: 2', 'ruling'],
  ['a ruling with more', [A, E, 'ruling pass-ghost off now'], 3, 'words-too-many: 2', 'ruling'],
  ['tasks twice', [A, E, T, T], 4, 'twice', 'tasks'],
  ['luck twice', [A, E, L, L], 4, 'twice', 'luck'],
  ['stack twice', [A, E, STACK, STACK], 4, 'twice', 'stack'],
  ['hidden twice', [A, E, HIDDEN, HIDDEN], 4, 'twice', 'hidden'],
  ['position twice', [A, E, P, P], 4, 'twice', 'position'],
  ['an unknown task', [A, E, 'tasks find-ghost sing two-alike'], 3, 'unknown-id', 'tasks'],
  ['a task twice', [A, E, 'tasks find-ghost two-alike two-alike'], 3, 'twice', 'tasks'],
  ['another first task', [A, E, 'tasks two-alike find-ghost stand-in-attic'], 3, 'not-allowed', 'tasks'],
  ['two tasks', [A, E, 'tasks find-ghost two-alike'], 3, 'too-few: 3', 'tasks'],
  ['five tasks', [A, E, `${T} lock-four explore-nine`], 3, 'too-many: 4', 'tasks'],
  ['an unknown token', [A, E, 'luck rabbit'], 3, 'unknown-id', 'luck'],
  ['a token twice', [A, E, 'luck clover clover'], 3, 'twice', 'luck'],
  ['an unknown tile in the stack', [A, E, 'stack teapot'], 3, 'unknown-id', 'stack'],
  ['a tile twice in the stack', [A, E, `${STACK} doll`], 3, 'twice', 'stack'],
  ['an unknown mark', [A, E, 'hidden silver golden humming'], 3, 'unknown-id', 'hidden'],
  ['a mark twice', [A, E, 'hidden silver silver humming'], 3, 'twice', 'hidden'],
  ['two marks', [A, E, 'hidden silver humming'], 3, 'too-few: 3', 'hidden'],
  ['four marks', [A, E, 'hidden silver cracked humming scorched'], 3, 'too-many: 3', 'hidden'],
  ['a position that is no JSON', [A, E, 'position here'], 3, 'not-json', 'position'],
  ['a position that is a list', [A, E, 'position [1]'], 3, 'not-json', 'position'],
  ['a position with a comment behind it', [A, E, `${P} # so`], 3, 'not-json', 'position'],
  ['the first bad line of two', [A, E, 'mode harsher', 'weather foggy'], 3, 'unknown-id', 'mode'],
  [
    'a bad line before what is missing',
    [A, E, 'mode spookier', 'mode trickier', 'luck rabbit', '--'],
    5,
    'unknown-id',
    'luck',
  ],
  ['no edition at all', [A, '--'], 2, 'missing', 'edition'],
  ['no tasks', [A, E, L, '--'], 4, 'missing', 'tasks'],
  ['no luck', [A, E, T, '--'], 4, 'missing', 'luck'],
  ['tasks beside a position', [A, E, T, P, '--'], 5, 'not-allowed: position', 'tasks'],
  ['luck beside a position', [A, E, P, L, '--'], 5, 'not-allowed: position', 'luck'],
  [
    'Spookier with Trickier',
    [A, E, 'mode spookier', 'mode trickier', T, L, '--'],
    7,
    'contradicts: MODE-3',
    'mode',
  ],
  [
    'Epic with Trickier',
    [A, E, 'mode epic', 'mode trickier', `${T} lock-four`, 'luck', '--'],
    7,
    'contradicts: MODE-3',
    'mode',
  ],
  ['three tasks with Harder', [A, E, 'mode harder', T, L, '--'], 6, 'too-few: 4', 'tasks'],
  ['four tasks without', [A, E, `${T} lock-four`, L, '--'], 5, 'too-many: 3', 'tasks'],
  ['three tokens', [A, E, T, 'luck clover old-penny horseshoe', '--'], 5, 'too-few: 4', 'luck'],
  ['no token', [A, E, T, 'luck', '--'], 5, 'too-few: 4', 'luck'],
  ['five tokens', [A, E, T, `${L} rabbit-foot`, 'mode harsher', '--'], 4, 'too-many: 4', 'luck'],
  [
    'five tokens with Unluckier',
    [A, E, 'mode unluckier', `${L} rabbit-foot`, T, '--'],
    4,
    'too-many: 4',
    'luck',
  ],
  ['five tokens and no tasks', [A, E, `${L} rabbit-foot`, '--'], 3, 'too-many: 4', 'luck'],
  ['five tokens beside a position', [A, E, P, `${L} rabbit-foot`, '--'], 4, 'too-many: 4', 'luck'],
  ['four tokens with Unluckier', [A, E, 'mode unluckier', T, L, '--'], 6, 'too-many: 3', 'luck'],
  ['a stack that lacks tiles', [A, E, T, L, 'stack doll ghost', '--'], 6, 'too-few: 13', 'stack'],
  ['an empty stack', [A, E, T, L, 'stack', '--'], 6, 'too-few: 13', 'stack'],
  [
    'a stack without the ghost on top, with Spookier',
    [A, E, 'mode spookier', T, L, STACK, '--'],
    7,
    'contradicts: MODE-1',
    'stack',
  ],
  [
    'a stack without the ghost at the bottom, with Trickier',
    [A, E, 'mode trickier', T, L, STACK, '--'],
    7,
    'contradicts: MODE-1',
    'stack',
  ],
  ['a stack with tiles that lie in rooms', [A, E, P, STACK, '--'], 5, 'contradicts: ghost', 'stack'],
  ['a stack that lacks tiles, beside a position', [A, E, P, 'stack doll', '--'], 5, 'too-few: 11', 'stack'],
  [
    'hidden clues other than those revealed',
    [A, E, P, 'hidden cracked silver humming', '--'],
    5,
    'contradicts: cracked',
    'hidden',
  ],
  ['a stack with the relic that was taken', [A, E, TAKEN, REST, '--'], 5, 'contradicts: mirror', 'stack'],
  ['no dashes', [A, E, T, L], 5, 'no-dashes', ''],
  ['no dashes, blank lines at the end', [A, E, T, L, '', ''], 7, 'no-dashes', ''],
  ['dashes with a word behind them', [A, E, T, L, '-- now'], 5, 'unknown-word: --', ''],
];

/** Header lines that are read, and what is then legal or asked. */
const ACCEPTED: readonly [shows: string, lines: readonly string[]][] = [
  ['as little as it needs', [A, E, T, L]],
  ['any order behind the edition', [A, E, HIDDEN, L, 'note hello', 'mode easier', STACK, T]],
  [
    'a mode and a ruling twice',
    [A, E, 'mode easier', 'mode easier', 'ruling pass-ghost off', 'ruling pass-ghost off', T, L],
  ],
  ['Epic', [A, E, 'mode epic', 'mode harder', `${T} lock-four`, 'luck']],
  ['one token with Unluckier', [A, E, 'mode unluckier', T, 'luck clover']],
  ['the ghost on top with Spookier', [A, E, 'mode spookier', T, L, GHOST_ON_TOP]],
  ['the ghost at the bottom with Trickier', [A, E, 'mode trickier', T, L, GHOST_LAST]],
  ['a position', [A, E, P]],
  ['a position with the rest of the stack, and clues', [A, E, P, REST, HIDDEN]],
  [
    'a position with the relic in the hand, and the rest of the stack',
    [A, E, TAKEN, REST.replace(' mirror', '')],
  ],
  ['Spookier once the ghost is out', [A, E, 'mode spookier', P, REST]],
  [
    'an edition as JSON',
    [A, `  edition\t ${JSON.stringify(OWN)}`, 'tasks find-ghost sing dance', 'luck wand coin key leaf'],
  ],
  [
    'an edition whose names hold a sharp',
    [A, OWN_EDITION.replace('Our own', 'No. #1'), 'tasks find-ghost sing dance', 'luck wand coin key leaf'],
  ],
  [
    'blank lines, blanks and comments',
    ['', '# a game', `${A} # version`, '', `\t${E}  `, T.replaceAll(' ', ' \t'), L, '  # so'],
  ],
];

/** What ends a line, or is a blank, elsewhere, and in a transcript neither; those that JSON takes as they are. */
const SEPARATORS = ['85', 'a0', '2028', '2029', '3000', 'feff'];

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('a header', () => {
  test.each(REFUSED)('with %s is refused', (_, lines, line, fault, field) => {
    expect(readTranscript(joined(lines), [STANDARD])).toMatchObject({
      ok: false,
      line,
      fault: { ...faultOf(fault), field },
    });
    expect(lastOf(joined(lines))).toMatchObject({
      line,
      ok: false,
      rule: 'FORMAT',
      message: expect.any(String),
    });
  });

  test.each(ACCEPTED)('with %s is read', (_, lines) => {
    expect(lastOf(joined([...lines, '  -- # it begins']))).toMatchObject({
      line: lines.length + 1,
      asks: {},
    });
    expect(lastOf(`\uFEFF${joined([...lines, '--']).replaceAll('\n', '\r\n')}`)).toMatchObject({ asks: {} });
    expect(lastOf(joined([...lines, '--']).trimEnd())).toMatchObject({ asks: {} });
  });

  test('skips one byte order mark only', () => {
    expect(lastOf(`\uFEFF\uFEFF${joined([A, E, T, L, '--'])}`)).toMatchObject({ line: 1, ok: false });
  });

  test('keeps notes as they are', () => {
    const reading = readTranscript(
      joined([A, E, T, L, 'note  two  blanks # and no comment ', 'note', ' \t note hello', '--']),
      [STANDARD],
    );
    expect(reading).toMatchObject({
      transcript: { header: { notes: [' two  blanks # and no comment ', '', 'hello'] } },
    });
  });

  test('has a byte order mark in a note like any other letter', () => {
    const reading = readTranscript(joined([A, E, T, L, 'note \uFEFFhello', '--']), [STANDARD]);
    expect(reading).toMatchObject({ transcript: { header: { notes: ['\uFEFFhello'] } } });
  });

  test.each(SEPARATORS)('is seen at a glance as it is read, with U+%s in names and notes', (code) => {
    const odd = String.fromCharCode(Number.parseInt(code, 16));
    const edition = { ...OWN, name: `Our${odd}mode harder${odd}` };
    const note = `in${odd}mode easier${odd}note two${odd}edition standard`;
    const header = newHeader({ edition, embedded: true, modes: ['unluckier'], luck: [], notes: [note, ''] });
    const named = { ...header, tasks: ['find-ghost', 'sing', 'dance'] };
    const reading = readTranscript(writeHeader(named), [STANDARD]);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    const glance = glanceAtHeader(writeHeader(named));
    expect(JSON.parse(glance.edition)).toEqual(reading.transcript.header.edition);
    expect(glance).toMatchObject({ modes: ['unluckier'], notes: reading.transcript.header.notes });
    expect(glance.notes).toEqual([note, '']);
  });

  test('is seen at a glance whatever its blanks, comments and line ends', () => {
    const lines = [
      `${A} # version`,
      ' edition\t standard # ours',
      ' mode\tepic # so',
      'mode easier',
      ' \tnote  hi # ho',
    ];
    const text = `\uFEFF${[...lines, '--', 'note later', 'mode trickier'].join('\r\n')}`;
    const modes = ['easier', 'harder', 'spookier', 'unluckier'];
    expect(glanceAtHeader(text)).toEqual({ edition: 'standard', modes, notes: [' hi # ho'] });
    expect(glanceAtHeader('')).toEqual({ edition: '', modes: [], notes: [] });
  });

  test('writes a note that holds line ends on one line', () => {
    const text = writeHeader(newHeader({ notes: ['one\r\n\ntwo', 'three\n'] }));
    expect(text.split('\n').slice(-4)).toEqual(['note one two', 'note three ', '--', '']);
  });

  test('written and read again is the same', () => {
    for (const [, lines] of ACCEPTED) {
      const first = readTranscript(joined([...lines, '--']), [STANDARD]);
      if (!first.ok) throw new Error('refused');
      const { header } = first.transcript;
      const again = readTranscript(writeHeader(header), [STANDARD]);
      expect(again).toMatchObject({ ok: true, transcript: { header } });
    }
  });
});
