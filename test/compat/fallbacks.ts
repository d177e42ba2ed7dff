/**
 * What the app uses although one of the oldest engines lacks it, and what happens there instead. An entry that is not
 * needed fails the check as well.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  'api navigator.canShare': 'asked with `?.`: where it is missing a game is shared as text',
  'api navigator.share':
    'offered only where `navigator` has it; elsewhere a game leaves as a file, as text or as a link',
  'api navigator.vibrate': 'offered only where `navigator` has it',
  'api navigator.wakeLock':
    'asked for only where `navigator` has it; elsewhere the device decides when it goes dark',
  'member createPolicy': 'where there are no Trusted Types, addresses of scripts are plain text',
  'attribute inert':
    'a picture of the house is no tab stop, takes no pointer, and is an image to a reader in any case',
  'media feature forced-colors': 'an engine that does not know it forces no colours',
  'media feature prefers-contrast': 'the ordinary colours pass WCAG AA',
  'property color-scheme': 'bars and form controls keep the light of the device',
  'property forced-color-adjust': 'an engine that does not know it forces no colours',
  'property overscroll-behavior-y': 'pulling down loads the page anew, and what was entered stands again',
  'property overflow-anchor': 'an engine that does not know it anchors nothing',
  'property resize': 'a text field keeps its size',
  'property scrollbar-width': 'a bar is seen where one scrolls',
  'property text-wrap': 'lines break where they are full',
  'cursor: pointer': 'phones have no cursor',
  'align-content: start': 'grids know it since Safari 10.1; what is lacked is its use in blocks',
  'align-content: end': 'grids know it since Safari 10.1; what is lacked is its use in blocks',
};
