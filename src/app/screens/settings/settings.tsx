import { ADVICE, SETTINGS, TITLES } from '../../../words/index.ts';
import { canShake } from '../../device/vibration.ts';
import { canStayAwake } from '../../device/wake-lock.ts';
import { PageBar, Segments, SwitchRow } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import {
  adviserOn,
  danger,
  dimmed,
  dread,
  haptics,
  LIGHTS,
  letterKeys,
  light,
  sound,
  WALKS,
  walk,
} from '../../stores/preferences.ts';
import { useWorld } from '../../stores/world.ts';
import { About } from './about.tsx';
import { Fairness } from './fairness.tsx';
import { Keeping } from './keeping.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** What is on or off at the table, and whether the device has to vibrate for it. */
const SWITCHES = [
  ['haptics', haptics, true],
  ['sound', sound, false],
  ['dread', dread, true],
  ['dimmed', dimmed, false],
  ['danger', danger, false],
  ['letterKeys', letterKeys, false],
] as const;

/** What the player chooses once: light, walk, touch and keys; and what this app is. */
export function SettingsScreen() {
  const { late } = useWorld();
  const heading = useScreen(TITLES.settings);
  return (
    <main class="page">
      <PageBar title={TITLES.settings} heading={heading} />
      <h2>{SETTINGS.light}</h2>
      <Segments
        label={SETTINGS.light}
        all={LIGHTS}
        names={SETTINGS.lights}
        chosen={light.value}
        choose={(one) => {
          light.value = one;
        }}
      />
      <LanguageChoice />
      <h2>{SETTINGS.table}</h2>
      <div class="rows">
        {SWITCHES.filter(([, , vibrates]) => !vibrates || canShake()).map(([name, held]) => (
          <SwitchRow
            key={name}
            {...SETTINGS[name]}
            on={held.value}
            turn={(on) => {
              held.value = on;
            }}
          />
        ))}
        <SwitchRow
          title={ADVICE.title}
          told={ADVICE.told}
          on={adviserOn.value}
          turn={(on) => {
            adviserOn.value = on;
            // Where it cannot be had now, the screens that show it ask for it again.
            if (on) late().catch(() => {});
          }}
        />
        {!canShake() && <p class="row small">{SETTINGS.noVibration}</p>}
        {!canStayAwake() && <p class="row small">{SETTINGS.noWakeLock}</p>}
      </div>
      <h2>{SETTINGS.walk}</h2>
      <Segments
        label={SETTINGS.walk}
        all={WALKS}
        names={SETTINGS.walks}
        chosen={walk.value}
        choose={(one) => {
          walk.value = one;
        }}
      />
      <Fairness />
      <Keeping />
      <About />
    </main>
  );
}
