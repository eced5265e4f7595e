/**
 * Ticks with 20 planets, about 100 fleets under way and 19 orders each, against a copy of the same board by `structuredClone`.
 */
import { compare } from '@ec/bench';
import { createGame } from '@ec/engine';
import { multiplanetary, type Board } from '@ec/multiplanetary';
import { COLOURS, resolveTick, WARPS, type GivenOrder } from '@ec/multiplanetary/rules';
import { Prng } from '@ec/prng';

const TICKS = 100;
const WARM_UP = 20;
const ORDERS = 19;
/** Ships of an order. */
const SHIPS = 2;
const rng = Prng.fromSeed('bench');

/** Orders for so many ticks, and the board that they are for. All of them can be carried out. */
function script(): { start: Board; orders: GivenOrder[][]; fleets: number } {
  const players = COLOURS.map((name, i) => ({ id: i + 1, email: `${name}@example.org`, name }));
  const game = createGame(multiplanetary, {
    name: 'bench',
    seed: 1n,
    players,
    parameters: { planetPairs: 9 },
  });
  let board: Board = game.state;
  board.planets.forEach((planet, i) => {
    planet.owner = rng.pick(COLOURS);
    planet.ships = 500 + i;
  });
  let start = board;
  let fleets = 0;
  const orders: GivenOrder[][] = [];
  for (let tick = 0; tick < WARM_UP + TICKS; tick++) {
    const given = ordersFor(board);
    if (tick === WARM_UP) start = board;
    if (tick >= WARM_UP) {
      orders.push(given);
      fleets += board.fleets.length;
    }
    board = resolveTick(board, given);
  }
  return { start, orders, fleets: Math.round(fleets / TICKS) };
}

function ordersFor({ planets }: Board): GivenOrder[] {
  return Array.from({ length: ORDERS }, () => {
    const from = rng.pick(planets.filter(({ ships }) => ships >= ORDERS * SHIPS));
    const to = rng.pick(planets.filter(({ cell }) => cell !== from.cell));
    const kind = rng.pick([...WARPS, 'standard'] as const);
    const order = { kind, from: from.cell, to: to.cell, ships: SHIPS };
    return { seat: from.owner === 'red' ? 1 : 2, order };
  });
}

const { start, orders, fleets } = script();
const name = `${TICKS} ticks with ${start.planets.length} planets and ${fleets} fleets`;
const [result] = await compare({
  name: `${name} / as many copies of the board by structuredClone`,
  baseline: () => {
    for (let tick = 0; tick < TICKS; tick++) structuredClone(start);
  },
  subject: () => orders.reduce((board, given) => resolveTick(board, given), start),
  limit: 0.1,
});
const perSecond = TICKS / ((result?.subjectMs ?? Number.NaN) / 1000);
console.log(`${name}: ${Math.round(perSecond)} ticks a second (goal 200000)`);
