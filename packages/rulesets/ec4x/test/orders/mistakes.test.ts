import { formatHeader } from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { EC4X_DIAGNOSTICS } from '../../src/orders/diagnostics.js';
import { ec4xLanguage, parse } from '../../src/orders/language.js';

describe('X-68: what is wrong has a code and a place', () => {
  test.each(EC4X_DIAGNOSTICS.filter(({ example }) => example !== undefined))(
    'X-68: $code: $example',
    ({ code, example = '' }) => {
      expect(parse(example).diagnostics).toMatchObject([{ code, severity: 'error' }]);
    },
  );

  test.each([
    ['header-late', 'tax 45\nhouse 2, turn 5, game "EC-5"'],
    ['header-house', 'house 3, turn 5, game "EC-5"'],
    ['header-turn', 'house 2, turn 4, game "EC-5"'],
    ['header-game', 'house 2, turn 5, game "EC-6"'],
    ['limit-bytes', ';'.repeat(2 ** 21)],
    ['limit-statements', 'tax\n'.repeat(2 ** 16)],
    ['limit-fields', `repair${' 1'.repeat(2 ** 13)}`],
    ['limit-diagnostics', 'tax\n'.repeat(300)],
    ['duplicate-order', 'cancel 7\ncancel 7'],
    ['contradictory-order', 'tax 45\ntax 50'],
    ['text-encoding', ';\uFFFD'],
  ])('X-68: %s', (code, text) => {
    const { diagnostics } = parse(text, { game: 'EC-5', seat: 2, turn: 5 });
    expect(diagnostics.map((found) => found.code)).toContain(code);
    expect(EC4X_DIAGNOSTICS.map((row) => row.code)).toContain(code);
  });

  test.each<[line: string, code: string, column: number, suggestion?: string]>([
    ['txa 45', 'unknown-statement', 1, 'tax'],
    ['fleets 4 hold', 'unknown-statement', 1, 'fleet'],
    ['4 fleet hold', 'unknown-statement', 1],
    ['tax', 'missing-field', 4],
    ['tax 45%', 'number-invalid', 5, '45'],
    ['tax 101%', 'number-invalid', 5],
    ['tax 4.5', 'number-invalid', 5],
    ['tax -5', 'number-invalid', 5],
    ['tax 45 %', 'extra-field', 8],
    ['research wpe 10', 'choice-unknown', 10, 'wep'],
    ['research wep', 'missing-field', 13],
    ['research wep 0', 'number-range', 14],
    ['research wep 1000001', 'number-range', 14],
    ['upgrade erp', 'choice-unknown', 9],
    ['build 2-1 shipyard DD 2', 'system-invalid', 7, '2,-1'],
    ['build (2,-1) shipyard DD 2', 'system-invalid', 7, '2,-1'],
    ['build 2.-1 shipyard DD 2', 'system-invalid', 7, '2,-1'],
    ['build 2,--1 shipyard DD 2', 'system-invalid', 7, '2,-1'],
    ['build "2,-1" shipyard DD 2', 'system-invalid', 7, '2,-1'],
    ['build 2,1,0 shipyard DD 2', 'system-invalid', 7],
    ['industry 12', 'system-invalid', 10],
    ['industry 100,0 1', 'system-invalid', 10],
    ['build 2, -1 shipyard DD 2', 'system-invalid', 7],
    ['build 2,-1 shipyrad DD 2', 'word-unknown', 12, 'shipyard'],
    ['build 2,-1 DD 2', 'word-unknown', 12],
    ['build 2,-1 shipyard XD 2', 'class-unknown', 21, 'DD'],
    ['build 2,-1 shipyard destroyers 2', 'class-unknown', 21, 'DD'],
    ['build 2,-1 shipyard GB 2', 'class-elsewhere', 21],
    ['build 2,-1 spaceport SB 1', 'class-elsewhere', 22],
    ['build 2,-1 colony BB 1', 'class-elsewhere', 19],
    ['build 2,-1 shipyard DD', 'missing-field', 23],
    ['build 2,-1 shipyard DD 2 wep 11', 'number-range', 30],
    ['build 2,-1 shipyard DD 2 weap 1', 'word-unknown', 26, 'wep'],
    ['build 2,-1 shipyard DD 2 fleet 4 wep 1', 'extra-field', 34],
    ['build 2,-1 spaceport SC 1 wep 1', 'word-unknown', 27],
    ['repair', 'missing-field', 7],
    ['repair 12 x', 'number-invalid', 11],
    ['repair 2,-1 DD 1', 'class-elsewhere', 13],
    ['load 4 PTO 1', 'choice-unknown', 8, 'PTU'],
    ['squadron 12 ad 31', 'word-unknown', 13, 'add'],
    ['squadron 12 add', 'missing-field', 16],
    ['squadron new 31 32', 'missing-word', 19],
    ['squadron new 31 fleet nwe', 'number-invalid', 23, 'new'],
    ['split 4', 'missing-field', 8],
    ['fleet 4', 'missing-word', 8],
    ['fleet four hold', 'number-invalid', 7],
    ['fleet 0 hold', 'number-range', 7],
    ['fleet 4 mvoe 2,-1', 'word-unknown', 9, 'move'],
    ['fleet 4 16 2,-1', 'word-unknown', 9],
    ['fleet 4 guard', 'missing-word', 14],
    ['fleet 4 guard starbsae 2,-1', 'word-unknown', 15, 'starbase'],
    ['fleet 4 04', 'missing-field', 11],
    ['fleet 4 spy 2,-1', 'word-unknown', 13],
    ['fleet 4 hold 2,-1', 'word-unknown', 14],
    ['fleet 4 move 2,-1 roe', 'missing-field', 22],
    ['fleet 4 move 2,-1 roe 11', 'number-range', 23],
    ['fleet 4 roe high', 'number-invalid', 13],
    ['name fleet 4 Guard', 'text-quotes', 14, '"Guard"'],
    ['name flet 4 "Guard"', 'word-unknown', 6, 'fleet'],
    [`name 2,-1 "${'x'.repeat(25)}"`, 'text-long', 11],
    [`message all "${'x'.repeat(501)}"`, 'text-long', 13],
    ['message al "Peace?"', 'number-invalid', 9, 'all'],
    ['message all "Peace?', 'text-quotes', 13, '"Peace?"'],
    ['stance 3 nuetral', 'choice-unknown', 10, 'neutral'],
    ['gift 3 4.5', 'number-invalid', 8],
    ['subvert theft 2,-1', 'number-invalid', 15],
    ['subvert major 3', 'system-invalid', 15],
    ['subvert sabotge 2,-1', 'choice-unknown', 9, 'sabotage'],
  ])('X-68: %j is %s at column %i', (line, code, column, suggestion) => {
    const { orders, diagnostics } = parse(`cancel 7\n${line}\ncancel 8`);
    expect(orders.map(({ order }) => order)).toEqual([
      { kind: 'cancel', project: 7 },
      { kind: 'cancel', project: 8 },
    ]);
    expect(diagnostics).toMatchObject([{ code, line: 2, column, severity: 'error' }]);
    expect(diagnostics[0]?.suggestion).toBe(suggestion);
  });

  test('X-68: the span covers the words, the sentence says what could stand there', () => {
    const text = 'tax 45\n  stance 3 freindly ; soon';
    const [found] = parse(text).diagnostics;
    expect(text.slice(found?.span.start, found?.span.end)).toBe('freindly');
    expect(found?.message).toBe('expected a stance (enemy, neutral, pact), received "freindly"');
    const [other] = parse('build 0,0 spaceport SB 1').diagnostics;
    expect(other?.message).toMatch(/^expected what a spaceport builds \(CT, FG, .*, TT\), received "SB"$/);
  });

  test.each([
    ['tax 101', 'expected a whole percentage from 0 to 100, received "101"'],
    ['stance 3 war', 'expected a stance (enemy, neutral, pact), received "war"'],
    ['fleet 4 hold 2,-1', 'expected "roe" or the end of the statement, received "2,-1"'],
    ['build 2,-1 shipyard DD 2 5', 'expected "wep", "fleet" or the end of the statement, received "5"'],
    [
      'subvert steal 3',
      'expected an action against a House (theft, assassinate, psyops) or an action against a colony (sabotage, major, cyber, economy), received "steal"',
    ],
  ])('X-68: %j: %s', (line, message) => {
    expect(parse(line).diagnostics).toMatchObject([{ message }]);
  });
});

describe('X-67: of some orders the last counts', () => {
  test.each([
    ['tax 45\ntax 50', 2],
    ['stance 3 pact\nstance 2 pact\nstance 3 enemy', 3],
    ['fleet 4 hold\nfleet 5 hold\nfleet 4 05 2,-1', 3],
    ['fleet 4 roe 6\nfleet 5 roe 6\nfleet 4 roe 7', 3],
    ['fleet 4 hold roe 6\nfleet 4 roe 7', 2],
    ['fleet 4 hold roe 6\nfleet 4 move 0,0 roe 7', 2],
  ])('X-67: %j has a warning on line %i', (text, line) => {
    const { orders, diagnostics } = parse(text);
    expect(orders).toHaveLength(text.split('\n').length);
    expect(diagnostics).toMatchObject([
      {
        line,
        severity: 'warning',
        message: 'line 1 has another order about the same thing; the last counts',
      },
    ]);
  });

  test('X-67: an order and a rule of engagement are two things', () => {
    expect(parse('fleet 4 hold\nfleet 4 roe 6\nfleet 5 roe 6').diagnostics).toEqual([]);
  });

  test('X-67: other statements are tried in turn', () => {
    expect(parse('gift 3 40\ngift 3 50').diagnostics).toEqual([]);
  });
});

describe('X-67: the first line', () => {
  const sheet = { game: 'EC-5', seat: 2, seatName: 'Atreides', turn: 5 };

  test.each(['house 2, turn 5, game "EC-5"', '; mine\n\n  HOUSE 2 Turn 5,\tgame "ec-5" // turn 6'])(
    'X-67: %j is for this House, turn and game',
    (header) => {
      const { orders, diagnostics, seat, isRefused } = parse(`${header}\ntax 45`, sheet);
      expect({ orders: orders.length, diagnostics, seat, isRefused }).toEqual({
        orders: 1,
        diagnostics: [],
        seat: 2,
        isRefused: false,
      });
    },
  );

  test('X-67: the canonical form has commas', () => {
    expect(formatHeader(ec4xLanguage, { house: 2, turn: 5, game: 'EC-5' })).toBe(
      'house 2, turn 5, game "EC-5"',
    );
  });

  test('X-67: without it, or without a sheet to check against, the orders count', () => {
    expect(parse('tax 45', sheet)).toMatchObject({ isRefused: false, diagnostics: [] });
    expect(parse('tax 45', sheet).seat).toBeUndefined();
    const read = parse('house 9, turn 99, game "Other"\ntax 45');
    expect(read).toMatchObject({ isRefused: false, seat: 9, diagnostics: [] });
    expect(read.orders).toHaveLength(1);
  });

  test.each<[string, string, number, string | undefined]>([
    ['house 3, turn 5, game "EC-5"', 'header-house', 7, '2'],
    ['house 2, turn 6, game "EC-5"', 'header-turn', 15, '5'],
    ['house 2, turn 5, game "EC-6"', 'header-game', 23, '"EC-5"'],
    ['house 2, turn 5, game EC-5', 'text-quotes', 23, '"EC-5"'],
    ['house 2, turn 5', 'missing-word', 16, undefined],
    ['hosue 2, turn 5, game "EC-5"', 'word-unknown', 1, 'house'],
    ['house two, turn 5, game "EC-5"', 'number-invalid', 7, undefined],
  ])('X-67: %j refuses all with %s at column %i', (header, code, column, suggestion) => {
    const { orders, diagnostics, isRefused } = parse(`${header}\ntax 45`, sheet);
    expect(isRefused).toBe(true);
    expect(orders).toEqual([]);
    expect(diagnostics).toMatchObject([{ code, line: 1, column }]);
    expect(diagnostics[0]?.suggestion).toBe(suggestion);
  });

  test('X-67: the sentence says what should stand there', () => {
    const [found] = parse('house 2, turn 6, game "EC-5"', sheet).diagnostics;
    expect(found?.message).toBe('expected turn 5, received "6"');
  });

  test('X-67: it stands first, and once', () => {
    const header = 'house 2, turn 5, game "EC-5"';
    for (const text of [`tax 45\n${header}`, `${header}\ntax 45\n${header}`])
      expect(parse(text, sheet)).toMatchObject({
        isRefused: true,
        orders: [],
        diagnostics: [{ code: 'header-late' }],
      });
  });
});
