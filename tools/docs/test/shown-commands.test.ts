import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { balanceProgram } from '@ec/balance/program';
import { runHere } from '@ec/cli/testing';
import { ecProgram } from '@ec/gm/program';
import type { Command } from 'commander';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, workspaceRoot } from '../src/documents.ts';
import { pnpmCommand, shownLines, wordsFor, type PnpmCommand } from '../src/shown-commands.ts';

/** What pnpm does itself, whatever scripts there are; `test` runs the script of that name. */
const PNPM_ITSELF = new Set(['install', 'test', 'create']);
const FOLDERS = ['.', 'packages', 'packages/rulesets', 'tools'];

/** Folder of the package that a command is about. */
function folderOf(where: string): string {
  const name = where.replace('@ec/', '');
  const found = (where.startsWith('@') ? FOLDERS.map((above) => join(above, name)) : [where]).find((path) =>
    existsSync(join(workspaceRoot, path, 'package.json')),
  );
  if (found === undefined) throw new Error(`${where}: expected a package of the workspace`);
  return join(workspaceRoot, found);
}

/** What is wrong with a command of pnpm; nothing when it does what the page means. */
function faultOf({ where, by, name }: PnpmCommand, builtIn: ReadonlySet<string>): string | undefined {
  const folder = folderOf(where);
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Readonly<Record<string, string>>;
  };
  const program = ['node_modules/.bin', join(workspaceRoot, 'node_modules/.bin')].some((bin) =>
    existsSync(bin.startsWith('/') ? join(bin, name) : join(folder, bin, name)),
  );
  if (by === 'exec') return program ? undefined : `no program ${name}`;
  if (by === 'name' && PNPM_ITSELF.has(name)) return undefined;
  if (by === 'name' && builtIn.has(name)) return `pnpm has a command ${name} of its own`;
  return name in scripts || (by === 'name' && program) ? undefined : `no script ${name}`;
}

/** What every program of ours has beside its commands. */
const OF_EVERY_PROGRAM = new Set(['help', '--help', '--version', 'completion']);

/** What is wrong with the words given to a program: an unknown command, or an unknown option. */
function faultIn(program: Command, words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words;
  if (program.parent === null && OF_EVERY_PROGRAM.has(first)) return undefined;
  const below = program.commands.find((one) => one.name() === first);
  if (below) return faultIn(below, rest);
  if (program.parent === null) return `no command ${first}`;
  const known = new Set<string | undefined>(['--help']);
  for (const { short, long } of program.options) known.add(short).add(long);
  const wrong = words.find((word) => /^--?[a-z]/.test(word) && !known.has(word.replace(/=.*$/, '')));
  return wrong === undefined ? undefined : `no option ${wrong} of ${program.name()}`;
}

const pages = documents().map((path) => ({ path, lines: shownLines(path) }));
const builtIn = new Set<string>();

describe('commands that pages show', () => {
  beforeAll(() => {
    // that pnpm runs already: without the option, npm asks the network, for more than a minute where there is none
    const help = execFileSync('npx', ['--yes', '--prefer-offline', 'pnpm@12.21.0', 'help', '--all'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    for (const [, name = '', aliases = ''] of help.matchAll(
      /^ {2}([a-z-]+) .*?(?:\[alias(?:es)?: (.*)\])?$/gm,
    ))
      for (const one of [name, ...aliases.split(', ')]) builtIn.add(one);
  });

  it('of pnpm are found, and told from what pnpm does itself', () => {
    expect(pnpmCommand('npx pnpm@12.21.0 --filter @ec/docs run docs')).toEqual({
      where: '@ec/docs',
      by: 'run',
      name: 'docs',
      rest: [],
    });
    expect(builtIn).toContain('docs');
    expect(faultOf({ where: '.', by: 'name', name: 'docs', rest: [] }, builtIn)).toBe(
      'pnpm has a command docs of its own',
    );
    expect(faultOf({ where: '.', by: 'run', name: 'nothing', rest: [] }, builtIn)).toBe('no script nothing');
    expect(pages.flatMap(({ lines }) => lines.flatMap((line) => pnpmCommand(line) ?? [])).length).toBeGreaterThan(80);
  }); // prettier-ignore

  it.each(pages)('of pnpm on $path exist', ({ lines }) => {
    const faults = lines.flatMap((line) => {
      const command = pnpmCommand(line);
      const fault = command && faultOf(command, builtIn);
      return fault === undefined ? [] : [`${line}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('of ec and ec-balance exist, with the options shown', async () => {
    const programs = { ec: await ecProgram(), 'ec-balance': await balanceProgram() } as const;
    const faults = pages.flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        (['ec', 'ec-balance'] as const).flatMap((name) => {
          const words = wordsFor(name, line);
          const fault = words && words.length > 0 ? faultIn(programs[name], words) : undefined;
          return fault === undefined ? [] : [`${path}: ${line}: ${fault}`];
        }),
      ),
    );
    expect(faults).toEqual([]);
    expect(faultIn(programs.ec, ['turn', 'a.ec', '--dry'])).toBe('no option --dry of turn');
    expect(faultIn(programs.ec, ['tern'])).toBe('no command tern');
  });
});

/** Those that take seconds are run elsewhere: whole games between bots, and their replay. */
const isQuick = (words: readonly string[]): boolean => words[0] === 'play' && !words.includes('--bots');

describe('commands of ec in the README', () => {
  const folder = new TemporaryFolder();
  beforeAll(() => {
    cpSync(join(workspaceRoot, 'docs/examples'), folder.of('docs/examples'), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    symlinkSync(join(workspaceRoot, 'tools/docs/node_modules'), folder.of('node_modules'), 'junction');
  });
  afterAll(() => folder[Symbol.dispose]());

  const commands = shownLines('README.md').flatMap((line) => {
    const words = wordsFor('ec', line) ?? [];
    return isQuick(words) ? [words] : [];
  });
  it.each(commands.map((words) => ({ line: words.join(' '), words })))('ec $line', async ({ words }) => {
    const main = async (): Promise<void> => {
      await (await ecProgram()).parseAsync(words, { from: 'user' });
    };
    expect(await runHere(main, words, { cwd: folder.path, env: process.env })).toMatchObject({ code: 0 });
  });
});
