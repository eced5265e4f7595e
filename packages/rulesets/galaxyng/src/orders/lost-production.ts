import type { OrderDoubt, OrderResult } from '@ec/engine';
import type { PlacedOrder } from '@ec/orders-parser';
import { typeOf } from '../lookup.js';
import { foldName, isReadAsNumber } from '../names.js';
import { cutToHundredths } from '../numbers/hundredths.js';
import { changeProduct } from '../planets.js';
import type { Planet, Race } from '../state.js';
import type { GalaxyView } from '../view/view.js';
import type { GalaxyOrder } from './orders.js';

/**
 * Doubts about orders that give a planet another product while it carries production over for a ship: the first of each planet, with what is
 * lost and what is left of it.
 *
 * @see N-12
 */
export function lostProduction(
  { rules, own, ownPlanets }: Pick<GalaxyView, 'rules' | 'own' | 'ownPlanets'>,
  results: readonly { readonly placed: PlacedOrder<GalaxyOrder>; readonly result: OrderResult }[],
): OrderDoubt<GalaxyOrder>[] {
  if (rules.keepProduction) return [];
  const carrying = new Map(
    ownPlanets.flatMap((planet) => (cutToHundredths(planet.carry) > 0 ? [[planet.id, planet] as const] : [])),
  );
  return results.flatMap(({ placed, result }) => {
    const { order } = placed;
    if (order.kind !== 'produce' || result.status !== 'done') return [];
    const planet = [...carrying.values()].find((one) => isNamed(one, order.planet));
    if (planet?.product.kind !== 'ships') return [];
    const type = typeOf(own, planet.product.typeId);
    if (foldName(order.product) === foldName(type.name)) return [];
    carrying.delete(planet.id);
    const lost = cutToHundredths(planet.carry);
    const left = cutToHundredths(materialsLeft(rules, own, planet));
    const reason = `${planet.name} loses the ${lost} production that it carries over for ${type.name}; ${left} materials of the unfinished ship go into stock`;
    return [{ placed, code: 'loses-production', reason }];
  });
}

function isNamed({ id, name }: Planet, ref: string): boolean {
  return isReadAsNumber(ref) ? Number(ref.slice(1)) === id : foldName(ref) === foldName(name);
}

function materialsLeft(rules: GalaxyView['rules'], own: Race, planet: Planet): number {
  const changed = { ...planet, stock: { ...planet.stock } };
  changeProduct(rules, own, changed, { kind: 'CAP' });
  return changed.stock.MAT - planet.stock.MAT;
}
