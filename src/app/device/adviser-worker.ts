import { type Asked, serve, type Thread } from '../../advisor/index.ts';

/** Gives what takes questions about good play and answers them by `tell`, in pieces beside other work. */
export type OpenThread = (tell: Thread['tell']) => (asked: Asked) => void;

const openThread: OpenThread = (tell) =>
  serve({ tell, now: () => performance.now(), later: (work) => setTimeout(work) });

// This file is the adviser's thread. Where a browser cannot start one, the page imports the same file and thinks beside
// its other work; a thread is built without exports, so the page finds it by a name.
if (typeof document === 'undefined') {
  const ask = openThread((told) => self.postMessage(told));
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => ask(data));
} else Object.assign(window, { openAdviserThread: openThread });
