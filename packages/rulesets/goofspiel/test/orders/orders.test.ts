import { describe, expect, it } from 'vitest';
import { check } from '../../src/orders/check.js';
import { template } from '../../src/orders/template.js';
import { goofspielLanguage } from '../../src/orders/language.js';
import { view } from '../../src/view/view.js';
import { newGame, turns } from '../games.js';

/** Codes of all diagnostics of a sheet. */
function problems(sheet: string, state = newGame().state): string[] {
  const read = goofspielLanguage.parse(sheet);
  return [...read.diagnostics, ...check(read.orders, view(state, [], 1))].map(({ code }) => code);
}

describe('G-02: the order', () => {
  it.each(['fleet 5', 'FLEET  5 ; the large one', '; a comment\n\nfleet 5'])('G-02: %j', (sheet) => {
    expect(goofspielLanguage.parse(sheet).orders.map(({ order }) => order)).toEqual([
      { kind: 'fleet', size: 5 },
    ]);
    expect(problems(sheet)).toEqual([]);
  });

  it('G-02: a row that a spreadsheet has padded with commas is read, with a warning', () => {
    const { orders, diagnostics } = goofspielLanguage.parse('fleet 5,,,');
    expect(orders.map(({ order }) => order)).toEqual([{ kind: 'fleet', size: 5 }]);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', message: 'empty fields at the end: read as "fleet 5"' },
    ]);
  });

  it.each([
    ['fleet 0', 'number-range'],
    ['fleet 8', 'number-range'],
    ['fleet five', 'number-invalid'],
    ['fleet', 'missing-field'],
    ['send 5', 'unknown-statement'],
  ])('G-03: %s is not an order', (sheet, code) => {
    expect(goofspielLanguage.parse(sheet).orders).toEqual([]);
    expect(problems(sheet)).toEqual([code]);
  });

  it('G-03: a size that is used up draws a warning', () => {
    const { state } = turns(7, newGame(), 'fleet 5');
    expect(problems('fleet 5', state)).toEqual(['used-up']);
    expect(problems('fleet 4', state)).toEqual([]);
  });

  it.each([
    [
      'fleet 5\nfleet 6',
      'contradictory-order',
      'line 1 has another order about the same thing; the last counts',
    ],
    ['fleet 5\nfleet 5', 'duplicate-order', 'the same order stands on line 1; the last counts'],
  ])('G-02: %j: the second draws a warning, and counts', (sheet, code, message) => {
    expect(goofspielLanguage.parse(sheet).diagnostics).toMatchObject([
      { code, severity: 'warning', line: 2, message },
    ]);
    expect(problems(sheet)).toEqual([code]);
  });

  it('G-03: of two orders only the size of the last matters', () => {
    const { state } = turns(7, newGame(), 'fleet 5');
    expect(problems('fleet 5\nfleet 4', state)).toEqual(['contradictory-order']);
    expect(problems('fleet 4\nfleet 5', state)).toEqual(['contradictory-order', 'used-up']);
  });

  it('G-04: an order after the end draws a warning', () => {
    const { state } = turns(49, newGame(), 'fleet 2', '');
    expect(problems('fleet 3', { ...state, isAgreedEnd: true })).toEqual(['game-over']);
  });

  it('G-02: the template has no order', () => {
    expect(template(view(newGame().state, [], 2))).toBe('; Pure, Bo, order for turn 1\n; fleet 5\n');
  });
});
