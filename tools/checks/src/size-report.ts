/**
 * Prints as Markdown what the packed packages weigh, and what they weighed in the release before, as far as there is one; after `packed`, which packs
 * them. For the summary of a pull request.
 */
import { statSync } from 'node:fs';
import { publishablePackages, type WorkspacePackage } from './packages.ts';
import { mustRun, run, workspaceRoot } from './run.ts';
import { tarballFolder, tarballOf } from './tarballs.ts';

const rows = await Promise.all(publishablePackages().map(rowOf));
console.log('| Package | Packed, kB | Unpacked, kB | In the last release, kB | Files |');
console.log('| :--- | ---: | ---: | ---: | ---: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

async function rowOf(subject: WorkspacePackage): Promise<string[]> {
  const tarball = tarballOf(subject);
  const listed = (await mustRun('tar', ['-tvzf', tarball], tarballFolder)).trim().split(/\r?\n/);
  const unpacked = listed.reduce((sum, line) => sum + Number(/\s(\d+)\s+\d{4}-/.exec(line)?.[1] ?? 0), 0);
  return [
    `\`${subject.name}\``,
    kilobytes(statSync(tarball).size),
    kilobytes(unpacked),
    await releasedSize(subject.name),
    String(listed.length),
  ];
}

/** What the registry says of the last release; a dash where there is none. */
async function releasedSize(name: string): Promise<string> {
  const { code, output } = await run('npm', ['view', name, 'dist.unpackedSize'], workspaceRoot);
  return code === 0 && /^\d+\s*$/.test(output) ? kilobytes(Number(output)) : '—';
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
