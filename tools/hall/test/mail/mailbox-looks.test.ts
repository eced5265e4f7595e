import { expect, test } from 'vitest';
import { MailboxLooks } from '../../src/mail/mailbox-looks.js';

const DUE = Date.UTC(2026, 10, 30, 20);

test('a turn waits for a look that began when it was due or later, and calls for it', () => {
  const looks = new MailboxLooks();
  const { called } = looks;
  looks.ended(DUE - 1);
  expect(looks.isDone(DUE, DUE)).toBe(false);
  expect([called.aborted, looks.called.aborted]).toEqual([true, false]);
  looks.ended(DUE);
  expect(looks.isDone(DUE, DUE + 1_000)).toBe(true);
  expect(looks.called.aborted).toBe(false);
});

test('it waits for a minute at most, counted from when it first asked, and each turn anew', () => {
  const looks = new MailboxLooks();
  const later = DUE + 86_400_000;
  expect(looks.isDone(DUE, later)).toBe(false);
  expect(looks.isDone(DUE, later + 59_999)).toBe(false);
  expect(looks.isDone(DUE, later + 60_000)).toBe(true);
  looks.ended(later);
  expect(looks.isDone(DUE, later + 60_001)).toBe(true);
  expect(looks.isDone(later + 61_000, later + 61_000)).toBe(false);
});
