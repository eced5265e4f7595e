import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Clock } from '../live/clock.js';
import type { HallDatabase } from '../store/hall-database.js';
import { isSpent } from '../store/queue.js';
import { keepWorkingOff, workOff } from '../store/work-off.js';
import { pushKeysOf } from './push-keys.js';
import { RefusedAddress, type PushServices } from './push-services.js';
import { PUSHES, takePush, type TakenPush } from './pushes.js';
import { dropSubscription } from './subscriptions.js';

/** What pushes are sent with. */
export interface Pushing {
  readonly database: HallDatabase;
  readonly clock: Pick<Clock, 'now'>;
  /** Where those who run push services can ask about the hall: its address, beyond TLS. */
  readonly subject: string;
  readonly services: Pick<PushServices, 'post'>;
}

/** What became of the pushes that were due. */
export interface Pushed {
  readonly sent: number;
  /** Tried again later. */
  readonly postponed: number;
  /** Given up. */
  readonly failed: number;
  /** Browsers whose subscription has ended: their push services do not know them. */
  readonly ended: number;
  /** Why the queue cannot be read or written; `null` where it can. */
  readonly fault: string | null;
}

/** What came of an attempt. */
type Fate =
  | { readonly kind: 'sent' }
  /** Another attempt may do better; no other attempt will; there is no such browser. */
  | { readonly kind: 'later' | 'never' | 'gone'; readonly fault: string };

/** Pushes that are sent at once. */
const CONNECTIONS = 8;

/** Statuses of push services that do not know a browser any more. */
const GONE = new Set([404, 410]);
/** Statuses of those that ask to come again. */
const LATER = new Set([408, 425, 429]);

/** Sends all pushes that are due, each at least once as mails are, and ends. One that came twice is shown once: both have the same tag. */
export async function sendPushes(pushing: Pushing): Promise<Pushed> {
  const { database, clock } = pushing;
  const counts = { sent: 0, postponed: 0, failed: 0, ended: 0 };
  await workOff(
    () => takePush(database, clock.now()),
    async (push) => {
      counts[await sendPush(pushing, push)] += 1;
    },
    CONNECTIONS,
  );
  return { ...counts, fault: null };
}

/** Sends pushes as they become due, until a signal is given. */
export async function keepPushing(
  pushing: Pushing & { readonly clock: Clock },
  signal: AbortSignal,
  onPushed: (pushed: Pushed) => void,
): Promise<void> {
  await keepWorkingOff(pushing.clock, signal, () => sendPushes(pushing).catch(notNow), onPushed);
}

function notNow(error: unknown): Pushed {
  const fault = error instanceof Error ? error.message : 'it failed';
  return { sent: 0, postponed: 0, failed: 0, ended: 0, fault };
}

/** Sends a push and writes down what became of it. */
async function sendPush(
  pushing: Pushing,
  push: TakenPush,
): Promise<'sent' | 'postponed' | 'failed' | 'ended'> {
  const { database, clock } = pushing;
  const fate = fateWithout(push, clock.now()) ?? (await attempt(pushing, push));
  const now = clock.now();
  switch (fate.kind) {
    case 'sent':
      PUSHES.markSent(database, push, now);
      return 'sent';
    case 'later':
      return PUSHES.postpone(database, push, fate.fault, now) ? 'postponed' : 'failed';
    case 'never':
      PUSHES.giveUp(database, push, fate.fault, now);
      return 'failed';
    case 'gone':
      // two that were under way may find it gone
      return dropSubscription(database, push.subscription.id) ? 'ended' : 'failed';
  }
}

/** What comes of a push that need not be tried. */
function fateWithout(push: TakenPush, now: number): Fate | undefined {
  if (isSpent(push)) return { kind: 'never', fault: 'whoever sent it ended in the middle of it each time' };
  return push.expires <= now ? { kind: 'never', fault: 'nobody needs it any more' } : undefined;
}

async function attempt({ database, clock, subject, services }: Pushing, push: TakenPush): Promise<Fate> {
  const { key, title, text, path, expires, subscription } = push;
  const { endpoint, keys } = subscription;
  const seconds = Math.ceil((expires - clock.now()) / 1_000);
  try {
    const sent = await buildPushPayload(
      { data: { title, text, path, tag: key }, options: { ttl: seconds } },
      { endpoint, keys, expirationTime: null },
      { subject, ...pushKeysOf(database) },
    );
    return fateOf(await services.post(endpoint, sent));
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'it failed';
    return { kind: error instanceof RefusedAddress ? 'gone' : 'later', fault };
  }
}

function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const fault = `the push service answered ${status}`;
  if (GONE.has(status)) return { kind: 'gone', fault };
  return { kind: LATER.has(status) || status >= 500 ? 'later' : 'never', fault };
}
