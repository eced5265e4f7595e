import type { SourceChange } from '../../scripts/sources.ts';

/** A bug that somebody could make, and the law that is broken by it. */
export interface PlantedBug extends SourceChange {
  readonly law: RegExp;
}

/** A simulation is worth the bugs that it finds: each of these is planted into a source, and has to be found. */
export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  'a sheet is receipted before it is kept': {
    file: 'src/hall/hand-in.ts',
    from: 'return submitOrders(current, sheet);',
    to: `if (!sealed.startsWith('fleet')) return submitOrders(current, sheet);
      const { n } = current.database.get('SELECT count(*) AS n FROM orders WHERE seat = ? AND turn_id = (SELECT max(id) FROM turns)', seat);
      setImmediate(() => { try { submitOrders(current, sheet); } catch {} });
      return { ...sheet, turn: status.turn.turn + 1, receipt: n + 1, counts: true, hash: '', diagnostics: [], orders: [] };`,
    law: /is lost|counts otherwise/,
  },
  'a fault after a sheet is kept is told as one of the sheet': {
    file: 'src/web/handed-in.ts',
    from: 'tryDraft(hall, () => dropHandedIn(hall, desk, draft));',
    to: 'dropHandedIn(hall, desk, draft);',
    law: /(is kept|counts) more often than it was (taken|sent)/,
  },
  'a sheet that does not count takes the draft away': {
    file: 'src/web/handed-in.ts',
    from: 'if (made.counts) tryDraft(',
    to: 'tryDraft(',
    law: /the draft of .* is lost/,
  },
  'a mail that comes in again is handed in again': {
    file: 'src/mail/incoming/answer-orders.ts',
    from: 'one.id > since.sheet &&',
    to: 'one.id > Infinity &&',
    law: /is kept more often than it was taken/,
  },
  'a mail that comes in again is handed in again for the next turn': {
    file: 'src/mail/incoming/answer-orders.ts',
    from: 'if (id < since.turn) continue;',
    to: 'if (id < currentTurn(stored).id) continue;',
    law: /is kept more often than it was taken/,
  },
  'a mail is done when it is begun': {
    file: 'src/mail/incoming/receive-mail.ts',
    from: '  const { lately } = begun;',
    to: '  endMail(database, begun, clock.now());\n  const { lately } = begun;',
    law: /was done and never answered/,
  },
  'a turn is resolved with the first sheet': {
    file: 'packages/engine/dist/',
    from: 'SELECT max(receipt) FROM orders WHERE',
    to: 'SELECT min(receipt) FROM orders WHERE',
    law: /with another sheet/,
  },
  'a turn comes before its time': {
    file: 'src/calendar/timekeeper.ts',
    from: 'if (now < due && !isEarly) {',
    to: 'if (now < due - 3_600_000 && !isEarly) {',
    law: /came before its time/,
  },
  'a mail is not marked as taken': {
    file: 'src/store/queue.ts',
    from: '...[now, taken.attempts, taken.id],',
    to: '...[null, taken.attempts, taken.id],',
    law: /has come to .* times/,
  },
  'a mail is marked as sent before it is': {
    file: 'src/mail/send-queue.ts',
    from: 'const fault = await attempt(sending, mail, stop);',
    to: 'MAILS.markSent(database, mail, clock.now()); const fault = await attempt(sending, mail, stop);',
    law: /has never come|never answered/,
  },
  'a turn is followed up before its reports are queued': {
    file: 'src/calendar/follow-up.ts',
    from: 'await resolved(game, turn);',
    to: 'noteFollowed(database, id, turn); await resolved(game, turn);',
    law: /has never come/,
  },
  'a report is named without its seat': {
    file: 'src/mail/queue-reports.ts',
    from: '`report ${id} ${turn} ${seat} ${hash.slice(0, 12)} ${addressKey(to)}`',
    to: '`report ${id} ${turn}`',
    law: /has never come/,
  },
  'a report is that of the other seat': {
    file: 'src/mail/queue-reports.ts',
    from: 'seatForms(stored, { seat, turn, say },',
    to: 'seatForms(stored, { seat: 3 - seat, turn, say },',
    law: /report .* is not its own/,
  },
  'the sheets of an undone turn do not count again': {
    file: 'packages/engine/dist/',
    from: 'database.change("UPDATE turns SET undone = ? WHERE id = ?"',
    to: 'database.change("UPDATE orders SET counts = 0 WHERE turn_id = ?", previous); database.change("UPDATE turns SET undone = ? WHERE id = ?"',
    law: /counts otherwise|another sheet/,
  },
  'a turn that was taken back is resolved again at once': {
    file: 'src/calendar/timekeeper.ts',
    from: 'return isEarly || (next.undone >= due && !isDueSetSinceUndo(stored));',
    to: 'return false;',
    law: /came again before a new time was set/,
  },
  'a turn that was taken back under a clock that was wrong is never resolved again': {
    file: 'src/calendar/timekeeper.ts',
    from: 'return isEarly || (next.undone >= due && !isDueSetSinceUndo(stored));',
    to: 'return isEarly || next.undone >= due;',
    law: /has not come, and it is past its time/,
  },
  'a turn that came out otherwise is not mailed again': {
    file: 'src/mail/queue-reports.ts',
    from: 'return `report ${id} ${turn} ${seat} ${hash.slice(0, 12)} ${addressKey(to)}`;',
    to: 'return `report ${id} ${turn} ${seat} ${addressKey(to)}`;',
    law: /has never come/,
  },
  'an address for answers outlives its player': {
    file: 'src/mail/reply-address.ts',
    from: "return signed(database, ['reply', game.id, gameOrigin(game.stored.meta), seat, turn, addressKey(email)]);",
    to: "return signed(database, ['reply', game.id, gameOrigin(game.stored.meta), seat, turn]);",
    law: /has left, and .* is answered/,
  },
  'a token outlives its player': {
    file: 'packages/engine/dist/',
    from: '"UPDATE seats SET player_id = ?, email = ?, token = NULL WHERE seat = ?"',
    to: '"UPDATE seats SET player_id = ?, email = ? WHERE seat = ?"',
    law: /has left seat .*, and is let in|has left, and .* is answered/,
  },
  'a suspended address gets mail': {
    file: 'src/mail/queued-mail.ts',
    from: "'lower(recipient) NOT IN (SELECT address",
    to: "'TRUE OR lower(recipient) NOT IN (SELECT address",
    law: /is suspended and was sent a mail/,
  },
  'an address that is refused is tried again': {
    file: 'src/mail/delivery-fault.ts',
    from: "? 'attempt' : 'address';",
    to: "? 'attempt' : 'attempt';",
    law: /was refused for good and is not suspended/,
  },
  'the master is not told of a suspended address': {
    file: 'src/mail/incoming/returned-mail.ts',
    from: 'if (countReturned(database, address, { fault, now }))',
    to: 'if (countReturned(database, address, { fault, now }) && master === null)',
    law: /the master is not told/,
  },
  'a report of a mail that came back counts as often as it comes': {
    file: 'src/mail/incoming/returned-mail.ts',
    from: "if (!isFailed || row['returned'] !== null) return address;",
    to: 'if (!isFailed) return address;',
    law: /mails came back from .* are counted/,
  },
  'a server that goes on trying is taken for one that gave up': {
    file: 'src/mail/incoming/returned-mail.ts',
    from: "isFailed: field('Action').toLowerCase() === 'failed',",
    to: 'isFailed: true,',
    law: /mails came back from .* are counted/,
  },
  'orders for a tick replace those that were accepted where the clock goes elsewhere': {
    file: 'src/hall/hand-in.ts',
    from: 'if (isPace(storedCalendar(current)))',
    to: 'if (current === null)',
    law: /was accepted and is not among the orders/,
  },
  'a line is accepted and not kept': {
    file: 'src/live/submit-lines.ts',
    from: 'const submission = submitOrders(stored, sheet);',
    to: `const submission = submitOrders(stored, sheet);
      if (submission.receipt % 3 === 0) stored.database.change('DELETE FROM orders WHERE receipt = (SELECT max(receipt) FROM orders)');`,
    law: /was accepted and is lost/,
  },
  'a tick comes before its time': {
    file: 'src/live/live-game.ts',
    from: 'if (this.isOver || clock.now() < this.#next) return;',
    to: 'if (this.isOver || clock.now() < this.#next - 5_000) return;',
    law: /tick .* came before its time/,
  },
  'an accepted line counts again for the next tick': {
    file: 'src/live/submit-lines.ts',
    from: 'countingSheet(stored, currentTurn(stored), seat)',
    to: 'countingSheet(stored, { id: currentTurn(stored).previous ?? 1 }, seat)',
    law: /counts more often than it was sent|not among the orders/,
  },
  'a clock that stopped for a fault is not started again': {
    file: 'src/hall/live-games.ts',
    from: 'this.#playing.delete(id);',
    to: '',
    law: /has not come, and it is past its time/,
  },
  'a change of a game is made before it is on the disk': {
    file: 'packages/engine/dist/',
    from: 'PRAGMA synchronous = FULL',
    to: 'PRAGMA synchronous = NORMAL',
    law: /is lost|stands although one has|came before its time/,
  },
  "a change of the hall's file is made before it is on the disk": {
    file: 'src/store/hall-database.ts',
    from: 'PRAGMA synchronous = FULL',
    to: 'PRAGMA synchronous = NORMAL',
    law: /is lost|has come to .* times|is not suspended|kept more often|mails came back/,
  },
};
