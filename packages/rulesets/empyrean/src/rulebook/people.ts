import { formatOrder } from '@ec/orders-parser';
import { PEOPLE_A_UNIT } from '../report/census.js';
import {
  foodDue,
  GROWTH,
  NOBODY,
  PAID_CODES,
  POPULATION_CODES,
  POPULATION_UNITS,
  SHIP_WAGES,
  starvedShare,
  unitOf,
  WAGES,
  wagesDue,
} from '@ec/economy';
import { formatInteger, formatRatio, ratio } from '@ec/prng';
import { empyreanLanguage } from '../orders/language.js';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { UNREST_TABLES } from './unrest.js';
import { percent } from './written-figures.js';

/** Classes of people, their wages and food, growth and unrest. */
export const PEOPLE: RulebookSection = {
  id: 'people',
  title: 'People',
  tables: { classes, wages, starvation, growth, ...UNREST_TABLES },
};

/** Units that the wages and food of each class are for. */
const UNITS_EACH = 1000;

function classes(): TableBlock {
  return table(
    'Classes',
    [
      textColumn('code', 'Code'),
      textColumn('class', 'Class'),
      figureColumn('population-units', 'Population units'),
      figureColumn('people', 'People'),
      figureColumn('wages', `Wages of ${formatInteger(UNITS_EACH)}`),
      figureColumn('food', `Food for ${formatInteger(UNITS_EACH)}`),
    ],
    POPULATION_CODES.map((code) => [
      code,
      unitOf(code).singular,
      POPULATION_UNITS[code],
      PEOPLE_A_UNIT * POPULATION_UNITS[code],
      wagesDue({ ...NOBODY, [code]: UNITS_EACH }, WAGES),
      foodDue(UNITS_EACH * POPULATION_UNITS[code], ratio(1)),
    ]),
  );
}

function wages(): TableBlock {
  return table(
    'Usual wages of a unit, in consumer goods a turn',
    [
      textColumn('class', 'Class'),
      figureColumn('colony', 'In a colony'),
      figureColumn('ship', 'On a ship'),
      textColumn('order', 'As an order of colony 7'),
    ],
    PAID_CODES.map((code) => [
      unitOf(code).plural,
      formatRatio(WAGES[code]),
      formatRatio(SHIP_WAGES[code]),
      formatOrder(empyreanLanguage, { kind: 'pay', actorId: 7, rate: WAGES[code], populationClass: code }),
    ]),
  );
}

const HUNGRY = 1_000_000;

function starvation(): TableBlock {
  return table(
    'Rations and starvation',
    [
      figureColumn('ration', 'Ration, %'),
      figureColumn('each', 'Food for each'),
      figureColumn('food', `Food for ${formatInteger(HUNGRY)}`),
      figureColumn('starve', 'Starve, %'),
    ],
    [0, 5, 10, 15, 20, 24, 25, 50, 100].map((ration) => {
      const each = ratio(ration, 400);
      return [ration, formatRatio(each), foodDue(HUNGRY, ratio(ration, 100)), percent(starvedShare(each))];
    }),
  );
}

function growth(): TableBlock {
  const { leastBirths, extraBirths, deaths, graduates, traineesPerTeacher, promoted, promotionThreshold } =
    GROWTH;
  return table(
    'Births, deaths and changes of class in a turn',
    [textColumn('what', 'What'), figureColumn('figure', 'Figure'), textColumn('of', 'Of')],
    [
      ['births without room or a standard of living', percent(leastBirths), '% of all people'],
      ['births that room and the standard of living add at most', percent(extraBirths), '% of all people'],
      ['trainees that graduate', percent(graduates), '% of the trainees taught'],
      ['trainees that one professional teaches', traineesPerTeacher, 'units'],
      ['unemployables that find work', percent(promoted), '% of the unemployables'],
      ['while unemployables are more than', percent(promotionThreshold), '% of all people'],
      ['deaths', percent(deaths), '% of each class'],
    ],
  );
}
