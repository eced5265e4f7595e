/**
 * Builds packages and what they depend on, for the commands of the workspace; what turbo writes goes to the standard error stream.
 *
 *     node tools/checks/src/build-for.ts @ec/gm './packages/rulesets/*'
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { turboEnvironment, workspaceRoot } from './run.ts';

const filters = process.argv.slice(2).map((name) => `--filter=${name}`);
const { status } = spawnSync('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
  cwd: workspaceRoot,
  shell: process.platform === 'win32',
  stdio: ['ignore', 2, 2],
  env: {
    ...process.env,
    ...turboEnvironment,
    PATH: [join(workspaceRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  },
});
process.exitCode = status ?? 1;
