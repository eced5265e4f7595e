import { createInterface } from 'node:readline';
import { InputError, command, InvalidArgumentError, Option, type Answer, type Command } from '@ec/cli';
import { planFor, SetupError, type AnyRuleset, type GameState, type JournalEvent } from '@ec/engine';
import * as v from 'valibot';
import { Environment } from '../environment/environment.js';
import { MOST_TURNS } from '../games/bot-games.js';
import { parsePlans } from '../league/field.js';
import { planGames } from '../league/plan-games.js';
import { answering } from './answering.js';
import { parametersOf } from './find-experiment.js';
import { collect, count } from './options.js';
import { readOption } from './read-option.js';
import { rulesetOf } from './ruleset-of.js';

interface EnvironmentCommandOptions {
  readonly games: number;
  readonly choices: number;
  readonly opponents?: string;
  readonly set?: readonly string[];
}

/** Version of what is said to programs that learn. */
const PROTOCOL = 'ec-environment/1';

/** What a program may ask. */
const requestSchema = v.union([
  v.strictObject({ reset: v.union([v.string(), v.pipe(v.number(), v.safeInteger())]) }),
  v.strictObject({ step: v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])) }),
  v.strictObject({ choices: v.literal(true) }),
  v.strictObject({ views: v.literal(true) }),
]);

/** `ec-balance environment`. */
export function environmentCommand(): Command {
  return command(
    'environment',
    'Play games for a program that learns: it resets and steps them, a line of JSON for each.',
  )
    .argument('<ruleset>', 'package or file that exports a ruleset, such as @ec/goofspiel')
    .option(
      '-p, --set <key=value>',
      'a parameter of the ruleset, an edition, or seats and turns of a game; may be repeated',
      collect,
    )
    .addOption(
      new Option('--games <number>', 'games that are played side by side').argParser(count).default(1),
    )
    .addOption(
      new Option('--choices <number>', 'sheets of legal orders that an action can name')
        .argParser(choices)
        .default(8),
    )
    .option('--opponents <plans>', "plans of the other seats: 'greedy | spoiler'; all bots when left out")
    .action(answering(serve));
}

function choices(text: string): number {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > 1_000) throw new InvalidArgumentError('Expected an integer from 1 to 1000.');
  return value;
}

async function serve(module: string, options: EnvironmentCommandOptions): Promise<Answer> {
  const ruleset = await rulesetOf(module);
  const parameters = parametersOf(
    readOption('ruleset', () => planGames(ruleset)).parameters,
    options.set ?? [],
  );
  const environment = new Environment(ruleset, {
    games: options.games,
    choices: options.choices,
    opponents: opponentsOf(options.opponents, ruleset),
    seats: Number(parameters['seats']),
    turns: Math.min(Number(parameters['turns']), MOST_TURNS),
    parameters,
  });
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(environment, line))}\n`);
  return { text: '', data: undefined };
}

/** What is said to a request; what is wrong with it, where it cannot be met. */
function answer(environment: Environment<GameState, unknown, unknown, JournalEvent>, line: string): unknown {
  try {
    const read = v.safeParse(requestSchema, JSON.parse(line));
    if (!read.success)
      return {
        error: 'expected {"reset": seed}, {"step": [actions]}, {"choices": true} or {"views": true}',
      };
    const { output } = read;
    if ('reset' in output) {
      const observations = environment.reset(String(output.reset));
      return { protocol: PROTOCOL, features: environment.features, observations };
    }
    if ('step' in output) return environment.step(output.step);
    return 'choices' in output ? { choices: environment.choices } : { views: environment.views };
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError || error instanceof SetupError)
      return { error: error.message };
    throw error;
  }
}

/** @throws InputError when a text is no plan */
function opponentsOf(text: string | undefined, ruleset: AnyRuleset): string[] {
  if (text === undefined) return Object.keys(ruleset.bots);
  try {
    const plans = parsePlans(text);
    for (const plan of plans) planFor(ruleset, plan);
    return plans;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`--opponents: error: ${error.message}`, { cause: error });
  }
}
