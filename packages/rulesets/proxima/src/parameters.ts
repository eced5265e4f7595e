import type { ParameterRow, ParameterValue } from '@ec/engine';
import { DAMAGE_CLAMPS, ENDURANCE_READINGS, GRIDS } from './state.js';

/** Key of a parameter. */
export type ParameterKey = 'grid' | 'buildReach' | 'damage.clamp' | 'endurance.reading';

/** The values of all parameters, by key. */
export type ProximaParameters = Readonly<Record<ParameterKey, ParameterValue>>;

/** Rulings that may be changed at set-up. */
export const PARAMETERS: readonly ParameterRow<ParameterKey>[] = [
  choice('grid', GRIDS, 'Whether a tile has eight neighbours, or six.', 'P-02'),
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
  choice(
    'damage.clamp',
    DAMAGE_CLAMPS,
    'Whether defence stops light and heavy weapons each by itself, or what it has to spare against the one stops the other too.',
    'P-90',
  ),
  choice(
    'endurance.reading',
    ENDURANCE_READINGS,
    'Whether the bounds of 20 and 80 for the attack of a tired unit are percent of its full endurance, or points.',
    'P-90',
  ),
];

/** A parameter that is one of some words; the first is the default. */
function choice(
  key: ParameterKey,
  words: readonly [string, string],
  description: string,
  source: string,
): ParameterRow<ParameterKey> {
  const bounds = words.join(' or ');
  const check = (value: string): string | undefined => (words.includes(value) ? undefined : bounds);
  return { kind: 'text', key, default: words[0], bounds, unit: 'reading', check, description, source };
}
