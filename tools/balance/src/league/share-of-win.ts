import type { GameState, JournalEvent, Ruleset } from '@ec/engine';

/**
 * What a seat has of the one win of a game, 0 to 1 (both included); the shares of all seats add up to 1. Those who win share it equally.
 * Where nobody has won, or the game was broken off, those whose standing is best share it; all do where the ruleset has no standings.
 *
 * @param seats - seats that play
 */
export function shareOfWin<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  state: State,
  seats: readonly number[],
  seat: number,
): number {
  const outcome = ruleset.outcome(state);
  const winners = outcome.status === 'over' ? seats.filter((one) => outcome.winners.includes(one)) : [];
  const leaders = winners.length > 0 ? winners : leadersOf(ruleset, state, seats);
  return leaders.includes(seat) ? 1 / leaders.length : 0;
}

/** Seats whose standing is best; all where the ruleset has no standings. */
export function leadersOf<State extends GameState, Order, View, Event extends JournalEvent>(
  { standing }: Ruleset<State, Order, View, Event>,
  state: State,
  seats: readonly number[],
): readonly number[] {
  if (!standing) return seats;
  const standings = seats.map((seat) => standing(state, seat));
  const best = Math.max(...standings);
  return seats.filter((_, i) => standings[i] === best);
}
