import type { ComponentChildren } from 'preact';

import type { DrawingName } from '../../../pieces/index.ts';
import { NOTICE_ACTS, type Notice } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';

/** A notice in the flow of the page: what it is about, what to do, and the buttons for it. */
export function Note(props: {
  readonly notice: Notice;
  readonly icon: DrawingName;
  readonly tone?: 'cold' | 'alarm';
  readonly close?: () => void;
  readonly closeName?: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={`note ${props.tone ?? ''}`} role={props.tone === 'alarm' ? 'alert' : 'status'}>
      <Icon name={props.icon} />
      <span>
        <b>{props.notice.title}</b>
        {props.notice.told}
      </span>
      <span class="acts">
        {props.children}
        {props.close && (
          <button
            type="button"
            class="btn quiet close"
            aria-label={props.closeName ?? NOTICE_ACTS.close}
            onClick={props.close}
          >
            <Icon name="cross" />
          </button>
        )}
      </span>
    </div>
  );
}
