import { addressFault } from './address-fault.js';
import { checkName } from './check-name.js';
import { nameKey } from './name-key.js';
import { SetupError } from '../contract/errors.js';
import type { PlayerRecord } from '../contract/ruleset.js';

/**
 * Checks the player records of a new game, all before anything is created.
 *
 * @throws SetupError that names the first record with an empty or repeated ID, email or name, an email that is no address, or a name that
 * cannot be seen; names are the same where only their form differs, see {@link nameKey}
 */
export function checkPlayers(players: readonly PlayerRecord[]): void {
  const seen = {
    id: new Map<string, number>(),
    email: new Map<string, number>(),
    name: new Map<string, number>(),
  };
  for (const [i, { id, email, name }] of players.entries()) {
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new SetupError('bad-player-id', `players[${i}].id`, { expected: 'an integer of at least 1' }, id);
    }
    for (const [field, value, key] of [
      ['id', id, String(id)],
      ['email', email, email.trim().toLowerCase()],
      ['name', name, nameKey(name)],
    ] as const) {
      const path = `players[${i}].${field}`;
      if (String(value).trim() === '')
        throw new SetupError(`empty-${field}`, path, { expected: 'a text that is not empty' }, value);
      const earlier = seen[field].get(key);
      if (earlier !== undefined) {
        const expected = `a value that players[${earlier}] does not have`;
        throw new SetupError(`duplicate-${field}`, path, { expected }, value);
      }
      seen[field].set(key, i);
    }
    const expected = addressFault(email);
    if (expected !== undefined) throw new SetupError('bad-email', `players[${i}].email`, { expected }, email);
    checkName(name, `players[${i}].name`);
  }
}
