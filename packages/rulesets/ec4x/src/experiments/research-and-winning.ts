import {
  contest,
  contestResult,
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  playGame,
  proportion,
  table,
} from '@ec/balance';
import { ratio } from '@ec/prng';
import { conquests } from '../bots/conqueror.js';
import { legalSheet } from '../bots/legal-sheet.js';
import { basesOf, hexOf, raiseWorlds, shipyardsOf, study, totalOf } from '../bots/plans.js';
import { sheetOf } from '../bots/sheet-of.js';
import { systemOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { PARAMETERS } from '../parameters.js';
import { ec4x } from '../ruleset.js';
import { LINES, type Line } from '../types.js';
import type { Ec4xView } from '../view/view.js';
import { foremost } from './foremost.js';

/** Houses of a game. */
const HOUSES = 4;

/**
 * What Houses spend on research every turn, in percent of the purse at hand, line by line. Raiders and shields need construction too; of
 * intelligence conquerors have no more than what levels bring by themselves.
 */
const PLANS = {
  nothing: {},
  economy: { el: 40 },
  science: { el: 20, sl: 25 },
  weapons: { el: 15, sl: 15, wep: 15 },
  construction: { el: 15, sl: 15, cst: 15 },
  terraforming: { el: 15, sl: 15, ter: 15 },
  intelligence: { el: 15, sl: 15, eli: 15 },
  'construction and weapons': { el: 10, sl: 10, cst: 12, wep: 12 },
  'construction and cloaking': { el: 10, sl: 10, cst: 12, clk: 12 },
  'construction and shields': { el: 10, sl: 10, cst: 12, sld: 12 },
} as const satisfies Readonly<Record<string, Partial<Record<Line, number>>>>;

/** What a conqueror who studies a line orders in addition to what others order. */
const USES: { readonly [Key in Line]?: (view: Ec4xView) => Ec4xOrder[] } = {
  ter: raiseWorlds,
  clk(view) {
    const [base] = shipyardsOf(view);
    const isWanted = base && view.own.research.levels.clk > 0 && totalOf(view, 'RR') === 0;
    return isWanted ? [{ kind: 'buildAtShipyard', system: hexOf(base), code: 'RR', count: 1 }] : [];
  },
  sld(view) {
    const [base] = basesOf(view);
    const isWanted = base?.colony.shield === null && view.own.research.levels.sld > 0;
    return isWanted ? [{ kind: 'buildAtColony', system: hexOf(base), code: 'PS', count: 1 }] : [];
  },
};

type Plan = keyof typeof PLANS;

const NAMES = Object.keys(PLANS) as Plan[];

/** Lines for which the share of games that the House with most levels wins is reported. */
const MOST = [
  ['el', 'mostEconomy'],
  ['sl', 'mostScience'],
  ['cst', 'mostConstruction'],
  ['wep', 'mostWeapons'],
  ['ter', 'mostTerraforming'],
  ['eli', 'mostIntelligence'],
  ['clk', 'mostCloaking'],
  ['sld', 'mostShields'],
] as const;

/** The game with conquerors who do research as planned. */
const SCHOLARS = {
  ...ec4x,
  bots: Object.fromEntries(NAMES.map((plan) => [plan, (view: Ec4xView) => scholar(view, plan)])),
};

/**
 * What research has to do with who wins, among Houses that are alike otherwise.
 *
 * @see section 6, section 13; X-65
 */
export const researchAndWinning = defineExperiment({
  id: 'research-and-winning',
  title: 'Research against winning',
  question: 'Which lines of research win games of conquerors, who differ in nothing else?',
  parameters: [
    ...PARAMETERS,
    ownRow('turns', 80, [2, 400], 'turns', 'Last turn of the games, after which most prestige wins.'),
  ],
  measures: {
    ...perTrial(1, {
      prestige: contest('Who has more prestige in the end', NAMES),
      product: contest('Who has more product in the end', NAMES),
      winners: table('What winners spend on', ['games'], NAMES),
      fallen: table('What those spend on who lose their homes, one of a game', ['games'], NAMES),
      falls: integer('Houses of a game that lose their homes', { min: 0, max: HOUSES }),
    }),
    levels: integer('Levels of all lines of a House in the end', { min: 0, max: 100 }),
    ...perTrial(1, {
      mostLevels: proportion('The House of most levels wins'),
      mostEconomy: proportion('The House of most economic levels wins'),
      mostScience: proportion('The House of most science wins'),
      mostConstruction: proportion('The House of most construction levels wins'),
      mostWeapons: proportion('The House of most weapons levels wins'),
      mostTerraforming: proportion('The House of most terraforming wins'),
      mostIntelligence: proportion('The House of most intelligence wins'),
      mostCloaking: proportion('The House of most cloaking wins'),
      mostShields: proportion('The House of most shield levels wins'),
      firstWins: proportion('House 1 wins'),
    }),
  },
  block: 5,
  trials: 200,
  trial(rng, parameters, record) {
    const turns = integerOf(parameters, 'turns');
    const start = drawGame(ec4x, rng, HOUSES, { ...parameters, 'game.turns': turns });
    const plans = start.state.houses.map(() => rng.pick(NAMES));
    const bots = new Map(plans.map((plan, i) => [i + 1, plan]));
    const { state } = playGame(SCHOLARS, start, bots, turns).game;
    const { houses } = state;
    const [winner = 0] = state.winners;
    const planOf = (houseId: number): number => NAMES.indexOf(plans[houseId - 1] ?? 'nothing');
    if (winner > 0) record.winners(0, planOf(winner));
    record.firstWins(winner === 1);
    const fallen = houses.filter(({ id, homeId }) => systemOf(state, homeId).colony?.owner !== id);
    record.falls(fallen.length);
    if (fallen.length > 0) record.fallen(0, planOf(rng.stream('fallen').pick(fallen).id));
    const levels = houses.map(({ research }) => research.levels);
    const totals = levels.map((byLine) => LINES.reduce((sum, line) => sum + byLine[line], 0));
    for (const total of totals) record.levels(total);
    const wins = (values: readonly number[], name: string): boolean =>
      winner === 1 + foremost(values, rng.stream(name));
    record.mostLevels(wins(totals, 'levels'));
    for (const [line, name] of MOST) {
      const held = levels.map((byLine) => byLine[line]);
      record[name](wins(held, line));
    }
    // One pair of a game, so that the cases are independent.
    const [one = 0, other = 0] = rng.stream('pair').sample([...plans.keys()], 2);
    const [first, second] = [planOf(one + 1), planOf(other + 1)];
    record.prestige(first, second, contestResult(houses[one]?.prestige ?? 0, houses[other]?.prestige ?? 0));
    record.product(first, second, contestResult(houses[one]?.gcp ?? 0, houses[other]?.gcp ?? 0));
  },
  exact: () => ({ firstWins: ratio(1n, BigInt(HOUSES)) }),
  expectations: [
    {
      kind: 'matches-exact',
      measure: 'firstWins',
      because: 'the number of a House must not matter among equals',
    },
    {
      kind: 'nobody-wins-more-than',
      measure: 'prestige',
      high: 0.95,
      because: 'no line of research is to be the answer to all others',
    },
    {
      kind: 'probability-at-least',
      measure: 'mostLevels',
      low: 1 / HOUSES,
      because: 'research is to be worth its price',
    },
    {
      kind: 'probability-at-most',
      measure: 'mostLevels',
      high: 0.9,
      because: 'research alone is not to decide a game of conquerors',
    },
  ],
});

/** A conqueror's sheet with other research, which comes first, and with what only that is good for. */
function scholar(view: Ec4xView, plan: Plan): string {
  const others = legalSheet(view, conquests(view)).orders.flatMap(({ order }) =>
    order.kind === 'research' || order.kind === 'upgrade' ? [] : [order],
  );
  const shares: Partial<Record<Line, number>> = PLANS[plan];
  const uses = LINES.flatMap((line) => (shares[line] ? (USES[line]?.(view) ?? []) : []));
  return sheetOf([...study(view, shares), ...others, ...uses]).text;
}
