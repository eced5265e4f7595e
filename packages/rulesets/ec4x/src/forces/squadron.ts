import { crippledAttack } from '../combat/combatant.js';
import type { Fleet, Ship, Squadron } from '../fleet.js';
import type { Rules } from '../parameters.js';
import { NEVER_STAY } from '../tables/engagement.js';
import type { ShipCode } from '../types.js';
import { figuresOf, isCombatShip, shipRow, type Figures } from './figures.js';

/**
 * Cost and strengths of all ships of a squadron, undamaged.
 *
 * @see seed 2.3.3
 */
export function squadronFigures(rules: Rules, { ships }: Pick<Squadron, 'ships'>): Figures {
  const total = { pc: 0, as: 0, ds: 0 };
  for (const { code, wep } of ships) {
    const { pc, as, ds } = figuresOf(rules, code, wep);
    total.pc += pc;
    total.as += as;
    total.ds += ds;
  }
  return total;
}

/** Its strengths as it is: crippled, half the AS. @see X-52 */
export function presentFigures(
  rules: Rules,
  squadron: Pick<Squadron, 'ships' | 'state'>,
): Pick<Figures, 'as' | 'ds'> {
  const { as, ds } = squadronFigures(rules, squadron);
  return { as: squadron.state === 'crippled' ? crippledAttack(as) : as, ds };
}

/** Command costs of the ships that a squadron's flagship leads. */
export function commandUsed(rules: Rules, { ships }: Pick<Squadron, 'ships'>): number {
  return ships.slice(1).reduce((sum, { code }) => sum + (shipRow(rules, code).cc ?? 0), 0);
}

/**
 * Whether a squadron's flagship can lead a ship as well.
 *
 * @see seed 2.3.3; X-39
 */
export function canLead(
  rules: Rules,
  squadron: Pick<Squadron, 'ships'>,
  { code }: Pick<Ship, 'code'>,
): boolean {
  const [flagship] = squadron.ships;
  const { cc } = shipRow(rules, code);
  if (!flagship || cc === null) return false;
  const rating = shipRow(rules, flagship.code).cr;
  return rating !== null && commandUsed(rules, squadron) + cc <= rating;
}

/** Docks that a squadron's ships hold under repair. */
export function hullSize(rules: Rules, { ships }: Pick<Squadron, 'ships'>): number {
  return ships.reduce((sum, { code }) => sum + shipRow(rules, code).hs, 0);
}

/** Whether a fleet has a ship that fights, in whatever state. */
export function hasCombatShip(fleet: Pick<Fleet, 'squadrons'>): boolean {
  return hasShip(fleet, ({ code }) => isCombatShip(code));
}

/**
 * The rule of engagement that counts of a fleet: 0 without a combat ship, whatever was ordered.
 *
 * @see X-43
 */
export function roeOf(fleet: Pick<Fleet, 'roe' | 'squadrons'>): number {
  return hasCombatShip(fleet) ? fleet.roe : NEVER_STAY;
}

/** Whether one of the ships of a fleet is such as is asked for. */
export function hasShip(
  { squadrons }: Pick<Fleet, 'squadrons'>,
  isAskedFor: (ship: Ship) => boolean,
): boolean {
  return squadrons.some(({ ships }) => ships.some(isAskedFor));
}

/** Whether a fleet has ships of one class alone. */
export function isAllOf(fleet: Pick<Fleet, 'squadrons'>, only: ShipCode): boolean {
  return !hasShip(fleet, ({ code }) => code !== only);
}

/** All ships of a fleet. */
export function shipsOf({ squadrons }: Pick<Fleet, 'squadrons'>): Ship[] {
  const all: Ship[] = [];
  for (const { ships } of squadrons) all.push(...ships);
  return all;
}
