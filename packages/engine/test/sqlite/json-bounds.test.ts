import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../src/sqlite.js';

const DEEP = 'expected at most 128 lists and objects inside one another, received more';
const MANY = 'expected at most 8000000 values, received more';

describe('JSON text', () => {
  it.each<[string, string, string | undefined]>([
    ['128 lists inside one another', '['.repeat(128), undefined],
    ['129 lists inside one another', '['.repeat(129), DEEP],
    ['128 objects inside one another', '{"a":'.repeat(128), undefined],
    ['129 objects inside one another', '{"a":'.repeat(129), DEEP],
    ['64 objects in 65 lists', '['.repeat(65) + '{"a":'.repeat(64), DEEP],
    ['200 lists and objects beside one another', '[],{},'.repeat(100), undefined],
    ['129 marks in a text', `["${'['.repeat(129)}"]`, undefined],
    ['129 marks after a text', `["a"${'['.repeat(129)}]`, DEEP],
    ['129 marks after a quotation mark in a text', `["\\"${'['.repeat(129)}"]`, undefined],
    ['129 marks after a text that ends in a backslash', `["\\\\"${'['.repeat(129)}]`, DEEP],
    ['129 marks in a text that never ends', `["${'['.repeat(129)}`, undefined],
    ['128 million characters', `"${'x'.repeat(127_999_999)}`, undefined],
    [
      'one more',
      'x'.repeat(128_000_001),
      'expected at most 128000000 characters of JSON, received 128000001',
    ],
    // a list counts as well
    ['8 million values', `[${'0,'.repeat(7_999_999)}0]`, undefined],
    ['one more of them', `[${'0,'.repeat(8_000_000)}0]`, MANY],
    ['8 million lists and one', '[]'.repeat(8_000_001), MANY],
  ])('of %s: %#', (_, json, fault) => {
    expect(jsonFault(json)).toBe(fault);
  });
});
