import type { Boon, Tech } from '../types.js';

/** A line of technology. */
export interface TechRow {
  readonly name: string;
  /** Highest level; for shields the default of the parameter `sld.max`. */
  readonly max: number;
  /** Level n needs science level n plus this. */
  readonly science: number;
}

/**
 * Lines of technology.
 *
 * @see seed XYZ.5 to XYZ.10
 */
export const TECH_LINES: Readonly<Record<Tech, TechRow>> = {
  cst: { name: 'Construction', max: 10, science: 0 },
  wep: { name: 'Weapons', max: 10, science: 0 },
  ter: { name: 'Terraforming', max: 7, science: 0 },
  eli: { name: 'Electronic Intelligence', max: 5, science: 0 },
  clk: { name: 'Cloaking', max: 7, science: 2 },
  sld: { name: 'Planetary Shields', max: 5, science: 4 },
};

/**
 * Price of one point in thousandths of an XMR: `base`, `level` for each science level, and `gcp` for each 1000 XMR of the product of the House.
 * Science counts the level held, technology the level that the wanted one requires.
 *
 * @see seed XYZ.2 to XYZ.4
 */
export const POINT_PRICES = {
  el: { base: 10_000, level: 0, gcp: 15_000 },
  sl: { base: 2_000, level: 500, gcp: 0 },
  tech: { base: 5_000, level: 2_000, gcp: 1_000 },
} as const;

/**
 * Points for a level: `base`, and `level` for each level that is reached (of a technology: that it requires of science), up to `max`.
 *
 * @see seed XYZ.2, XYZ.3
 */
export const LEVEL_POINTS = {
  el: { base: 40, level: 10, max: 140 },
  sl: { base: 20, level: 5, max: 55 },
  tech: { base: 20, level: 5, max: Infinity },
} as const;

/** What a breakthrough brings. */
export type Breakthrough = 'points' | 'discount' | 'level' | 'boon';

/**
 * Breakthroughs by 1D10 (0–9): the first row whose bound the roll does not exceed counts.
 *
 * @see X-33
 */
export const BREAKTHROUGHS: readonly { readonly upTo: number; readonly gain: Breakthrough }[] = [
  { upTo: 4, gain: 'points' },
  { upTo: 6, gain: 'discount' },
  { upTo: 8, gain: 'level' },
  { upTo: 9, gain: 'boon' },
];

/** Points of a breakthrough, and the percent that a discount leaves of a technology's points. */
export const BREAKTHROUGH_POINTS = 10;
export const DISCOUNTED_PERCENT = 80;

/**
 * What boons add: percentage points of product and of growth, and to the numbers on which own Raiders are found.
 *
 * @see X-33
 */
export const BOON_EFFECTS = { economy: 10, growth: 2, cloaking: 2 } as const;

/** What boons do, in a few words. */
export const BOON_MEANINGS: Readonly<Record<Boon, string>> = {
  economy: `${BOON_EFFECTS.economy} % are added to the product of all colonies`,
  cloaking: `the numbers on which own Raiders are found are ${BOON_EFFECTS.cloaking} higher`,
  growth: `${BOON_EFFECTS.growth} % are added to the rate of growth`,
  lanes: 'crippled ships may use restricted lanes',
};
