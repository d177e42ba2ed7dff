import { type ReadonlySignal, signal } from '@preact/signals';

/** What a screen says to who cannot see it. */
export interface Announcer {
  readonly said: ReadonlySignal<{ readonly words: string; readonly urgent: boolean; readonly times: number }>;
  /** Says something; what is urgent is said at once. Nothing is said where there are no words. */
  say(words: string, urgent?: boolean): void;
}

/** An announcer that has said nothing yet. */
export function openAnnouncer(): Announcer {
  const said = signal({ words: '', urgent: false, times: 0 });
  return {
    said,
    say(words, urgent = false) {
      if (words !== '') said.value = { words, urgent, times: said.peek().times + 1 };
    },
  };
}

/** The live regions of an announcer. What is said twice is an element of its own each time, so that it is heard twice. */
export function Announcements({ by, name = 'voice' }: { readonly by: Announcer; readonly name?: string }) {
  const { words, urgent, times } = by.said.value;
  const line = <span key={times}>{words}</span>;
  return (
    <>
      <p class="vh" aria-live="polite" {...{ [`data-${name}`]: true }}>
        {!urgent && line}
      </p>
      <p class="vh" aria-live="assertive">
        {urgent && line}
      </p>
    </>
  );
}
