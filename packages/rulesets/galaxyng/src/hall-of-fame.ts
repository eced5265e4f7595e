import type { Rank } from './state.js';

/** What a race takes into the Hall of Fame. */
export interface HallOfFameScore {
  readonly raceId: number;
  /** Races ÷ rank. */
  readonly standard: number;
  /** Races × its effective industry ÷ that of all winners. */
  readonly industry: number;
}

/**
 * Scores of the winners of a game, best first.
 *
 * @param ranking - all races, best first
 * @param winners - IDs of the winners
 * @see N-38
 */
export function hallOfFame(ranking: readonly Rank[], winners: readonly number[]): HallOfFameScore[] {
  const won = ranking.flatMap((rank, i) =>
    winners.includes(rank.raceId) ? [{ ...rank, place: i + 1 }] : [],
  );
  const total = won.reduce((sum, { production }) => sum + production, 0);
  return won.map(({ raceId, production, place }) => ({
    raceId,
    standard: ranking.length / place,
    industry: total > 0 ? (ranking.length * production) / total : 0,
  }));
}
