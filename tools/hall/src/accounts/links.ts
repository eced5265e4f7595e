import { queueMail } from '../mail/outbox.js';
import type { HallDatabase, HallRow } from '../store/hall-database.js';
import { text, whole } from './columns.js';
import { hasAccount, type PersonRecord } from './people.js';
import { hashSecret, newSecret } from './secret.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds for which a link can be used. */
const LINK_LIFE = 15 * MINUTE;

/** What can be asked for. Whoever asks for more gets no mail; links that were mailed go on working. */
export interface LinkLimits {
  /** Mails to one address in 15 minutes: while one more is refused, so many links are there that can still be used, or were. */
  readonly toAddress: number;
  /** Mails in an hour that one client can ask for. */
  readonly fromClient: number;
  /** Mails in an hour to addresses of which nobody has come in yet. */
  readonly toStrangers: number;
}

/** Twelve mails an hour to one address at most. */
export const LINK_LIMITS: LinkLimits = { toAddress: 3, fromClient: 20, toStrangers: 500 };

/** Somebody asks for a link. */
export interface LinkRequest {
  /** As `readEmail` returns it. */
  readonly email: string;
  /** Path of a page of the hall to go to. */
  readonly next: string;
  /** Network of the client; `null` where it is not known. */
  readonly network: string | null;
  /** Number of the person whose address it is to be; `null` for a link that lets somebody in. */
  readonly person: number | null;
}

/** A link that has not been used, and whose time has not passed. */
export interface OpenLink {
  readonly id: number;
  readonly email: string;
  readonly next: string;
}

/** What became of it. */
export interface LinkAnswer {
  /** Whether the client has asked for too many. */
  readonly isTooMany: boolean;
  /** Whether a mail goes out, which is for the log alone: it would say something about the address. */
  readonly isMailed: boolean;
}

/**
 * Asks for a link, which is mailed to the address. Whether somebody has come in by that address before makes no difference to what is done, nor what the
 * link is for.
 *
 * @param address - of the hall
 */
export function askForLink(
  database: HallDatabase,
  address: string,
  { email, next, network, person }: LinkRequest,
  now: number,
  limits: LinkLimits,
): LinkAnswer {
  const count = (where: string, ...values: readonly (string | number)[]): number =>
    Number(database.get(`SELECT count(*) AS number FROM links WHERE ${where}`, ...values)?.['number']);
  if (network !== null && count('network = ? AND asked > ?', network, now - HOUR) >= limits.fromClient)
    return { isTooMany: true, isMailed: false };
  const isKnown = hasAccount(database, email);
  const toAddress = count('email = ? AND mailed AND asked > ?', email, now - LINK_LIFE);
  const toStrangers = count('asked > ? AND mailed AND email NOT IN (SELECT email FROM people)', now - HOUR);
  const isMailed = toAddress < limits.toAddress && (isKnown || toStrangers < limits.toStrangers);
  const secret = newSecret();
  const link = new URL(person === null ? '/enter/link' : '/account/email', address);
  // No server is sent what stands behind #, so that no log has it.
  link.hash = secret;
  // Where no mail goes out, as much is written, so that it takes as long.
  database.transaction(() => {
    const row = database.get(
      'INSERT INTO links (hash, email, next, network, person, asked, mailed) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id',
      ...[hashSecret(secret), email, next, network, person, now, Number(isMailed)],
    );
    if (!isMailed) return;
    const text = person === null ? entryText(link) : newAddressText(link);
    const subject =
      person === null ? `Your link to sign in to ${link.host}` : `Your new address at ${link.host}`;
    queueMail(database, { key: keyOf(Number(row?.['id'])), to: email, subject, text }, now);
  });
  return { isTooMany: false, isMailed };
}

/**
 * The link of a secret, while it can be used; `undefined` when there is none. It stays as it is.
 *
 * @param person - number of the person whose new address it is for; `null` for a link that lets somebody in
 */
export function findLink(
  database: HallDatabase,
  secret: string,
  person: number | null,
  now: number,
): OpenLink | undefined {
  const row = database.get(
    'SELECT * FROM links WHERE hash = ? AND person IS ? AND mailed AND used IS NULL AND asked > ?',
    ...[hashSecret(secret), person, now - LINK_LIFE],
  );
  return row && linkOfRow(row);
}

/** Where a link leads, and to whom it was mailed, when it has been used; `undefined` when not, or when that was an hour ago. */
export function findUsedLink(
  database: HallDatabase,
  secret: string,
  person: number | null,
): OpenLink | undefined {
  const row = database.get(
    'SELECT * FROM links WHERE hash = ? AND person IS ? AND used IS NOT NULL',
    ...[hashSecret(secret), person],
  );
  return row && linkOfRow(row);
}

/** Uses a link up. Its mail is of no use any more, and goes. */
export function useLink(database: HallDatabase, { id }: OpenLink, now: number): void {
  database.change('UPDATE links SET used = ? WHERE id = ?', now, id);
  database.change('DELETE FROM outbox WHERE key = ?', keyOf(id));
}

/** Drops links to an address that were not used, and those for a new address of a person, with their mails. */
export function dropLinks(database: HallDatabase, { id: person, email }: PersonRecord): void {
  dropUnused(
    database,
    database.all('SELECT id FROM links WHERE used IS NULL AND (email = ? OR person = ?)', email, person),
  );
}

/** Drops all links that were mailed and not used, with their mails; returns how many. */
export function dropOpenLinks(database: HallDatabase): number {
  return dropUnused(database, database.all('SELECT id FROM links WHERE mailed AND used IS NULL'));
}

function dropUnused(database: HallDatabase, links: readonly HallRow[]): number {
  for (const row of links) {
    database.change('DELETE FROM links WHERE id = ?', whole(row, 'id'));
    database.change('DELETE FROM outbox WHERE key = ? AND sent IS NULL', keyOf(whole(row, 'id')));
  }
  return links.length;
}

/** Drops links that can no longer be used or counted. */
export function sweepLinks(database: HallDatabase, now: number): void {
  database.change('DELETE FROM links WHERE asked <= ?', now - HOUR);
}

function linkOfRow(row: HallRow): OpenLink {
  return { id: Number(row['id']), email: text(row, 'email'), next: text(row, 'next') };
}

function keyOf(id: number): string {
  return `link ${id}`;
}

function entryText(link: URL): string {
  return `Somebody, perhaps you, wants to sign in to ${link.host} with this address. Open this page and press its button:

${link.href}

If the page asks for a code, it is ${link.hash.slice(1)}

The link works once, and for ${LINK_LIFE / MINUTE} minutes. If it was not you, do nothing: without the link nobody gets in.
`;
}

function newAddressText(link: URL): string {
  return `Somebody, perhaps you, wants this to be the address of their account at ${link.host}. Open this page in the browser in which you are signed in, and press its button:

${link.href}

If the page asks for a code, it is ${link.hash.slice(1)}

The link works once, and for ${LINK_LIFE / MINUTE} minutes. If it was not you, do nothing, and give the code to nobody: without it nothing is changed.
`;
}
