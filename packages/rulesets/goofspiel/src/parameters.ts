import type { ParameterRow, ParameterValue } from '@ec/engine';

/** Key of a parameter. */
export type ParameterKey = 'replays';

/** The values of all parameters, by key. */
export type GoofspielParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** The rulings that may be changed at set-up. */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
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
