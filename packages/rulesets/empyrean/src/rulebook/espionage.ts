import { spyFightDistributions } from '@ec/combat';
import type { Distribution } from '@ec/prng';
import { figureColumn, type ReportColumn, type TableBlock } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { decimal } from './written-figures.js';

/** Fights between spies. */
export const ESPIONAGE: RulebookSection = {
  id: 'espionage',
  title: 'Espionage',
  tables: { 'spy-fights': spyFights },
};

const FIGHTS = [
  [3, 10],
  [30, 24],
  [100, 20],
  [600, 1200],
  [1, 60],
] as const;

/** Exact odds of the losses in fights between spies. */
function spyFights(): TableBlock {
  return table(
    'Fights between spies',
    [
      figureColumn('attackers', 'Attack'),
      figureColumn('defenders', 'Attacked'),
      ...oddsColumns('killed', 'Killed'),
      ...oddsColumns('lost', 'Lost'),
    ],
    FIGHTS.map(([attackers, defenders]) => {
      const { killed, lost } = spyFightDistributions(attackers, defenders);
      return [attackers, defenders, ...oddsOf(killed), ...oddsOf(lost)];
    }),
  );
}

function oddsColumns(id: string, what: string): ReportColumn[] {
  return [
    figureColumn(`${id}-mean`, `${what}, mean`),
    figureColumn(id, `${what}: least / 10 % / half / 90 % / most`),
  ];
}

/** Mean, and, between the bounds, the values that are not exceeded in a tenth, half and nine tenths of all cases. */
function oddsOf(odds: Distribution): string[] {
  const tenths = [1n, 5n, 9n].map((numerator) => odds.quantile({ numerator, denominator: 10n }));
  return [decimal(odds.mean(), 3), [odds.min, ...tenths, odds.max].join(' / ')];
}
