import { parquetReadObjects } from 'hyparquet';
import { readFileSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balance, TOYS } from '../commands/ec-balance.js';

const EVERYTHING = `${TOYS}#everything`;

interface Row {
  readonly experiment: string;
  readonly seed: string;
  readonly trial: number;
  readonly figure: string;
  readonly n: number;
  readonly sum: number;
  readonly bonus?: number;
}

const rowsIn = (jsonl: string): Row[] =>
  jsonl
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Mean of a figure over all its values. */
function meanOf(rows: readonly Row[], figure: string): number {
  const own = rows.filter((row) => row.figure === figure);
  const sum = (key: 'n' | 'sum'): number => own.reduce((all, row) => all + row[key], 0);
  return sum('sum') / sum('n');
}

describe('exported trials', () => {
  test('are a row for each figure of a trial, with the means of the report', async () => {
    using folder = new TemporaryFolder();
    const run = ['run', 'dice-sum', '-n', '1000', '--seed', 'a', '--export', 'trials.jsonl', '--json'];
    const { code, stdout } = await balance(folder.path, ...run);
    expect(code).toBe(0);
    const rows = rowsIn(folder.read('trials.jsonl'));
    expect(rows).toHaveLength(1_000);
    expect(rows.map(({ trial }) => trial)).toEqual(Array.from({ length: 1_000 }, (_, i) => i));
    expect(rows[0]).toEqual({
      experiment: 'dice-sum',
      seed: 'a',
      trial: 0,
      figure: 'sum',
      n: 1,
      sum: rows[0]?.sum,
    });
    const { summary } = JSON.parse(stdout) as { summary: string[] };
    const [, mean = ''] = /mean ([\d.]+)/.exec(summary.join(' ')) ?? [];
    expect(meanOf(rows, 'sum').toFixed(mean.split('.')[1]?.length ?? 0)).toBe(mean);
  });

  test('are the same bytes on one thread and on two, and in every format the same rows', async () => {
    using folder = new TemporaryFolder();
    const sweep = ['sweep', EVERYTHING, '--vary', 'bonus=0,3', '-n', '60', '--export'];
    for (const [file, workers] of [
      ['a.jsonl', '0'],
      ['b.jsonl', '2'],
      ['a.csv', '0'],
      ['b.csv', '2'],
      ['a.parquet', '0'],
      ['b.parquet', '2'],
    ] as const)
      expect((await balance(folder.path, ...sweep, file, '--workers', workers)).code).toBe(0);
    for (const ending of ['jsonl', 'csv'])
      expect(folder.read(`a.${ending}`)).toBe(folder.read(`b.${ending}`));
    const parquet = readFileSync(folder.of('a.parquet'));
    expect(parquet).toEqual(readFileSync(folder.of('b.parquet')));
    const rows = rowsIn(folder.read('a.jsonl'));
    expect(new Set(rows.map(({ bonus }) => bonus))).toEqual(new Set([0, 3]));
    // every point has the same trials
    for (const bonus of [0, 3])
      expect(new Set(rows.filter((row) => row.bonus === bonus).map(({ trial }) => trial)).size).toBe(60);
    const [head = '', ...lines] = folder.read('a.csv').trimEnd().split('\r\n');
    expect(head).toBe('experiment,seed,bonus,trial,figure,n,sum');
    expect(lines).toEqual(
      rows.map((row) =>
        [row.experiment, row.seed, row.bonus, row.trial, row.figure, row.n, row.sum].join(','),
      ),
    );
    const { buffer, byteOffset, byteLength } = parquet;
    const file = buffer.slice(byteOffset, byteOffset + byteLength);
    expect(await parquetReadObjects({ file })).toEqual(rows);
  });

  test.each([
    [
      'another ending',
      ['--export', 'a.xls'],
      '--export: error: expected a file that ends in .csv, .jsonl, .parquet, received a.xls',
    ],
    ['a file that exists', ['--export', 'there.csv'], 'there.csv: error: expected a new file'],
    [
      'results to go on from',
      ['--export', 'a.csv', '--save', 'a.json', '--resume'],
      '--export: error: expected a run from its start',
    ],
  ])('are refused with %s', async (_, options, said) => {
    using folder = new TemporaryFolder();
    folder.write('there.csv', 'mine');
    const { code, stderr } = await balance(folder.path, 'run', 'dice-sum', '-n', '10', ...options);
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(folder.read('there.csv')).toBe('mine');
  });
});
