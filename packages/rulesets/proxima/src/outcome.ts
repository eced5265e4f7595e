import type { Outcome } from '@ec/engine';
import { standings } from './standings.js';
import type { ProximaState } from './state.js';

/**
 * Whether the game is over, and who has won. A team that alone has units has won, and so has the team that alone stands on all objectives:
 * where two do, the fight for them is still to come. After the last turn, or when all agree to end the game, the team with the most
 * objectives wins; with equal objectives, the team with the most endurance left; nobody when that is equal too.
 *
 * @see P-09
 */
export function outcome(state: ProximaState): Outcome {
  const { goals, sides } = state.definitions;
  const over = (teams: readonly (string | undefined)[]): Outcome => ({
    status: 'over',
    winners: sides.flatMap(({ team }, i) => (teams.includes(team) ? [i + 1] : [])),
  });
  const left = standings(state).filter(({ units }) => units > 0);
  if (left.length < 2) return over([left[0]?.team]);
  const all = goals.objectives.length;
  const holders = left.filter(({ objectives }) => all > 0 && objectives === all);
  if (holders.length === 1) return over([holders[0]?.team]);
  const [best, second] = left.toSorted((a, b) => b.objectives - a.objectives || b.endurance - a.endurance);
  const isLast = state.isAgreedEnd === true || (goals.turns > 0 && state.turn >= goals.turns);
  if (!isLast) return { status: 'running' };
  const isTie = best?.objectives === second?.objectives && best?.endurance === second?.endurance;
  return over(isTie ? [] : [best?.team]);
}

/** Endurance counts among those who have as many objectives: less than this, in hundredths, all of a team together. */
const OBJECTIVE = 1e9;

/** How far a side has come: objectives of its team, then the endurance that the team has left. */
export function standing(state: ProximaState, seat: number): number {
  const { team } = state.definitions.sides[seat - 1] ?? {};
  const own = standings(state).find((one) => one.team === team);
  return own ? OBJECTIVE * own.objectives + own.endurance : 0;
}
