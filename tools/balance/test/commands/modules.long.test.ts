import { mkdirSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balanceAlone } from './ec-balance.js';

/** A module with one experiment. */
const exporting = (id: string, imported = '@ec/balance'): string => `
import { defineExperiment, integer } from '${imported}';
export const one = defineExperiment({
  id: '${id}',
  title: 'A die',
  question: 'What does a die show?',
  parameters: [],
  measures: { die: integer('Die', { min: 1, max: 6 }) },
  trial: (rng, _, record) => record.die(rng.between(1, 6)),
});
`;

/** A package that offers experiments, in a folder that is made for it. */
function offer(folder: TemporaryFolder, at: string, name: string, source: string): void {
  mkdirSync(folder.of(at), { recursive: true });
  const exports = { './experiments': './experiments.js', './package.json': './package.json' };
  const peerDependencies = { '@ec/balance': '*' };
  const manifest = { name, version: '1.2.3', type: 'module', exports, peerDependencies };
  folder.write(`${at}/package.json`, JSON.stringify(manifest));
  folder.write(`${at}/experiments.js`, source);
}

describe('experiments of one’s own', () => {
  test('a file in any folder may import what comes with the program', async () => {
    using folder = new TemporaryFolder();
    folder.write('mine.ts', exporting('mine'));
    const { code, stdout, stderr } = await balanceAlone(
      folder.path,
      'run',
      './mine.ts#mine',
      '-n',
      '1000',
      '--json',
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ experiment: 'mine', trials: 1000 });
  });

  test.each([
    [
      'a new folder after npm init',
      '{ "name": "new", "version": "1.0.0", "main": "index.js", "type": "commonjs" }',
    ],
    ['a package of modules', '{ "type": "module" }'],
    ['a package that says nothing', '{ "name": "new" }'],
    ['no package', undefined],
  ])('a file runs in %s, with a file that it imports, in threads too', async (_, manifest) => {
    using folder = new TemporaryFolder();
    if (manifest !== undefined) folder.write('package.json', manifest);
    folder.write('rules.ts', 'export const SIDES: number = 6;\n');
    folder.write(
      'mine.ts',
      `import { SIDES } from './rules.ts';\n${exporting('mine').replace('(1, 6)', '(1, SIDES)')}`,
    );
    for (const workers of ['0', '2']) {
      const run = ['run', 'mine.ts', '-n', '1000', '--workers', workers, '--json'];
      const { code, stdout, stderr } = await balanceAlone(folder.path, ...run);
      expect([code, stderr]).toEqual([0, '']);
      expect(JSON.parse(stdout)).toMatchObject({ experiment: 'mine', trials: 1000 });
    }
  });

  test('what cannot be run says what to do', async () => {
    using folder = new TemporaryFolder();
    folder.write('enum.ts', 'export enum Sides { Six = 6 }\n');
    folder.write('empty.ts', 'export const y = 1;\n');
    const said = async (file: string) => (await balanceAlone(folder.path, 'run', file)).stderr;
    expect(await said('enum.ts')).toMatch(
      /TypeScript enum is not supported in strip-only mode; Node only leaves types out: write it without/,
    );
    expect(await said('empty.ts')).toMatch(
      /expected a module that exports what defineExperiment returns, received one that exports no experiment/,
    );
    expect(await said('none.ts')).toMatch(/none\.ts/);
  });

  test('what nobody has is missing, by its name', async () => {
    using folder = new TemporaryFolder();
    folder.write('mine.ts', exporting('mine', '@ec/nowhere'));
    const { code, stderr } = await balanceAlone(folder.path, 'list', './mine.ts');
    expect(code).not.toBe(0);
    expect(stderr).toContain("Cannot find package '@ec/nowhere'");
  });
});

describe('packages at hand', () => {
  test('list names the experiments of what is installed here, and why some cannot be loaded', async () => {
    using folder = new TemporaryFolder();
    offer(folder, 'node_modules/whist', 'whist', exporting('tricks'));
    offer(folder, 'node_modules/@cards/bridge', '@cards/bridge', 'throw new Error("no cards");');
    mkdirSync(folder.of('node_modules/plain'));
    folder.write(
      'node_modules/plain/package.json',
      '{ "name": "plain", "exports": { "./experiments": "./x.js" } }',
    );
    mkdirSync(folder.of('below'));
    const { code, stdout } = await balanceAlone(folder.of('below'), 'list');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^missile-salvos +Missiles against point defence/m);
    expect(stdout).toMatch(/^whist\/experiments +tricks$/m);
    expect(stdout).toMatch(/^@cards\/bridge\/experiments +.*no cards/m);
    expect(stdout).not.toContain('plain');
  });

  test('a package of the workspace is found by its name from any folder of it; reports have its version', async () => {
    using folder = new TemporaryFolder();
    folder.write('pnpm-workspace.yaml', 'packages:\n  - games/*\n');
    folder.write('package.json', '{ "name": "root", "private": true }');
    folder.write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
    offer(folder, 'games/whist', 'whist', exporting('tricks'));
    mkdirSync(folder.of('notes'));
    const run = ['run', 'whist/experiments#tricks', '-n', '10', '--json'];
    const { code, stdout, stderr } = await balanceAlone(folder.of('notes'), ...run);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ versions: { whist: '1.2.3' } });
    const listed = await balanceAlone(folder.of('notes'), 'list', '--json');
    expect(JSON.parse(listed.stdout)).toContainEqual(
      expect.objectContaining({ module: 'whist/experiments', id: 'tricks' }),
    );
  });
});
