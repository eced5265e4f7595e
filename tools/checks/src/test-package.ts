/**
 * Runs the tests of the package in the current folder, with the Node that runs this file; further arguments go to the test runner. In the
 * summary of all packages, the name of each package is beside its files: without it, files of the same name would count as one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, workspaceRoot } from './run.ts';

const OPTIONS = ['--reporter=default', '--reporter=blob'];

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
