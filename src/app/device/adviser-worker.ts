import { type Asked, serve } from './advisor/index.ts';

// The thread of the adviser: it thinks beside the page, which asks it and hears from it by messages.
const ask = serve({
  tell: (told) => self.postMessage(told),
  now: () => performance.now(),
  later: (work) => setTimeout(work),
});
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => ask(data));
