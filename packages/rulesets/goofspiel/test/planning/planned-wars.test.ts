import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { improvePlan } from '../../src/planning/answer.js';
import { exchanged, leadAtEnd, worthOf, type Campaign } from '../../src/planning/campaign.js';
import { drawPlan } from '../../src/planning/draw-plan.js';
import { mixPlans } from '../../src/planning/mix-plans.js';
import { PlannedWars } from '../../src/planning/planned-wars.js';
import { campaignOf } from '../../src/planning/play-planner.js';
import { smallWar } from '../../src/planning/small-war.js';
import { fightRound, positionOf } from '../../src/war.js';
import { plainWar } from '../wars.js';

/** Galaxies of values 1 and 5, the second won by 4 of 6 so far, and 2 points behind. */
const late: Campaign = {
  galaxies: [
    { value: 1, lead: 0, worths: [1, 2] },
    { value: 5, lead: -2, worths: [3] },
  ],
  lead: -2,
  hands: [
    [1, 2, 3],
    [1, 2, 2],
  ],
};

const sorted = (sizes: readonly number[]): number[] => sizes.toSorted((a, b) => a - b);

describe('G-04: plans decide what is left of a war', () => {
  it('G-04: 3 for the last planet turns the galaxy of value 5, and 1 and 2 are equal: −2 + 5 = 3', () => {
    expect(leadAtEnd(late, [1, 2, 3], [1, 2, 2])).toBe(3);
  });

  it('G-04: 3 for the planet of 2 takes the galaxy of value 1 alone: −2 + 1 − 5 = −6', () => {
    expect(leadAtEnd(late, [1, 3, 2], [1, 2, 2])).toBe(-6);
  });

  it('G-04: what one side leads the other is behind', () => {
    expect(leadAtEnd(exchanged(late), [1, 2, 2], [1, 2, 3])).toBe(-3);
  });

  it('an answer finds the exchange that wins', () => {
    const others = [{ plan: [1, 2, 2], chance: 1 }];
    const { plan, value } = improvePlan(late, [1, 3, 2], others, Prng.fromSeed(1n));
    expect(plan[2]).toBe(3);
    expect(value).toBe(worthOf(leadAtEnd(late, plan, [1, 2, 2])));
    expect(value).toBeGreaterThan(1);
  });
});

test.prop([fc.integer(), fc.nat(8), fc.nat(8)])(
  'an exchange gains what two whole wars differ by, and keeps all fleets',
  (seed, i, j) => {
    const rng = Prng.fromSeed(seed);
    const campaign = smallWar(3, 3);
    const plan = drawPlan(campaign, rng);
    const others = [0.25, 0.75].map((chance) => ({ plan: drawPlan(exchanged(campaign), rng), chance }));
    const wars = new PlannedWars(campaign, plan, others);
    const worth = (own: readonly number[]) =>
      others.reduce(
        (sum, { plan: other, chance }) => sum + chance * worthOf(leadAtEnd(campaign, own, other)),
        0,
      );
    expect(wars.value).toBeCloseTo(worth(plan), 12);
    const gain = wars.gainOf(i, j);
    wars.exchange(i, j);
    expect(gain).toBeCloseTo(worth(wars.plan) - worth(plan), 12);
    expect(wars.value).toBeCloseTo(worth(wars.plan), 12);
    expect(sorted(wars.plan)).toEqual(sorted(plan));
  },
);

describe('the planner', () => {
  it('G-05: knows fleets, score, lead and what may still come, and the planet at stake comes first', () => {
    const war = plainWar();
    // all of the galaxy of value 1, then the planet of worth 1 in that of value 2
    for (let i = 0; i < 7; i++) fightRound(war, [2, 1]);
    fightRound(war, [3, 4]);
    const position = positionOf(war);
    if (!position) throw new Error('the war is over');
    const { galaxies, lead, hands } = campaignOf(position, 0);
    expect(galaxies[0]).toEqual({ value: 2, lead: -1, worths: [2, 3, 4, 5, 6, 7] });
    expect(galaxies.slice(1).map(({ value }) => value)).toEqual([3, 4, 5, 6, 7]);
    expect(lead).toBe(1);
    expect(hands.map((sizes) => sizes.length)).toEqual([41, 41]);
    expect(campaignOf(position, 1)).toEqual(exchanged(campaignOf(position, 0)));
  });

  it('mixes plans of fleets that are there, with chances that add up to 1', () => {
    for (const [side, plans] of mixPlans(late, Prng.fromSeed(2n)).entries()) {
      expect(plans.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      for (const { plan } of plans) expect(sorted(plan)).toEqual(late.hands[side]);
    }
  });
});
