import { InvalidArgumentError, Option, type Command } from '@ec/cli';
import { availableParallelism } from 'node:os';
import { CONFIDENCE } from '../statistics/interval.js';

/** Options of commands that run trials. */
export interface RunningOptions {
  readonly seed: string;
  readonly set?: readonly string[];
  readonly derive?: readonly string[];
  readonly trials?: number;
  readonly workers: number;
  readonly queue?: string;
}

/** Options of commands that can run a part of their trials. */
export interface PartOptions {
  readonly time?: number;
  readonly shard?: Shard;
}

/** One of several parts, from 1. */
interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Options of commands that keep their results. */
export interface SavingOptions {
  readonly save?: string;
  readonly resume?: true;
  readonly mixedCode?: true;
}

/** Options of commands that give a report. */
export interface ReportOptions {
  readonly out?: readonly string[];
  readonly confidence: number;
}

/** Adds the options of commands that run trials: parameters, seed, how many, and where. */
export function withRunningOptions(command: Command): Command {
  return withWhereOptions(command)
    .option('-p, --set <key=value>', 'a parameter other than its default; may be repeated', collect)
    .option(
      '--derive <formula>',
      "another measure, worked out in every trial: 'profit = loot - losses * price'; may be repeated",
      collect,
    )
    .option('-s, --seed <seed>', 'integer or text that decides every random draw', '1')
    .addOption(trialsOption('trials; as many as the experiment states when left out'));
}

/** Adds the options for where trials are run. */
export function withWhereOptions(command: Command): Command {
  return command
    .addOption(workersOption('threads; 0 to run in the main one', threads))
    .addOption(
      new Option(
        '--queue <url>',
        'run through Redis, such as redis://localhost:6379, by "ec-balance worker"',
      ).conflicts('workers'),
    );
}

/** How many threads: by default as many as the machine can run at once. */
export function workersOption(description: string, parse: (text: string) => number): Option {
  return new Option('-w, --workers <number>', description)
    .argParser(parse)
    .default(availableParallelism(), 'one for each processor');
}

/** Option for parameters that follow others. */
export function linkOption(): Option {
  return new Option(
    '--link <formula>',
    "a parameter that follows others: 'b = 100 - a'; may be repeated",
  ).argParser(collect);
}

/** Adds the options of a report. */
export function withReportOptions(command: Command): Command {
  return command
    .option(
      '-o, --out <file>',
      'write the report to a file: .html, .md, .json, .csv or .txt; may be repeated',
      collect,
    )
    .option('--confidence <share>', 'confidence of intervals, such as 99%', confidence, CONFIDENCE);
}

/** Adds the options for where results are kept. */
export function withSavingOptions(command: Command): Command {
  return command
    .option('--save <file>', 'keep the results in a new file, to merge, report, compare or resume')
    .option('--resume', 'go on from the file of --save, if it exists')
    .addOption(mixedCodeOption());
}

/** Whether results of other code are joined. */
export function mixedCodeOption(): Option {
  return new Option('--mixed-code', 'join results of other code as well; the report says so');
}

/** Adds the options for how much of a run is run: for some time, or a part of it. */
export function withPartOptions(command: Command): Command {
  return command
    .addOption(timeOption())
    .option(
      '--shard <part/all>',
      'run one part of the trials alone, such as 3/16, to be merged later',
      shard,
    );
}

/** For how long. */
export function timeOption(): Option {
  return new Option('--time <duration>', 'stop after this time: 30s, 10m, 2h').argParser(duration);
}

/** How many trials; the description says of what. */
export function trialsOption(description: string): Option {
  return new Option('-n, --trials <number>', `${description}: 5000, 20k, 3M`).argParser(count);
}

/** A count with or without a magnitude: `5000`, `20k`, `3M`. */
export function count(text: string): number {
  const [, number, magnitude = ''] = /^([1-9]\d{0,8})([kM]?)$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('Expected an integer such as 5000, 20k or 3M.');
  return Number(number) * (magnitude === 'k' ? 1_000 : magnitude === 'M' ? 1_000_000 : 1);
}

/** A share: `0.2%` or `0.002`. */
export function share(text: string): number {
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  if (!(value > 0)) throw new InvalidArgumentError('Expected a share above 0, such as 0.2% or 0.002.');
  return value;
}

/** Part of a whole: above 0, and 1 at most (included). */
export function part(text: string): number {
  const value = share(text);
  if (value > 1) throw new InvalidArgumentError('Expected a share up to 1, such as 60% or 0.6.');
  return value;
}

/** Accepted chance of an error: above 0 and below 1. */
export function level(text: string): number {
  const value = share(text);
  if (value >= 1) throw new InvalidArgumentError('Expected a share above 0 and below 1, such as 5% or 0.05.');
  return value;
}

/** Part of several, from 1: `3/16`. */
function shard(text: string): Shard {
  const [, part, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (part === undefined || of === undefined || Number(part) > Number(of))
    throw new InvalidArgumentError('Expected a part of all, such as 3/16.');
  return { part: Number(part), of: Number(of) };
}

/** Module in place of the one that a file of results names. */
export function moduleOption(): Option {
  return new Option(
    '--module <module>',
    'package or file of the experiment of files of results, in place of the package that they name',
  );
}

/** Texts, one option after the other. */
export function collect(text: string, earlier: readonly string[] | undefined = []): string[] {
  return [...earlier, text];
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Milliseconds of a duration: `30s`, `10m`, `2h`. */
function duration(text: string): number {
  const [, number, unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (SECONDS[unit] ?? 1) * 1_000;
  // Node's timers take no more.
  if (!(milliseconds < 2 ** 31))
    throw new InvalidArgumentError('Expected a duration such as 30s, 10m or 2h, below 597h.');
  return milliseconds;
}

function confidence(text: string): number {
  const value = level(text);
  if (value < 0.5)
    throw new InvalidArgumentError('Expected a confidence from 50% on and below 100%, such as 99%.');
  return value;
}

/** Most threads (included): each takes some ten megabytes. */
const MOST_THREADS = 256;

/** A number of threads; 0 for the main one alone. */
function threads(text: string): number {
  return threadsFrom(0, text);
}

/** A number of threads, at least 1. */
export function someThreads(text: string): number {
  return threadsFrom(1, text);
}

function threadsFrom(least: number, text: string): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= MOST_THREADS))
    throw new InvalidArgumentError(`Expected an integer from ${least} to ${MOST_THREADS}.`);
  return value;
}
