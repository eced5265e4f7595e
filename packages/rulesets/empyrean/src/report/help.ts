import { factoryNeeds, quantityOf, type ItemCode } from '@ec/economy';
import { format } from '../orders/language.js';
import type { AssembleOrder } from '../orders/works-orders.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { HoldingView } from '../view/holding-view.js';
import type { MineGroupView } from '../view/production-view.js';
import type { TurnView } from '../view/turn-view.js';

/** Greatest ration that is halved when food is scarce: half of it still keeps people from starving. */
const HALVED = { numerator: 1, denominator: 2 } as const;

/** An order that brings units from another ship or colony at the same place, which has at least twice as many. */
export function bring(
  view: TurnView,
  { id: receiverId, location }: HoldingView,
  code: ItemCode,
  quantity: number,
): string | undefined {
  const giver = view.holdings.find(
    (other) =>
      other.id !== receiverId &&
      other.location === location &&
      quantity > 0 &&
      quantityOf(other.stored, code) >= 2 * quantity,
  );
  return (
    giver &&
    format({ kind: 'transfer', actorId: giver.id, units: { code, techLevel: 0, quantity }, receiverId })
  );
}

/** An order that puts stored units to work, at most so many: those of the highest technology level. */
export function assemble(
  { id: actorId, stored }: HoldingView,
  code: AssembleOrder['units']['code'],
  most: number,
): string | undefined {
  const stack = stored.findLast((one) => one.code === code && one.quantity > 0);
  if (!stack || most <= 0) return undefined;
  const { techLevel, quantity } = stack;
  return format({
    kind: 'assemble',
    actorId,
    units: { code, techLevel, quantity: Math.min(most, quantity) },
  });
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
export function fewerFactories({ id: actorId, factories }: HoldingView, fuel: number): string | undefined {
  const [largest] = factories
    .filter(({ product, units }) => product !== null && product !== 'CNGD' && units > 0)
    .toSorted((a, b) => b.units - a.units || a.group - b.group);
  if (!largest || fuel <= 0) return undefined;
  const { techLevel, units } = largest;
  const quantity = Math.min(units, Math.ceil((2 * fuel) / factoryNeeds(units, techLevel).halfFuel));
  return format({ kind: 'disassemble', actorId, units: { code: 'FCT', techLevel, quantity } });
}

/** An order that drafts soldiers, as many as the cap of a turn allows. */
export function draftSoldiers({ id: actorId, population }: HoldingView): string | undefined {
  const quantity = Math.min(population.SLD, population.USK);
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
  { surveys }: TurnView,
  { id: actorId, location }: HoldingView,
  { group, depositNumber }: Pick<MineGroupView, 'group' | 'depositNumber'>,
  resource: ItemCode,
): string | undefined {
  const [best] = (surveys.find(({ planet }) => planet === location)?.deposits ?? [])
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
  if (quantity <= 0) return undefined;
  const brought = bring(view, holding, 'FUEL', quantity);
  if (brought !== undefined) return brought;
  const [largest] = holding.mines
    .filter(({ resource }) => resource !== 'FUEL')
    .toSorted((a, b) => b.units - a.units || a.group - b.group);
  return largest && mineElsewhere(view, holding, largest, 'FUEL');
}
