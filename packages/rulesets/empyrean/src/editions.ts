import { defaultClusterParameters } from '@ec/cluster';
import type { Edition } from '@ec/engine';
import { EMPIRES_PER_HOME_WORLD, type ParameterKey } from './parameters.js';
import { historicalHomeColony } from './set-up/historical-home-colony.js';

/**
 * Sets of parameters and templates beside `standard`, which has the defaults.
 *
 * @see E-51, E-52
 */
export const EDITIONS = {
  first: {
    description: 'The figures with which the rulings began, and the historical start.',
    parameters: {
      'cluster.starCount': defaultClusterParameters.starCount,
      'cluster.axisSize': defaultClusterParameters.axisSize,
      'empires.perHomeWorld': EMPIRES_PER_HOME_WORLD,
      'victory.planets': 100,
      'victory.rival': 50,
      'unrest.unpaid': 100,
      'unrest.unfed': 100,
      'rebellion.share': 0,
      'control.people': 1,
    },
    templates: { homeColony: historicalHomeColony },
  },
} as const satisfies Readonly<Record<string, Edition<ParameterKey>>>;
