import type { Edition } from '@ec/engine';

/**
 * Sets of parameters and templates beside `standard`, which has the defaults.
 *
 * @see E-51
 */
export const EDITIONS = {
  first: {
    description: 'The figures with which the rulings began, and the historical start.',
    parameters: { 'unrest.unpaid': 100, 'unrest.unfed': 100, 'rebellion.share': 0, 'control.people': 1 },
  },
} as const satisfies Readonly<Record<string, Edition>>;
