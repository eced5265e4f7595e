import { runHere } from '@ec/cli/testing';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { main } from '../src/main.js';

const folder = new TemporaryFolder();
afterAll(() => folder[Symbol.dispose]());

const create = (...args: readonly string[]) =>
  runHere(
    async () => {
      process.exitCode = main(process.argv.slice(2));
    },
    args,
    { cwd: folder.path, env: process.env },
  );

test('says what to do next', async () => {
  expect(await create('star-race')).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^star-race: \d+ files in star-race\n\n {2}cd star-race\n {2}npm install\n {2}npm test\n {2}npm run play\n\nREADME\.md/,
    ),
  });
  expect(folder.has('star-race/src/ruleset.ts')).toBe(true);
});

test('says what is wrong, with an exit code', async () => {
  expect(await create('star-race')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^error: star-race: expected a new or empty folder, received one with /),
  });
  expect(await create('other', '--name', 'No')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('error: name: expected small letters'),
  });
  expect(await create()).toMatchObject({
    code: 2,
    stderr: 'error: expected one folder, received 0: npm create ec-game my-game\n',
  });
  expect(await create('a', 'b')).toMatchObject({ code: 2 });
  expect(await create('a', '--nmae', 'b')).toMatchObject({
    code: 2,
    stderr: "error: Unknown option '--nmae': npm create ec-game -- --help\n",
  });
  expect(folder.has('a')).toBe(false);
});

test('prints its help and its version', async () => {
  expect(await create('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage: npm create ec-game <folder>/),
  });
  expect(await create('-v')).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
});
