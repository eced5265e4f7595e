import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXIT } from '@ec/hall/game';
import { ecWith, GameFolder } from './game-folder.js';

const page = readFileSync(
  new URL('../../../docs/guides/command-line.md', import.meta.url),
  'utf8',
).replaceAll('\r\n', '\n');

test('the page on the command line lists every exit code', () => {
  const [, codes = ''] = /\n## Exit codes\n([^]*?)\n## /.exec(page) ?? [];
  const listed = [...codes.matchAll(/^\| *(\d+) \|/gm)].map(([, code]) => Number(code));
  expect(listed).toEqual(Object.values(EXIT).toSorted((a, b) => a - b));
});

/** A line of the table of what `--json` prints: a command, whether its value is a list, and the keys. */
interface Promised {
  readonly words: readonly string[];
  readonly isList: boolean;
  readonly keys: readonly string[];
}

const [, values = ''] = /\n## What `--json` prints\n([^]*?)\n## /.exec(page) ?? [];
const promised = [...values.matchAll(/^\| `ec ([^`]+)` *\| (a list of )?(.*?) *\|$/gm)].map(
  ([, command = '', list, keys = '']): Promised => ({
    words: command.split(' '),
    isList: list !== undefined,
    keys: [...(keys.split(': ')[0]?.matchAll(/`(\w+)`/g) ?? [])].map(([, key = '']) => key),
  }),
);

/** What follows the words of a command, in an order in which all of them succeed. */
const CALLS: readonly (readonly [command: string, ...rest: string[]])[] = [
  ['new', 'g.ec', '.'],
  ['seats list', 'g.ec'],
  ['seats token', 'g.ec', '1'],
  ['seats email', 'g.ec', '1', 'ada@new.example'],
  ['seats remove', 'g.ec', '2'],
  ['seats add', 'g.ec', '2', '--id', '900', '--email', 'new@example.org'],
  ['bots list', 'g.ec'],
  ['bots set', 'g.ec', 'settler', '2'],
  ['bots clear', 'g.ec', '2'],
  ['template', 'g.ec', '--seat', '1'],
  ['template --out', 'sheet.txt', 'g.ec', '--seat', '1'],
  ['orders', 'g.ec'],
  ['check', 'g.ec', 'sheet.txt'],
  ['submit', 'g.ec', 'sheet.txt'],
  ['sheet', 'g.ec', '--seat', '1'],
  ['sheet --out', 'handed-in.txt', 'g.ec', '--seat', '1'],
  ['status', 'g.ec'],
  ['due', 'g.ec', '7d'],
  ['calendar', 'g.ec'],
  ['contact', 'g.ec', 'ada@example.org'],
  ['turn --dry-run', 'g.ec', '--max-silent', 'all'],
  ['turn', 'g.ec', '--max-silent', 'all'],
  ['report', 'g.ec'],
  ['report --out', 'reports', 'g.ec'],
  ['undo', 'g.ec'],
  ['log', 'g.ec'],
  ['replay', 'g.ec'],
  ['export', 'g.ec', 'g.json'],
  ['replay EXPORT', 'g.json'],
  ['import', 'g.json', 'h.ec'],
  ['doctor', 'g.ec'],
  ['backup', '.', '--to', 'copies'],
  ['restore', 'BACKUP', '--to', 'restored'],
  ['move', 'h.ec', '--to', 'elsewhere'],
  ['renew', 'hall'],
  ['rules', 'g.ec'],
  ['rulesets list'],
  ['rulesets add', 'some-ruleset'],
  ['rulesets remove', 'some-ruleset'],
  ['rules --section list', 'g.ec'],
  ['play', '.', '--turns', '1'],
];

test('it lists the keys of what every command prints as JSON', async () => {
  using folder = new GameFolder();
  // the file of a hall whose tables are still to be made
  folder.write('hall/hall.db', '');
  expect(promised.map(({ words }) => words.join(' ')).toSorted()).toEqual(
    CALLS.map(([name]) => name).toSorted(),
  );
  for (const [name, ...rest] of CALLS) {
    const { words, isList, keys } = promised.find((one) => one.words.join(' ') === name) ?? {};
    const args = words?.filter((word) => word !== 'EXPORT') ?? [];
    const { code, stdout } = await ecWith(
      { cwd: folder.path, env: { EC_HOME: folder.path } },
      ...args,
      ...rest.map((word) =>
        word === 'BACKUP' ? folder.of('copies', ...readdirSync(folder.of('copies'))) : word,
      ),
      '--json',
    );
    const value: unknown = JSON.parse(stdout);
    const one: unknown = isList && Array.isArray(value) ? value[0] : value;
    expect({ name, code, keys: Object.keys(one ?? {}).toSorted() }).toEqual({
      name,
      code: 0,
      keys: keys?.toSorted(),
    });
  }
});
