import type { RulebookSection } from '@ec/engine';
import { table, type TableBlock } from '@ec/reports';
import { galaxySize, rulesOf } from '../game-rules.js';
import {
  DEVELOPMENT_SIZE,
  developmentResources,
  HOME_RESOURCES,
  STUFF_SIZE,
  stuffResources,
} from '../set-up/galaxy.js';
import { figure } from './figure.js';
import type { GalaxyParameters } from '../parameters.js';

const RACES = [2, 4, 9, 16, 25, 50, 100] as const;

/** What a galaxy consists of. */
export const GALAXY: RulebookSection<GalaxyParameters> = {
  id: 'galaxy',
  title: 'Galaxy',
  tables: { 'galaxy-sizes': sizes, 'galaxy-planets': planets },
};

function sizes(parameters: GalaxyParameters): TableBlock {
  const fixed = Number(parameters['size']);
  const rows = RACES.map((races) => [races, fixed || galaxySize(races)]);
  return table('Side of the galaxy', ['Races', 'Light years'], rows);
}

function planets(parameters: GalaxyParameters): TableBlock {
  const rules = rulesOf(parameters, 1);
  const { homeSizes, developmentPlanets, stuffPlanets } = rules;
  const rows = [
    ['home', homeSizes.length, homeSizes.map(figure).join(', '), figure(HOME_RESOURCES)],
    [
      'development',
      developmentPlanets,
      span(DEVELOPMENT_SIZE.least, DEVELOPMENT_SIZE.most),
      span(developmentResources(-1), developmentResources(1)),
    ],
    [
      'stuff',
      stuffPlanets,
      span(STUFF_SIZE.least, STUFF_SIZE.most),
      span(stuffResources(-1), stuffResources(1)),
    ],
  ];
  return table('Planets of each race', ['Planets', 'Number', 'Sizes', 'Resources'], rows);
}

function span(least: number, most: number): string {
  return `${figure(least)} to ${figure(most)}`;
}
