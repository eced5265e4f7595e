import type { ProximaState } from './state.js';

/** What a team has at the end of a turn. */
export interface Standing {
  readonly team: string;
  readonly units: number;
  /** All endurance that its units have left, in hundredths. */
  readonly endurance: number;
  /** Objectives that its units stand on. */
  readonly objectives: number;
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
