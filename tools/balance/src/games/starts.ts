import {
  SetupError,
  type Game,
  type GameState,
  type IntegerParameter,
  type JournalEvent,
  type Parameters,
  type Ruleset,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { drawGame } from './draw-game.js';
import { integerOf, ownRow } from './parameter-rows.js';

/** Most set-ups of a list (included). */
const MOST_STARTS = 1_000;

/** Seed of the lists of set-ups. */
const LIST = 'starts';

/** A row for the number of set-ups: a new one for each game, or one of a list. */
export function startsRow(): IntegerParameter {
  return ownRow(
    'starts',
    0,
    [0, MOST_STARTS],
    'set-ups',
    'Set-ups, the same in every run, of which each game draws one; 0 draws a new one for each game.',
  );
}

/**
 * New games, whose set-ups are drawn, or are those of a list: the parameter `starts` says how many. Games that share a set-up have dice of their own.
 * A list is the same for every seed, so what is measured is about these set-ups alone, and each of them is made once for all games.
 *
 * @returns what makes a game from the luck of a trial; `undefined` where every set-up is refused
 */
export function startsOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  seats: number,
  parameters: Parameters,
): (rng: Prng) => Game<State, Event> | undefined {
  const count = integerOf(parameters, 'starts');
  if (count === 0) return (rng) => gameOf(ruleset, rng, seats, parameters);
  const made = new Map<number, Game<State, Event> | undefined>();
  return (rng) => {
    const number = rng.intN(count);
    const seed = `${rng.stream('dice').between(0, Number.MAX_SAFE_INTEGER)}`;
    if (!made.has(number))
      made.set(number, gameOf(ruleset, Prng.fromSeed(LIST).numbered(number), seats, parameters));
    const start = made.get(number);
    return start && { ...start, seed };
  };
}

/** A new game; `undefined` where every set-up is refused. */
export function gameOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  rng: Prng,
  seats: number,
  parameters: Parameters,
): Game<State, Event> | undefined {
  try {
    return drawGame(ruleset, rng, seats, parameters);
  } catch (error) {
    if (error instanceof SetupError) return undefined;
    throw error;
  }
}
