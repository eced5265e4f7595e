import { createHash } from 'node:crypto';
import {
  currentTurn,
  requireNotMoving,
  storedOwnReports,
  storedReport,
  storedSeats,
  unwantedFormats,
} from '@ec/engine/sqlite';
import { renderWorkbook } from '@ec/workbook';
import { formatDueFor, zonesFor } from '../calendar/format-due.js';
import { WORKBOOK_TYPE } from '../game/media-types.js';
import { seatForms } from '../game/report-forms.js';
import { seatReport } from '../game/seat-report.js';
import { WORKBOOK } from '../game/workbook.js';
import type { HallDatabase } from '../store/hall-database.js';
import { addressKey } from './mail-addresses.js';
import { type Attachment, isQueued, type OutgoingMail, queueMail } from './outbox.js';
import { type MailGame, type MailGames, replyAddress } from './reply-address.js';

/** Reports that are mailed. */
export interface MailedReports {
  readonly turn: number;
  /** Address of the hall at which orders come in; readers cannot answer when `null`. */
  readonly mailbox: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Formats that go out as files, with their media types; the text is in the mail. */
const MEDIA: Readonly<Record<string, string>> = { html: 'text/html' };

/** Other general formats, which nobody reads in a mail. */
const NOT_MAILED = new Set(['text', 'markdown', 'json', 'xml']);

/** Columns of the text: programs break longer lines. */
const WIDTH = 80;

/**
 * Queues the reports of a turn to the players: the text in the mail; as files the page, the workbook and the game's own formats, as far as the
 * seat wants them. However often it is called, each seat gets its report of a turn once, and again only where the turn was undone and came out
 * otherwise.
 *
 * @returns how many are new
 * @throws StoreError `no-turn` when there is no such turn; nothing is queued then
 */
export async function queueReports(
  database: HallDatabase,
  game: MailGame,
  reports: MailedReports,
): Promise<number> {
  const { stored } = game;
  const mails: { readonly seat: number; readonly mail: OutgoingMail }[] = [];
  for (const { seat, player } of storedSeats(stored)) {
    if (!player) continue;
    const report = { ...reports, seat, to: player.email };
    // Most are known: a hall asks every minute, and writing a workbook takes its time.
    if (!isQueued(database, reportKey(game, report)))
      mails.push({ seat, mail: await reportMail(database, game, report) });
  }
  return database.transaction(() => {
    requireNotMoving(stored);
    // A workbook takes its time, in which somebody may have left a seat.
    const emails = new Map(storedSeats(stored).map(({ seat, player }) => [seat, player?.email]));
    const theirs = mails.filter(({ seat, mail }) => emails.get(seat) === mail.to);
    return theirs.filter(({ mail }) => queueMail(database, mail, reports.now)).length;
  });
}

/**
 * Queues the reports of the last turn of each game that were not queued before. A game that cannot be opened does not hold up the others.
 *
 * @param failed - is told why the reports of a game could not be queued
 * @returns how many are new
 */
export async function queueLastReports(
  database: HallDatabase,
  games: MailGames,
  { mailbox, now }: Omit<MailedReports, 'turn'>,
  failed: (error: unknown) => void,
): Promise<number> {
  let queued = 0;
  for (const id of games.ids)
    try {
      const count = await games.use(id, (stored) => {
        const { turn } = currentTurn(stored);
        return queueReports(database, { id, stored }, { turn, mailbox, now });
      });
      queued += count ?? 0;
    } catch (error) {
      failed(error);
    }
  return queued;
}

/**
 * The mail with a seat's report of a turn.
 *
 * @throws StoreError `no-turn` or `no-seat`
 */
export async function reportMail(
  database: HallDatabase,
  game: MailGame,
  { turn, mailbox, seat, to }: MailedReports & { readonly seat: number; readonly to: string },
): Promise<OutgoingMail> {
  const { stored } = game;
  const key = reportKey(game, { turn, seat, to });
  const { name } = stored.meta;
  const unwanted = unwantedFormats(stored, seat, turn);
  const zones = zonesFor(database, stored, to);
  const say = (due: number): string => formatDueFor(zones, due);
  const forms = seatForms(stored, { seat, turn, say }, { details: false, width: WIDTH });
  const attachments: Attachment[] = [];
  for (const [format, { extension, text }] of forms)
    if (!unwanted.has(format) && !NOT_MAILED.has(format))
      attachments.push(
        attachment(`turn-${turn}.${extension}`, MEDIA[format] ?? 'text/plain', Buffer.from(text())),
      );
  if (!unwanted.has(WORKBOOK)) {
    const bytes = await renderWorkbook(seatReport(stored, seat, turn, say));
    attachments.push(attachment(`turn-${turn}.${WORKBOOK}`, WORKBOOK_TYPE, Buffer.from(bytes)));
  }
  return {
    key,
    to,
    subject: reportSubject(game, turn),
    text: unwanted.has('text')
      ? `Turn ${turn} of ${name} is resolved. Your report is attached.\n`
      : (forms.get('text')?.text() ?? ''),
    attachments,
    headers: seatHeaders(database, game, { seat, mailbox, turn: turn + 1 }),
  };
}

/** What tells a player of their report of a turn. */
export function reportSubject({ stored }: MailGame, turn: number): string {
  return `${stored.meta.name}, turn ${turn}: your report`;
}

/**
 * Key of the mail and the notification of a report. It changes when the turn was undone and the seat's report is a different one now, or when somebody
 * else has the seat. It takes the report and not the state, since other orders can lead to the same state and a different report.
 */
export function reportKey(
  { id, stored }: MailGame,
  { turn, seat, to }: { readonly turn: number; readonly seat: number; readonly to: string },
): string {
  const written = [storedReport(stored, seat, turn), ...storedOwnReports(stored, seat, turn)];
  const hash = createHash('sha256').update(JSON.stringify(written)).digest('hex');
  return `report ${id} ${turn} ${seat} ${hash.slice(0, 12)} ${addressKey(to)}`;
}

/** Header fields by which the answer to a mail is known as that of its seat. */
export function seatHeaders(
  database: HallDatabase,
  game: MailGame,
  { seat, turn, mailbox }: { readonly seat: number; readonly turn: number; readonly mailbox: string | null },
): Record<string, string> {
  const reply = mailbox === null ? undefined : replyAddress(database, mailbox, { game, seat, turn });
  if (reply === undefined) return {};
  return { 'Reply-To': reply, 'List-Unsubscribe': `<mailto:${reply}?subject=away>` };
}

function attachment(name: string, type: string, bytes: Buffer): Attachment {
  return { name, type, base64: bytes.toString('base64') };
}
