import {
  FACTORY_LABOUR,
  factoryOutput,
  formatUnit,
  MAX_TECH_LEVEL,
  researchForNextLevel,
  runFactories,
  unitCost,
  unitMass,
  UNITS,
  type Pipeline,
  type Product,
} from '@ec/economy';
import { figure, range, type Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tables of factories: labour, output, materials, research. */
export const manufacturingTables = {
  'factory-labour': factoryLabour,
  factories,
  'unit-costs': unitCosts,
  research,
  'manufacturing-example': manufacturingExample,
};

function factoryLabour(): Table {
  const rows = FACTORY_LABOUR.toReversed().map(({ from, professionals, unskilled }, i, steps) => {
    const least = Math.max(1, from);
    const next = steps[i + 1]?.from;
    const most = next === undefined ? undefined : next - 1;
    const all = (workers: number): string =>
      most === undefined ? `${figure(workers * least)} and more` : range(workers * least, workers * most);
    return [
      most === undefined ? `${figure(least)} and more` : range(least, most),
      professionals,
      unskilled,
      all(professionals),
      all(unskilled),
    ];
  });
  const columns = ['Factories of the group', 'PRO for each', 'USK for each', 'PRO for all', 'USK for all'];
  return { columns, rows };
}

function factories(): Table {
  const rows = LEVELS.map((techLevel) => [
    techLevel,
    factoryOutput(100, techLevel, { code: 'STU', techLevel: 0 }) * (unitMass('STU', 0) / 100),
    factoryOutput(100, techLevel, { code: 'CNGD', techLevel: 0 }),
    factoryOutput(100, techLevel, { code: 'AUT', techLevel }),
    factoryOutput(100, techLevel, { code: 'RSCH', techLevel: 0 }),
    unitMass('FCT', techLevel) / 100,
  ]);
  const columns = [
    'TL',
    'Mass units',
    'Consumer goods',
    'Automation of that TL',
    'Research points',
    'Mass of one',
  ];
  return { columns, rows };
}

function unitCosts(): Table {
  const shown = [1, 5, 10];
  const rows = UNITS.filter(({ cost }) => cost !== null).map(({ code, plural, hasTechLevel }) => [
    code,
    plural,
    ...shown.flatMap((techLevel, i) => {
      if (!hasTechLevel && i > 0) return ['—', '—'];
      const { metallics, nonMetallics } = unitCost(code, hasTechLevel ? techLevel : 0);
      return [figure(metallics / 100), figure(nonMetallics / 100)];
    }),
  ]);
  const columns = ['Code', 'Unit', ...shown.flatMap((level) => [`METS, TL ${level}`, `NMTS, TL ${level}`])];
  return { columns, rows };
}

function research(): Table {
  let before = 0;
  const points = factoryOutput(50_000, 1, { code: 'RSCH', techLevel: 0 });
  const rows = LEVELS.filter((techLevel) => techLevel < MAX_TECH_LEVEL).map((techLevel) => {
    const needed = researchForNextLevel(techLevel) ?? 0;
    before += needed;
    return [techLevel + 1, needed, before, Math.ceil(needed / points)];
  });
  const columns = ['To TL', 'Research points', 'From TL 1 on, in all', 'Quarters of 50,000 FCT-1'];
  return { columns, rows };
}

function manufacturingExample(): Table {
  const product: Product = { code: 'MSS', techLevel: 2 };
  const quarters = [
    { units: 50_000, working: 50_000 },
    { units: 50_000, working: 25_000 },
    { units: 50_000, working: 50_000 },
    { units: 50_000, working: 50_000 },
    { units: 50_000, working: 50_000 },
    { units: 50_000, working: 50_000 },
    { units: 25_000, working: 25_000 },
  ];
  const plenty = { metallics: 1_000_000, nonMetallics: 1_000_000 };
  let pipeline: Pipeline = [0, 0, 0];
  const rows = quarters.map(({ units, working }, i) => {
    const quarter = runFactories(units, working, 1, product, pipeline, plenty, true);
    pipeline = quarter.pipeline;
    return [
      i + 1,
      units,
      working,
      quarter.delivered,
      quarter.started,
      pipeline.map((stage) => figure(stage)).join(' / '),
      quarter.used.metallics,
    ];
  });
  const name = formatUnit(product.code, product.techLevel);
  const columns = [
    'Quarter',
    'FCT-1',
    'At work',
    `${name} that come out`,
    'Begun',
    'Then in process ¼ / ½ / ¾',
    'METS, and as many NMTS',
  ];
  return { columns, rows };
}
