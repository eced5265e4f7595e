import type { EmpyreanOrder } from '../orders/orders.js';
import type { TurnView } from './turn-view.js';

/** What an order may be aimed at, as far as an empire knows: a number above 0 where it is, the greater the better. */
export const AIMS = {
  /** Lower wages and rations than in force, by the part that is saved. */
  thrift: (order: EmpyreanOrder, { holdings }: TurnView) => {
    if (order.kind !== 'pay' && order.kind !== 'ration') return 0;
    const rates = holdings.find(({ id }) => id === order.actorId)?.rates;
    if (!rates) return 0;
    return order.kind === 'pay'
      ? valueOf(rates.pay[order.populationClass]) - valueOf(order.rate)
      : valueOf(rates.ration) - valueOf(order.percent);
  },
  /** Ships and colonies of others in the orbit of whoever acts: the only ones that fights reach. */
  reach: (order: EmpyreanOrder, { holdings, sightings, turn }: TurnView) => {
    if (!('targetId' in order)) return 0;
    const place = holdings.find(({ id }) => id === order.actorId)?.location;
    return Number(
      sightings.some((seen) => seen.id === order.targetId && seen.turn === turn && seen.location === place),
    );
  },
  /** Ships and colonies of others where the empire has colonies. */
  neighbours: (order: EmpyreanOrder, { holdings, sightings }: TurnView) => {
    if (!('targetId' in order)) return 0;
    const target = sightings.find(({ id }) => id === order.targetId);
    const own = holdings.some(({ kind, location }) => kind !== 'ship' && location === target?.location);
    return Number(own);
  },
} as const satisfies Readonly<Record<string, (order: EmpyreanOrder, view: TurnView) => number>>;

function valueOf({
  numerator,
  denominator,
}: {
  readonly numerator: number;
  readonly denominator: number;
}): number {
  return numerator / denominator;
}
