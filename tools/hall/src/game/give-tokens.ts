import { setSeatTokens, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { hashToken, newToken } from './token.js';

/**
 * Gives players new tokens in place of those they had. Returns them by seat, as the file keeps only hashes.
 *
 * @param seats - the seats of all players when absent
 * @throws StoreError `no-seat` when there is no such seat
 */
export function giveTokens(stored: StoredGame, seats = playersOf(stored)): Map<number, string> {
  const tokens = new Map(seats.map((seat) => [seat, newToken(seat)]));
  const hashes = [...tokens].map(([seat, token]) => [seat, hashToken(token)] as const);
  setSeatTokens(stored, new Map(hashes));
  return tokens;
}

function playersOf(stored: StoredGame): number[] {
  return storedSeats(stored)
    .filter(({ player }) => player)
    .map(({ seat }) => seat);
}
