/**
 * Time of a quarter against a copy of the state, and whether it grows in proportion to the ships and colonies.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compare, median } from '@ec/bench';
import { createGame, resolveTurn } from '@ec/engine';
import { empyrean, type EmpyreanState } from '@ec/empyrean';

const EMPIRES = 250;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const players = Array.from({ length: EMPIRES }, (_, i) => ({
  id: i + 1,
  email: `${i + 1}@example.org`,
  name: `Empire ${i + 1}`,
}));
const newGame = { name: 'bench', seed: 1978n, players, edition: 'first' };
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
    limit: 2.5,
  },
  {
    name: `${EMPIRES} empires: set-up and one quarter / structuredClone of the state`,
    baseline: () => structuredClone(game.state),
    subject: () => resolveTurn(empyrean, createGame(empyrean, newGame)),
    limit: 2.5,
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

/** Kilobytes of heap for each ship or colony: what a turn leaves, with the state before it. */
function memoryOfEach(count: number): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const start = withHoldings(count);
  const next = resolveTurn(empyrean, start);
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return start.state.holdings.length === next.state.holdings.length ? grown / count / 1000 : Number.NaN;
}

const COUNTS = [250, 2_500, 25_000, 250_000];
/** What outgrows the caches of the processor takes twice as long; what grew with the square of the holdings would take a thousand times as long. */
const LIMIT = 3;
checkGrowth(
  'microseconds',
  [timeOfEach(250, 100), timeOfEach(2_500, 10), timeOfEach(25_000, 3), timeOfEach(250_000, 1)].map(
    (ms) => 1_000 * ms,
  ),
);
checkGrowth('kilobytes of heap', COUNTS.map(memoryOfEach));

/** Prints figures by the number of holdings, and sets exit code 1 where one is far above the first. */
function checkGrowth(unit: string, figures: readonly number[]): void {
  const growth = Math.max(...figures) / (figures[0] ?? Number.NaN);
  const shown = figures.map((figure) => figure.toFixed(0)).join(', ');
  console.log(
    `one quarter, ${unit} for each ship or colony: ${shown} with ${COUNTS.map((count) => count.toLocaleString('en')).join(', ')}; ` +
      `growth ${growth.toFixed(2)}, ${growth <= LIMIT ? 'within' : 'OVER'} the limit of ${LIMIT}`,
  );
  if (!(growth <= LIMIT)) process.exitCode = 1;
}
