/**
 * What is left of a war, as one side sees it: planets to fight for, and fleets of both sides, as many as there are planets.
 *
 * A plan sends one of the fleets to each planet. Two plans decide a war, in whatever order its values and worths come.
 */
import type { BySide } from '../state.js';

/** A galaxy that is not decided. */
export interface OpenGalaxy {
  readonly value: number;
  /** Own worth less the other's, so far. */
  readonly lead: number;
  /** Worths of the planets that are not fought for, in any order. */
  readonly worths: readonly number[];
}

/** What is left of a war. */
export interface Campaign {
  readonly galaxies: readonly OpenGalaxy[];
  /** Own strategic value less the other's, so far. */
  readonly lead: number;
  /** Sizes of the fleets left, own and other's. */
  readonly hands: BySide<readonly number[]>;
}

/** Sizes by planet: those of the first galaxy in the order of its worths, then those of the next. */
export type Plan = readonly number[];

/** A plan of the other side, and its chance. */
export interface LikelyPlan {
  readonly plan: Plan;
  /** From 0 (not included) to 1 (included). */
  readonly chance: number;
}

/** The same war as the other side sees it. */
export function exchanged({ galaxies, lead, hands: [own, other] }: Campaign): Campaign {
  return {
    galaxies: galaxies.map((galaxy) => ({ ...galaxy, lead: 0 - galaxy.lead })),
    lead: 0 - lead,
    hands: [other, own],
  };
}

/** Own strategic value less the other's, at the end of a war in which the sides follow these plans. */
export function leadAtEnd({ galaxies, lead }: Campaign, own: Plan, other: Plan): number {
  let [at, total] = [0, lead];
  for (const galaxy of galaxies) {
    let worth = galaxy.lead;
    for (const each of galaxy.worths) {
      worth += each * Math.sign((own[at] ?? 0) - (other[at] ?? 0));
      at += 1;
    }
    total += galaxy.value * Math.sign(worth);
  }
  return total;
}

/** Worth of a lead at the end of a war: victory is 1, a defeat −1, and what is beyond counts a little. */
export function worthOf(lead: number): number {
  return Math.sign(lead) + lead / 1000;
}
