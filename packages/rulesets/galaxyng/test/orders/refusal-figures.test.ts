import { expect, test } from 'vitest';
import { galaxyOf, home, race, reasons, turn } from '../turns.js';

/** What two Haulers at a home with some stock cannot do; a bay of 1 holds 1 + 1² ÷ 10 at cargo technology 1. */
const hauling = galaxyOf({
  planets: [home(1, { stock: { COL: 1.5, CAP: 0.01, MAT: 9 } })],
  groups: [{ type: 'Hauler', ships: 2 }],
});

test.each([
  [
    'l 1 COL AMOUNT 1',
    'The ships share the stock, which is less than was ordered: 1.5 of 2; each ship takes 0.75.',
  ],
  ['l 1 CAP', 'There is less in stock than the ships load: 0.01 of at least 0.02.'],
  ['l 1 COL AMOUNT 0.001', 'Each ship has to load at least 0.01.'],
  ['l 1 MAT AMOUNT 1.2', 'More than each ship has room for: 1.1.'],
  ['l 1 MAT\nl 1 MAT', 'The ships are full: each carries 1.1.'],
  ['l 1 MAT AMOUNT 0.5\nl 1 COL', 'The ships carry another cargo: each has 0.5 MAT.'],
  ['l 1 COL\nx 1', 'There are colonists aboard: each ship has 0.75.'],
  ['l 1 MAT\nu 1 AMOUNT 0.001', 'Each ship has to unload at least 0.01.'],
  ['l 1 MAT 3', 'There are fewer ships than ordered: 2 of 3; all of them follow the order.'],
  ['b 1 3', 'More ships than the group has: 2.'],
  ['b 1 0', 'At least 1 ship breaks off.'],
  ['x 9', 'You have no group of this number: the highest is 1.'],
  ['x 1\nx 1 1\nv 9', 'No planet has this name or number: the numbers go up to 1.'],
])('N-28: %j is answered with what there is, and what it takes', (lines, reason) => {
  expect(reasons(turn(hauling, { 1: lines }))).toContain(reason);
});

test('N-28: without groups no number can be right', () => {
  const empty = galaxyOf({ planets: [home(1)] });
  expect(reasons(turn(empty, { 1: 'x MAX' }))).toEqual([
    'You have no group of this number: you have none at all.',
  ]);
});

test.each([
  // a Drone of drive technology 1 costs 10 × ½ × 1 = 5 to bring to 2
  [4, 'g 1', ['Planet has too little remaining industry: 4 of 5 production for a ship.']],
  [5, 'g 1\ng 1', ['Planet has no remaining industry: 0 of 5 production for a ship.']],
])(
  'N-28: an upgrade with a production of %i says what is left, and what a ship takes',
  (size, lines, expected) => {
    const game = galaxyOf({
      planets: [home(1, { size, population: size, industry: size })],
      groups: [{ type: 'Drone', ships: 3 }],
    });
    race(game, 1).tech.drive = 2;
    expect(reasons(turn(game, { 1: lines }))).toEqual(expected);
  },
);

test.each([
  // a Drone makes 20 light years a turn
  ['manual', 80, ['80 light years to go, and it takes more than 80']],
  ['manual', 80.01, []],
  ['classic', 79.5, ['79.5 light years to go, and it takes at least 80']],
  ['classic', 80, []],
])(
  'N-16: with bounds %s, ships turn back at %d light years, or learn the bound',
  (bounds, distance, figures) => {
    const game = galaxyOf({
      planets: [home(1), { x: 200 }],
      groups: [{ type: 'Drone', planetId: 2, originId: 1, distance }],
      parameters: { bounds },
    });
    expect(reasons(turn(game, { 1: 'h 1' }))).toEqual(
      figures.map((figure) => `The ships are too near to their destination to turn back: ${figure}.`),
    );
  },
);

test.each([
  ['d Small 0.5 0 0 0 1', 'A mass is 0, or 1 and more: drive has 0.5.'],
  ['d Gunless 1 0 2 0 0', 'There are guns exactly if they have a mass: 0 with the mass 2.'],
  ['d Nothing 0 0 0 0 0', 'All masses are 0.'],
  [
    'd A_name_of_more_than_20 1 0 0 0 0',
    'A name has at most 20 letters, digits or underscores: this one has 22.',
  ],
  ['d Grün 1 0 0 0 0', 'A name has at most 20 letters, digits or underscores.'],
  ['m 0 0 0.5', 'The side of a map is at least 1.'],
  ['e Drone', 'Ships of this type exist: 5.'],
  ['p 1 Flak\np 2 Flak\ne Flak', 'Ships of this type are in production: at 2 of your planets.'],
  ['@ Race_2 Vogons Klingons\nHello\n@', 'No other race has this name: "Vogons", "Klingons".'],
  ['@ Vogons\nHello\n@', 'No other race has this name: "Vogons".'],
])('N-28: %j is answered with what is wrong', (lines, reason) => {
  const game = galaxyOf({
    planets: [home(1), home(1), home(2)],
    groups: [
      { type: 'Drone', ships: 2 },
      { type: 'Drone', ships: 3 },
    ],
  });
  expect(reasons(turn(game, { 1: lines }))).toEqual([reason]);
});

test.each([
  ['t Flak Probe\ne Flak', 'unknown-type', 'Your ship type is no longer there.'],
  ['d fleet Armada\nt Armada Pack', 'unknown-fleet', 'Your fleet is no longer there.'],
  ['d fleet Armada\nj 1 Armada\nt Armada Pack\nb 1 FLEET', 'unknown-fleet', 'Your fleet is no longer there.'],
  ['d fleet Armada\nj 1 Armada\ns Armada 2\nh 1', 'group-gone', 'The fleet has no ships any more.'],
])('N-28: %j is answered with what is gone', (lines, code, reason) => {
  const game = galaxyOf({ planets: [home(1), {}], groups: [{ type: 'Drone', ships: 3 }] });
  const refused = turn(game, { 1: lines }).journal.filter(
    (event) => event.kind === 'order' && event.status === 'refused',
  );
  expect(refused).toMatchObject([{ code, reason }]);
});
