import type { Muster } from './muster.js';

/**
 * Sides of fights that go on in one place at the same time, each with those that it fights, and those whom these fight: who is of no such
 * fight knows nothing of it.
 *
 * @param sides - by House
 * @see X-66
 */
export function separateFights(
  sides: readonly Muster[],
  fights: (house: number, other: number) => boolean,
): Muster[][] {
  let groups: Muster[][] = [];
  for (const side of sides) {
    const isOf = (group: readonly Muster[]): boolean =>
      group.some(({ force }) => fights(force.house, side.force.house));
    groups = [...groups.filter((group) => !isOf(group)), [...groups.filter(isOf).flat(), side]];
  }
  return groups
    .map((group) => group.toSorted((one, other) => one.force.house - other.force.house))
    .toSorted(([one], [other]) => (one?.force.house ?? 0) - (other?.force.house ?? 0));
}
