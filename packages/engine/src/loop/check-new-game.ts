import { guessAmong } from '../contract/guess.js';
import { SetupError, shown } from '../contract/errors.js';
import { is64Bits } from './is-64-bits.js';
import { HALF_A_PAIR } from './json-fault.js';

/** Everything that a new game may be made from. */
const OPTIONS = ['name', 'seed', 'players', 'edition', 'parameters', 'templates'];

/** What a stored game has beside these, which `createStoredGame` takes together with them. */
const OF_STORED_GAMES = ['package', 'due', 'contact'];

/**
 * Checks what a new game is made from, as programs without types hand it over.
 *
 * @throws SetupError that names the first option which is missing, unknown or of another kind
 */
export function checkNewGame(given: unknown): void {
  if (!isObject(given))
    throw new SetupError('bad-game', 'game', { expected: 'an object with name, seed and players' }, given);
  for (const option of Object.keys(given)) {
    if (OPTIONS.includes(option) || OF_STORED_GAMES.includes(option)) continue;
    const problem = `expected one of ${OPTIONS.join(', ')}, received ${shown(option)}${guessAmong(OPTIONS, option)}`;
    throw new SetupError('unknown-option', option, problem, option);
  }
  const { name, seed, players, edition, parameters = {}, templates = {} } = given;
  if (typeof name !== 'string') throw new SetupError('bad-name', 'name', { expected: 'a text' }, name);
  if (!isSeed(seed)) throw new SetupError('bad-seed', 'seed', { expected: 'an integer or a text' }, seed);
  if (typeof seed === 'string' && HALF_A_PAIR.test(seed))
    throw new SetupError('bad-seed', 'seed', { expected: 'a text without half a surrogate pair' }, seed);
  if (typeof seed === 'bigint' && !is64Bits(seed))
    throw new SetupError('bad-seed', 'seed', { expected: 'an integer of 64 bits' }, seed);
  if (!Array.isArray(players))
    throw new SetupError(
      'bad-players',
      'players',
      { expected: 'a list of players with id, email and name' },
      players,
    );
  for (const [i, player] of players.entries()) checkPlayer(player, `players[${i}]`);
  if (edition !== undefined && typeof edition !== 'string' && !isEdition(edition))
    throw new SetupError(
      'bad-edition',
      'edition',
      { expected: 'a name, or an object with name, parameters and templates' },
      edition,
    );
  for (const [path, value] of [
    ['parameters', parameters],
    ['templates', templates],
  ] as const)
    if (!isObject(value)) throw new SetupError(`bad-${path}`, path, { expected: 'an object' }, value);
}

function checkPlayer(player: unknown, path: string): void {
  if (!isObject(player))
    throw new SetupError('bad-player', path, { expected: 'an object with id, email and name' }, player);
  for (const field of ['email', 'name'])
    if (typeof player[field] !== 'string')
      throw new SetupError(`bad-${field}`, `${path}.${field}`, { expected: 'a text' }, player[field]);
}

function isSeed(seed: unknown): boolean {
  return typeof seed === 'string' || typeof seed === 'bigint' || Number.isSafeInteger(seed);
}

function isEdition(edition: unknown): boolean {
  if (!isObject(edition)) return false;
  const { name, parameters, templates } = edition;
  return typeof name === 'string' && isObject(parameters) && isObject(templates);
}

/** What has keys: neither a list nor a `Map` or a `Set`, whose entries would be overlooked. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  const isOther = Array.isArray(value) || value instanceof Map || value instanceof Set;
  return typeof value === 'object' && value !== null && !isOther;
}
