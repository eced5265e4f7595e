/** A hall that is served, with the game EC-7. */
import { wallClock } from '@ec/hall/live';
import { serveHall, type HallLimits, type ServedHall } from '@ec/hall/serve';
import { masterCommands } from '../dist/master-commands.js';
import { StoredFolder } from './stored-folder.js';

/** A hall with the game EC-7 of three players. */
export class TestHall implements AsyncDisposable {
  private constructor(
    readonly folder: StoredFolder,
    readonly served: ServedHall,
  ) {}

  /**
   * @param mail - settings of mail, if there are any
   * @param limits - what one client can ask for; the usual limits when absent
   */
  static async open({
    mail,
    limits,
  }: { readonly mail?: object; readonly limits?: HallLimits } = {}): Promise<TestHall> {
    const folder = await StoredFolder.make();
    if (mail) folder.write('mail.json', JSON.stringify(mail));
    const commands = await masterCommands();
    return new TestHall(
      folder,
      await serveHall(folder.path, {
        clock: wallClock,
        port: 0,
        commands,
        limits,
        host: ['host@example.org'],
      }),
    );
  }

  get address(): string {
    return this.served.address;
  }

  /** Asks for a page or a file, redirects left as they are. */
  ask(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, { redirect: 'manual', ...options });
  }

  /** Asks as the program of a seat's player. */
  asSeat(seat: number, path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    headers.set('Authorization', `Bearer ${this.folder.token(seat)}`);
    return this.ask(`/games/game/seats/${seat}${path}`, { ...options, headers });
  }

  /** Asks with the cookies of a browser. */
  with(cookie: string, path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const headers = { Cookie: cookie, Origin: this.address };
    if (form === undefined) return this.ask(path, { headers });
    return this.ask(path, { method: 'POST', headers, body: new URLSearchParams(form) });
  }

  /** Mails that are queued, the oldest first. */
  get mails(): readonly { readonly recipient: string; readonly subject: string; readonly body: string }[] {
    const { database } = this.served.hall;
    return database
      .all('SELECT recipient, subject, body FROM outbox ORDER BY id')
      .map(({ recipient, subject, body }) => ({
        recipient: String(recipient),
        subject: String(subject),
        body: String(body),
      }));
  }

  /** Comes in by a link in a mail; returns the cookie of the browser. */
  async enter(email: string): Promise<string> {
    await this.ask('/enter', {
      method: 'POST',
      headers: { Origin: this.address },
      body: new URLSearchParams({ email }),
    });
    const link = this.mails.findLast((mail) => mail.recipient === email)?.body ?? '';
    const [, token = ''] = /\/enter\/link#([\w-]+)/.exec(link) ?? [];
    const entered = await this.ask('/enter/link', {
      method: 'POST',
      headers: { Origin: this.address },
      body: new URLSearchParams({ token }),
    });
    return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.served[Symbol.asyncDispose]();
    this.folder[Symbol.dispose]();
  }
}
