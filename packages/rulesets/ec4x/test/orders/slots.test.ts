import { integerSlot, type Draw } from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { orWord, system } from '../../src/orders/slots.js';

const least: Draw = (low) => low;
const most: Draw = (_, high) => high;

describe('X-67: what is drawn for a field reaches all that may stand there', () => {
  test('X-67: systems from −99,−99 to 99,99, each coordinate by itself', () => {
    expect([least, most].map((draw) => system.write(system.generate(draw)))).toEqual(['-99,-99', '99,99']);
    const draws = [0, 198];
    const oneOfEach = system.generate(() => draws.shift() ?? 0);
    expect(system.write(oneOfEach)).toBe('-99,99');
    expect(system.read('-99,99')).toEqual(oneOfEach);
  });

  test('X-67: a word or any number, as in "fleet new" and "fleet 4"', () => {
    const either = orWord(integerSlot('a fleet', { high: 7 }), 'new', 'a fleet of its own');
    expect(either.generate(least)).toBe('new');
    expect(either.generate(most)).toBe(7);
  });
});
