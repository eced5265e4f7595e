import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { Prng } from '@ec/prng';
import type { JournalEvent } from '../contract/journal.js';
import type {
  GameState,
  OrderDoubt,
  OrderResult,
  Rehearsed,
  RehearsedOrder,
  Ruleset,
  SeatOrder,
} from '../contract/ruleset.js';
import type { Game } from './game.js';
import { plainCopy } from './plain-copy.js';
import { runPhases } from './run-phases.js';

/**
 * Rehearses the orders of a seat: the phases of the next turn that it can foresee, on what it knows of the game. The game is left as it is.
 * There is no second copy of any rule, so that a rehearsal differs from the turn only by what the seat cannot know.
 *
 * @returns undefined where the game has no rehearsals
 * @throws InvariantError when a phase fails: a bug in the ruleset
 */
export function rehearse<State extends GameState, Order, View, Event extends JournalEvent>(
  { rehearsal, workingCopy }: Pick<Ruleset<State, Order, View, Event>, 'rehearsal' | 'workingCopy'>,
  {
    state,
    journal: events,
    parameters,
    seed,
  }: Pick<Game<State, Event>, 'state' | 'journal' | 'parameters' | 'seed'>,
  seat: number,
  written: readonly PlacedOrder<Order>[],
): Rehearsed<State, Order, Event> | undefined {
  if (!rehearsal) return undefined;
  const games = rehearsal.known(state, events, seat);
  const [shown] = games;
  const orders = written.map((placed): SeatOrder<Order> => ({ ...placed, seat }));
  const senders = new Set([seat]);
  const tried = (before: State) => {
    const after = (workingCopy ?? plainCopy)(before);
    after.turn += 1;
    const rng = Prng.fromSeed('rehearsal');
    const input = { state: after, orders, senders, parameters, seed, rng };
    return { after, ...runPhases<State, Order, Event>(rehearsal.phases, input) };
  };
  const [first, ...others] = [tried(shown), ...games.slice(1).map(tried)] as const;
  const found = orders.map((order) => {
    const results = [first, ...others].flatMap(({ results: of }) => of.get(order) ?? []);
    return { order, results: results.length < games.length || !isAgreed(results) ? [] : results };
  });
  const sheet = found.map(({ order, results: [result = null] }) => ({ placed: order, result }));
  const settled = (order: SeatOrder<Order>, result: OrderResult): OrderResult | null =>
    rehearsal.settled ? rehearsal.settled(order, result, shown, sheet) : result;
  const told = found.map(({ order, results }): RehearsedOrder<Order> => {
    // refused for whatever reason: the first that the seat may rely on
    const result = results.map((one) => settled(order, one)).find((one) => one !== null);
    return { placed: order, result: result ?? null };
  });
  return { seat, results: told, before: shown, after: first.after, journal: first.journal };
}

/** Whether an order comes to the same in all games, or is refused in all. */
function isAgreed([first, ...others]: readonly OrderResult[]): boolean {
  return others.every(
    ({ status, code, reason }) =>
      status === first?.status && (status === 'refused' || (code === first.code && reason === first.reason)),
  );
}

/** Warnings about the orders that a rehearsal refuses, or carries out in part, and those that do harm, each with its reason. */
export function rehearsalDoubts<Order>(
  results: readonly RehearsedOrder<Order>[],
  harmful: readonly OrderDoubt<Order>[] = [],
): Diagnostic[] {
  const refusals = results.flatMap(({ placed, result }) =>
    !result || result.status === 'done' ? [] : [{ placed, code: result.code, reason: result.reason }],
  );
  return [...refusals, ...harmful].map(({ placed: { span, line, column }, code, reason }) => {
    const message = reason.replace(/\.$/, '');
    return { code, severity: 'warning', span, line, column, message };
  });
}
