import { mkdirSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balanceAlone } from './ec-balance.js';

/** A die with a file of rules that says what its six shows. */
function writeDie(folder: TemporaryFolder, six: number, at = '.'): void {
  mkdirSync(folder.of(at), { recursive: true });
  folder.write(`${at}/rules.ts`, `export const SIX: number = ${six};\n`);
  folder.write(
    `${at}/die.ts`,
    `import { defineExperiment, integer } from '@ec/balance';
import { SIX } from './rules.ts';

export const die = defineExperiment({
  id: 'die',
  title: 'A die',
  question: 'What does a die show?',
  parameters: [],
  block: 100,
  measures: { die: integer('Die', { min: 1, max: 7 }) },
  trial(rng, _, record) {
    const shown = rng.between(1, 6);
    record.die(shown === 6 ? SIX : shown);
  },
});
`,
  );
}

const run = (folder: string, ...words: string[]) =>
  balanceAlone(folder, 'run', './die.ts', '--seed', '1', ...words);
const read = (folder: TemporaryFolder, file: string) =>
  JSON.parse(folder.read(file)) as {
    codes: { hash: string; parts: Record<string, string> }[];
    results: { code: string[] }[];
  };

describe('the code that made a result', () => {
  test('is in its file: the own files, packages with versions, and a hash that is the same in any folder', async () => {
    using folder = new TemporaryFolder();
    writeDie(folder, 6, 'one');
    writeDie(folder, 6, 'other');
    writeDie(folder, 7, 'changed');
    const made = [];
    for (const at of ['one', 'other', 'changed']) {
      await run(folder.of(at), '-n', '100', '--save', 'saved.json');
      made.push(read(folder, `${at}/saved.json`));
    }
    const [one, other, changed] = made;
    expect(one?.codes).toHaveLength(1);
    const { hash, parts } = one?.codes[0] ?? { hash: '', parts: {} };
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.results[0]?.code).toEqual([hash]);
    expect(parts).toMatchObject({
      'die.ts': expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      'rules.ts': expect.any(String) as string,
    });
    expect(parts).toHaveProperty('node');
    expect(parts['@ec/prng']).toMatch(/^\d+\.\d+\.\d+ [0-9a-f]{16}$/);
    // a compiler that a library can do without decides nothing
    expect(parts).not.toHaveProperty('typescript');
    expect(other?.codes).toEqual(one?.codes);
    expect(changed?.codes[0]?.hash).not.toBe(hash);
    expect(changed?.codes[0]?.parts['die.ts']).toBe(parts['die.ts']);
  });

  test('must be the same to go on; --mixed-code joins it all the same, and every report says so', async () => {
    using folder = new TemporaryFolder();
    writeDie(folder, 6);
    await run(folder.path, '-n', '100', '--save', 'saved.json');
    writeDie(folder, 7);
    const resume = ['-n', '300', '--save', 'saved.json', '--resume'];
    const refused = await run(folder.path, ...resume);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'saved.json: error: code: expected results of the same code, received others: rules.ts; ' +
        'with --mixed-code they are joined all the same, and the report says so\n',
    ]);
    expect(read(folder, 'saved.json').codes).toHaveLength(1);
    const mixed = await run(folder.path, ...resume, '--mixed-code');
    expect(mixed.code).toBe(0);
    const mark = 'Mixed code: these trials were made by 2 versions of the code. They differ in rules.ts.';
    expect(mixed.stdout.replaceAll(/\s+/g, ' ')).toContain(mark);
    expect(read(folder, 'saved.json').results[0]?.code).toHaveLength(2);
    const out = await balanceAlone(
      folder.path,
      'report',
      'saved.json',
      '--module',
      './die.ts',
      '--out',
      'a.html',
      '--out',
      'a.md',
      '--json',
    );
    expect(out.code).toBe(0);
    expect((JSON.parse(out.stdout) as { summary: string[] }).summary).toContain(mark);
    for (const file of ['a.html', 'a.md'])
      expect(folder.read(file).replaceAll(/\s+/g, ' ')).toContain('Mixed code: these trials');
    // what is mixed stays so
    expect((await run(folder.path, '-n', '400', '--save', 'saved.json', '--resume')).code).toBe(1);
  });

  test('must be the same to merge parts', async () => {
    using folder = new TemporaryFolder();
    writeDie(folder, 6);
    await run(folder.path, '-n', '200', '--shard', '1/2', '--save', '1.json');
    writeDie(folder, 7);
    await run(folder.path, '-n', '200', '--shard', '2/2', '--save', '2.json');
    const merge = (...words: string[]) =>
      balanceAlone(folder.path, 'merge', '1.json', '2.json', '--save', 'whole.json', ...words);
    const refused = await merge();
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^2\.json: error: code: expected results of the same code, received others: rules\.ts; /,
      ),
    ]);
    expect((await merge('--mixed-code')).code).toBe(0);
    expect(read(folder, 'whole.json').codes).toHaveLength(2);
  });

  test('--mixed-code alone means nothing', async () => {
    using folder = new TemporaryFolder();
    writeDie(folder, 6);
    const { code, stderr } = await run(folder.path, '--mixed-code');
    expect([code, stderr]).toEqual([1, '--mixed-code: error: expected --resume with it\n']);
  });
});
