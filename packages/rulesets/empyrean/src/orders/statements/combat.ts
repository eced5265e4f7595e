import { integerSlot, percentSlot, type StatementOf } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import { unitKindSlot } from '../slots/unit-slots.js';
import { ITEMS, actor, target, perTarget } from './fields.js';

const commitment = { key: 'commitment', name: 'share', type: percentSlot } as const;

/**
 * Attacks and support.
 *
 * @see E-34 to E-42
 */
export const COMBAT_STATEMENTS: readonly [StatementOf<EmpyreanOrder>, ...StatementOf<EmpyreanOrder>[]] = [
  {
    kind: 'bombard',
    phase: 'combat',
    rule: 'E-34 to E-39',
    meaning: 'Fires missiles and beams at a ship or colony, with a share of the weapons.',
    example: '7, bombard, 112, 75%',
    fields: [actor, { keyword: 'bombard' }, target, commitment],
    once: perTarget,
  },
  {
    kind: 'invade',
    phase: 'combat',
    rule: 'E-40 to E-42, E-44, E-45',
    meaning: 'Lands a share of the soldiers and robots to take a ship or colony.',
    example: '7, invade, 112, 55%',
    fields: [actor, { keyword: 'invade' }, target, commitment],
    once: perTarget,
  },
  {
    kind: 'raid',
    phase: 'combat',
    rule: 'E-40 to E-42, E-44',
    meaning: 'Lands a share of the soldiers and robots for one round, to bring home one kind of goods.',
    example: '7, raid, 112, 28%, gold',
    fields: [
      actor,
      { keyword: 'raid' },
      target,
      commitment,
      { key: 'item', name: 'unit', type: unitKindSlot('what to bring home, such as gold', ITEMS) },
    ],
    once: perTarget,
  },
  {
    kind: 'support-defender',
    phase: 'combat',
    rule: 'E-34',
    meaning: 'Helps to defend a ship or colony, with a share of the weapons and troops.',
    example: '7, support, 21, 40%',
    fields: [
      actor,
      { keyword: 'support' },
      { ...target, type: integerSlot('the ID of the ship or colony to defend') },
      commitment,
    ],
    once: perTarget,
  },
  {
    kind: 'support-attacker',
    phase: 'combat',
    rule: 'E-34',
    meaning:
      'Helps an attacker against its target, with a share of the weapons, and of the troops where it lands some.',
    example: '7, support, 21, 112, 35%',
    fields: [
      actor,
      { keyword: 'support' },
      { key: 'attackerId', name: 'attacker', type: integerSlot('the ID of the attacker') },
      target,
      commitment,
    ],
    once: { per: ['actorId', 'attackerId', 'targetId'] },
  },
];
