import { text, whole } from '../accounts/columns.js';
import { SESSION_LIFE } from '../accounts/sessions.js';
import { signed } from '../mail/mail-secret.js';
import type { HallDatabase } from '../store/hall-database.js';
import { Queue, type Taken } from '../store/queue.js';
import type { Subscription } from './subscriptions.js';

/** Notifications that wait to be sent to browsers. */
export const PUSHES = new Queue({ table: 'pushes', dropped: "text = '', path = ''" });

/** A notification for the browsers of a person. Whoever sees the screen may read it. */
export interface Push {
  /** What it is about, so that each browser is told once whatever happens: as that of the mail about the same. */
  readonly key: string;
  /** Address of mail of the person. */
  readonly to: string;
  readonly title: string;
  /** May be empty. */
  readonly text: string;
  /** Page of the hall that it leads to. */
  readonly path: string;
  /** When nobody needs it any more, in milliseconds since 1970. */
  readonly expires: number;
}

/** Pushes (included) to one browser in an hour; more are dropped. */
const HOURLY = 60;
const HOUR = 3_600_000;

/** Milliseconds for which a push can be of use that is about no time: two days. */
export const PUSH_LIFE = 48 * HOUR;

/**
 * Queues a push for each browser of a person that wants to be told, and whose session goes on. Within a transaction it is queued when that is.
 *
 * @param now - milliseconds since 1970
 */
export function queuePush(database: HallDatabase, push: Push, now: number): void {
  const { to, title, text: said, path, expires } = push;
  // Keys of mails hold addresses, which are to stand in no more places than they have to.
  const key = signed(database, ['push', push.key]);
  database.change(
    `INSERT INTO pushes (subscription, key, title, text, path, expires, queued, due)
      SELECT push_subscriptions.id, ?, ?, ?, ?, ?, ?, ? FROM push_subscriptions
        JOIN sessions ON sessions.id = session JOIN people ON people.id = person
        WHERE email = ? AND seen > ? AND
          (SELECT count(*) FROM pushes WHERE subscription = push_subscriptions.id AND queued > ?) < ?
      ON CONFLICT DO NOTHING`,
    ...[key, title, said, path, expires, now, now],
    ...[to.toLowerCase(), now - SESSION_LIFE, now - HOUR, HOURLY],
  );
}

/** A push that somebody has taken from the queue to send it. */
export interface TakenPush extends Taken, Omit<Push, 'to' | 'key'> {
  /** Says nothing to anybody else: a number would say how many pushes others get. */
  readonly key: string;
  readonly subscription: Subscription & { readonly id: number };
}

/** Takes the push that is due first out of the queue, and writes that down before anything is sent; undefined where none is due. */
export function takePush(database: HallDatabase, now: number): TakenPush | undefined {
  return database.transaction(() => {
    const taken = PUSHES.take(database, now);
    if (!taken) return undefined;
    const { id, attempts, row } = taken;
    const to = database.get('SELECT * FROM push_subscriptions WHERE id = ?', whole(row, 'subscription'));
    if (!to) throw new Error(`expected the browser of push ${id}, received none`);
    return {
      ...{ id, attempts },
      key: text(row, 'key'),
      title: text(row, 'title'),
      text: text(row, 'text'),
      path: text(row, 'path'),
      expires: whole(row, 'expires'),
      subscription: {
        id: whole(to, 'id'),
        endpoint: text(to, 'endpoint'),
        keys: { p256dh: text(to, 'p256dh'), auth: text(to, 'auth') },
      },
    };
  });
}
