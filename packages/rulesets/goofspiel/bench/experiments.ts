/** Turns of Goofspiel a second: in plain simulation, in an environment, and for programs beyond a pipe. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Environment } from '@ec/balance';
import { loadExperiment } from '@ec/balance/node';
import { createGame, playBots } from '@ec/engine';
import { Prng } from '@ec/prng';
import { goofspiel } from '@ec/goofspiel';

/** Least part (included) of the speed of plain simulation. */
const IN_PROCESS = 0.5;
/** Least turns a second (included) through a pipe. */
const PIPE = 2_000;

const GAMES = 32;
const MILLISECONDS = 1_000;
/** The works take turns, so that none of them has the machine in a better hour. */
const ROUNDS = 5;
const BIN = fileURLToPath(new URL('./bin.js', import.meta.resolve('@ec/balance')));

/** Turns a second of some work, which returns the turns that it played. */
async function speed(work: () => number | Promise<number>): Promise<number> {
  const began = performance.now();
  let turns = 0;
  while (performance.now() - began < MILLISECONDS) turns += await work();
  return (1_000 * turns) / (performance.now() - began);
}

let seed = 0;
const plain = (): number => {
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  let game = createGame(goofspiel, { name: 'bench', seed: seed++, players });
  const bots = new Map([1, 2].map((seat) => [seat, 'random'] as const));
  while (goofspiel.outcome(game.state).status === 'running' && game.state.turn < 100)
    game = playBots(goofspiel, game, bots);
  return game.state.turn;
};

const environment = new Environment(goofspiel, { games: GAMES, opponents: ['random'], choices: 1 });
environment.reset('1');
const actions = Array<number>(GAMES).fill(0);
const inProcess = (): number => {
  environment.step(actions);
  return GAMES;
};

const child = spawn(
  process.execPath,
  [BIN, 'environment', '@ec/goofspiel', '--games', `${GAMES}`, '--choices', '1', '--opponents', 'random'],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const answers = createInterface({ input: child.stdout });
const ask = async (request: unknown): Promise<void> => {
  const answered = once(answers, 'line');
  child.stdin.write(`${JSON.stringify(request)}\n`);
  await answered;
};
await ask({ reset: 1 });
const learner = async (): Promise<number> => {
  await ask({ step: actions });
  return GAMES;
};

const program = `cmd:"${process.execPath}" -e 'require("readline").createInterface({ input: process.stdin }).on("line", (line) => { if (JSON.parse(line).type === "turn") console.log("{\\"orders\\":\\"fleet 1\\"}"); })'`;
const plans = await loadExperiment('@ec/goofspiel', 'plan-games');
const parameters = Object.fromEntries(plans.parameters.map((row) => [row.key, row.default]));
const prepared = plans.prepare?.({ ...parameters, plans: program, field: 'random' }) as never;
let turns = 0;
const record = new Proxy(
  {},
  { get: (_, name) => (name === 'length' ? (length: number) => (turns += length) : () => undefined) },
) as never;
const rng = Prng.fromSeed(1);
let trial = 0;
const bot = (): number => {
  turns = 0;
  plans.trial(rng.numbered(trial++), prepared, record);
  return turns;
};

const works = [plain, inProcess, learner, bot];
const speeds: number[][] = works.map(() => []);
for (let round = 0; round < ROUNDS; round++)
  for (const [i, work] of works.entries()) speeds[i]?.push(await speed(work));
child.stdin.end();
const [simulated = 0, stepped = 0, learned = 0, answered = 0] = speeds.map(
  (some) => some.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0,
);

const part = stepped / simulated;
const rows: readonly (readonly [string, number, boolean])[] = [
  ['plain simulation', simulated, true],
  [`an environment of ${GAMES} games, ${part.toFixed(2)} of it`, stepped, part >= IN_PROCESS],
  ['the same beyond a pipe', learned, learned >= PIPE],
  ['games in which a program plays a seat', answered, answered >= PIPE],
];
for (const [what, value, isEnough] of rows)
  console.log(
    `${Math.round(value).toLocaleString('en')} turns a second: ${what}${isEnough ? '' : ', TOO FEW'}`,
  );
if (rows.some(([, , isEnough]) => !isEnough)) process.exitCode = 1;
process.exit();
