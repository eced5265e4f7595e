import { shown } from '@ec/prng';
import { exponential, roughExponential } from './exponential.js';

/** PU and PTU are counted in millionths. */
export const MILLION = 1_000_000;

/** Rate of the exponential, in units of 10⁻⁵ a PU; a millionth of a PU makes it 10⁻¹¹, the unit of its argument. */
const RATE = 657;
/** Units of 10⁻¹² in a millionth. */
const PER_MILLIONTH = 1_000_000n;
/** Part by which the rough exponential surely misses less. */
const SLACK = 1e-9;

/**
 * Population transfer units of so many people: pu − 1 + e^(0.00657 pu), cut to a millionth.
 *
 * @param pu - millionths of a PU, 0 (included) to 3200 PU (included)
 * @returns millionths of a PTU
 * @throws RangeError when `pu` is out of range
 * @see seed XY.1; X-15
 */
export function transferUnits(pu: number): number {
  if (!Number.isSafeInteger(pu) || pu < 0 || pu > 3200 * MILLION)
    throw new RangeError(
      `transferUnits: expected an integer from 0 to 3200 PU in millionths, received ${shown(pu)}`,
    );
  return pu - MILLION + exponentialOf(pu);
}

/** e^(0.00657 pu), cut to a millionth: worked out exactly only where a rough one comes too close to the next millionth to tell. */
function exponentialOf(pu: number): number {
  const about = MILLION * roughExponential((RATE * pu) / 1e11);
  const cut = Math.floor(about * (1 - SLACK));
  if (cut === Math.floor(about * (1 + SLACK))) return cut;
  return Number(exponential(BigInt(RATE * pu)) / PER_MILLIONTH);
}

/**
 * People whom so many population transfer units make: the most of whom {@link transferUnits} are not more.
 *
 * @param ptu - millionths of a PTU, at least 0 (included)
 * @param most - greatest number of people, in whole PU, 0 (included) to 3200 (included)
 * @returns millionths of a PU, up to `most`
 * @throws RangeError when `ptu` is below 0 or not an integer, or `most` out of range
 * @see X-15
 */
export function people(ptu: number, most: number): number {
  if (!Number.isSafeInteger(ptu) || ptu < 0)
    throw new RangeError(`people: expected an integer of at least 0, received ${shown(ptu)}`);
  if (!Number.isInteger(most) || most < 0 || most > 3200)
    throw new RangeError(`people, most: expected an integer from 0 to 3200 PU, received ${shown(most)}`);
  // nobody is fewer PTU than PU
  const bound = Math.min(most * MILLION, ptu);
  return peopleBelow(bound, ptu, transferUnits(bound));
}

/**
 * The most people who are no more than so many, and than so many transfer units: tangents lead down to them, as the curve bends upwards.
 *
 * @param first - transfer units of the most
 */
function peopleBelow(most: number, ptu: number, first: number): number {
  let pu = most;
  for (let above = first - ptu; above > 0; above = transferUnits(pu) - ptu)
    pu -= Math.max(1, Math.floor((above - 1) / slopeAt(pu, above + ptu)));
  return pu;
}

/** How many millionths of a PTU one more of a PU is. */
function slopeAt(pu: number, ptu: number): number {
  return 1 + ((ptu - pu + MILLION + 1) * RATE) / (100_000 * MILLION);
}

/**
 * People left where so many whole transfer units board.
 *
 * @param pu - people before, in millionths of a PU
 * @param ptu - whole transfer units, not more than there are
 * @returns millionths of a PU
 * @throws RangeError when there are fewer
 * @see X-28
 */
export function withoutSettlers(pu: number, ptu: number): number {
  const before = transferUnits(pu);
  const left = before - ptu * MILLION;
  if (left < 0)
    throw new RangeError(`settlers: expected no more than live there, received ${shown(ptu)} PTU`);
  return peopleBelow(pu, left, before);
}

/**
 * People where so many whole transfer units land.
 *
 * @param pu - people before, in millionths of a PU
 * @param ptu - whole transfer units
 * @returns millionths of a PU, up to `most` PU
 * @see X-28
 */
export function withSettlers(pu: number, ptu: number, most: number): number {
  return people(transferUnits(pu) + ptu * MILLION, most);
}
