/** What the adviser shows, on whichever screen: it comes with the library, when the adviser is on. */

export { AdviceLine } from './parts/advice-line.tsx';
export { AdviceNote } from './parts/advice-note.tsx';
export { Chances } from './parts/chances.tsx';
export { Odds } from './parts/odds.tsx';
export { Strength } from './parts/strength.tsx';
export { Thinking } from './parts/thinking.tsx';
