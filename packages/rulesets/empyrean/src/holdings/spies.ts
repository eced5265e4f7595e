import type { SpyAssignment } from '../holding.js';

/**
 * Spy tasks after losses: when fewer spies are left than have tasks, the last tasks lose their spies first.
 *
 * @param units - number of spies that are left, at least 0 (included)
 */
export function spiesLeft(assignments: readonly SpyAssignment[], units: number): SpyAssignment[] {
  let left = units;
  return assignments.flatMap((assignment) => {
    const kept = Math.min(assignment.units, left);
    left -= kept;
    return kept === 0 ? [] : [{ ...assignment, units: kept }];
  });
}
