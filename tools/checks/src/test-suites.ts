/** Runs every package's test suite with the Node that runs this file, one after the other, on packages already built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from './packages.ts';
import { run, workspaceRoot } from './run.ts';

const testPackage = join(workspaceRoot, 'tools/checks/src/test-package.ts');
for (const { folder, name } of workspacePackages()) {
  if (!existsSync(join(folder, 'test'))) continue;
  console.log(`${name} under Node ${process.version}`);
  const { code } = await run(process.execPath, [testPackage], folder, true);
  if (code !== 0) process.exitCode = 1;
}
