import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import type { Phase, Turn } from '../contract/ruleset.js';
import { deepFreeze } from './deep-freeze.js';

/**
 * The same phases, in which whoever writes into orders, senders, parameters or earlier events throws a `TypeError`; the state alone is theirs
 * to change.
 */
export function readOnlyPhases<State, Order, Event extends JournalEvent>(
  phases: readonly Phase<State, Order, Event>[],
): Phase<State, Order, Event>[] {
  return phases.map(({ name, run }) => ({ name, run: (turn) => run(readOnly(turn)) }));
}

function readOnly<State, Order, Event extends JournalEvent>(
  turn: Turn<State, Order, Event>,
): Turn<State, Order, Event> {
  const { state, orders, senders, parameters, journal, emit, conclude } = turn;
  for (const event of journal) deepFreeze(event);
  return {
    state,
    orders: deepFreeze(orders),
    senders: readOnlySet(senders),
    parameters: deepFreeze(parameters),
    journal: readOnlyList(journal),
    emit,
    conclude,
    get rng() {
      return turn.rng;
    },
  };
}

/** A journal grows while a phase looks at it, so that it cannot be frozen itself. */
function readOnlyList<Event>(events: readonly (Event | LoopEvent)[]): readonly (Event | LoopEvent)[] {
  return new Proxy(events, { defineProperty: refuse, deleteProperty: refuse, set: refuse });
}

function readOnlySet<T>(members: ReadonlySet<T>): ReadonlySet<T> {
  return Object.assign(new Set(members), { add: refuse, delete: refuse, clear: refuse });
}

function refuse(): never {
  throw new TypeError('Cannot write into what is read only');
}
