import {
  InvariantError,
  playBots,
  type Game,
  type GameState,
  type JournalEvent,
  type PlanText,
  type Ruleset,
} from '@ec/engine';
import { ProgramSeats } from './programs.js';

/** How a game ended: it was over, broken off undecided, or a rule failed. */
export type Ending = 'over' | 'stall' | 'failure';

/**
 * Plays a game of bots to its end.
 *
 * @param bots - names of bots of the ruleset, plans, or programs, by seat ID
 * @param turns - turn after which the game is broken off
 * @param isOver - when the game is over; when the ruleset says so, if absent
 * @returns the game after the last turn that could be resolved, and how it ended
 */
export function playGame<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  BotName extends string,
>(
  ruleset: Ruleset<State, Order, View, Event, string, BotName>,
  start: Game<State, Event>,
  bots: ReadonlyMap<number, NoInfer<PlanText<BotName>> | `cmd:${string}`>,
  turns: number,
  isOver: (state: State) => boolean = (state) => ruleset.outcome(state).status === 'over',
): { readonly game: Game<State, Event>; readonly ending: Ending } {
  // what is left without the programs are plans
  const anyPlan: Ruleset<State, Order, View, Event> = ruleset;
  const programs = new ProgramSeats(bots);
  let game = start;
  try {
    while (!isOver(game.state)) {
      if (game.state.turn >= turns) return { game, ending: 'stall' };
      game = playBots(anyPlan, game, programs.plans, programs.sheets(ruleset, game));
    }
    return { game, ending: 'over' };
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
    return { game, ending: 'failure' };
  }
}
