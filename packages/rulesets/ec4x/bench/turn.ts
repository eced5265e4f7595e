/**
 * Time of a turn of twelve Houses after forty turns, against a copy of the state, which each turn makes first; and of their order sheets by bots,
 * against that turn. The goal is 50 ms a turn.
 */
import { compare } from '@ec/bench';
import { ec4x } from '@ec/ec4x';
import { botSheets, createGame, playBots, resolveTurn } from '@ec/engine';

const GOAL_MS = 50;
const HOUSES = 12;
const TURNS = 40;
const BOTS = ['builder', 'conqueror', 'spy', 'random-legal'] as const;

const players = Array.from({ length: HOUSES }, (_, i) => ({
  id: i + 1,
  email: `${i + 1}@example.org`,
  name: `House ${i + 1}`,
}));
const bots = new Map(players.map(({ id }) => [id, BOTS[id % BOTS.length] ?? 'builder'] as const));
let game = createGame(ec4x, { name: 'Bench', seed: 1n, players });
for (let turn = 0; turn < TURNS; turn++) game = playBots(ec4x, game, bots);
const sheets = botSheets(ec4x, game, bots);

const [turn] = await compare({
  name: `turn ${TURNS + 1} of ${HOUSES} Houses / structuredClone of its state`,
  baseline: () => structuredClone(game.state),
  subject: () => resolveTurn(ec4x, game, sheets),
  limit: 10,
});
console.log(`a turn takes ${turn?.subjectMs.toFixed(1)} ms (goal ${GOAL_MS})`);
await compare({
  name: `order sheets of ${HOUSES} bots / their turn`,
  baseline: () => resolveTurn(ec4x, game, sheets),
  subject: () => botSheets(ec4x, game, bots),
  limit: 5,
});
