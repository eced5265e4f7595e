import type { ParameterRow, ParameterValue } from '@ec/engine';

/** Key of a parameter. */
export type ParameterKey = 'planetPairs' | 'neutralShips' | 'neutralsProduce';

/** The values of all parameters, by key. */
export type MultiplanetaryParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** What this project rules where the seed is silent. @see M-01, M-04 */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
  {
    kind: 'integer',
    key: 'planetPairs',
    default: 7,
    min: 5,
    max: 10,
    unit: 'pairs',
    description: 'Pairs of neutral planets on a map that is drawn.',
    source: 'M-01',
  },
  {
    kind: 'integer',
    key: 'neutralShips',
    default: 50,
    min: 0,
    max: 999,
    unit: 'ships',
    description: 'Most ships of a neutral planet on a map that is drawn.',
    source: 'M-01',
  },
  {
    kind: 'integer',
    key: 'neutralsProduce',
    default: 0,
    min: 0,
    max: 1,
    unit: 'no or yes',
    description: 'Whether neutral planets make ships: 1 for yes.',
    source: 'M-04',
  },
];
