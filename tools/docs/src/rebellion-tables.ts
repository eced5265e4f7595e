import { COMBAT_PARAMETERS, isRebellion, militiaOf, resolveRebellion, surrenders } from '@ec/combat';
import { playScript } from '@ec/prng/testing';
import type { Table } from './markdown-table.ts';

/** Tables of rebellions. */
export const rebellionTables = { 'rebellion-cases': cases, 'rebellion-example': example };

/** Whether rebels rise, and what happens before the first round; loyal soldiers have supplies and no arms. */
function cases(): Table {
  const rows = [
    [5, 3],
    [5, 2],
    [1000, 201],
    [1000, 200],
    [6000, 1000],
    [6000, 101],
    [6000, 100],
    [6000, 0],
  ].map(([rebels = 0, soldiers = 0]) => {
    const militia = militiaOf(rebels);
    return [rebels, militia, soldiers, outcomeOf(soldiers, militia)];
  });
  return { columns: ['Rebels', 'Militia', 'Loyal soldiers', 'What happens'], rows };
}

function outcomeOf(soldiers: number, militia: number): string {
  if (!isRebellion(soldiers, militia)) return 'nothing: there are more than twice as many soldiers';
  if (surrenders(militia, soldiers, COMBAT_PARAMETERS)) return 'the militia give up at once';
  if (!surrenders(soldiers, militia, COMBAT_PARAMETERS)) return 'they fight';
  return soldiers === 0
    ? 'the militia take the colony'
    : 'the soldiers give up at once, the militia take the colony';
}

/** A rebellion round by round, with given draws. */
function example(): Table {
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
  return { columns, rows };
}
