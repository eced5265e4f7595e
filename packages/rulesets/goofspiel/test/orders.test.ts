import { describe, expect, it } from 'vitest';
import { check, orders, template } from '../src/orders.js';
import { view } from '../src/view.js';
import { newGame, turns } from './games.js';

/** Codes of what is wrong or doubtful about a sheet. */
function problems(sheet: string, state = newGame().state): string[] {
  const read = orders.parse(sheet);
  return [...read.diagnostics, ...check(read.orders, view(state, [], 1))].map(({ code }) => code);
}

describe('G-02: the order', () => {
  it.each(['fleet 5', 'FLEET  5 ; the large one', '; a comment\n\nfleet 5'])('G-02: %j', (sheet) => {
    expect(orders.parse(sheet).orders.map(({ order }) => order)).toEqual([{ kind: 'fleet', size: 5 }]);
    expect(problems(sheet)).toEqual([]);
  });

  it.each([
    ['fleet 0', 'number-range'],
    ['fleet 8', 'number-range'],
    ['fleet five', 'number-invalid'],
    ['fleet', 'missing-field'],
    ['send 5', 'unknown-statement'],
  ])('G-03: %s is none', (sheet, code) => {
    expect(orders.parse(sheet).orders).toEqual([]);
    expect(problems(sheet)).toEqual([code]);
  });

  it('G-03: a size that is used up is warned of', () => {
    const { state } = turns(7, newGame(), 'fleet 5');
    expect(problems('fleet 5', state)).toEqual(['used-up']);
    expect(problems('fleet 4', state)).toEqual([]);
  });

  it('G-02: of two orders the first is warned of, as the last counts', () => {
    expect(problems('fleet 5\nfleet 6')).toEqual(['replaced']);
    const { orders: placed } = orders.parse('fleet 5\nfleet 5');
    expect(check(placed, view(newGame().state, [], 1))).toMatchObject([
      { code: 'replaced', line: 1, message: 'the order of line 2 takes its place' },
    ]);
  });

  it('G-04: an order after the end is warned of', () => {
    const { state } = turns(49, newGame(), 'fleet 2', '');
    expect(problems('fleet 3', { ...state, isAgreedEnd: true })).toEqual(['game-over']);
  });

  it('G-02: the template has none', () => {
    expect(template(view(newGame().state, [], 2))).toBe('; Pure, Bo, order for turn 1\n; fleet 5\n');
  });
});
