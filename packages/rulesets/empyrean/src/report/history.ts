import { formatTurn } from './format-turn.js';
import { sparklines, type Cell, type ReportSection, type Series } from '@ec/reports';
import type { TurnView } from '../view/turn-view.js';

/** Turns in a year, and how far back the table beside the curves goes. */
const YEAR = 4;

/**
 * People, food, fuel, consumer goods and known rebels of the empire over the game, as curves and in figures.
 *
 * @returns the section, or `undefined` before there are two turns to compare
 */
export function historySection({ history }: TurnView): ReportSection | undefined {
  const { since, people, food, fuel, goods, rebels } = history;
  const series: Series[] = [
    { title: 'People', values: people },
    { title: 'Food', values: food },
    { title: 'Fuel', values: fuel },
    { title: 'Consumer goods', values: goods },
    { title: 'Known rebels', values: rebels },
  ];
  const turns = people.length;
  if (turns < 2) return undefined;
  const back = [turns - 1, YEAR, 1, 0].filter((ago, i, all) => ago < turns && all.indexOf(ago) === i);
  return {
    id: 'history',
    title: 'The game so far',
    blocks: [
      sparklines(
        `People, food, fuel, consumer goods and known rebels from turn ${formatTurn(since)} to ${formatTurn(since + turns - 1)}, each from 0 to its greatest figure.`,
        series,
      ),
      {
        kind: 'table',
        caption: 'All your ships and colonies together; people and rebels in population units',
        columns: [
          { id: 'figure', title: 'Figure', align: 'left' },
          ...back.map((ago) => {
            const turn = since + turns - 1 - ago;
            return { id: `turn-${turn}`, title: `Turn ${formatTurn(turn)}`, align: 'right' as const };
          }),
        ],
        rows: series.map(({ title, values }): Cell[] => [
          title,
          ...back.map((ago) => values[turns - 1 - ago] ?? 'unknown'),
        ]),
      },
    ],
  };
}
