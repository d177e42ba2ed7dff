import { sound } from '../stores/preferences.ts';
import type { Moment } from './vibration.ts';

/** How loud a sound is at its loudest, 0 to 1: it belongs to a quiet room. */
const LOUD = 0.12;

/** One tone: its pitch in Hz at its start and its end, and how many seconds it takes to fade. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly fades: number;
  readonly shape: OscillatorType;
}

const STEP: Tone = { from: 190, to: 110, fades: 0.09, shape: 'sine' };
const CLICK: Tone = { from: 1900, to: 900, fades: 0.03, shape: 'square' };
const LOW: Tone = { from: 70, to: 44, fades: 1.4, shape: 'triangle' };
const BEAT: Tone = { from: 62, to: 46, fades: 0.18, shape: 'sine' };
const SHUT: Tone = { from: 330, to: 82, fades: 0.8, shape: 'triangle' };

/** A tone that begins so many seconds after what it belongs to. */
interface Sounding {
  readonly tone: Tone;
  readonly at: number;
}

const steady = (pitch: number, fades: number): Tone => ({ from: pitch, to: pitch, fades, shape: 'sine' });

/** Each of the great moments: two tones that rub, a heart, a fall behind the bolt, a low end, a way up. */
const SOUNDS: Readonly<Record<Moment, readonly Sounding[]>> = {
  found: [
    { tone: { ...steady(220, 1.3), to: 208 }, at: 0 },
    { tone: { ...steady(233, 1.3), to: 247 }, at: 0.1 },
  ],
  near: [
    { tone: BEAT, at: 0 },
    { tone: BEAT, at: 0.24 },
  ],
  shut: [{ tone: SHUT, at: 0.12 }],
  caught: [{ tone: LOW, at: 0 }],
  escape: [196, 294, 392].map((pitch, place) => ({ tone: steady(pitch, 0.9), at: place * 0.16 })),
};

let context: AudioContext | null = null;
let playing: GainNode | null = null;

/**
 * The ghost walks so many rooms, `pace` ms each: a soft step a room, or one where it is there at once. Last, what its stop
 * comes to.
 */
export function hearGhost(rooms: number, pace: number, moment: Moment | null): void {
  const steps = pace === 0 ? Math.min(rooms, 1) : rooms;
  const heard = Array.from({ length: steps }, (_, step) => ({
    tone: STEP,
    at: ((step + 0.6) * pace) / 1000,
  }));
  play([...heard, ...after((steps * pace) / 1000, moment)]);
}

/** A door is locked: the bolt, and its stop; and what lies behind it. */
export function hearLock(moment: Moment | null): void {
  play([{ tone: CLICK, at: 0 }, { tone: CLICK, at: 0.09 }, ...after(0, moment)]);
}

/** A great moment that nothing goes before. */
export function hearMoment(moment: Moment): void {
  play(SOUNDS[moment]);
}

function after(seconds: number, moment: Moment | null): readonly Sounding[] {
  return moment === null ? [] : SOUNDS[moment].map(({ tone, at }) => ({ tone, at: seconds + at }));
}

/** What still sounds is silent. */
function hush(): void {
  playing?.disconnect();
  playing = null;
}

/** Plays tones, `at` seconds from now, where the player wants sound and the device has it; what sounded before ends. */
function play(tones: readonly Sounding[]): void {
  hush();
  if (!sound.peek() || tones.length === 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // It sleeps until the page has been touched, and whenever the device was busy with something else.
  context.resume().catch(() => {});
  playing = new GainNode(context, { gain: LOUD });
  playing.connect(context.destination);
  // A touch ends the walk.
  document.addEventListener('pointerdown', hush, { once: true });
  for (const { tone, at } of tones) ring(context, playing, tone, context.currentTime + at);
}

function ring(context: AudioContext, into: AudioNode, { from, to, fades, shape }: Tone, at: number): void {
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(1, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + fades);
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + fades);
  tone.connect(volume).connect(into);
  tone.start(at);
  tone.stop(at + fades);
}
