/**
 * Time of whole games of bots, 30 turns of four builders with all that they order, against copies of their last states; the goal is 15 games a
 * second.
 */
import { compare } from '@ec/bench';
import { ec4x } from '@ec/ec4x';
import { createGame, playBots } from '@ec/engine';

const GOAL = 15;
const HOUSES = 4;
const TURNS = 30;

const players = Array.from({ length: HOUSES }, (_, i) => ({
  id: i + 1,
  email: `${i + 1}@example.org`,
  name: `House ${i + 1}`,
}));
const bots = new Map(players.map(({ id }) => [id, 'builder'] as const));
let seed = 0;
const play = () => {
  let game = createGame(ec4x, { name: 'Bench', seed: BigInt(seed++), players });
  for (let turn = 0; turn < TURNS; turn++) game = playBots(ec4x, game, bots);
  return game.state;
};
const state = play();

const [result] = await compare({
  name: `a game of ${TURNS} turns of ${HOUSES} builders / ${TURNS} times structuredClone of its last state`,
  baseline: () => {
    for (let turn = 0; turn < TURNS; turn++) structuredClone(state);
  },
  subject: play,
  limit: 10,
  rounds: 3,
});
const rate = 1000 / (result?.subjectMs ?? Number.NaN);
console.log(`${rate.toFixed(1)} games a second (goal ${GOAL})`);
