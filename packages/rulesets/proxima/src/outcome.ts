import type { Outcome } from '@ec/engine';
import type { ProximaState } from './types.js';

/** What a team has at the end of a turn. */
export interface Standing {
  readonly team: string;
  readonly units: number;
  /** Hundredths of all endurance that its units have left. */
  readonly endurance: number;
  /** Objectives that its units stand on. */
  readonly objectives: number;
}

/**
 * Whether the game is over, and for whom: a team that alone has units has won, and so has one that holds all objectives. After the last turn,
 * or one after which all agreed to end the game, the team with the most objectives wins, and of equals that with the most endurance left;
 * nobody when that is equal too.
 *
 * @see P-09
 */
export function outcome(state: ProximaState): Outcome {
  const { goals, sides } = state.definitions;
  const over = (teams: readonly (string | undefined)[]): Outcome => ({
    status: 'over',
    winners: sides.flatMap(({ team }, i) => (teams.includes(team) ? [i + 1] : [])),
  });
  const all = standings(state);
  const left = all.filter(({ units }) => units > 0);
  if (left.length < 2) return over([left[0]?.team]);
  const [best, second] = left.toSorted((a, b) => b.objectives - a.objectives || b.endurance - a.endurance);
  if (best && goals.objectives.length > 0 && best.objectives === goals.objectives.length)
    return over([best.team]);
  const isLast = state.isAgreedEnd === true || (goals.turns > 0 && state.turn >= goals.turns);
  if (!isLast) return { status: 'running' };
  const isTie = best?.objectives === second?.objectives && best?.endurance === second?.endurance;
  return over(isTie ? [] : [best?.team]);
}

/** What the teams have, in the order of the sides. */
export function standings({ definitions: { sides, goals }, units }: ProximaState): Standing[] {
  const teams = [...new Set(sides.map(({ team }) => team))];
  return teams.map((team) => {
    const players = new Set(sides.flatMap((side) => (side.team === team ? [side.id] : [])));
    const own = units.filter(({ player }) => players.has(player));
    return {
      team,
      units: own.length,
      endurance: own.reduce((sum, { endurance }) => sum + endurance, 0),
      objectives: goals.objectives.filter(({ x, y }) => own.some((unit) => unit.x === x && unit.y === y))
        .length,
    };
  });
}
