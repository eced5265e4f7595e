import { soldiersAgainst } from '@ec/combat';
import {
  canFarm,
  changeStock,
  factoryNeeds,
  mineCapacity,
  openFarmsWithRoom,
  quantityOf,
  structuralNeed,
  structuralUnits,
  unitCapacity,
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
import type { DepositView } from '../view/map-view.js';
import type { MineGroupView } from '../view/production-view.js';
import { surveyOf } from '../view/survey-of.js';
import type { TurnView } from '../view/turn-view.js';
import { orbitOf } from '../view/places.js';
import { HORIZON, outlookOf, type Outlook, type Supply } from './outlook.js';
import { readyOf, type Ready } from './ready.js';
import { worksOf } from './works.js';

/**
 * An order that brings units from another ship or colony at the same place, which can spare and carry them; where the receiver lacks room for
 * them, one that makes it.
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
      canSpare(view, other, receiver, code, quantity),
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

/**
 * Whether a ship or colony has twice as many units, now and after its works have drawn theirs, and transports for them; and whether it falls short
 * of them itself no sooner when they are gone, and later than the receiver does.
 */
function canSpare(
  view: TurnView,
  giver: HoldingView,
  receiver: HoldingView,
  code: ItemCode,
  quantity: number,
): boolean {
  if (quantityOf(giver.stored, code) < 2 * quantity) return false;
  const ready = readyOf(view, giver);
  if (
    quantityOf(ready.stored, code) < 2 * quantity ||
    mostOf(transportLimits(ready, unitMass(code, 0), code === 'FUEL')) < quantity
  )
    return false;
  const without = { ...giver, stored: changeStock(giver.stored, code, -quantity) };
  const shortWithout = shortOf(view, without, code);
  return shortWithout >= shortOf(view, giver, code) && shortWithout > shortOf(view, receiver, code);
}

/** Turn in which a ship or colony falls short of units first; without bound where it does not. */
function shortOf(view: TurnView, holding: HoldingView, code: ItemCode): number {
  const outlook = outlookOf(view, holding);
  const supplies: readonly Supply[] = (SUPPLIES[code] ?? []).map((of) => outlook[of]);
  return Math.min(...supplies.map(({ short }) => short ?? Infinity));
}

/** What an outlook knows of the supply of units. */
const SUPPLIES: Partial<
  Record<
    ItemCode,
    readonly Extract<
      keyof Outlook,
      'fuel' | 'lifeSupport' | 'food' | 'goods' | 'metallics' | 'nonMetallics'
    >[]
  >
> = {
  FUEL: ['lifeSupport', 'fuel'],
  FOOD: ['food'],
  CNGD: ['goods'],
  METS: ['metallics'],
  NMTS: ['nonMetallics'],
};

function mostOf(limits: readonly Limit[]): number {
  return Math.min(...limits.map(({ most }) => most));
}

/**
 * An order that puts stored units to work of the highest technology level that works there: as many as there are construction workers and room
 * for. Where there is no room, one that makes it.
 *
 * @param most - units of a technology level that are wanted at most
 */
export function assemble(
  view: TurnView,
  holding: HoldingView,
  code: AssembleOrder['units']['code'],
  most: (techLevel: number) => number,
): string | undefined {
  const { id: actorId, stored, kind, location } = holding;
  const stack = stored.findLast(
    (one) =>
      one.code === code &&
      one.quantity > 0 &&
      (code !== 'FRM' || canFarm(one.techLevel, kind, orbitOf(location))),
  );
  if (!stack) return undefined;
  const { techLevel } = stack;
  const wanted = most(techLevel);
  if (wanted <= 0) return undefined;
  const ready = readyOf(view, holding);
  const room = assemblyRoom(ready, stack.code, techLevel);
  if (room < 1) return addStructure(view, holding, structureLacking(ready));
  const quantity = Math.min(
    wanted,
    stack.quantity,
    room,
    constructionLimit(ready, stack.code, techLevel).most,
  );
  return quantity < 1
    ? undefined
    : format({ kind: 'assemble', actorId, units: { code, techLevel, quantity } });
}

/** An order that puts structural units to work, of whichever kind there are. */
export function addStructure(view: TurnView, holding: HoldingView, lacking: number): string | undefined {
  const most = (): number => lacking;
  return assemble(view, holding, 'STU', most) ?? assemble(view, holding, 'LSTU', most);
}

/** An order that puts farms to work where none stands idle, and only as many as find room: more would stand idle, too. */
export function moreFarms(view: TurnView, holding: HoldingView): string | undefined {
  const { farms, labour, location } = holding;
  if (labour !== null && farms.some(({ units, worked }) => worked < units)) return undefined;
  const habitability = surveyOf(view, location)?.habitability ?? 0;
  const there = view.holdings.filter((one) => one.location === location).flatMap((one) => one.farms);
  const open = there.reduce((sum, { techLevel, units }) => sum + (techLevel === 1 ? units : 0), 0);
  const [, room = 0] = openFarmsWithRoom(habitability, [open, Number.MAX_SAFE_INTEGER]);
  return assemble(view, holding, 'FRM', (techLevel) => (techLevel === 1 ? room : Number.MAX_SAFE_INTEGER));
}

/** An order that puts automation units to work in place of so many unskilled workers, where more runs with them: nothing does where professionals lack. */
export function automate(view: TurnView, holding: HoldingView, workers: number): string | undefined {
  const burntBy = (one: HoldingView): number => worksOf(view, one).fuelled().burnt;
  return assemble(view, holding, 'AUT', (techLevel) => {
    const units = Math.ceil(workers / unitCapacity('AUT', techLevel, 'unskilled workers'));
    const automated = changeStock(holding.assembled, 'AUT', units, techLevel);
    return burntBy({ ...holding, assembled: automated }) > burntBy(holding) ? units : 0;
  });
}

/** Structural units that lack for what a ship or colony houses. */
function structureLacking({ kind, population, assembled, stored }: Ready): number {
  return structuralNeed(kind, population, assembled, stored) - structuralUnits(assembled);
}

/** An order that has a factory group make consumer goods: the first that makes none and no research. */
export function makeGoods({ id: actorId, factories }: HoldingView): string | undefined {
  const group = factories.find(
    ({ product, change, units }) => units > 0 && change === null && product !== 'CNGD' && product !== 'RSCH',
  );
  return group && format(goodsOrder(actorId, group.group));
}

/**
 * An order that takes factories apart which burn so much fuel in a turn, as many as the largest group that makes no consumer goods has at most, where
 * none that makes them is among those that are taken: where mines would bring fuel enough, and there is too little to start them with.
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
  if (quantity < 1 || takesGoods(factories, techLevel, quantity)) return undefined;
  return format({ kind: 'disassemble', actorId, units: { code: 'FCT', techLevel, quantity } });
}

/** Whether factories that make consumer goods are among so many of a technology level: those of the last group are taken first. */
function takesGoods(factories: HoldingView['factories'], techLevel: number, quantity: number): boolean {
  let left = quantity;
  for (const group of factories.toReversed()) {
    if (group.techLevel !== techLevel || group.units === 0 || left <= 0) continue;
    if (group.product === 'CNGD') return true;
    left -= group.units;
  }
  return false;
}

/** An order that drafts the soldiers who lack to hold so many rebels down, where the cap of a turn allows that many. */
export function draftSoldiers(
  { id: actorId, population, rebels }: HoldingView,
  soon: number,
): string | undefined {
  const loyal = population.SLD - (rebels?.SLD ?? 0);
  const quantity = soldiersAgainst(soon) - loyal;
  const most = Math.min(population.SLD, population.USK - (rebels?.USK ?? 0));
  if (quantity <= 0 || quantity > most) return undefined;
  return format({ kind: 'draft', actorId, units: { code: 'SLD', techLevel: 0, quantity } });
}

/** An order that gives a factory group something to make. */
export function goodsOrder(actorId: number, group: number): EmpyreanOrder {
  return { kind: 'build-change', actorId, group, change: { kind: 'unit', code: 'CNGD', techLevel: 0 } };
}

/**
 * An order that brings a mine group to the known deposit of a resource that gives most within the horizon, where that is more than its own gives of
 * the resource.
 */
export function mineElsewhere(
  view: TurnView,
  { id: actorId, location }: HoldingView,
  {
    group,
    depositNumber,
    units,
    techLevel,
  }: Pick<MineGroupView, 'group' | 'depositNumber' | 'units' | 'techLevel'>,
  resource: ItemCode,
): string | undefined {
  const deposits = surveyOf(view, location)?.deposits ?? [];
  const given = ({ quantity, yieldPercent }: DepositView): number =>
    Math.min(quantity ?? 0, HORIZON * mineCapacity(units, techLevel, yieldPercent ?? 0));
  const own = deposits.find(({ number }) => number === depositNumber);
  const least = own?.resource === resource ? given(own) : 0;
  const [best] = deposits
    .filter((one) => one.resource === resource && one.isExact && given(one) > least)
    .toSorted((a, b) => given(b) - given(a) || (b.quantity ?? 0) - (a.quantity ?? 0) || a.number - b.number);
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
