import { useRef } from 'preact/hooks';

import { RULINGS, type Ruling } from '../../../engine/index.ts';
import { RULINGS_TOLD, SET_UP } from '../../../words/index.ts';
import { Icon, SwitchRow } from '../../parts/controls.tsx';
import type { SetUp } from '../../stores/preferences.ts';

/** The house rulings, folded away: whoever never heard of them plays as most do. */
export function Rulings(props: {
  readonly setUp: SetUp;
  readonly turn: (ruling: Ruling, on: boolean) => void;
}) {
  const { rulingsOff } = props.setUp;
  const open = useRef(rulingsOff.length > 0);
  return (
    <details class="fold" open={open.current}>
      <summary>
        <h2>
          {SET_UP.rulings} <small>{SET_UP.rulingsTold}</small>
        </h2>
        <Icon name="chevron" />
      </summary>
      <div class="rows">
        {RULINGS.map((ruling) => (
          <SwitchRow
            key={ruling}
            {...RULINGS_TOLD[ruling]}
            on={!rulingsOff.includes(ruling)}
            turn={(on) => props.turn(ruling, on)}
          />
        ))}
      </div>
    </details>
  );
}
