import {
  defaultClusterParameters,
  habitabilityDice,
  habitabilityDistribution,
  ORBIT_CONTENT_PERCENT,
  planetCountDistribution,
  planetTypeDistribution,
  probability,
  type OrbitContent,
  type PlanetType,
} from '@ec/cluster';
import { diceMax, diceMean, diceMin, formatDice, ratioToNumber } from '@ec/prng';
import { range, type Table } from './markdown-table.ts';

/** Name of what an orbit holds, as the rulebook writes it. */
export const CONTENT_NAME: { readonly [content in OrbitContent]: string } = {
  terrestrial: 'terrestrial',
  asteroid: 'asteroid belt',
  gasGiant: 'gas giant',
  empty: 'empty',
};

const CONTENTS = ['terrestrial', 'asteroid', 'gasGiant', 'empty'] as const;
const PLANETS = ['terrestrial', 'asteroid', 'gasGiant'] as const;
const ORBITS = defaultClusterParameters.terrestrialHabitability.map((_, index) => index + 1);

/** Tables of stars, planets and habitability. */
export const clusterTables = {
  'planet-types': planetTypes,
  'planet-odds': planetOdds,
  'planet-counts': planetCounts,
  habitability,
};

function planetTypes(): Table {
  let below = 0;
  const rows = CONTENTS.map((content) => {
    const first = below + 1;
    below += ORBIT_CONTENT_PERCENT[content];
    return [CONTENT_NAME[content], range(first, below), ORBIT_CONTENT_PERCENT[content]];
  });
  return { columns: ['An orbit holds', 'On a 1d100', 'Chance, %'], rows };
}

function planetOdds(): Table {
  const rows = ORBITS.map((orbit) => {
    const odds = planetTypeDistribution(orbit);
    return [orbit, ...CONTENTS.map((content) => (100 * probability(odds, content)).toFixed(3))];
  });
  return { columns: ['Orbit', ...CONTENTS.map((content) => `${CONTENT_NAME[content]}, %`)], rows };
}

function planetCounts(): Table {
  const rows = PLANETS.map((type) => {
    const counts = planetCountDistribution(type);
    const values = counts.entries().map(([value]) => value);
    const none = (100 * ratioToNumber(counts.probability(0))).toFixed(3);
    return [
      CONTENT_NAME[type],
      ratioToNumber(counts.mean()).toFixed(4),
      range(Math.min(...values), Math.max(...values)),
      none,
    ];
  });
  return { columns: ['Type', 'Mean for each star', 'Range', 'A star has none, %'], rows };
}

function habitability(): Table {
  const dice = (type: PlanetType, orbit: number): (string | number)[] => {
    const found = habitabilityDice(type, orbit, defaultClusterParameters);
    if (!found) throw new RangeError(`habitability: expected dice for ${type}, received none`);
    const above = habitabilityDistribution(type, orbit).probabilityOf((value) => value > 0);
    return [
      formatDice(found),
      range(diceMin(found), diceMax(found)),
      ratioToNumber(diceMean(found)),
      (100 * ratioToNumber(above)).toFixed(2),
    ];
  };
  const rows = (['terrestrial', 'gasGiant'] as const).flatMap((type) =>
    ORBITS.map((orbit) => [CONTENT_NAME[type], orbit, ...dice(type, orbit)]),
  );
  return { columns: ['Type', 'Orbit', 'Dice', 'Range', 'Mean', 'Above 0, %'], rows };
}
