import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createStoredGame, currentTurn, openStoredGame, setSeatBots } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar } from '../../src/calendar/game-calendar.js';
import { serveHall } from '../../src/hall/serve-hall.js';
import { ManualClock } from '../calendar/manual-clock.js';

const PLAYERS = [
  { id: 1, email: 'ada@example.org', name: 'Ada' },
  { id: 2, email: 'bo@example.org', name: 'Bo' },
];

test('a served game with a calendar is played by itself, also after somebody else has changed it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ec-hall-'));
  const path = join(folder, 'duel.ec');
  const clock = new ManualClock();
  const options = { clock: clock.now };
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players: PLAYERS };
  createStoredGame(path, goofspiel, game, options)[Symbol.dispose]();
  try {
    await using hall = await serveHall(folder, { clock, port: 0 });
    using stored = openStoredGame(path, goofspiel, options);
    // the hall has looked at it without a calendar
    await fetch(`${hall.address}/games/duel`);
    const bots = new Map([
      [1, 'random'],
      [2, 'greedy'],
    ]);
    setSeatBots(stored, bots);
    giveCalendar(stored, readCalendar({ zone: 'UTC', weekdays: ['mon'], time: '20:00' }));
    clock.to(Date.parse('2026-11-30T20:00Z'));
    while (currentTurn(stored).turn === 0) {
      clock.pass(1_000);
      await setImmediate();
    }
    const { turn, due } = currentTurn(stored);
    expect([turn, due]).toEqual([1, Date.parse('2026-12-07T20:00Z')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
