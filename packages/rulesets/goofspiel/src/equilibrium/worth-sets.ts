/** Sets of worths as integers: bit 0 means worth 1, and so on. */
import { VALUES } from '../state.js';

/** For each set the sum of its worths, and its number among the sets of the same size, from 0 (included). */
const SUMS: number[] = [];
const PLACES: number[] = [];
/** Sets by how many worths they have. */
const COUNTS = new Array<number>(VALUES.length + 1).fill(0);

for (let set = 0; set < 1 << VALUES.length; set++) {
  const worths = VALUES.filter((worth) => set & bitOf(worth));
  const place = COUNTS[worths.length] ?? 0;
  SUMS.push(worths.reduce<number>((sum, worth) => sum + worth, 0));
  PLACES.push(place);
  COUNTS[worths.length] = place + 1;
}

/** No lead is greater than all worths together. */
const MOST_LEAD = SUMS.at(-1) ?? 0;
const LEADS = 2 * MOST_LEAD + 1;

/** The set that has one worth. */
export function bitOf(worth: number): number {
  return 1 << (worth - 1);
}

/** The set of some worths. */
export function setOf(worths: readonly number[]): number {
  return worths.reduce((set, worth) => set | bitOf(worth), 0);
}

/** All worths of a set together. */
export function sumOf(set: number): number {
  return SUMS[set] ?? 0;
}

/** Place of a value in a table, by lead and by set among the sets of the same size. */
export function placeOf(set: number, lead: number): number {
  return (PLACES[set] ?? 0) * LEADS + lead + MOST_LEAD;
}

/** An empty table for {@link placeOf} with the sets of so many worths: NaN throughout. */
export function newTable(worths: number): Float64Array {
  return new Float64Array((COUNTS[worths] ?? 0) * LEADS).fill(Number.NaN);
}
