import { quantity } from '@ec/cli';
import { gameOrigin, type GameFile } from '@ec/engine/sqlite';
import { renameKeys } from '../mail/outbox.js';
import { claimRows, renameRows } from '../store/game-rows.js';
import type { HallDatabase } from '../store/hall-database.js';
import { HALL_PARTS } from './parts.js';
import { holderOf } from './seat-holder.js';

/**
 * Makes sure that what a hall keeps under the name of a file is about the game that is in it. Where that is another game than before, what is
 * kept of the former one is put aside, and comes back with its file. What an older program has kept without saying whose it is becomes that of
 * those who have the seats now.
 *
 * @param file - its name without the ending
 * @param warn - is told when something was put aside
 */
export function nameGame(
  database: HallDatabase,
  file: string,
  game: GameFile,
  warn: (text: string) => void,
): void {
  giveName(database, file, game, warn);
  claimRows(database, HALL_PARTS, file, (seat) => holderOf(game, seat));
}

function giveName(
  database: HallDatabase,
  file: string,
  { meta }: GameFile,
  warn: (text: string) => void,
): void {
  const origin = gameOrigin(meta);
  if (originOf(database, file) === origin) return;
  const aside = database.transaction(() => {
    const former = originOf(database, file);
    if (former === origin) return 0;
    const count = former === undefined ? 0 : rename(database, file, freeName(database, file));
    const sql = 'SELECT game FROM game_names WHERE file = ? AND origin = ?';
    const known = database.get(sql, file, origin)?.['game'];
    if (known === undefined) database.change('INSERT INTO game_names VALUES (?, ?, ?)', file, file, origin);
    else rename(database, String(known), file);
    return count;
  });
  if (aside > 0)
    warn(
      `warning: ${file}: another game has this name now; what the hall keeps of the former one (${quantity(aside, 'row')}) is put aside, and comes back with its file`,
    );
}

/** Forgets that a game has a name: it is elsewhere, with all that was kept of it. */
export function releaseName(database: HallDatabase, file: string): void {
  database.change('DELETE FROM game_names WHERE game = ?', file);
}

function originOf(database: HallDatabase, game: string): unknown {
  return database.get('SELECT origin FROM game_names WHERE game = ?', game)?.['origin'];
}

/** Calls a game otherwise in all rows about it; returns how many there are. */
function rename(database: HallDatabase, from: string, to: string): number {
  database.change('UPDATE game_names SET game = ? WHERE game = ?', to, from);
  renameKeys(database, from, to);
  return renameRows(database, HALL_PARTS, from, to);
}

/** A name that no file of a game can have, and no game has. */
function freeName(database: HallDatabase, file: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${file}/${number}`;
    if (originOf(database, name) === undefined) return name;
  }
}
