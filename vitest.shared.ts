/** What the tests of all packages have in common: the Vitest configuration of each package builds on it. */
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { keptProcess } from './tools/checks/src/mutation/kept-process.js';
import { QuickFirst } from './tools/checks/src/mutation/quick-first.js';

const properties = fileURLToPath(new URL('tools/checks/src/property-settings.ts', import.meta.url));

/** Tests that take long are in files of their own: they run in place of the others, or with them, where this is asked for. */
const LONG = '**/*.long.test.ts';
const asked = process.env['EC_TESTS'];

export const shared = defineConfig({
  // Mutants are tried in one process.
  plugins: 'EC_KEPT' in process.env ? [keptProcess] : [],
  test: {
    include: [asked === 'long' ? LONG : '**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(asked === undefined ? [LONG] : [])],
    // Files share what they import: most of a short test's time would be imports.
    isolate: false,
    // Tests wait for processes, some for hundreds: only a test that hangs takes so long (milliseconds), even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A property draws other cases in each run, but where a seed is given.
    setupFiles: 'FC_SEED' in process.env ? [properties] : [],
    // Mutation testing measures first how long each test file takes.
    sequence: 'EC_TEST_TIMES' in process.env ? { sequencer: QuickFirst } : {},
  },
});
