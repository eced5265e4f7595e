import { Hono } from 'hono';
import { Accounts } from '../../src/accounts/accounts.js';
import type { LinkLimits } from '../../src/accounts/links.js';
import { accountRoutes } from '../../src/accounts/routes.js';
import { ACCOUNTS } from '../../src/accounts/tables.js';
import { MAIL_SECRET } from '../../src/mail/mail-secret.js';
import { OUTBOX } from '../../src/mail/outbox.js';
import { PUSH } from '../../src/push/push-tables.js';
import { pushesOfPerson } from '../../src/push/subscriptions.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { pageOf } from '../../src/web/page.js';
import { ownHeaders, ownHostOnly, sameSiteOnly } from '../../src/web/security.js';

export const ADDRESS = 'https://games.example.org';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The pages of people's accounts in a hall of its own, whose clock the test sets. */
export class HallOfPeople implements Disposable {
  /** Milliseconds since 1970. */
  now = Date.UTC(2026, 0, 5, 18);
  readonly database = new HallDatabase(':memory:', [OUTBOX, MAIL_SECRET, ACCOUNTS, PUSH]);
  /** What another part of the hall keeps of people. */
  readonly wishes = new Map<string, string>();
  readonly accounts: Accounts;
  readonly #app: Hono;
  readonly #address: string;

  constructor(
    options: {
      readonly host?: readonly string[];
      readonly limits?: LinkLimits;
      readonly address?: string;
    } = {},
  ) {
    const { host = [], address = ADDRESS, ...rest } = options;
    this.#address = address;
    const clock = { now: () => this.now, until: () => Promise.resolve() };
    this.accounts = new Accounts({
      ...{ database: this.database, address, clock, host },
      belongings: [
        pushesOfPerson(this.database),
        {
          name: 'wishes',
          of: (email) => this.wishes.get(email) ?? null,
          forget: (email) => this.wishes.delete(email),
          move: (from, to) => {
            const wish = this.wishes.get(from);
            if (wish === undefined) return;
            this.wishes.delete(from);
            this.wishes.set(to, wish);
          },
        },
      ],
      ...rest,
    });
    const routes = accountRoutes(this.accounts, (c, title, body) => {
      const person = this.accounts.personOf(c.req.raw)?.email;
      return c.html(pageOf({ keepsPeople: true, title, hall: 'Games', person, body }));
    });
    this.#app = new Hono().use(ownHeaders(address), ownHostOnly(address), sameSiteOnly).route('/', routes);
  }

  /** A browser of its own, with its own cookies. */
  browser(headers: Readonly<Record<string, string>> = {}): Browser {
    return new Browser(this.#app, this.#address, {
      ...{ Host: new URL(this.#address).host, 'User-Agent': FIREFOX },
      ...headers,
    });
  }

  /** Links that were mailed to an address, oldest first. */
  linksTo(email: string): string[] {
    const mails = this.database.all('SELECT body FROM outbox WHERE recipient = ? ORDER BY id', email);
    return mails.flatMap(({ body }) => /https?:\S+/.exec(String(body)) ?? []);
  }

  /** A browser that has come in by a link. */
  async enter(email: string, browser = this.browser()): Promise<Browser> {
    await browser.post('/enter', { email });
    await browser.follow(this.linksTo(email).at(-1) ?? '');
    return browser;
  }

  /** Asks for another address, and presses the button to which the mailed link leads. */
  async changeEmail(browser: Browser, email: string): Promise<Response> {
    await browser.post('/account/email', { email });
    return browser.post('/account/email/change', { token: this.codeTo(email) });
  }

  /** The code of the last link that was mailed to an address. */
  codeTo(email: string): string {
    const link = this.linksTo(email).findLast((one) => one.includes('#'));
    return link === undefined ? 'none' : new URL(link).hash.slice(1);
  }

  [Symbol.dispose](): void {
    this.database[Symbol.dispose]();
  }
}

/** Asks as a browser does: keeps cookies, and states where a form comes from. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: Hono,
    private readonly address: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#ask(path, { headers });
  }

  /** Sends a form of this hall's pages. */
  post(
    path: string,
    form: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = { Origin: this.address, 'Sec-Fetch-Site': 'same-origin' },
  ): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** Asks as the script of a page does. */
  ask(path: string, body: object): Promise<Response> {
    const headers = {
      Origin: this.address,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    };
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** Opens a link of a mail and presses the button of its page. */
  async follow(link: string): Promise<Response> {
    await this.get(link);
    const code = new URL(link).hash.slice(1);
    const shown = await (await this.post('/enter/code', { token: code })).text();
    const [, token = ''] = /name="token" value="([^"]*)"/.exec(shown) ?? [];
    return this.post('/enter/link', { token });
  }

  /** The request that this browser makes. */
  request(path = '/'): Request {
    return new Request(new URL(path, this.address), { headers: this.#headers({}) });
  }

  #headers(headers: Readonly<Record<string, string>>): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Headers({ ...this.headers, ...headers, ...(cookie !== '' && { Cookie: cookie }) });
  }

  async #ask(path: string, init: RequestInit & { readonly headers: Readonly<Record<string, string>> }) {
    const response = await this.app.request(new URL(path, this.address), {
      ...init,
      headers: this.#headers(init.headers),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
