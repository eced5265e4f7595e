import type { Migration } from '@ec/engine';

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see M-03
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: ['The result of an order whose ships are all lost says how many those are.'],
  },
};
