import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { crossingsOf, nextPlace, type Side } from '../../src/running/crossings.js';

const LETTERS: Readonly<Record<string, Side>> = { b: 'below', a: 'above', u: 'unclear' };

/** Sides by place: `b` below, `a` above, `u` unclear, a period where nobody has looked. */
function sidesOf(text: string): Map<number, Side> {
  return new Map(
    [...text].flatMap((letter, i) => {
      const side = LETTERS[letter];
      return side ? [[i, side] as const] : [];
    }),
  );
}

const none = new Set<number>();

describe('crossings', () => {
  test.each([
    ['bbb', []],
    ['u..u', []],
    ['b..a', [{ from: 0, to: 3, rises: true, unclear: [] }]],
    ['a.u.ub', [{ from: 0, to: 5, rises: false, unclear: [2, 4] }]],
    ['ubuu.b.u', []],
    [
      'ba.ub',
      [
        { from: 0, to: 1, rises: true, unclear: [] },
        { from: 1, to: 4, rises: false, unclear: [3] },
      ],
    ],
  ])('of %s', (text, found) => {
    expect(crossingsOf(sidesOf(text))).toEqual(found);
  });
});

describe('the next place', () => {
  test.each([
    ['b...a', 2],
    ['b..a', 1],
    ['b.u..a', 1],
    ['bu...a', 3],
    ['bua', undefined],
    ['ba', undefined],
    ['b......b', undefined],
    ['ba..b', 2],
  ])('in %s is %s', (text, place) => {
    expect(nextPlace(sidesOf(text), none)).toBe(place);
  });

  test('is beside the middle where that is refused, and nowhere where all are', () => {
    expect(nextPlace(sidesOf('b...a'), new Set([2]))).toBe(1);
    expect(nextPlace(sidesOf('b...a'), new Set([1, 2]))).toBe(3);
    expect(nextPlace(sidesOf('b...a'), new Set([1, 2, 3]))).toBeUndefined();
  });

  const curves = fc.array(fc.constantFrom<Side>('below', 'above', 'unclear'), {
    minLength: 2,
    maxLength: 40,
  });

  /** Looks at places of a curve, from its ends on, until nothing can be narrowed. */
  function search(curve: readonly Side[]): Map<number, Side> {
    const seen = new Map<number, Side>();
    const look = (place: number): unknown => seen.set(place, curve[place] ?? 'unclear');
    look(0);
    look(curve.length - 1);
    for (let place = nextPlace(seen, none); place !== undefined; place = nextPlace(seen, none)) {
      expect(seen.has(place)).toBe(false);
      look(place);
    }
    return seen;
  }

  test.prop([curves])(
    'is a new one, until the ends of every crossing are neighbours of each other or of unclear places',
    (curve) => {
      for (const { from, to, unclear } of crossingsOf(search(curve))) {
        expect(new Set([curve[from], curve[to]])).toEqual(new Set(['above', 'below']));
        expect(unclear[0] ?? to).toBe(from + 1);
        expect(unclear.at(-1) ?? from).toBe(to - 1);
      }
    },
  );

  test.prop([fc.nat(1_000), fc.nat(20), fc.nat(1_000)])(
    'of a curve that rises leads to its one crossing, after two looks for each halving at most',
    (before, between, after) => {
      const curve = [
        ...Array.from({ length: before + 1 }, (): Side => 'below'),
        ...Array.from({ length: between }, (): Side => 'unclear'),
        ...Array.from({ length: after + 1 }, (): Side => 'above'),
      ];
      const seen = search(curve);
      expect(crossingsOf(seen)).toMatchObject([{ from: before, to: before + between + 1 }]);
      expect(seen.size).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(curve.length)) + 1);
    },
  );
});
