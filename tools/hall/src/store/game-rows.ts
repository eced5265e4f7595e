import type { SQLInputValue } from 'node:sqlite';
import type { GameRows, HallDatabase, HallRow, Part } from './hall-database.js';

/** Rows of a game, by their tables. */
export type RowsByTable = Readonly<Record<string, readonly HallRow[]>>;

/** Takes the rows of a game out of a hall, within a transaction; empty where there are none. */
export function takeRows(database: HallDatabase, parts: readonly Part[], game: string): RowsByTable {
  const taken: Record<string, HallRow[]> = {};
  for (const { table } of rowsOf(parts)) {
    // Those that have numbers of their own keep their order.
    const rows = database.all(`SELECT * FROM ${table} WHERE game = ? ORDER BY 1`, game);
    if (rows.length > 0) taken[table] = rows;
    database.change(`DELETE FROM ${table} WHERE game = ?`, game);
  }
  return taken;
}

/** Puts rows of a game into another hall, in addition to what it has of the game already. */
export function putRows(database: HallDatabase, parts: readonly Part[], rows: RowsByTable): void {
  for (const { table, conflict } of rowsOf(parts))
    for (const { id: _, ...row } of rows[table] ?? []) {
      const columns = Object.keys(row);
      database.change(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
          ON CONFLICT ${conflict}`,
        ...(Object.values(row) as SQLInputValue[]),
      );
    }
}

/**
 * Calls a game otherwise in all rows about it, within a transaction; none may be called so already.
 *
 * @returns how many rows are about it
 */
export function renameRows(database: HallDatabase, parts: readonly Part[], from: string, to: string): number {
  return rowsOf(parts)
    .map(({ table }) => database.change(`UPDATE ${table} SET game = ? WHERE game = ?`, to, from))
    .reduce((sum, count) => sum + count, 0);
}

/** Gives rows of a game that do not say whose they are, as an older program wrote them, to those who have their seats now. */
export function claimRows(
  database: HallDatabase,
  parts: readonly Part[],
  game: string,
  holderOf: (seat: number) => { readonly player: number; readonly email: string },
): void {
  for (const { table, seat: column } of rowsOf(parts)) {
    if (column === undefined) continue;
    const unclaimed = `game = ? AND player IS NULL`;
    for (const row of database.all(
      `SELECT DISTINCT ${column} AS seat FROM ${table} WHERE ${unclaimed}`,
      game,
    )) {
      const seat = Number(row['seat']);
      const { player, email } = holderOf(seat);
      database.change(
        `UPDATE ${table} SET player = ?, email = ? WHERE ${unclaimed} AND ${column} = ?`,
        ...[player, email, game, seat],
      );
    }
  }
}

function rowsOf(parts: readonly Part[]): GameRows[] {
  return parts.flatMap(({ games = [] }) => games);
}
