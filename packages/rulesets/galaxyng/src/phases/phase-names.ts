/**
 * Names of the steps of a turn, in their order; `phases.ts` has what they do.
 *
 * @see manual "Turn Sequence"; N-16
 */
export const PHASE_NAMES = [
  'roll call',
  'production orders',
  'messages',
  'alliances and war',
  'combat',
  'bombing',
  'cargo',
  'upgrades',
  'departure',
  'routes',
  'interception',
  'movement',
  'combat after movement',
  'bombing after movement',
  'production',
  'growth',
  'autounload',
  'route unload',
  'merge',
  'renumber',
  'renames',
  'end of turn',
] as const;

/** Name of a step. */
export type PhaseName = (typeof PHASE_NAMES)[number];
