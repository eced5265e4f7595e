import { StateError } from '@ec/engine';
import { expect, test } from 'vitest';
import { codec } from '../src/codec.js';
import { newState } from './games.js';

test('architecture 6: a state is read back as it was written', () => {
  const state = newState(3);
  expect(codec.decode(codec.encode(state))).toEqual(state);
});

test('architecture 6: what is no state is refused, with its place', () => {
  const state = newState(2);
  const [first] = state.planets;
  if (first) first.population = -1;
  expect(() => codec.decode(codec.encode(state))).toThrow(StateError);
  expect(() => codec.decode(codec.encode(state))).toThrow('planets.0.population');
  expect(() => codec.decode('{')).toThrow(StateError);
});
