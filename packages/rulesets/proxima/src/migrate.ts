import { withMembers, type Migration } from '@ec/engine';

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see P-06, P-09
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: ['Two readings of the rules are parameters; the game goes on with those that it had (P-06).'],
    state: (state) => withMembers(state, 'rules', { damageClamp: 'each', enduranceReading: 'percent' }),
  },
  2: {
    to: '3',
    changes: ['Where two teams stand on all objectives, nobody has won yet (P-09).'],
  },
  3: {
    to: '4',
    changes: ['Orders that are refused, or done in part, say what they take and what there is.'],
  },
  4: {
    to: '5',
    changes: [
      'Refusals say which attack comes nearest to damage and what stops it, what a unit builds, and which actions it has.',
    ],
  },
};
