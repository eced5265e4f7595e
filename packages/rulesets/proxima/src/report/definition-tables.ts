import { table, type Cell, type TableBlock } from '@ec/reports';
import type { Definitions } from '../state.js';

/** A figure that need not be a whole number. */
export function figure(value: number): Cell {
  return Number.isSafeInteger(value) ? value : String(value);
}

/** The definition files as tables. */
export function definitionTables({ attacks, defences, tileTypes, unitTypes }: Definitions): TableBlock[] {
  return [
    table(
      'Kinds of units',
      ['ID', 'Mark', 'Name', 'Points', 'Endurance', 'Actions', 'Attacks', 'Defence', 'Builds', 'Cost'],
      unitTypes.map(({ id, mark, name, points, endurance, actions, attacks: own, defence, builds, cost }) => [
        id,
        mark,
        name,
        points,
        endurance,
        actions.join(' '),
        own.join(' '),
        defence,
        builds.join(' '),
        cost ? `${cost.points} ${cost.points === 1 ? 'point' : 'points'} × ${cost.turns}` : '',
      ]),
    ),
    table(
      'Attacks',
      ['ID', 'Name', 'Soft', 'Hard', 'Range', 'Cost'],
      attacks.map(({ id, name, soft, hard, range, cost }) => [
        id,
        name,
        figure(soft),
        figure(hard),
        range,
        cost < 0 ? 'all' : String(cost),
      ]),
    ),
    table(
      'Defences',
      ['ID', 'Name', 'Soft', 'Hard', 'Cover usage'],
      defences.map(({ id, name, soft, hard, coverUsage }) => [
        id,
        name,
        figure(soft),
        figure(hard),
        figure(coverUsage),
      ]),
    ),
    table(
      'Kinds of tiles',
      ['ID', 'Mark', 'Name', 'Infrastructure', 'Cover'],
      tileTypes.map(({ id, mark, name, infrastructure, cover }) => [
        id,
        mark,
        name,
        figure(infrastructure),
        figure(cover),
      ]),
    ),
  ];
}
