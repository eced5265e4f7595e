/**
 * Everything that `test` runs: all checks through turbo, then one summary of all packages' tests by the test runner
 * itself, whether they ran now or came from the cache. With the argument `long`, the tests in `*.long.test.ts` alone.
 */
import { copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspacePackages } from './packages.ts';
import { run, workspaceRoot } from './run.ts';

const TASKS = [
  'format:check',
  'lint',
  'types',
  'typecheck',
  'build',
  'test',
  'packed',
  'consumer',
  'reference',
  'api:check',
  'dead-code',
];

const isLong = process.argv[2] === 'long';
if (isLong) process.env['EC_TESTS'] = 'long';
const packages = workspacePackages().filter(
  ({ folder }) => !isLong || globSync('test/**/*.long.test.ts', { cwd: folder }).length > 0,
);
const tasks = isLong ? ['test', ...packages.map(({ name }) => `--filter=${name}`)] : TASKS;

for (const { folder } of packages) rmSync(join(folder, '.vitest'), { recursive: true, force: true });
const logs = [
  '--continue=dependencies-successful',
  '--output-logs=errors-only',
  '--log-order=grouped',
  '--concurrency=100%',
];
const checks = await run('turbo', ['run', ...tasks, ...logs], workspaceRoot, true);

const reports = mkdtempSync(join(tmpdir(), 'ec-reports-'));
try {
  for (const { folder } of packages)
    for (const report of globSync('.vitest/blob/*.json', { cwd: folder }))
      copyFileSync(join(folder, report), join(reports, basename(report)));
  const vitest = join(workspaceRoot, 'node_modules/vitest/vitest.mjs');
  const merge = ['run', '--mergeReports', reports, '--reporter=default'];
  if (checks.code !== 0) console.error(`\nA check failed: see above (exit code ${checks.code}).`);
  const summary = await run('node', [vitest, ...merge], workspaceRoot, true);
  process.exitCode = checks.code || summary.code;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
