import {
  canFarm,
  changeStock,
  factoryNeeds,
  quantityOf,
  structuralNeed,
  structuralUnits,
  unitMass,
  type ItemCode,
  type ResourceCode,
} from '@ec/economy';
import { constructionLimit } from '../holdings/construction.js';
import { assemblyRoom, roomLimits } from '../holdings/room.js';
import { transportLimits } from '../holdings/transports.js';
import { format } from '../orders/language.js';
import type { AssembleOrder } from '../orders/works-orders.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { Limit } from '../orders/results.js';
import type { HoldingView } from '../view/holding-view.js';
import type { MineGroupView } from '../view/production-view.js';
import { surveyOf } from '../view/survey-of.js';
import type { TurnView } from '../view/turn-view.js';
import { orbitOf } from '../view/places.js';
import { readyOf, type Ready } from './ready.js';

/** Greatest ration that is halved when food is scarce: half of it still keeps people from starving. */
const HALVED = { numerator: 1, denominator: 2 } as const;

/**
 * An order that brings units from another ship or colony at the same place, which has at least twice as many and can carry them; where the
 * receiver lacks room for them, one that makes it.
 */
export function bring(
  view: TurnView,
  receiver: HoldingView,
  code: ItemCode,
  quantity: number,
): string | undefined {
  const giver = view.holdings.find(
    (other) =>
      other.id !== receiver.id &&
      other.location === receiver.location &&
      quantity > 0 &&
      canSpare(view, other, code, quantity),
  );
  if (!giver) return undefined;
  const ready = readyOf(view, receiver);
  if (mostOf(roomLimits(ready, code, 0)) < quantity) {
    const housed = changeStock(ready.stored, code, quantity);
    return addStructure(view, receiver, structureLacking({ ...ready, stored: housed }));
  }
  const units = { code, techLevel: 0, quantity };
  return format({ kind: 'transfer', actorId: giver.id, units, receiverId: receiver.id });
}

/** Whether a ship or colony has twice as many units, now and after its own use of them, and transports for them. */
function canSpare(view: TurnView, giver: HoldingView, code: ItemCode, quantity: number): boolean {
  if (quantityOf(giver.stored, code) < 2 * quantity) return false;
  const ready = readyOf(view, giver);
  return (
    quantityOf(ready.stored, code) >= 2 * quantity &&
    mostOf(transportLimits(ready, unitMass(code, 0), code === 'FUEL')) >= quantity
  );
}

function mostOf(limits: readonly Limit[]): number {
  return Math.min(...limits.map(({ most }) => most));
}

/**
 * An order that puts stored units to work, at most so many, of the highest technology level that works there: as many as there are
 * construction workers and room for. Where there is no room, one that makes it.
 */
export function assemble(
  view: TurnView,
  holding: HoldingView,
  code: AssembleOrder['units']['code'],
  most: number,
): string | undefined {
  const { id: actorId, stored, kind, location } = holding;
  const stack = stored.findLast(
    (one) =>
      one.code === code &&
      one.quantity > 0 &&
      (code !== 'FRM' || canFarm(one.techLevel, kind, orbitOf(location))),
  );
  if (!stack || most <= 0) return undefined;
  const { techLevel } = stack;
  const ready = readyOf(view, holding);
  const room = assemblyRoom(ready, stack.code, techLevel);
  if (room < 1) return addStructure(view, holding, structureLacking(ready));
  const quantity = Math.min(most, stack.quantity, room, constructionLimit(ready, stack.code, techLevel).most);
  return quantity < 1
    ? undefined
    : format({ kind: 'assemble', actorId, units: { code, techLevel, quantity } });
}

/** An order that puts structural units to work, of whichever kind there are. */
export function addStructure(view: TurnView, holding: HoldingView, lacking: number): string | undefined {
  return assemble(view, holding, 'STU', lacking) ?? assemble(view, holding, 'LSTU', lacking);
}

/** Structural units that lack for what a ship or colony houses. */
function structureLacking({ kind, population, assembled, stored }: Ready): number {
  return structuralNeed(kind, population, assembled, stored) - structuralUnits(assembled);
}

/** An order that halves the ration, where nobody starves of that. */
export function halveRation({ id: actorId, rates: { ration } }: HoldingView): string | undefined {
  if (ration.numerator * HALVED.denominator <= HALVED.numerator * ration.denominator) return undefined;
  return format({ kind: 'ration', actorId, percent: HALVED });
}

/** An order that has a factory group make consumer goods: the first that makes none and no research. */
export function makeGoods({ id: actorId, factories }: HoldingView): string | undefined {
  const group = factories.find(
    ({ product, change, units }) => units > 0 && change === null && product !== 'CNGD' && product !== 'RSCH',
  );
  return group && format(goodsOrder(actorId, group.group));
}

/**
 * An order that takes factories apart which burn so much fuel in a turn, of the largest group that makes no consumer goods: where mines would
 * bring fuel enough, and there is too little to start them with.
 */
export function fewerFactories(view: TurnView, holding: HoldingView, fuel: number): string | undefined {
  const { id: actorId, factories } = holding;
  const [largest] = factories
    .filter(({ product, units }) => product !== null && product !== 'CNGD' && units > 0)
    .toSorted((a, b) => b.units - a.units || a.group - b.group);
  if (!largest || fuel <= 0) return undefined;
  const { techLevel, units } = largest;
  const quantity = Math.min(
    units,
    Math.ceil((2 * fuel) / factoryNeeds(units, techLevel).halfFuel),
    constructionLimit(readyOf(view, holding), 'FCT', techLevel).most,
  );
  if (quantity < 1) return undefined;
  return format({ kind: 'disassemble', actorId, units: { code: 'FCT', techLevel, quantity } });
}

/** An order that drafts soldiers, as many as the cap of a turn allows. */
export function draftSoldiers({ id: actorId, population, rebels }: HoldingView): string | undefined {
  const quantity = Math.min(population.SLD, population.USK - (rebels?.USK ?? 0));
  return quantity > 0
    ? format({ kind: 'draft', actorId, units: { code: 'SLD', techLevel: 0, quantity } })
    : undefined;
}

/** An order that gives a factory group something to make. */
export function goodsOrder(actorId: number, group: number): EmpyreanOrder {
  return { kind: 'build-change', actorId, group, change: { kind: 'unit', code: 'CNGD', techLevel: 0 } };
}

/** An order that brings a mine group to the known deposit of a resource that gives most for each mine. */
export function mineElsewhere(
  view: TurnView,
  { id: actorId, location }: HoldingView,
  { group, depositNumber }: Pick<MineGroupView, 'group' | 'depositNumber'>,
  resource: ItemCode,
): string | undefined {
  const [best] = (surveyOf(view, location)?.deposits ?? [])
    .filter(
      (one) => one.resource === resource && one.number !== depositNumber && one.isExact && one.quantity !== 0,
    )
    .toSorted(
      (a, b) =>
        (b.yieldPercent ?? 0) - (a.yieldPercent ?? 0) ||
        (b.quantity ?? 0) - (a.quantity ?? 0) ||
        a.number - b.number,
    );
  return best && format({ kind: 'mining-change', actorId, group, deposit: best.number });
}

/** An order that brings in so much fuel, if any: from the same place, or by the largest mine group that digs for something else. */
export function moreFuel(view: TurnView, holding: HoldingView, quantity: number): string | undefined {
  return moreOf(view, holding, 'FUEL', quantity, ['FUEL']);
}

/**
 * An order that brings in so much of a resource, if any: from the same place, or by the largest mine group that can be spared.
 *
 * @param needed - resources whose mines are not moved
 */
export function moreOf(
  view: TurnView,
  holding: HoldingView,
  resource: ResourceCode,
  quantity: number,
  needed: readonly ResourceCode[],
): string | undefined {
  if (quantity <= 0) return undefined;
  const brought = bring(view, holding, resource, quantity);
  if (brought !== undefined) return brought;
  const [largest] = holding.mines
    .filter((mine) => mine.units > 0 && !needed.includes(mine.resource))
    .toSorted((a, b) => b.units - a.units || a.group - b.group);
  return largest && mineElsewhere(view, holding, largest, resource);
}
