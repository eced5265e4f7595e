/**
 * A game of 25 settlers in a file: what storing a turn costs against resolving it in memory, whether opening the file stays in
 * proportion to what is read, and how much a quarter adds to the file. All are ratios of times measured in one run.
 */
import { copyFileSync, statSync } from 'node:fs';
import { median } from '@ec/bench';
import { createGame, playBots, turnReportOf } from '@ec/engine';
import { empyrean } from '@ec/empyrean';
import {
  createStoredGame,
  gameStatus,
  openStoredGame,
  resolveStoredTurn,
  setSeatBots,
  storedReport,
  type StoredGame,
} from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

const EMPIRES = 25;
const QUARTERS = 40;
const RUNS = 7;
/** Highest accepted ratios (included). */
const LIMITS = { open: 30, use: 4, turn: 8, kibibytes: 500 };

using folder = new TemporaryFolder();
await measure();

async function measure(): Promise<void> {
  const players = Array.from({ length: EMPIRES }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Empire ${i + 1}`,
  }));
  const newGame = { name: 'bench', seed: 1978n, players, edition: 'first' };
  const bots = new Map(players.map(({ id }) => [id, 'settler'] as const));
  const [path, early] = [folder.of('bench.ec'), folder.of('early.ec')];
  const clock = (): number => 0;
  createStoredGame(path, empyrean, { package: '@ec/empyrean', ...newGame }, { clock })[Symbol.dispose]();
  const open = (file: string): StoredGame => openStoredGame(file, empyrean, { clock });
  let game = createGame(empyrean, newGame);
  const stored: number[] = [];
  const inMemory: number[] = [];
  for (let quarter = 1; quarter <= QUARTERS; quarter++) {
    using file = open(path);
    if (quarter === 1) setSeatBots(file, bots);
    const began = performance.now();
    await resolveStoredTurn(file);
    stored.push(performance.now() - began);
    inMemory.push(
      timeOf(() => {
        game = playBots(empyrean, game, bots);
        for (const { id } of players) JSON.stringify(turnReportOf(empyrean, game, id));
      }),
    );
    file[Symbol.dispose]();
    if (quarter === 1) copyFileSync(path, early);
  }
  const pairs = Array.from({ length: RUNS }, () => ({
    opened: [path, early].map((file) => timeOf(() => open(file)[Symbol.dispose]())),
    used: [path, early].map((file) => timeOf(() => use(open(file)))),
  }));
  const [last, first] = [statSync(path).size, statSync(early).size];
  const added = (last - first) / (QUARTERS - 1) / 1024;
  console.log(
    `${EMPIRES} settlers, quarter ${QUARTERS}: a file of ${(last / 2 ** 20).toFixed(1)} MiB after ` +
      `${(first / 2 ** 20).toFixed(1)} MiB at quarter 1`,
  );
  say(
    'opening the file at quarter 40 / at quarter 1',
    pairs.map(({ opened }) => opened),
    LIMITS.open,
  );
  say(
    'opening it, its status and a report at quarter 40 / at quarter 1',
    pairs.map(({ used }) => used),
    LIMITS.use,
  );
  const turns = stored.map((time, i) => [time, inMemory[i] ?? Number.NaN]);
  say(
    'a stored turn / the turn and its reports as JSON in memory, first quarters',
    turns.slice(0, RUNS),
    LIMITS.turn,
  );
  say(
    'a stored turn / the turn and its reports as JSON in memory, last quarters',
    turns.slice(-RUNS),
    LIMITS.turn,
  );
  judge('kibibytes that a quarter adds to the file', added, LIMITS.kibibytes);
}

function use(opened: StoredGame): void {
  gameStatus(opened);
  storedReport(opened, 1);
  opened[Symbol.dispose]();
}

/** Says the median of ratios, with the median times. */
function say(name: string, pairs: readonly (readonly number[])[], limit: number): void {
  const [subject, baseline] = [0, 1].map((i) => median(pairs.map((pair) => pair[i] ?? Number.NaN)));
  const ratio = median(pairs.map(([a = Number.NaN, b = Number.NaN]) => a / b));
  judge(`${name} (${subject?.toFixed(1)} ms / ${baseline?.toFixed(1)} ms)`, ratio, limit);
}

function judge(name: string, figure: number, limit: number): void {
  console.log(`${name}: ${figure.toFixed(2)}, ${figure <= limit ? 'within' : 'OVER'} the limit of ${limit}`);
  if (figure > limit) process.exitCode = 1;
}

function timeOf(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}
