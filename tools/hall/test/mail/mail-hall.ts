import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goofspiel } from '@ec/goofspiel';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { giveTokens } from '../../src/game/give-tokens.js';
import { receiveMail, type Received } from '../../src/mail/incoming/receive-mail.js';
import type { Receiving } from '../../src/mail/incoming/receiving.js';
import { type MailGame, type MailGames, replyAddress } from '../../src/mail/reply-address.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { HallDatabase } from '../../src/store/hall-database.js';

export const PARTS = HALL_PARTS;

/** A mail in the outbox. */
interface Queued {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A hall with one game of Ada and Bo, who play by mail. */
export interface MailHall extends Disposable {
  readonly database: HallDatabase;
  readonly game: MailGame;
  readonly receiving: Receiving;
  readonly time: { now: number };
  readonly tokens: ReadonlyMap<number, string>;
  /** Address to which a seat answers. */
  readonly reply: (seat: number, turn?: number) => string;
  /** Receives a text, at the address of a carrier. */
  readonly receive: (mail: string | Uint8Array, more?: Partial<Receiving>) => Promise<Received>;
  /** Receives a mail of the corpus, with words in place of others. */
  readonly receiveFile: (name: string, words?: Readonly<Record<string, string>>) => Promise<Received>;
  /** Takes what is in the outbox. */
  readonly takeMails: () => Queued[];
}

/** Games that are open. */
export function gamesOf(...games: readonly MailGame[]): MailGames {
  const use: MailGames['use'] = async (id, what) => {
    const game = games.find((one) => one.id === id);
    return game && (await what(game.stored));
  };
  return { ids: games.map(({ id }) => id), use, change: use };
}

/** A stored game of two players. */
function pureGame(clock: () => number): StoredGame {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  return createStoredGame(
    ':memory:',
    goofspiel,
    { name: 'Pure', seed: 7n, players, package: '@ec/goofspiel' },
    { clock },
  );
}

export function mailHall(): MailHall {
  const time = { now: Date.UTC(2026, 2, 3, 18) };
  const clock = { now: () => time.now };
  const database = new HallDatabase(':memory:', PARTS);
  const stored = pureGame(clock.now);
  const game = { id: 'pure', stored };
  const tokens = giveTokens(stored);
  const receiving: Receiving = {
    ...{ database, clock, games: gamesOf(game), trust: 'proof' },
    from: 'games@hall.example.org',
    mailbox: 'orders@hall.example.org',
    master: 'master@example.org',
  };
  const reply = (seat: number, turn = 1): string =>
    replyAddress(database, 'orders@hall.example.org', { game, seat, turn }) ?? '';
  const receive = (mail: string | Uint8Array, more: Partial<Receiving> = {}): Promise<Received> => {
    const bytes = typeof mail === 'string' ? Buffer.from(mail) : mail;
    return receiveMail({ ...receiving, ...more }, { bytes, envelope: { recipients: [] } });
  };
  return {
    ...{ database, game, receiving, time, tokens, reply, receive },
    async receiveFile(name, words = {}) {
      const path = fileURLToPath(new URL(`corpus/${name}.eml`, import.meta.url));
      const known = { reply: reply(1), token: tokens.get(1) ?? '', ...words };
      const text = Object.entries(known).reduce(
        (mail, [word, value]) => mail.replaceAll(`{{${word}}}`, value),
        readFileSync(path, 'utf8'),
      );
      return await receive(text);
    },
    takeMails() {
      const rows = database.all('SELECT recipient, subject, body FROM outbox WHERE sent IS NULL ORDER BY id');
      database.change('UPDATE outbox SET sent = 0 WHERE sent IS NULL');
      return rows.map(({ recipient, subject, body }) => ({
        to: String(recipient),
        subject: String(subject),
        text: String(body),
      }));
    },
    [Symbol.dispose]() {
      database[Symbol.dispose]();
      stored[Symbol.dispose]();
    },
  };
}
