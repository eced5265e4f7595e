import { writeOrders, type WrittenOrders } from '@ec/orders-parser';
import { distance } from '../formulas/distance.js';
import { foldName } from '../names.js';
import { format } from '../orders/language.js';
import type { GalaxyOrder } from '../orders/orders.js';
import type { Group, Planet, ShipType } from '../state.js';
import type { GalaxyView } from '../view/view.js';

/** A place to go to. */
export interface Target {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Orders as a sheet. */
export function sheetOf(orders: readonly GalaxyOrder[]): WrittenOrders<GalaxyOrder> {
  return writeOrders(orders, format);
}

/** Own ship type of a name. */
export function typeNamed({ own }: GalaxyView, name: string): ShipType | undefined {
  return own.types.find((type) => foldName(type.name) === foldName(name));
}

/** Groups of a type in orbit that are in no fleet, by number. */
export function idleGroups({ groups }: GalaxyView, type: ShipType | undefined): Group[] {
  return groups
    .filter(({ typeId, originId, fleetId }) => typeId === type?.id && originId === null && fleetId === null)
    .sort((a, b) => a.number - b.number);
}

/** Ships of a type, wherever they are. */
export function shipsOf({ groups }: GalaxyView, type: ShipType | undefined): number {
  return groups.reduce((sum, { typeId, ships }) => (typeId === type?.id ? sum + ships : sum), 0);
}

/** The places nearest to a planet first. */
export function byDistance(view: GalaxyView, planetId: number, targets: readonly Target[]): Target[] {
  const from = view.planets[planetId - 1];
  if (!from) return [];
  const far = new Map(targets.map((target) => [target, distance(view.rules, from, target)]));
  return targets.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || a.id - b.id);
}

/** Own planets, the one with most industry first. */
export function byIndustry({ ownPlanets }: GalaxyView): Planet[] {
  return ownPlanets.toSorted((a, b) => b.industry - a.industry || a.id - b.id);
}

/** Orders a planet to make something, where it makes something else. */
export function make(view: GalaxyView, planet: Planet, product: string): GalaxyOrder[] {
  return productName(view, planet) === foldName(product)
    ? []
    : [{ kind: 'produce', planet: planet.name, product }];
}

function productName({ own }: GalaxyView, { product }: Planet): string {
  if (product.kind === 'research') return product.tech;
  if (product.kind !== 'ships') return foldName(product.kind);
  return foldName(own.types.find(({ id }) => id === product.typeId)?.name ?? '');
}
