/**
 * Names of the steps of a turn, in their order; `phases.ts` has what they do.
 *
 * @see manual "Turn Sequence"; N-16
 */
export const STEPS = [
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
export type StepName = (typeof STEPS)[number];

/** Number of a step in the sequence, from 1 (included). */
export function stepNumber(name: StepName): number {
  return STEPS.indexOf(name) + 1;
}
