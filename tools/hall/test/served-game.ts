/** A hall that serves one game, whose turns the bots of its seats play. */
import { botNames } from '@ec/engine';
import {
  createStoredGame,
  resolveStoredTurn,
  setSeatBots,
  withRuleset,
  type StoredGame,
} from '@ec/engine/sqlite';
// the pages need their scripts, which are built
import { wallClock } from '@ec/hall/live';
import { serveHall, type ServedHall } from '@ec/hall/serve';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { giveTokens } from '../src/game/give-tokens.js';
import { loadNamedRuleset } from '../src/game/load-ruleset.js';

/** What a served game is made with. */
export interface ServedOptions {
  /** Name of its ruleset; goofspiel when absent. */
  readonly ruleset?: string;
  /** Turns that are resolved before it is served; 0 when absent. */
  readonly turns?: number;
  /** Settings of mail, if there are any. */
  readonly mail?: object;
}

/** A served game of Ada in seat 1 and Bo in seat 2, which disappears when its scope ends. */
export class ServedGame implements AsyncDisposable {
  private constructor(
    readonly folder: TemporaryFolder,
    readonly served: ServedHall,
    readonly stored: StoredGame,
    readonly tokens: ReadonlyMap<number, string>,
  ) {}

  static async open({
    ruleset: name = 'goofspiel',
    turns = 0,
    mail,
  }: ServedOptions = {}): Promise<ServedGame> {
    const folder = new TemporaryFolder();
    if (mail) folder.write('mail.json', JSON.stringify(mail));
    const players = [
      { id: 1, email: 'ada@example.org', name: 'Ada' },
      { id: 2, email: 'bo@example.org', name: 'Bo' },
    ];
    const module = `@ec/${name}`;
    const ruleset = await loadNamedRuleset(module);
    const game = { package: module, name: 'Duel', seed: 7, players };
    const stored = createStoredGame(folder.of('duel.ec'), ruleset, game, { clock: () => Date.now() });
    const bot = botNames(ruleset).find((one) => one.startsWith('random')) ?? null;
    setSeatBots(stored, new Map(players.map(({ id }) => [id, bot])));
    const tokens = giveTokens(stored);
    const served = await serveHall(folder.path, {
      ...{ clock: wallClock, port: 0, host: ['host@example.org'] },
      // masters have their desk, and the command line brings along what it can do
      commands: { list: [], run: async () => ({ text: '', code: 0 }) },
    });
    const table = new ServedGame(folder, served, withRuleset(stored, ruleset), tokens);
    for (let turn = 0; turn < turns; turn += 1) await table.resolve();
    return table;
  }

  /** Resolves a turn as another process would. */
  async resolve(): Promise<void> {
    await resolveStoredTurn(this.stored, { maxSilent: 2, newRules: false, playOn: true });
  }

  /** Asks as the program of a seat's player. */
  asSeat(seat: number, path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    headers.set('Authorization', `Bearer ${this.tokens.get(seat) ?? ''}`);
    return fetch(`${this.served.address}/games/duel/seats/${seat}${path}`, { ...options, headers });
  }

  /** Signs in by a link in a mail; returns the cookie of the browser. */
  async enter(email: string): Promise<string> {
    const { address } = this.served;
    const post = (path: string, form: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { Origin: address },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    await post('/enter', { email });
    const entered = await post('/enter/link', { token: this.codeTo(email) });
    return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** The code of the last link that was mailed to an address. */
  codeTo(email: string): string {
    const { database } = this.served.hall;
    const mail = database.get('SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC', email);
    return /\/enter\/link#([\w-]+)/.exec(String(mail?.['body']))?.[1] ?? '';
  }

  /** Asks as a browser that has signed in, with a form where one is given. */
  with(cookie: string, path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const { address } = this.served;
    const headers = { Cookie: cookie, Origin: address };
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    return fetch(`${address}${path}`, { headers, redirect: 'manual', ...sent });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.served[Symbol.asyncDispose]();
    this.stored.database[Symbol.dispose]();
    this.folder[Symbol.dispose]();
  }
}
