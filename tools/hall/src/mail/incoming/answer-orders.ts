import { createHash } from 'node:crypto';
import { quantity } from '@ec/cli';
import {
  allTurns,
  checkOrders,
  currentTurn,
  forecastOrders,
  gameStatus,
  sealSheet,
  sheetsAfter,
  submitOrders,
  type StoredGame,
} from '@ec/engine/sqlite';
import { renderReport } from '@ec/reports';
import { describeSheet } from '../../game/describe-sheet.js';
import { receiptOf } from '../../game/receipt-of.js';
import type { HallDatabase } from '../../store/hall-database.js';
import type { ReadMail } from './read-mail.js';
import type { Standing } from './received-mail.js';
import { requireSender, type SeatedSender, withoutTokens } from './sender.js';

/** Orders that came by mail. */
export interface MailedOrders {
  readonly sender: SeatedSender;
  readonly mail: ReadMail;
  /** What the writer wrote, without the command. */
  readonly body: string;
  /** Turn that the command names. */
  readonly turn: number | undefined;
}

/** How the receipt names the text that came in. */
const FILE = 'your mail';

/**
 * Hands in the orders of a mail, and says how they were understood. Orders for a turn that has been resolved are not taken for another.
 *
 * @param since - where the game stood when the mail was begun with; where the process ended after the sheet was kept and before the mail was done,
 * the sheet is found again, and not handed in a second time, nor for another turn
 * @throws AccessError when the seat has another player meanwhile; nothing is kept then
 */
export async function handInOrders(
  database: HallDatabase,
  orders: MailedOrders,
  since: Standing,
): Promise<string> {
  const { stored } = orders.sender.game;
  const { text, notes } = sheetOf(orders);
  const { seat } = orders.sender;
  const sealed = await sealSheet(stored, { seat, text });
  // One process at a time: another one may have been given the same mail.
  return database.transaction(() => {
    const known = keptSince(stored, { seat, text: sealed }, since);
    if (known !== undefined) {
      const checked = checkOrders(stored, { seat, text });
      return [described(checked), ...notes, `${known}: kept before`].join('\n');
    }
    const refusal = refusalOf(orders);
    if (refusal !== undefined) return refusal;
    if (text.trim() === '') return [...notes, EMPTY].join('\n');
    const require = (): void => requireSender(orders.sender);
    const submission = submitOrders(stored, { seat, text: sealed, origin: 'player', require });
    return [described(submission), ...notes, '', receiptOf(submission)].join('\n');
  });
}

/** Says how the orders of a mail would be understood and what they would do, as far as their seat knows; hands none in. */
export function previewOrders(orders: MailedOrders): string {
  const { stored } = orders.sender.game;
  const { text, notes } = sheetOf(orders);
  if (text.trim() === '') return [...notes, EMPTY].join('\n');
  const sheet = { seat: orders.sender.seat, text };
  const forecast = forecastOrders(stored, sheet);
  return [
    described(checkOrders(stored, sheet)),
    ...notes,
    '',
    'This is a preview: no orders were handed in.',
    ...(forecast ? ['', renderReport(forecast, 'text')] : []),
  ].join('\n');
}

const EMPTY =
  'The mail has no orders: expected them in its text or in a text file, received none. Nothing was handed in.';

function described(checked: ReturnType<typeof checkOrders>): string {
  const { text: source, orders, diagnostics } = checked;
  return describeSheet({ file: FILE, source, orders, diagnostics });
}

/** Why no orders are taken. */
function refusalOf({ sender, turn: named, mail }: MailedOrders): string | undefined {
  const { game, turn: answered } = sender;
  const next = currentTurn(game.stored).turn + 1;
  const unchanged = 'Nothing was handed in.';
  if (gameStatus(game.stored).outcome.status === 'over') return `The game is over. ${unchanged}`;
  // The line of an envelope names the turn in its game's own way.
  const turn = isEnvelope(mail.text) ? answered : (named ?? answered);
  if (turn === undefined || turn === next) return undefined;
  return turn < next
    ? `These are orders for turn ${turn}, which has been resolved; orders for turn ${next} are asked for now. ${unchanged}\nSend them in answer to the last report, or with the subject "orders ${next}".`
    : `These are orders for turn ${turn}; orders for turn ${next} are asked for now. ${unchanged}`;
}

/** The sheet of a mail: a text file with orders, or else what was written. An envelope stands where it will, also in a quotation. */
function sheetOf({ sender, mail, body }: MailedOrders): { readonly text: string; readonly notes: string[] } {
  const { stored } = sender.game;
  if (isEnvelope(mail.text)) return { text: withoutTokens(mail.text), notes: [] };
  const isOrders = (text: string): boolean =>
    checkOrders(stored, { seat: sender.seat, text }).orders.length > 0;
  const file = mail.files.find(({ text }) => isOrders(text));
  if (file) {
    const rest = body.trim() === '' ? '' : '; the text of the mail was not';
    return {
      text: withoutTokens(file.text),
      notes: [`note: the orders were read from ${file.name || 'the file'}${rest}`],
    };
  }
  const { quoted } = mail.own;
  const notes =
    quoted === 0
      ? []
      : [`note: ${quantity(quoted, 'line')} of quotations ${quoted === 1 ? 'was' : 'were'} not read`];
  return { text: withoutTokens(body), notes };
}

/** Whether a text holds the line with which orders in an envelope begin. */
function isEnvelope(text: string): boolean {
  return /^[>\t ]*#galaxy\b/im.test(text);
}

/** The same sheet of a seat that has come in since a game stood somewhere, by its receipt; undefined where there is none. */
function keptSince(
  stored: StoredGame,
  sheet: { readonly seat: number; readonly text: string },
  since: Standing,
): string | undefined {
  const hash = createHash('sha256').update(sheet.text).digest('hex');
  for (const { id, turn } of allTurns(stored)) {
    if (id < since.turn) continue;
    const kept = sheetsAfter(stored, { id }).find(
      (one) => one.id > since.sheet && one.seat === sheet.seat && one.hash === hash,
    );
    if (kept) return `receipt ${kept.receipt}, seat ${kept.seat}, turn ${turn + 1}`;
  }
  return undefined;
}
