import { admitPerson } from '../../src/accounts/people.js';
import { beginSession, sessionsOf } from '../../src/accounts/sessions.js';
import { subscribe, type Subscription } from '../../src/push/subscriptions.js';
import type { HallDatabase } from '../../src/store/hall-database.js';

/** Signs a browser of a person in, and subscribes it to notifications; returns its session. */
export function letIn(
  database: HallDatabase,
  email: string,
  subscription: Subscription,
  now: number,
): number {
  const { id } = admitPerson(database, email, now);
  beginSession(database, id, 'link', 'Firefox/140.0', now);
  const session = Math.max(...sessionsOf(database, id, now).map((one) => one.id));
  subscribe(database, session, subscription, now);
  return session;
}
