/**
 * Names of the phases of a turn, in their order; `phases.ts` has what they do.
 *
 * @see seed 1; X-21
 */
export const PHASE_NAMES = [
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
export type PhaseName = (typeof PHASE_NAMES)[number];
