import type { PlanetClass, Resources } from '../types.js';

/** A class of planets. */
export interface PlanetRow {
  /** Rolls of 1D10 (0–9) that give this class. */
  readonly rolls: readonly number[];
  /** What the class adds to the roll for resources. */
  readonly resources: number;
  /** Most people, in PU; for Eden the default of the parameter `k.eden`. */
  readonly capacity: number;
  /** Price of landing one PTU, in XMR. */
  readonly transfer: number;
  /** Price of raising a planet to this class, in XMR; `null` where nothing is below. */
  readonly terraforming: number | null;
}

/**
 * Classes of planets. A class needs the level of terraforming of its place in this order, from 1.
 *
 * @see seed 2.2, XY.3
 */
export const PLANETS: Readonly<Record<PlanetClass, PlanetRow>> = {
  extreme: { rolls: [0], resources: 0, capacity: 20, transfer: 25, terraforming: null },
  desolate: { rolls: [1], resources: 0, capacity: 60, transfer: 18, terraforming: 11 },
  hostile: { rolls: [2, 3], resources: 0, capacity: 180, transfer: 14, terraforming: 31 },
  harsh: { rolls: [4, 5], resources: 0, capacity: 500, transfer: 11, terraforming: 91 },
  benign: { rolls: [6, 7], resources: 0, capacity: 1000, transfer: 8, terraforming: 250 },
  lush: { rolls: [8], resources: 1, capacity: 2000, transfer: 6, terraforming: 500 },
  eden: { rolls: [9], resources: 2, capacity: 3000, transfer: 5, terraforming: 1000 },
};

/**
 * Most people of a colony of each level, in PU, from level I; above the last it is level VII.
 *
 * @see seed 2.2; X-11
 */
export const LEVEL_BOUNDS: readonly number[] = [20, 60, 180, 500, 1000, 2000];

/** Least level of a colony for industry. */
export const INDUSTRY_LEVEL = 3;

/**
 * Resources by the modified roll of 1D10: the first row whose bound the roll does not exceed counts.
 *
 * @see seed 2.2; X-02
 */
export const RESOURCE_ROLLS: readonly { readonly upTo: number; readonly resources: Resources }[] = [
  { upTo: 1, resources: 'very poor' },
  { upTo: 3, resources: 'poor' },
  { upTo: 7, resources: 'abundant' },
  { upTo: 9, resources: 'rich' },
  { upTo: Infinity, resources: 'very rich' },
];

/**
 * Product of a PU, in percent of an XMR.
 *
 * @see seed XY.1
 */
export const RAW_INDEX: Readonly<Record<Resources, Readonly<Record<PlanetClass, number>>>> = {
  'very poor': { eden: 60, lush: 60, benign: 60, harsh: 60, hostile: 60, desolate: 60, extreme: 60 },
  poor: { eden: 80, lush: 75, benign: 70, harsh: 65, hostile: 64, desolate: 63, extreme: 62 },
  abundant: { eden: 100, lush: 90, benign: 80, harsh: 70, hostile: 68, desolate: 66, extreme: 64 },
  rich: { eden: 120, lush: 105, benign: 90, harsh: 75, hostile: 72, desolate: 69, extreme: 66 },
  'very rich': { eden: 140, lush: 120, benign: 100, harsh: 80, hostile: 76, desolate: 72, extreme: 68 },
};
