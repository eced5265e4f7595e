import { figuresOf, shipRow } from '../forces/figures.js';
import type { Rules } from '../parameters.js';
import { BUILD_TURNS, BUILD_TURNS_MIN } from '../tables/construction.js';
import { FACILITIES, GROUND_UNITS } from '../tables/ground.js';
import { FIGHTER, STARBASE } from '../tables/ships.js';
import { SHIP_CODES, type ClassCode, type ShipCode } from '../types.js';

/**
 * Production cost of a class, in XMR.
 *
 * @param wep - weapons level; it does not matter to what has none
 * @see seed 9; X-33
 */
export function productionCost(rules: Rules, code: ClassCode, wep: number): number {
  if (code === 'FS' || code === 'SB' || isShip(code)) return figuresOf(rules, code, wep).pc;
  return code === 'SP' || code === 'SY' ? FACILITIES[code].pc : GROUND_UNITS[code].pc;
}

/**
 * Turns that a class takes to build.
 *
 * @see seed 3.0; X-09
 */
export function buildTurns(rules: Rules, code: ClassCode): number {
  const half = Math.floor(productionCost(rules, code, 0) / 2);
  return BUILD_TURNS[code] ?? Math.max(BUILD_TURNS_MIN, half);
}

/**
 * Construction level that a class needs.
 *
 * @see seed 9; X-06
 */
export function constructionFor(rules: Rules, code: ClassCode): number {
  const { cst } = rowOf(rules, code);
  return cst > 1 ? cst : 0;
}

/** Whether a class is one of ships. */
export function isShip(code: ClassCode): code is ShipCode {
  return SHIP_CODES.some((ship) => ship === code);
}

function rowOf(rules: Rules, code: ClassCode): { readonly cst: number } {
  if (isShip(code)) return shipRow(rules, code);
  if (code === 'FS') return FIGHTER;
  if (code === 'SB') return STARBASE;
  return code === 'SP' || code === 'SY' ? FACILITIES[code] : GROUND_UNITS[code];
}
