import { formatUnit, runFactories, type Pipeline, type Product } from '@ec/economy';
import type { TableBlock } from '@ec/reports';
import { figure, pageTable } from './markdown-table.ts';

/** Seven quarters of a factory group, in which workers are short and half of it is lost. */
export function manufacturingExample(): TableBlock {
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
  return pageTable(columns, rows);
}
