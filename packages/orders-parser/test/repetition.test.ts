import type { Ratio } from '@ec/prng';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rateSlot, textSlot, wordSlot, type Order } from '../src/index.js';
import { houses } from './grammars/houses.js';
import { plainLanguage } from './grammars/plain.js';

/** Line, code and message of what is said about a text. */
const said = (text: string) =>
  houses.parse(text).diagnostics.map(({ line, code, message }) => [line, code, message]);

describe('an order that repeats an earlier one', () => {
  test('is the same or a contradiction, and the message says which of them counts', () => {
    const inTurn = 'each is tried in turn';
    expect(said('fleet 4 hold\nfleet 4 hold\nfleet 4 move 0,1')).toEqual([
      [2, 'duplicate-order', `the same order stands on line 1; ${inTurn}`],
      [3, 'contradictory-order', `line 1 has another order about the same thing; ${inTurn}`],
    ]);
    expect(said('fleet 4 roe 6\nfleet 4 roe 6\nfleet 4 roe 5')).toEqual([
      [2, 'duplicate-order', 'the same order stands on line 1; the last counts'],
      [3, 'contradictory-order', 'line 1 has another order about the same thing; the last counts'],
    ]);
  });

  test('is the same as one that is a contradiction itself', () => {
    const inTurn = 'each is tried in turn';
    expect(said('fleet 4 hold\nfleet 4 move 0,1\nfleet 4 move 0,1\nfleet 4 move 0,2')).toEqual([
      [2, 'contradictory-order', `line 1 has another order about the same thing; ${inTurn}`],
      [3, 'duplicate-order', `the same order stands on line 2; ${inTurn}`],
      [4, 'contradictory-order', `line 1 has another order about the same thing; ${inTurn}`],
    ]);
  });

  /** An order as it is written, what it is about, and which of several counts. */
  type Sample = readonly [text: string, topics: readonly (readonly [about: string, lastCounts: boolean])[]];
  const number = fc.integer({ min: 1, max: 3 });
  const sample: fc.Arbitrary<Sample> = fc.oneof(
    number.map((percent): Sample => [`tax ${percent}`, [['tax', false]]]),
    number.map((fleet): Sample => [`fleet ${fleet} hold`, [[`fleet ${fleet}`, false]]]),
    number.map((fleet): Sample => [`fleet ${fleet} move 0,1`, [[`fleet ${fleet}`, false]]]),
    fc.tuple(number, number).map(([fleet, roe]): Sample => [
      `fleet ${fleet} move 0,1 roe ${roe}`,
      [
        [`fleet ${fleet}`, false],
        [`roe ${fleet}`, true],
      ],
    ]),
    fc
      .tuple(number, number)
      .map(([fleet, roe]): Sample => [`fleet ${fleet} roe ${roe}`, [[`roe ${fleet}`, true]]]),
    number.map((fleet): Sample => [`split ${fleet} 1`, [[`split ${fleet} 1`, false]]]),
  );

  property.prop([fc.array(sample, { maxLength: 12 })], { numRuns: 100 })(
    'is found, whatever stands between, and the first is named that is the same, or else about the same',
    (samples) => {
      const first = new Map<string, number>();
      const expected = samples.flatMap(([text, topics], index) => {
        const [again] = topics.filter(([about]) => first.has(about));
        const at = again && first.get(again[0]);
        for (const [about] of topics) if (!first.has(about)) first.set(about, index);
        if (again === undefined || at === undefined) return [];
        const result = again[1] ? 'the last counts' : 'each is tried in turn';
        const twin = samples.findIndex((sample) => sample[0] === text);
        return [
          twin < index
            ? [index + 1, 'duplicate-order', `the same order stands on line ${twin + 1}; ${result}`]
            : [
                index + 1,
                'contradictory-order',
                `line ${at + 1} has another order about the same thing; ${result}`,
              ],
        ];
      });
      expect(said(samples.map(([text]) => text).join('\n'))).toEqual(expected);
    },
  );

  test('is found among a hundred others, by its own words, by a number or by a text', () => {
    interface Call extends Order {
      readonly kind: 'call';
      readonly name: string;
      readonly text: string;
    }
    interface Pay extends Order {
      readonly kind: 'pay';
      readonly rate: Ratio;
    }
    const calls = plainLanguage<Call | Pay>([
      {
        kind: 'call',
        fields: [
          { keyword: 'call' },
          { key: 'name', name: 'name', type: wordSlot('a name') },
          { key: 'text', name: 'text', type: textSlot('a text', 9) },
        ],
        once: { per: ['name'] },
      },
      {
        kind: 'pay',
        fields: [{ keyword: 'pay' }, { key: 'rate', name: 'rate', type: rateSlot('a rate') }],
        once: { per: ['rate'] },
      },
    ]);
    const twice = (line: (n: number) => string) => {
      const lines = Array.from({ length: 100 }, (_, n) => line(n + 100));
      return [...lines, ...lines].join('\n');
    };
    const word = (n: number) => ((n * 7919) % 10_007).toString(36);
    for (const text of [twice((n) => `message all "${word(n)}"`), twice((n) => `fleet ${n} hold`)])
      expect(houses.parse(text).diagnostics.map(({ line }) => line)).toEqual(
        Array.from({ length: 100 }, (_, n) => n + 101),
      );
    expect(calls.parse(twice((n) => `call s${n} "x"`)).diagnostics).toHaveLength(100);
    expect(calls.parse('call a "x"\ncall b "x"').diagnostics).toEqual([]);
    expect(calls.parse('pay 1.5\npay 2\npay 1.50').diagnostics.map(({ line, code }) => [line, code])).toEqual(
      [[3, 'duplicate-order']],
    );
  });
});
