import type { RulebookSection } from '@ec/engine';
import { table, type Cell } from '@ec/reports';
import { MILLION, transferUnits } from '../arithmetic/people.js';
import { capacityOf } from '../economy/colony-figures.js';
import { growthOf } from '../economy/growth.js';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import { ECONOMY, PRODUCT_PER_LEVEL } from '../tables/economy.js';
import { INDUSTRY_LEVEL } from '../tables/planets.js';

/** People whose transfer units are shown, and taxes whose growth is, of a home world as at the start, without and with Starbases. */
const PEOPLE = [1, 20, 60, 180, 420, 500, 1000, 2000] as const;
const TAXES = [0, 10, 20, 30, 40, 50, 60, 65, 66] as const;
const HOME = 420;
const STARBASES = 3;

/** Money and people. */
export const ECONOMY_SECTION: RulebookSection<Ec4xParameters> = {
  id: 'economy',
  title: 'Money and people',
  tables: {
    economy: (parameters) => {
      const rules = rulesOf(parameters);
      const rows: Cell[][] = [
        ['Interest on what is unspent', `${ECONOMY.interest} %`],
        [`Growth at a tax of ${ECONOMY.growthTax} %`, `${ECONOMY.growth} %`],
        ['Highest tax without harm', `${ECONOMY.taxMax} %`],
        ['Added by each Starbase to growth and industry', `${ECONOMY.starbase} %`],
        ['Most Starbases that count', rules['sb.bonus.max']],
        ['Industry that yields, of PU', `${ECONOMY.industryShare} %`],
        ['Least level of a colony for industry', INDUSTRY_LEVEL],
        ['Price of a unit of industry, XMR', rules['iu.price']],
        ['Added to product by each economic level', `${PRODUCT_PER_LEVEL} %`],
        ['Product that a blockade leaves', `${rules['blockade.gcp']} %`],
      ];
      return table('Figures of the economy', ['What', 'How much'], rows);
    },
    'transfer-units': () =>
      table(
        'Transfer units of people',
        ['PU', 'PTU'],
        PEOPLE.map((people): Cell[] => [people, millionths(transferUnits(people * MILLION))]),
      ),
    growth: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = TAXES.map((tax): Cell[] => {
        const grown = [0, STARBASES].map((starbases) =>
          growthOf(rules, {
            pu: HOME * MILLION,
            newcomers: 0,
            capacity: capacityOf(rules, 'eden'),
            tax,
            starbases,
            isFurthered: false,
          }),
        );
        return [`${tax} %`, ...grown.map(millionths)];
      });
      return table(
        `Growth of an Eden planet of ${HOME} PU in a turn, in PU`,
        ['Tax', 'Without Starbases', `With ${STARBASES}`],
        rows,
      );
    },
  },
};

/** Millionths with all their digits. */
function millionths(value: number): string {
  return `${Math.floor(value / MILLION)}.${String(value % MILLION).padStart(6, '0')}`;
}
