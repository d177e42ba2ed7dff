import type { Edition } from './edition.ts';
import { readEdition } from './edition-reader.ts';
import standard from './editions/standard.json' with { type: 'json' };

/** The component set that comes with the app: it fits the rulebook's counts, which do not print what the tiles say. */
export const STANDARD: Edition = embedded(standard);

function embedded(json: unknown): Edition {
  const edition = readEdition(json);
  if (!edition.ok) throw new Error(`the embedded edition is broken at ${edition.faults[0].field}`);
  return edition.value;
}
