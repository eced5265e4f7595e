import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { MILLION } from '../arithmetic/people.js';
import { capacityOf } from '../economy/colony-figures.js';
import { settlersLost } from '../economy/settlers-lost.js';
import type { Ec4xEvent } from '../events.js';
import { aloneIn, playEndOfTurn } from '../forecast/look-ahead.js';
import type { Transport } from '../house.js';
import { houseOf, systemOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { pu } from '../arithmetic/figures.js';
import type { Ec4xState } from '../state.js';

/**
 * Doubts about settlers who will find no place, as the colony grows and others arrive before them.
 *
 * @see
 */
export function losesSettlers({
  seat,
  results,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  const sent = results.filter(
    ({ placed, result }) => placed.order.kind === 'migrate' && result && result.status !== 'refused',
  );
  if (sent.length === 0) return [];
  const losses = lossesOf(after, seat);
  // each order that was carried out has sent one liner, the last of all
  const own = houseOf(after, seat).transports.slice(-sent.length);
  return own.flatMap((transport, i): OrderDoubt<Ec4xOrder>[] => {
    const found = losses.get(transport);
    const { placed } = sent[i] ?? {};
    if (!found || !placed) return [];
    const reason = `of these ${transport.ptu} PTU ${pu(found.lost)} will find no place and be lost: the planet holds ${found.capacity / MILLION} PU`;
    return [{ placed, code: 'loses-settlers', reason }];
  });
}

/** Settlers aboard liners who will be lost, in millionths of a PTU, and what the planet then holds, in millionths of a PU. */
function lossesOf(
  after: Ec4xState,
  seat: number,
): Map<Transport, { readonly lost: number; readonly capacity: number }> {
  const { transports } = houseOf(after, seat);
  const state = aloneIn(after, seat);
  const losses = new Map<Transport, { readonly lost: number; readonly capacity: number }>();
  const last = Math.max(...transports.map(({ turns }) => turns));
  for (let turn = 1; turn <= last; turn++) {
    const people = new Map<number, number>();
    const events = playEndOfTurn(state, (phase) => {
      if (phase !== 'arrivals') return;
      for (const { id, colony } of state.systems) if (colony?.owner === seat) people.set(id, colony.pu);
    });
    const landings = events.filter((event) => event.kind === 'landed');
    const lost = settlersLost(landings, (systemId) => people.get(systemId) ?? null);
    const arrived = transports.filter(({ turns }) => turns === turn);
    for (const [i, landing] of landings.entries()) {
      const transport = arrived[i];
      const missing = lost.get(landing) ?? 0;
      const capacity = capacityOf(state.rules, systemOf(state, landing.systemId).planetClass);
      if (transport && missing > 0) losses.set(transport, { lost: missing, capacity });
    }
  }
  return losses;
}
