import type { ParameterRow } from '@ec/engine';
import { GRIDS } from './state.js';

/** Rulings that may be changed at set-up. */
export const PARAMETERS: readonly ParameterRow[] = [
  {
    kind: 'text',
    key: 'grid',
    default: 'square',
    unit: 'square or hexagonal',
    check: (value) => (GRIDS.some((grid) => grid === value) ? undefined : 'square or hexagonal'),
    description: 'Whether a tile has eight neighbours, or six.',
    source: 'P-02',
  },
  {
    kind: 'integer',
    key: 'buildReach',
    default: 1,
    min: 0,
    max: 10,
    unit: 'tiles',
    description: 'Largest distance from its builder at which a unit is built.',
    source: 'P-08',
  },
];
