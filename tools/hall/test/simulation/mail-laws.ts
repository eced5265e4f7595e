import { seatForms } from '../../src/game/report-forms.js';
import { law, rowsOf } from './laws.js';
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

/** Notes the receipt that a mail brings. */
function readReceipt({ ledger }: World, { text, answers = '', to }: Copy): void {
  const sent = ledger.mails.get(answers);
  if (!sent) return;
  const [, receipt, seat, turn, rest = ''] = /^receipt (\d+), seat (\d+), turn (\d+): (.*)/m.exec(text) ?? [];
  if (receipt === undefined) return;
  law(Number(seat) === sent.seat, () => `a receipt of seat ${seat} has come to ${to}`);
  // One that comes again says that its sheet was kept before, and no more.
  const counts = rest.startsWith('kept before') ? undefined : rest.startsWith('counts');
  const hash = /SHA-256 ([0-9a-f]+)/.exec(rest)?.[1] ?? '';
  ledger.receipts.push({
    game: sent.game,
    seat: sent.seat,
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

/** Each seat has got its report of each turn, and no other's. */
async function checkReports(world: World, game: string): Promise<void> {
  const { post } = world;
  const pattern = new RegExp(`^${game}, turn (\\d+): your report$`);
  const turns = rowsOf(
    world.fileOf(`${game}.ec`),
    'SELECT turn, hash FROM turns WHERE undone IS NULL AND turn > 0',
  );
  await world.asMaster(game, (stored) => {
    for (const { turn } of turns) {
      for (const place of world.places.filter((one) => one.game === game)) {
        const to = world.emailOf(place);
        const copies = post.copies.filter(
          (copy) => copy.to === to && Number(pattern.exec(copy.subject)?.[1]) === turn,
        );
        const what = `report of turn ${String(turn)} of ${game} to seat ${place.seat}`;
        const names = namesOf(copies).length;
        law(names <= 1, () => `the ${what} was sent as ${names} mails`);
        law(
          names === 1 || isGivenUp(world, `report ${game} ${String(turn)} ${place.seat} `),
          () => `the ${what} has never come`,
        );
        const forms = seatForms(
          stored,
          { seat: place.seat, turn: Number(turn) },
          { details: false, width: WIDTH },
        );
        const own = forms.get('text')?.text() ?? '';
        for (const { text } of copies)
          law(withoutDue(text) === withoutDue(own), () => `the ${what} is not its own`);
      }
    }
  });
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
      copies.every(({ to }) => to === world.emailOf(mail)),
      () => `the answer to ${mail.messageId} went elsewhere`,
    );
    law(mail.isProved || names === 0, () => `${mail.messageId} is answered, and proves nothing`);
    const isMissing =
      mail.isAnswered && names === 0 && !isGivenUp(world, `answer ${mail.game} ${mail.seat} `);
    law(!isMissing, () => `${mail.messageId} was done and never answered`);
  }
}

/** Each letter has come to whom it is for. */
function checkLetters(world: World): void {
  for (const { game, to, text, isWithTurn } of world.ledger.letters) {
    const copies = world.post.copies.filter((copy) => copy.text.includes(text));
    const names = namesOf(copies).length;
    const reader = world.emailOf({ game, seat: to });
    law(
      copies.every((copy) => copy.to === reader),
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
