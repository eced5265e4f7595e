import { createHash } from 'node:crypto';
import type { CheckedOrders } from '@ec/engine';
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
import { hasHeader, besideQuotedHeader } from '../../game/quoted-header.js';
import { readingNotes, unreadFile } from '../../game/unread.js';
import type { HallDatabase } from '../../store/hall-database.js';
import type { OwnText } from './own-text.js';
import type { MailFile, ReadMail } from './read-mail.js';
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
  const { text, notes, fault } = sheetOf(orders);
  const { seat } = orders.sender;
  const sealed = await sealSheet(stored, { seat, text });
  // One process at a time: another one may have been given the same mail.
  return database.transaction(() => {
    const known = keptSince(stored, { seat, text: sealed }, since);
    if (known !== undefined) {
      const checked = checkOrders(stored, { seat, text, masks: MASKS });
      return [described(checked), ...notes, `${known}: kept before`].join('\n');
    }
    const refusal = refusalOf(orders);
    if (refusal !== undefined) return refusal;
    if (fault !== undefined) return [...notes, fault].join('\n');
    const require = (): void => requireSender(orders.sender);
    const sheet = { seat, text, sealed, masks: MASKS, origin: 'player', require } as const;
    const submission = submitOrders(stored, sheet);
    return [described(submission), ...notes, '', receiptOf(submission)].join('\n');
  });
}

/** Says how the orders of a mail would be understood and what they would do, as far as their seat knows; hands none in. */
export function previewOrders(orders: MailedOrders): string {
  const { stored } = orders.sender.game;
  const { text, notes, fault } = sheetOf(orders);
  if (fault !== undefined) return [...notes, fault].join('\n');
  const sheet = { seat: orders.sender.seat, text };
  const forecast = forecastOrders(stored, sheet);
  return [
    described(checkOrders(stored, { ...sheet, masks: MASKS })),
    ...notes,
    '',
    'This is a preview: no orders were handed in.',
    ...(forecast ? ['', renderReport(forecast, 'text')] : []),
  ].join('\n');
}

const EMPTY =
  'The mail has no orders: expected them in its text, outside of quotations, or in a text file, received none. Nothing was handed in.';

/** A mail lies in the queue until it is sent, and goes through other hands: it does not show how long a secret is. */
const MASKS = 'one-length';

/** How a sheet is understood. */
function described({ text: source, orders, diagnostics }: CheckedOrders): string {
  return describeSheet({ file: FILE, source, orders, diagnostics });
}

/** Why no orders are taken. */
function refusalOf({ sender, turn: named }: MailedOrders): string | undefined {
  const { game, turn: answered } = sender;
  const next = currentTurn(game.stored).turn + 1;
  const unchanged = 'Nothing was handed in.';
  if (gameStatus(game.stored).outcome.status === 'over') return `The game is over. ${unchanged}`;
  const turn = named ?? answered;
  if (turn === undefined || turn === next) return undefined;
  return turn < next
    ? `These are orders for turn ${turn}, which has been resolved; orders for turn ${next} are asked for now. ${unchanged}\nSend them in answer to the last report, or with the subject "orders ${next}".`
    : `These are orders for turn ${turn}; orders for turn ${next} are asked for now. ${unchanged}`;
}

/** The order sheet of a mail. */
interface MailedSheet {
  readonly text: string;
  /** What was read, and what was not. */
  readonly notes: readonly string[];
  /** Why there is none; undefined where there is one. */
  readonly fault?: string;
}

/**
 * The sheet of a mail: what was written, where it has a header, as orders in an envelope have; else the one text file with orders; else what
 * was written, unless that holds no order and a text file may. What is quoted is never read, whatever it looks like: a rival may have written
 * it.
 */
function sheetOf({ sender, mail, body }: MailedOrders): MailedSheet {
  const { stored } = sender.game;
  const files = filesWithOrders(stored, { seat: sender.seat, body, files: mail.files });
  if (files.length > 1) {
    const names = files.map(({ file }) => file.name || 'one without a name').join(', ');
    return {
      text: '',
      notes: [],
      fault: `Expected orders in one file, received ${names}. Nothing was handed in.`,
    };
  }
  const [chosen] = files;
  const skipped = readingNotes(mail.own).map((said) => `note: ${said}`);
  const unread = mail.files
    .filter((one) => one !== chosen?.file)
    .map(({ name }) => `note: ${unreadFile(name)}`);
  const text = withoutTokens(chosen?.text ?? body);
  if (text.trim() === '') return { text, notes: [...skipped, ...unread], fault: EMPTY };
  if (!chosen) return { text, notes: [...skipped, ...unread] };
  const rest = body.trim() === '' ? '' : '; the text of the mail was not';
  const from = `note: the orders were read from ${chosen.file.name || 'the file'}${rest}`;
  const left = readingNotes(chosen).map((said) => `note: ${said}`);
  return { text, notes: [from, ...left, ...unread] };
}

/** A file that is text: all of it, unless its header is quoted. */
interface TextFile extends OwnText {
  readonly file: MailFile;
}

/** Text files that hold orders; where neither they nor what was written do, all of them, as their orders may be mistaken. */
function filesWithOrders(
  stored: StoredGame,
  {
    seat,
    body,
    files,
  }: { readonly seat: number; readonly body: string; readonly files: readonly MailFile[] },
): readonly TextFile[] {
  const isOrders = (text: string): boolean => checkOrders(stored, { seat, text }).orders.length > 0;
  const texts = files
    .map((file): TextFile => {
      const { text = '' } = file;
      return { file, ...(besideQuotedHeader(stored.ruleset, text) ?? { text, quoted: 0, signed: 0 }) };
    })
    .filter(({ text }) => text.trim() !== '');
  if (texts.length === 0 || hasHeader(stored.ruleset, body)) return [];
  if (texts.length === 1 && body.trim() === '') return texts;
  const found = texts.filter(({ text }) => isOrders(text));
  return found.length > 0 || isOrders(body) ? found : texts;
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
