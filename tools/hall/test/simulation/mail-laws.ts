import { allTurns, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { seatForms } from '../../src/game/report-forms.js';
import { law, rowsOf, type Row } from './law.js';
import type { Place } from './holders.js';
import type { Ledger } from './ledger.js';
import type { Copy } from './post.js';
import type { World } from './world.js';

/** Columns of the text of a mailed report. */
const WIDTH = 80;

/**
 * What holds of mails at any time: none comes more often than the world's servers make it, and receipts are of sheets that are there.
 *
 * @throws Violation
 */
export function checkMails(world: World): void {
  const { post, processes, ledger } = world;
  const isHit = processes.some(({ fate }) => fate.isHit);
  if (isHit && post.fresh.size > 0) {
    const unsent = rowsOf(
      world.fileOf('hall.db'),
      'SELECT message_id AS name FROM outbox WHERE sent IS NULL',
    );
    // It ended, or could not write, between the server's word and its own note.
    for (const { name } of unsent) if (post.fresh.has(String(name))) post.excuse(String(name));
  }
  post.fresh.clear();
  world.bounces.check(post, world.fileOf('hall.db'));
  checkFormer(world);
  const times = new Map<string, number>();
  for (const { messageId, subject, to } of post.copies) {
    const copies = (times.get(messageId) ?? 0) + 1;
    times.set(messageId, copies);
    const most = 1 + (post.excused.get(messageId) ?? 0);
    law(
      copies <= most,
      () => `"${subject}" has come to ${to} ${copies} times, and the world has made ${most} of it`,
    );
  }
  for (const copy of post.copies.slice(ledger.copiesRead)) readReceipt(world, copy);
  ledger.copiesRead = post.copies.length;
}

/** Nothing more is queued for those who have left, and have no other seat. */
function checkFormer(world: World): void {
  const { holders } = world;
  // The last seat that somebody has left: those before it may have been others.
  const left = new Map(holders.former.map((one) => [one.email, one.left?.mail ?? 0]));
  for (const { email } of holders.all.filter((one) => !one.left)) left.delete(email);
  if (left.size === 0) return;
  const last = rowsOf(
    world.fileOf('hall.db'),
    'SELECT recipient, key, max(id) AS id FROM outbox GROUP BY recipient',
  );
  for (const { recipient, key, id } of last) {
    const email = String(recipient);
    law(Number(id) <= (left.get(email) ?? Infinity), () => `${email} has left, and is sent ${String(key)}`);
  }
}

/** Notes the receipt that a mail brings. */
function readReceipt({ ledger }: World, { text, answers = '', to }: Copy): void {
  const sent = ledger.mails.get(answers);
  if (!sent) return;
  const [, receipt, seat, turn, rest = ''] = /^receipt (\d+), seat (\d+), turn (\d+): (.*)/m.exec(text) ?? [];
  if (receipt === undefined) return;
  const { by } = sent;
  law(Number(seat) === by.seat, () => `a receipt of seat ${seat} has come to ${to}`);
  // One that comes again says that its sheet was kept before, and no more.
  const counts = rest.startsWith('kept before') ? undefined : rest.startsWith('counts');
  const hash = /SHA-256 ([0-9a-f]+)/.exec(rest)?.[1] ?? '';
  ledger.receipts.push({
    game: by.game,
    seat: by.seat,
    turn: Number(turn),
    receipt: Number(receipt),
    counts,
    hash,
  });
}

/**
 * What holds of all mails when every server is there again and nothing is left to do: each that is due to somebody has come, once, to nobody
 * else.
 *
 * @throws Violation
 */
export async function checkAllMails(world: World): Promise<void> {
  for (const game of world.gameIds) await checkReports(world, game);
  checkAnswers(world);
  checkLetters(world);
  world.bounces.checkTold(world.post, world.fileOf('hall.db'));
  // What was queued within the last minute may not have been looked at yet.
  const waiting = rowsOf(
    world.fileOf('hall.db'),
    'SELECT key FROM outbox WHERE sent IS NULL AND failed IS NULL AND queued < ?',
    world.clock.now() - 60_000,
  );
  law(waiting.length === 0, () => `the mail ${String(waiting[0]?.['key'])} is still to be sent`);
}

/** Names of different mails among copies. */
function namesOf(copies: readonly Copy[]): string[] {
  return [...new Set(copies.map(({ messageId }) => messageId))];
}

/** Whether mails with a key that begins so were given up for a reason of the world's. */
function isGivenUp(world: World, key: string): boolean {
  const sql = 'SELECT message_id AS name, failed FROM outbox WHERE instr(key, ?) = 1';
  return rowsOf(world.fileOf('hall.db'), sql, key).some(
    ({ name, failed }) => world.post.lost.has(String(name)) || failed !== null,
  );
}

/** Notes the reports of a game's turns that stand, as they were written. */
export function noteReports({ reports }: Ledger, game: string, stored: StoredGame): void {
  for (const { id, turn } of allTurns(stored).filter((one) => one.undone === null))
    for (const { seat } of storedSeats(stored)) {
      const key = `${game} ${id} ${seat}`;
      if (reports.has(key)) continue;
      const forms = seatForms(stored, { seat, turn }, { details: false, width: WIDTH });
      reports.set(key, withoutDue(forms.get('text')?.text() ?? ''));
    }
}

/**
 * Each seat has got its report of each turn that stands, and no other's: a turn that was undone and came out otherwise once more, and whoever has
 * left the seat none of later turns.
 */
async function checkReports(world: World, game: string): Promise<void> {
  const { ledger } = world;
  await world.asMaster(game, (stored) => noteReports(ledger, game, stored));
  for (const place of world.places.filter((one) => one.game === game)) {
    const turns = rowsOf(
      world.fileOf(`${game}.ec`),
      `SELECT id, turn, undone, reports.hash FROM turns JOIN reports ON turn_id = id AND seat = ? WHERE turn > 0`,
      place.seat,
    );
    for (const turn of new Set(turns.map((one) => Number(one['turn'])))) {
      const rows = turns.filter((one) => one['turn'] === turn);
      checkReport(world, place, turn, rows);
    }
  }
}

function checkReport(world: World, place: Place, turn: number, rows: readonly Row[]): void {
  const { post, ledger, holders } = world;
  const { game, seat } = place;
  const what = `report of turn ${turn} of ${game} to seat ${seat}`;
  const textOf = ({ id }: Row): string => ledger.reports.get(`${game} ${Number(id)} ${seat}`) ?? '';
  const subject = `${game}, turn ${turn}: your report`;
  let hasCome = false;
  for (const holder of holders.everOf(place)) {
    const { left, email } = holder;
    const own = rows.filter(({ id }) => left === undefined || Number(id) <= left.turn);
    const copies = post.copies.filter((copy) => copy.to === email && copy.subject === subject);
    const names = namesOf(copies).length;
    const most = new Set(own.map(({ hash }) => hash)).size;
    law(names <= most, () => `the ${what} was sent to ${email} as ${names} mails, and there are ${most}`);
    for (const { text } of copies)
      law(
        own.some((row) => textOf(row) === withoutDue(text)),
        () => `the ${what} is not its own`,
      );
    const standing = own.find(({ undone }) => undone === null);
    hasCome ||= copies.some(({ text }) => standing !== undefined && withoutDue(text) === textOf(standing));
  }
  const standing = rows.find(({ undone }) => undone === null);
  const isMissing =
    standing !== undefined && !hasCome && !isGivenUp(world, `report ${game} ${turn} ${seat} `);
  law(!isMissing, () => `the ${what} has never come`);
}

/** A report without the time at which orders are due, which masters may set anew after it was mailed. */
function withoutDue(report: string): string {
  const words = report.replaceAll(/\s+/g, ' ').trim();
  return words.replace(/(after turn \d+)\. Orders for the next turn are due .*?(?= What happened)/, '$1');
}

/** Each mail that the hall has done is answered once, to the address of its seat. */
function checkAnswers(world: World): void {
  for (const mail of world.ledger.mails.values()) {
    const copies = world.post.copies.filter(({ answers }) => answers === mail.messageId);
    const names = namesOf(copies).length;
    law(names <= 1, () => `${mail.messageId} is answered by ${names} mails`);
    law(
      copies.every(({ to }) => to === mail.by.email),
      () => `the answer to ${mail.messageId} went elsewhere`,
    );
    law(mail.isProved || names === 0, () => `${mail.messageId} is answered, and proves nothing`);
    const isMissing =
      mail.isAnswered && names === 0 && !isGivenUp(world, `answer ${mail.by.game} ${mail.by.seat} `);
    law(!isMissing, () => `${mail.messageId} was done and never answered`);
  }
}

/** Each letter has come to whom it is for. */
function checkLetters(world: World): void {
  for (const { game, to, text, isWithTurn } of world.ledger.letters) {
    const copies = world.post.copies.filter((copy) => copy.text.includes(text));
    const names = namesOf(copies).length;
    const readers = world.holders.everOf({ game, seat: to }).map(({ email }) => email);
    law(
      copies.every((copy) => readers.includes(copy.to)),
      () => `${text} went to others`,
    );
    law(names <= 1, () => `${text} was sent as ${names} mails`);
    const rows = rowsOf(world.fileOf('hall.db'), 'SELECT key, turn FROM press WHERE text = ?', text);
    law(rows.length > 0, () => `${text} is lost`);
    const isDue = !isWithTurn || Number(rows[0]?.['turn']) <= lastTurn(world, game);
    const isMissing = isDue && names === 0 && !isGivenUp(world, `press ${String(rows[0]?.['key'])} `);
    law(!isMissing, () => `${text} has never come`);
  }
}

function lastTurn(world: World, game: string): number {
  const sql = 'SELECT max(turn) AS last FROM turns WHERE undone IS NULL';
  return Number(rowsOf(world.fileOf(`${game}.ec`), sql)[0]?.['last']);
}
