/** The words of the look at the dice that the app rolled. */
export const FAIRNESS = {
  title: 'Are the dice fair?',
  look: 'What the app has rolled on this device, counted',
  how: 'Every roll and draw of the app comes from the random numbers of the device itself, the kind that keys are made of. Numbers that would favour a face are thrown away, and no roll knows of another.',
  none: 'The app has not rolled a die in these games yet.',
  unread: 'The games cannot be read now.',
  last: 'The last rolls, the latest first',
  table: 'How often each face fell',
  face: 'Face',
  times: 'Times',
  part: 'Part',
} as const;

/** How many dice are counted, from how many games. */
export function countedDice(dice: number, games: number): string {
  return `${dice === 1 ? 'One die' : `${dice} dice`} in ${games === 1 ? 'one game' : `the ${games} latest games`}.`;
}

/** What a face's bar says in words. */
export function faceTold(pip: number, times: number, of: number): string {
  return `${pip}: ${times === 1 ? 'once' : `${times} times`}, ${partTold(times, of)}`;
}

/** A part of all, in whole percent. */
export function partTold(times: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((100 * times) / of)} %`;
}

/** How odd the counts are among fair dice: the part of fair sets of rolls that are at least so uneven. */
export function oddnessTold(chance: number): string {
  const often =
    chance >= 0.1
      ? `about ${Math.round(chance * 10)} in 10`
      : chance >= 0.01
        ? `about ${Math.round(chance * 100)} in 100`
        : 'fewer than one in 100';
  const verdict = chance >= 0.01 ? 'Nothing odd here.' : 'That is rare, and still happens to fair dice.';
  return `Of fair dice, ${often} such counts are at least this uneven. ${verdict}`;
}

/** The list of what is bundled with the app. */
export const LICENCES = {
  title: 'Bundled with it',
  told: 'The packages and letters in this app, and their licences',
  unread: 'The list is at the address of the app, and needs the network.',
} as const;
