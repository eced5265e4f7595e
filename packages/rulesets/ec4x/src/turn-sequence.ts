/**
 * Names of the phases of a turn, in their order; `phases.ts` has what they do.
 *
 * @see seed 1; X-21
 */
export const STEPS = [
  'stances and capitulations',
  'statements as written',
  'fleet orders',
  'subversion',
  'movement',
  'detection of spies',
  'cloaking',
  'fights',
  'colonisation',
  'blockades and sightings',
  'projects',
  'arrivals',
  'research',
  'limits and milestones',
  'elimination and victory',
  'income',
] as const;

/** Name of a phase. */
export type StepName = (typeof STEPS)[number];

/** Number of a phase in the sequence, from 1 (included). */
export function stepNumber(name: StepName): number {
  return STEPS.indexOf(name) + 1;
}
