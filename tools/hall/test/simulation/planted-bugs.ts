import type { SourceChange } from '../../scripts/sources.ts';

/** A bug that somebody could make, and the law that is broken by it. */
export interface PlantedBug extends SourceChange {
  readonly law: RegExp;
}

/** A simulation is worth the bugs that it finds: each of these is planted into a source, and has to be found. */
export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  'a sheet is receipted before it is kept': {
    file: 'src/hall/hand-in.ts',
    from: "return submitOrders(current, { seat, text: sealed, origin: 'player' });",
    to: `const sheet = { seat, text: sealed, origin: 'player' };
      if (!sealed.startsWith('fleet')) return submitOrders(current, sheet);
      const { n } = current.database.get('SELECT count(*) AS n FROM orders WHERE seat = ? AND turn_id = (SELECT max(id) FROM turns)', seat);
      setImmediate(() => { try { submitOrders(current, sheet); } catch {} });
      return { ...sheet, turn: last.turn + 1, receipt: n + 1, counts: true, hash: '', diagnostics: [], orders: [] };`,
    law: /is lost|counts otherwise/,
  },
  'a fault after a sheet is kept is told as one of the sheet': {
    file: 'src/web/seat-routes.ts',
    from: 'tryDropDraft(hall, { game: id, seat });',
    to: 'dropDraft(database, { game: id, seat });',
    law: /is kept more often than it was taken/,
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
    file: 'packages/engine/dist/sqlite.js',
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
    file: 'src/mail/queued-mail.ts',
    from: '...[now, attempts, messageId, id],',
    to: '...[null, attempts, messageId, id],',
    law: /has come to .* times/,
  },
  'a mail is marked as sent before it is': {
    file: 'src/mail/send-queue.ts',
    from: 'const fault = await attempt(sending, mail);',
    to: 'markSent(database, mail.id, clock.now()); const fault = await attempt(sending, mail);',
    law: /has never come|never answered/,
  },
  'a turn is followed up before its reports are queued': {
    file: 'src/calendar/follow-up.ts',
    from: 'await resolved(game, turn);',
    to: "database.change('UPDATE followed SET turn = ? WHERE game = ?', turn.id, id); await resolved(game, turn);",
    law: /has never come/,
  },
  'a report is named without its seat': {
    file: 'src/mail/queue-reports.ts',
    from: '`report ${id} ${turn} ${seat} ${hash.slice(0, 12)} ${addressKey(to)}`',
    to: '`report ${id} ${turn} ${hash.slice(0, 12)}`',
    law: /has never come/,
  },
  'a report is that of the other seat': {
    file: 'src/mail/queue-reports.ts',
    from: 'seatForms(stored, { seat, turn, say },',
    to: 'seatForms(stored, { seat: 3 - seat, turn, say },',
    law: /report .* is not its own/,
  },
};
