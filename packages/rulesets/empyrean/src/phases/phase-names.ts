/**
 * The turn sequence of Empyrean Challenge, from phase 1.
 *
 * @see seed "Turn Sequence"
 */
export const PHASE_NAMES = [
  'mining and farming production',
  'manufacturing production',
  'combat',
  'set up orders',
  'dis-assembly orders',
  'build change orders',
  'mining change orders',
  'transfers',
  'assembly orders',
  'market and trade station activity',
  'surveys',
  'probe and sensor reports',
  'espionage',
  'ship movement',
  'draft orders',
  'pay and ration orders',
  'rebellion',
  'rebel increases',
  'naming and control orders',
  'population increases',
  'news service reports',
] as const;
