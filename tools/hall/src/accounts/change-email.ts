/**
 * An account gets another address. First the hall's own file has it, in one transaction, and remembers that the games are to follow; then each game
 * has it. Whoever is interrupted goes on with what is left: a game that has the new address already is left alone.
 */
import { queueMail, moveWaitingMails } from '../mail/outbox.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { Accounts, Person } from './accounts.js';
import { moveAudit } from './audit.js';
import {
  closeChanges,
  endChange,
  openChanges,
  reservationOf,
  TAKE_BACK,
  writeChange,
  type EmailChange,
} from './email-changes.js';
import { dropLinks, findLink, findUsedLink, useLink, type OpenLink } from './links.js';
import { findPerson, hasAccount, type PersonRecord } from './people.js';
import { moveRoles } from './roles.js';
import { newSecret, secretOfForm } from './secret.js';
import { endSessions, findSession } from './sessions.js';

const DAY = 86_400_000;

/** Whether whoever makes a request has the address of a link by that link: its form was sent again, as the answer was lost. */
export function isChangedBy({ database }: Accounts, person: Person, secret: string): boolean {
  return findUsedLink(database, secret, person.id)?.email === person.email;
}

/** The link for a new address of whoever makes a request; `undefined` when there is none. */
export function emailLinkOf(
  { database, now }: Accounts,
  person: Person,
  secret: string,
): OpenLink | undefined {
  return findLink(database, secret, person.id, now);
}

/**
 * Gives whoever makes a request the address of a link, which is used up. Their other sessions end, and the former address is told how to take the
 * account back.
 *
 * @returns why it cannot be theirs, in words; `undefined` when it is
 */
export async function changeEmail(
  accounts: Accounts,
  request: Request,
  person: Person,
  link: OpenLink,
): Promise<string | undefined> {
  const { database, now, seats } = accounts;
  const { email: former } = person;
  const { email } = link;
  const inGames = await seats.faultOf(former, email);
  if (inGames !== undefined) return inGames;
  const fault = database.transaction(() => {
    const taken = takenBy(database, person, email, now);
    if (taken !== undefined) return taken;
    useLink(database, link, now);
    const session = accounts.sessionsOf(request).find(({ isThis }) => isThis)?.id;
    giveEmail(accounts, person, email, { until: now + TAKE_BACK, session });
    accounts.write(request, email, 'address changed', `from ${former} to ${email}`);
    tell(accounts, former, 'Your address was changed', noticeText(accounts, email));
    return undefined;
  });
  if (fault === undefined) await finishChanges(accounts);
  return fault;
}

/** A link that can take an account back, and the change that it takes back; `undefined` for any other link. */
export function takeBackOf(
  { database, now }: Accounts,
  { email }: OpenLink,
): (EmailChange & { readonly isOpen: boolean }) | undefined {
  const change = reservationOf(database, email, now);
  return change && { ...change, isOpen: change.until > now };
}

/**
 * Gives an account its former address back, by a link to that address, which is used up. All sessions end, and passkeys go that were made since: whoever
 * had it has nothing left of it. A form that is sent again, as its answer was lost, opens the same session.
 *
 * @param form - what the page gave its form, which nobody else knows
 * @returns the secret of a new session; `undefined` when the link cannot do that
 */
export async function takeBack(
  accounts: Accounts,
  request: Request,
  secret: string,
  form = newSecret(),
): Promise<string | undefined> {
  const { database, now } = accounts;
  const begun = secretOfForm(secret, form);
  const session = database.transaction(() => {
    if (findUsedLink(database, secret, null)) return findSession(database, begun, now) && begun;
    const link = findLink(database, secret, null, now);
    const change = link && takeBackOf(accounts, link);
    const person = change?.isOpen === true ? findPerson(database, change.person) : undefined;
    if (!link || !change || !person) return undefined;
    useLink(database, link, now);
    closeChanges(database, change);
    database.change('DELETE FROM passkeys WHERE person = ? AND made >= ?', person.id, change.changed);
    giveEmail(accounts, person, link.email, { until: 0, session: undefined });
    accounts.write(request, link.email, 'address taken back', `from ${person.email} to ${link.email}`);
    tell(
      accounts,
      person.email,
      'Your address was taken from your account',
      `The owner of the address that your account at ${hostOf(accounts)} had before has taken the account back. This address has no account there any more.\n`,
    );
    return accounts.enter(request, { ...person, email: link.email }, 'link', begun);
  });
  if (session !== undefined) await finishChanges(accounts);
  return session;
}

/** Has the games follow the changes of addresses, as far as they can be opened now. */
export async function finishChanges({ database, seats, now }: Accounts): Promise<void> {
  for (const change of openChanges(database)) {
    const { former, email } = change;
    const isDone = former === email || (await seats.move(former, email));
    if (!isDone) continue;
    database.transaction(() => {
      // Some may have been queued by a game that still had the former address.
      if (former !== email) moveWaitingMails(database, former, email);
      endChange(database, change, now);
    });
  }
}

function takenBy(database: HallDatabase, person: Person, email: string, now: number): string | undefined {
  // Whoever has this link has shown that the address is theirs, and may know that.
  if (hasAccount(database, email))
    return 'There is an account with this address already, and two cannot be joined.';
  const reserved = reservationOf(database, email, now);
  if (reserved && reserved.person !== person.id)
    return 'This address belonged to another account until a short time ago.';
  if (findPerson(database, person.id)?.email !== person.email)
    return 'Your address was just changed elsewhere.';
  return undefined;
}

/** Everything about an address in the hall's own file becomes that of another, and the games are to follow. */
function giveEmail(
  { database, belongings, now }: Accounts,
  person: PersonRecord,
  to: string,
  { until, session }: { readonly until: number; readonly session: number | undefined },
): void {
  const { id, email: from } = person;
  dropLinks(database, person);
  database.change('UPDATE people SET email = ? WHERE id = ?', to, id);
  moveRoles(database, from, to);
  moveAudit(database, from, to);
  moveWaitingMails(database, from, to);
  for (const { move } of belongings) move(from, to);
  endSessions(database, id, session);
  writeChange(database, { person: id, former: from, changed: now, until });
}

function tell({ database, now }: Accounts, to: string, subject: string, text: string): void {
  queueMail(database, { key: `address ${to} ${now}`, to, subject, text }, now);
}

function hostOf({ origin }: Accounts): string {
  return new URL(origin).host;
}

function noticeText(accounts: Accounts, email: string): string {
  return `Your account at ${hostOf(accounts)} has the address ${email} from now on. Mail of your games goes there, and all other browsers were signed out.

If it was not you, take the account back within ${TAKE_BACK / DAY} days: sign in with this address, the former one, at

${accounts.origin}/enter

The page then asks whether you want the account back. Whoever changed the address loses it at once.
`;
}
