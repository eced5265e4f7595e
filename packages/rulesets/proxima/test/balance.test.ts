import { createGame, playBots } from '@ec/engine';
import { expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';

const GAMES = 64;

test('P-01, P-09: the default scenario favours neither side: soldiers against soldiers', () => {
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  const bots = new Map(players.map(({ id }) => [id, 'soldier']));
  const wins = [0, 0];
  for (let seed = 0; seed < GAMES; seed++) {
    let game = createGame(proxima, { name: 'Balance', seed: BigInt(seed), players });
    let result = proxima.outcome(game.state);
    while (result.status === 'running') {
      game = playBots(proxima, game, bots);
      result = proxima.outcome(game.state);
    }
    expect(game.state.turn).toBeLessThanOrEqual(40);
    for (const seat of result.winners) wins[seat - 1] = (wins[seat - 1] ?? 0) + 1;
  }
  const [first = 0, second = 0] = wins;
  expect(first + second).toBeGreaterThan(GAMES * 0.9);
  // Of fair games the first side wins half; the standard deviation is √(64 ÷ 4) = 4, and this is four of them.
  expect(Math.abs(first - (first + second) / 2)).toBeLessThanOrEqual(16);
});
