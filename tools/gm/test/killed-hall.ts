/** Folders of short games whose players never stop handing in sheets, by page and by mail, while their hall is killed. */
import { EventEmitter, on } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { giveCalendar, readCalendar } from '@ec/hall/calendar';
import { giveTokens } from '@ec/hall/game';
import { createStoredGame, openStoredGame, verifyGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { freePort } from './free-port.js';

/** How many times something is killed: few in the tests, and as many as somebody asks for. */
export const KILLS = Number(process.env['EC_KILLS'] ?? 12);

/** Games of a folder. */
export const GAMES = ['a', 'b', 'c'];

/** The seat that plays by page, and the one that plays by mail. */
const BY_PAGE = 1;
const BY_MAIL = 2;

/** Sheets that a player mails while a hall is up: a seat may send 60 mails within an hour, and the games have 49 turns. */
const MAILS = 2;

/** Drafts that are written for each letter: a seat may write a hundred letters for a turn. */
const DRAFTS_A_LETTER = 6;

/** Kills of one folder, so that its games are not over before. */
const KILLS_EACH = 20;

/** The fractions of the golden ratio's multiples are spread evenly, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** A part of a length, another one for each kill: all of them are spread evenly. */
export function partOf(length: number, kill: number): number {
  return ((kill * GOLDEN_RATIO) % 1) * length;
}

/** How often something is killed in one folder after another; says how many kills have passed, where there are many. */
export function* rounds(): Generator<number> {
  for (let done = 0; done < KILLS;) {
    const kills = Math.min(KILLS_EACH, KILLS - done);
    yield kills;
    done += kills;
    if (KILLS > KILLS_EACH) console.info(`${done} of ${KILLS} kills`);
  }
}

/** A sheet and what its player knows of it. */
interface Sent {
  readonly game: string;
  readonly seat: number;
  readonly text: string;
  /** Receipt and turn that an answer of a page has named. */
  receipt?: { readonly receipt: number; readonly turn: number };
  /** Whether the hall has taken over the mail with it. */
  isTaken?: boolean;
}

/** A mail that the hall has sent. */
interface Reply {
  readonly messageId: string;
  readonly subject: string;
  readonly to: string;
}

/** A folder with games, their players, and the server that takes the mail of the hall. */
export class KilledHall implements AsyncDisposable {
  readonly #folder = new TemporaryFolder();
  readonly path = this.#folder.path;
  readonly sent: Sent[] = [];
  /** Letters that a hall has taken, and the draft that it took last. */
  readonly letters: string[] = [];
  draft = '';
  /** Every mail that the server has taken over, also where the hall never heard so. */
  readonly replies: Reply[] = [];
  /** Emits `receipt` for each receipt and each mail that was taken over. */
  readonly events = new EventEmitter().setMaxListeners(0);
  readonly #tokens = new Map<string, string>();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, callback) => {
      void (async () => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          const { messageId = '', subject = '' } = await PostalMime.parse(Buffer.concat(chunks));
          this.replies.push({ messageId, subject, to: envelope.rcptTo[0]?.address ?? '' });
          callback();
        } catch {
          // A hall that is killed in the middle of a mail has not sent it.
        }
      })();
    },
  });
  readonly #lmtp: number;
  #numbers = 0;

  private constructor(lmtp: number) {
    this.#lmtp = lmtp;
    // A hall that is killed leaves its connections.
    this.#server.on('error', () => undefined);
  }

  static async make(): Promise<KilledHall> {
    const hall = new KilledHall(await freePort());
    await new Promise<void>((listening) => hall.#server.listen(0, '127.0.0.1', listening));
    hall.#fill((hall.#server.server.address() as AddressInfo).port);
    return hall;
  }

  /** File of a game. */
  fileOf(game: string, folder = this.path): string {
    return join(folder, `${game}.ec`);
  }

  /** Hands in sheets of all players, one after the other each, until nobody answers any more. */
  async play(address: string): Promise<void> {
    await Promise.all(GAMES.flatMap((game) => [this.#playByPage(address, game), this.#playByMail(game)]));
  }

  /**
   * Writes drafts and letters of a player of the first game, at whichever hall takes them, until none answers any more.
   *
   * @param addresses - of halls between which the game is moved
   */
  async write(addresses: readonly string[]): Promise<void> {
    const [game = ''] = GAMES;
    for (let number = 1; ; number += 1) {
      const isLetter = number % DRAFTS_A_LETTER === 0;
      const text = `${isLetter ? 'letter' : 'draft'} ${number}`;
      const answers = [];
      for (const address of addresses) {
        const status = await this.#write(address, game, isLetter, text);
        answers.push(status);
        if (status !== 204) continue;
        if (isLetter) this.letters.push(text);
        else this.draft = text;
        break;
      }
      if (answers.every((status) => status === 0)) return;
    }
  }

  /** Hands in a draft or a letter; returns the status of the answer, 0 where there is none. */
  async #write(address: string, game: string, isLetter: boolean, text: string): Promise<number> {
    const path = `${address}/games/${game}/seats/${BY_MAIL}/${isLetter ? 'press' : 'draft'}`;
    const headers = { Authorization: `Bearer ${this.#tokens.get(`${game} ${BY_MAIL}`)}` };
    try {
      const { status } = await fetch(path, {
        ...{ method: isLetter ? 'POST' : 'PUT', headers },
        body: isLetter ? new URLSearchParams({ text, to: String(BY_PAGE) }) : text,
      });
      return status;
    } catch {
      return 0;
    }
  }

  /** Waits for so many receipts. */
  async receipts(times: number): Promise<void> {
    let left = times;
    for await (const _ of on(this.events, 'receipt')) if ((left -= 1) <= 0) break;
  }

  /** Mails that were not taken over are sent once more, as their servers would. */
  async sendAgain(): Promise<void> {
    for (const sheet of this.sent) if (sheet.seat === BY_MAIL && !sheet.isTaken) await this.#mail(sheet);
  }

  async #playByPage(address: string, game: string): Promise<void> {
    for (;;) {
      const sheet = this.#newSheet(game, BY_PAGE);
      try {
        const response = await fetch(`${address}/games/${game}/seats/${BY_PAGE}/orders`, {
          ...{ method: 'POST', body: sheet.text },
          headers: { Authorization: `Bearer ${this.#tokens.get(`${game} ${BY_PAGE}`)}` },
        });
        const { receipt, turn } = (await response.json()) as { receipt?: number; turn?: number };
        if (receipt === undefined || turn === undefined) continue;
        sheet.receipt = { receipt, turn };
        this.events.emit('receipt');
      } catch {
        // It was killed before the answer was here.
        return;
      }
    }
  }

  async #playByMail(game: string): Promise<void> {
    const before = this.sent.filter((one) => one.game === game && one.seat === BY_MAIL && !one.isTaken);
    const mails = [...before, ...Array.from({ length: MAILS }, () => this.#newSheet(game, BY_MAIL))];
    for (const sheet of mails) if (!(await this.#mail(sheet))) return;
  }

  #newSheet(game: string, seat: number): Sent {
    const number = (this.#numbers += 1);
    const sheet = { game, seat, text: `fleet ${1 + (number % 7)} ; sheet ${number}\n` };
    this.sent.push(sheet);
    return sheet;
  }

  /** Brings a sheet to the hall by mail; returns whether it was taken over. */
  async #mail(sheet: Sent): Promise<boolean> {
    const { game, seat, text } = sheet;
    const transport = createTransport({ host: '127.0.0.1', port: this.#lmtp, lmtp: true, ignoreTLS: true });
    try {
      await transport.sendMail({
        from: `${game}${seat}@example.org`,
        to: 'orders@hall.example.org',
        messageId: `<${text.replaceAll(/\W+/g, '.')}@example.org>`,
        text: `${text}token ${this.#tokens.get(`${game} ${seat}`)}\n`,
      });
      sheet.isTaken = true;
      this.events.emit('receipt');
      return true;
    } catch {
      return false;
    } finally {
      transport.close();
    }
  }

  #fill(smtp: number): void {
    for (const game of GAMES) {
      const players = [BY_PAGE, BY_MAIL].map((seat) => ({
        ...{ id: seat, name: `Player ${seat}`, email: `${game}${seat}@example.org` },
      }));
      const made = { package: '@ec/goofspiel', name: game, seed: 7, players };
      using stored = createStoredGame(this.fileOf(game), goofspiel, made, { clock: Date.now });
      for (const [seat, token] of giveTokens(stored)) this.#tokens.set(`${game} ${seat}`, token);
      // Turns are resolved as soon as both have sent: many while the hall is up.
      giveCalendar(
        stored,
        readCalendar({ zone: 'UTC', time: '00:00', weekdays: ['mon'], early: 'all-sent' }),
      );
    }
    const settings = {
      ...{ from: 'games@hall.example.org', orders: 'orders@hall.example.org' },
      ...{ smtp: { host: '127.0.0.1', port: smtp }, lmtp: { port: this.#lmtp } },
    };
    this.#folder.write('mail.json', JSON.stringify(settings));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((closed) => this.#server.close(() => closed()));
    this.#folder[Symbol.dispose]();
  }
}

/** What is wrong with a game's file: pages, or turns that are not as the seed and the orders give them. */
export function faultsOf(file: string): unknown[] {
  using stored = openStoredGame(file, goofspiel, { clock: Date.now });
  return [...stored.database.problems(), ...verifyGame(stored).findings];
}
