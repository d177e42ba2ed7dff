import { useMemo } from 'preact/hooks';

import type { Rule } from '../../engine/index.ts';
import { locale, pictureOf } from '../../words/index.ts';
import { type Moment, sceneOf } from './answer-scene.ts';

/** A moment of a game as a picture: looked at only. */
export function Picture(props: { readonly rule: Rule; readonly moment: Moment; readonly shows: string }) {
  const { rule, moment, shows } = props;
  const { rooms, route } = useMemo(() => sceneOf(moment), [moment, locale()]);
  return (
    <div class="house-demo" role="img" aria-label={pictureOf(rule, shows)}>
      <asylum-line inert rooms={rooms} route={route} label="" walk={0} large={false} />
    </div>
  );
}
