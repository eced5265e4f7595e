import { extname } from 'node:path';
import { InputError } from '@ec/cli';
import type { ParameterValue } from '@ec/engine';
import type { BlockTrace } from '../gate/tracer.js';
import type { Measures } from '../measures/measure.js';
import { expectNewFile, replaceFile } from '../result-file.js';
import type { Result } from '../result.js';
import type { Executor } from '../running/executor.js';
import { columnsOf, rowsOf, type TrialColumn, type TrialRow } from './trial-rows.js';

/** Endings of files that trials are exported to. */
const EXPORT_ENDINGS = ['.csv', '.jsonl', '.parquet'] as const;

/** Keeps what each trial gave while it runs, and writes it to a file for other programs. */
export class TrialExport {
  /** By the parameters of a point. */
  readonly #points = new Map<string, Map<number, BlockTrace>>();

  /**
   * @throws InputError when the file has another ending or exists
   */
  constructor(readonly file: string) {
    if (!EXPORT_ENDINGS.some((one) => one === extname(file)))
      throw new InputError(
        `--export: error: expected a file that ends in ${EXPORT_ENDINGS.join(', ')}, received ${file}`,
      );
    expectNewFile(file);
  }

  /** An executor of which what each trial gives is kept here. */
  through(executor: Executor): Executor {
    return {
      ...executor,
      run: async ({ job, from, to }, signal) => {
        const traced = { job: { ...job, traced: Number.MAX_SAFE_INTEGER }, from, to };
        const outcome = await executor.run(traced, signal);
        if (outcome && 'measured' in outcome)
          this.#keep(JSON.stringify(job.parameters), outcome.traces ?? []);
        return outcome;
      },
    };
  }

  /**
   * Writes the trials of results.
   *
   * @param keys - parameters that have a column
   * @throws the system's error; there is no file then
   */
  async write(results: readonly Result[], measures: Measures, keys: readonly string[]): Promise<void> {
    const points = results.map((result) => ({
      result,
      blocks: this.#points.get(JSON.stringify(result.parameters)) ?? new Map<number, BlockTrace>(),
    }));
    const columns = columnsOf(keys, results[0]?.parameters ?? {});
    const rows = rowsOf(points, measures, keys);
    replaceFile(this.file, (await RENDERERS[extname(this.file)]?.(columns, rows)) ?? '');
  }

  #keep(point: string, traces: readonly BlockTrace[]): void {
    const blocks = this.#points.get(point) ?? new Map<number, BlockTrace>();
    this.#points.set(point, blocks);
    for (const one of traces) blocks.set(one.block, one);
  }
}

type Renderer = (columns: readonly TrialColumn[], rows: Iterable<TrialRow>) => string | Promise<Uint8Array>;

const RENDERERS: Readonly<Record<string, Renderer>> = {
  '.csv': (columns, rows) => {
    const lines = [columns.map(({ name }) => field(name)).join(',')];
    for (const row of rows) lines.push(row.map(field).join(','));
    return lines.map((line) => `${line}\r\n`).join('');
  },
  '.jsonl': (columns, rows) => {
    const lines = [];
    for (const row of rows)
      lines.push(`${JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])))}\n`);
    return lines.join('');
  },
  '.parquet': async (columns, rows) => {
    // Loaded here, as few need it.
    const { parquetWriteBuffer } = await import('hyparquet-writer');
    const all = [...rows];
    const columnData = columns.map(({ name, type }, i) => {
      const values = all.map((row) => row[i] ?? null);
      return type === 'text'
        ? { name, data: values.map(String), type: 'STRING' as const }
        : { name, data: values.map(Number), type: 'DOUBLE' as const };
    });
    return new Uint8Array(parquetWriteBuffer({ columnData }));
  },
};

/** A value as a field, as RFC 4180 has it. */
function field(value: ParameterValue): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
