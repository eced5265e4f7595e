/** Whole games between simple bots, against as many bare integer draws as a game between random bots makes. */
import { compare } from '@ec/bench';
import { playGame, STRATEGIES, type Strategy } from '@ec/goofspiel/rules';
import { Prng } from '@ec/prng';

/** Target of games a second between simple bots. */
const GOAL = 20_000;
/** 16 shuffles of seven to draw a war, and 49 fleets of two random bots. */
const DRAWS = 16 * 7 + 49 * 2;

const { random, greedy } = STRATEGIES;
const SCENES: readonly (readonly [string, Strategy, Strategy, number])[] = [
  ['random against random', random, random, 20],
  ['greedy against random', greedy, random, 20],
];

const rng = Prng.fromSeed('bench');
let games = 0;
let sum = 0;
for (const [name, first, second, limit] of SCENES) {
  const [result] = await compare({
    name: `${name}: a game / ${DRAWS} integer draws`,
    baseline: () => {
      for (let draw = 0; draw < DRAWS; draw++) sum += rng.intN(7);
      return sum;
    },
    subject: () => playGame([first, second], rng.numbered(games++)),
    limit,
  });
  const rate = 1000 / (result?.subjectMs ?? Number.NaN);
  console.log(`${name}: ${Math.round(rate)} games a second (goal ${GOAL})`);
}
