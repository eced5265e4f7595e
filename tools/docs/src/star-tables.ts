import {
  PLANET_ORBITS,
  PLANET_TYPES,
  planetCountDistribution,
  planetTypeDistribution,
  probability,
  type OrbitContent,
} from '@ec/cluster';
import { formatRange, ratioToNumber } from '@ec/prng';
import { PLANET_TYPE_NAMES } from '@ec/empyrean/rules';
import { type TableBlock } from '@ec/reports';
import { pageTable } from './markdown-table.ts';

const CONTENTS: readonly OrbitContent[] = [...PLANET_TYPES, 'empty'];

/** Tables of the exact odds of what the orbits of a star hold. */
export const starTables = { 'planet-odds': planetOdds, 'planet-counts': planetCounts };

function planetOdds(): TableBlock {
  const rows = Array.from({ length: PLANET_ORBITS }, (_, i) => {
    const odds = planetTypeDistribution(i + 1);
    return [i + 1, ...CONTENTS.map((content) => (100 * probability(odds, content)).toFixed(3))];
  });
  const names = CONTENTS.map((content) => (content === 'empty' ? content : PLANET_TYPE_NAMES[content]));
  return pageTable(['Orbit', ...names.map((name) => `${name}, %`)], rows);
}

function planetCounts(): TableBlock {
  const rows = PLANET_TYPES.map((type) => {
    const counts = planetCountDistribution(type);
    return [
      PLANET_TYPE_NAMES[type],
      ratioToNumber(counts.mean()).toFixed(4),
      formatRange(counts.min, counts.max),
      (100 * ratioToNumber(counts.probability(0))).toFixed(3),
    ];
  });
  return pageTable(['Type', 'Mean for each star', 'Range', 'A star has none, %'], rows);
}
