import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { galaxyWinner, leader, valuesWon } from '../src/score.js';
import type { War } from '../src/state.js';
import { drawWar, fightRound } from '../src/war.js';

const sizes = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));
const choices = fc.array(sizes, { minLength: 49, maxLength: 49 });
const seed = fc.integer();

function play(seedOfWar: number, chosen: readonly (readonly [number, number])[]): War {
  const war = drawWar(Prng.fromSeed(seedOfWar));
  for (const each of chosen) fightRound(war, each);
  return war;
}

test.prop([seed, choices, fc.nat({ max: 49 })])(
  'G-02, G-03: every round spends one fleet of each side, and no fleet is lost or made',
  (number, chosen, length) => {
    const { rounds, fleets } = play(number, chosen.slice(0, length));
    for (const side of [0, 1] as const) {
      const spent = rounds.map((round) => round[side].spent);
      expect(spent).toHaveLength(length);
      for (const [i, left] of fleets[side].entries())
        expect(left + spent.filter((size) => size === i + 1).length).toBe(7);
    }
  },
);

test.prop([seed, choices])(
  'G-04: when the sides change places, so do planets, galaxies and game',
  (number, chosen) => {
    const war = play(number, chosen);
    const exchanged = play(
      number,
      chosen.map(([first, second]) => [second, first]),
    );
    expect(valuesWon(exchanged)).toEqual(valuesWon(war).toReversed());
    for (let bout = 0; bout < 7; bout++) {
      const winner = galaxyWinner(war, bout);
      expect(galaxyWinner(exchanged, bout)).toBe(winner === null ? null : 1 - winner);
    }
  },
);

test.prop([seed, choices, fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })])(
  'G-01: other names of galaxies and planets, and another order of the bouts, change no payoff',
  (number, chosen, order) => {
    const war = play(number, chosen);
    const values = valuesWon(war);
    const renamed = war.galaxies.map((galaxy) => ({
      ...galaxy,
      name: 'Other',
      planets: galaxy.planets.toReversed(),
    }));
    expect(valuesWon({ ...war, galaxies: renamed })).toEqual(values);
    const reordered = {
      galaxies: order.flatMap((bout) => war.galaxies[bout] ?? []),
      rounds: order.flatMap((bout) => war.rounds.slice(7 * bout, 7 * bout + 7)),
    };
    expect(valuesWon(reordered)).toEqual(values);
  },
);

test.prop([seed, choices])(
  'G-04: at most 28 strategic value is won, and more of it wins',
  (number, chosen) => {
    const [first, second] = valuesWon(play(number, chosen));
    expect(first + second).toBeLessThanOrEqual(28);
    expect(leader([first, second])).toBe(first === second ? null : Number(second > first));
  },
);
