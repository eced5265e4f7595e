import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { InputError, makeFolder, withPath } from '@ec/cli';
import * as v from 'valibot';
import manifest from '../package.json' with { type: 'json' };
import type { Code } from './code/code.js';
import type { Result } from './result.js';

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const counts = v.array(v.tuple([whole, count]));
const exactSum = v.pipe(v.string(), v.regex(/^-?\d+p-?\d+$/, 'expected an exact sum'));

const byTrialOf = <Sum extends v.GenericSchema>(sum: Sum) =>
  v.strictObject({ trials: count, most: count, nn: count, nt: sum, tt: sum });
const countsByTrial = byTrialOf(count);
const cellsByTrial = byTrialOf(v.array(count));
const valuesByTrial = byTrialOf(exactSum);

const proportionData = v.strictObject({
  kind: v.literal('proportion'),
  n: count,
  hits: count,
  byTrial: v.exactOptional(countsByTrial),
});
const integerData = v.strictObject({
  kind: v.literal('integer'),
  counts,
  byTrial: v.exactOptional(valuesByTrial),
});
const quantityData = v.strictObject({
  kind: v.literal('quantity'),
  n: count,
  total: exactSum,
  squares: exactSum,
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  sketch: v.strictObject({
    bits: v.pipe(count, v.maxValue(52)),
    counts: v.array(v.tuple([v.number(), count])),
  }),
  byTrial: v.exactOptional(valuesByTrial),
});
const measureData = v.variant('kind', [
  proportionData,
  integerData,
  quantityData,
  v.strictObject({
    kind: v.literal('series'),
    at: v.array(v.variant('kind', [proportionData, integerData, quantityData])),
  }),
  v.strictObject({
    kind: v.literal('table'),
    counts: v.array(v.array(count)),
    byTrial: v.exactOptional(cellsByTrial),
  }),
  v.strictObject({
    kind: v.literal('contest'),
    counts: v.array(v.array(v.array(count))),
    byTrial: v.exactOptional(
      v.strictObject({
        most: count,
        cells: v.array(v.array(cellsByTrial)),
        players: v.array(countsByTrial),
      }),
    ),
  }),
]);

const result: v.GenericSchema<unknown, Result> = v.strictObject({
  experiment: v.string(),
  seed: v.string(),
  parameters: v.record(v.string(), v.union([v.number(), v.string()])),
  block: v.pipe(whole, v.minValue(1)),
  code: v.exactOptional(v.array(v.string())),
  trials: count,
  partOf: v.exactOptional(v.strictObject({ parts: v.pipe(whole, v.minValue(2)), blocks: count })),
  blocks: v.array(v.tuple([count, count])),
  measures: v.record(v.string(), measureData),
  derived: v.exactOptional(v.array(v.string())),
  isEnough: v.exactOptional(v.literal(true)),
});

/** Version tag of the format of files of results. */
const FORMAT = 'ec-balance/2';

/** Results on their way to a report, to another machine, or to a later run. */
export interface ResultFile {
  /** Module that exports the experiments, as the user named it; `null` for this package. */
  readonly module: string | null;
  /** The code whose hashes the results have: one, and more where code was mixed; none when it is not known. */
  readonly codes: readonly Code[];
  /** Several of a sweep or a check. */
  readonly results: readonly Result[];
}

const resultFile = v.strictObject({
  format: v.literal(FORMAT),
  version: v.string(),
  module: v.nullable(v.string()),
  codes: v.array(v.strictObject({ hash: v.string(), parts: v.record(v.string(), v.string()) })),
  results: v.array(result),
});

/**
 * Reads results.
 *
 * @param toGoOn - whether they will be joined with others, which only results of this version can be
 * @throws InputError when the file holds no results, with the place in it, or those of another version
 */
export function readResults(file: string, toGoOn = false): ResultFile {
  const read = v.safeParse(resultFile, parseJson(file));
  if (!read.success) {
    const [issue] = read.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'file';
    throw new InputError(`${file}: error: ${path}: ${issue.message}`);
  }
  const { version, module, codes, results } = read.output;
  if (toGoOn && version !== manifest.version)
    throw new InputError(
      `${file}: error: version: expected results of ${manifest.version}, received ${version}`,
    );
  return { module, codes, results };
}

/**
 * Writes results, in place of those that the file may hold.
 *
 * @throws the system's error; the file is then as it was
 */
export function writeResults(file: string, { module, codes, results }: ResultFile): void {
  const head = { format: FORMAT, version: manifest.version, module, codes };
  replaceFile(file, `${JSON.stringify({ ...head, results })}\n`);
}

/**
 * Refuses to overwrite a file: its results may have taken long.
 *
 * @throws InputError when the file exists
 */
export function expectNewFile(file: string, hint = ''): void {
  if (existsSync(file))
    throw new InputError(`${file}: error: expected a new file, and there is one already${hint}`);
}

/**
 * Reads a file of JSON.
 *
 * @throws InputError when it does not hold JSON
 */
export function parseJson(file: string): unknown {
  const text = withPath(file, () => readFileSync(file, 'utf8'));
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError(`${file}: error: expected JSON: ${error.message}`, { cause: error });
  }
}

/** Writes a file at once or not at all, in place of an existing one, if any. */
export function replaceFile(file: string, text: string | Uint8Array): void {
  makeFolder(dirname(file));
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, text, { flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    // A full disk would stay full.
    rmSync(unfinished, { force: true });
    throw error instanceof Error && 'errno' in error ? Object.assign(error, { path: file }) : error;
  }
}
