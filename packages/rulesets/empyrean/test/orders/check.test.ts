import { describe, expect, test } from 'vitest';
import { check } from '../../src/orders/check.js';
import type { KnownHolding, KnownEmpire } from '../../src/orders/known-empire.js';
import { empyreanLanguage } from '../../src/orders/language.js';

const home: KnownHolding = {
  id: 12,
  kind: 'open',
  location: '05-12-28/2',
  techLevel: 2,
  population: { UEM: 100, USK: 100, PRO: 50, SLD: 40, SPY: 20, CNW: 10, TRN: 0 },
  stored: [
    { code: 'STU', techLevel: 0 },
    { code: 'SPD', techLevel: 1 },
    { code: 'FCT', techLevel: 2 },
    { code: 'MIN', techLevel: 2 },
  ],
  mines: [{ group: 1 }, { group: 2 }],
  factories: [
    { group: 1, product: 'CNGD' },
    { group: 2, product: 'AUT-1' },
  ],
};
const known: KnownEmpire = {
  empire: { id: 7, homeWorld: '05-12-28/2' },
  holdings: [home, { ...home, id: 31, kind: 'orbiting' }, { ...home, id: 40, kind: 'ship' }],
  surveys: [{ planet: '05-12-28/2', deposits: [{ number: 1 }, { number: 2 }, { number: 18 }] }],
};

/** Code, line and column of each warning. */
function doubts(text: string): [string, number, number][] {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return check(orders, known).map(({ code, severity, line, column }) => {
    expect(severity).toBe('warning');
    return [code, line, column];
  });
}

describe('E-16: what the player knows', () => {
  test.each([
    '12, bombard, 99, 75%\n12, invade, 99, 75%',
    '12, bombard, 99, 60%\n12, support, 98, 40%',
    '12, build change, 2, automation-2\n12, build change, 1, research',
    '31, build change, 1, light structural units',
    '12, mining, 2, 18',
    '12, transfer, 10 SPD-1, 31\n12, transfer, 5 soldiers, 31\n12, transfer, 100 consumer goods, 31',
    '12, transfer, TL-2, 99\n12, sell, TL-1, 5\n12, buy, TL-9, 5',
    '12, assemble, 5 factories-2, AUT-2\n12, assemble, 5 mines-2, 18\n12, assemble, 3 spies',
    'set up, ship, 12, transfer, 100 STU, 4 SPD-1, 10 PRO, end',
    '12, 20, check rebels\n31, 20, information, 99',
    '7, control, 05-12-28/2\n40, move, 30-30-30',
    'message, empire 9, "hi"\nnews, 99, "hi"',
  ])('E-16: nothing is odd about %j', (text) => {
    expect(doubts(text)).toEqual([]);
  });

  test.each<[string, string, number, number]>([
    ['13, survey', 'not-yours', 1, 1],
    ['set up, ship, 13, transfer, 10 STU, end', 'not-yours', 1, 15],
    ['8, control, 05-12-28/2', 'not-your-empire', 1, 1],
    ['12, bombard, 31, 50%', 'own-target', 1, 14],
    ['12, 5, incite rebels, 31', 'own-target', 1, 23],
    ['12, build change, 3, research', 'unknown-group', 1, 19],
    ['12, mining, 4, 18', 'unknown-group', 1, 13],
    ['12, mining, 2, 3', 'unknown-deposit', 1, 16],
    ['12, assemble, 5 mines-2, 40', 'unknown-deposit', 1, 26],
    ['12, build change, 1, automation-3', 'level-too-high', 1, 22],
    ['12, build change, 1, LSTU', 'orbiting-only', 1, 22],
    ['12, transfer, TL-3, 99', 'level-too-high', 1, 15],
    ['12, sell, TL-3, 5', 'level-too-high', 1, 11],
    ['12, transfer, 10 SPD-2, 31', 'none-there', 1, 15],
    ['12, transfer, 10 trainees, 31', 'none-there', 1, 15],
    ['12, sell, 10, food, 1', 'none-there', 1, 15],
    ['12, transfer, 10 STU, 12', 'same-receiver', 1, 23],
    ['set up, ship, 12, transfer,\n  100 STU,\n  4 SPD-2, 10 PRO\nend', 'none-there', 3, 3],
    ['12, 15, check rebels\n12, 6, information, 99', 'too-many-spies', 2, 5],
    ['12, bombard, 99, 60%\n12, support, 98, 97, 40.1%', 'over-committed', 2, 22],
    ['12, invade, 99, 60%\n12, raid, 98, 41%, gold', 'over-committed', 2, 15],
    ['40, move, 31-00-00', 'outside-cluster', 1, 11],
    ['12, move, 3', 'no-ship', 1, 1],
    ['set up, trade station, 12, transfer, 100 STU, end', 'no-trade-there', 1, 9],
    ['5-12-31/2, name, "X"', 'outside-cluster', 1, 1],
  ])('E-16: %j gives %s at %i:%i', (text, code, line, column) => {
    expect(doubts(text)).toEqual([[code, line, column]]);
  });

  test('E-16: a warning says what was expected, what came, and what was meant', () => {
    const { orders, source } = empyreanLanguage.parse('// mine\r\n  21, survey');
    expect(check(orders, known)).toEqual([
      {
        code: 'not-yours',
        severity: 'warning',
        span: { start: 11, end: 13 },
        line: 2,
        column: 3,
        message: 'expected a ship or colony of yours, received "21"',
        expected: 'a ship or colony of yours',
        received: '21',
        suggestion: '12',
      },
    ]);
    expect(source.slice(11, 13)).toBe('21');
  });

  describe('where it was seen last', () => {
    const scouting: KnownEmpire = {
      ...known,
      sightings: [
        { id: 99, location: '05-12-28/2' },
        { id: 98, location: '05-12-28/3' },
        { id: 61, location: '05-12-28/2', isAbandoned: true },
        { id: 60, location: '05-12-28/3', isAbandoned: true },
      ],
      contacts: [{ id: 3 }],
    };
    const codes = (text: string): string[] =>
      check(empyreanLanguage.parse(text).orders, scouting).map(({ code }) => code);

    test('E-34: a target that was seen in the same orbit is no doubt, one seen elsewhere or never is', () => {
      expect(codes('12, bombard, 99, 50%')).toEqual([]);
      expect(codes('12, bombard, 98, 50%')).toEqual(['not-seen']);
      expect(codes('12, 5, information, 55')).toEqual(['not-seen']);
    });

    test('E-43: goods are fetched from what was seen abandoned in the same orbit', () => {
      expect(codes('61, transfer, 10 gold, 12')).toEqual([]);
      expect(codes('60, transfer, 10 gold, 12')).toEqual(['not-yours']);
      expect(codes('99, transfer, 10 gold, 12')).toEqual(['not-yours']);
      expect(codes('61, survey')).toEqual(['not-yours']);
    });

    test('E-16: the nearest of those seen there is meant', () => {
      const [doubt] = check(empyreanLanguage.parse('12, invade, 97, 50%').orders, scouting);
      expect(doubt).toMatchObject({
        suggestion: '99',
        message: 'expected a ship or colony that was seen at 05-12-28/2, received "97"',
      });
    });

    test('E-17 phase 21: messages go to empires that were met, or ships and colonies that were seen', () => {
      expect(codes('message, empire 3, "hi"')).toEqual([]);
      expect(codes('message, 98, "hi"')).toEqual([]);
      expect(codes('message, empire 4, "hi"')).toEqual(['no-contact']);
      expect(codes('message, 97, "hi"')).toEqual(['no-contact']);
    });
  });

  test('E-16: a group that is not there is told from those that are', () => {
    const { orders } = empyreanLanguage.parse('12, build change, 3, research');
    expect(check(orders, known)[0]?.message).toBe('expected a factory group of 1 or 2, received "3"');
  });
});
