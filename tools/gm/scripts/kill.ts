/**
 * Kills `ec serve`, `ec backup`, `ec restore` and `ec move` in the middle of their work, each as often as is asked for, and checks what is left after each.
 *
 *   pnpm hall:kill --kills 500
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '500' } } });
if (!/^[1-9]\d{0,5}$/.test(values.kills))
  throw new RangeError(`--kills: expected a whole number from 1, received ${values.kills}`);

const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url)),
    ...['run', 'test/serve-killed', 'test/backup-killed', 'test/restore-killed', 'test/move-killed'],
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, EC_TESTS: 'long', EC_KILLS: values.kills },
  },
);
process.exitCode = status ?? 1;
