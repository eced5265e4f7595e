import { DONE, type OrderResult } from '@ec/engine';
import { pay } from '../economy/purse.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import { missingMoney, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { PLANETS } from '../tables/planets.js';
import { PLANET_CLASSES } from '../types.js';
import { addProject } from './projects.js';

/**
 * Starts to raise a planet by a class.
 *
 * @see seed XYZ.7; X-30
 */
export function terraform(rules: Rules, house: House, { planetClass, colony }: ColonisedSystem): OrderResult {
  const level = PLANET_CLASSES.indexOf(planetClass) + 1;
  const better = PLANET_CLASSES[level];
  if (!better) return refused('best-class', `${planetClass}, class ${level} of ${PLANET_CLASSES.length}`);
  if (colony.projects.some(({ kind }) => kind === 'terraforming')) return refused('terraforming-already');
  const { ter } = house.research.levels;
  if (ter < level + 1) return refused('needs-terraforming', `it takes ${level + 1}, and yours is ${ter}`);
  const paid = 1000 * (PLANETS[better].terraforming ?? 0);
  if (paid > house.treasury) return refused('no-money', missingMoney(house, paid, 'it'));
  pay(house, paid);
  addProject(
    house,
    colony,
    { facility: null, docks: 0, turns: rules['ter.turns'], paid },
    { kind: 'terraforming', planetClass: better },
  );
  return DONE;
}
