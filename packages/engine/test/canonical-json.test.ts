import { expect, it } from 'vitest';
import { canonicalJson } from '../src/loop/canonical-json.js';

it.each<[string, unknown, string]>([
  ['keys by their letters, not by their size', { 9: 1, 10: 2, a: 3, '0': 4 }, '{"0":4,"10":2,"9":1,"a":3}'],
  ['digits behind and before other signs', { '/': 1, ':': 2, '5x': 3 }, '{"/":1,"5x":3,":":2}'],
  ['a key __proto__', JSON.parse('{"b":1,"__proto__":{"d":1,"c":2}}'), '{"__proto__":{"c":2,"d":1},"b":1}'],
  [
    'keys within keys and lists',
    { b: [{ d: 1, c: [2, null] }], a: true },
    '{"a":true,"b":[{"c":[2,null],"d":1}]}',
  ],
  ['a text, a number, nothing', ['x', 1e21, -0, null, false], '["x",1e+21,0,null,false]'],
  ['what says itself how it is written', { b: new Date(0), a: 1 }, '{"a":1,"b":"1970-01-01T00:00:00.000Z"}'],
  ['its own way to be written', { b: 1, a: 2, toJSON: () => ({ d: 1, c: 2 }) }, '{"c":2,"d":1}'],
  ['what is missing', { b: undefined, a: 1 }, '{"a":1}'],
  ['a pair of surrogates', '🚀', '"🚀"'],
])('canonical JSON has %s', (_, data, json) => {
  expect(canonicalJson(data)).toBe(json);
});

it('what is no JSON data has none', () => {
  expect(canonicalJson(undefined)).toBeUndefined();
});

it.each([['\ud800'], [[Number.NaN]], [{ a: Infinity }]])('%j is refused', (data) => {
  expect(() => canonicalJson(data)).toThrow();
});

it('lists in lists are written as deep as they are', () => {
  let deep: unknown = { b: 1, a: 2 };
  for (let i = 0; i < 300; i += 1) deep = [deep];
  expect(canonicalJson(deep)).toBe(`${'['.repeat(300)}{"a":2,"b":1}${']'.repeat(300)}`);
});

it('the data is left as it is', () => {
  const inner = { b: 1, a: 2 };
  const list = [inner];
  canonicalJson(list);
  expect(list[0]).toBe(inner);
});
