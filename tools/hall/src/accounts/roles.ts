import type { HallDatabase } from '../store/hall-database.js';
import { text } from './columns.js';

/** What somebody may do with a game: the master all that its file allows, a player what their seat allows. */
type GameRole = 'master' | 'player';

/** A role in a game. */
export interface Role {
  readonly role: GameRole;
  /** Name of the game, as the hall calls it. */
  readonly game: string;
}

/** Gives a role to an address, whose owner need not have come yet. Returns whether it is new. */
export function giveRole(database: HallDatabase, email: string, { role, game }: Role): boolean {
  return (
    database.change(
      'INSERT INTO roles (email, role, game) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      ...[email, role, game],
    ) > 0
  );
}

/** Takes a role away. Returns whether there was one. */
export function takeRole(database: HallDatabase, email: string, { role, game }: Role): boolean {
  return (
    database.change('DELETE FROM roles WHERE email = ? AND role = ? AND game = ?', email, role, game) > 0
  );
}

/** Gives the roles of an address to another, in addition to what that one has. */
export function moveRoles(database: HallDatabase, from: string, to: string): void {
  database.change('UPDATE OR IGNORE roles SET email = ? WHERE email = ?', to, from);
  database.change('DELETE FROM roles WHERE email = ?', from);
}

/** Roles of an address, by game. */
export function rolesOf(database: HallDatabase, email: string): Role[] {
  return database
    .all('SELECT role, game FROM roles WHERE email = ? ORDER BY game, role', email)
    .map((row) => ({ role: text(row, 'role') === 'master' ? 'master' : 'player', game: text(row, 'game') }));
}

/** Addresses that have a role in a game, sorted. */
export function emailsWith(database: HallDatabase, { role, game }: Role): string[] {
  return database
    .all('SELECT email FROM roles WHERE role = ? AND game = ? ORDER BY email', role, game)
    .map((row) => text(row, 'email'));
}
