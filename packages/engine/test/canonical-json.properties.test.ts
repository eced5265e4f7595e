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

/** What is written; nothing for half a surrogate pair. */
function written(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

describe('RFC 8785: canonical JSON is that of the library', () => {
  test.prop([value])('of any data, and what the library refuses is refused', (data) => {
    const json = written(() => canonicalize(data));
    expect(written(() => canonicalJson(data, 'state'))).toBe(json);
  });

  test('keys are sorted by their code units, also numbers', () => {
    expect(canonicalJson({ b: 1, 10: 2, 9: 3, '': { d: [], c: {} } }, 'state')).toBe(
      '{"":{"c":{},"d":[]},"10":2,"9":3,"b":1}',
    );
  });
});
