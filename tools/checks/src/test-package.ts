/**
 * Runs the tests of the package in whose folder it is started, with the Node that runs this file; more arguments are the test runner's. In the
 * summary of all packages the name of each stands beside its files, as files of the same name would count as one without it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, workspaceRoot } from './run.ts';

const OPTIONS = [
  '--no-isolate',
  // Tests wait for processes, some for hundreds: only one that hangs takes so long, on a busy machine too.
  '--testTimeout=300000',
  '--hookTimeout=120000',
  '--reporter=default',
  '--reporter=blob',
];

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
process.env['VITEST_BLOB_LABEL'] = name;
const vitest = join(workspaceRoot, 'node_modules/vitest/vitest.mjs');
const tests = await run(
  process.execPath,
  [vitest, 'run', ...OPTIONS, ...process.argv.slice(2)],
  process.cwd(),
  true,
);
process.exitCode = tests.code;
