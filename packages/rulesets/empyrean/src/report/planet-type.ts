import type { PlanetSurvey } from '../view/map-view.js';

/** Names of the types of planets. */
export const PLANET_TYPE_NAMES: Readonly<Record<PlanetSurvey['type'], string>> = {
  terrestrial: 'terrestrial',
  asteroid: 'asteroid belt',
  gasGiant: 'gas giant',
};
