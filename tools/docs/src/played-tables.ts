import { headCount, quantityOf, type ItemCode } from '@ec/economy';
import type { TableBlock } from '@ec/reports';
import { pageTable } from './markdown-table.ts';
import { playHome, type PlayedGame } from './played.ts';

/** Orders that keep the historical home colony of empire 1 alive, by quarter. */
const TENDING: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['1, assemble, 1,600,000 structural units']],
  [2, ['1, assemble, 1,600,000 structural units']],
  [
    3,
    [
      '1, assemble, 1,600,000 structural units',
      '1, assemble, 38,000 mines-1, 2',
      '1, assemble, 24,499 mines-1, 24',
      '1, draft, 100,000 trainees',
    ],
  ],
  [
    4,
    [
      '1, assemble, 1,600,000 structural units',
      '1, assemble, 7,500 mines-1, 24',
      '1, build change, 5, farms-1',
    ],
  ],
  [10, ['1, assemble, 8,000,000 structural units', '1, assemble, 20,000 farms-1']],
  [11, ['1, assemble, 20,000 farms-1']],
  [12, ['1, assemble, 20,000 farms-1']],
]);

/** Tables of the home colony over the years, made by playing it. */
export const playedTables = {
  'idle-colony': () => colonyOver('standard', [1, 5, 9, 10, 15, 20, 22, 23, 25, 26, 27, 28, 30, 35, 36]),
  'historical-colony': () => colonyOver('first', [1, 5, 6, 8, 9, 10, 11, 12, 80]),
  'tending-orders': tendingOrders,
  'tended-colony': () =>
    colonyOver(
      'first',
      [1, 5, 10, 11, 13, 20, 25, 26],
      new Map([...TENDING].map(([turn, orders]) => [turn, orders.join('\n')])),
    ),
};

/**
 * @throws RangeError when an order of the sheets is not carried out in full
 */
function colonyOver(
  edition: string,
  quarters: readonly number[],
  sheets?: ReadonlyMap<number, string>,
): TableBlock {
  const shown = new Set(quarters);
  const rows = [...playHome(edition, Math.max(...quarters), sheets)].flatMap(({ state, journal }) => {
    const bad = journal.find((event) => event.kind === 'order' && event.status !== 'done');
    if (bad)
      throw new RangeError(
        `orders of turn ${state.turn}: expected all done, received ${JSON.stringify(bad)}`,
      );
    return shown.has(state.turn) ? [colonyRow({ state, journal })] : [];
  });
  const columns = [
    'Quarter',
    'Fuel',
    'METS',
    'NMTS',
    'Food',
    'CNGD',
    'Farms at work',
    'Mines at work',
    'Factories at work',
    'Population units',
    'Rebels',
  ];
  return pageTable(columns, rows);
}

function colonyRow({ state, journal }: Pick<PlayedGame, 'state' | 'journal'>): number[] {
  const [colony] = state.holdings;
  if (!colony) throw new RangeError('game: expected a home colony, received none');
  const stored = (code: ItemCode): number => quantityOf(colony.stored, code);
  const atWork = (kind: 'farmed' | 'mined' | 'manufactured'): number =>
    journal.reduce((sum, event) => sum + (event.kind === kind && 'worked' in event ? event.worked : 0), 0);
  return [
    state.turn,
    stored('FUEL'),
    stored('METS'),
    stored('NMTS'),
    stored('FOOD'),
    stored('CNGD'),
    atWork('farmed'),
    atWork('mined'),
    atWork('manufactured'),
    headCount(colony.population),
    headCount(colony.rebels),
  ];
}

function tendingOrders(): TableBlock {
  const rows = [...TENDING].flatMap(([turn, orders]) => orders.map((order) => [turn, order]));
  return pageTable(['Quarter', 'Order'], rows);
}
