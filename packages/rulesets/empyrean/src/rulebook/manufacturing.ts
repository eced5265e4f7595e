import {
  FACTORY_LABOUR,
  factoryOutput,
  MAX_TECH_LEVEL,
  researchForNextLevel,
  TECH_LEVELS,
  unitCost,
  unitMass,
  UNITS,
  type Product,
} from '@ec/economy';
import { formatInteger, formatRange, truncatedProduct } from '@ec/prng';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { hundredths } from './written-figures.js';

/** Labour, output and materials of factories, and research. */
export const MANUFACTURING: RulebookSection = {
  id: 'manufacturing',
  title: 'Manufacturing',
  tables: { 'factory-labour': labour, factories, 'unit-costs': costs, research },
};

function labour(): TableBlock {
  const rows = FACTORY_LABOUR.toReversed().map(({ from, professionals, unskilled }, i, tiers) => {
    const least = Math.max(1, from);
    const next = tiers[i + 1]?.from;
    const span = (each: number): string =>
      next === undefined
        ? `${formatInteger(each * least)} and more`
        : formatRange(each * least, each * (next - 1));
    return [span(1), professionals, unskilled, span(professionals), span(unskilled)];
  });
  return table(
    'Labour of a factory group',
    [
      textColumn('factories', 'Factories of the group'),
      figureColumn('professionals-each', 'PRO for each'),
      figureColumn('unskilled-each', 'USK for each'),
      textColumn('professionals', 'PRO for all'),
      textColumn('unskilled', 'USK for all'),
    ],
    rows,
  );
}

const FACTORIES = 100;

function factories(): TableBlock {
  const output = (techLevel: number, product: Product): number =>
    factoryOutput(FACTORIES, techLevel, product);
  return table(
    `What ${FACTORIES} factories make in a quarter`,
    [
      figureColumn('level', 'TL'),
      figureColumn('mass-units', 'Mass units'),
      figureColumn('consumer-goods', 'Consumer goods'),
      figureColumn('automation', 'Automation of that TL'),
      figureColumn('research', 'Research points'),
      figureColumn('mass', 'Mass of one'),
    ],
    TECH_LEVELS.map((techLevel) => [
      techLevel,
      truncatedProduct([output(techLevel, { code: 'STU', techLevel: 0 }), unitMass('STU', 0)], [100]),
      output(techLevel, { code: 'CNGD', techLevel: 0 }),
      output(techLevel, { code: 'AUT', techLevel }),
      output(techLevel, { code: 'RSCH', techLevel: 0 }),
      hundredths(unitMass('FCT', techLevel)),
    ]),
  );
}

const SHOWN_LEVELS = [1, 5, 10] as const;

function costs(): TableBlock {
  return table(
    'Materials of one unit',
    [
      textColumn('code', 'Code'),
      textColumn('unit', 'Unit'),
      ...SHOWN_LEVELS.flatMap((level) => [
        figureColumn(`metallics-${level}`, `METS, TL ${level}`),
        figureColumn(`non-metallics-${level}`, `NMTS, TL ${level}`),
      ]),
    ],
    UNITS.filter(({ cost }) => cost !== null).map(({ code, plural, hasTechLevel }) => [
      code,
      plural,
      ...SHOWN_LEVELS.flatMap((techLevel, i) => {
        if (!hasTechLevel && i > 0) return ['—', '—'];
        const { metallics, nonMetallics } = unitCost(code, hasTechLevel ? techLevel : 0);
        return [hundredths(metallics), hundredths(nonMetallics)];
      }),
    ]),
  );
}

const RESEARCHERS = 50_000;

function research(): TableBlock {
  let before = 0;
  const points = factoryOutput(RESEARCHERS, 1, { code: 'RSCH', techLevel: 0 });
  const rows = TECH_LEVELS.filter((techLevel) => techLevel < MAX_TECH_LEVEL).map((techLevel) => {
    const needed = researchForNextLevel(techLevel) ?? 0;
    before += needed;
    return [techLevel + 1, needed, before, Math.ceil(needed / points)];
  });
  return table(
    'Research for the next technology level',
    [
      figureColumn('level', 'To TL'),
      figureColumn('points', 'Research points'),
      figureColumn('in-all', 'From TL 1 on, in all'),
      figureColumn('quarters', `Quarters of ${formatInteger(RESEARCHERS)} FCT-1`),
    ],
    rows,
  );
}
