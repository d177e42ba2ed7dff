import { Fragment } from 'preact';

import { hasUnseen } from '../../../engine/index.ts';
import { GIVERS } from '../../../record/index.ts';
import type { Owners } from '../../../storage/index.ts';
import { COPY, SET_UP } from '../../../words/index.ts';
import { Segments } from '../../parts/controls.tsx';
import type { SetUp } from '../../stores/preferences.ts';
import { editionFor, takesSixTaps } from '../../stores/set-up.ts';

const KINDS = ['tiles', 'dice', 'ghost'] as const;

/** Who draws and rolls, for each kind of chance. */
export function WhoRolls(props: { readonly setUp: SetUp; readonly choose: (owners: Owners) => void }) {
  const { owners } = props.setUp;
  const growing = hasUnseen(editionFor(props.setUp));
  return (
    <section aria-labelledby="who">
      <h2 id="who">{SET_UP.who}</h2>
      <div class="who">
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            <span>{SET_UP.whose[kind]}</span>
            {kind === 'tiles' && growing ? (
              <small class="muted">{COPY.byHand}</small>
            ) : (
              <Segments
                label={SET_UP.whose[kind]}
                all={GIVERS}
                names={SET_UP.givers}
                chosen={owners[kind]}
                choose={(giver) => props.choose({ ...owners, [kind]: giver })}
              />
            )}
          </Fragment>
        ))}
      </div>
      {takesSixTaps(props.setUp) && <p class="muted small told">{SET_UP.sixTaps}</p>}
    </section>
  );
}
