import { Prng } from '@ec/prng';
import { resolveTurn, type Game } from './game.js';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';

/**
 * Order sheets that bots write for the next turn, each from its seat's own view.
 *
 * @param bots - names of bots of the ruleset, by seat ID
 * @throws RangeError when the ruleset has no such bot, or the game no such seat
 */
export function botSheets<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, string>,
): Map<number, string> {
  return new Map([...writtenSheets(ruleset, game, bots)].map(([seat, sheet]) => [seat, sheetText(sheet)]));
}

/**
 * Resolves a turn for which bots write the orders of some seats.
 *
 * @param sheets - order sheets of the other seats; one for a bot's seat takes precedence over the bot's
 * @throws RangeError as {@link botSheets} and `resolveTurn`
 * @throws InvariantError as `resolveTurn`
 */
export function playBots<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, string>,
  sheets: ReadonlyMap<number, string> = new Map(),
): Game<State, Event> {
  return resolveTurn(ruleset, game, new Map([...writtenSheets(ruleset, game, bots), ...sheets]));
}

/** The text of a sheet. */
export function sheetText(sheet: Sheet<unknown>): string {
  return typeof sheet === 'string' ? sheet : sheet.text;
}

/**
 * The same, as the bots hand them over.
 *
 * @throws RangeError as {@link botSheets}
 */
export function writtenSheets<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  bots: ReadonlyMap<number, string>,
): Map<number, Sheet<Order>> {
  const root = Prng.fromSeed(game.seed).stream('bots', game.state.turn);
  return new Map(
    [...bots].map(([seat, name]) => {
      const bot = Object.hasOwn(ruleset.bots, name) ? ruleset.bots[name] : undefined;
      if (!bot) {
        const known = Object.keys(ruleset.bots).join(', ');
        throw new RangeError(`bot of seat ${seat}: expected one of ${known}, received ${name}`);
      }
      return [seat, bot(ruleset.view(game.state, game.journal, seat), root.stream(seat))];
    }),
  );
}
