// Figures that a game master may change in game.json, and an experiment may vary. A key that is not here does not compile.
import type { ParameterRow } from '@ec/engine';

export const PARAMETERS = [
  {
    kind: 'integer',
    key: 'wrecks',
    default: 24,
    min: 2,
    max: 99,
    unit: 'wrecks',
    description: 'Wrecks in the belt.',
    source: 'rules, 1',
  },
  {
    kind: 'integer',
    key: 'sides',
    default: 6,
    min: 2,
    max: 20,
    unit: 'sides',
    description: 'Sides of two dice, whose product is the gold of a wreck.',
    source: 'rules, 1',
  },
  {
    kind: 'integer',
    key: 'lastTurn',
    default: 10,
    min: 1,
    max: 99,
    unit: 'turns',
    description: 'Turn after which the game is over.',
    source: 'rules, 4',
  },
] as const satisfies readonly ParameterRow[];
