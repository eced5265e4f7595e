import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runHere } from '../src/testing.js';

const tmp = realpathSync(tmpdir());
const surroundings = { cwd: tmp, env: {} };

test('a program has arguments, a folder and an environment of its own; its output and exit code are returned', async () => {
  const main = async (): Promise<void> => {
    console.log(process.argv.slice(2).join(' '), process.cwd());
    process.stdout.write(`${process.env['SCALE']} ${process.env['PATH']}\n`);
    console.error('%s is heavy', 'lead');
    process.exitCode = 3;
  };
  expect(await runHere(main, ['weigh', 'lead'], { cwd: tmp, env: { SCALE: 'new' } })).toEqual({
    code: 3,
    stdout: `weigh lead ${tmp}\nnew undefined\n`,
    stderr: 'lead is heavy\n',
  });
});

test('a program that sets no exit code ends with 0, and one that exits with the code that it gives', async () => {
  expect(await runHere(async () => undefined, [], surroundings)).toEqual({ code: 0, stdout: '', stderr: '' });
  const leaving = async (): Promise<void> => {
    process.exitCode = 3;
    console.log('before');
    process.exit(2);
    console.log('after');
  };
  expect(await runHere(leaving, [], surroundings)).toEqual({ code: 2, stdout: 'before\n', stderr: '' });
});

test('afterwards everything is as it was, also when a program throws', async () => {
  const found = () => [process.cwd(), process.argv, process.env, process.exitCode, process.exit, console, process.stdout]; // prettier-ignore
  const before = found();
  const falling = async (): Promise<void> => {
    process.exitCode = 1;
    process.env['SCALE'] = 'broken';
    throw new RangeError('the pan is loose');
  };
  await expect(runHere(falling, [], surroundings)).rejects.toThrow('the pan is loose');
  expect(found()).toEqual(before);
  expect(process.env['SCALE']).toBeUndefined();
});

test('of two programs that begin at the same time, one waits for the other', async () => {
  const said: string[] = [];
  const slow = async (): Promise<void> => {
    said.push(`${process.argv[2]} begins`);
    await setImmediate();
    said.push(`${process.argv[2]} ends`);
  };
  await Promise.all([runHere(slow, ['first'], surroundings), runHere(slow, ['second'], surroundings)]);
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
