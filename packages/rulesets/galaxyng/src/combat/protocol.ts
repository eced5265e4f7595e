/** One shot of a battle, between groups by their places in the battle's list. */
export interface Shot {
  /** Index of the group of the ship that fired. */
  readonly shooter: number;
  /** Index of the group of the ship that was shot at. */
  readonly target: number;
  /** Whether the target was destroyed; else its shields held. */
  readonly destroyed: boolean;
}

/**
 * A shot as one number, so that a protocol is a plain list of numbers: (shooter · groups + target) · 2, and 1 more if it destroyed.
 *
 * @param groups - length of the battle's list of groups, up to 2^26 (included)
 */
export function packShot(shooter: number, target: number, destroyed: boolean, groups: number): number {
  return (shooter * groups + target) * 2 + (destroyed ? 1 : 0);
}

/**
 * The shot that {@link packShot} packed.
 *
 * @param groups - length of the battle's list of groups
 */
export function unpackShot(packed: number, groups: number): Shot {
  const pair = Math.floor(packed / 2);
  return { shooter: Math.floor(pair / groups), target: pair % groups, destroyed: packed % 2 === 1 };
}
