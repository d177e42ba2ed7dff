import type { House, Point } from './geometry.ts';
import type { Step } from './walk-steps.ts';

/** A walk under way: it ends by itself, or at once. */
export interface WalkAnimation {
  /** Everything is where it belongs at once. */
  readonly end: () => void;
}

/** What a walk moves: the figure, and each step's piece of the path with its disc. */
export interface WalkElements {
  readonly walker: HTMLElement;
  /** The figure that stands where the walk ends, hidden while its double walks. */
  readonly rest: Element | null;
  readonly legs: readonly Element[];
  readonly discs: readonly Element[];
}

const STRIDE = 'cubic-bezier(.6,0,.3,1)';

/** Walks the figure along the steps, `ms` a room, and draws the path behind it; `done` is called when it stands. */
export function animateWalk(
  house: House,
  steps: readonly Step[],
  ms: number,
  frame: DOMRect,
  elements: WalkElements,
  done: () => void,
): WalkAnimation {
  const figure = elements.walker.getBoundingClientRect();
  const scale = { x: frame.width / house.width, y: frame.height / house.height };
  const last = steps.at(-1)?.at ?? { x: 0, y: 0 };
  const rest = elements.rest?.getBoundingClientRect();
  const lean = rest ? rest.left + rest.width / 2 - frame.left - last.x * scale.x : 0;
  const back = (steps.at(-1)?.line.at(-1)?.y ?? 0) * scale.y;
  const sink = rest ? rest.bottom - frame.top - back : 0;

  const frames: Keyframe[] = [];
  steps.forEach(({ line }, index) => {
    line.forEach((point, corner) => {
      if (corner === 0 && index > 0) return;
      const room = corner === 0 || corner === line.length - 1;
      frames.push({
        transform: `translate(${at(point, room)})`,
        offset: (index + (corner === 0 ? 0 : lengthTo(line, corner))) / steps.length,
        easing: line.length === 2 ? STRIDE : 'linear',
      });
    });
  });

  function at({ x, y }: Point, room: boolean): string {
    const left = x * scale.x + (room ? lean : 0) - figure.width / 2;
    return `${left.toFixed(1)}px,${(y * scale.y + sink - figure.height).toFixed(1)}px`;
  }

  const appear = (element: Element, index: number) =>
    element.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 120,
      delay: (index + 0.6) * ms,
      fill: 'backwards',
    });
  const animations = [...elements.legs.map(appear), ...elements.discs.map(appear)];
  const walk = elements.walker.animate(frames, { duration: ms * steps.length });
  walk.onfinish = done;
  return {
    end: () => {
      walk.onfinish = null;
      for (const animation of [...animations, walk]) animation.cancel();
      done();
    },
  };
}

/** How far along the line this corner lies, 0 to 1. */
function lengthTo(line: readonly Point[], corner: number): number {
  const lengths = line.slice(1).map((point, index) => {
    const from = line[index] ?? point;
    return Math.abs(point.x - from.x) + Math.abs(point.y - from.y);
  });
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  return sum(lengths.slice(0, corner)) / (sum(lengths) || 1);
}
