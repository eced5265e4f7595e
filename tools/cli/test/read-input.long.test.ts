import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SCALES, Workshop } from './scales.js';

test('a file by its name, and the standard input as -', async () => {
  using shop = new Workshop();
  shop.write('plum', '30');
  expect((await shop.scales('weigh', 'plum')).stdout).toBe('30 grams\n');
  expect((await shop.run([...SCALES, 'weigh', '-'], { input: '1' })).stdout).toBe('1 gram\n');
});

test.skipIf(process.platform === 'win32')(
  'an input that comes late and in pieces is awaited to its end',
  async () => {
    using shop = new Workshop();
    const [node, ...args] = SCALES;
    const child = spawn(node, [...args, 'weigh', '-'], { cwd: shop.path });
    await once(child.stderr, 'data');
    await new Promise((written) => child.stdin.write('3', written));
    child.stdin.end('0');
    expect(await text(child.stdout)).toBe('30 grams\n');
  },
);

test.skipIf(process.platform === 'win32')('a file without an end is refused', async () => {
  using shop = new Workshop();
  const stderr = '/dev/zero: error: expected at most 256000000 bytes, received more\n';
  expect(await shop.scales('weigh', '/dev/zero')).toEqual({ code: 1, stdout: '', stderr });
});

test.each([
  ['none', 'no such file or directory'],
  ['.', 'expected a file, received a folder'],
  ['plum/x', 'not a directory'],
])('%s cannot be read: %s', async (file, reason) => {
  using shop = new Workshop();
  shop.write('plum', '30');
  const stderr = `${file}: error: ${reason}\n`;
  expect(await shop.scales('weigh', file)).toEqual({ code: 1, stdout: '', stderr });
});
