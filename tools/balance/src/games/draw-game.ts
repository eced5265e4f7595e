import {
  createGame,
  SetupError,
  type Game,
  type GameState,
  type JournalEvent,
  type Parameters,
  type PlayerRecord,
  type Ruleset,
} from '@ec/engine';
import type { Prng } from '@ec/prng';
import { editionIn } from './edition-row.js';
import { gameParameters } from './parameter-rows.js';

/** Seeds that are tried before a game is given up. */
const TRIES = 100;

/**
 * A new game from a seed that is drawn; where the ruleset refuses it, as when a cluster has too few home worlds, another one is.
 *
 * @param rng - of which numbered streams alone are used
 * @param parameters - those that are not the ruleset's are left out; `edition` names the edition
 * @throws SetupError of the last seed that is tried
 */
export function drawGame<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  rng: Prng,
  seats: number,
  parameters: Parameters,
  templates: Readonly<Record<string, unknown>> = {},
): Game<State, Event> {
  const players = playersOf(seats);
  const edition = editionIn(parameters);
  const values = gameParameters(parameters, ruleset);
  for (let attempt = 0; ; attempt++) {
    const seed = BigInt(rng.numbered(attempt).between(0, Number.MAX_SAFE_INTEGER));
    try {
      return createGame(ruleset, { name: 'balance', seed, players, edition, parameters: values, templates });
    } catch (error) {
      if (!(error instanceof SetupError) || attempt + 1 === TRIES) throw error;
    }
  }
}

/** Players of a game of bots. */
export function playersOf(seats: number): PlayerRecord[] {
  return Array.from({ length: seats }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Player ${i + 1}`,
  }));
}
