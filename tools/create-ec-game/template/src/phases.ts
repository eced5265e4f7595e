// The rules: what happens in a turn, in order. A phase changes the state that it is given, and gives every order exactly one result.
// Chance comes from `rng` alone, never from Math.random: the same seed and the same orders are the same game.
import { DONE, refused, type JournalEvent, type Phase, type SeatOrder, type Turn } from '@ec/engine';
import type { Order } from './orders.ts';
import type { State } from './state.ts';

/** A wreck has been scanned; only the seat that did it sees this. TO CHANGE: one interface for each kind of thing that happens. */
export interface Scanned extends JournalEvent {
  readonly kind: 'scanned';
  readonly wreck: number;
  readonly gold: number;
}

/** What happens in a turn, besides results of orders, which the engine notes itself. */
export type Event = Scanned;

type Given = SeatOrder<Order>;

/** The turn sequence. */
export const PHASES: readonly Phase<State, Order, Event>[] = [
  { name: 'scans', run: scan },
  { name: 'salvage', run: salvage },
];

function scan({ state, orders, emit, conclude }: Turn<State, Order, Event>): void {
  const counting = firstOrders(orders);
  const reveal = (number: number, seat: number): void => {
    const wreck = freeWreck(state, number);
    if (!wreck) return;
    if (!wreck.scannedBy.includes(seat)) wreck.scannedBy = [...wreck.scannedBy, seat].sort((a, b) => a - b);
    emit({ kind: 'scanned', seats: [seat], wreck: number, gold: wreck.gold });
  };
  for (const given of orders) {
    const { seat, order } = given;
    if (!counting.includes(given)) conclude(given, refused('too-many', 'A ship does one thing a turn.'));
    else if (order.kind === 'scan') {
      const isThere = freeWreck(state, order.wreck) !== undefined;
      if (isThere) for (const near of [-1, 0, 1]) reveal(order.wreck + near, seat);
      conclude(given, isThere ? DONE : NOT_THERE);
    }
  }
}

function salvage({ state, orders, conclude }: Turn<State, Order, Event>): void {
  const salvages = firstOrders(orders).filter(({ order }) => order.kind === 'salvage');
  // who reaches for what is looked at for all seats, before any of them takes anything
  const taken = salvages.map((given) => ({
    given,
    wreck: freeWreck(state, given.order.wreck),
    rivals: salvages.filter(({ order }) => order.wreck === given.order.wreck).length - 1,
  }));
  for (const { given, wreck, rivals } of taken) {
    if (!wreck) conclude(given, NOT_THERE);
    else if (rivals > 0)
      conclude(given, refused('contested', `Other ships that reached for it, too: ${rivals}.`));
    else {
      wreck.owner = given.seat;
      conclude(given, DONE);
    }
  }
}

const NOT_THERE = refused('not-there', 'There is no such wreck any more.');

/** The first order of each seat. */
function firstOrders(orders: readonly Given[]): Given[] {
  return orders.filter(({ seat }, i) => orders.findIndex((other) => other.seat === seat) === i);
}

/** A wreck by its number, unless it has been salvaged. */
function freeWreck({ wrecks }: State, number: number): State['wrecks'][number] | undefined {
  const wreck = wrecks[number - 1];
  return wreck?.owner === null ? wreck : undefined;
}
