import type { Accounts } from '../accounts/accounts.js';
import { subscribedBrowsers } from './subscriptions.js';
import { takesPushes } from './takes-pushes.js';

/** Whether the browser of a request could notify its owner, and does not yet. */
export function offersPushes(accounts: Accounts, request: Request): boolean {
  const visit = takesPushes(accounts.origin) ? accounts.visitOf(request) : undefined;
  if (!visit) return false;
  const browsers = subscribedBrowsers(accounts.database, visit.person.email);
  return !browsers.some(({ session }) => session === visit.session);
}
