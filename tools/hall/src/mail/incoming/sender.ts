import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { AccessError, logWrongTokens, seatAskedFor, seatHeldBy } from '../../game/access.js';
import { seatOfToken as seatNamed } from '../../game/token.js';
import type { HallDatabase } from '../../store/hall-database.js';
import { addressKey } from '../mail-addresses.js';
import { answeredTurn, type MailGame, type MailGames, seatOfAddress } from '../reply-address.js';
import type { ReadMail } from './read-mail.js';

/** The seat that a mail is from, and what proves it. */
export interface FoundSeat {
  /** Name of its game. */
  readonly id: string;
  readonly seat: number;
  readonly proof: 'reply address' | 'token' | 'own address';
  /** Turn for which the answered mail asked for orders; undefined where it is no answer. */
  readonly turn: number | undefined;
  /** Whether it still proves that: the seat may have another player by the time that the mail is done. */
  readonly isStill: (stored: StoredGame) => boolean;
}

/** The same, with the game at hand. */
export interface SeatedSender extends Omit<FoundSeat, 'id'> {
  readonly game: MailGame;
}

/**
 * Requires within a change that a mail is still that of its seat.
 *
 * @throws AccessError when the seat has another player
 */
export function requireSender({ game, isStill }: SeatedSender): void {
  if (!isStill(game.stored))
    throw new AccessError('expected the player of the seat, received a mail of another');
}

/** A game that a mail may be for, which cannot be opened, and whose mail is received elsewhere. */
export interface Elsewhere {
  /** Name of the game. */
  readonly id: string;
  readonly seat?: never;
  /** Why it cannot be opened. */
  readonly fault: unknown;
}

/** A mail that nothing proves to be of a seat. */
export interface UnknownSender {
  readonly reason: string;
  /** Address that the mail is proved to be from, though no seat; undefined where nothing proves that either, so that nobody is answered. */
  readonly address: string | undefined;
}

/** A token of a seat anywhere in a text. */
const TOKEN = /(?<![\w-])[1-9]\d{0,5}(?:-[a-hj-km-np-z2-9]{5}){4}(?![\w-])/g;

/** Most tokens that a mail may have (included). */
const MOST_TOKENS = 10;

/**
 * Finds out which seats a mail is from: by the signed addresses at which it came in, by tokens in its text, or, where `isFrom` says that the
 * domain of its writer vouches for the mail, by the address of a seat's player. A line `From:` alone proves nothing. A token in a quotation counts
 * where its reader wrote none and answers no mail of ours: there a rival may have put it.
 *
 * @param only - name of the game of which alone mail is done; that of all games when absent
 * @param to - addresses at which it came in
 * @param isFrom - whether the mail is from the address that it says
 * @throws StoreError, ModuleError when a game in which it may be, and of which mail is done, cannot be opened
 */
export async function senderOf(
  mail: ReadMail,
  {
    database,
    only,
    to,
    isFrom,
    ...all
  }: {
    readonly database: HallDatabase;
    readonly games: MailGames;
    readonly only: string | undefined;
    readonly to: readonly string[];
    readonly isFrom: () => Promise<boolean>;
  },
): Promise<readonly (FoundSeat | Elsewhere)[] | UnknownSender> {
  const addresses = [...new Set([...to, ...mail.to])];
  const { games, elsewhere } = notingFaults(all.games, only);
  const answering: FoundSeat[] = [];
  for (const address of addresses) {
    const place = await seatOfAddress(database, games, address);
    if (place) answering.push({ ...place, proof: 'reply address' });
  }
  const answered = [...answering, ...elsewhere()];
  if (answered.length > 0) return eachOnce(answered);
  const written = tokensIn(`${mail.subject}\n${mail.own.text}`);
  const isAnswer = games.ids.some((id) => answeredTurn(id, addresses) !== undefined);
  const tokens = written.length > 0 || isAnswer ? written : tokensIn(mail.text);
  if (tokens.length > MOST_TOKENS)
    return { reason: `it has more than ${MOST_TOKENS} tokens`, address: undefined };
  if (tokens.length > 0) {
    const found = await seatsOfTokens(tokens, games, addresses);
    const holding = found.length < tokens.length ? [...found, ...elsewhere()] : found;
    return holding.length > 0 ? eachOnce(holding) : { reason: 'a wrong token', address: undefined };
  }
  if (mail.from === undefined || !(await isFrom()))
    return { reason: 'nothing proves who sent it', address: undefined };
  const found = await seatOfPlayer(mail, mail.from, games, addresses);
  const places = found === undefined ? elsewhere() : [];
  if (places.length > 0) return places;
  return found ?? { reason: 'no seat has its address', address: mail.from };
}

/** The same games, but one that cannot be used, and whose mail is received elsewhere, is noted, and nothing is found in it. */
function notingFaults(
  games: MailGames,
  only: string | undefined,
): { readonly games: MailGames; readonly elsewhere: () => readonly Elsewhere[] } {
  const faults = new Map<string, unknown>();
  const use: MailGames['use'] = async (id, what) => {
    try {
      return await games.use(id, what);
    } catch (error) {
      if (only === undefined || id === only) throw error;
      faults.set(id, error);
      return undefined;
    }
  };
  return {
    games: { ids: games.ids, use, change: (id, what) => games.change(id, what) },
    elsewhere: () => [...faults].map(([id, fault]) => ({ id, fault })),
  };
}

function tokensIn(text: string): string[] {
  return [...new Set(text.match(TOKEN))];
}

/** What is left of the words of a line that held a token alone, such as `My token: …`. */
const NAMES_TOKEN = /^(?:(?:seat|my|the|is)? ?token)?$/i;

/** The text without tokens, and without lines that held nothing else: a sheet is kept, and a token is nobody's to read. */
export function withoutTokens(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const rest = line.replace(TOKEN, '');
      return rest !== line && NAMES_TOKEN.test(rest.replaceAll(/\W+/g, ' ').trim()) ? [] : [rest];
    })
    .join('\n');
}

/** Each seat once, as it was found first. */
function eachOnce(seats: readonly (FoundSeat | Elsewhere)[]): (FoundSeat | Elsewhere)[] {
  const found = new Map<string, FoundSeat | Elsewhere>();
  for (const one of seats) {
    const name = `${one.id} ${one.seat}`;
    if (!found.has(name)) found.set(name, one);
  }
  return [...found.values()];
}

function seatsOfTokens(
  tokens: readonly string[],
  games: MailGames,
  addresses: readonly string[],
): Promise<FoundSeat[]> {
  const isWhole = (found: readonly unknown[]): boolean => found.length >= tokens.length;
  const inOne = (stored: StoredGame, id: string): FoundSeat[] => {
    const held = tokens.flatMap((token) => {
      const seat = seatHeldBy(stored, token);
      return seat === undefined ? [] : [{ seat, token }];
    });
    // With many games nobody knows whose token it was to be.
    if (held.length === 0 && games.ids.length === 1)
      for (const token of tokens) logWrongTokens(stored, seatAskedFor(stored, seatNamed(token)), 1);
    return held.map(({ seat, token }): FoundSeat => ({
      ...{ id, seat, proof: 'token', turn: answeredTurn(id, addresses) },
      isStill: (current) => seatHeldBy(current, token) === seat,
    }));
  };
  return inGames(games, inOne, isWhole);
}

/** The seat of a player's own address; `undefined` where none has it. */
async function seatOfPlayer(
  mail: ReadMail,
  address: string,
  games: MailGames,
  addresses: readonly string[],
): Promise<readonly FoundSeat[] | UnknownSender | undefined> {
  const seatsIn = (stored: StoredGame): number[] =>
    storedSeats(stored).flatMap(({ seat, player }) =>
      player && addressKey(player.email) === address ? [seat] : [],
    );
  const held = await inGames(games, (stored, id) =>
    seatsIn(stored).map((seat) => ({ id, seat, isNamed: names({ id, stored }, mail, addresses) })),
  );
  const named = held.filter(({ isNamed }) => isNamed);
  const [one, ...others] = named.length > 0 ? named : held;
  if (!one) return undefined;
  if (others.length > 0)
    return { reason: 'its address has several seats, and it names none of their games', address };
  const { id, seat } = one;
  const isStill = (stored: StoredGame): boolean => seatsIn(stored).includes(seat);
  return [{ id, seat, proof: 'own address', turn: answeredTurn(id, addresses), isStill }];
}

/**
 * What is found in games.
 *
 * @param isWhole - whether all that is looked for was found: something, when absent
 * @throws StoreError, ModuleError when it was not, and a game cannot be opened: it may have been in that one
 */
async function inGames<T>(
  games: MailGames,
  find: (stored: StoredGame, id: string) => readonly T[],
  isWhole: (found: readonly T[]) => boolean = (found) => found.length > 0,
): Promise<T[]> {
  const found: T[] = [];
  const faults: unknown[] = [];
  for (const id of games.ids)
    try {
      found.push(...((await games.use(id, (stored) => find(stored, id))) ?? []));
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0 && !isWhole(found)) throw faults[0];
  return found;
}

/** Whether a mail names a game in its subject, or in an address such as `orders+winter@example.org`, or answers one of its mails. */
function names({ id, stored }: MailGame, { subject }: ReadMail, addresses: readonly string[]): boolean {
  const words = subject.toLowerCase();
  const inSubject = [id, stored.meta.name].some((name) => words.includes(name.toLowerCase()));
  return (
    inSubject ||
    answeredTurn(id, addresses) !== undefined ||
    addresses.some((address) => address.toLowerCase().includes(`+${id.toLowerCase()}@`))
  );
}
