import { playScript } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { searchForSpy, type Searcher, type Spy } from '../../src/detection/search-for-spy.js';

const NO_PACTS = (): boolean => false;
const spy = (house: number, id: number): Spy => ({ house, id, eli: 2 });
/** Finds a spy of ELI 2 with 7 or more on the die. @see T23 */
const searcher = (house: number, fleet: number): Searcher => ({
  house,
  fleet,
  sensors: { eli: 3, modifier: 1 },
});

describe('X-46: spies', () => {
  test('every fleet rolls once against every spy, by House and number, whatever the order given', () => {
    const searches = playScript([7, 6, 20, 1], (rng) =>
      [spy(1, 4), spy(1, 9)].flatMap((one) =>
        searchForSpy(one, [searcher(3, 1), searcher(2, 5)], NO_PACTS, rng).map((search) => ({
          spy: one,
          ...search,
        })),
      ),
    );
    expect(searches.map(({ spy, searcher, roll }) => [spy.id, searcher.house, roll.succeeds])).toEqual([
      [4, 2, true],
      [4, 3, false],
      [9, 2, true],
      [9, 3, false],
    ]);
  });

  test('nobody looks for own spies, nor for those of a House that it has a pact with', () => {
    const pact = (house: number, other: number): boolean => house + other === 5;
    const searches = playScript([1], (rng) =>
      searchForSpy(spy(2, 1), [searcher(2, 1), searcher(3, 1), searcher(4, 1)], pact, rng),
    );
    expect(searches.map((search) => search.searcher.house)).toEqual([4]);
  });
});
