import { POPULATION_UNITS, unitFuel, unitMass, type PopulationCode, type UnitCode } from '@ec/economy';
import { requireQuantity, type Ratio } from '@ec/prng';
import type { UnitChange } from './account.js';
import type { Force, LevelCount, Position, UnitPlace } from './types.js';

/** Units of one kind that a force has in the course of a fight. */
export interface Row {
  readonly place: UnitPlace;
  readonly code: UnitCode;
  readonly techLevel: number;
  /** Mass of one in hundredths of a mass unit. */
  readonly mass: number;
  readonly isWeapon: boolean;
  /** Fuel that one burns in a round in which it works. */
  readonly burn: number;
  readonly opening: number;
  /** Units that commitments are shares of. */
  readonly base: number;
  quantity: number;
  lost: number;
  used: number;
  sent: number;
  received: number;
  /** Units that have fuel in this round; of energy weapons, shields and drives. */
  powered: number;
}

/** A force in the course of a fight: the working copy that the rounds change. */
export interface Fighter {
  readonly id: number;
  readonly ownerId: number | null;
  readonly position: Position;
  /** Whether it bombards anybody: such a ship does not draw away. */
  readonly isBombarding: boolean;
  readonly rows: Row[];
  /** Rows by what they are for; highest technology level first. */
  readonly launchers: readonly Row[];
  readonly weapons: readonly Row[];
  readonly shields: readonly Row[];
  readonly drives: readonly Row[];
  readonly missiles: readonly Row[];
  readonly antiMissiles: readonly Row[];
  readonly robots: readonly Row[];
  readonly craft: readonly Row[];
  readonly assaultWeapons: readonly Row[];
  readonly transports: readonly Row[];
  readonly fuel: Row;
  /** Fuel units that no round uses up. */
  readonly reserve: number;
  readonly supplies: Row;
  readonly soldiers: Row;
  readonly unemployables: Row;
  /** Share of its weapons that fire at the enemy, as ordered. */
  readonly fire: Ratio;
  /** Whether it helps to defend another, with that share alone. */
  readonly isHelper: boolean;
  /** Missiles that it will still fire. */
  missilesLeft: number;
  /** Anti-missiles that its launchers can still send off in this round. */
  interceptors: number;
  /** Population units killed by fire. */
  bombed: number;
  isDestroyed: boolean;
  /** Fuel and supplies used up before this round. */
  usedBefore: { fuel: number; supplies: number };
}

/** Codes whose assembled units take the greater share of damage; space drives do so in ships. */
const WEAPON_CODES: ReadonlySet<UnitCode> = new Set<UnitCode>(['EWP', 'MSL']);

/** Codes of units that burn fuel in a round of combat. */
const BURNING: ReadonlySet<UnitCode> = new Set<UnitCode>(['EWP', 'ESH', 'SPD']);

/** A whole force or stock. */
export const ALL: Ratio = { numerator: 1, denominator: 1 };

/** Nothing of a force or stock. */
export const NOTHING: Ratio = { numerator: 0, denominator: 1 };

/**
 * A working copy of a force.
 *
 * @param fire - share of its weapons that fire at the enemy
 * @param isHelper - whether it helps to defend another
 * @throws RangeError when the reserve or the mass in hundredths is not an integer from 0 to 2^53 − 1, there is no such unit code, or a
 *   technology level does not fit
 */
export function fighterOf(force: Force, fire: Ratio, isHelper = false): Fighter {
  const isShip = force.position === 'ship';
  const baseOf = (place: UnitPlace, code: UnitCode, techLevel: number, quantity: number): number =>
    force.opening === undefined
      ? quantity
      : (force.opening.find((row) => row.code === code && row.techLevel === techLevel && row.place === place)
          ?.quantity ?? 0);
  const rows = force.units.map(({ place, code, techLevel, quantity }) => {
    const row = rowOf(place, code, techLevel, quantity, baseOf(place, code, techLevel, quantity));
    return isShip && place === 'assembled' && code === 'SPD' ? { ...row, isWeapon: true } : row;
  });
  requireQuantity(`mass of ${force.id} in hundredths`, massOf({ rows }));
  const there = (place: UnitPlace, code: UnitCode): Row[] =>
    rows.filter((row) => row.code === code && row.place === place).sort((a, b) => b.techLevel - a.techLevel);
  const of = (place: UnitPlace, code: UnitCode): Row[] =>
    force.isManned === false ? [] : there(place, code);
  const one = (place: UnitPlace, code: UnitCode): Row => {
    const [found] = there(place, code);
    if (found) return found;
    const empty = rowOf(place, code, 0, 0);
    rows.push(empty);
    return empty;
  };
  const missiles = of('stored', 'MSS');
  return {
    id: force.id,
    ownerId: force.ownerId,
    position: force.position,
    isBombarding: force.isBombarding === true,
    rows,
    launchers: of('assembled', 'MSL'),
    weapons: of('assembled', 'EWP'),
    shields: of('assembled', 'ESH'),
    drives: isShip ? of('assembled', 'SPD') : [],
    missiles,
    antiMissiles: of('stored', 'ANM'),
    robots: of('stored', 'MTBT'),
    craft: of('stored', 'ASC'),
    assaultWeapons: of('stored', 'ASW'),
    transports: of('stored', 'TPT'),
    fuel: one('stored', 'FUEL'),
    reserve: reserveOf(force),
    supplies: one('stored', 'MTSP'),
    soldiers: one('loyal', 'SLD'),
    unemployables: one('loyal', 'UEM'),
    fire,
    isHelper,
    missilesLeft: committed(
      missiles.reduce((sum, { base }) => sum + base, 0),
      fire,
    ),
    interceptors: 0,
    bombed: 0,
    isDestroyed: rows.every(({ quantity, mass }) => quantity * mass === 0),
    usedBefore: { fuel: 0, supplies: 0 },
  };
}

/** Units of some rows together. */
export function total(rows: readonly Row[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Mass of a force in hundredths of a mass unit. */
export function massOf({ rows }: Pick<Fighter, 'rows'>): number {
  return rows.reduce((sum, { quantity, mass }) => sum + quantity * mass, 0);
}

/** The committed part of a quantity, truncated. */
export function committed(quantity: number, { numerator, denominator }: Ratio): number {
  if (numerator >= denominator) return quantity;
  const product = quantity * numerator;
  if (product <= Number.MAX_SAFE_INTEGER) return Math.floor(product / denominator);
  return Number((BigInt(quantity) * BigInt(numerator)) / BigInt(denominator));
}

/** Takes units away, as lost, used up or sent away. */
export function take(row: Row, quantity: number, as: 'lost' | 'used' | 'sent'): void {
  row.quantity -= quantity;
  row[as] += quantity;
  if (row.powered > row.quantity) row.powered = row.quantity;
}

/** Adds units. */
export function give(row: Row, quantity: number): void {
  row.quantity += quantity;
  row.received += quantity;
}

/** The row of stored or loyal units of a kind; a new one where there was none. */
export function rowFor({ rows }: Fighter, place: UnitPlace, code: UnitCode, techLevel: number): Row {
  const found = rows.find((row) => row.code === code && row.techLevel === techLevel && row.place === place);
  if (found) return found;
  const empty = rowOf(place, code, techLevel, 0);
  rows.push(empty);
  return empty;
}

/**
 * Fuel that a fight may still use up: all but the reserve.
 *
 * @see E-49
 */
export function freeFuel({ fuel, reserve }: Fighter): number {
  return Math.max(0, fuel.quantity - reserve);
}

/**
 * Gives fuel to a share of assembled units for this round, highest level first, as far as it lasts. Units that have fuel already
 * burn no more.
 *
 * @see E-38, E-49
 */
export function power(fighter: Fighter, rows: readonly Row[], share: Ratio): void {
  for (const row of rows) {
    const wanted = committed(row.quantity, share) - row.powered;
    if (wanted <= 0) continue;
    const fuelled = Math.min(wanted, Math.floor(freeFuel(fighter) / row.burn));
    row.powered += fuelled;
    take(fighter.fuel, fuelled * row.burn, 'used');
  }
}

/** Units that have fuel in this round, by level. */
export function powered(rows: readonly Row[]): LevelCount[] {
  return rows.map((row) => ({ techLevel: row.techLevel, quantity: row.powered }));
}

/** Units of rows, by level. */
export function levels(rows: readonly Row[]): LevelCount[] {
  return rows.map(({ techLevel, quantity }) => ({ techLevel, quantity }));
}

/** Population units in so many units of a row. */
export function headsIn({ place, code }: Row, quantity: number): number {
  return place === 'loyal' || place === 'rebel' ? quantity * POPULATION_UNITS[code as PopulationCode] : 0;
}

/** What changed in a force, in the order of its units. */
export function changesOf({ rows }: Fighter): UnitChange[] {
  return rows
    .filter(({ lost, used, sent, received }) => lost + used + sent + received > 0)
    .map(({ place, code, techLevel, opening, lost, used, sent, received }) => ({
      place,
      code,
      techLevel,
      opening,
      lost,
      used,
      sent,
      received,
    }));
}

function reserveOf({ id, reserve = 0 }: Force): number {
  requireQuantity(`reserve of ${id}`, reserve);
  return reserve;
}

function rowOf(place: UnitPlace, code: UnitCode, techLevel: number, quantity: number, base = quantity): Row {
  return {
    place,
    code,
    techLevel,
    mass: unitMass(code, techLevel),
    isWeapon: place === 'assembled' && WEAPON_CODES.has(code),
    burn: BURNING.has(code) ? unitFuel(code, techLevel, 'combat round').numerator : 0,
    opening: quantity,
    base,
    quantity,
    lost: 0,
    used: 0,
    sent: 0,
    received: 0,
    powered: 0,
  };
}
