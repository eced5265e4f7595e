import { fc, test } from '@fast-check/vitest';
import { plainCopy, playBots, resolveTurn } from '@ec/engine';
import { expect } from 'vitest';
import { outcome } from '../../src/outcome.js';
import { PHASES, resolveTick } from '../../src/phases/phases.js';
import { COLOURS, MOST_SHIPS, WARPS, type Board, type Colour, type Fleet } from '../../src/state.js';
import { multiplanetary } from '../../src/ruleset.js';
import { oppositeOf } from '../../src/cell.js';
import type { GivenOrder, WarpOrder } from '../../src/orders/orders.js';
import { newGame } from '../boards.js';
import type { BotName } from '../../src/bots/bot-names.js';

/** The actions of the players in a game: some wishes for each tick, which become orders on the board of that tick. */
const anyGame = fc.record({
  seed: fc.string({ maxLength: 5 }),
  /** The tick before the first, and the ships at home then: some games come to a doubling, and to full planets. */
  turn: fc.constantFrom(0, 150, 340),
  ships: fc.constantFrom(0, 40, MOST_SHIPS - 10),
  neutralsProduce: fc.constantFrom(0, 1),
  ticks: fc.array(
    fc.array(
      fc.record({
        seat: fc.constantFrom(1, 2),
        kind: fc.constantFrom(...WARPS),
        from: fc.nat(),
        to: fc.nat(),
        share: fc.nat({ max: 120 }),
      }),
      { maxLength: 8 },
    ),
    { minLength: 30, maxLength: 60 },
  ),
});
type AnyGame = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

/** Orders for the wishes: mostly from own planets, some of them with more ships than there are. */
function ordersOf(wishes: AnyGame['ticks'][number], { planets }: Board): GivenOrder[] {
  return wishes.flatMap(({ seat, kind, from, to, share }): GivenOrder[] => {
    const own = planets.filter(({ owner }) => owner === COLOURS[seat - 1]);
    const source = (from % 10 === 0 ? planets : own)[from % (own.length || 1)];
    const target = planets[to % planets.length];
    if (!source || !target) return [];
    const ships = Math.max(1, Math.floor((source.ships * share) / 100));
    return [{ seat, order: { kind, from: source.cell, to: target.cell, ships } }];
  });
}

/** Shows every tick of a game: the board before, the orders, and the board after. */
function eachTick(
  { seed, turn, ships, neutralsProduce, ticks }: AnyGame,
  check: (before: Board, orders: GivenOrder[], after: Board) => void,
): void {
  const { state } = newGame({ neutralsProduce, neutralShips: 6 }, {}, seed);
  for (const home of state.planets.filter(({ owner }) => owner !== null)) home.ships = ships;
  let board: Board = { ...state, turn };
  for (const wishes of ticks) {
    const orders = ordersOf(wishes, board);
    const after = resolveTick(board, orders);
    check(board, orders, after);
    board = after;
  }
}

const otherColour = (colour: Colour): Colour => (colour === 'red' ? 'blue' : 'red');
const turnedOrder = (order: WarpOrder): WarpOrder => ({
  ...order,
  from: oppositeOf(order.from),
  to: oppositeOf(order.to),
});
const turnedGiven = ({ seat, order }: GivenOrder): GivenOrder => ({
  seat: 3 - seat,
  order: turnedOrder(order),
});

/** The board after a half-turn, with the colours swapped; of a game, its board alone. */
function turned({ turn, planets, fleets, neutralsProduce }: Board): Board {
  return {
    turn,
    planets: planets
      .map(({ cell, owner, ...rest }) => ({
        cell: oppositeOf(cell),
        owner: owner && otherColour(owner),
        ...rest,
      }))
      .toReversed(),
    fleets: fleets.map(({ owner, from, to, ...rest }) => ({
      owner: otherColour(owner),
      from: oppositeOf(from),
      to: oppositeOf(to),
      ...rest,
    })),
    neutralsProduce,
  };
}

test.prop([anyGame], { numRuns: 60 })(
  'M-01: a new board is the same after a half-turn and a swap',
  (game) => {
    const board = turned(newGame({}, {}, game.seed).state);
    expect(turned(board)).toEqual(board);
  },
);

test.prop([anyGame], { numRuns: 60 })(
  'M-01, M-03: half-turn and swap of colours go through whole games',
  (game) => {
    eachTick(game, (before, orders, after) => {
      expect(resolveTick(turned(before), orders.map(turnedGiven))).toEqual(turned(after));
    });
  },
);

test.prop([fc.string(), fc.shuffledSubarray<BotName>(['expander', 'random'], { minLength: 2 })], {
  numRuns: 20,
})(
  'M-01, M-05: a game of bots to its end, after a half-turn and a swap, is won by the other side',
  (seed, [red = 'idle', blue = 'idle']) => {
    let game = newGame({}, {}, seed);
    let mirrored = turned(game.state);
    while (outcome(game.state).status === 'running') {
      game = playBots(multiplanetary, game, new Map([[1, red], [2, blue]])); // prettier-ignore
      const given = game.journal.flatMap((event) =>
        event.kind === 'departed' ? [{ seat: 1 + COLOURS.indexOf(event.colour), order: event.order }] : [],
      );
      mirrored = resolveTick(mirrored, given.map(turnedGiven));
    }
    expect(mirrored).toEqual(turned(game.state));
    const winner = outcome(game.state);
    expect(outcome(mirrored)).toEqual({
      status: 'over',
      winners: winner.status === 'over' ? winner.winners.map((seat) => 3 - seat) : [],
    });
  },
);

test.prop([anyGame], { numRuns: 60 })(
  'M-03: it does not matter which orders come first, red or blue',
  (game) => {
    const inOrder = (fleets: readonly Fleet[]): string[] =>
      fleets.map((fleet) => JSON.stringify(fleet)).sort();
    eachTick(game, (before, orders, after) => {
      const bySeat = (seat: number) => orders.filter((given) => given.seat === seat);
      const red = resolveTick(before, [...bySeat(1), ...bySeat(2)]);
      const blue = resolveTick(before, [...bySeat(2), ...bySeat(1)]);
      expect(blue.planets).toEqual(red.planets);
      expect(inOrder(blue.fleets)).toEqual(inOrder(red.fleets));
      expect(red.planets).toEqual(after.planets);
    });
  },
);

test.prop([anyGame], { numRuns: 60 })(
  'M-02 to M-04: ships come only from production, and are lost only in warp, in war and for want of room',
  (game) => {
    const total = ({ planets, fleets }: Board): number =>
      [...planets, ...fleets].reduce((sum, { ships }) => sum + ships, 0);
    eachTick(game, (before, orders, after) => {
      const state = plainCopy({ ...before, turn: before.turn + 1 });
      let expected = total(before);
      const emit: NonNullable<Parameters<(typeof PHASES)[number]['run']>[0]['emit']> = (event) => {
        if (event.kind === 'produced') expected += event.ships - event.lost;
        if (event.kind === 'departed') expected -= event.lost;
        if (event.kind !== 'arrived') return;
        const gone = event.before.ships + event.arrived.red + event.arrived.blue - event.after.ships;
        expect(gone).toBeGreaterThanOrEqual(0);
        expected -= gone;
      };
      for (const { run } of PHASES) run({ state, orders, emit, conclude: () => undefined });
      expect(total(after)).toBe(expected);
      for (const { ships } of after.planets) {
        expect(ships).toBeGreaterThanOrEqual(0);
        expect(ships).toBeLessThanOrEqual(MOST_SHIPS);
      }
      for (const { arrives } of after.fleets) expect(arrives).toBeGreaterThan(after.turn);
    });
  },
);

test.prop([anyGame], { numRuns: 20 })(
  'architecture 2: a tick is a turn of the engine, and does not change the board given',
  (game) => {
    let played = newGame({ neutralShips: 6 }, {}, game.seed);
    for (const wishes of game.ticks) {
      const orders = ordersOf(wishes, played.state);
      const copy = plainCopy(played.state);
      const board = resolveTick(
        played.state,
        orders.toSorted((a, b) => a.seat - b.seat),
      );
      expect(played.state).toEqual(copy);
      const sheets = [1, 2].map((seat): [number, string] => [
        seat,
        orders
          .flatMap((given) => (given.seat === seat ? [multiplanetary.format(given.order)] : []))
          .join('\n'),
      ]);
      played = resolveTurn(multiplanetary, played, new Map(sheets));
      expect(played.state).toMatchObject(board);
    }
  },
);
