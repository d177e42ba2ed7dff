import { describe, expect, test } from 'vitest';

import { beginFrom, type Header, STANDARD, snapshot } from '../../src/engine/index.ts';
import { shortly } from '../support/faults.ts';
import { newHeader, OWN } from '../support/tables.ts';

const FIVE = ['crow-feather', 'horseshoe', 'clover', 'old-penny', 'rabbit-foot'];
const TILES = STANDARD.tiles.map(({ id }) => id);

/** Set-ups that no text was read for, and all that is wrong with them. */
const REFUSED: readonly [clause: string, header: Header, faults: readonly string[]][] = [
  ['an unknown task', newHeader({ tasks: ['find-ghost', 'sing', 'two-alike'] }), ['unknown-id tasks: sing']],
  [
    'a task twice',
    newHeader({ tasks: ['find-ghost', 'two-alike', 'two-alike'] }),
    ['twice tasks: two-alike'],
  ],
  [
    'another task in slot 1',
    newHeader({ tasks: ['two-alike', 'find-ghost', 'stand-in-attic'] }),
    ['not-allowed tasks: two-alike'],
  ],
  ['no task in slot 1', newHeader({ tasks: [] }), ['too-few tasks: 3']],
  ['an unknown token', newHeader({ luck: ['rabbit'] }), ['unknown-id luck: rabbit']],
  ['an unknown tile', newHeader({ stack: ['teapot'] }), ['unknown-id stack: teapot']],
  ['a tile twice', newHeader({ stack: [...TILES, 'doll'] }), ['twice stack: doll']],
  ['unknown marks', newHeader({ hidden: ['golden', 'silver', 'cracked'] }), ['unknown-id hidden: golden']],
  [
    'more than one fault',
    newHeader({ luck: ['clover', 'clover'], hidden: ['golden'] }),
    ['twice luck: clover', 'unknown-id hidden: golden'],
  ],
  ['too much luck', newHeader({ luck: FIVE }), ['too-many luck: 4']],
  ['two marks', newHeader({ hidden: ['silver', 'cracked'] }), ['too-few hidden: 3']],
  ['four marks', newHeader({ hidden: ['silver', 'cracked', 'engraved', 'humming'] }), ['too-many hidden: 3']],
  ['no tasks', newHeader({ tasks: null }), ['missing tasks']],
];

describe('a set-up that no text was read for', () => {
  test.each(REFUSED)('with %s is refused', (_, header, faults) => {
    const beginning = beginFrom(header);
    expect(beginning.ok ? [] : shortly(beginning.faults)).toEqual(faults);
  });

  test('is kept as it was said, with all that it says', () => {
    const header = newHeader({
      edition: OWN,
      embedded: true,
      modes: ['harder', 'unluckier'],
      rulingsOff: ['lock-freely'],
      tasks: ['find-ghost', 'sing', 'dance', 'see-two'],
      luck: ['wand'],
      stack: ['ring', 'comb', 'shoe', 'shade'],
      hidden: ['sun', 'moon', 'star'],
      notes: ['a night', 'in the loft'],
    });
    const beginning = beginFrom(header);
    expect(beginning).toMatchObject({ ok: true, value: { header } });
    expect(beginning.ok && snapshot(beginning.value.start)).toMatchObject({
      pawn: 'garden',
      luck: ['wand'],
      tasks: [{ id: 'find-ghost' }, { id: 'sing' }, { id: 'dance' }, { id: 'see-two' }],
    });
  });
});
