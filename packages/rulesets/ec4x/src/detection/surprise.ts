/** What an undetected task force has over the others in its first round. @see seed 5.1.3; X-48 */
export type Advantage = 'surprise' | 'ambush';

/** A task force before a fight. */
export interface Approach {
  readonly house: number;
  /** Whether nobody sees it: see {@link isTaskForceUndetected}; no more once it has fought this turn. */
  readonly isUndetected: boolean;
}

/** Which forces fight each other, and which has an advantage in the first round. */
export interface Encounter {
  /** Whether two Houses fight each other, in either order. */
  readonly fights: (house: number, other: number) => boolean;
  /** By House. */
  readonly advantages: ReadonlyMap<number, Advantage>;
}

/**
 * Whether a task force is undetected: it has fleets, all of them are undetected, and no Starbase is with it.
 *
 * @see seed 5.1.3, 5.2; X-47
 */
export function isTaskForceUndetected(
  fleets: readonly { readonly isUndetected: boolean }[],
  hasStarbase: boolean,
): boolean {
  return !hasStarbase && fleets.length > 0 && fleets.every(({ isUndetected }) => isUndetected);
}

/**
 * The first contact of task forces, one a House: an undetected one ambushes in a system with a colony of its own, else it surprises. Of two
 * hostile ones that are both undetected only the owner of the colony has its advantage; if it is neither's, the two do not meet.
 *
 * @param owner - House with a colony in the system, or `null`
 * @param hostile - whether two Houses are hostile there, in either order
 * @see seed 5.1.3; X-48
 */
export function encounter(
  approaches: readonly Approach[],
  owner: number | null,
  hostile: (house: number, other: number) => boolean,
): Encounter {
  const hidden = new Set(approaches.filter(({ isUndetected }) => isUndetected).map(({ house }) => house));
  const fights = (house: number, other: number): boolean =>
    hostile(house, other) && (!hidden.has(house) || !hidden.has(other) || house === owner || other === owner);
  const advantages = new Map<number, Advantage>();
  for (const house of hidden) {
    if (house === owner) advantages.set(house, 'ambush');
    else if (owner === null || !hidden.has(owner) || !hostile(house, owner))
      advantages.set(house, 'surprise');
  }
  return { fights, advantages };
}
