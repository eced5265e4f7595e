import { createStoredGame, submitOrders } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { OutsideSeats } from '../../src/game/outside-seats.js';
import { logOf } from '../../src/observe/logs.js';

test('what a program writes for people, and that it gave no orders, is a line of the log with its game', async () => {
  using folder = new TemporaryFolder();
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
  using stored = createStoredGame(folder.of('duel.ec'), goofspiel, game, { clock: () => 0 });
  submitOrders(stored, { seat: 1, text: 'fleet 1', origin: 'player' });
  const lines: string[] = [];
  const observe = logOf({
    ...{ format: 'json', now: () => 0, secrets: [] },
    write: (line) => lines.push(line),
  });
  await using seats = new OutsideSeats(new Map([[2, 'echo thinking >&2']]), { time: 60_000 }, (text) =>
    observe({ event: 'program', game: 'duel', text }),
  );
  await seats.submit(stored);
  const time = '1970-01-01T00:00:00.000Z';
  expect(new Set(lines.map((line) => JSON.parse(line) as unknown))).toEqual(
    new Set([
      { time, level: 'info', event: 'program', game: 'duel', text: 'bot of seat 2: thinking' },
      {
        ...{ time, level: 'info', event: 'program', game: 'duel' },
        text: 'bot of seat 2: expected an answer, and the program ended with 0; it gives no orders in this turn',
      },
    ]),
  );
});
