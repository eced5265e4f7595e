import { describe, expect, it } from 'vitest';
import { createGame, stateHash, StateError } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

describe('architecture 6: the state hash', () => {
  it('is the same for the same seed, whether given as integer, safe integer or digits', () => {
    const hashes = [1978n, 1978, '1978'].map((seed) =>
      stateHash(createGame(empyrean, { name: 'EC-1', seed, players: empires(3) }).state),
    );
    expect(new Set(hashes).size).toBe(1);
    expect(
      stateHash(createGame(empyrean, { name: 'EC-1', seed: 1979n, players: empires(3) }).state),
    ).not.toBe(hashes[0]);
  });
});

describe('architecture 6: the codec', () => {
  const { state } = createGame(empyrean, { name: 'EC-1', seed: 7n, players: empires(3) });
  const { codec } = empyrean;

  it('round-trips', () => {
    expect(codec.decode(codec.encode(state))).toEqual(state);
  });

  it('refuses what the ruleset never writes, with the path', () => {
    const broken = structuredClone(state);
    for (const colony of broken.holdings.slice(1, 2)) colony.population = { ...colony.population, USK: -1 };
    expect(() => codec.decode(codec.encode(broken))).toThrow(StateError);
    expect(() => codec.decode(codec.encode(broken))).toThrow('holdings.1.population.USK');
    expect(() => codec.decode('{')).toThrow(StateError);
    expect(() => codec.decode(JSON.stringify({ ...state, extra: 1 }))).toThrow('extra');
  });
});
