import type { GameStatus } from '@ec/engine/sqlite';

/** Names of those who have won a game, for people; `nobody` where it has no winner. */
export function winnersOf({ outcome, seats }: Pick<GameStatus, 'outcome' | 'seats'>): string {
  const winners = outcome.status === 'over' ? outcome.winners : [];
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return names.join(', ') || 'nobody';
}
