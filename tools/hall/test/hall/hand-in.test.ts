import { multiplanetary } from '@ec/multiplanetary';
import {
  countingSheet,
  createStoredGame,
  currentTurn,
  seatStoredPlayer,
  setCalendar,
  sheetsAfter,
  type StoredGame,
} from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { requireToken } from '../../src/game/access.js';
import { giveTokens } from '../../src/game/give-tokens.js';
import { handIn } from '../../src/hall/hand-in.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { LiveGames } from '../../src/hall/live-games.js';
import { givePace } from '../../src/live/game-pace.js';
import { LiveGame } from '../../src/live/live-game.js';
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
      handIn({ games, live }, { ...DESK, stored }, { text, isAdded, turn: undefined });
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

test.each(['a game by turns', 'a game on a clock that goes elsewhere', 'a game on a clock that goes here'])(
  'orders are not kept for somebody who loses the seat while they wait, in %s',
  async (which) => {
    using folder = new TemporaryFolder();
    const clock = new ManualClock();
    makeGame(folder.of('dash.ec'), clock.now);
    using games = new HostedGames(gamesOfFolder(folder.path), { clock: clock.now });
    await games.use('dash', async (stored) => {
      if (which === 'a game by turns') setCalendar(stored, null);
      const token = giveTokens(stored).get(1);
      const requireSeat = (current: StoredGame): void => requireToken(current, 1, token);
      const pace = { tick: 10_000, planning: 60_000 };
      const playing = new LiveGame(stored, {
        clock,
        pace: () => pace,
        inTurn: (change) => games.inTurn('dash', change),
      });
      const live = { of: () => (which.endsWith('here') ? playing : undefined) };
      const send = (): Promise<unknown> =>
        handIn({ games, live }, { ...DESK, stored, requireSeat }, { ...SHEET, text: 'warp A1 B2 1' });
      expect(await send()).toMatchObject({ receipt: 1, counts: true });
      // the master's command was there first
      const removed = games.change('dash', (current) => seatStoredPlayer(current, 1, null));
      await expect(send()).rejects.toThrow(
        'expected the token of the seat, received one that was taken back',
      );
      await removed;
      expect(sheetsAfter(stored, currentTurn(stored)).map(({ receipt }) => receipt)).toEqual([1]);
    });
  },
);

/** Whose player is asked for nothing. */
const DESK = { id: 'dash', seat: 1, requireSeat: () => undefined };
const SHEET = { isAdded: true, turn: undefined };

function makeGame(path: string, clock: () => number): void {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const game = { name: 'dash', seed: 7n, players, package: '@ec/multiplanetary' };
  using stored = createStoredGame(path, multiplanetary, game, { clock });
  givePace(stored, { tick: '10s', planning: '60s' });
}
