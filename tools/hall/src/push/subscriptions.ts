import { ECDH } from 'node:crypto';
import * as v from 'valibot';
import { describeBrowser } from '../accounts/client.js';
import { text, whole } from '../accounts/columns.js';
import type { Belongings } from '../accounts/own-data.js';
import type { HallDatabase, HallRow } from '../store/hall-database.js';

/** How a browser can be told of something. */
export interface Subscription {
  /** Where its push service takes what is for it; nobody but the hall and the browser knows the address. */
  readonly endpoint: string;
  /** Of the browser, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser that notifies its owner, as the owner sees it. */
export interface SubscribedBrowser {
  readonly id: number;
  /** In words, such as `Firefox on Linux`. */
  readonly browser: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Session of the browser. */
  readonly session: number;
  /** Host of its push service. */
  readonly service: string;
}

/** Characters (included) of the longest address of a browser at its push service. */
const ENDPOINT = 1_024;
/** Bytes of the secret that a browser shares with those who tell it something. */
const AUTH_BYTES = 16;

/** A browser's own address, as it states it: anybody can write any URL here. */
const SUBSCRIPTION = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT), v.check(isBeyondTls)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(128), v.check(isPoint)),
    auth: v.pipe(
      v.string(),
      v.maxLength(64),
      v.check((key) => Buffer.from(key, 'base64url').length === AUTH_BYTES),
    ),
  }),
});

/** What a browser says of itself; undefined where that is no subscription. */
export function readSubscription(value: unknown): Subscription | undefined {
  const read = v.safeParse(SUBSCRIPTION, value);
  return read.success ? read.output : undefined;
}

/** The most browsers that notify one person. */
const BROWSERS = 20;
/** Subscriptions (included) that one person can make in an hour. */
const HOURLY = 20;
const HOUR = 3_600_000;

/**
 * Subscribes a browser to notifications; an earlier subscription of it is replaced. When one person has too many, the oldest ends.
 *
 * @param now - milliseconds since 1970
 */
export function subscribe(
  database: HallDatabase,
  session: number,
  { endpoint, keys }: Subscription,
  now: number,
): void {
  database.transaction(() => {
    database.change('DELETE FROM push_subscriptions WHERE session = ? OR endpoint = ?', session, endpoint);
    database.change(
      'INSERT INTO push_subscriptions (session, endpoint, p256dh, auth, since) VALUES (?, ?, ?, ?, ?)',
      ...[session, endpoint, keys.p256dh, keys.auth, now],
    );
    database.change(
      `DELETE FROM push_subscriptions WHERE id IN
        (SELECT push_subscriptions.id FROM push_subscriptions JOIN sessions ON sessions.id = session
          WHERE person = (SELECT person FROM sessions WHERE id = ?)
          ORDER BY push_subscriptions.id DESC LIMIT -1 OFFSET ?)`,
      ...[session, BROWSERS],
    );
  });
}

/** Whether somebody has turned notifications on too often in the last hour: each time the browser could name an address that is not its own. */
export function isTooOften(database: HallDatabase, email: string, now: number): boolean {
  const row = database.get(
    `SELECT count(*) AS number FROM audit WHERE who = ? AND what = 'notifications on' AND at > ?`,
    ...[email, now - HOUR],
  );
  return Number(row?.['number']) >= HOURLY;
}

/** The browsers that notify a person, oldest subscription first. */
export function subscribedBrowsers(database: HallDatabase, email: string): SubscribedBrowser[] {
  return database
    .all(
      `SELECT push_subscriptions.*, browser FROM push_subscriptions
        JOIN sessions ON sessions.id = session JOIN people ON people.id = person
        WHERE email = ? ORDER BY push_subscriptions.id`,
      email,
    )
    .map(browserOf);
}

/** Tells a browser of nothing any more; one of somebody else stays. Returns its session; undefined where there is no such browser. */
export function unsubscribe(database: HallDatabase, email: string, id: number): number | undefined {
  const found = subscribedBrowsers(database, email).find((one) => one.id === id);
  if (found) dropSubscription(database, id);
  return found?.session;
}

/** Forgets a browser and what waits for it; returns whether it was known. */
export function dropSubscription(database: HallDatabase, id: number): boolean {
  return database.change('DELETE FROM push_subscriptions WHERE id = ?', id) > 0;
}

/** The browsers that notify somebody, and what was sent to each; they go with their sessions. */
export function pushesOfPerson(database: HallDatabase): Belongings {
  return {
    name: 'notifications',
    of: (email) =>
      subscribedBrowsers(database, email).map((browser) => ({
        ...browser,
        sent: database
          .all('SELECT title, queued, sent FROM pushes WHERE subscription = ? ORDER BY id', browser.id)
          .map(({ title, queued, sent }) => ({ title, queued, sent })),
      })),
    forget: () => undefined,
    move: () => undefined,
  };
}

function browserOf(row: HallRow): SubscribedBrowser {
  return {
    id: whole(row, 'id'),
    browser: describeBrowser(text(row, 'browser')),
    since: whole(row, 'since'),
    session: whole(row, 'session'),
    service: new URL(text(row, 'endpoint')).host,
  };
}

/** Whether a text is a URL beyond TLS, without a password. */
function isBeyondTls(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password } = new URL(endpoint);
  return protocol === 'https:' && username === '' && password === '';
}

/** Whether a text is a point of the curve P-256 that is not compressed, in base64url. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
