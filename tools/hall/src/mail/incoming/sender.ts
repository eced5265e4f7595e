import { storedSeats } from '@ec/engine/sqlite';
import { logWrongTokens, seatAskedFor, seatHeldBy } from '../../game/access.js';
import { seatOfToken } from '../../game/token.js';
import type { HallDatabase } from '../../store/hall-database.js';
import { addressKey } from '../mail-addresses.js';
import { type MailGame, seatOfAddress } from '../reply-address.js';
import type { ReadMail } from './read-mail.js';

/** The seat that a mail is from, and what proves it. */
export interface SeatedSender {
  readonly game: MailGame;
  readonly seat: number;
  readonly proof: 'reply address' | 'token' | 'own address';
  /** Turn for which the answered mail asked for orders; undefined where it is no answer. */
  readonly turn: number | undefined;
}

/** A mail that nothing proves to be of a seat. */
export interface UnknownSender {
  readonly reason: string;
  /** Address that the mail is proved to be from, though no seat; undefined where nothing proves that either, so that nobody is answered. */
  readonly address: string | undefined;
}

/** A token of a seat anywhere in a text. */
const TOKEN = /(?<![\w-])[1-9]\d{0,5}(?:-[a-hj-km-np-z2-9]{5}){4}(?![\w-])/g;

/** Most tokens of a mail that are tried (included). */
const MOST_TOKENS = 3;

/**
 * Finds out which seat a mail is from: by the signed address at which it came in, by a token in its text, or, where `isFrom` says that the
 * domain of its writer vouches for the mail, by the address of a seat's player. A line `From:` alone proves nothing.
 *
 * @param to - addresses at which it came in
 * @param isFrom - whether the mail is from the address that it says
 */
export async function senderOf(
  mail: ReadMail,
  {
    database,
    games,
    to,
    isFrom,
  }: {
    readonly database: HallDatabase;
    readonly games: readonly MailGame[];
    readonly to: readonly string[];
    readonly isFrom: () => Promise<boolean>;
  },
): Promise<SeatedSender | UnknownSender> {
  for (const address of new Set([...to, ...mail.to])) {
    const place = seatOfAddress(database, games, address);
    if (place) return { ...place, proof: 'reply address' };
  }
  const tokens = [...new Set(`${mail.subject}\n${mail.text}`.match(TOKEN))].slice(0, MOST_TOKENS);
  for (const token of tokens)
    for (const game of games) {
      const seat = seatHeldBy(game.stored, token);
      if (seat !== undefined) return { game, seat, proof: 'token', turn: undefined };
    }
  const [wrong] = tokens;
  if (wrong !== undefined) {
    if (games.length === 1)
      for (const { stored } of games) logWrongTokens(stored, seatAskedFor(stored, seatOfToken(wrong)), 1);
    return { reason: 'a wrong token', address: undefined };
  }
  if (mail.from === undefined || !(await isFrom()))
    return { reason: 'nothing proves who sent it', address: undefined };
  return seatOfPlayer(mail, mail.from, games, to);
}

/** The text without tokens, and without lines that held nothing else: a sheet is kept, and a token is nobody's to read. */
export function withoutTokens(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const rest = line.replace(TOKEN, '');
      return rest !== line && /^\W*(?:(?:seat|my|the|is)?\W*token\W*)?$/i.test(rest) ? [] : [rest];
    })
    .join('\n');
}

function seatOfPlayer(
  mail: ReadMail,
  address: string,
  games: readonly MailGame[],
  to: readonly string[],
): SeatedSender | UnknownSender {
  const held = games.flatMap((game) =>
    storedSeats(game.stored).flatMap(({ seat, player }) =>
      player && addressKey(player.email) === address ? [{ game, seat }] : [],
    ),
  );
  const named = held.filter(({ game }) => names(game, mail, to));
  const [one, ...others] = named.length > 0 ? named : held;
  if (!one) return { reason: 'no seat has its address', address };
  if (others.length > 0)
    return { reason: 'its address has several seats, and it names none of their games', address };
  return { ...one, proof: 'own address', turn: undefined };
}

/** Whether a mail names a game in its subject, or in an address such as `orders+winter@example.org`. */
function names({ id, stored }: MailGame, { subject, to: header }: ReadMail, to: readonly string[]): boolean {
  const words = subject.toLowerCase();
  const inSubject = [id, stored.meta.name].some((name) => words.includes(name.toLowerCase()));
  return (
    inSubject || [...to, ...header].some((address) => address.toLowerCase().includes(`+${id.toLowerCase()}@`))
  );
}
