import type { Prng } from '@ec/prng';
import { boutRounds, valuesWon, worthsWon } from '../score.js';
import { BOUT_ROUNDS, VALUES, type Position, type Side } from '../state.js';
import type { Campaign, LikelyPlan } from './campaign.js';
import { mixPlans } from './mix-plans.js';

/**
 * Plans the rest of the war anew each round, for both sides, and follows a plan drawn from its mixture for that round.
 *
 * All fleets, galaxies, worths and the score count. What is left out is that both sides will learn more and plan again.
 */
export function playPlanner(position: Position, side: Side, rng: Prng): number {
  const [own] = mixPlans(campaignOf(position, side), rng);
  return drawLikely(own, rng)?.plan[0] ?? 0;
}

/** The rest of the war; the planet at stake comes first. */
export function campaignOf({ value, worths, past, fleets, rounds }: Position, side: Side): Campaign {
  const other: Side = side === 0 ? 1 : 0;
  const bout = boutRounds(rounds, Math.floor(rounds.length / BOUT_ROUNDS));
  const [worthsTaken, valuesTaken] = [worthsWon(worths, bout), valuesWon({ galaxies: past, rounds })];
  const fought = new Set([value, ...past.map((galaxy) => galaxy.value)]);
  return {
    galaxies: [
      {
        value,
        lead: worthsTaken[side] - worthsTaken[other],
        worths: [worths.at(-1) ?? 0, ...VALUES.filter((worth) => !worths.includes(worth))],
      },
      ...VALUES.filter((each) => !fought.has(each)).map((each) => ({ value: each, lead: 0, worths: VALUES })),
    ],
    lead: valuesTaken[side] - valuesTaken[other],
    hands: [sizesOf(fleets[side]), sizesOf(fleets[other])],
  };
}

/** One of several plans, each with its chance. */
function drawLikely(plans: readonly LikelyPlan[], rng: Prng): LikelyPlan | undefined {
  let drawn = rng.uniform();
  return plans.find(({ chance }) => (drawn -= chance) < 0) ?? plans.at(-1);
}

/** Sizes of fleets, from their counts by size. */
function sizesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, i) => new Array<number>(count).fill(i + 1));
}
