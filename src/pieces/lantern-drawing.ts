import { svg } from 'lit';

/** The lantern itself, 22 by 32. */
export const LANTERN_DRAWN = svg`<path class="handle" d="M7.5 7.5V6a3.5 3.5 0 0 1 7 0v1.5" />
  <path class="brass" d="M5.5 8h11l1.2 3.2H4.3zM3.8 26h14.4l1.3 4.5h-17z" />
  <path class="glass" d="M5 11.2h12V26H5z" />
  <path class="flame" d="M11 13c3.4 4 3.6 8.2 0 10.8-3.6-2.6-3.4-6.8 0-10.8z" />`;
