import type { ParameterRow } from '@ec/engine';

/** The rulings that may be changed at set-up. */
export const PARAMETERS: readonly ParameterRow[] = [
  {
    key: 'replays',
    kind: 'integer',
    default: 100,
    min: 0,
    max: 1000,
    unit: 'replays',
    description: 'Equal games that are played again before the game is a draw.',
    source: 'G-04',
  },
];
