import { InvalidArgumentError } from '@ec/cli';
import { playingSeats, type StoredGame } from '@ec/engine/sqlite';

/** Most players who may be without orders when a turn is resolved: so many, or a share of those who play. */
export type SilentLimit = { readonly players: number } | { readonly percent: number };

/** The limit where the game master sets none, as {@link parseSilentLimit} reads it. */
export const SILENT_LIMIT = '25%';

/**
 * A limit as it is written: `3`, `50%`, or `all`.
 *
 * @throws InvalidArgumentError when the text is none of these
 */
export function parseSilentLimit(text: string): SilentLimit {
  if (text === 'all') return { percent: 100 };
  const [, number, share] = /^(\d{1,6})(%?)$/.exec(text) ?? [];
  if (number === undefined || (share && Number(number) > 100))
    throw new InvalidArgumentError('Expected a number, a share such as 50%, or all.');
  return share ? { percent: Number(number) } : { players: Number(number) };
}

/** How many players of a game may be without orders now, rounded down. */
export function mostSilent(stored: StoredGame, limit: SilentLimit): number {
  if ('players' in limit) return limit.players;
  return Math.floor((playingSeats(stored).length * limit.percent) / 100);
}
