import { integerSlot, type StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import { destinationSlot } from '../slots/place-slots.js';
import { perActor, actor } from './fields.js';

/**
 * Jumps.
 *
 * @see E-15
 */
export const MOVEMENT_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  {
    kind: 'move',
    phase: 'ship movement',
    rule: 'E-29',
    meaning: 'Moves a ship to an orbit, to an orbit of another star of the system, or to another system.',
    example: '12, move, 04-06-19',
    fields: [
      { ...actor, type: integerSlot('the ID of a ship') },
      { keyword: 'move' },
      { key: 'destination', name: 'destination', type: destinationSlot },
    ],
    once: perActor,
  },
];
