import { defineExperiment, drawGame, integerOf, ownRow, perTrial, quantity, series } from '@ec/balance';
import { plainCopy } from '@ec/engine';
import { MILLION } from '../arithmetic/people.js';
import { isUpgradeTurn } from '../calendar.js';
import { buyIndustry } from '../economy/buy-industry.js';
import { income } from '../economy/income.js';
import { openBooks } from '../economy/open-books.js';
import { coloniesOf, houseOf } from '../lookup.js';
import { PARAMETERS } from '../parameters.js';
import { buyPoints } from '../research/buy-points.js';
import { affordablePoints } from '../research/prices.js';
import { planUpgrade, upgrade } from '../research/upgrades.js';
import { ec4x } from '../ruleset.js';
import { ECONOMY } from '../tables/economy.js';
import type { Work } from '../work.js';

const HOUSE = 1;

const byTax = { step: 'percent of tax', first: 0, length: ECONOMY.taxMax + 2 };

/** What a House spends its money on, as long as it spends. */
type Spending = (work: Work) => void;

/**
 * What a tax makes of a home that is left to itself: its people, its purse, and what industry or economic levels add to it.
 *
 * @see seed XY.1, XY.2, XYZ.2
 */
export const taxAndGrowth = defineExperiment({
  id: 'tax-and-growth',
  title: 'Tax against growth',
  question: 'What tax leaves a home with most money after some years, and does it pay to invest?',
  parameters: [
    ...PARAMETERS,
    ownRow('turns', 52, [1, 520], 'turns', 'How long the home is taxed.'),
    ownRow(
      'investing',
      13,
      [0, 520],
      'turns',
      'For how long at first all money is invested, by who invests.',
    ),
  ],
  measures: perTrial(1, {
    people: series(quantity('People, by tax', 'PU'), byTax),
    taxes: series(quantity('Taxes of the last turn, by tax', 'XMR'), byTax),
    saver: series(quantity('Purse of who saves, by tax', 'XMR'), byTax),
    builder: series(quantity('Purse of who buys industry first, by tax', 'XMR'), byTax),
    scholar: series(quantity('Purse of who buys economic levels first, by tax', 'XMR'), byTax),
  }),
  block: 1,
  trials: 2,
  trial(rng, parameters, record) {
    const { state } = drawGame(ec4x, rng, 2, parameters);
    const [turns, investing] = [integerOf(parameters, 'turns'), integerOf(parameters, 'investing')];
    const play = (tax: number, spend: Spending, spending: number): Work['state'] =>
      taxed({ state: plainCopy(state), rng, emit: () => undefined }, tax, turns, spend, spending);
    for (let tax = byTax.first; tax < byTax.first + byTax.length; tax++) {
      const saved = play(tax, industry, 0);
      record.people(tax, peopleOf(saved));
      record.taxes(tax, houseOf(saved, HOUSE).ledger.taxes / 1000);
      record.saver(tax, purseOf(saved));
      record.builder(tax, purseOf(play(tax, industry, investing)));
      record.scholar(tax, purseOf(play(tax, economy, investing)));
    }
  },
  expectations: [
    {
      kind: 'always-within',
      measure: 'people',
      step: ECONOMY.taxMax + 1,
      low: 420,
      high: 420,
      because: 'above the highest tax without harm nobody is born',
    },
    {
      kind: 'always-within',
      measure: 'people',
      step: ECONOMY.growthTax,
      low: 800,
      high: 1_200,
      because: 'a home is to grow much within four years, and not to fill its planet',
    },
  ],
});

/** A game after so many turns at one tax, in the first of which all money is spent. */
function taxed(work: Work, tax: number, turns: number, spend: Spending, spending: number): Work['state'] {
  const { state } = work;
  houseOf(state, HOUSE).tax = tax;
  for (let turn = 1; turn <= turns; turn++) {
    state.turn = turn;
    openBooks(state);
    if (turn <= spending) spend(work);
    income(work);
  }
  return state;
}

function industry({ state }: Work): void {
  const { rules } = state;
  const house = houseOf(state, HOUSE);
  const count = Math.floor(house.treasury / (1000 * rules['iu.price']));
  for (const colony of coloniesOf(state, HOUSE)) if (count > 0) buyIndustry(rules, house, colony, count);
}

function economy(work: Work): void {
  const { state } = work;
  const house = houseOf(state, HOUSE);
  const points = affordablePoints(house, 'el');
  if (points > 0) buyPoints(state.rules, house, 'el', points);
  if (!isUpgradeTurn(state.turn)) return;
  planUpgrade(state, HOUSE, 'el', 0);
  upgrade(work);
}

function peopleOf(state: Work['state']): number {
  return coloniesOf(state, HOUSE).reduce((sum, { colony }) => sum + colony.pu / MILLION, 0);
}

function purseOf(state: Work['state']): number {
  return houseOf(state, HOUSE).treasury / 1000;
}
