import { derivedLast } from '@ec/prng';
import type { PlanetSurvey } from './map-view.js';
import type { TurnView } from './turn-view.js';

/** What an empire knows of a planet and its deposits; `undefined` where it knows of neither. */
export function surveyOf({ surveys }: Pick<TurnView, 'surveys'>, planet: string): PlanetSurvey | undefined {
  return byPlanet(surveys).get(planet);
}

const byPlanet = /* @__PURE__ */ derivedLast(
  (surveys: readonly PlanetSurvey[]) => new Map(surveys.map((survey) => [survey.planet, survey])),
);
