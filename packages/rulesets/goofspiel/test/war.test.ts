import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { roundWinner } from '../src/score.js';
import { GALAXIES, PLANETS } from '../src/state.js';
import { drawWar, fightRound, positionOf } from '../src/war.js';
import { plainWar, rounds } from './wars.js';

const ONE_TO_SEVEN = [1, 2, 3, 4, 5, 6, 7];
const SEVENS = [7, 7, 7, 7, 7, 7, 7];

describe('G-01: a war before its first round', () => {
  const { galaxies, fleets } = drawWar(Prng.fromSeed(3n));

  it('G-01: has galaxies A to G with values 1 to 7, in random orders', () => {
    expect(galaxies.map(({ name }) => name).toSorted()).toEqual(GALAXIES);
    expect(galaxies.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual(ONE_TO_SEVEN);
    expect(galaxies.map(({ name }) => name)).not.toEqual(GALAXIES);
    expect(galaxies.map(({ value }) => value)).not.toEqual(ONE_TO_SEVEN);
  });

  it('G-01: has planets T to Z with worths 1 to 7 in each galaxy, in random orders', () => {
    for (const { planets, worths } of galaxies) {
      expect(planets.toSorted()).toEqual(PLANETS);
      expect(worths.toSorted((a, b) => a - b)).toEqual(ONE_TO_SEVEN);
    }
    expect(new Set(galaxies.map(({ planets }) => planets.join(''))).size).toBe(7);
    expect(new Set(galaxies.map(({ worths }) => worths.join(''))).size).toBe(7);
  });

  it('G-02: gives each player 49 fleets, seven of each size', () => {
    expect(fleets).toEqual([SEVENS, SEVENS]);
  });
});

describe('G-02: fleets', () => {
  it.each([
    ['5:4', 0],
    ['4:5', 1],
    ['7:1', 0],
    ['4:4', null],
  ])('G-02: %s, the strictly larger one wins', (text, winner) => {
    expect(rounds(text).map(roundWinner)).toEqual([winner]);
  });

  it('G-02: are both spent, whoever wins', () => {
    const war = plainWar();
    expect(fightRound(war, [5, 3])).toEqual(rounds('5:3')[0]);
    expect(war.fleets).toEqual([
      [7, 7, 7, 7, 6, 7, 7],
      [7, 7, 6, 7, 7, 7, 7],
    ]);
  });
});

describe('G-03: running out of time', () => {
  it('G-03: sends a fleet of size 0, which any fleet beats, and destroys the largest', () => {
    const war = plainWar();
    const round = fightRound(war, [0, 1]);
    expect(round).toEqual([
      { size: 0, spent: 7 },
      { size: 1, spent: 1 },
    ]);
    expect(roundWinner(round)).toBe(1);
    expect(war.fleets[0]).toEqual([7, 7, 7, 7, 7, 7, 6]);
  });

  it('G-03: of both gives the planet to nobody', () => {
    expect(roundWinner(fightRound(plainWar(), [0, 0]))).toBeNull();
  });

  it('G-03: is what a size that is used up counts as', () => {
    const war = plainWar();
    for (let i = 0; i < 7; i++) fightRound(war, [7, 1]);
    expect(fightRound(war, [7, 2])).toEqual([
      { size: 0, spent: 6 },
      { size: 2, spent: 2 },
    ]);
    expect(war.fleets[0]).toEqual([7, 7, 7, 7, 7, 6, 0]);
  });
});

describe('G-05: what both sides know when they choose', () => {
  it('G-05: is the value, the worths up to the one at stake, and all fleets', () => {
    const war = plainWar();
    expect(positionOf(war)).toEqual({
      value: 1,
      worths: [1],
      past: [],
      fleets: [SEVENS, SEVENS],
      rounds: [],
    });
    for (let i = 0; i < 9; i++) fightRound(war, [0, 0]);
    expect(positionOf(war)).toMatchObject({ value: 2, worths: [1, 2, 3], past: [{ value: 1 }] });
  });

  it('G-05: is nothing after 49 rounds, when no fleet is left', () => {
    const war = plainWar();
    for (let i = 0; i < 49; i++) fightRound(war, [0, 0]);
    expect(positionOf(war)).toBeNull();
    expect(() => fightRound(war, [1, 1])).toThrow(RangeError);
  });
});
