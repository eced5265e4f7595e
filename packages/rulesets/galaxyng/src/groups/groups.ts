/**
 * Groups come and go.
 *
 * @see manual "Groups"; N-06
 */
import type { GalaxyState, Group } from '../state.js';

/** Gives new groups their IDs and numbers, for as long as no group vanishes. */
export class GroupRegister {
  readonly #state: GalaxyState;
  /** Highest number of each race. */
  readonly #highest = new Map<number, number>();

  constructor(state: GalaxyState) {
    this.#state = state;
    for (const { raceId, number } of state.groups)
      if (number > this.highest(raceId)) this.#highest.set(raceId, number);
  }

  /** Highest number of a group of a race; 0 without groups. */
  highest(raceId: number): number {
    return this.#highest.get(raceId) ?? 0;
  }

  /** Adds a group with the next number of its race. */
  add(group: Omit<Group, 'id' | 'number'>): Group {
    const number = this.highest(group.raceId) + 1;
    this.#highest.set(group.raceId, number);
    this.#state.lastGroupId += 1;
    const added = { ...group, id: this.#state.lastGroupId, number };
    this.#state.groups.push(added);
    return added;
  }

  /** Splits ships off a group; the group itself when these are all of its ships. */
  split(group: Group, ships: number): Group {
    if (ships >= group.ships) return group;
    group.ships -= ships;
    return this.add({ ...group, ships });
  }
}

/** Takes groups without ships out of the game. */
export function dropEmptyGroups(state: GalaxyState): void {
  if (state.groups.some(({ ships }) => ships === 0))
    state.groups = state.groups.filter(({ ships }) => ships > 0);
}
