import { Prng } from '@ec/prng';
import { checkGame, checkRuleset, withState } from './check-game.js';
import { checkBots, checkSheets } from './check-sheets.js';
import { resolveTurn, type Game } from './game.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import type { Plan } from '../plans/plan.js';
import { planFor, plannedSheet } from '../plans/planned-sheet.js';

/**
 * Order sheets that bots write for the next turn, each from its seat's own view.
 *
 * @param bots - names of bots of the ruleset, or plans as `parsePlan` reads them, by seat ID
 * @throws TypeError when there is no ruleset, there is no game or it lacks a part, or the bots are no map by seat ID
 * @throws RangeError when the ruleset has no such bot, or the game no such seat
 * @throws StateError when it fails and the state is not one of the ruleset
 */
export function botSheets<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  BotName extends string,
>(
  ruleset: Ruleset<State, Order, View, Event, string, BotName>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, NoInfer<PlanText<BotName>>>,
): Map<number, string> {
  return new Map([...writtenSheets(ruleset, game, bots)].map(([seat, sheet]) => [seat, sheetText(sheet)]));
}

/**
 * Resolves a turn for which bots write the orders of some seats.
 *
 * @param sheets - order sheets of the other seats; one for a bot's seat takes precedence over the bot's
 * @throws TypeError as {@link botSheets} and `resolveTurn`
 * @throws RangeError as {@link botSheets} and `resolveTurn`
 * @throws InvariantError and StateError as `resolveTurn`
 */
export function playBots<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  BotName extends string,
>(
  ruleset: Ruleset<State, Order, View, Event, string, BotName>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, NoInfer<PlanText<BotName>>>,
  sheets: ReadonlyMap<number, string | Sheet<Order>> = new Map(),
): Game<State, Event> {
  checkSheets(sheets);
  return resolveTurn(ruleset, game, new Map([...writtenSheets(ruleset, game, bots), ...sheets]));
}

/** A way to play as a text: the name of a bot, or a plan as `parsePlan` reads it. */
export type PlanText<BotName extends string> = BotName | `${BotName}{${string}}`;

/** Names of the bots of a ruleset, in its own order. */
export function botNames<BotName extends string>({
  bots,
}: {
  readonly bots: Readonly<Record<BotName, unknown>>;
}): BotName[] {
  return Object.keys(bots) as BotName[];
}

/** The text of a sheet. */
export function sheetText(sheet: Sheet<unknown>): string {
  return typeof sheet === 'string' ? sheet : sheet.text;
}

/**
 * The same, as the bots hand them over.
 *
 * @throws TypeError, RangeError and StateError as {@link botSheets}
 */
export function writtenSheets<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  BotName extends string,
>(
  ruleset: Ruleset<State, Order, View, Event, string, BotName>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, NoInfer<PlanText<BotName>>>,
): Map<number, Sheet<Order>> {
  checkRuleset(ruleset);
  checkGame(game);
  checkBots(bots);
  const turn = game.state.turn + 1;
  const root = Prng.fromSeed(game.seed).stream('bots', game.state.turn);
  const written = (seat: number, name: string): Sheet<Order> => {
    const plan = planOfSeat(ruleset, seat, name);
    const view = ruleset.view(game.state, game.journal, seat);
    return plannedSheet(ruleset, plan, view, { rng: root.stream(seat), turn });
  };
  return withState(
    ruleset,
    game.state,
    () => new Map([...bots].map(([seat, name]) => [seat, written(seat, name)])),
  );
}

/** @throws RangeError when a text is no plan */
function planOfSeat<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  seat: number,
  text: string,
): Plan {
  try {
    return planFor(ruleset, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`bot of seat ${seat}: ${error.message}`, { cause: error });
  }
}
