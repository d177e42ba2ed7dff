import { css } from 'lit';

/** The house around the rooms: walls, roof, thread, stairs, and the path drawn on the thread. */
export const houseLook = css`
  :host {
    container: stage / size;
    display: block;
    height: 100%;
    min-width: 0;
    min-height: 0;
    font: 400 1rem/1.4 var(--sans, sans-serif);
    font-feature-settings: 'tnum' 1;
    -webkit-user-select: none;
    user-select: none;
  }
  .line {
    position: relative;
    display: grid;
    height: 100%;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-template-rows: minmax(0, 0.9fr) repeat(var(--floors), minmax(0, 1fr)) minmax(0, 0.75fr);
  }
  .body {
    margin: 0 -1px;
    border-radius: 2px;
    background: var(--wall);
  }
  .blank {
    margin: 1.5px;
    border-radius: var(--r-room, 3px);
    background: var(--sky-low);
    z-index: 1;
  }
  .eave {
    position: absolute;
    left: -4px;
    right: -4px;
    height: 4px;
    margin-top: -2px;
    border-radius: 2px;
    background: var(--slab);
    z-index: 1;
  }
  .chimney {
    position: absolute;
    left: 24%;
    top: -9px;
    width: 15px;
    height: 22px;
    border-radius: 2px 2px 0 0;
    background: var(--wall);
  }
  .chimney + .chimney {
    left: 70%;
  }
  .chimney::before {
    content: '';
    position: absolute;
    left: -2px;
    right: -2px;
    top: 0;
    height: 4px;
    border-radius: 1px;
    background: var(--wall);
  }
  .stair {
    position: absolute;
    width: 24px;
    height: 13px;
    margin: -6px -12px;
    border-radius: 2px;
    background: var(--slab);
    z-index: 5;
    pointer-events: none;
  }
  .stair svg {
    display: block;
    width: 19px;
    height: 11px;
    margin: 1px 2.5px;
    fill: none;
    stroke: var(--stair, var(--text));
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .stair.left svg {
    transform: scaleX(-1);
  }
  .thread,
  .route {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
    z-index: 2;
    fill: none;
    stroke: var(--edge);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 0.1 5;
    opacity: 0.8;
  }
  .thread path,
  .route path {
    vector-effect: non-scaling-stroke;
  }
  .route {
    z-index: 5;
    stroke: var(--ghost);
    stroke-width: 2.5;
    stroke-dasharray: none;
    opacity: 1;
  }
  .route.warm {
    stroke: var(--lamp);
  }
  .route.no {
    stroke: var(--alarm);
    stroke-dasharray: 5 5;
  }
  .step {
    position: absolute;
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    margin: -9px;
    border-radius: 50%;
    background: var(--ghost);
    color: var(--on-ghost);
    font: 700 11px/1 var(--sans, sans-serif);
    pointer-events: none;
    z-index: 6;
  }
  .step.last {
    box-shadow: 0 0 0 3px rgb(var(--ghost-glow) / 0.4);
  }
  .step.warm {
    background: var(--lamp);
    color: var(--on-lamp);
  }
  .step.no {
    background: var(--alarm);
    color: var(--bg);
    box-shadow: none;
  }
  .walker {
    position: absolute;
    left: 0;
    top: 0;
    visibility: hidden;
    pointer-events: none;
    z-index: 8;
  }
  .walking .walker {
    visibility: visible;
  }
  .walking.cold .room .spook,
  .walking.warm .room .pawn {
    visibility: hidden;
  }
  @container stage (max-height: 300px) {
    .stair {
      height: 12px;
    }
    .stair svg {
      height: 10px;
    }
  }
  @container stage (min-width: 500px) and (min-height: 460px) {
    .step {
      width: 24px;
      height: 24px;
      margin: -12px;
      font-size: 14px;
    }
  }
  @media (forced-colors: active) {
    .body,
    .blank,
    .eave,
    .chimney {
      display: none;
    }
    .step {
      forced-color-adjust: none;
    }
  }
`;
