/** What the page on the command line promises besides its tables, which @ec/docs makes. */
import { readFileSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { EXIT } from '../src/commands/answering.js';
import { balanceAlone } from './commands/ec-balance.js';

const page = readFileSync(
  new URL('../../../docs/guides/balance-command-line.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

test('the page on the command line lists every exit code', () => {
  const [, codes = ''] = /\n## Exit codes\n([^]*?)\n## /.exec(page) ?? [];
  const listed = [...codes.matchAll(/^\| *(\d+) \|/gm)].map(([, code]) => Number(code));
  expect(listed).toEqual(Object.values(EXIT).toSorted((a, b) => a - b));
});

/** What follows each command, in an order in which all of them succeed; the worker's answer comes with its end. */
const CALLS: readonly (readonly [command: string, ...rest: string[]])[] = [
  ['list', 'dice-sum'],
  ['run', 'dice-sum', '--trials', '1k', '--save', 'part.json'],
  ['sweep', 'missile-salvos', '--vary', 'missiles=100', '--trials', '1'],
  ['sensitivity', 'missile-salvos', '--vary', 'missiles', '--measure', 'hits', '--trials', '1'],
  [
    'solve',
    'missile-salvos',
    '--vary',
    'missiles=1,9',
    '--measure',
    'hits',
    '--target',
    '1',
    '--trials',
    '1',
  ],
  ['dice', '3d6-2', '--against', '2d8'],
  ['compare', 'missile-salvos', 'defaults', 'missiles=100', '--measure', 'hits', '--trials', '1'],
  ['check', 'dice-sum', '--trials', '1k'],
  ['report', 'part.json'],
  ['merge', 'part.json', '--save', 'whole.json'],
];

/** Keys that the page lists for the output of a command. */
function promisedOf(command: string): { readonly isList: boolean; readonly keys: readonly string[] } {
  const [, values = ''] = /\n## What `--json` prints\n([^]*?)\n## /.exec(page) ?? [];
  const row = values.split('\n').find((line) => line.split('|')[1]?.includes(`\`${command}\``));
  const [, , value = ''] = row?.split('|') ?? [];
  const [outer = '', inner = ''] = value.split(': ');
  const isList = value.trim().startsWith('a list of');
  const named = isList || outer.trim().startsWith('a report') ? `${outer}${inner}` : outer;
  return { isList, keys: [...named.matchAll(/`(\w+)`/g)].map(([, key = '']) => key) };
}

test('it lists the keys of what every command prints as JSON', async () => {
  using folder = new TemporaryFolder();
  for (const [command, ...rest] of CALLS) {
    const { isList, keys } = promisedOf(command);
    const { code, stdout } = await balanceAlone(folder.path, command, ...rest, '--json');
    expect({ command, code }).toEqual({ command, code: 0 });
    const value: unknown = JSON.parse(stdout);
    const one: unknown = isList && Array.isArray(value) ? value[0] : value;
    expect({ command, keys: Object.keys(one ?? {}).toSorted() }).toEqual({ command, keys: keys.toSorted() });
  }
});
