import { signal } from '@preact/signals';

import type { Damaged } from '../../storage/index.ts';

/** Why the first page is shown in place of where one wanted to go, until one leaves it: no such page, no such game. */
export const arrival = signal<'unknown' | 'missing' | null>(null);

/** The games that turned out to be damaged when they were opened or deleted, though their rows can be read. */
export const spoilt = signal<readonly Damaged[]>([]);
