import { spyFightDistributions } from '@ec/combat';
import { ratioToNumber, type Distribution } from '@ec/prng';
import type { Table } from './markdown-table.ts';

/** Tables of espionage. */
export const espionageTables = { 'spy-fights': spyFights };

/** Exact odds of what fights between spies cost. */
function spyFights(): Table {
  const fights = [
    [3, 10],
    [30, 24],
    [100, 20],
    [600, 1200],
    [1, 60],
  ] as const;
  const rows = fights.map(([attackers, defenders]) => {
    const { killed, lost } = spyFightDistributions(attackers, defenders);
    return [attackers, defenders, ...oddsOf(killed), ...oddsOf(lost)];
  });
  const columns = ['Attack', 'Attacked', ...titles('Killed'), ...titles('Lost')];
  return { columns, rows };
}

function titles(what: string): string[] {
  return [`${what}, mean`, `${what}: least / 10 % / half / 90 % / most`];
}

/** Mean, and values that are not exceeded in a tenth, half and nine tenths of all cases, between the bounds. */
function oddsOf(odds: Distribution): string[] {
  const tenths = [1n, 5n, 9n].map((numerator) => odds.quantile({ numerator, denominator: 10n }));
  return [ratioToNumber(odds.mean()).toFixed(3), [odds.min, ...tenths, odds.max].join(' / ')];
}
