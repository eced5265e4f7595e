import { globSync } from 'node:fs';
import { runHere } from '@ec/cli/testing';
import { ecProgram } from '@ec/gm/program';
import type { ReportDocument } from '@ec/reports';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { workspaceRoot } from './documents.ts';

/** Reports of a game's folder by turn and seat, such as `3-1`. */
export type PlayedFolder = ReadonlyMap<string, ReportDocument>;

/**
 * Plays the folder of an example with `ec play`.
 *
 * @param folder - from the root of the workspace, such as `docs/examples/first-game`
 * @param turns - how many, at least 1 (included)
 * @throws RangeError when the folder cannot be played
 */
export async function playFolder(folder: string, turns: number): Promise<PlayedFolder> {
  using out = new TemporaryFolder();
  const words = ['play', folder, '--turns', String(turns), '--out', out.path];
  const main = async (): Promise<void> => {
    await (await ecProgram()).parseAsync(words, { from: 'user' });
  };
  const { code, stderr } = await runHere(main, words, { cwd: workspaceRoot, env: process.env });
  if (code !== 0) throw new RangeError(`${folder}: ${stderr}`);
  return new Map(
    globSync('turn-*/seat-*.json', { cwd: out.path }).map((file) => [
      file.replaceAll(/\D+/g, ' ').trim().replace(' ', '-'),
      JSON.parse(out.read(file)),
    ]),
  );
}
