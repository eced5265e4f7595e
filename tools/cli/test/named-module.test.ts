import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayUse } from '../src/ask-host.js';
import { listedPackages, listPackages, packageOf, unlistPackages } from '../src/listed-packages.js';
import { ModuleError, packageOfModule } from '../src/import-module.js';
import { importNamedModule, packageOfNamedModule, rememberPackage } from '../src/named-module.js';

let home: TemporaryFolder;
beforeEach(() => {
  home = new TemporaryFolder();
  vi.stubEnv('EC_HOME', home.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
  home[Symbol.dispose]();
});

/** A terminal at which something is typed. */
function terminal(answer: string) {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  stdin.write(`${answer}\n`);
  return { stdin: Object.assign(stdin, { isTTY: true }), stderr: Object.assign(stderr, { isTTY: true }) };
}

/** Paths, URLs and texts that only look like names. */
const NO_PACKAGES = [
  ...['', '.', './x', '../x', '/x', String.raw`C:\x`, 'x/../y', 'x//y', '@ec', '@/x'],
  ...['node:fs', 'data:text/javascript,1', 'X', 'х', '\u001b[2Jx'],
];

describe('a module that a file names', () => {
  test.each([
    ['@ec/ec4x', '@ec/ec4x'],
    ['@ec/ec4x/experiments', '@ec/ec4x'],
    ['race-by-post', 'race-by-post'],
    ['race/a/b', 'race'],
  ])('%j is of the package %j', (module, owner) => {
    expect(packageOf(module)).toBe(owner);
  });

  test.each(NO_PACKAGES)('%j is of no package', (module) => {
    expect(packageOf(module)).toBeUndefined();
  });

  test('is loaded from a package of this scope, and from one on the list', async () => {
    expect(await importNamedModule('@ec/reports', import.meta, '--module')).toHaveProperty('renderText');
    await expect(importNamedModule('commander', import.meta, '--module')).rejects.toThrow(
      'commander: expected a package on your list; if you trust its code: ec rulesets add commander',
    );
    listPackages(['commander']);
    expect(await importNamedModule('commander', import.meta, '--module')).toHaveProperty('Command');
    unlistPackages(['commander']);
    await expect(importNamedModule('commander', import.meta, '--module')).rejects.toThrow('on your list');
  });

  test.each([
    ['./x.mjs', 'expected --module with a module, as the file names a path or a URL, which is not followed'],
    ['', 'expected --module with a module, as the file names no package'],
    ['@ec/none', '@ec/none: expected a package that is installed: npm install @ec/none'],
  ])('%j is not loaded', async (module, message) => {
    await expect(importNamedModule(module, import.meta, '--module')).rejects.toThrow(message);
  });

  test('has the version of the package that it is loaded from, whatever the current folder', () => {
    using folder = new TemporaryFolder();
    for (const name of ['games/whist', 'tools/program']) mkdirSync(folder.of(name), { recursive: true });
    folder.write('pnpm-workspace.yaml', 'packages:\n  - games/*\n');
    folder.write('package.json', '{ "name": "root", "private": true }');
    folder.write('games/whist/package.json', '{ "name": "whist", "version": "1.2.3", "exports": "./x.js" }');
    folder.write('games/whist/x.js', 'throw new Error("not to be loaded");');
    const program = {
      url: pathToFileURL(folder.of('tools/program/x.js')).href,
      resolve(): never {
        throw new Error('not beside the program');
      },
    };
    expect(packageOfNamedModule('whist', program)).toEqual({ name: 'whist', version: '1.2.3' });
    expect(() => packageOfModule('whist', program)).toThrow(ModuleError);
  });

  test('a package that the command line has named is on the list from then on, unless it is of this scope', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const modules = ['@ec/ec4x', './race.mjs', 'race-by-post/small', 'race-by-post'];
    for (const module of modules) rememberPackage(module);
    expect(listedPackages()).toEqual(['race-by-post']);
    expect(said.mock.calls).toEqual([['race-by-post: files may name it from now on (ec rulesets)']]);
    said.mockRestore();
  });

  test('a list with a byte order mark is one', () => {
    home.write('packages.json', '\ufeff{"format":"ec-packages/1","packages":["race-by-post"]}');
    listPackages(['whist']);
    expect(listedPackages()).toEqual(['race-by-post', 'whist']);
  });

  test('who changes the list waits for whoever is changing it, and keeps what they have changed', () => {
    const list = join(home.path, 'packages.json');
    home.write('packages.json.new', '{"format":"ec-packages/1","packages":["race-by-post"]}');
    const wait = vi.spyOn(Atomics, 'wait').mockImplementationOnce(() => {
      renameSync(`${list}.new`, list);
      return 'timed-out';
    });
    listPackages(['whist']);
    expect(wait).toHaveBeenCalledOnce();
    wait.mockRestore();
    expect(listedPackages()).toEqual(['race-by-post', 'whist']);
    expect(readdirSync(home.path)).toEqual(['packages.json']);
  });

  test('a change of the list that was cut off is named after five seconds, and stays where it is', () => {
    home.write('packages.json.new', '');
    const wait = vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
    expect(() => listPackages(['whist'])).toThrow(
      /packages\.json\.new: error: somebody is changing the list, or was interrupted; remove the file if nobody is$/,
    );
    expect(wait.mock.calls.reduce((sum, [, , , milliseconds = 0]) => sum + milliseconds, 0)).toBe(5_000);
    wait.mockRestore();
    expect(readdirSync(home.path)).toEqual(['packages.json.new']);
  });

  test('a package that is not on the list cannot be taken off, and the others stay', () => {
    listPackages(['whist']);
    expect(() => unlistPackages(['whist', 'race'])).toThrow(
      'package: error: expected one that is on the list, received "race"',
    );
    expect(listedPackages()).toEqual(['whist']);
    expect(readdirSync(home.path)).toEqual(['packages.json']);
  });

  test.each([
    ['y', true],
    ['YES', true],
    ['', false],
    ['yesterday', false],
  ])('at a terminal the user is asked once: %j', async (answer, isYes) => {
    const { stdin, stderr } = terminal(answer);
    expect(await mayUse('race-by-post', { stdin, stderr })).toBe(isYes);
    expect(String(stderr.read())).toContain(
      'The file names the package race-by-post, whose code would run on this machine. Trust it from now on? [y/N] ',
    );
    expect(listedPackages()).toEqual(isYes ? ['race-by-post'] : []);
    expect(await mayUse('other', { stdin: new PassThrough(), stderr })).toBe(false);
  });
});
