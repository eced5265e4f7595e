import { describe, expect, it } from 'vitest';
import {
  capAndSortOrbits,
  ORBIT_CONTENT_PERCENT,
  planetTypeDistribution,
  type OrbitContent,
} from '../src/index.js';

const LETTERS: Record<string, OrbitContent> = {
  T: 'terrestrial',
  A: 'asteroid',
  G: 'gasGiant',
  '.': 'empty',
};
const CONTENTS = ['terrestrial', 'asteroid', 'gasGiant', 'empty'] as const;

function orbits(text: string): OrbitContent[] {
  return [...text].map((letter) => LETTERS[letter] ?? expect.fail(letter));
}

/** Steps 2 to 4 of the assignment algorithm, loop by loop as the seed states them. */
function seedSteps(rolled: readonly OrbitContent[]): OrbitContent[] {
  const types = [...rolled];
  const count = (wanted: OrbitContent) => types.filter((type) => type === wanted).length;
  for (let n = 0; n < 10; n++) {
    if (count('gasGiant') <= 3) break;
    if (types[n] === 'gasGiant') types[n] = 'asteroid';
  }
  for (let n = 0; n < 10; n++) {
    if (count('asteroid') <= 2) break;
    if (types[n] === 'asteroid') types[n] = 'terrestrial';
  }
  const occupied = [...types.keys()].filter((n) => types[n] !== 'empty');
  const sorted = occupied
    .map((n) => types[n] ?? 'empty')
    .sort((a, b) => CONTENTS.indexOf(a) - CONTENTS.indexOf(b));
  for (const [i, n] of occupied.entries()) types[n] = sorted[i] ?? 'empty';
  return types;
}

/** Calls back with each of the 4^10 ways to fill ten orbits, and how often each content was rolled. */
function forEveryRoll(visit: (rolled: readonly OrbitContent[], counts: readonly number[]) => void): void {
  for (let code = 0; code < 4 ** 10; code++) {
    const rolled: OrbitContent[] = [];
    const counts = [0, 0, 0, 0];
    for (let rest = code, orbit = 0; orbit < 10; orbit++, rest >>= 2) {
      rolled.push(CONTENTS[rest & 3] ?? 'empty');
      counts[rest & 3] = (counts[rest & 3] ?? 0) + 1;
    }
    visit(rolled, counts);
  }
}

describe('seed "Planet": caps and sort', () => {
  it.each([
    ['nothing rolled, nothing placed', '..........', '..........'],
    ['within the caps, only the sort acts', 'G.A.T.....', 'T.A.G.....'],
    ['a fourth gas giant becomes an asteroid', 'GGGG......', 'AGGG......'],
    [
      'of six gas giants one comes to be terrestrial: 6 − 3 = 3 asteroids, 3 − 2 = 1',
      'GGGGGG....',
      'TAAGGG....',
    ],
    ['a third asteroid becomes terrestrial', '.A.A.A...T', '.T.T.A...A'],
    ['ten gas giants leave 5, 2 and 3', 'GGGGGGGGGG', 'TTTTTAAGGG'],
    ['empty orbits stay where they are', 'G..G.T..AT', 'T..T.A..GG'],
  ])('%s: %s → %s', (_, rolled, placed) => {
    expect(capAndSortOrbits(orbits(rolled))).toEqual(orbits(placed));
  });

  it('agree with the loops of the seed, and with the exact odds, on all 1,048,576 ways to fill ten orbits', () => {
    const tally = new Map<string, number[]>(); // by what was rolled: ways to fill each orbit, for each content
    let different = 0;
    forEveryRoll((rolled, counts) => {
      const placed = capAndSortOrbits(rolled);
      const wanted = seedSteps(rolled);
      if (placed.some((content, index) => content !== wanted[index])) different++;
      const key = counts.join();
      const ways = tally.get(key) ?? new Array<number>(10 * CONTENTS.length).fill(0);
      if (!tally.has(key)) tally.set(key, ways);
      for (let i = 0; i < 10; i++) {
        const slot = i * CONTENTS.length + CONTENTS.indexOf(placed[i] ?? 'empty');
        ways[slot] = (ways[slot] ?? 0) + 1;
      }
    });
    expect(different).toBe(0);
    const totals = Array.from({ length: 10 }, () => ({
      terrestrial: 0n,
      asteroid: 0n,
      gasGiant: 0n,
      empty: 0n,
    }));
    for (const [key, ways] of tally) {
      const weight = key
        .split(',')
        .map((count, i) => BigInt(ORBIT_CONTENT_PERCENT[CONTENTS[i] ?? 'empty']) ** BigInt(count))
        .reduce((product, factor) => product * factor, 1n);
      for (const [slot, count] of ways.entries()) {
        const total = totals[Math.floor(slot / CONTENTS.length)] ?? expect.fail(`slot ${slot}`);
        total[CONTENTS[slot % CONTENTS.length] ?? 'empty'] += weight * BigInt(count);
      }
    }
    for (const [index, weights] of totals.entries()) {
      expect(planetTypeDistribution(index + 1)).toEqual({ total: 100n ** 10n, weights });
    }
  });

  it('leave each orbit empty with 59 chances of 100', () => {
    for (let orbit = 1; orbit <= 10; orbit++) {
      const { total, weights } = planetTypeDistribution(orbit);
      expect(weights.empty * 100n).toBe(total * 59n);
      expect(weights.terrestrial + weights.asteroid + weights.gasGiant + weights.empty).toBe(total);
    }
  });

  it('has odds for orbits 1 to 10 only', () => {
    expect(() => planetTypeDistribution(0)).toThrow(RangeError);
    expect(() => planetTypeDistribution(11)).toThrow(/got 11/);
  });
});
