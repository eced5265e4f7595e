import { formatInteger, ratio } from '@ec/prng';
import { jumpFuel, jumpNeeds, TECH_LEVELS, unitCapacity, unitMass, type Jump } from '@ec/economy';
import { figureColumn, type TableBlock } from '@ec/reports';
import { type RulebookSection } from '@ec/engine';
import { table } from './table.js';
import { decimal, hundredths } from './written-figures.js';

/** Jumps: range, engines and fuel. */
export const MOVEMENT: RulebookSection = {
  id: 'movement',
  title: 'Movement',
  tables: { 'jump-engines': engines, 'jump-distances': distances },
};

/** Mass without engines of the ship in the table of engines. */
const LOAD = 20_000;

const JUMPS: readonly { readonly id: string; readonly name: string; readonly jump: Jump }[] = [
  { id: 'orbit', name: 'another orbit', jump: { kind: 'orbit' } },
  { id: 'star', name: 'another star', jump: { kind: 'star' } },
  ...[1, 2, 5, 10].map((distance) => ({
    id: `light-years-${distance}`,
    name: distance === 1 ? 'a light year' : `${distance} light years`,
    jump: { kind: 'system', squaredDistance: distance * distance } as const,
  })),
];

/** Range of engines, and what it takes to move a ship with one load. */
function engines(): TableBlock {
  const rows = TECH_LEVELS.map((techLevel) => {
    const moved = unitCapacity('HEN', techLevel, 'mass units moved');
    const quantity = Math.ceil(LOAD / moved);
    const stack = { code: 'HEN', techLevel, quantity } as const;
    const own = quantity * unitMass('HEN', techLevel);
    return [
      techLevel,
      moved,
      quantity,
      hundredths(own),
      ...JUMPS.map(({ jump }) => {
        const { isInRange, fuel } = jumpNeeds([stack], 100 * LOAD + own, jump);
        return isInRange ? fuel : '—';
      }),
    ];
  });
  return table(
    `Hyper engines, and a jump with a load of ${formatInteger(LOAD)} mass units`,
    [
      figureColumn('level', 'TL and range'),
      figureColumn('moved', 'One moves'),
      figureColumn('engines', `Engines for ${formatInteger(LOAD)}`),
      figureColumn('mass', 'Their mass'),
      ...JUMPS.map(({ id, name }) => figureColumn(id, `Fuel, ${name}`)),
    ],
    rows,
  );
}

const APART: readonly (readonly number[])[] = [
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

/** Distances between points of the cluster, and the fuel of ten engines. */
function distances(): TableBlock {
  const rows = APART.map((axes) => {
    const squaredDistance = axes.reduce((sum, axis) => sum + axis * axis, 0);
    // truncated to hundredths: the whole part of the root of a whole number, which is exact
    const hundredthsApart = Math.floor(Math.sqrt(10_000 * squaredDistance));
    return [
      axes.join(', '),
      decimal(ratio(BigInt(hundredthsApart), 100n), 2),
      Math.ceil(Math.sqrt(squaredDistance)),
      jumpFuel(10, { kind: 'system', squaredDistance }),
    ];
  });
  return table(
    'Distances in the cluster',
    [
      figureColumn('axes', 'Apart along the axes'),
      figureColumn('light-years', 'Light years'),
      figureColumn('level', 'Least engine TL'),
      figureColumn('fuel', 'Fuel of ten engines'),
    ],
    rows,
  );
}
