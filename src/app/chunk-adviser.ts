/** What the adviser shows, on whichever screen: it comes with the history, when the adviser is on. */

export { AdviceLine } from './parts/advice-line.tsx';
export { AdviceNote } from './parts/advice-note.tsx';
export { Chances } from './parts/chance-curve.tsx';
export { Odds } from './parts/chance-on-way.tsx';
export { Strength } from './parts/practised-player.tsx';
export { Thinking } from './parts/thinking.tsx';
