/**
 * Time of a quarter against a copy of the state, and whether it grows in proportion to the ships and colonies.
 */
import { compare, median } from '@ec/bench';
import { createGame, resolveTurn } from '@ec/engine';
import { empyrean, type EmpyreanState } from '@ec/empyrean';

const EMPIRES = 250;

const players = Array.from({ length: EMPIRES }, (_, i) => ({
  id: i + 1,
  email: `${i + 1}@example.org`,
  name: `Empire ${i + 1}`,
}));
const newGame = { name: 'bench', seed: 1978n, players };
const game = createGame(empyrean, newGame);

/** Ten orders of one empire, of ten kinds. */
function sheetOf(id: number): string {
  return [
    'assemble, 1,000 structural units',
    'assemble, 100 automation units-1',
    'disassemble, 100 factories-1',
    'build change, 2, transports-1',
    'mining, 1, 6',
    `transfer, 10 gold, ${(id % EMPIRES) + 1}`,
    'sell, 1,000, military supplies, 0.01',
    'buy, 500, military supplies, 0.02',
    'draft, 10,000 trainees',
    'pay, 0.125, unskilled workers',
  ]
    .map((order) => `${id}, ${order}`)
    .join('\n');
}

/** The same game with so many holdings: each home colony is there several times over. */
function withHoldings(count: number): typeof game {
  const { holdings } = game.state;
  const state: EmpyreanState = {
    ...game.state,
    holdings: Array.from({ length: count }, (_, i) => {
      const model = holdings[i % holdings.length];
      if (!model) throw new Error('expected holdings');
      return { ...structuredClone(model), id: i + 1 };
    }),
  };
  return { ...game, state };
}

const sheets = new Map(game.state.empires.map(({ id }) => [id, sheetOf(id)]));
await compare(
  {
    name: `${EMPIRES} empires with ten orders each: one quarter / structuredClone of the state`,
    baseline: () => structuredClone(game.state),
    subject: () => resolveTurn(empyrean, game, sheets),
    limit: 6,
  },
  {
    name: `${EMPIRES} empires: set-up and one quarter / structuredClone of the state`,
    baseline: () => structuredClone(game.state),
    subject: () => resolveTurn(empyrean, createGame(empyrean, newGame)),
    limit: 6,
  },
);

/** Milliseconds of one quarter for each ship or colony: the median of a few runs. */
function timeOfEach(count: number, runs: number): number {
  const start = withHoldings(count);
  resolveTurn(empyrean, start);
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    resolveTurn(empyrean, start);
    return performance.now() - began;
  });
  return median(times) / count;
}

const [few, some, many] = [timeOfEach(250, 100), timeOfEach(2500, 10), timeOfEach(25_000, 3)] as const;
const growth = many / few;
console.log(
  `one quarter, microseconds for each ship or colony: ${[few, some, many].map((ms) => (1000 * ms).toFixed(0)).join(', ')} ` +
    `with 250, 2,500 and 25,000; growth ${growth.toFixed(2)}, ${growth <= 2 ? 'within' : 'OVER'} the limit of 2`,
);
if (growth > 2) process.exitCode = 1;
