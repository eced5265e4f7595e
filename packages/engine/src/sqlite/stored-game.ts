import type { AnyRuleset } from '../contract/any-ruleset.js';
import { editionNamed, keptEdition, STANDARD } from '../contract/editions.js';
import { createGame, type NewGame } from '../loop/game.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import { stateHash } from '../loop/state-hash.js';
import { Database } from './database.js';
import {
  checkedClock,
  checkedTime,
  gameFile,
  openGameFile,
  writeMeta,
  type GameFile,
  type GameMeta,
  type StoreOptions,
} from './game-file.js';
import { requireContact } from './set-contact.js';
import { seatReportsOf } from './seat-reports.js';
import { StoreError } from './store-error.js';
import { type StoredGame } from './stored-turn.js';
import { writeTurn } from './write-turn.js';

/** A new game to be stored. */
export interface NewStoredGame extends NewGame {
  /** Package that exports the ruleset under the name `ruleset`; empty for none, where hosts name its file themselves. */
  readonly package: string;
  /** When the first orders are due, in milliseconds since 1970 (UTC). */
  readonly due?: number | null;
  /** Where players find help; none when absent. */
  readonly contact?: string | null;
}

/**
 * Makes a game at turn 0 and stores it in a new file, or in memory when the path is `:memory:`.
 *
 * @throws SetupError when the ruleset cannot make a game from this; no file is left then
 * @throws RangeError when `contactFault` finds a fault in the contact, or the clock or `due` gives no whole milliseconds
 * @throws StoreError `exists` when there is a file already, or on a disk error
 */
export function createStoredGame<State extends GameState, Order, View, Event extends JournalEvent>(
  path: string,
  ruleset: Ruleset<State, Order, View, Event>,
  { package: module, due = null, contact = null, ...newGame }: NewStoredGame,
  options: StoreOptions,
): StoredGame {
  requireContact(contact);
  const rules = anyRuleset(ruleset);
  const clock = checkedClock(options.clock);
  const began = clock();
  if (due !== null) checkedTime('due', due);
  const game = createGame(rules, newGame);
  const { edition: asked = STANDARD } = newGame;
  const edition = typeof asked === 'string' ? editionNamed(rules, asked) : asked;
  const meta: GameMeta = {
    package: module,
    ruleset: game.ruleset,
    version: game.version,
    name: game.name,
    seed: game.seed,
    players: newGame.players,
    edition: keptEdition(rules, edition),
    parameters: newGame.parameters ?? {},
    templates: newGame.templates ?? {},
    created: began,
    contact,
  };
  const fill = (database: Database): void => {
    writeMeta(database, meta);
    const emails = new Map(meta.players.map(({ id, email }) => [id, email]));
    for (const { id, playerId } of rules.seats(game.state)) {
      const email = playerId === null ? null : (emails.get(playerId) ?? '');
      database.change('INSERT INTO seats (seat, player_id, email) VALUES (?, ?, ?)', id, playerId, email);
    }
    const stored = { ...gameFile(database, meta, options.clock), ruleset: rules };
    const reports = seatReportsOf(rules, game);
    writeTurn(stored, { game, reports, hash: stateHash(game.state), previous: null, began, due, host: {} });
  };
  return { ...gameFile(Database.create(path, fill, options), meta, options.clock), ruleset: rules };
}

/**
 * Opens a stored game. The file is checked and brought to the present format.
 *
 * @throws StoreError when there is no such file, or it is no stored game, is damaged, has a later format, or belongs to another ruleset
 */
export function openStoredGame<State extends GameState, Order, View, Event extends JournalEvent>(
  path: string,
  ruleset: Ruleset<State, Order, View, Event>,
  options: StoreOptions,
): StoredGame {
  return withRuleset(openGameFile(path, options), ruleset);
}

/**
 * A stored game made of a file and its ruleset.
 *
 * @throws StoreError `other-ruleset` when the file belongs to another ruleset; the file is closed then
 */
export function withRuleset<State extends GameState, Order, View, Event extends JournalEvent>(
  file: GameFile,
  ruleset: Ruleset<State, Order, View, Event>,
): StoredGame {
  if (file.meta.ruleset === ruleset.id) return { ...file, ruleset: anyRuleset(ruleset) };
  file[Symbol.dispose]();
  throw new StoreError(
    'other-ruleset',
    `${file.database.path}: expected the ruleset ${file.meta.ruleset}, received ${ruleset.id}`,
  );
}

function anyRuleset<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
): AnyRuleset {
  // What the store passes to a ruleset comes from that same ruleset.
  return ruleset as unknown as AnyRuleset;
}
