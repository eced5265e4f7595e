import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codecFor, StateError } from '../src/index.js';

const codec = codecFor<{ turn: number; planets: { ships: number }[] }>(
  v.strictObject({ turn: v.number(), planets: v.array(v.strictObject({ ships: v.number() })) }),
);

describe('architecture 6: a codec for a schema', () => {
  it('reads what it writes', () => {
    const state = { turn: 3, planets: [{ ships: 7 }] };
    expect(codec.decode(codec.encode(state))).toEqual(state);
  });

  it.each([
    ['{', '', /^state: .*JSON/],
    ['7', '', /^state: Invalid type: Expected Object but received 7$/],
    ['{"turn":3,"planets":[{"ships":7},{"ships":"8"}]}', 'planets.1.ships', /^planets\.1\.ships: .* "8"$/],
    ['{"turn":3,"planets":[],"moons":[]}', 'moons', /^moons: /],
  ])('%s is refused, with its first fault', (text, path, message) => {
    const decode = (): unknown => codec.decode(text);
    expect(decode).toThrow(StateError);
    expect(decode).toThrow(expect.objectContaining({ path }));
    expect(decode).toThrow(message);
  });

  it('a schema that takes its time is the caller’s bug', () => {
    const slow = codecFor({ '~standard': { validate: async (value: unknown) => ({ value }) } });
    expect(() => slow.decode('1')).toThrow(new TypeError('schema: expected a result, received a promise'));
  });
});
