/** Where the packed tarballs are. */
import { join } from 'node:path';
import type { WorkspacePackage } from './packages.ts';
import { workspaceRoot } from './run.ts';

/** Folder of the packed tarballs. */
export const tarballFolder = join(workspaceRoot, 'tools/checks/.packed');

/** Path of the tarball of a package, without its version: `ec-prng.tgz`. */
export function tarballOf(subject: WorkspacePackage): string {
  return join(tarballFolder, `${subject.name.replace('@', '').replace('/', '-')}.tgz`);
}
