import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gamesOfFolder } from '../src/hall/game-files.js';
import { HostedGames } from '../src/hall/hosted-games.js';
import { GameList } from '../src/hall/list-games.js';
import { HALL_PARTS } from '../src/hall/parts.js';
import { HealthCheck } from '../src/observe/health.js';
import { HallDatabase } from '../src/store/hall-database.js';

let database: HallDatabase;
beforeEach(() => void (database = new HallDatabase(':memory:', HALL_PARTS)));
afterEach(() => database[Symbol.dispose]());

const BEGAN = Date.UTC(2026, 0, 5);

/** The health of a hall without games, looked at so many milliseconds after the last sign of life. */
async function healthAfter(silence: number, alive?: () => number) {
  const clock = { now: () => BEGAN + silence, until: () => Promise.resolve() };
  using folder = new TemporaryFolder();
  using games = new HostedGames(gamesOfFolder(folder.path), { clock: clock.now });
  const list = new GameList(games);
  const { isHealthy, kept } = await new HealthCheck({ list, database, clock, alive }).look();
  return [isHealthy, kept];
}

test('a hall whose thread for time and mail has been silent for ten minutes is not healthy', async () => {
  expect(await healthAfter(599_999, () => BEGAN)).toEqual([true, BEGAN]);
  expect(await healthAfter(600_000, () => BEGAN)).toEqual([false, BEGAN]);
});

test('where one thread does everything, nobody waits for a sign of another', async () => {
  expect(await healthAfter(86_400_000)).toEqual([true, null]);
});
