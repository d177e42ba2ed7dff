import { late, quietMoment } from './late.tsx';

/** The screens that the first page can do without. */
export const table = late(async () => (await import('./table/screen.tsx')).TableScreen);
export const setUp = late(async () => (await import('./setup/set-up.tsx')).SetUpScreen);
export const settings = late(async () => (await import('./settings/settings.tsx')).SettingsScreen);

/** Fetches them one after the other once the first page stands, in the order in which they are likely needed. */
export async function fetchTheRest(): Promise<void> {
  for (const screen of [setUp, table, settings]) {
    await quietMoment();
    await screen.fetch();
  }
}
