import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonMisfit } from '../../src/game/json-misfit.js';

describe('where a text stops being JSON', () => {
  test.each([
    ['', 0, 'a value', 'the end of the file'],
    ['{', 1, 'a key in quotation marks or }', 'the end of the file'],
    ['{"a":1,}', 7, 'a key in quotation marks', '}'],
    ["{'a': 1}", 1, 'a key in quotation marks or }', "'a'"],
    ['{"a" 1}', 5, 'a colon', '1'],
    ['{"a":', 5, 'a value', 'the end of the file'],
    ['{"a":1 "b":2}', 7, 'a comma or }', '"b"'],
    [`[1 "${'b'.repeat(50)}"]`, 3, 'a comma or ]', 'a text'],
    ['[1, 2', 5, 'a comma or ]', 'the end of the file'],
    ['[', 1, 'a value or ]', 'the end of the file'],
    ['[1}', 2, 'a comma or ]', '}'],
    ['}', 0, 'a value', '}'],
    ['[,', 1, 'a value or ]', 'a comma'],
    ['{} {}', 3, 'the end of the file', '{'],
    ['id,email', 0, 'a value', 'id'],
    ['[01]', 1, 'a value or ]', '01'],
    ['// a comment', 0, 'a value', '//'],
    ['[\u00a0]', 1, 'a value or ]', 'U+00a0'],
    ['"a', 2, 'a closing quote', 'the end of the file'],
    ['"a\nb"', 2, 'a closing quote', 'the end of the line'],
    ['"a\tb"', 2, String.raw`\u0009 for this character`, 'the character itself'],
    [
      String.raw`"C:\games"`,
      3,
      String.raw`an escape such as \n, or \\ for the backslash itself`,
      String.raw`\g`,
    ],
  ])('%j', (text, offset, expected, received) => {
    expect(jsonMisfit(text)).toEqual({ offset, expected, received });
  });

  test('is found in every text that JSON.parse refuses, and in no other; what stands before could go on', () => {
    const mutated = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ...'{}[],:"\\\n\t 0-.eu1tn', 'null', '\u2028'),
      )
      .map(([json, at, taken, put]) => {
        const start = at % (json.length + 1);
        return json.slice(0, start) + put + json.slice(start + taken);
      });
    fc.assert(
      fc.property(mutated, (text) => {
        const misfit = jsonMisfit(text);
        expect(misfit === undefined).toBe(isJson(text));
        if (misfit === undefined) return;
        const { offset, expected } = misfit;
        const next = CONTINUED[expected];
        if (next !== undefined)
          expect(jsonMisfit(text.slice(0, offset) + next)?.offset ?? Infinity).toBeGreaterThan(offset);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Something of each kind that may stand at a place. */
const CONTINUED: Readonly<Record<string, string>> = {
  'a value': '1',
  'a value or ]': '1',
  'a key in quotation marks': '"a"',
  'a key in quotation marks or }': '"a"',
  'a colon': ':',
  'a comma or }': ',',
  'a comma or ]': ',',
  'a closing quote': '"',
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
