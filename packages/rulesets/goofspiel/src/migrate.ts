import type { Migration } from '@ec/engine';

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see G-03
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: ['Refusals give the sizes left.'],
  },
};
