import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { listed, positiveInteger, positiveIntegers } from '../src/options.js';

test.each([
  ['1', 1],
  ['42', 42],
  ['999999', 999_999],
])('%s is an integer of at least 1', (text, number) => {
  expect(positiveInteger(text)).toBe(number);
});

test.each(['0', '-1', '1.5', '007', '1e3', '1000000', ' 1', '1 ', '', 'one', '٣'])(
  '"%s" is not an integer from 1 to 999999',
  (text) => {
    expect(() => positiveInteger(text)).toThrow(
      new InvalidArgumentError('Expected an integer from 1 to 999999.'),
    );
  },
);

test('one argument after the other', () => {
  expect(positiveIntegers('3')).toEqual([3]);
  expect(positiveIntegers('5', [3])).toEqual([3, 5]);
  expect(() => positiveIntegers('x', [3])).toThrow(InvalidArgumentError);
});

test('names separated by commas, with blanks around them', () => {
  expect(listed('ada')).toEqual(['ada']);
  expect(listed('ada, bo ,c d')).toEqual(['ada', 'bo', 'c d']);
});
