import { COMBAT_PARAMETERS, resolveRebellion } from '@ec/combat';
import { playScript } from '@ec/prng/testing';
import type { TableBlock } from '@ec/reports';
import { pageTable } from './markdown-table.ts';

/** A rebellion round by round, with given draws. */
export function rebellionExample(): TableBlock {
  const armoury = { soldiers: 1000, robots: [], craft: [], weapons: [] };
  const { rounds, militia, soldiers } = playScript([400, 250, 350, 200], (rng) =>
    resolveRebellion(armoury, 3000, 800, COMBAT_PARAMETERS, rng),
  );
  const rows = [
    ...rounds.map((round, i) => [
      i + 1,
      round.loyal,
      round.militia,
      round.byLoyal / 1000,
      round.byMilitia / 1000,
      (round.militia * round.byMilitia) / 1000,
      (round.loyal * round.byLoyal) / 1000,
    ]),
    ['after', armoury.soldiers - soldiers.killed - soldiers.wounded, militia.surrendered, '—', '—', '—', '—'],
  ];
  const columns = [
    'Round',
    'Soldiers',
    'Militia',
    'Drawn by soldiers',
    'Drawn by militia',
    'Soldiers that fall',
    'Militia that fall',
  ];
  return pageTable(columns, rows);
}
