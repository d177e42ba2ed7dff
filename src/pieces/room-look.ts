import { css } from 'lit';

/** The states of a room, each a colour with a mark beside it. */
export const roomLook = css`
  .room {
    --floor: var(--room-dark);
    --hatch: none;
    --glow: none;
    container: room / size;
    position: relative;
    isolation: isolate;
    z-index: 2;
    display: block;
    box-sizing: border-box;
    min-width: 0;
    min-height: 0;
    margin: 1.5px;
    padding: 0;
    border: 0;
    border-radius: var(--r-room, 3px);
    background: var(--glow), var(--hatch), var(--floor);
    color: var(--text-3);
    font: inherit;
    text-align: left;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .room::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(rgb(var(--lamp-glow) / 0.1), rgb(var(--lamp-glow) / 0.3)), var(--lamp-room);
    opacity: 0;
    transition: opacity 120ms linear;
  }
  .seen {
    --floor: var(--room);
    color: var(--text-2);
  }
  .locked {
    --floor: var(--sunk);
    --hatch: repeating-linear-gradient(135deg, transparent 0 6px, rgb(150 156 163 / 0.11) 6px 7px);
  }
  .haunt {
    --glow: radial-gradient(95% 90% at 78% 78%, rgb(var(--ghost-glow) / 0.34), rgb(var(--ghost-glow) / 0.05) 75%);
    color: var(--text-2);
  }
  .here {
    --glow: radial-gradient(95% 90% at 78% 78%, rgb(var(--lamp-glow) / 0.42), rgb(var(--lamp-glow) / 0.06) 75%);
    color: var(--text);
  }
  .here.haunt {
    --glow: radial-gradient(60% 80% at 88% 80%, rgb(var(--ghost-glow) / 0.36), transparent),
      radial-gradient(70% 80% at 52% 80%, rgb(var(--lamp-glow) / 0.4), transparent);
  }
  .lit {
    z-index: 4;
    color: var(--text);
    box-shadow:
      0 0 0 2px var(--lamp),
      0 0 22px rgb(var(--lamp-glow) / 0.35);
  }
  .lit::before {
    opacity: 1;
  }
  .asked {
    z-index: 5;
    box-shadow: 0 0 0 2px var(--alarm);
  }
  .room:focus-visible {
    outline: 3px solid var(--text);
    outline-offset: -5px;
    z-index: 7;
  }

  .attic {
    margin: 0 1px 1.5px;
    background: none;
    box-shadow: none;
  }
  .shape {
    position: absolute;
    left: 0;
    top: 0;
    width: 100%;
    height: 100%;
    z-index: -2;
    overflow: visible;
  }
  .shape polygon {
    fill: var(--room-dark);
    stroke: var(--wall);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
    transition: fill 120ms linear;
  }
  .attic.seen polygon {
    fill: var(--room);
  }
  .attic.locked polygon {
    fill: var(--sunk);
  }
  .attic.lit polygon {
    fill: var(--lamp-room);
    stroke: var(--lamp);
  }
  .attic.asked polygon {
    stroke: var(--alarm);
  }
  .attic::before {
    top: 2px;
    right: 2px;
    bottom: 2px;
    left: 2px;
    clip-path: polygon(13% 0, 87% 0, 100% 100%, 0 100%);
    background: var(--glow), var(--hatch);
    opacity: 1;
    transition: none;
  }
  .attic.here {
    --glow: radial-gradient(34% 90% at 74% 80%, rgb(var(--lamp-glow) / 0.5), transparent);
  }
  .attic.haunt {
    --glow: radial-gradient(34% 90% at 74% 80%, rgb(var(--ghost-glow) / 0.42), transparent);
  }
  .attic.here.haunt {
    --glow: radial-gradient(30% 90% at 78% 80%, rgb(var(--ghost-glow) / 0.42), transparent),
      radial-gradient(30% 90% at 66% 80%, rgb(var(--lamp-glow) / 0.45), transparent);
  }

  .garden {
    --floor: linear-gradient(var(--grass-2), var(--grass));
    margin: 1.5px 0 0;
    border-radius: 0 0 8px 8px;
    color: var(--text-2);
  }
  .garden::after {
    content: '';
    position: absolute;
    top: -2px;
    right: 0;
    bottom: -8px;
    left: 0;
  }
  .garden.here {
    --glow: radial-gradient(50% 120% at 24% 90%, rgb(var(--lamp-glow) / 0.42), rgb(var(--lamp-glow) / 0.06) 75%);
  }
  .fence {
    position: absolute;
    left: 0;
    bottom: 0;
    width: 100%;
    height: calc(100% - 6px);
    z-index: -1;
    fill: none;
    stroke: var(--wall);
    stroke-width: 1.2;
    opacity: 0.85;
  }

  @media (prefers-reduced-motion: no-preference) {
    .room::before,
    .shape polygon {
      transition-duration: var(--m-base, 220ms);
      transition-timing-function: var(--e-out, ease-out);
    }
  }
  @media (forced-colors: active) {
    .room {
      border: 1px solid ButtonBorder;
    }
    .room::before,
    .shape,
    .fence {
      display: none;
    }
    .locked {
      border: 1px dashed CanvasText;
    }
    .lit {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .asked {
      border: 3px double CanvasText;
    }
    .room:focus-visible {
      outline: 3px solid CanvasText;
      outline-offset: -7px;
    }
  }
`;
