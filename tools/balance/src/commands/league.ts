import { command, InputError, makeFolder, progressBar, type Answer, type Command } from '@ec/cli';
import type { AnyRuleset } from '@ec/engine';
import { Prng } from '@ec/prng';
import { Option } from 'commander';
import { drawGame } from '../games/draw-game.js';
import { gameOf } from '../games/starts.js';
import { choicesOf } from '../league/choices-of.js';
import { parsePlans } from '../league/field.js';
import { LeagueEnded, LeagueGames } from '../league/league-games.js';
import { fieldOf, playLeague, type League } from '../league/league.js';
import { saveFinds } from '../league/save-finds.js';
import { strongPlayOf, type StrongPlay } from '../league/strong-play.js';
import { PLAN_GAMES, planGames } from '../league/plan-games.js';
import { expectPlan, goalOf } from '../league/plan-rows.js';
import { GOALS, standingOf } from '../league/goals.js';
import { judgedBy } from '../league/judged-by.js';
import { botsOf, isProgram, plansOfPartners, requireOthers } from '../league/partners.js';
import { habitsOf } from '../league/habits.js';
import { seedOf } from '../running/block-runner.js';
import { codeOfModule } from '../running/load-experiment.js';
import { answerWithReport, expectFormats } from './answer-with-report.js';
import { readOption } from './read-option.js';
import { answering, EXIT } from './answering.js';
import { commandLine } from '../reporting/command-line.js';
import { parametersOf } from './find-experiment.js';
import { leagueReport } from './league-report.js';
import { rulesetOf } from './ruleset-of.js';
import {
  collect,
  count,
  part,
  share,
  timeOption,
  withReportOptions,
  withSavingOptions,
  withWhereOptions,
  type ReportOptions,
  type RunningOptions,
  type SavingOptions,
} from './options.js';
import { executorOf, runProgress, stopRun } from './run-with.js';
import { codesOf, SavedResults } from './save-results.js';

interface LeagueCommandOptions
  extends Omit<RunningOptions, 'derive' | 'trials'>, SavingOptions, ReportOptions {
  readonly plans?: string;
  readonly goal?: string;
  readonly games: number;
  readonly meetings?: number;
  readonly budget: number;
  readonly rounds: number;
  readonly gain: number;
  readonly mostShare?: number;
  readonly mostGain?: number;
  readonly fairSeats?: boolean;
  readonly allUsed?: boolean;
  readonly finds?: string;
  readonly time?: number;
}

/** `ec-balance league`. */
export function leagueCommand(): Command {
  const made = command('league', 'Look for plans that beat all others, and say what they do.').argument(
    '<ruleset>',
    'package or file that exports a ruleset, such as @ec/ec4x',
  );
  const where = withWhereOptions(made)
    .option(
      '-p, --set <key=value>',
      'a parameter of the ruleset, an edition, seats, turns and allies of a game, or standing, by which seats are judged; may be repeated',
      collect,
    )
    .option(
      '--plans <plans>',
      "plans at the start: 'builder | builder{-tax} | cmd:python3 mybot.py', those of allies with & between them; the bots of the ruleset when left out",
    )
    .addOption(
      new Option(
        '--goal <goal>',
        'what plans are looked for: those that win, that lead by a wider margin, or that ruin another seat; the same as "--set goal=…"',
      ).choices(GOALS),
    )
    .addOption(new Option('--games <games>', 'games between each two plans').argParser(count).default(100))
    .addOption(
      new Option(
        '--meetings <games>',
        'games between each two plans that are both played (default: as many as --games)',
      ).argParser(count),
    )
    .addOption(
      new Option('--budget <games>', 'games in all, without those of strong play at the end')
        .argParser(count)
        .default(20_000),
    )
    .addOption(
      new Option('--rounds <number>', 'rounds at most, each of which takes in up to three plans')
        .argParser(count)
        .default(6),
    )
    .addOption(
      new Option('--gain <share>', 'a plan is taken in when it surely wins this much more than a fair share')
        .argParser(share)
        .default(0.02, '2%'),
    )
    .addOption(
      new Option(
        '--most-share <share>',
        'expect no plan to be played more often than this where all play well',
      ).argParser(part),
    )
    .addOption(
      new Option(
        '--most-gain <share>',
        'expect no plan that is found to win more than this above a fair share',
      ).argParser(share),
    )
    .option('--fair-seats', 'expect no seat to win surely more or less often than the others')
    .option('--all-used', 'expect every order that can be drawn to be given by a plan that is played')
    .option(
      '--finds <folder>',
      'keep a game of each plan that is found, with the orders that it takes, for "ec replay" and "ec import"',
    )
    .option('-s, --seed <seed>', 'integer or text that decides every random draw', '1')
    .addOption(timeOption());
  return withReportOptions(withSavingOptions(where)).action(answering(runLeague));
}

async function runLeague(module: string, options: LeagueCommandOptions): Promise<Answer> {
  const loaded = await rulesetOf(module);
  expectFormats(options.out);
  const { seed, time, confidence, games: each, budget, rounds, gain } = options;
  const experiment = readOption('ruleset', () => planGames(loaded));
  const goalSet = options.goal === undefined ? [] : [`goal=${options.goal}`];
  const parameters = parametersOf(experiment.parameters, [...(options.set ?? []), ...goalSet]);
  const seats = Number(parameters['seats']);
  const turns = Number(parameters['turns']);
  const allies = Number(parameters['allies']);
  readOption('--set', () => requireOthers(seats, allies));
  if (options.meetings !== undefined && options.meetings < each)
    throw new InputError(
      `--meetings: error: expected at least ${each}, as many as --games, received ${options.meetings}`,
    );
  const goal = goalOf(parameters);
  const ruleset = judgedBy(loaded, String(parameters['standing']));
  if (goal !== 'wins') readOption('--goal', () => standingOf(ruleset, goal));
  const plans =
    options.plans === undefined ? Object.keys(ruleset.bots) : plansOf(options.plans, ruleset, allies);
  // before anything is played that would be lost
  if (options.finds !== undefined) makeFolder(options.finds);
  const code = await codeOfModule(module);
  const job = { module, experiment: PLAN_GAMES, parameters, seed, code };
  const saved = new SavedResults({ ...options, module, code });
  const earlier = saved.earlier((one) => one.experiment === PLAN_GAMES && one.seed.startsWith(`${seed} `));
  const looks = Prng.fromSeed(seedOf(seed)).stream('league', 'looks');
  // Where no game can be set up, every share would be unknown: the ruleset says why.
  drawGame(ruleset, looks.numbered(0), seats, parameters);
  const start = (number: number) => gameOf(ruleset, looks.numbered(number), seats, parameters);
  const named = [...new Set(plans.flatMap(botsOf).filter((bot) => !isProgram(bot)))];
  const known = counting('games that show which orders there are', (game) =>
    choicesOf(ruleset, named, start, turns, parameters, game),
  );
  const { league, strong, results, played, isBrokenOff } = await (async () => {
    await using executor = await executorOf(options);
    using stop = stopRun(time);
    using progress = runProgress(experiment.measures);
    const games = new LeagueGames(experiment, job, {
      executor,
      earlier,
      budget,
      signal: stop.signal,
      ...(options.mixedCode && { mixedCode: true }),
      progress(soFar) {
        progress.show(soFar, budget);
        saved.saveNowAndThen(() => soFar);
      },
    });
    const league = await playLeague(games, {
      ...{ plans, choices: known, seats, allies, goal, games: each, gain, rounds, confidence, seed },
      ...(options.meetings !== undefined && { meetings: options.meetings }),
      tell: (what) => process.stderr.isTTY && console.error(`\n${what}`),
    });
    const isBrokenOff = stop.signal.aborted && time === undefined;
    const field = fieldOf(league.plans, league.equilibrium);
    const strong =
      isBrokenOff || field === '' ? undefined : await strongPlay(games, { field, each, seats, confidence });
    return { league, strong, results: games.results, played: games.games, isBrokenOff };
  })();
  saved.save(results);
  const finds =
    options.finds === undefined
      ? []
      : await saveFinds(ruleset, league, { folder: options.finds, module, start, turns, allies, goal });
  const habits = counting('games that show what plans do', (game) =>
    habitsOf(ruleset, league, start, turns, game),
  );
  const report = leagueReport({
    experiment,
    job,
    league,
    strong,
    finds,
    habits,
    drawn: known.drawn,
    seats,
    goal,
    played,
    gain,
    most: {
      ...(options.mostShare !== undefined && { share: options.mostShare }),
      ...(options.mostGain !== undefined && { gain: options.mostGain }),
    },
    fairSeats: options.fairSeats === true,
    allUsed: options.allUsed === true,
    command: commandLine('league', module, {
      ...options,
      set: [...(options.set ?? []), ...goalSet],
      budget: againBudget(budget, league, played),
    }),
    confidence,
  });
  const isBreached = report.verdicts.some(({ verdict }) => verdict === 'breached');
  const exitCode = isBrokenOff ? EXIT.interrupted : isBreached ? EXIT.wrong : EXIT.done;
  return answerWithReport(report, {
    modules: [module],
    codes: codesOf(saved.codes, results),
    out: options.out,
    exitCode,
  });
}

/** Does something that plays games by itself, and shows on the terminal how many. */
function counting<T>(what: string, play: (game: () => void) => T): T {
  using bar = progressBar(what);
  let games = 0;
  bar.update(games);
  return play(() => bar.update((games += 1)));
}

/**
 * A budget with which the same league comes out: as many games as there were where it was stopped, so that the next step, which was not
 * finished, is not begun. A budget is 1 at least, with which no step of two games is begun.
 */
function againBudget(budget: number, { ended }: Pick<League, 'ended'>, played: number): number {
  return ended === 'stopped' ? Math.max(1, played) : budget;
}

/** Games of those plans that are played where everybody plays well; `undefined` where they are broken off. */
async function strongPlay(
  games: LeagueGames,
  {
    field,
    each,
    seats,
    confidence,
  }: {
    readonly field: string;
    readonly each: number;
    readonly seats: number;
    readonly confidence: number;
  },
): Promise<StrongPlay | undefined> {
  using stop = stopRun();
  try {
    const [first, ...others] = await games.amongThemselves(field, each, stop.signal);
    return first && strongPlayOf([first, ...others], seats, confidence);
  } catch (error) {
    if (!(error instanceof LeagueEnded)) throw error;
    return undefined;
  }
}

/** @throws InputError when a text is no plan */
function plansOf(text: string, ruleset: AnyRuleset, allies: number): string[] {
  return readOption('--plans', () => {
    const plans = parsePlans(text);
    for (const plan of plans) {
      expectPlan(ruleset, plan);
      plansOfPartners(plan, allies);
    }
    const twice = plans.find((plan, i) => plans.indexOf(plan) !== i);
    if (twice !== undefined) throw new RangeError(`expected each plan once, received ${twice} twice`);
    return plans;
  });
}
