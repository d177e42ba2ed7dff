import { css, unsafeCSS } from 'lit';

/** A low room: dice and figure change sides, the badge lies down. */
const low = (room: string) =>
  unsafeCSS(`
  ${room} .tile { top: 17px; left: 4px; --t: 18px; }
  ${room} .dice { left: auto; right: 4px; bottom: 7px; --d: 14px; max-width: 48px; justify-content: flex-end; }
  ${room}.stair-right .dice { bottom: 14px; }
  ${room} .fig { right: auto; left: 4px; bottom: 5px; --tall: 25px; }
  ${room} .by { top: 3px; right: 4px; grid-auto-flow: column; align-items: center; gap: 3px; --d: 20px; }
  ${room} .by .row { order: 2; }
  ${room} .ar { width: 12px; }
  ${room}.attic .tile { top: 4px; left: calc(50% + 34px); }
  ${room}.attic .dice { right: 27%; bottom: 9px; }
  ${room}.attic .fig { left: auto; right: 16%; }
  ${room}.attic .by { right: 36%; }
`);

/** Where things stand in a room, by the room's own width and height. */
export const roomSizes = css`
  .hd {
    display: flex;
    align-items: baseline;
    margin: 5px 0 0 6px;
    font-size: var(--t-12, 0.75rem);
    line-height: 1.15;
    white-space: nowrap;
    overflow: hidden;
  }
  .no {
    margin-right: 4px;
    font-weight: 700;
    font-size: var(--t-13, 0.8125rem);
  }
  .lit .nm {
    font-weight: 600;
  }
  .tile {
    --t: 24px;
    position: absolute;
    left: 5px;
    top: 23px;
    width: var(--t);
    height: var(--t);
    color: var(--text-2);
  }
  .locked .tile {
    color: var(--text-3);
  }
  .lit .tile {
    color: var(--text);
  }
  .cand::after {
    content: '';
    position: absolute;
    top: -3px;
    right: -3px;
    bottom: -3px;
    left: -3px;
    border-radius: 50%;
    border: 1.5px solid var(--lamp);
  }
  .dice {
    --d: 18px;
    position: absolute;
    left: 6px;
    bottom: 16px;
    z-index: 2;
    display: flex;
    flex-wrap: wrap-reverse;
    gap: 2px;
  }
  .many {
    --d: 14px;
    gap: 1px;
  }
  .heaps {
    --d: 14px;
    right: 26px;
    font-size: var(--t-12, 0.75rem);
    line-height: 1;
  }
  .heap {
    display: flex;
    align-items: center;
  }
  .fig {
    position: absolute;
    right: 5px;
    bottom: 11px;
    z-index: 3;
    display: flex;
    gap: 3px;
  }
  .by {
    --d: 24px;
    position: absolute;
    right: 8px;
    top: 22px;
    z-index: 4;
    display: grid;
    justify-items: center;
  }
  .by .row {
    display: flex;
    gap: 2px;
  }
  .by.ways {
    --d: 20px;
  }
  .by .ink {
    box-sizing: border-box;
    padding: 2px;
    fill: none;
  }
  .ar {
    width: 14px;
    height: 8px;
    fill: none;
    stroke: var(--lamp);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .attic .hd {
    justify-content: center;
    margin: 7px 0 0;
  }
  .attic .tile {
    left: calc(50% - 12px);
  }
  .attic .dice {
    left: calc(50% + 22px);
    bottom: 15px;
  }
  .attic .fig {
    right: 24%;
    bottom: 12px;
  }
  .attic .by {
    right: calc(50% - 60px);
  }
  .garden .hd {
    justify-content: flex-end;
    margin: 7px 10px 0;
  }
  .garden .fig {
    right: auto;
    left: calc(100% / var(--columns) * 0.8);
    margin-left: -11px;
    bottom: 10px;
  }
  .garden .by {
    right: auto;
    left: calc(100% / var(--columns) * 1.04);
    top: calc(50% - 11px);
    --d: 22px;
    grid-auto-flow: column;
    align-items: center;
    gap: 4px;
  }

  @container room (max-width: 6.1rem) {
    .floor .nm {
      font-size: 0.6875rem;
      letter-spacing: -0.01em;
    }
    .floor .no {
      margin-right: 2px;
    }
  }
  @container room (max-width: 5.05rem) {
    .floor .nm {
      display: none;
    }
  }
  @container room (max-width: 87px) {
    .floor .dice {
      --d: 16px;
    }
    .floor .many {
      --d: 13px;
    }
  }
  @container room (min-width: 76px) and (max-width: 92px) and (min-height: 61px) {
    .here .dice,
    .haunt .dice {
      gap: 1px;
    }
  }
  @container room (max-height: 88px) {
    .tile {
      --t: 20px;
      top: 20px;
    }
    .by {
      --d: 22px;
      top: 20px;
    }
    .attic .tile {
      left: calc(50% - 10px);
    }
  }
  @container room (max-height: 70px) {
    .tile {
      --t: 16px;
      top: 18px;
    }
    .dice {
      --d: 16px;
      bottom: 6px;
    }
    .stair-left .dice {
      bottom: 14px;
    }
    .fig {
      --tall: 27px;
      bottom: 7px;
    }
  }
  @container room (max-height: 60px) {
    ${low('.room')}
    .floor.lit .nm {
      display: none;
    }
  }
  @container room (max-width: 68px) {
    .floor .hd {
      margin: 3px 0 0 4px;
    }
    .floor .dice,
    .floor .many {
      --d: 13px;
      gap: 1px;
      left: auto;
      right: 3px;
      max-width: 28px;
      justify-content: flex-end;
    }
    .floor .fig {
      --tall: 22px;
      right: auto;
      left: 3px;
      gap: 0;
    }
    .floor.here .tile,
    .floor.haunt .tile {
      display: none;
    }
    .floor .by {
      --d: 18px;
      right: 3px;
    }
    .floor .ar {
      width: 10px;
    }
  }
  @container stage (max-height: 300px) {
    .floor.here .tile,
    .floor.haunt .tile,
    .chimney {
      display: none;
    }
  }
  @container room (min-width: 120px) and (min-height: 100px) {
    .hd {
      margin: 9px 0 0 11px;
      font-size: var(--t-14, 0.875rem);
    }
    .no {
      margin-right: 6px;
      font-size: var(--t-16, 1rem);
    }
    .tile {
      --t: 32px;
      left: 10px;
      top: 36px;
    }
    .dice {
      --d: 26px;
      left: 11px;
      bottom: 22px;
      gap: 5px;
    }
    .many {
      --d: 20px;
      gap: 3px;
    }
    .by {
      --d: 34px;
      right: 9px;
      top: 34px;
    }
    .by.ways {
      --d: 28px;
    }
    .fig {
      --tall: 46px;
      right: 9px;
      bottom: 12px;
    }
    .attic .hd,
    .garden .hd {
      margin: 9px 11px 0;
    }
    .attic .tile {
      left: calc(50% - 16px);
    }
    .attic .dice {
      left: calc(50% + 34px);
    }
    .attic .by {
      right: calc(50% - 80px);
    }
    .garden .fig {
      left: calc(100% / var(--columns) / 2);
      margin-left: -17px;
    }
  }

  :host([large]) .no,
  :host([large]) .nm {
    font-size: 0.56rem;
  }
  ${low(':host([large]) .room')}
  :host([large]) .floor .nm,
  :host([large]) .floor.here .tile,
  :host([large]) .floor.haunt .tile {
    display: none;
  }
  :host([large]) .tile {
    --t: 16px;
    top: 26px;
  }
  :host([large]) .attic .tile {
    left: calc(50% + 56px);
  }
  :host([large]) .fig {
    bottom: 8px;
  }

  @supports not (container-type: size) {
    @media (max-height: 700px) {
      ${low('.room')}
      .floor .nm {
        display: none;
      }
    }
  }
`;
