/** Runs every package's test suite with the Node that runs this file, one after the other, on packages already built. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from './packages.ts';
import { workspaceRoot } from './run.ts';

const vitest = join(workspaceRoot, 'node_modules/vitest/vitest.mjs');
for (const { folder, name } of workspacePackages()) {
  if (!existsSync(join(folder, 'test'))) continue;
  console.log(`${name} under Node ${process.version}`);
  const { status } = spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
