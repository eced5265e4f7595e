import { readdirSync } from 'node:fs';

/** End of the name of a game's file. */
export const EXTENSION = '.ec';

/** What a game is called in an address: no path leads out of the folder. */
export const GAME_ID = /^[\w][\w. -]{0,99}$/u;

/** IDs of the games of a folder, by which addresses name them: their files without the ending, in order. */
export function gameIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION))
    .map(({ name }) => name.slice(0, -EXTENSION.length))
    .filter((id) => GAME_ID.test(id))
    .toSorted();
}
