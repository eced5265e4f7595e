import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_EXTENSION } from '@ec/engine/sqlite';

/** What a game is called in an address: no path leads out of the folder. */
const GAME_ID = /^[\w][\w. -]{0,99}$/u;

/** Files of games, by the IDs by which addresses name them. */
export interface GameFiles {
  /** Of all that are there now, in order. */
  readonly ids: readonly string[];
  /** Whether a file of that ID may be here. */
  has(id: string): boolean;
  pathOf(id: string): string;
}

/** The games of a folder: their IDs are their files without the ending. */
export function gamesOfFolder(folder: string): GameFiles {
  return {
    get ids() {
      return gameIds(folder);
    },
    has: (id) => GAME_ID.test(id),
    pathOf: (id) => join(folder, `${id}${GAME_EXTENSION}`),
  };
}

/** One game, wherever its file is. Its ID is the file without the ending, or `game` where that can stand in no address. */
export function oneGame(path: string): GameFiles & { readonly id: string } {
  const name = basename(path, GAME_EXTENSION);
  const id = GAME_ID.test(name) ? name : 'game';
  return { id, ids: [id], has: (other) => other === id, pathOf: () => path };
}

/** IDs of the games of a folder, in order. */
export function gameIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(GAME_EXTENSION))
    .map(({ name }) => name.slice(0, -GAME_EXTENSION.length))
    .filter((id) => GAME_ID.test(id))
    .toSorted();
}
