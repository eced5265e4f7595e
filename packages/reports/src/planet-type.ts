import type { PlanetSurvey } from './turn-view.js';

/** What the types of planets are called. */
export const PLANET_TYPE_NAMES: Readonly<Record<PlanetSurvey['type'], string>> = {
  terrestrial: 'terrestrial',
  asteroid: 'asteroid belt',
  gasGiant: 'gas giant',
};
