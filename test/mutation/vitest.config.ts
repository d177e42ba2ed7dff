import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order in which a mutant meets the tests: those that are quick and exact first, the laws last. */
const ORDER = ['vectors.test', 'test/engine/', '/words/', 'perft.test', '/laws/', 'loads.ts'];

/** The laws of the engine; those of other rooms notice nothing more. */
const LAWS = ['hope', 'model', 'play', 'text', 'tools'].map((law) => `test/laws/${law}.test.ts`);

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      ORDER.findIndex((part) => moduleId.includes(part));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

/** The tests that a mutant of the engine meets, always the same and in the same order. */
export default defineConfig({
  test: {
    include: [
      'test/{vectors,perft}.test.ts',
      'test/{engine,words}/**/*.test.ts',
      ...LAWS,
      'test/mutation/loads.ts',
    ],
    setupFiles: ['test/mutation/few-runs.ts'],
    env: { FEW_RUNS: '1', PERFT_GAMES: '50000' },
    // One worker for all files: a mutant costs little more than its tests.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: QuickFirst },
  },
});
