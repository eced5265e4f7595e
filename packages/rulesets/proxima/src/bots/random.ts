import { writeOrders, type WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { ProximaOrder } from '../orders/orders.js';
import { format } from '../orders/language.js';
import type { ProximaView } from '../view/view.js';

/** Greatest distance that it sends a unit or fires, in columns and in rows. */
const REACH = 4;

/** A player that gives every unit some order for a tile near it. Many of the orders cannot be carried out. */
export function random({ known, side }: ProximaView, rng: Prng): WrittenOrders<ProximaOrder> {
  const { rows, unitTypes } = known.definitions;
  const near = (value: number, length: number): number =>
    Math.max(0, Math.min(length - 1, value + rng.intN(2 * REACH + 1) - REACH));
  const orders = known.units.flatMap((unit): ProximaOrder[] => {
    if (unit.player !== side.id) return [];
    const tile = { x: near(unit.x, rows[0]?.length ?? 1), y: near(unit.y, rows.length) };
    switch (rng.intN(4)) {
      case 0:
        return [];
      case 1:
        return [{ kind: 'fire', unit: unit.id, tile }];
      case 2:
        return [{ kind: 'build', unit: unit.id, type: rng.pick(unitTypes).id, tile }];
      default:
        return [{ kind: 'move', unit: unit.id, tile }];
    }
  });
  return writeOrders(orders, format);
}
