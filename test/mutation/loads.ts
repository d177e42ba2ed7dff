import { expect, test } from 'vitest';

// A change that keeps the engine from being loaded leaves no test to fail but this one. It comes last, so that what runs
// while the engine is loaded counts for every test.
test('the engine can be loaded', async () => {
  await expect(import('../../src/engine/index.ts')).resolves.toBeDefined();
});
