import { unitOf } from '@ec/economy';
import { choiceSlot, percentSlot, rateSlot, type StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import type { PaidClass } from '../terms.js';
import { spellingsOf } from '../slots/unit-names.js';
import { unitCountSlot } from '../slots/unit-slots.js';
import { actor, perActor } from './fields.js';

/**
 * What people do, earn and eat.
 *
 * @see E-15
 */
export const PEOPLE_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  {
    kind: 'draft',
    phase: 'draft orders',
    rule: 'E-46',
    meaning: 'Makes soldiers, trainees or construction workers of people.',
    example: '7, draft, 1,000 soldiers',
    fields: [
      actor,
      { keyword: 'draft' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of soldiers, trainees or construction workers', ['SLD', 'TRN', 'CNW']),
      },
    ],
  },
  {
    kind: 'disband',
    phase: 'draft orders',
    rule: 'seed "Turn Sequence"',
    meaning: 'Returns soldiers, trainees, spies or construction workers to the people they were made of.',
    example: '7, disband, 500 trainees',
    fields: [
      actor,
      { keyword: 'disband' },
      {
        key: 'units',
        name: 'units',
        type: unitCountSlot('a number of soldiers, trainees, spies or construction workers', [
          'SLD',
          'TRN',
          'SPY',
          'CNW',
        ]),
      },
    ],
  },
  {
    kind: 'pay',
    phase: 'pay and ration orders',
    rule: 'E-30, E-47',
    meaning: 'Sets the wage of a class of people, in consumer goods per population unit and turn.',
    example: '7, pay, 0.375, professionals',
    fields: [
      actor,
      { keyword: 'pay' },
      { key: 'rate', name: 'rate', type: rateSlot('a decimal such as 0.375', true) },
      {
        key: 'populationClass',
        name: 'class',
        type: choiceSlot('a class of people that is paid', [paid('USK'), paid('PRO'), paid('SLD')]),
      },
    ],
    once: { per: ['actorId', 'populationClass'] },
  },
  {
    kind: 'ration',
    phase: 'pay and ration orders',
    rule: 'E-30, E-47',
    meaning: 'Sets the share of the full food ration that is handed out.',
    example: '7, ration, 50%',
    fields: [actor, { keyword: 'ration' }, { key: 'percent', name: 'percent', type: percentSlot }],
    once: perActor,
  },
];

/** A class by any of its names. */
function paid(value: PaidClass) {
  const unit = unitOf(value);
  return { value, names: [unit.plural, ...spellingsOf(unit)], description: `code ${value}` } as const;
}
