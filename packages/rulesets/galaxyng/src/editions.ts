import type { Edition, ParameterValue } from '@ec/engine';
import { COMPATIBILITY_KEYS, type ParameterKey } from './parameters.js';

/** Parameters with which the game plays as the historical engine did. */
export const CLASSIC: Readonly<Partial<Record<ParameterKey, ParameterValue>>> = {
  ...Object.fromEntries(COMPATIBILITY_KEYS.map((key) => [key, 'classic'])),
  remnantTurns: 0,
};

/** Sets of parameters beside `standard`, which has the defaults. */
export const EDITIONS = {
  classic: {
    description: 'As the historical engine played it, where that differs from the manual; without remnants.',
    parameters: CLASSIC,
  },
} as const satisfies Readonly<Record<string, Edition<ParameterKey>>>;
