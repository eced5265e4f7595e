import {
  canFarm,
  COLONY_KINDS,
  FARM_AND_MINE_LABOUR,
  farmNeeds,
  farmOutput,
  QUARTERS_A_YEAR,
  TECH_LEVELS,
  unitMass,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import { KIND_NAMES } from '../report/holding-topic.js';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { exactCell, hundredths } from './written-figures.js';

/** Yield of farms, and where they work. */
export const FARMS: RulebookSection = {
  id: 'farms',
  title: 'Farms',
  tables: { farms, 'farm-places': places },
};

function farms(): TableBlock {
  return table(
    'One farm, and a quarter of its year',
    [
      figureColumn('level', 'TL'),
      figureColumn('food-a-year', 'Food a year'),
      figureColumn('food-a-quarter', 'Food a quarter'),
      figureColumn('fuel', 'Fuel a quarter'),
      figureColumn('unskilled', 'USK'),
      figureColumn('professionals', 'PRO'),
      figureColumn('mass', 'Mass'),
    ],
    TECH_LEVELS.map((techLevel) => [
      techLevel,
      farmOutput(QUARTERS_A_YEAR, techLevel),
      farmOutput(1, techLevel),
      exactCell(ratio(farmNeeds(techLevel).halfFuel, 2)),
      FARM_AND_MINE_LABOUR.unskilled,
      FARM_AND_MINE_LABOUR.professionals,
      hundredths(unitMass('FRM', techLevel)),
    ]),
  );
}

const PLACES = [...COLONY_KINDS, 'ship'] as const;
/** Orbits on either side of the border beyond which some farms do not work. */
const [INNER, OUTER] = [5, 6];

function places(): TableBlock {
  return table(
    'Where farms work',
    [figureColumn('level', 'TL'), ...PLACES.map((place) => textColumn(place, KIND_NAMES[place]))],
    TECH_LEVELS.map((techLevel) => [techLevel, ...PLACES.map((place) => whereTo(techLevel, place))]),
  );
}

function whereTo(techLevel: number, place: (typeof PLACES)[number]): string {
  const isInside = canFarm(techLevel, place, INNER);
  const isOutside = canFarm(techLevel, place, OUTER);
  if (isInside === isOutside) return isInside ? 'yes' : 'no';
  return isInside ? `orbits 1–${INNER}` : `beyond orbit ${INNER}`;
}
