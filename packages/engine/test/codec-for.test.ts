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

  it('keeps `isAgreedEnd`, which is not part of the schema', () => {
    const state = { turn: 3, planets: [], isAgreedEnd: true as const };
    expect(codec.decode(codec.encode(state))).toEqual(state);
    const decode = (): unknown => codec.decode('{"turn":3,"planets":[],"isAgreedEnd":false}');
    expect(decode).toThrow(StateError);
    expect(decode).toThrow('isAgreedEnd: expected true, received false');
  });

  it('an asynchronous schema is the caller’s bug', () => {
    const validate = async (): Promise<{ value: { turn: number } }> => ({ value: { turn: 1 } });
    const slow = codecFor({ '~standard': { validate } });
    expect(() => slow.decode('1')).toThrow(new TypeError('schema: expected a result, received a promise'));
  });
});
