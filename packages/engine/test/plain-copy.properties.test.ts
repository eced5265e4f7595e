import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { plainCopy } from '@ec/engine';

describe('decision 0005: copies of plain data', () => {
  test.prop([fc.jsonValue({ maxDepth: 4 })])('a copy equals its source', (data) => {
    expect(plainCopy(data)).toStrictEqual(data);
  });

  test('even a property called __proto__ is only a property', () => {
    const data = JSON.parse('{"__proto__":{"a":[1]},"valueOf":2}') as Record<string, unknown>;
    expect(JSON.stringify(plainCopy(data))).toBe('{"__proto__":{"a":[1]},"valueOf":2}');
  });

  test('no part is shared: a change to a copy, at any depth, leaves its source as it is', () => {
    const source = { fleets: [{ id: 1, cargo: [5, 0] }] };
    const copy = plainCopy(source);
    copy.fleets[0]?.cargo.push(7);
    copy.fleets.push({ id: 2, cargo: [] });
    expect(source).toEqual({ fleets: [{ id: 1, cargo: [5, 0] }] });
  });
});
