import { headCount } from '@ec/economy';
import { type Prng, ratio } from '@ec/prng';
import { empyrean } from '../ruleset.js';
import { resolveTurn, type Parameters } from '@ec/engine';
import {
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  quantity,
  series,
  withDefaults,
} from '@ec/balance';
import { smallGameRows } from './parameter-rows.js';
import { providedColony } from './provided-colony.js';

/** Quarters of a game; an event that has not happened by then is put one quarter later. */
const QUARTERS = 80;

const TENTHS = 10;
const overPay = { step: 'tenths of the usual wages', first: 0, length: TENTHS + 1 };
const overSoldiers = { step: 'tenths of the usual soldiers', first: 0, length: TENTHS + 1 };
const quarter = { min: 1, max: QUARTERS + 1, unit: 'quarters' };

/** What poor wages and few soldiers lead to. */
export const unrest = defineExperiment({
  id: 'unrest',
  title: 'Pay, rebels and rebellion',
  question:
    'How many people turn rebel at each wage, when do they rise, and do they win, by the soldiers that the colony keeps?',
  parameters: [
    ...withDefaults(
      smallGameRows(
        'unrest.',
        'rebellion.',
        'combat.leastLosses',
        'combat.mostLosses',
        'combat.surrender',
        'combat.killed',
      ),
      { 'cluster.starCount': 2 },
    ),
    ownRow('soldiers', 100, [0, 100], 'percent', 'Soldiers, in parts of the usual number, at each wage.'),
    ownRow('pay', 0, [0, 100], 'percent', 'Wages, in parts of the usual ones, with each number of soldiers.'),
    ownRow('ration', 100, [0, 100], 'percent', 'Ration.'),
    ownRow('quarters', QUARTERS, [1, QUARTERS], 'quarters', 'Quarters of a game.'),
  ],
  measures: perTrial(1, {
    rebelsByPay: series(quantity('Rebels at the end, by wages', 'percent of the people'), overPay),
    peopleByPay: series(quantity('People at the end, by wages', 'percent of those at the start'), overPay),
    gain: quantity(
      'People that the owner has at the end, without wages less with the usual ones',
      'percent of those at the start',
    ),
    risingByPay: series(integer('Quarter of the first rebellion, by wages', quarter), overPay),
    lostByPay: series(integer('Quarter in which the colony is lost, by wages', quarter), overPay),
    risingBySoldiers: series(integer('Quarter of the first rebellion, by soldiers', quarter), overSoldiers),
    lostBySoldiers: series(
      integer('Quarter in which the colony is lost, by soldiers', quarter),
      overSoldiers,
    ),
    risingsBySoldiers: series(integer('Rebellions, by soldiers', { min: 0, max: QUARTERS }), overSoldiers),
  }),
  block: 1,
  trials: 30,
  trial(rng, parameters, record) {
    const [soldiers, pay] = [integerOf(parameters, 'soldiers'), integerOf(parameters, 'pay')];
    const kept: number[] = [];
    for (let tenth = 0; tenth <= TENTHS; tenth++) {
      const poor = live(rng.numbered(2 * tenth), parameters, 10 * tenth, soldiers);
      record.rebelsByPay(tenth, poor.rebels);
      record.peopleByPay(tenth, poor.people);
      record.risingByPay(tenth, poor.rising);
      record.lostByPay(tenth, poor.lost);
      kept.push(poor.lost > QUARTERS ? poor.people : 0);
      const weak = live(rng.numbered(2 * tenth + 1), parameters, pay, 10 * tenth);
      record.risingBySoldiers(tenth, weak.rising);
      record.lostBySoldiers(tenth, weak.lost);
      record.risingsBySoldiers(tenth, weak.risings);
    }
    record.gain((kept[0] ?? 0) - (kept[TENTHS] ?? 0));
  },
  expectations: [
    {
      kind: 'always-within',
      measure: 'rebelsByPay',
      step: TENTHS,
      low: 0,
      high: 0,
      because: 'people who are paid and fed do not rebel',
    },
    {
      kind: 'always-within',
      measure: 'risingByPay',
      step: 5,
      low: 2,
      high: 8,
      because: 'half of the wages are no plan: they bring a rebellion within two years (E-47)',
    },
    {
      kind: 'always-within',
      measure: 'risingBySoldiers',
      step: 1,
      low: 2,
      high: 4,
      because:
        'an empire that pays nobody and keeps few soldiers should feel it within a year, and not at once',
    },
    {
      kind: 'always-within',
      measure: 'lostBySoldiers',
      step: 0,
      low: 1,
      high: 5,
      because: 'without soldiers the first rebels who are 2 % of the people take the colony',
    },
  ],
});

/** What became of a colony. */
interface Life {
  /** Percent of the people at the end, or when the colony was lost. */
  readonly rebels: number;
  /** Percent of the people at the start. */
  readonly people: number;
  readonly rising: number;
  readonly risings: number;
  readonly lost: number;
}

/** A home colony that lacks nothing but pay. */
function live(rng: Prng, parameters: Parameters, payPercent: number, soldiersPercent: number): Life {
  const homeColony = providedColony({
    pay: ratio(payPercent, 100),
    ration: ratio(integerOf(parameters, 'ration'), 100),
    soldiers: ratio(soldiersPercent, 100),
  });
  const quarters = integerOf(parameters, 'quarters');
  let game = drawGame(empyrean, rng, 1, parameters, { homeColony });
  const heads = (): number =>
    game.state.holdings.reduce((sum, { population }) => sum + headCount(population), 0);
  const start = heads();
  let [rising, lost, risings] = [QUARTERS + 1, QUARTERS + 1, 0];
  for (let turn = 1; turn <= quarters && lost > QUARTERS; turn++) {
    game = resolveTurn(empyrean, game);
    if (game.journal.some(({ kind }) => kind === 'rebellion')) {
      risings += 1;
      rising = Math.min(rising, turn);
    }
    if (game.state.holdings.every(({ empireId }) => empireId === null)) lost = turn;
  }
  const rebels = game.state.holdings.reduce((sum, one) => sum + headCount(one.rebels), 0);
  return {
    rebels: (100 * rebels) / Math.max(1, heads()),
    people: (100 * heads()) / start,
    rising,
    risings,
    lost,
  };
}
