import { formatRatio, ratio, type Prng } from '@ec/prng';
import { headCount, quantityOf, WAGES } from '@ec/economy';
import { resolveTurn, type Parameters } from '@ec/engine';
import {
  defineExperiment,
  drawGame,
  perTrial,
  proportion,
  quantity,
  series,
  withDefaults,
} from '@ec/balance';
import { empyrean } from '../ruleset.js';
import { byEdition, smallGameRows } from './parameter-rows.js';
import { providedColony } from './provided-colony.js';

/** Ten years. */
const QUARTERS = 40;

/** A way to provide for the people: percent of the usual wages and of full rations, until a quarter (included), and all of both after it. */
interface Plan {
  readonly pay: number;
  readonly ration: number;
  readonly until: number;
  /** First quarter (included); the first of the game when absent. */
  readonly from?: number;
}

/** The plan to which the others are compared. */
const FAIR: Plan = { pay: 100, ration: 100, until: QUARTERS };

/** Plans that withhold something for more than a year, in the order of their steps. */
const STINGY: readonly Plan[] = [
  { pay: 0, ration: 100, until: 5 },
  { pay: 0, ration: 100, until: QUARTERS },
  { pay: 50, ration: 100, until: 8 },
  { pay: 50, ration: 100, until: QUARTERS },
  { pay: 75, ration: 100, until: QUARTERS },
  { pay: 90, ration: 100, until: QUARTERS },
  { pay: 100, ration: 50, until: 8 },
  { pay: 100, ration: 50, until: QUARTERS },
  { pay: 100, ration: 75, until: QUARTERS },
  { pay: 50, ration: 50, until: 8 },
];

/** A quarter without wages and with half of the food. */
const HARD_QUARTER: Plan = { pay: 0, ration: 50, from: 4, until: 4 };

const byPlan = { step: 'plan', first: 1, length: STINGY.length };

/** Whether an empire gains by paying or feeding its people badly. */
export const wantDoesNotPay = defineExperiment({
  id: 'want-does-not-pay',
  title: 'Want does not pay',
  question:
    'Does a plan that withholds wages or rations for more than a year leave an empire with more people, food or goods after ten years than one that pays and feeds?',
  parameters: byEdition(
    withDefaults(smallGameRows('unrest.', 'rebellion.', 'combat.'), { 'cluster.starCount': 2 }),
    'cluster.starCount',
    'cluster.axisSize',
  ),
  measures: perTrial(1, {
    fairPeople: quantity('People after ten years, paid and fed', 'percent of those at the start'),
    people: series(quantity('People of the plan', 'percent of those who are paid and fed'), byPlan),
    food: series(quantity('Food of the plan', 'percent of that where people are paid and fed'), byPlan),
    goods: series(
      quantity('Consumer goods of the plan', 'percent of those where people are paid and fed'),
      byPlan,
    ),
    lost: series(
      quantity('Quarter in which the colony is lost; one more than are played if never', 'quarter'),
      byPlan,
    ),
    survives: proportion('The colony is kept after a quarter without wages and on half rations'),
    afterHardQuarter: quantity('People after a hard quarter', 'percent of those who are paid and fed'),
  }),
  block: 1,
  trials: 20,
  trial(rng, parameters, record) {
    const fair = live(rng.numbered(0), parameters, FAIR);
    record.fairPeople((100 * fair.people) / fair.start);
    for (const [i, plan] of STINGY.entries()) {
      const found = live(rng.numbered(i + 1), parameters, plan);
      record.people(i + 1, (100 * found.people) / fair.people);
      record.food(i + 1, (100 * found.food) / fair.food);
      record.goods(i + 1, (100 * found.goods) / fair.goods);
      record.lost(i + 1, found.lost);
    }
    const hard = live(rng.numbered(STINGY.length + 1), parameters, HARD_QUARTER);
    record.survives(hard.lost > QUARTERS);
    record.afterHardQuarter((100 * hard.people) / fair.people);
  },
  expectations: [
    ...(['people', 'food', 'goods'] as const).flatMap((measure) =>
      STINGY.map((_, i) => ({
        kind: 'always-within' as const,
        measure,
        step: i + 1,
        low: 0,
        high: 99.9,
        because: 'who withholds wages or rations for more than a year must not be better off',
      })),
    ),
    {
      kind: 'probability-at-least',
      measure: 'survives',
      low: 0.8,
      because: 'one hard quarter is survivable',
    },
    {
      kind: 'always-within',
      measure: 'afterHardQuarter',
      low: 80,
      high: 100,
      because: 'one hard quarter leaves its mark, and is no ruin',
    },
  ],
});

/** What an empire has after ten years. */
interface Life {
  /** Population units at the start. */
  readonly start: number;
  readonly people: number;
  readonly food: number;
  readonly goods: number;
  readonly lost: number;
}

/** A home colony that lacks nothing but what the plan withholds. */
function live(rng: Prng, parameters: Parameters, { pay, ration, from = 1, until }: Plan): Life {
  let game = drawGame(empyrean, rng, 1, parameters, { homeColony: providedColony({}) });
  const own = () => game.state.holdings.filter(({ empireId }) => empireId === 1);
  const heads = (): number => own().reduce((sum, { population }) => sum + headCount(population), 0);
  const stock = (code: 'FOOD' | 'CNGD'): number =>
    own().reduce((sum, { stored }) => sum + quantityOf(stored, code), 0);
  const start = heads();
  let lost = QUARTERS + 1;
  for (let turn = 1; turn <= QUARTERS && lost > QUARTERS; turn++) {
    const sheet = turn === from ? ratesOf(pay, ration) : turn === until + 1 ? ratesOf(100, 100) : '';
    game = resolveTurn(empyrean, game, new Map([[1, sheet]]));
    if (own().length === 0) lost = turn;
  }
  return { start, people: heads(), food: stock('FOOD'), goods: stock('CNGD'), lost };
}

/** An order sheet of colony 1 with these percents of the usual wages and of full rations. */
function ratesOf(pay: number, ration: number): string {
  const wage = ({ numerator, denominator }: (typeof WAGES)['USK']): string =>
    formatRatio(ratio(numerator * pay, denominator * 100));
  return [
    `1, pay, ${wage(WAGES.USK)}, unskilled workers`,
    `1, pay, ${wage(WAGES.PRO)}, professionals`,
    `1, pay, ${wage(WAGES.SLD)}, soldiers`,
    `1, ration, ${ration}%`,
  ].join('\n');
}
