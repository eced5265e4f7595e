import { drawingBot, type Game, type GameState, type JournalEvent, type Ruleset } from '@ec/engine';
import type { Choices } from './candidates.js';
import { addMarks, choices, countMarks, type MarkCounts } from './marks.js';

/** Games of each bot in which is seen what orders there are. */
const LOOKS = 2;

/**
 * What orders there are: those that each bot gives among its like, and those that can be drawn.
 *
 * @param start - a new game for each number
 */
export function choicesOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  start: (number: number) => Game<State, Event> | undefined,
  turns: number,
): Choices {
  const bots = Object.keys(ruleset.bots);
  const given = new Map<string, readonly string[]>();
  let drawn: MarkCounts = new Map();
  for (const bot of bots) {
    let own: MarkCounts = new Map();
    for (let look = 0; look < LOOKS; look++) {
      const game = start(look);
      if (!game) continue;
      const seats = ruleset.seats(game.state).filter(({ playerId }) => playerId !== null);
      const { counts } = countMarks(ruleset, game, new Map(seats.map(({ id }) => [id, bot])), turns);
      for (const one of counts.values()) own = addMarks(own, one);
    }
    given.set(bot, choices(own));
    if (bot === drawingBot(ruleset)) drawn = own;
  }
  return { bots, given, drawn: choices(drawn), turns };
}
