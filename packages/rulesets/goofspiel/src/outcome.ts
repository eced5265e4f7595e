import type { Outcome } from '@ec/engine';
import { isOver, leader, valuesWon } from './score.js';
import type { GoofspielState } from './state.js';

/**
 * Whether the game is over, and who has won. After a war that is not played again, or when both agree, more strategic value wins.
 *
 * @see G-04
 */
export function outcome({ war, isAgreedEnd }: Pick<GoofspielState, 'war' | 'isAgreedEnd'>): Outcome {
  if (!isOver(war) && !isAgreedEnd) return { status: 'running' };
  const winner = leader(valuesWon(war));
  return { status: 'over', winners: winner === null ? [] : [winner + 1] };
}

/** How far a side has come: strategic value of the galaxies that it took. */
export function standing({ war }: Pick<GoofspielState, 'war'>, seat: number): number {
  return valuesWon(war)[seat - 1] ?? 0;
}
