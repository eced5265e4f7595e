import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { canonicalJson } from '../src/loop/canonical-json.js';
import { stateHash } from '../src/loop/state-hash.js';

const PAIR = [1, 2];

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
  ['a key toJSON that is data', { b: 1, toJSON: 'x' }, '{"b":1,"toJSON":"x"}'],
  ['an object without a prototype', Object.assign(Object.create(null), { b: 1, a: 2 }), '{"a":2,"b":1}'],
  ['an object of another realm', runInNewContext('({ b: [1], a: { c: 2 } })'), '{"a":{"c":2},"b":[1]}'],
  ['one list in two places', [PAIR, PAIR], '[[1,2],[1,2]]'],
  ['a text that looks like an escape', String.raw`a\ud800`, String.raw`"a\\ud800"`],
  ['a pair of surrogates', '🚀', '"🚀"'],
])('canonical JSON has %s', (_, data, json) => {
  expect(canonicalJson(data, 'state')).toBe(json);
});

const circle: { a: { self?: unknown } } = { a: {} };
circle.a.self = circle;

it.each<[unknown, string]>([
  [undefined, 'state: expected JSON data, received undefined'],
  [new Map([[1, 2]]), 'state: expected JSON data, received a Map'],
  [{ fleets: [{}, new Set()] }, 'state.fleets.1: expected JSON data, received a Set'],
  [{ fault: new Error('x') }, 'state.fault: expected JSON data, received an Error'],
  [
    [Object.create(Object.create(Object.create(null)))],
    'state.0: expected JSON data, received an object with a prototype of its own',
  ],
  [{ a: () => 1 }, 'state.a: expected JSON data, received a function'],
  [{ b: 1, a: undefined }, 'state.a: expected JSON data, received undefined'],
  [{ a: 1, toJSON: () => 2 }, 'state.toJSON: expected JSON data, received a function'],
  [[undefined], 'state.0: expected JSON data, received undefined'],
  [[1, , 2], 'state.1: expected JSON data, received undefined'], // oxlint-disable-line no-sparse-arrays -- that is what is refused
  [{ at: new Date(0) }, 'state.at: expected JSON data, received a Date'],
  [[Object(1)], 'state.0: expected JSON data, received a Number'],
  [[1n], 'state.0: expected JSON data, received a bigint'],
  [[Symbol('a')], 'state.0: expected JSON data, received a symbol'],
  [[NaN], 'state.0: expected JSON data, received NaN'],
  [{ 1: [-Infinity] }, 'state.1.0: expected JSON data, received -Infinity'],
  ['\ud800', 'state: expected JSON data, received half a surrogate pair'],
  [{ '\udc00': 1 }, 'state: expected JSON data, received a key with half a surrogate pair'],
  [{ 7: new Map() }, 'state.7: expected JSON data, received a Map'],
  [circle, 'state.a.self: expected JSON data, received data that contains itself'],
])('%o is refused', (data, message) => {
  expect(() => canonicalJson(data, 'state')).toThrow(new TypeError(message));
  expect(() => stateHash(data)).toThrow(new TypeError(message));
});

it('a Map is refused as deep as it lies', () => {
  let deep: unknown = new Map();
  for (let i = 0; i < 20_000; i += 1) deep = [deep];
  expect(() => stateHash(deep)).toThrow(/\.0: expected JSON data, received a Map$/);
});

it('lists in lists are written as deep as they are', () => {
  let deep: unknown = { b: 1, a: 2 };
  for (let i = 0; i < 300; i += 1) deep = [deep];
  expect(canonicalJson(deep, 'state')).toBe(`${'['.repeat(300)}{"a":2,"b":1}${']'.repeat(300)}`);
});

it('the data is left as it is', () => {
  const inner = { b: 1, a: 2 };
  const list = [inner];
  canonicalJson(list, 'state');
  expect(list[0]).toBe(inner);
});
