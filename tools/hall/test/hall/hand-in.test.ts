import { multiplanetary } from '@ec/multiplanetary';
import { countingSheet, createStoredGame, currentTurn, type StoredGame } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { handIn } from '../../src/hall/hand-in.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { LiveGames } from '../../src/hall/live-games.js';
import { givePace } from '../../src/live/game-pace.js';
import { ManualClock } from '../../src/live/manual-clock.js';

test('orders are added to those of a game on a clock also where its clock does not go', async () => {
  using folder = new TemporaryFolder();
  const clock = new ManualClock();
  makeGame(folder.of('dash.ec'), clock.now);
  const games = new HostedGames(gamesOfFolder(folder.path), { clock: clock.now });
  const live = new LiveGames({ games, clock, observe: () => undefined });
  const kept = (stored: StoredGame): string | undefined =>
    countingSheet(stored, currentTurn(stored), 1)?.text;
  await games.use('dash', async (stored) => {
    const send = (text: string, isAdded: boolean) =>
      handIn({ games, live }, { id: 'dash', seat: 1, stored }, { text, isAdded, turn: undefined });
    await send('warp A1 B2 1', true);
    await send('warp A1 C3 2', true);
    expect(kept(stored)).toBe('warp A1 B2 1\nwarp A1 C3 2');
    await send('fly away', true);
    expect(kept(stored)).toBe('warp A1 B2 1\nwarp A1 C3 2');
    await send('warp A1 D4 3', false);
    expect(kept(stored)).toBe('warp A1 D4 3');
  });
  games[Symbol.dispose]();
});

function makeGame(path: string, clock: () => number): void {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const game = { name: 'dash', seed: 7n, players, package: '@ec/multiplanetary' };
  using stored = createStoredGame(path, multiplanetary, game, { clock });
  givePace(stored, { tick: '10s', planning: '60s' });
}
