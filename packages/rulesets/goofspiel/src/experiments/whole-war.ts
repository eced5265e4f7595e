import { defineExperiment, perTrial, proportion } from '@ec/balance';
import type { Prng } from '@ec/prng';
import { STRATEGIES } from '../bots/bots.js';
import { exchanged } from '../planning/campaign.js';
import { findAnswer, mixPlans } from '../planning/mix-plans.js';
import { campaignOf } from '../planning/play-planner.js';
import { playGame, type Strategy } from '../play-game.js';

/** Plannings from which whoever answers the planner learns its mixture. */
const PLANNINGS = 3;

/**
 * What the planner wins against plans that beat each other, and against somebody who plans with its own mind.
 *
 * @see G-01 to G-05
 */
export const wholeWar = defineExperiment({
  id: 'whole-war',
  title: 'A plan for the whole war',
  question:
    'Does anybody exploit a player who plans the whole war in mixed play, by a plan that is fixed or by knowing the mixture?',
  parameters: [],
  measures: perTrial(1, {
    topFour: proportion('The planner wins against top-four'),
    topThree: proportion('The planner wins against top-three'),
    spoiler: proportion('The planner wins against spoiler'),
    spoiled: proportion('Top-three wins against spoiler'),
    answered: proportion('The planner wins against who knows its mixture'),
  }),
  block: 1,
  trials: 40,
  trial(rng, _parameters, record) {
    const { planner, 'top-four': topFour, 'top-three': topThree, spoiler } = STRATEGIES;
    record.topFour(winsWar(planner, topFour, rng.numbered(0)));
    record.topThree(winsWar(planner, topThree, rng.numbered(1)));
    record.spoiler(winsWar(planner, spoiler, rng.numbered(2)));
    record.spoiled(winsWar(topThree, spoiler, rng.numbered(3)));
    record.answered(winsWar(planner, answerPlanner, rng.numbered(4)));
  },
  expectations: (['topFour', 'topThree', 'spoiler'] as const).map((measure) => ({
    kind: 'probability-at-least' as const,
    measure,
    low: 0.35,
    because: 'no fixed plan should exploit mixed play',
  })),
});

/** Whether the first side wins a war, by a coin when it is equal. */
function winsWar(first: Strategy, second: Strategy, rng: Prng): boolean {
  const { winner } = playGame([first, second], rng, 0);
  return winner === null ? rng.numbered(3).intN(2) === 0 : winner === 0;
}

/** Plans for the other side as the planner does, some times over, and looks for the best answer to all of it. */
function answerPlanner(...[position, side, rng]: Parameters<Strategy>): number {
  const campaign = campaignOf(position, side);
  const likely = Array.from({ length: PLANNINGS }, () => mixPlans(exchanged(campaign), rng)[0]).flat();
  const plan = findAnswer(
    campaign,
    likely.map(({ plan: own, chance }) => ({ plan: own, chance: chance / PLANNINGS })),
    rng,
  );
  return plan[0] ?? 0;
}
