import {
  habitabilityDice,
  habitabilityDistribution,
  ORBIT_CONTENT_PERCENT,
  PLANET_ORBITS,
  PLANET_TYPES,
  type PlanetType,
} from '@ec/cluster';
import { diceMax, diceMin, formatDice, formatRange, ratio } from '@ec/prng';
import { PLANET_TYPE_NAMES } from '../report/planet-type.js';
import { type Cell, figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { clusterParameters, type EmpyreanParameters } from '../parameters.js';
import { table } from './table.js';
import { decimal, meanCell } from './written-figures.js';

/** Planets and their habitability. */
export const CLUSTER: RulebookSection<EmpyreanParameters> = {
  id: 'cluster',
  title: 'Cluster',
  tables: { 'planet-types': planetTypes, habitability },
};

function planetTypes(): TableBlock {
  let below = 0;
  const rows = [...PLANET_TYPES, 'empty' as const].map((content) => {
    const first = below + 1;
    below += ORBIT_CONTENT_PERCENT[content];
    const name = content === 'empty' ? content : PLANET_TYPE_NAMES[content];
    return [name, formatRange(first, below), ORBIT_CONTENT_PERCENT[content]];
  });
  return table(
    'What an orbit holds, before the caps of a star',
    [
      textColumn('content', 'An orbit holds'),
      figureColumn('roll', 'On a 1d100'),
      figureColumn('percent', 'Chance, %'),
    ],
    rows,
  );
}

/** The dice of every orbit that has any: all but those of asteroid belts, which are not habitable. */
function habitability(parameters: EmpyreanParameters): TableBlock {
  const rules = clusterParameters(parameters);
  const row = (type: PlanetType, orbit: number): Cell[] => {
    const dice = habitabilityDice(type, orbit, rules);
    if (!dice) throw new RangeError(`habitability: expected dice for ${type}, received none`);
    const odds = habitabilityDistribution(type, orbit, rules);
    const above = odds.probabilityOf((value) => value > 0);
    return [
      PLANET_TYPE_NAMES[type],
      orbit,
      formatDice(dice),
      formatRange(diceMin(dice), diceMax(dice)),
      meanCell(odds),
      decimal(ratio(100n * above.numerator, above.denominator), 2),
    ];
  };
  const orbits = Array.from({ length: PLANET_ORBITS }, (_, index) => index + 1);
  return table(
    'Habitability',
    [
      textColumn('type', 'Type'),
      figureColumn('orbit', 'Orbit'),
      textColumn('dice', 'Dice'),
      figureColumn('range', 'Range'),
      figureColumn('mean', 'Mean'),
      figureColumn('above-zero', 'Above 0, %'),
    ],
    (['terrestrial', 'gasGiant'] as const).flatMap((type) => orbits.map((orbit) => row(type, orbit))),
  );
}
