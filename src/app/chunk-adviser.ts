/** What the adviser shows, on whichever screen: it comes with the library, when the adviser is on. */

export { AdviceLine } from './parts/advice-line.tsx';
export { Odds } from './parts/odds.tsx';
export { Thinking } from './parts/thinking.tsx';
