import type { HouseStatus } from '../house.js';
import { houseOf } from '../lookup.js';
import { relationOf } from '../politics/relations.js';
import type { Ec4xState } from '../state.js';
import type { Stance } from '../types.js';

/** What a House knows of any House. */
export interface HouseView {
  readonly id: number;
  readonly name: string;
  readonly status: HouseStatus;
  readonly prestige: number;
  /** What the House that looks is to it. */
  readonly stance: Stance;
  /** What both are to each other: the less friendly of the two stances. */
  readonly relation: Stance;
}

/**
 * What a House knows of all Houses. Both parties know their relation, as its effects show it.
 *
 * @see
 */
export function houseViews(state: Pick<Ec4xState, 'houses'>, seat: number): HouseView[] {
  const { stances } = houseOf(state, seat);
  return state.houses.map(({ id, name, status, prestige }) => ({
    id,
    name,
    status,
    prestige,
    stance: stances[id - 1] ?? 'neutral',
    relation: relationOf(state, seat, id),
  }));
}
