import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

test('a report is a workbook when asked for by name, with a sheet for each section', async () => {
  using folder = new GameFolder();
  const run = (...args: readonly string[]) => ec(folder.path, ...args);
  expect((await run('new', 'winter.ec', '.')).code).toBe(0);
  const written = await run('report', 'winter.ec', '--format', 'xlsx', '--out', 'out');
  expect([written.code, written.stderr]).toEqual([0, '']);
  const names = readdirSync(join(folder.path, 'out/turn-0')).toSorted();
  expect(names).toContain('seat-1.xlsx');
  expect(names.filter((name) => !name.endsWith('.xlsx'))).toEqual([]);
  const { sheets } = await readXlsx(readFileSync(join(folder.path, 'out/turn-0/seat-1.xlsx')));
  const report = await run('report', 'winter.ec', '--seat', '1', '--format', 'json');
  const { sections } = JSON.parse(report.stdout) as { sections: { title: string }[] };
  expect(sheets).toHaveLength(sections.length);
  // what every home colony begins with, as a figure to calculate with
  const storage = sheets.find(({ name }) => name.startsWith('Colony 1') && name.includes('storage'));
  expect(storage?.rows.find(([item]) => item === 'Gold')?.slice(1, 3)).toEqual(['GOLD', 20_000]);
});

test('a workbook is not printed', async () => {
  using folder = new GameFolder();
  expect((await ec(folder.path, 'new', 'winter.ec', '.')).code).toBe(0);
  expect(await ec(folder.path, 'report', 'winter.ec', '--seat', '1', '--format', 'xlsx')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: '--format: error: expected --out with xlsx, which is not text, received none\n',
  });
});

test('reports go into a folder in the named format, or in all text formats when none is named', async () => {
  using folder = new GameFolder();
  const run = (...args: readonly string[]) => ec(folder.path, ...args);
  expect((await run('new', 'winter.ec', '.')).code).toBe(0);
  const written = async (out: string, ...args: readonly string[]) => {
    expect((await run('report', 'winter.ec', '--seat', '1', '--out', out, ...args)).code).toBe(0);
    return readdirSync(join(folder.path, out, 'turn-0')).toSorted();
  };
  expect(await written('one', '--format', 'markdown')).toEqual(['seat-1.md']);
  expect(await written('all')).toEqual(['seat-1.html', 'seat-1.json', 'seat-1.md', 'seat-1.txt']);
  expect(await run('report', 'winter.ec', '--out', 'none', '--format', 'pdf')).toMatchObject({
    code: 1,
    stderr: '--format: error: expected one of text, markdown, html, json, xlsx, received pdf\n',
  });
  expect(folder.has('none')).toBe(false);
});
