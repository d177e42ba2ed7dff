import { expect, test } from 'vitest';

import { keyOf } from '../../src/app/parts/keys.ts';

interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
}

const key = (pressed: Pressed): string | null =>
  keyOf({
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    keyCode: 0,
    ...pressed,
  } as KeyboardEvent);

test.each([
  ['a letter', { key: 'L', code: 'KeyL' }, 'l'],
  ['a digit', { key: '4', code: 'Digit4' }, '4'],
  ['a digit of the number pad', { key: '4', code: 'Numpad4' }, '4'],
  ['AZERTY, 2', { key: 'é', code: 'Digit2' }, '2'],
  ['AZERTY, 1', { key: '&', code: 'Digit1' }, '1'],
  ['AZERTY, 6', { key: '-', code: 'Digit6' }, '6'],
  ['AZERTY, 3 with shift', { key: '3', code: 'Digit3', shiftKey: true }, '3'],
  ['Persian, 2', { key: '۲', code: 'Digit2' }, '2'],
  ['Russian, L', { key: 'д', code: 'KeyL' }, 'l'],
  ['Greek, R', { key: 'ρ', code: 'KeyR' }, 'r'],
  ['Hebrew, U', { key: 'ו', code: 'KeyU' }, 'u'],
  ['Thai, a vowel on U', { key: 'ี', code: 'KeyU' }, 'u'],
  ['Arabic, two letters on B', { key: 'لا', code: 'KeyB' }, 'b'],
  ['QWERTZ, Ctrl+Z', { key: 'z', code: 'KeyY', ctrlKey: true }, 'ctrl+z'],
  ['AZERTY, Ctrl+Z', { key: 'z', code: 'KeyW', ctrlKey: true }, 'ctrl+z'],
  ['Russian, Ctrl+Z', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'ctrl+z'],
  ['Russian, Cmd+Shift+Z', { key: 'Я', code: 'KeyZ', metaKey: true, shiftKey: true }, 'ctrl+y'],
  ['Ctrl+Y', { key: 'y', code: 'KeyY', ctrlKey: true }, 'ctrl+y'],
  ['a question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['a question mark of AZERTY', { key: '?', code: 'KeyM', shiftKey: true }, '?'],
  ['Escape', { key: 'Escape', code: 'Escape' }, 'escape'],
] as const)('%s', (_, pressed, named) => {
  expect(key(pressed)).toBe(named);
});

test.each([
  ['! is no 1', { key: '!', code: 'Digit1', shiftKey: true }],
  ['Dvorak, ; on Z', { key: ';', code: 'KeyZ', ctrlKey: true }],
  ['an accented Latin letter', { key: 'è', code: 'KeyT' }],
  ['a dead key', { key: 'Dead', code: 'KeyL' }],
  ['Ctrl+R', { key: 'r', code: 'KeyR', ctrlKey: true }],
  ['with Alt', { key: 'l', code: 'KeyL', altKey: true }],
  ['composed by an IME', { key: 'l', code: 'KeyL', isComposing: true }],
  ['handled by an IME', { key: 'l', code: 'KeyL', keyCode: 229 }],
] as const)('%s means nothing', (_, pressed) => {
  expect(key(pressed)).toBeNull();
});
