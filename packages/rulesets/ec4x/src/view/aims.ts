import { isOfWarships, othersByPrestige } from '../bots/plans.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xView } from './view.js';

/** What an order may be aimed at, as far as a House knows: 0 where it is not, and 1 where it is; 2 if it is of a fleet that can fight, and carries no settlers. */
export const AIMS = {
  /** The other House of most prestige, or a system of it. */
  foremost: (order: Ec4xOrder, view: Ec4xView) => aimedAt(order, view, othersByPrestige(view)[0]?.id),
  /** The other House of least prestige, or a system of it. */
  hindmost: (order: Ec4xOrder, view: Ec4xView) => aimedAt(order, view, othersByPrestige(view).at(-1)?.id),
  /** The House with the next number, or a system of it; after the last comes the first. */
  next: (order: Ec4xOrder, view: Ec4xView) => aimedAt(order, view, houseAfter(view, 1)),
  /** The House with the number before, or a system of it. */
  previous: (order: Ec4xOrder, view: Ec4xView) => aimedAt(order, view, houseAfter(view, -1)),
  /** The system in the middle, which all Houses can reach. */
  hub: (order: Ec4xOrder, view: Ec4xView) =>
    'system' in order && order.system.q === 0 && order.system.r === 0 ? weightOf(order, view) : 0,
} as const satisfies Readonly<Record<string, (order: Ec4xOrder, view: Ec4xView) => number>>;

function aimedAt(order: Ec4xOrder, view: Ec4xView, target: number | undefined): number {
  if (target === undefined) return 0;
  if ('house' in order) return Number(order.house === target);
  if (!('system' in order)) return 0;
  const { q, r } = order.system;
  const system = view.systems.find((one) => one.q === q && one.r === r);
  return system?.sighting?.owner === target ? weightOf(order, view) : 0;
}

/** What an order that is aimed rightly counts: warships serve an aim better than settlers, who have something else to do. */
function weightOf(order: Ec4xOrder, { own }: Ec4xView): 1 | 2 {
  const fleet = 'fleet' in order ? own.fleets.find(({ id }) => id === order.fleet) : undefined;
  return fleet && isOfWarships(fleet) ? 2 : 1;
}

function houseAfter({ houses, own }: Ec4xView, steps: 1 | -1): number {
  return ((own.id - 1 + steps + houses.length) % houses.length) + 1;
}
