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
    const slowly = '(sleep 0.3; printf 3; sleep 0.3; printf 0) | "$0" "$@"';
    expect(await shop.run(['bash', '-c', slowly, ...SCALES, 'weigh', '-'])).toMatchObject({
      code: 0,
      stdout: '30 grams\n',
    });
  },
);

test.each([
  ['none', 'no such file or directory'],
  ['.', 'illegal operation on a directory'],
  ['plum/x', 'not a directory'],
])('%s cannot be read: %s', async (file, reason) => {
  using shop = new Workshop();
  shop.write('plum', '30');
  const stderr = `${file}: error: ${reason}\n`;
  expect(await shop.scales('weigh', file)).toEqual({ code: 1, stdout: '', stderr });
});
