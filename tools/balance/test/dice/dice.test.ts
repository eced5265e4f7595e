import { fc, test } from '@fast-check/vitest';
import { diceDistribution, ratio, ratioToNumber, type Distribution } from '@ec/prng';
import { describe, expect } from 'vitest';
import { oddsOf } from '../../src/dice/odds.js';
import { parseRoll } from '../../src/dice/parse-roll.js';

const third = (n: bigint) => ratio(n, 6n);

describe('a roll', () => {
  test.each([
    ['3d6-2', 1, 16, 17 / 2],
    ['d20', 1, 20, 21 / 2],
    ['2d6+1d8', 3, 20, 7 + 9 / 2],
    ['3d6-2d4+1', 3 - 8 + 1, 18 - 2 + 1, 21 / 2 - 5 + 1],
    ['-d4', -4, -1, -5 / 2],
    ['7', 7, 7, 7],
    ['2-3', -1, -1, -1],
  ])('%s is from %i to %i, on average %d', (text, min, max, mean) => {
    const roll = parseRoll(text);
    expect([roll.min, roll.max, ratioToNumber(roll.mean())]).toEqual([min, max, mean]);
  });

  test('of d4 − d4 is 0 in four of sixteen cases', () => {
    expect(parseRoll('d4-d4').probability(0)).toEqual(ratio(1n, 4n));
  });

  test.each([
    ['', 'roll: expected dice and constants such as "3d6-2" or "2d6+d8", received ""'],
    ['3d6+', 'roll: expected dice and constants such as "3d6-2" or "2d6+d8", received "3d6+"'],
    ['3d6--2', 'roll: expected dice and constants such as "3d6-2" or "2d6+d8", received "3d6--2"'],
    ['3x6', 'roll: expected notation such as "3d6-2", received "3x6" with "x" at position 2'],
    ['d6+3x6', 'roll: expected notation such as "3d6-2", received "3x6" with "x" at position 2 in "d6+3x6"'],
    ['300d10', 'roll: expected at most 2000 results, received 2701 in "300d10"'],
    ['d2000+d2', 'roll: expected at most 2000 results, received 2001 in "d2000+d2"'],
    ['9007199254740991d2', 'roll, highest sum of faces: expected'],
  ])('%s is refused', (text, message) => {
    expect(() => parseRoll(text)).toThrow(RangeError);
    expect(() => parseRoll(text)).toThrow(message);
  });
});

describe('odds', () => {
  test('of d2 against d3: of six cases one is won, two are tied, three lost', () => {
    expect(oddsOf(parseRoll('d2'), parseRoll('d3'))).toEqual({
      win: third(1n),
      tie: third(2n),
      loss: third(3n),
    });
  });

  test('of 3d6 − 2 against 2d8, counted by hand over 216 · 64 cases', () => {
    let [win, tie, loss] = [0n, 0n, 0n];
    const faces = [1, 2, 3, 4, 5, 6];
    const eight = [...faces, 7, 8];
    for (const a of faces)
      for (const b of faces)
        for (const c of faces)
          for (const d of eight)
            for (const e of eight) {
              const margin = a + b + c - 2 - d - e;
              if (margin > 0) win++;
              else if (margin === 0) tie++;
              else loss++;
            }
    expect([win + tie + loss, win]).toEqual([13_824n, 5_706n]);
    expect(oddsOf(parseRoll('3d6-2'), parseRoll('2d8'))).toEqual({
      win: ratio(win, 13_824n),
      tie: ratio(tie, 13_824n),
      loss: ratio(loss, 13_824n),
    });
  });

  const dice = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    sides: fc.integer({ min: 1, max: 8 }),
    modifier: fc.integer({ min: -9, max: 9 }),
  });

  test.prop([dice, dice])('are those of the difference, and turn around with the sides', (a, b) => {
    const [first, second] = [diceDistribution(a), diceDistribution(b)];
    const margin: Distribution = first.plus(second.map((value) => -value));
    const odds = oddsOf(first, second);
    expect(odds).toEqual({
      win: margin.probabilityOf((value) => value > 0),
      tie: margin.probability(0),
      loss: margin.probabilityOf((value) => value < 0),
    });
    expect(oddsOf(second, first)).toEqual({ win: odds.loss, tie: odds.tie, loss: odds.win });
  });
});
