/** What a league costs beyond the games that it plays: the search, its results, and the looks at what plans do. */
import { loadExperiment, readResults } from '@ec/balance/node';
import { balanceProgram } from '@ec/balance/program';
import { Prng } from '@ec/prng';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

/** Largest part (included) of the time of the games alone that everything else may take, per game. */
const OVERHEAD = 0.1;

const MODULE = '@ec/empyrean';

/** Games of a league that ends soon, and of one that goes on: their difference leaves out what is done once, such as loading the rules. */
const BUDGETS = [400, 1_400] as const;

using folder = new TemporaryFolder();
const program = await balanceProgram();
const experiment = await loadExperiment(MODULE, 'plan-games');

/** Seconds of the processor that something takes in this process, whatever else runs on the machine. */
async function secondsOf(run: () => unknown): Promise<number> {
  const { user: before, system: also } = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage();
  return (user + system - before - also) / 1e6;
}

/** A league of so many games, and the same games by themselves. */
async function timesOf(budget: number): Promise<{ whole: number; alone: number; games: number }> {
  const file = folder.of(`${budget}.json`);
  const saving = ['--save', file, '--out', folder.of(`${budget}.report.json`)];
  const settings = ['--plans', 'settler | raider', '--set', 'turns=8', '--games', '30', '--workers', '0'];
  const league = ['league', MODULE, ...settings, '--budget', String(budget), ...saving];
  const whole = await secondsOf(() => program.parseAsync(league, { from: 'user' }));
  const { results } = readResults(file, true);
  const record = new Proxy({}, { get: () => () => undefined }) as never;
  let games = 0;
  const alone = await secondsOf(() => {
    for (const [run, { parameters, trials }] of results.entries()) {
      const prepared = (experiment.prepare?.(parameters) ?? parameters) as never;
      const rng = Prng.fromSeed(BigInt(run));
      for (let trial = 0; trial < trials; trial++) experiment.trial(rng.numbered(trial), prepared, record);
      games += trials * String(parameters['plans']).split('|').length;
    }
  });
  return { whole, alone, games };
}

const short = await timesOf(BUDGETS[0]);
const long = await timesOf(BUDGETS[1]);
const alone = long.alone - short.alone;
const part = (long.whole - short.whole) / alone - 1;
const verdict = part <= OVERHEAD ? 'within' : 'OVER';
console.log(
  `${long.games - short.games} more games of a league, by themselves ${alone.toFixed(1)} s, took ${(100 * part).toFixed(1)} % more in it, ${verdict} the limit of ${100 * OVERHEAD} %; what is done once took ${(short.whole - short.alone * (1 + part)).toFixed(1)} s`,
);
if (!(part <= OVERHEAD)) process.exitCode = 1;
