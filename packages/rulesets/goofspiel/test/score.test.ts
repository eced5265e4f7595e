import { describe, expect, it } from 'vitest';
import { galaxyWinner, valuesWon, worthsWon } from '../src/score.js';
import { plainWar, rounds } from './wars.js';

/** A bout that the second side wins on the planets of worth 1, 2 and 3 alone. */
const LOST = '1:2 1:2 1:2 1:1 1:1 1:1 1:1';
/** A bout with worths 1, 2, 3, 4, 5, 6, 7: the first side takes the last two. */
const WON = '1:1 1:1 1:1 1:1 1:1 2:1 2:1';
const EQUAL = '1:1 1:1 1:1 1:1 1:1 1:1 1:1';

function war(...bouts: string[]) {
  return { ...plainWar(), rounds: rounds(bouts.join(' ')) };
}

describe('G-04: a galaxy', () => {
  it('G-04: goes to the side with more worth, not more planets', () => {
    // 5 + 6 + 7 = 18 against 1 + 2 + 3 + 4 = 10
    const three = war('1:2 1:2 1:2 1:2 3:1 3:1 3:1');
    expect(worthsWon([1, 2, 3, 4, 5, 6, 7], three.rounds)).toEqual([18, 10]);
    expect(galaxyWinner(three, 0)).toBe(0);
  });

  it('G-04: goes to nobody when worths are equal', () => {
    // 7 + 6 + 1 = 14 against 2 + 3 + 4 + 5 = 14
    const even = war('2:1 1:2 1:2 1:2 1:2 2:1 2:1');
    expect(worthsWon([1, 2, 3, 4, 5, 6, 7], even.rounds)).toEqual([14, 14]);
    expect(galaxyWinner(even, 0)).toBeNull();
  });

  it('G-04: goes to nobody before its last round', () => {
    expect(galaxyWinner(war('2:1 2:1 2:1 2:1 2:1 2:1'), 0)).toBeNull();
  });

  it('seed: nobody gets an equal planet or its worth', () => {
    expect(worthsWon([7, 6, 5], rounds('4:4 3:2 1:1'))).toEqual([6, 0]);
  });
});

describe('G-04: the game', () => {
  it('G-04: goes by the values of galaxies, not by their number', () => {
    // values 1 to 7: 5 + 6 + 7 = 18 against 1 + 2 + 3 + 4 = 10
    expect(valuesWon(war(LOST, LOST, LOST, LOST, WON, WON, WON))).toEqual([18, 10]);
  });

  it('G-04: has no value for equal galaxies, and none for a bout that is not over', () => {
    expect(valuesWon(war(LOST, EQUAL, WON, '7:1 7:1'))).toEqual([3, 1]);
  });
});
