/**
 * Runs the tests of the package in whose folder it is started; more arguments are the test runner's. In the summary of all packages the name
 * of each stands beside its files, as files of the same name would count as one without it.
 */
import { readFileSync } from 'node:fs';
import { run } from './run.ts';

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
process.env['VITEST_BLOB_LABEL'] = name;
const reporters = ['--reporter=default', '--reporter=blob'];
const tests = await run('vitest', ['run', ...reporters, ...process.argv.slice(2)], process.cwd(), true);
process.exitCode = tests.code;
