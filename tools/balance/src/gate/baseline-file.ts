import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { InputError } from '@ec/cli';
import type { Parameters } from '@ec/engine';
import * as v from 'valibot';
import manifest from '../../package.json' with { type: 'json' };
import { parseJson, replaceFile } from '../result-file.js';
import { MOST_KEPT, type FigureTrace, type Trace } from './traces.js';

/** A run that later ones are compared with, trial by trial. */
export interface BaselineRun {
  readonly experiment: string;
  readonly seed: string;
  readonly parameters: Parameters;
  /** Trials of a block, and of the run. */
  readonly block: number;
  readonly trials: number;
  /** Of each measure, how far its figures may move (included), in their unit, shares as such; where 0, no trial may change. */
  readonly margins: Readonly<Record<string, number>>;
  readonly trace: Trace;
}

/** Version tag of the format of baselines. */
const FORMAT = 'ec-balance-baseline/1';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const base64 = v.pipe(v.string(), v.base64('expected base64'));
const margin = v.pipe(
  v.number('expected a number of at least 0'),
  v.finite(),
  v.minValue(0, 'expected a number of at least 0'),
);

const baselineFile = v.strictObject({
  format: v.literal(FORMAT, `expected "${FORMAT}", as "check --write-baseline" writes it`),
  version: v.string(),
  runs: v.array(
    v.strictObject({
      experiment: v.string(),
      seed: v.string(),
      parameters: v.record(v.string(), v.union([v.number(), v.string()])),
      block: positive,
      trials: positive,
      margins: v.record(v.string(), margin),
      kept: v.pipe(count, v.maxValue(MOST_KEPT)),
      digests: v.record(v.string(), v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{16})*$/, 'expected digests'))),
      changes: base64,
      figures: v.record(v.string(), v.strictObject({ n: base64, sums: base64 })),
    }),
  ),
});

/**
 * Reads a baseline.
 *
 * @throws InputError when the file holds none, with the place in it, or a margin is none or of no measure
 */
export function readBaseline(file: string): readonly BaselineRun[] {
  const read = v.safeParse(baselineFile, parseJson(file));
  if (!read.success) {
    const [issue] = read.issues;
    const received =
      'received' in issue && issue.received !== 'undefined' ? `, received ${issue.received}` : '';
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? 'file';
    throw new InputError(
      `${file}: error: ${path}: ${issue.message}${issue.message.includes('eceived') ? '' : received}`,
    );
  }
  return read.output.runs.map((run, i) => {
    const { kept, digests, changes, figures, ...rest } = run;
    const measures = Object.keys(digests);
    const place = `${file}: error: runs.${i}`;
    const other = Object.keys(run.margins).find((name) => !measures.includes(name));
    if (other !== undefined)
      throw new InputError(`${place}.margins.${other}: expected one of ${measures.join(', ')}`);
    const numbers = (what: string, packed: string): number[] => unpack(packed, kept, `${place}.${what}`);
    const ofFigures = Object.entries(figures).map(([name, { n, sums }]) => [
      name,
      { n: numbers(`figures.${name}.n`, n), sums: numbers(`figures.${name}.sums`, sums) },
    ]);
    const trace: Trace = {
      kept,
      digests,
      trials: numbers('changes', changes),
      figures: Object.fromEntries(ofFigures) as Record<string, FigureTrace>,
    };
    return { ...rest, trace };
  });
}

/** Writes a baseline, in place of the one that the file may hold. */
export function writeBaseline(file: string, runs: readonly BaselineRun[]): void {
  const written = runs.map(({ trace: { kept, digests, trials, figures }, ...run }) => ({
    ...run,
    kept,
    digests,
    changes: pack(trials),
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, { n, sums }]) => [name, { n: pack(n), sums: pack(sums) }]),
    ),
  }));
  const content = { format: FORMAT, version: manifest.version, runs: written };
  replaceFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Numbers as doubles, without loss: first the first bytes of all, then the second, which packs better; deflated, in base64. */
function pack(numbers: readonly number[]): string {
  const [bytes, view] = buffers(numbers.length);
  for (const [i, one] of numbers.entries()) view.setFloat64(8 * i, one);
  return deflateRawSync(transposed(bytes, numbers.length, 8), { level: 9 }).toString('base64');
}

function unpack(packed: string, length: number, place: string): number[] {
  const bytes = inflated(packed, 8 * length);
  if (bytes?.length !== 8 * length)
    throw new InputError(
      `${place}: expected ${length} packed values, received ${bytes ? `${bytes.length} bytes` : 'something else'}`,
    );
  const [ordered, view] = buffers(length);
  ordered.set(transposed(bytes, 8, length));
  return Array.from({ length }, (_, i) => view.getFloat64(8 * i));
}

function inflated(packed: string, most: number): Uint8Array | undefined {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: Math.max(1, most) });
  } catch {
    return undefined;
  }
}

function buffers(length: number): [Uint8Array, DataView] {
  const bytes = new Uint8Array(8 * length);
  return [bytes, new DataView(bytes.buffer)];
}

/** Rows as columns. */
function transposed(bytes: Uint8Array, rows: number, columns: number): Uint8Array {
  const turned = new Uint8Array(bytes.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      turned[column * rows + row] = bytes[row * columns + column] ?? 0;
  return turned;
}
