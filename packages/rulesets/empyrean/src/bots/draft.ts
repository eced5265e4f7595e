import { canFarm, FARM_AND_MINE_LABOUR, POPULATION_UNITS, STRUCTURAL_UNITS_PER_MASS_UNIT } from '@ec/economy';
import { left, massOfOne, openAccounts, take, type Accounts } from './accounts.js';
import type { AssembleOrder } from '../orders/works-orders.js';
import type { Destination, Foundation, Product, UnitCount } from '../orders/terms.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import { isPopulationCode } from '../lookup.js';
import { fuelOfJump } from './jump.js';
import { orbitOf } from '../view/places.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';

/** The orders of a turn as they are written, with the accounts of each ship and colony. */
export interface Draft {
  readonly view: TurnView;
  readonly orders: EmpyreanOrder[];
  /** Opened when they are first asked for: many ships and colonies get no orders that take anything. */
  readonly accounts: Map<HoldingView, Accounts>;
}

/** A draft without orders. */
export function openDraft(view: TurnView): Draft {
  return { view, orders: [], accounts: new Map() };
}

/** Accounts of an own ship or colony of the view. */
export function accountsOf({ accounts }: Draft, holding: HoldingView): Accounts {
  const known = accounts.get(holding);
  if (known) return known;
  const opened = openAccounts(holding);
  accounts.set(holding, opened);
  return opened;
}

type LooseUnits = AssembleOrder['units'];

/** Puts stored units to work, as many as there are, as workers can assemble and the structure houses; returns how many. */
export function assemble(draft: Draft, colony: HoldingView, units: LooseUnits): number {
  if (units.code === 'FRM' && !canFarm(units.techLevel, colony.kind, orbitOf(colony.location))) return 0;
  const quantity = putToWork(accountsOf(draft, colony), units);
  if (quantity > 0)
    draft.orders.push({ kind: 'assemble', actorId: colony.id, units: { ...units, quantity } });
  return quantity;
}

/** Takes units apart, as many as workers can; a tenth is lost, and the rest is in storage from the next turn. Returns how many. */
export function disassemble(draft: Draft, colony: HoldingView, units: LooseUnits): number {
  const accounts = accountsOf(draft, colony);
  const mass = massOfOne(units);
  const quantity = Math.min(units.quantity, Math.floor(accounts.work / mass));
  if (quantity <= 0) return 0;
  accounts.work -= quantity * mass;
  draft.orders.push({ kind: 'disassemble', actorId: colony.id, units: { ...units, quantity } });
  return quantity;
}

/** Puts stored mines to work on a deposit of the planet; returns how many. */
export function assembleMines(
  draft: Draft,
  colony: HoldingView,
  units: UnitCount<'MIN'>,
  deposit: number,
): number {
  const quantity = putToWork(accountsOf(draft, colony), units);
  if (quantity > 0)
    draft.orders.push({
      kind: 'assemble-mines',
      actorId: colony.id,
      units: { ...units, quantity },
      deposit,
    });
  return quantity;
}

/** Puts stored factories to work on a product; returns how many. */
export function assembleFactories(
  draft: Draft,
  colony: HoldingView,
  units: UnitCount<'FCT'>,
  product: Product,
): number {
  const quantity = putToWork(accountsOf(draft, colony), units);
  if (quantity > 0)
    draft.orders.push({
      kind: 'assemble-factories',
      actorId: colony.id,
      units: { ...units, quantity },
      product,
    });
  return quantity;
}

/** Sends units to another ship or colony at the same place, as many as there are and transports carry; returns how many. */
export function transfer(draft: Draft, from: HoldingView, to: HoldingView, units: UnitCount): number {
  const accounts = accountsOf(draft, from);
  const mass = massOfOne(units);
  const { code, techLevel } = units;
  const receiver = accountsOf(draft, to);
  const heads = isPopulationCode(code) ? POPULATION_UNITS[code] : 0;
  const housed = heads > 0 ? 2 * mass : mass;
  const quantity = Math.min(
    units.quantity,
    left(accounts, code, techLevel),
    Math.floor(accounts.carry / mass),
    Math.floor(Math.min(receiver.room, receiver.space) / housed),
    heads > 0 ? Math.floor(receiver.places / heads) : Infinity,
  );
  if (quantity <= 0) return 0;
  const sent = { ...units, quantity };
  take(accounts, sent);
  accounts.carry -= quantity * mass;
  accounts.mass -= quantity * mass;
  take(receiver, { ...sent, quantity: -quantity });
  receiver.mass += quantity * mass;
  receiver.room -= quantity * housed;
  receiver.space -= quantity * housed;
  receiver.places -= quantity * heads;
  draft.orders.push({ kind: 'transfer', actorId: from.id, units: sent, receiverId: to.id });
  return quantity;
}

/**
 * Founds a ship or colony if all of its units are there, transports can carry them and workers can assemble them.
 *
 * @returns whether the order was written
 */
export function setUp(
  draft: Draft,
  founder: HoldingView,
  foundation: Foundation,
  units: readonly UnitCount[],
): boolean {
  const accounts = accountsOf(draft, founder);
  const mass = units.reduce((sum, unit) => sum + unit.quantity * massOfOne(unit), 0);
  const isThere = units.every(({ code, techLevel, quantity }) => left(accounts, code, techLevel) >= quantity);
  if (!isThere || accounts.carry < mass || accounts.work < mass) return false;
  for (const unit of units) take(accounts, unit);
  accounts.carry -= mass;
  accounts.work -= mass;
  accounts.mass -= mass;
  draft.orders.push({ kind: 'set-up', actorId: founder.id, foundation, units });
  return true;
}

/**
 * Sends a ship away, if its engines and fuel carry it there with what it has aboard by now.
 *
 * @param place - label of the orbit or star, to work out the distance
 * @returns whether the order was written
 */
export function move(draft: Draft, ship: HoldingView, place: string, destination: Destination): boolean {
  const accounts = accountsOf(draft, ship);
  const fuel = fuelOfJump(accounts, place);
  if (fuel === undefined || fuel > left(accounts, 'FUEL')) return false;
  take(accounts, { code: 'FUEL', techLevel: 0, quantity: fuel });
  draft.orders.push({ kind: 'move', actorId: ship.id, destination });
  return true;
}

/** Takes units that are assembled off the accounts, as many as can be; returns how many. */
function putToWork(accounts: Accounts, { code, techLevel, quantity: wanted }: UnitCount): number {
  const mass = massOfOne({ code, techLevel });
  const isStructure = code === 'STU' || code === 'LSTU';
  const byRoom = isStructure ? Infinity : Math.floor(accounts.room / mass);
  const quantity = Math.min(
    wanted,
    left(accounts, code, techLevel),
    Math.floor(accounts.work / mass),
    byRoom,
  );
  if (quantity <= 0) return 0;
  take(accounts, { code, techLevel, quantity });
  accounts.work -= quantity * mass;
  const housed = isStructure ? 200 / STRUCTURAL_UNITS_PER_MASS_UNIT[accounts.of.kind] + mass : -mass;
  accounts.room += quantity * housed;
  if (code === 'FRM' || code === 'MIN' || code === 'FCT') {
    accounts.idle.USK -= quantity * FARM_AND_MINE_LABOUR.unskilled;
    accounts.idle.PRO -= quantity * FARM_AND_MINE_LABOUR.professionals;
  }
  return quantity;
}
