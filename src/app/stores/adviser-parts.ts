import type { ComponentChild } from 'preact';

import type { Answer, Edition, Mode, Position } from '../../engine/index.ts';
import type { GameRecord } from '../../record/index.ts';

/** What the adviser shows on the screens that ask it. */
export interface AdviserParts {
  readonly Odds: (props: { readonly position: Position; readonly answer: Answer }) => ComponentChild;
  readonly Thinking: (props: { readonly position: Position }) => ComponentChild;
  readonly AdviceLine: (props: {
    readonly position: Position;
    /** Tells something, to be seen and heard. */
    readonly tell: (words: string) => void;
    /** Whether something else stands in the sentence's place. */
    readonly brief?: boolean;
  }) => ComponentChild;
  readonly AdviceNote: (props: { readonly position: Position }) => ComponentChild;
  readonly Chances: (props: {
    readonly record: Pick<GameRecord, 'start' | 'entries' | 'standing'>;
  }) => ComponentChild;
  readonly Strength: (props: {
    readonly edition: Edition;
    readonly modes: readonly Mode[];
  }) => ComponentChild;
}
