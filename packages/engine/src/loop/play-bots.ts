import { Prng } from '@ec/prng';
import { checkBots } from './check-sheets.js';
import { resolveTurn, type Game } from './game.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import type { Plan } from '../plans/plan.js';
import { planFor, plannedSheet } from '../plans/planned-sheet.js';

/**
 * Order sheets that bots write for the next turn, each from its seat's own view.
 *
 * @param bots - names of bots of the ruleset, or plans as `parsePlan` reads them, by seat ID
 * @throws TypeError when the bots are no map by seat ID
 * @throws RangeError when the ruleset has no such bot, or the game no such seat
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
 * @throws InvariantError as `resolveTurn`
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
 * @throws TypeError and RangeError as {@link botSheets}
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
  checkBots(bots);
  const turn = game.state.turn + 1;
  const root = Prng.fromSeed(game.seed).stream('bots', game.state.turn);
  return new Map(
    [...bots].map(([seat, name]) => {
      const plan = planOfSeat(ruleset, seat, name);
      const view = ruleset.view(game.state, game.journal, seat);
      return [seat, plannedSheet(ruleset, plan, view, { rng: root.stream(seat), turn })];
    }),
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
