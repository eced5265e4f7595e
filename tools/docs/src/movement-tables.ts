import { jumpFuel, jumpNeeds, unitCapacity, unitMass, type Jump } from '@ec/economy';
import { figure, type Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Mass without engines of the ship in the table of engines. */
const LOAD = 20_000;

/** Tables of jumps. */
export const movementTables = { 'jump-engines': engines, 'jump-distances': distances };

/** Range of engines, and what it takes to move a ship of one load. */
function engines(): Table {
  const jumps: readonly (readonly [string, Jump])[] = [
    ['another orbit', { kind: 'orbit' }],
    ['another star', { kind: 'star' }],
    ...[1, 2, 5, 10].map((distance): readonly [string, Jump] => {
      return [
        distance === 1 ? 'a light year' : `${distance} light years`,
        { kind: 'system', squaredDistance: distance ** 2 },
      ];
    }),
  ];
  const rows = LEVELS.map((techLevel) => {
    const moved = unitCapacity('HEN', techLevel, 'mass units moved');
    const quantity = Math.ceil(LOAD / moved);
    const stack = { code: 'HEN', techLevel, quantity } as const;
    const own = quantity * unitMass('HEN', techLevel);
    return [
      techLevel,
      moved,
      quantity,
      own / 100,
      ...jumps.map(([, jump]) => {
        const { isInRange, fuel } = jumpNeeds([stack], 100 * LOAD + own, jump);
        return isInRange ? figure(fuel) : '—';
      }),
    ];
  });
  const columns = [
    'TL and range',
    'One moves',
    `Engines for ${figure(LOAD)}`,
    'Their mass',
    ...jumps.map(([name]) => `Fuel, ${name}`),
  ];
  return { columns, rows };
}

/** Distances between points of the cluster, and the fuel of ten engines. */
function distances(): Table {
  const apart: readonly (readonly number[])[] = [
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 0],
    [1, 2, 2],
    [4, 3, 0],
    [3, 4, 5],
    [5, 5, 5],
    [6, 8, 0],
  ];
  const rows = apart.map((axes) => {
    const squaredDistance = axes.reduce((sum, axis) => sum + axis * axis, 0);
    const distance = Math.sqrt(squaredDistance);
    return [
      axes.join(', '),
      (Math.floor(100 * distance) / 100).toFixed(2),
      Math.ceil(distance),
      jumpFuel(10, { kind: 'system', squaredDistance }),
    ];
  });
  return { columns: ['Apart along the axes', 'Light years', 'Least engine TL', 'Fuel of ten engines'], rows };
}
