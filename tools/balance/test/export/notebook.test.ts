import { readFileSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { balance } from '../commands/ec-balance.js';

const page = readFileSync(new URL('../../../../docs/guides/balance-notebook.md', import.meta.url), 'utf8');

test('the page about notebooks reads columns and a figure that its command writes', async () => {
  const [, command = ''] = /```sh\n(ec-balance [^\n]*)\n```/.exec(page) ?? [];
  using folder = new TemporaryFolder();
  const [, ...words] = command.replace('--trials 300', '--trials 1').replace('.parquet', '.csv').split(' ');
  expect((await balance(folder.path, ...words)).code).toBe(0);
  const [head = '', ...rows] = folder.read('salvos.csv').trimEnd().split('\r\n');
  const columns = head.split(',');
  const [, python = ''] = /```python\n([^]*?)```/.exec(page) ?? [];
  const [, r = ''] = /```r\n([^]*?)```/.exec(page) ?? [];
  const named = [
    ...[...python.matchAll(/pl\.col\("(\w+)"\)|group_by\("(\w+)"|on="(\w+)"/g)].map((found) =>
      found.slice(1).find(Boolean),
    ),
    ...[...r.matchAll(/lm\((\w+) ~ (\w+)|filter\((\w+) ==|factor\((\w+)\), (\w+)/g)].flatMap((found) =>
      found.slice(1).filter(Boolean),
    ),
  ];
  expect(named.length).toBeGreaterThanOrEqual(12);
  for (const name of named) expect(columns).toContain(name);
  expect(rows.some((row) => row.includes(',hits,'))).toBe(true);
  // points of the sweep that the page compares
  const points = new Set(rows.map((row) => row.split(',')[columns.indexOf('antiMissiles')]));
  for (const [, point] of python.matchAll(/"antiMissiles"\) == (\d+)/g)) expect(points).toContain(point);
});
