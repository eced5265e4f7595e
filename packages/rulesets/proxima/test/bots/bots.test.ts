import { createGame, playBots } from '@ec/engine';
import { expect, test } from 'vitest';
import { proxima } from '../../src/ruleset.js';
import type { BotName } from '../../src/bots/bot-names.js';

const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));

/** Games that each of two bots wins, of as many games. */
function wins(games: number, first: BotName, second: BotName): [number, number] {
  const bots = new Map<number, BotName>([
    [1, first],
    [2, second],
  ]);
  const won: [number, number] = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    let game = createGame(proxima, { name: 'Balance', seed: BigInt(seed), players });
    let result = proxima.outcome(game.state);
    while (result.status === 'running') {
      game = playBots(proxima, game, bots);
      result = proxima.outcome(game.state);
    }
    expect(game.state.turn).toBeLessThanOrEqual(40);
    if (result.winners.includes(1)) won[0] += 1;
    if (result.winners.includes(2)) won[1] += 1;
  }
  return won;
}

test('architecture 1: soldiers beat random and idle players, from either side', () => {
  expect(wins(8, 'soldier', 'random')).toEqual([8, 0]);
  expect(wins(8, 'random', 'soldier')).toEqual([0, 8]);
  expect(wins(2, 'soldier', 'idle')).toEqual([2, 0]);
});
