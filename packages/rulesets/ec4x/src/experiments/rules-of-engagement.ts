import {
  contest,
  contestResult,
  defineExperiment,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import type { Parameters } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { PARAMETERS, rulesOf, type Rules } from '../parameters.js';
import { ALWAYS_STAY } from '../tables/engagement.js';
import { fight, priceOf, type SideAfter, type Squad } from './fleets-in-fight.js';

/** What all forces are made of, as at the start of a game. */
const SQUAD: Squad = ['CL', 'DD', 'DD'];

/** All rules of engagement. */
const ROES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

type Roe = (typeof ROES)[number];

const NAMES = ROES.map((roe) => `ROE ${roe}`);

/** Squadrons of the enemy in quarters of one's own: the odds of all rules are among them. */
const byOdds = { step: "quarters of one's own squadrons", first: 1, length: 12 };

/**
 * What each rule of engagement wins and loses against what odds.
 *
 * @see seed 5.1.1; X-53
 */
export const rulesOfEngagement = defineExperiment({
  id: 'rules-of-engagement',
  title: 'Rules of engagement against odds',
  question: 'What does a fleet win and lose by each rule of engagement, against weaker and stronger enemies?',
  parameters: [
    ...PARAMETERS,
    ownRow(
      'squadrons',
      8,
      [1, 50],
      'squadrons',
      'Squadrons of the fleet, each a cruiser leading two destroyers.',
    ),
    ownRow('hostile', 6, [0, ALWAYS_STAY], 'rule', 'Rule of engagement of the enemies.'),
  ],
  measures: perTrial(1, {
    ...byRule('wins', (roe) => series(proportion(`Enemies are beaten or driven off: ROE ${roe}`), byOdds)),
    ...byRule('gain', (roe) =>
      series(
        quantity(`Losses of the enemy less one's own: ROE ${roe}`, "percent of the fleet's price"),
        byOdds,
      ),
    ),
    holds: contest('Who is left alone, as many against as many', NAMES),
    trades: contest('Whose losses are smaller, as many against as many', NAMES),
  }),
  trials: 5_000,
  prepare: fleetOf,
  trial(rng, fleet, record) {
    const [roe, other] = [rng.pick(ROES), rng.pick(ROES)];
    for (let quarters = byOdds.first; quarters < byOdds.first + byOdds.length; quarters++) {
      const [own, enemy] = meet(fleet, roe, [quarters, fleet.hostile], rng.numbered(quarters));
      record[`wins${roe}`](quarters, own.outcome === 'won');
      record[`gain${roe}`](quarters, (100 * (enemy.loss - own.loss)) / fleet.worth);
    }
    const [first, second] = meet(fleet, roe, [4, other], rng.numbered(0));
    record.holds(roe, other, contestResult(first.outcome === 'won', second.outcome === 'won'));
    record.trades(roe, other, contestResult(second.loss, first.loss));
  },
  expectations: [
    {
      kind: 'probability-at-most',
      measure: 'wins10',
      step: 8,
      high: 0.1,
      because: 'twice as many are not to be beaten by stubbornness',
    },
    {
      kind: 'probability-at-least',
      measure: 'wins6',
      step: 2,
      low: 0.95,
      because: 'twice as many are to win',
    },
    {
      kind: 'nobody-wins-more-than',
      measure: 'trades',
      high: 0.75,
      because: 'no rule of engagement is to be the answer to all others',
    },
  ],
});

/** A measure for each rule, under a name with its number. */
function byRule<Name extends string, Measure>(name: Name, measure: (roe: Roe) => Measure) {
  return Object.fromEntries(ROES.map((roe) => [`${name}${roe}`, measure(roe)])) as Record<
    `${Name}${Roe}`,
    Measure
  >;
}

/** The fleet that fights by each rule, what it costs, and the rule of its enemies. */
export interface TestedFleet {
  readonly rules: Rules;
  readonly squadrons: number;
  /** Price of all its ships, in XMR. */
  readonly worth: number;
  /** Rule of engagement of the enemies, 0 (included) to 10 (included). */
  readonly hostile: number;
}

function fleetOf(parameters: Parameters): TestedFleet {
  const [rules, squadrons] = [rulesOf(parameters), integerOf(parameters, 'squadrons')];
  return {
    rules,
    squadrons,
    worth: squadrons * priceOf(rules, 0, [SQUAD]),
    hostile: integerOf(parameters, 'hostile'),
  };
}

/** The fleet by its rule against some quarters of as many squadrons by theirs. */
function meet(
  { rules, squadrons }: TestedFleet,
  roe: number,
  [quarters, hostile]: readonly [number, number],
  rng: Prng,
) {
  const side = (count: number, by: number) => ({
    squads: Array.from({ length: Math.max(1, Math.round(count)) }, () => SQUAD),
    roe: by,
  });
  return fight(rules, 0, [side(squadrons, roe), side((squadrons * quarters) / 4, hostile)], rng) as [
    SideAfter,
    SideAfter,
  ];
}
