import type { Locator, Page } from 'playwright';

import {
  type Answer,
  after,
  type EventLine,
  type Mode,
  type Parts,
  type Position,
  partsOf,
  questionOf,
  readLine,
  readTranscript,
  STANDARD,
  writeLine,
} from '../../src/engine/index.ts';
import { answerBox } from './boxes.ts';

/** A game that was written down, to be played again by hand: what lies on the table, and everything that was said. */
export interface Script {
  readonly tasks: readonly string[];
  readonly luck: readonly string[];
  readonly modes: readonly Mode[];
  readonly rulingsOff: readonly string[];
  readonly lines: readonly string[];
  readonly start: Position;
}

/** Reads a transcript of the standard edition as a script. */
export function scriptOf(text: string): Script {
  const reading = readTranscript(text, [STANDARD]);
  if (!reading.ok) throw new Error(`line ${reading.line} of the script cannot be read`);
  const { header, start, events } = reading.transcript;
  return {
    tasks: header.tasks ?? [],
    luck: header.luck ?? [],
    modes: header.modes,
    rulingsOff: header.rulingsOff,
    lines: canonical(start, events),
    start,
  };
}

/** The lines as the app writes them: dice in order. */
function canonical(start: Position, events: readonly EventLine[]): string[] {
  return events.map(({ words }) => {
    const reading = readLine(start.deal, words);
    return reading.ok ? writeLine(start.deal, reading.value) : words.join(' ');
  });
}

/** The name of a thing of the standard edition. */
export function nameOf(kind: 'tiles' | 'tasks' | 'luck' | 'marks' | 'rooms', place: number): string {
  return STANDARD[kind][place]?.name ?? '';
}

/** A person at the table with a phone: enters what a script says, by role and name. `touch` is how a control is touched. */
export function playerAt(page: Page, touch = (control: Locator): Promise<void> => control.click()) {
  const panel = page.getByRole('region', { name: 'What to do now' });
  const control = (name: string | RegExp): Locator =>
    panel.getByRole('button', { name, exact: typeof name === 'string' });
  const press = async (name: string | RegExp): Promise<void> => touch(control(name).first());
  const enter = async (pip: number): Promise<void> =>
    touch(
      panel.getByRole('group', { name: 'Enter a die' }).getByRole('button', { name: `${pip}`, exact: true }),
    );

  async function luck(said: Extract<Parts, { kind: 'luck' }>, mustRoll: boolean): Promise<void> {
    const name = nameOf('luck', said.token);
    const open = control(new RegExp(`^${name}: `)).first();
    const caught = (await open.count()) > 0;
    const where = said.where === 0 ? 'of the roll' : `in the ${nameOf('rooms', said.where - 1)}`;
    if (!caught) {
      await touch(page.getByRole('group', { name: 'Luck' }).getByRole('button', { name, exact: true }));
      await panel.getByRole('heading', { name: /: which die, and to what\?$/ }).waitFor();
      // A die that lies far from the pawn shows its results when it is touched.
      const far = control(`${said.from} ${where}`);
      if ((await far.count()) > 0) await touch(far);
    }
    const result = mustRoll
      ? `Roll it again, the ${said.from} ${where}`
      : `${said.from} ${where} becomes ${said.to}`;
    await press(new RegExp(`${caught ? `^${name}: ` : '^'}${result}(?::|$)`));
    if (mustRoll) await enter(said.to ?? 0);
  }

  const catchUp = async ({ place, settles }: Told): Promise<void> => {
    await page.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>('main')?.dataset.said) >= least,
      settles ? place - 1 : place,
    );
  };

  return {
    panel,
    /** Waits until the table shows all that was said before a step. */
    catchUp,
    control,
    press,
    enter,
    /** Says one answer of a script, once the table shows all before it; what a screen does by itself needs no touch. */
    async say(step: Told): Promise<void> {
      const { position, answer } = step;
      const said = partsOf(answer);
      await catchUp(step);
      if (said.kind !== 'clue') {
        const notNow = control('Not now');
        if ((await notNow.count()) > 0) await touch(notNow);
      }
      switch (said.kind) {
        case 'roll':
        case 'dice':
          for (const pip of said.pips) await enter(pip);
          return;
        case 'draw':
          return press(new RegExp(`^${escaped(nameOf('tiles', said.tile))}(?:, \\d dic?e)?$`));
        case 'clue': {
          const reveal = control(new RegExp(`^Reveal clue ${said.slot}`));
          if ((await reveal.count()) > 0) await touch(reveal);
          return press(new RegExp(`^${nameOf('marks', said.mark ?? 0)}`));
        }
        case 'die':
          return press(new RegExp(`, ${said.pip} ${said.toward > 0 ? 'up' : 'down'}$`));
        case 'go':
          if (position.turn === 0) return;
          return press(new RegExp(`, ${said.pip} ${said.toward > 0 ? 'up' : 'down'}$`));
        case 'haunt': {
          const waits = control(/^(?:Let it come|The ghost takes it|Put it aside)/);
          if ((await waits.count()) > 0) await touch(waits.first());
          return;
        }
        case 'luck':
          return luck(said, needsRoll(position, said));
        case 'take':
          return press(/^Take the /);
        case 'passage':
          return press(/^Through the passage/);
        case 'lock':
          return press(/^Lock the /);
        default:
          throw new Error(`no hand says ${said.kind}`);
      }
    },
  };
}

/** Whether a token's result can only come from rolling the die again. */
function needsRoll(position: Position, said: Extract<Parts, { kind: 'luck' }>): boolean {
  const does = position.deal.box.edition.luck[said.token]?.does ?? [];
  return does.every((effect) => effect.is === 're-roll');
}

function escaped(name: string): string {
  return name.replace(/[()]/g, '\\$&');
}

/** One answer of a script, the position in which it is said, and its place. */
export interface Told {
  readonly position: Position;
  readonly answer: Answer;
  readonly place: number;
  /** Whether the answer before it is the one use of a roll, which a screen shows at once and keeps with the next. */
  readonly settles: boolean;
}

/** Everything a script says, in order. */
export function* told(script: Script): Generator<Told> {
  let position = script.start;
  let settles = false;
  for (const [place, line] of script.lines.entries()) {
    const reading = readLine(position.deal, line.split(' '));
    if (!reading.ok) throw new Error(`the script's line ${line} cannot be read`);
    const answer = reading.value;
    yield { position, answer, place, settles };
    const asked = questionOf(position);
    settles =
      asked.for === 'choice' &&
      asked.roll !== null &&
      asked.roll !== 'lock' &&
      partsOf(answer).kind !== 'luck';
    position = after(position, answer);
  }
}

/** Sets up what lies on the table of a script, on the page for it; `owner` rolls and draws everything. */
export async function setUp(page: Page, script: Script, owner: 'I do' | 'The app'): Promise<void> {
  const part = (name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await answerBox(page);
  const turn = async (button: Locator, on: boolean): Promise<void> => {
    if ((await button.getAttribute('aria-pressed')) !== `${on}`) await button.click();
  };
  const name = (kind: 'tasks' | 'luck', id: string): string =>
    STANDARD[kind].find((thing) => thing.id === id)?.name ?? '';
  for (const mode of ['Easier', 'Harder', 'Spookier', 'Trickier', 'Unluckier'])
    await turn(
      part('Difficulty').getByRole('button', { name: mode }),
      script.modes.some((one) => one === mode.toLowerCase()),
    );
  const task = (id: string): Locator =>
    part('Tasks').getByRole('button', { name: new RegExp(`${name('tasks', id)}$`) });
  for (const { id } of STANDARD.tasks.slice(1)) await turn(task(id), false);
  for (const id of script.tasks.slice(1)) await task(id).click();
  const token = (id: string): Locator => part('Luck').getByRole('button', { name: name('luck', id) });
  for (const { id } of STANDARD.luck) await turn(token(id), false);
  for (const id of script.luck) await token(id).click();
  for (const kind of ['Tiles', 'My dice', 'Ghost’s die']) {
    const control = page.getByRole('group', { name: kind }).getByRole('button', { name: owner });
    // Tiles that nobody has described yet leave no choice.
    if (kind !== 'Tiles' || (await control.count()) > 0) await turn(control, true);
  }
  if (script.rulingsOff.length > 0) await page.getByText('House rulings').click();
  const titles: Record<string, string> = {
    'pass-ghost': 'Pass through',
    'lock-freely': 'Lock whenever',
    'luck-on-ghost': 'Luck on the ghost',
  };
  for (const ruling of script.rulingsOff)
    await page.getByRole('switch', { name: new RegExp(`^${titles[ruling]}`) }).click();
  await page.getByRole('button', { name: 'Begin at the garden' }).click();
  await page.getByRole('region', { name: 'What to do now' }).waitFor();
}
