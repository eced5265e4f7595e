import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { capacityOf } from '../economy/colony-figures.js';
import { naturalGrowth } from '../economy/income.js';
import { greatWorks, usefulWorks } from '../economy/public-works.js';
import type { Ec4xEvent } from '../events.js';
import { aloneIn, playEndOfTurn } from '../forecast/look-ahead.js';
import { coloniesOf, houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { pu } from '../arithmetic/figures.js';
import type { Ec4xState } from '../state.js';

/**
 * Doubts about public works beyond what they can do for a colony in a turn, with what is useful: as far as they add to growth, or win prestige.
 *
 * @see X-76
 */
export function idleWorks({
  seat,
  results,
  after,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  const orders = results.flatMap(({ placed, result }) =>
    placed.order.kind === 'works' && result && result.status !== 'refused'
      ? [{ placed, system: placed.order.system }]
      : [],
  );
  if (orders.length === 0) return [];
  return worksOf(after, seat).flatMap(({ q, r, spent, useful, growth }): OrderDoubt<Ec4xOrder>[] => {
    const last = orders.findLast(({ system }) => system.q === q && system.r === r);
    if (!last || spent <= useful) return [];
    const reason = `${spent} XMR go into public works of this colony, and ${useful} ${useful === 1 ? 'is' : 'are'} of use: it grows by ${pu(growth)} PU, and works at most double that`;
    return [{ placed: last.placed, code: 'without-use', reason }];
  });
}

interface Works {
  readonly q: number;
  readonly r: number;
  /** XMR spent on them, and the most that are of use. */
  readonly spent: number;
  readonly useful: number;
  /** Growth of the colony without them, in millionths of a PU. */
  readonly growth: number;
}

function worksOf(after: Ec4xState, seat: number): Works[] {
  const state = aloneIn(after, seat);
  const { rules } = state;
  const found: (Works & { readonly id: number; readonly great: number })[] = [];
  const events = playEndOfTurn(state, (phase) => {
    if (phase !== 'arrivals') return;
    for (const system of coloniesOf(state, seat)) {
      const { id, q, r, colony, planetClass } = system;
      if (colony.works === 0) continue;
      const growth = naturalGrowth(rules, houseOf(state, seat), system);
      const useful = usefulWorks(rules, growth, capacityOf(rules, planetClass) - colony.pu);
      const spent = colony.works / 1000;
      found.push({ id, q, r, spent, useful, growth, great: greatWorks(rules, colony) });
    }
  });
  const winners = new Set(
    events.flatMap((event) => (event.kind === 'prestige' && event.cause === 'works' ? [event.systemId] : [])),
  );
  return found.map((works) =>
    winners.has(works.id) ? { ...works, useful: Math.max(works.useful, works.great) } : works,
  );
}
