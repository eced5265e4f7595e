import { describe, expect, test } from 'vitest';
import { FIRST } from '../../src/editions.js';
import { PHASES } from '../../src/phases/phases.js';
import { newState } from '../games.js';
import { play } from '../turns.js';

describe('X-41: stances', () => {
  test('X-41: they change at once; both parties are told', () => {
    const state = newState(3);
    const { codes, events } = play(state, ['stance 2 enemy', 'stance 1 pact\nstance 3 neutral']);
    expect(codes).toEqual(['done', 'done', 'done']);
    expect(state.houses.map(({ stances }) => stances)).toEqual([
      ['pact', 'enemy', 'neutral'],
      ['pact', 'pact', 'neutral'],
      ['neutral', 'neutral', 'pact'],
    ]);
    expect(events).toMatchObject([
      { kind: 'stance', seats: [1, 2], houseId: 1, towardsId: 2, stance: 'enemy' },
      { kind: 'stance', seats: [1, 2], houseId: 2, towardsId: 1, stance: 'pact' },
    ]);
  });

  test('X-41: straight from a pact to war costs 10 prestige, by way of neutrality, in the edition first, nothing', () => {
    const state = newState(2, FIRST);
    play(state, ['stance 2 pact', 'stance 1 pact']);
    play(state, ['stance 2 enemy', 'stance 1 neutral']);
    state.turn += 1;
    play(state, ['', 'stance 1 enemy']);
    expect(state.houses.map(({ prestige }) => prestige)).toEqual([40, 50]);
    expect(state.houses[0]?.prestigeBy.pact).toBe(-10);
  });

  test('X-67: the last to each House counts; there must be such a House', () => {
    const state = newState(3);
    const sheet = 'stance 2 enemy\nstance 3 enemy\nstance 2 pact\nstance 1 enemy\nstance 9 enemy';
    expect(play(state, [sheet]).codes).toEqual(['replaced', 'done', 'done', 'own-house', 'unknown-house']);
    expect(state.houses[0]?.stances).toEqual(['pact', 'pact', 'enemy']);
  });
});

describe('X-21: gifts and messages', () => {
  test('X-21: a gift is paid at once and arrives at the end of the turn', () => {
    const state = newState(2);
    const { codes, events } = play(state, ['gift 2 40\ngift 2 400\ngift 1 1'], PHASES.slice(0, -1));
    expect(codes).toEqual(['done', 'no-money', 'own-house']);
    expect(state.houses.map(({ treasury }) => treasury)).toEqual([0, 420_000]);
    expect(state.houses[1]?.ledger.receipts).toBe(210_000);
    expect(events.filter(({ kind }) => kind === 'gift')).toMatchObject([
      { seats: [1, 2], fromId: 1, toId: 2, amount: 40_000 },
      { amount: 170_000 },
    ]);
  });

  test('X-21, X-23: a gift of which not one XMR can be paid is none: nobody is told of it', () => {
    const state = newState(2);
    const { codes, events } = play(state, ['gift 2 210\ngift 2 1'], PHASES.slice(0, -1));
    expect(codes).toEqual(['done', 'no-money']);
    expect(events.filter(({ kind }) => kind === 'gift')).toMatchObject([{ amount: 210_000 }]);
  });

  test('X-67: a message is for one House or for all, and its writer keeps it', () => {
    const { codes, events } = play(newState(3), [
      '',
      'message 1 "Peace?"\nmessage all "War!"\nmessage 2 "Me"',
    ]);
    expect(codes).toEqual(['done', 'done', 'own-house']);
    expect(events).toMatchObject([
      { kind: 'message', seats: [1, 2], fromId: 2, toId: 1, text: 'Peace?' },
      { kind: 'message', seats: [1, 2, 3], fromId: 2, toId: null, text: 'War!' },
    ]);
  });
});
