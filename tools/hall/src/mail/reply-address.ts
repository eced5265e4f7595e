import { createHash, timingSafeEqual } from 'node:crypto';
import { currentTurn, gameOrigin, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { HallDatabase } from '../store/hall-database.js';
import { addressKey } from './mail-addresses.js';
import { signed } from './mail-secret.js';

/** A game whose players write and get mail. */
export interface MailGame {
  /** Name by which the hall knows it, such as that of its file without the extension. */
  readonly id: string;
  readonly stored: StoredGame;
}

/** The games of a hall, as mail uses them; a game is opened when it is used. */
export interface MailGames {
  /** Names of the games. */
  readonly ids: readonly string[];
  /** Uses a game; `undefined` when there is none of that name. */
  readonly use: <T>(id: string, use: (stored: StoredGame) => T | Promise<T>) => Promise<T | undefined>;
  /** The same, when the changes before it are made. */
  readonly change: <T>(id: string, change: (stored: StoredGame) => T | Promise<T>) => Promise<T | undefined>;
}

/** A seat of a game in a turn. */
export interface SeatInTurn {
  readonly game: MailGame;
  readonly seat: number;
  /** The turn for which orders are asked. */
  readonly turn: number;
}

/** Most characters of the name of a game in an address: what comes before the @ has 64 at most. */
const LABEL_LENGTH = 20;

/**
 * The address to which a seat answers: `orders+winter.3.12.<signature>@example.org` of `orders@example.org`. The signature is of the game, the
 * seat, the turn and the player, so that it is worth nothing once somebody else has the seat, or the name is that of another game.
 *
 * @param mailbox - address of the hall at which orders come in
 * @returns undefined when nobody has the seat
 */
export function replyAddress(database: HallDatabase, mailbox: string, place: SeatInTurn): string | undefined {
  const signature = signatureOf(database, place);
  if (signature === undefined) return undefined;
  const at = mailbox.lastIndexOf('@');
  const { game, seat, turn } = place;
  return `${mailbox.slice(0, at)}+${[labelOf(game.id), seat, turn, signature].join('.')}${mailbox.slice(at)}`;
}

/**
 * Whether an address is one that a hall gives out: that from which it writes, that at which orders come in, and either with anything after a `+`,
 * as the addresses have to which seats answer and those that name a game.
 */
export function isHallAddress(
  { from, mailbox }: { readonly from: string; readonly mailbox: string | null },
  address: string,
): boolean {
  const to = addressKey(address);
  return [from, mailbox ?? from].map(addressKey).some((own) => {
    const at = own.lastIndexOf('@');
    return to === own || (to.startsWith(`${own.slice(0, at)}+`) && to.endsWith(own.slice(at)));
  });
}

/**
 * The seat whose answer comes in at an address, which proves who sent it: nobody else was given the address. Addresses of the turn for which
 * orders are asked, of the one before and of later ones count, so that whoever is late hears so, and whoever has the report of a turn that was taken back.
 */
export async function seatOfAddress(
  database: HallDatabase,
  games: MailGames,
  address: string,
): Promise<
  | (Omit<SeatInTurn, 'game'> & {
      readonly id: string;
      /** Whether the seat is still that of the player who was given the address. */
      readonly isStill: (stored: StoredGame) => boolean;
    })
  | undefined
> {
  const [, label, seat, turn, signature = ''] = SIGNED.exec(addressKey(address)) ?? [];
  const id = games.ids.find((one) => labelOf(one) === label);
  if (id === undefined) return undefined;
  const place = { seat: Number(seat), turn: Number(turn) };
  const isStill = (stored: StoredGame): boolean => {
    const expected = signatureOf(database, { ...place, game: { id, stored } });
    return expected !== undefined && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  };
  return games.use(id, (stored) => {
    const last = currentTurn(stored).turn;
    return place.turn >= last && isStill(stored) ? { id, ...place, isStill } : undefined;
  });
}

/** The turn for which a reply address of a game asked for orders, whether or not the address still counts. */
export function answeredTurn(id: string, addresses: readonly string[]): number | undefined {
  for (const address of addresses) {
    const [, label, , turn] = SIGNED.exec(addressKey(address)) ?? [];
    if (label === labelOf(id)) return Number(turn);
  }
  return undefined;
}

/** Has the mails that wait for a seat ask for answers to the address that counts when its player has another address. */
export function moveReplies(
  database: HallDatabase,
  mailbox: string | null,
  { game, seat }: Omit<SeatInTurn, 'turn'>,
  email: string,
): void {
  if (mailbox === null) return;
  const waiting = database.all(
    'SELECT id, headers FROM outbox WHERE sent IS NULL AND instr(headers, ?) > 0',
    `+${labelOf(game.id)}.${seat}.`,
  );
  for (const { id = null, headers } of waiting) {
    const before = String(headers);
    const moved = before.replaceAll(new RegExp(SIGNED, 'g'), (whole, ...[, , turn, signature]: string[]) => {
      const place = { game, seat, turn: Number(turn) };
      // another game may have had the name, and another player the seat
      if (signature === undefined || signature !== signatureOf(database, place)) return whole;
      return whole.replace(signature, signatureFor(database, place, email));
    });
    if (moved !== before) database.change('UPDATE outbox SET headers = ? WHERE id = ?', moved, id);
  }
}

const SIGNED = /\+([a-z0-9-]+)\.([1-9]\d{0,5})\.(\d{1,6})\.([0-9a-f]{24})@/;

/** Name of a game as an address holds it: its own, or a part of its hash where that has other characters or is long. */
function labelOf(id: string): string {
  if (/^[a-z0-9-]+$/.test(id) && id.length <= LABEL_LENGTH) return id;
  return `x${createHash('sha256')
    .update(id)
    .digest('hex')
    .slice(0, LABEL_LENGTH - 1)}`;
}

function signatureOf(database: HallDatabase, place: SeatInTurn): string | undefined {
  const player = storedSeats(place.game.stored).find((known) => known.seat === place.seat)?.player;
  return player ? signatureFor(database, place, player.email) : undefined;
}

function signatureFor(database: HallDatabase, { game, seat, turn }: SeatInTurn, email: string): string {
  return signed(database, ['reply', game.id, gameOrigin(game.stored.meta), seat, turn, addressKey(email)]);
}
