import { InputError } from '@ec/cli';
import { parse } from 'hono/utils/cookie';
import type { Clock } from '../live/clock.js';
import type { HallDatabase } from '../store/hall-database.js';
import { sweepAudit, writeAudit, type Deed } from './audit.js';
import { clientOf } from './client.js';
import { readEmail } from './email.js';
import { reservationOf, sweepChanges } from './email-changes.js';
import {
  askForLink,
  findLink,
  findUsedLink,
  LINK_LIMITS,
  sweepLinks,
  useLink,
  type LinkLimits,
  type LinkRequest,
  type OpenLink,
} from './links.js';
import { forgetPerson, ownData, type Belongings, type OwnData } from './own-data.js';
import { ownerOfPasskey } from './passkeys.js';
import { admitPerson, changePerson, findPerson, type PersonRecord } from './people.js';
import { giveRole, rolesOf, takeRole, type Role } from './roles.js';
import { newSecret, secretOfForm } from './secret.js';
import { NO_SEATS, type SeatsByEmail } from './seats-by-email.js';
import {
  beginSession,
  endSession,
  endSessions,
  findSession,
  sessionsOf,
  sweepSessions,
  type Session,
  type Way,
} from './sessions.js';

/** What accounts are opened with. */
export interface AccountsOptions {
  /** With the tables of `ACCOUNTS` and `OUTBOX`. */
  readonly database: HallDatabase;
  /** Where browsers reach the hall, such as `https://games.example.org`. */
  readonly address: string;
  readonly clock: Clock;
  /** Addresses of mail of those who run the hall. */
  readonly host: readonly string[];
  /** What other parts of the hall keep of people; nothing when absent. */
  readonly belongings?: readonly Belongings[];
  /** Seats of people in the games; none when absent. */
  readonly seats?: SeatsByEmail;
  /** Whether mail that is queued is sent; it is when absent. */
  readonly sendsMail?: boolean;
  /** The usual limits when absent. */
  readonly limits?: LinkLimits;
}

/** Somebody who has shown that an address is theirs. */
export interface Person extends PersonRecord {
  readonly isHost: boolean;
  /** In games, by their names. */
  readonly roles: readonly Role[];
}

/** People of a hall: how they come in, and what they may do. */
export class Accounts {
  /** Origin of the hall's address, as browsers state it. */
  readonly origin: string;
  /** Name of the cookie with the secret of a session. */
  readonly cookie: string;
  readonly database: HallDatabase;
  readonly #clock: Clock;
  readonly #hosts: ReadonlySet<string>;
  readonly belongings: readonly Belongings[];
  readonly seats: SeatsByEmail;
  /** Whether mail that is queued is sent. */
  readonly sendsMail: boolean;
  readonly #limits: LinkLimits;

  /** @throws InputError when an address of the host is none of mail */
  constructor(options: AccountsOptions) {
    const {
      database,
      address,
      clock,
      host,
      belongings = [],
      seats = NO_SEATS,
      sendsMail = true,
      limits = LINK_LIMITS,
    } = options;
    this.origin = new URL(address).origin;
    // Browsers let nobody but the host itself set a cookie of this name, and only beyond TLS.
    this.cookie = this.isSecure ? '__Host-ec-session' : 'ec-session';
    this.database = database;
    this.#clock = clock;
    this.#hosts = new Set(host.map(hostEmail));
    this.belongings = belongings;
    this.seats = seats;
    this.sendsMail = sendsMail;
    this.#limits = limits;
  }

  /** Whether browsers reach the hall by TLS. */
  get isSecure(): boolean {
    return this.origin.startsWith('https:');
  }

  /** Who a request comes from; `undefined` when they have not come in, or their session is over. */
  personOf(request: Request): Person | undefined {
    return this.visitOf(request)?.person;
  }

  /** Whether a person may do with a game what its master may; the host may with all. */
  isMaster({ isHost, roles }: Person, game: string): boolean {
    return isHost || roles.some((one) => one.role === 'master' && one.game === game);
  }

  /**
   * Asks for a link to come in by, which is mailed to an address. Nothing says whether the address is known, nor whether a mail goes out.
   *
   * @param email - as `readEmail` returns it
   * @param next - where to go then, as somebody states it; another site is ignored
   * @returns whether the client may ask for so many
   */
  askForLink(request: Request, email: string, next: string): boolean {
    return this.#askForLink(request, { email, next: this.pathOf(next), person: null }, () =>
      this.write(request, email, 'link asked for'),
    );
  }

  /**
   * Asks for a link that makes an address that of whoever makes a request; it is mailed there. Nothing says whether the address is known.
   *
   * @param email - as `readEmail` returns it
   * @returns whether the client may ask for so many
   */
  askForEmail(request: Request, { id, email: who }: PersonRecord, email: string): boolean {
    return this.#askForLink(request, { email, next: ACCOUNT, person: id }, () =>
      this.write(request, who, 'new address asked for'),
    );
  }

  /** The link of a secret while it can be used; looking at it does not use it up. */
  linkOf(secret: string): OpenLink | undefined {
    return findLink(this.database, secret, null, this.now);
  }

  /**
   * Lets a browser in by a link, which is used up. A session that the browser had is over. A form that is sent again, as its answer was lost, opens the
   * same session.
   *
   * @param form - what the page gave its form, which nobody else knows
   * @returns the secret of the session, and where to go; `undefined` when the link cannot be used
   */
  enterByLink(
    request: Request,
    secret: string,
    form = newSecret(),
  ): { readonly session: string; readonly next: string } | undefined {
    const now = this.now;
    const session = secretOfForm(secret, form);
    return this.database.transaction(() => {
      const used = findUsedLink(this.database, secret, null);
      if (used) return findSession(this.database, session, now) && { session, next: used.next };
      const link = findLink(this.database, secret, null, now);
      // Somebody who takes an account back does so knowingly.
      if (!link || reservationOf(this.database, link.email, now)) return undefined;
      useLink(this.database, link, now);
      const person = admitPerson(this.database, link.email, now);
      return { session: this.enter(request, person, 'link', session), next: link.next };
    });
  }

  /**
   * Lets a browser in by a passkey. A session that the browser had is over.
   *
   * @param response - what the browser has answered
   * @returns the secret of the session; `undefined` when the answer is wrong or late
   */
  async enterByPasskey(request: Request, response: unknown): Promise<string | undefined> {
    const owner = await ownerOfPasskey(this, response, this.now);
    return this.database.transaction(() => {
      const person = owner === undefined ? undefined : findPerson(this.database, owner);
      return person && this.enter(request, person, 'passkey');
    });
  }

  /** Ends the session of a request. */
  leave(request: Request): void {
    const visit = this.visitOf(request);
    if (!visit) return;
    this.database.transaction(() => {
      endSession(this.database, visit.person.id, visit.session);
      this.write(request, visit.person.email, 'left');
    });
  }

  /** Browsers of whoever makes a request, and which of them it comes from. */
  sessionsOf(request: Request): readonly (Session & { readonly isThis: boolean })[] {
    const visit = this.visitOf(request);
    if (!visit) return [];
    return sessionsOf(this.database, visit.person.id, this.now).map((session) => ({
      ...session,
      isThis: session.id === visit.session,
    }));
  }

  /** Ends one session of whoever makes a request; returns whether they have it. */
  endSession(request: Request, session: number): boolean {
    const person = this.personOf(request);
    if (!person) return false;
    return this.database.transaction(() => {
      const isEnded = endSession(this.database, person.id, session);
      if (isEnded) this.write(request, person.email, 'session ended', `session ${session}`);
      return isEnded;
    });
  }

  /** Ends all sessions of whoever makes a request, but for that of the request. */
  endOtherSessions(request: Request): void {
    const visit = this.visitOf(request);
    if (!visit) return;
    this.database.transaction(() => {
      endSessions(this.database, visit.person.id, visit.session);
      this.write(request, visit.person.email, 'all sessions ended', 'but for this one');
    });
  }

  /**
   * Gives an address a role in a game; its owner need not have come yet.
   *
   * @param giver - whose request it is
   * @returns whether it is new
   */
  giveRole(giver: Request, email: string, role: Role): boolean {
    return this.database.transaction(() => {
      const isNew = giveRole(this.database, email, role);
      if (isNew)
        this.write(
          giver,
          this.personOf(giver)?.email,
          'role given',
          `${role.role} of ${role.game}: ${email}`,
        );
      return isNew;
    });
  }

  /** Takes a role in a game from an address. */
  takeRole(taker: Request, email: string, role: Role): void {
    this.database.transaction(() => {
      if (takeRole(this.database, email, role))
        this.write(
          taker,
          this.personOf(taker)?.email,
          'role taken',
          `${role.role} of ${role.game}: ${email}`,
        );
    });
  }

  /** Changes how others see whoever makes a request, and their time zone. */
  changePerson(request: Request, change: Pick<Person, 'name' | 'zone'>): void {
    const person = this.personOf(request);
    if (!person) return;
    this.database.transaction(() => {
      changePerson(this.database, person.id, change);
      this.write(request, person.email, 'name or zone changed');
    });
  }

  /** Everything that is kept of whoever makes a request, beside their games. */
  async ownData(request: Request): Promise<OwnData | undefined> {
    const person = this.personOf(request);
    if (!person) return undefined;
    this.write(request, person.email, 'data exported');
    const { isHost: _, roles: __, ...record } = person;
    return ownData(this.database, record, this.belongings, this.now);
  }

  /** Forgets whoever makes a request. Their seats play on by token. */
  forget(request: Request): void {
    const person = this.personOf(request);
    if (!person) return;
    this.database.transaction(() => {
      this.write(request, person.email, 'account deleted');
      forgetPerson(this.database, person, this.belongings);
    });
  }

  /** A path of this hall; that of the account for anything else. */
  pathOf(next: string): string {
    if (!URL.canParse(next, this.origin)) return ACCOUNT;
    const { origin, pathname, search } = new URL(next, this.origin);
    const isOurs = origin === this.origin && next.startsWith('/') && !pathname.startsWith('//');
    return isOurs ? `${pathname}${search}` : ACCOUNT;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#clock.now();
  }

  /** Writes into the log who did what. */
  write(request: Request, who: string | undefined, what: Deed, about = ''): void {
    const client = clientOf(request).address ?? null;
    writeAudit(this.database, { at: this.now, who: who ?? null, what, about, client });
  }

  /** Lets a browser in; a session that it had is over. Returns the secret of the session, a new one when none is given. */
  enter(request: Request, { id, email }: PersonRecord, way: Way, secret?: string): string {
    const former = this.visitOf(request);
    if (former) endSession(this.database, former.person.id, former.session);
    this.write(request, email, 'entered', `by ${way}`);
    return beginSession(this.database, id, way, clientOf(request).browser, this.now, secret);
  }

  /** Whose browser a request comes from, and which of theirs; `undefined` when they have not come in, or their session is over. */
  visitOf(request: Request): { readonly session: number; readonly person: Person } | undefined {
    const secret = parse(request.headers.get('cookie') ?? '', this.cookie)[this.cookie];
    const visit = secret === undefined ? undefined : findSession(this.database, secret, this.now);
    if (!visit) return undefined;
    const { session, person } = visit;
    const roles = rolesOf(this.database, person.email);
    return { session, person: { ...person, isHost: this.#hosts.has(person.email), roles } };
  }

  #askForLink(request: Request, wanted: Omit<LinkRequest, 'network'>, onMailed: () => void): boolean {
    const network = clientOf(request).network ?? null;
    return this.database.transaction(() => {
      this.#sweep();
      const link = { ...wanted, network };
      const { isTooMany, isMailed } = askForLink(this.database, this.origin, link, this.now, this.#limits);
      if (isMailed) onMailed();
      return !isTooMany;
    });
  }

  /** Drops what is over. */
  #sweep(): void {
    for (const sweep of [sweepLinks, sweepSessions, sweepChanges, sweepAudit]) sweep(this.database, this.now);
  }
}

/** Page of one's account. */
const ACCOUNT = '/account';

function hostEmail(text: string): string {
  const email = readEmail(text);
  if (email === undefined)
    throw new InputError(`error: expected a mail address of the host, received ${text}`);
  return email;
}
