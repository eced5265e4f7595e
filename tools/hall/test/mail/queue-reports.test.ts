import { resolveStoredTurn, seatStoredPlayer, submitOrders, undoTurn } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { queueReports } from '../../src/mail/queue-reports.js';
import { mailHall, type MailHall } from './mail-hall.js';

const MAILBOX = 'orders@hall.example.org';

function queued({ database, game, time }: MailHall): Promise<number> {
  return queueReports(database, game, { turn: 1, mailbox: MAILBOX, now: time.now });
}

test('each seat gets its report once, and once more where it is another after the turn was undone', async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  await resolveStoredTurn(stored);
  expect([await queued(hall), await queued(hall)]).toEqual([2, 0]);
  undoTurn(stored);
  await resolveStoredTurn(stored);
  expect(await queued(hall)).toBe(0);
  undoTurn(stored);
  // There is no fleet of that size: the same state, and a report that says so.
  submitOrders(stored, { seat: 1, text: 'fleet 1\nfleet 2\n', origin: 'player', skipMistakes: true });
  await resolveStoredTurn(stored);
  expect(await queued(hall)).toBeGreaterThan(0);
});

test('whoever leaves a seat while reports are written gets none', async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  await resolveStoredTurn(stored);
  hall.takeMails();
  const writing = queued(hall);
  seatStoredPlayer(stored, 1, null);
  expect(await writing).toBe(1);
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['bo@example.org']);
});
