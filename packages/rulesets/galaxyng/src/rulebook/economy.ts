import type { RulebookSection } from '@ec/engine';
import { table, type TableBlock } from '@ec/reports';
import { grow } from '../formulas/planet.js';
import { capitalMade, materialsMade, productionOf, shipsMade, techGained } from '../formulas/production.js';
import { TECHS } from '../types.js';
import { figure } from './figure.js';

/** Resources of planets whose products are shown. */
const RESOURCES = [0.1, 0.3, 1, 3, 10] as const;
/** Masses of ships whose numbers are shown. */
const MASSES = [1, 3, 10, 49.5, 99] as const;
/** People and industry of planets whose production is shown. */
const PLANETS = [
  [500, 500],
  [500, 250],
  [500, 0],
  [1000, 1000],
  [160, 15.4],
] as const;
const TURNS_OF_GROWTH = 8;

/** What planets make, and how they grow. */
export const ECONOMY: RulebookSection = {
  id: 'production',
  title: 'Production',
  tables: {
    'effective-industry': effectiveIndustry,
    'capital-and-materials': capitalAndMaterials,
    'ships-made': ships,
    research,
    growth,
  },
};

function effectiveIndustry(): TableBlock {
  const rows = PLANETS.map(([population, industry]) =>
    [population, industry, productionOf(population, industry)].map(figure),
  );
  return table('Production of a planet', ['Population', 'Industry', 'Production'], rows);
}

function capitalAndMaterials(): TableBlock {
  const production = productionOf(1000, 1000);
  const rows = RESOURCES.map((resources) =>
    [
      resources,
      materialsMade(production, resources),
      capitalMade(production, resources, 0).capital,
      capitalMade(production, resources, 200).capital,
    ].map(figure),
  );
  const titles = ['Resources', 'MAT', 'CAP', 'CAP, with 200 MAT in stock'];
  return table('What 1000 production makes', titles, rows);
}

function ships(): TableBlock {
  const rows = RESOURCES.map((resources) => [
    figure(resources),
    ...MASSES.map((mass) => shipsMade(1000, mass, resources, 0).ships),
  ]);
  const titles = ['Resources', ...MASSES.map((mass) => `Mass ${mass}`)];
  return table('Ships that 1000 production makes, without materials in stock', titles, rows);
}

function research(): TableBlock {
  const rows = TECHS.map((tech) => [tech, figure(techGained(1000, tech === 'cargo'))]);
  return table('What 1000 production researches', ['Technology', 'Points'], rows);
}

/** A colony that uses up its stock of capital, and makes nothing itself. */
function growth(): TableBlock {
  const colony = { size: 500, population: 300, industry: 100, stock: { COL: 0, CAP: 300, MAT: 0 } };
  const rows = Array.from({ length: TURNS_OF_GROWTH }, (_, i) => {
    grow(colony);
    const { population, industry, stock } = colony;
    const figures = [population, industry, productionOf(population, industry), stock.CAP, stock.COL];
    return [i + 1, ...figures.map(figure)];
  });
  const titles = ['Turn', 'Population', 'Industry', 'Production', 'CAP', 'COL'];
  return table(
    'Growth of 300 people with industry 100 on a planet of size 500, with 300 CAP in stock',
    titles,
    rows,
  );
}
