import { solveMatrixGame, type Prng } from '@ec/prng';
import type { BySide } from '../state.js';
import { improvePlan } from './answer.js';
import { exchanged, leadAtEnd, worthOf, type Campaign, type LikelyPlan, type Plan } from './campaign.js';
import { drawPlan } from './draw-plan.js';

/** Answers that each side finds to the mixture of the other, one after the other. */
const ANSWERS = 8;

/** Plans from which an answer is sought; the best that is found counts. */
const STARTS = 2;

/**
 * Plans of both sides for the rest of a war, and how to mix them.
 *
 * Each side begins with two plans at random. The matrix game of all plans against all is solved, each side looks for a better answer to the
 * mixture of the other, and so on (double oracle). The mixtures are in equilibrium among the plans that were found, not among all that there
 * are: other draws find other plans, and who plays by them does not repeat itself.
 *
 * @see G-04; McMahan, Gordon and Blum 2003, "Planning in the presence of cost functions controlled by an adversary"
 */
export function mixPlans(campaign: Campaign, rng: Prng): BySide<readonly LikelyPlan[]> {
  const sides = [campaign, exchanged(campaign)] as const;
  const [own, other] = sides.map((side) => [drawPlan(side, rng), drawPlan(side, rng)]);
  if (!own || !other) return [[], []];
  for (let found = 0; ; found++) {
    const wins = own.flatMap((plan) => other.map((met) => worthOf(leadAtEnd(campaign, plan, met))));
    const { row, column } = solveMatrixGame(wins, own.length, other.length);
    const mixtures = [likely(own, row), likely(other, column)] as const;
    if (found === ANSWERS) return mixtures;
    own.push(findAnswer(sides[0], mixtures[1], rng));
    other.push(findAnswer(sides[1], mixtures[0], rng));
  }
}

/** A good plan against a mixture of the other side. */
export function findAnswer(campaign: Campaign, others: readonly LikelyPlan[], rng: Prng): Plan {
  const answers = Array.from({ length: STARTS }, () =>
    improvePlan(campaign, drawPlan(campaign, rng), others, rng),
  );
  return answers.reduce((best, each) => (each.value > best.value ? each : best)).plan;
}

function likely(plans: readonly Plan[], chances: readonly number[]): LikelyPlan[] {
  return plans.flatMap((plan, i) => {
    const chance = chances[i] ?? 0;
    return chance > 0 ? [{ plan, chance }] : [];
  });
}
