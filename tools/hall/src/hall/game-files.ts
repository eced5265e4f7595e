import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { maskedLine } from '@ec/cli';
import { GAME_EXTENSION } from '@ec/engine/sqlite';

/** What a game is called in an address, in any script: no path leads out of the folder. */
const GAME_ID = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. -]{0,99}$/u;

/** Files of games, by the IDs by which addresses name them. */
export interface GameFiles {
  /** Of all that are there now, in order. */
  readonly ids: readonly string[];
  /** Whether a file of that ID may be here. */
  has(id: string): boolean;
  pathOf(id: string): string;
}

/**
 * The games of a folder: their IDs are their files without the ending.
 *
 * @param leftOut - is told once of each file that is not served, and why
 */
export function gamesOfFolder(folder: string, leftOut: (text: string) => void = () => undefined): GameFiles {
  const told = new Set<string>();
  const pathOf = (id: string): string => join(folder, `${id}${GAME_EXTENSION}`);
  return {
    get ids() {
      const ids: string[] = [];
      for (const file of gameFilesIn(folder)) {
        const why = whyNotServed(join(folder, file));
        if (why === undefined) ids.push(idOf(file));
        else if (!told.has(file)) {
          told.add(file);
          leftOut(`warning: ${maskedLine(file)} is not served: ${why}`);
        }
      }
      return ids.toSorted();
    },
    has: (id) => GAME_ID.test(id) && !isLink(pathOf(id)),
    pathOf,
  };
}

/** One game, wherever its file is. Its ID is the file without the ending, or `game` where that can stand in no address. */
export function oneGame(path: string): GameFiles & { readonly id: string } {
  const name = basename(path, GAME_EXTENSION);
  const id = GAME_ID.test(name) ? name : 'game';
  return { id, ids: [id], has: (other) => other === id, pathOf: () => path };
}

/** Files of games in a folder, in order, and links to such files. A hidden one is a game that is not whole yet. */
export function gameFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .filter((name) => name.endsWith(GAME_EXTENSION) && !name.startsWith('.'))
    .toSorted();
}

/** Why a hall does not serve the file of a game; `undefined` where it does. */
export function whyNotServed(path: string): string | undefined {
  const file = basename(path);
  if (!file.endsWith(GAME_EXTENSION) || !GAME_ID.test(idOf(file)))
    return `expected a name of letters, digits, spaces and "_.-", a letter, a digit or "_" first, at most 100 before "${GAME_EXTENSION}", received ${JSON.stringify(file)}`;
  // A game with two names would be played twice.
  return isLink(path) ? 'expected the file itself, received a link to it' : undefined;
}

function idOf(file: string): string {
  return file.slice(0, -GAME_EXTENSION.length);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
