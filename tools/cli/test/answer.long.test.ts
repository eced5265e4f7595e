import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCALES, Workshop } from './scales.js';

test('for people: the text with one line end', async () => {
  using shop = new Workshop();
  shop.write('apple', '90');
  expect(await shop.scales('weigh', 'apple')).toEqual({ code: 0, stdout: '90 grams\n', stderr: '' });
});

test('for programs: the data as one line of JSON, and nothing else', async () => {
  using shop = new Workshop();
  shop.write('apple', '90');
  expect(await shop.scales('weigh', 'apple', '--json')).toEqual({
    code: 0,
    stdout: '{"grams":90}\n',
    stderr: '',
  });
});

test('exit code 1 with an answer: something that was looked at is wrong', async () => {
  using shop = new Workshop();
  shop.write('melon', '2000');
  const stdout = '2000 grams\nmelon: warning: no error: too heavy\n';
  expect(await shop.scales('weigh', 'melon')).toEqual({ code: 1, stdout, stderr: '' });
  expect(await shop.scales('weigh', 'melon', '--json')).toMatchObject({
    code: 1,
    stdout: '{"grams":2000}\n',
  });
});

test('a command with nothing to say prints nothing, not even an empty line; programs get their data', async () => {
  using shop = new Workshop();
  expect(await shop.scales('balance', '5', '7')).toEqual({ code: 0, stdout: '', stderr: '' });
  const { stdout } = await shop.scales('balance', '5', '7', '--most', '9', '--names', 'a, b', '--json');
  expect(JSON.parse(stdout)).toEqual({ grams: [5, 7], most: 9, names: ['a', 'b'] });
});

test('what went wrong is on the error stream; programs also get code and message', async () => {
  using shop = new Workshop();
  shop.write('pear', 'green');
  const message = 'pear:1:1: error: expected grams, received green';
  expect(await shop.scales('weigh', 'pear')).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
  const { code, stdout, stderr } = await shop.scales('weigh', 'pear', '--json');
  expect([code, JSON.parse(stdout), stderr]).toEqual([
    1,
    { error: { code: 'wrong-input', message } },
    `${message}\n`,
  ]);
});

test('what is echoed cannot steer a terminal: a file’s contents, or an option that there is not', async () => {
  using shop = new Workshop();
  shop.write('pear', '\u001b[2J\u202egreen');
  expect((await shop.scales('weigh', 'pear')).stderr).toBe(
    'pear:1:1: error: expected grams, received \ufffd[2J\ufffdgreen\n',
  );
  const { code, stderr } = await shop.scales('weigh', 'pear', '--\u001b]0;x\u0007');
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^error: unknown option '--\ufffd\]0;x\ufffd'\n/),
  ]);
});

test('a mistake in the program: exit code 70, and all that a report of it needs', async () => {
  using shop = new Workshop();
  const { code, stdout, stderr } = await shop.scales('fall', '--json');
  expect([code, JSON.parse(stdout)]).toEqual([70, { error: { code: 'bug', message: 'the pan is loose' } }]);
  expect(stderr).toMatch(
    /^error: the pan is loose\nthis is a mistake in scales; please report it:\nRangeError: the pan is loose\n +at .*scales-program/,
  );
});

test('colours where they are asked for: the first error of a line red, a warning yellow; none for programs', async () => {
  using shop = new Workshop();
  shop.write('pear', 'green');
  shop.write('melon', '2000');
  const coloured = (...args: readonly string[]) =>
    shop.run([...SCALES, ...args], { env: { FORCE_COLOR: '1' } });
  expect((await coloured('weigh', 'pear')).stderr).toBe(
    'pear:1:1: \u001B[31merror\u001B[39m: expected grams, received green\n',
  );
  expect((await coloured('weigh', 'melon')).stdout).toBe(
    '2000 grams\nmelon: \u001B[33mwarning\u001B[39m: no error: too heavy\n',
  );
  expect((await coloured('weigh', 'melon', '--json')).stdout).toBe('{"grams":2000}\n');
});

test('a full disk under the standard output is reported, as the answer is lost', async () => {
  using shop = new Workshop();
  const stderr = 'standard output: error: no space left on device\n';
  expect(await shop.bash('exec "$@" > /dev/full', 'print', '3')).toEqual({ code: 6, stdout: '', stderr });
});

test('so is a file that may not grow any more: 2 KiB of 160,000 bytes', async () => {
  using shop = new Workshop();
  expect(await shop.bash('ulimit -f 2; exec "$@" > out', 'print', '2000')).toEqual({
    code: 6,
    stdout: '',
    stderr: 'standard output: error: file too large\n',
  });
});

test('a file gets all of a long answer', async () => {
  using shop = new Workshop();
  expect((await shop.bash('exec "$@" > out', 'print', '20000')).code).toBe(0);
  expect(readFileSync(join(shop.path, 'out'))).toHaveLength(80 * 20_000);
});

test('a reader that stops reading is no error', async () => {
  using shop = new Workshop();
  const [node, ...program] = SCALES;
  for (const args of [['--help'], ['print', '20000']]) {
    const child = spawn(node, [...program, ...args], { cwd: shop.path });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    expect([await once(child, 'close'), stderr]).toEqual([[0, null], '']);
  }
});
