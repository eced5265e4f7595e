import { derived } from '@ec/prng';
import type { Rules } from '../parameters.js';
import { LEVEL_PERCENT } from '../tables/construction.js';
import { BLANK_FIGURES, FIGHTER, SHIPS, STARBASE, type ShipRow } from '../tables/ships.js';
import { SHIP_CODES, SPACELIFT_CODES, type ShipCode, type WeaponsCode } from '../types.js';

/** What weapons levels change. */
export interface Figures {
  /** Production cost, in XMR. */
  readonly pc: number;
  /** Attack strength. */
  readonly as: number;
  /** Defence strength. */
  readonly ds: number;
}

/**
 * Figures of a class of ship at weapons level 0, with the parameters in force.
 *
 * @see seed 9.1, 9.2; X-10
 */
export function shipRow(rules: Rules, code: ShipCode): ShipRow {
  return rowsOf(rules)[code];
}

/** All rows, worked out once for a game, whose parameters never change. */
const rowsOf = /* @__PURE__ */ derived(
  (rules: Rules) =>
    Object.fromEntries(SHIP_CODES.map((code) => [code, rowWith(rules, code)])) as Record<ShipCode, ShipRow>,
);

function rowWith(rules: Rules, code: ShipCode): ShipRow {
  const row = SHIPS[code];
  if (code === 'ET' || code === 'TT')
    return { ...row, hs: rules[`ship.${code}.hs`], ds: rules[`ship.${code}.ds`] };
  if (code !== 'CA' && code !== 'SD' && code !== 'PB') return row;
  const figures = BLANK_FIGURES[code].map((figure) => [figure, rules[`ship.${code}.${figure}`]]);
  return { ...row, ...Object.fromEntries(figures) };
}

/**
 * Cost and strengths of a ship, fighter squadron or Starbase of a weapons level; that of Spacelift ships does not matter.
 *
 * @see seed XYZ.6; X-33
 */
export function figuresOf(rules: Rules, code: ShipCode | WeaponsCode, wep: number): Figures {
  const { pc, as, ds } = code === 'FS' ? FIGHTER : code === 'SB' ? STARBASE : shipRow(rules, code);
  const [over, under] = isSpacelift(code) ? [1, 1] : weaponsFactor(wep);
  return {
    pc: Math.floor((2 * pc * over + under) / (2 * under)),
    as: Math.floor((as * over) / under),
    ds: Math.floor((ds * over) / under),
  };
}

/** Whether a class belongs to Spacelift Command. */
export function isSpacelift(code: string): boolean {
  return SPACELIFT_CODES.some((spacelift) => spacelift === code);
}

/** Whether a class of ship fights: it has an attack strength. */
export function isCombatShip(code: ShipCode): boolean {
  return SHIPS[code].as > 0;
}

/** A tenth more for each weapons level, compounding, as a ratio in integers. */
function weaponsFactor(wep: number): [over: number, under: number] {
  let over = 1;
  let under = 1;
  for (let level = 0; level < wep; level++) {
    over *= LEVEL_PERCENT / 10;
    under *= 10;
  }
  return [over, under];
}
