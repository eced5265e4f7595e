import { formatRange, formatRatio, ratio } from '@ec/prng';
import { MAX_TECH_LEVEL, unitMass, UNITS, type FuelUse, type LevelFigure } from '@ec/economy';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { hundredths } from './written-figures.js';

/** The catalogue of units. */
export const UNIT_CATALOGUE: RulebookSection = { id: 'units', title: 'Units', tables: { units } };

function units(): TableBlock {
  return table(
    'Units',
    [
      textColumn('code', 'Code'),
      textColumn('unit', 'Unit'),
      figureColumn('levels', 'TL'),
      textColumn('assembled', 'Assembled to work'),
      figureColumn('mass', 'Mass'),
      figureColumn('highest-mass', `Mass at TL ${MAX_TECH_LEVEL}`),
      textColumn('fuel', 'Fuel'),
      textColumn('capacity', 'Capacity'),
    ],
    UNITS.map(({ code, singular, hasTechLevel, needsAssembly, fuel, capacity }) => [
      code,
      singular,
      hasTechLevel ? formatRange(1, MAX_TECH_LEVEL) : '—',
      needsAssembly ? 'yes' : 'no',
      hundredths(unitMass(code, hasTechLevel ? 1 : 0)),
      hasTechLevel ? hundredths(unitMass(code, MAX_TECH_LEVEL)) : '—',
      fuel.map((use) => fuelUse(use)).join('; ') || '—',
      capacity.map((row) => `${formula(row)} ${row.of}`).join('; ') || '—',
    ]),
  );
}

function fuelUse(use: FuelUse): string {
  const from = use.from === undefined ? '' : ` from TL ${use.from}`;
  return `${formula(use)} each ${use.per}${from}`;
}

/** A figure as a formula of the technology level: `0.5 × TL`, `200 × TL²`, `40`. */
function formula({ numerator, power, denominator }: LevelFigure): string {
  const factor = formatRatio(ratio(numerator, denominator));
  const level = ['', 'TL', 'TL²'][power] ?? '';
  if (level === '') return factor;
  return factor === '1' ? level : `${factor} × ${level}`;
}
