import { MAX_TECH_LEVEL, unitOf, UNITS, type UnitCode, type UnitRow } from '@ec/economy';
import type { UnitKind } from '../terms.js';

/**
 * Every way to write a kind of unit without its technology level, the canonical one first: plural, singular and code, and every name with
 * the rulebook's "unit": `structural`, `professional units`.
 */
export function spellingsOf({ code, singular, plural }: UnitRow): string[] {
  const name = singular.replace(/ unit$/, '');
  const plain = name === singular ? [] : [name, `${name}s`];
  return [...new Set([plural, singular, code.toLowerCase(), ...plain, `${name} unit`, `${name} units`])];
}

/** Rows of the unit catalogue by spelling, in lower case. */
export const ROWS_BY_SPELLING: ReadonlyMap<string, UnitRow> = new Map(
  UNITS.flatMap((row) => spellingsOf(row).map((spelling) => [spelling, row] as const)),
);

/** Kinds of unit by every spelling, technology level included: a look-up instead of a parser. */
const KINDS: ReadonlyMap<string, UnitKind> = new Map(
  UNITS.flatMap((row) => kindsOf(row).flatMap((kind) => spelledOut(row, kind))),
);

/** A kind of unit as players write it, in folded words or with its code in capitals. */
export function findUnitKind(words: string): UnitKind | undefined {
  return KINDS.get(words);
}

/** Canonical name: `space drives-3`, `consumer goods`; of one unit `space drive-3`. */
export function formatUnitKind({ code, techLevel }: UnitKind, quantity = 0): string {
  const { singular, plural, hasTechLevel } = unitOf(code);
  const name = quantity === 1 ? singular : plural;
  return hasTechLevel ? `${name}-${techLevel}` : name;
}

/**
 * Whether a technology level fits a unit.
 *
 * @throws RangeError when there is no such unit (a caller's bug)
 */
export function isTechLevelOf(code: UnitCode, techLevel: number): boolean {
  return unitOf(code).hasTechLevel
    ? Number.isInteger(techLevel) && techLevel >= 1 && techLevel <= MAX_TECH_LEVEL
    : techLevel === 0;
}

function kindsOf({ code, hasTechLevel }: UnitRow): UnitKind[] {
  if (!hasTechLevel) return [{ code, techLevel: 0 }];
  return Array.from({ length: MAX_TECH_LEVEL }, (_, index) => ({ code, techLevel: index + 1 }));
}

function spelledOut(row: UnitRow, kind: UnitKind): [string, UnitKind][] {
  const ending = row.hasTechLevel ? `-${kind.techLevel}` : '';
  return [...spellingsOf(row), row.code].map((spelling) => [`${spelling}${ending}`, kind]);
}
