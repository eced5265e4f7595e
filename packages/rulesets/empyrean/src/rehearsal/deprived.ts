import { deathsIn, feed, headCount, quantityOf, starvesOn } from '@ec/economy';
import type { PlacedOrder } from '@ec/orders-parser';
import type { OrderDoubt, Rehearsed } from '@ec/engine';
import { formatInteger } from '@ec/prng';
import type { EmpyreanEvent } from '../events.js';
import { fullHarvest } from '../holdings/full-harvest.js';
import { holdingOf, isAbandoned, isPopulationCode } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { airless } from './airless.js';

type RehearsedTurn = Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>;

/**
 * Doubts about orders that take food from a ship or colony, or bring people to it, so that somebody starves or suffocates there, in the turn
 * itself or in the next, who would not have done so without them. The last order that has a share in it is doubted.
 */
export function deprived(turn: RehearsedTurn): OrderDoubt<EmpyreanOrder>[] {
  const { seat, before, after, results } = turn;
  const carried = results.flatMap(({ placed, result }) => (result?.status === 'refused' ? [] : placed));
  return after.holdings.flatMap((holding) => {
    const was = holdingOf(before, holding.id);
    // where all of them died, it is nobody's
    if (was?.empireId !== seat || (holding.empireId !== seat && !isAbandoned(holding))) return [];
    const last = (isMeant: (order: EmpyreanOrder, id: number) => boolean) =>
      carried.findLast(({ order }) => isMeant(order, holding.id));
    const hunger = starving(turn, was, holding);
    return [
      ...doubted(last(takesFoodOrBringsPeople), 'starves', hunger),
      ...doubted(last(bringsPeople), 'no-air', suffocating(was, holding)),
    ];
  });
}

function doubted(
  placed: PlacedOrder<EmpyreanOrder> | undefined,
  code: string,
  reason: string | undefined,
): OrderDoubt<EmpyreanOrder>[] {
  return placed && reason !== undefined ? [{ placed, code, reason }] : [];
}

function takesFoodOrBringsPeople(order: EmpyreanOrder, id: number): boolean {
  return takesFood(order, id) || bringsPeople(order, id);
}

/** Whether an order takes food, or farms that are at work, from a ship or colony. */
function takesFood(order: EmpyreanOrder, id: number): boolean {
  if (!('actorId' in order) || order.actorId !== id) return false;
  if (order.kind === 'set-up') return order.units.some(({ code }) => code === 'FOOD');
  if (order.kind === 'disassemble') return order.units.code === 'FRM';
  return order.kind === 'transfer' && order.units.code === 'FOOD';
}

function bringsPeople(order: EmpyreanOrder, id: number): boolean {
  return order.kind === 'transfer' && order.receiverId === id && isPopulationCode(order.units.code);
}

/** How many starve in the turn or in the next, where what was there would have fed everybody. A ration that starves is doubted elsewhere. */
function starving({ journal }: RehearsedTurn, was: Holding, is: Holding): string | undefined {
  const { id, ration } = is;
  // farms that stood still in this turn would have brought nothing without the order either
  const grown = journal.reduce(
    (sum, event) => (event.kind === 'farmed' && event.holdingId === id ? sum + event.produced : sum),
    0,
  );
  if (starvesOn(ration) || hungry(was, Math.min(grown, fullHarvest(was.farms))) > 0) return undefined;
  const meals = journal.find((event) => event.kind === 'provided' && event.holdingId === id);
  if (meals?.kind === 'provided' && meals.starved > 0)
    return `${formatInteger(meals.starved)} population units of ${id} would starve in this turn, with ${formatInteger(meals.foodEaten)} food of ${formatInteger(meals.foodDue)}`;
  const next = hungry(is, fullHarvest(is.farms));
  if (next === 0) return undefined;
  return `${formatInteger(next)} population units of ${id} would starve in the next turn, unless food comes: it has ${formatInteger(quantityOf(is.stored, 'FOOD'))}, and its farms bring ${formatInteger(fullHarvest(is.farms))}`;
}

/** Population units that starve when they eat what is stored and what farms bring. */
function hungry({ population, ration, stored }: Holding, grown: number): number {
  const food = quantityOf(stored, 'FOOD') + grown;
  return deathsIn(population, feed(headCount(population), ration, food).starved);
}

function suffocating(was: Holding, is: Holding): string | undefined {
  const reason = airless(is);
  return reason === undefined || airless(was) !== undefined ? undefined : `in ${is.id}, ${reason}`;
}
