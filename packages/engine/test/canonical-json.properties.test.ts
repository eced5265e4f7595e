import { fc, test } from '@fast-check/vitest';
import canonicalize from 'canonicalize';
import { describe, expect } from 'vitest';
import { canonicalJson } from '../src/loop/canonical-json.js';

/** Values, and keys that objects put out of their order. */
const keys = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('10', '9', 'a', '_', '__proto__', '!'));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, -0, 1e21, 5e-324),
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(keys, tie('value')),
  ),
}));

const outcomeOf = (write: (data: unknown) => string | undefined, data: unknown): unknown => {
  try {
    return write(data);
  } catch (error) {
    return String(error);
  }
};

describe('RFC 8785: canonical JSON is that of the library', () => {
  test.prop([value])('of any data', (data) => {
    expect(canonicalJson(data)).toBe(canonicalize(data));
  });

  test('keys are sorted by their code units, also numbers', () => {
    expect(canonicalJson({ b: 1, 10: 2, 9: 3, '': { d: [], c: {} } })).toBe(
      '{"":{"c":{},"d":[]},"10":2,"9":3,"b":1}',
    );
  });

  test('of what is no plain data, or refused', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const deep = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) as unknown;
    const own = JSON.parse('{"__proto__":{"a":1},"a":[{"toJSON":1}]}') as unknown;
    const odd = [undefined, NaN, [Infinity], 'a\ud800', { '\udc00': 1 }, 'a\\ud800', circle, deep, own];
    const objects = [
      new Date(0),
      new Map([[1, 2]]),
      Object.create(null),
      { a: undefined },
      new Array(2),
      Object(1),
    ];
    for (const data of [...odd, ...objects, { toJSON: () => ({ b: 1, a: 2 }) }, Symbol('a'), 1n])
      expect(outcomeOf(canonicalJson, data)).toEqual(outcomeOf(canonicalize, data));
  });
});
