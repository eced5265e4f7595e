/** Prints what the programs weigh when they are installed from a registry, on this machine alone; after `packed`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishablePackages } from './packages.ts';
import { openRegistry } from './release/registry.ts';
import { checkWeights } from './release/weights.ts';
import { mustRun } from './run.ts';
import { tarballOf } from './tarballs.ts';

const folder = mkdtempSync(join(tmpdir(), 'ec-weights-'));
try {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  await using registry = await openRegistry(join(folder, 'registry'), upstream);
  process.env['NPM_CONFIG_USERCONFIG'] = registry.userConfig(folder);
  for (const subject of publishablePackages())
    await mustRun('npm', ['publish', tarballOf(subject), '--access=public', '--provenance=false'], folder);
  const [first] = publishablePackages();
  const manifest = readFileSync(join(first?.folder ?? '', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  for (const line of await checkWeights(folder, version)) console.log(line);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
