import { GOODS_CODES, RESOURCE_CODES } from '@ec/economy';
import { choiceSlot, integerSlot, labelledType, mappedSlot, variantSlot } from '@ec/orders-parser';
import type { Party } from '../terms.js';
import { planetSlot } from '../slots/place-slots.js';
import { techLevelSlot } from '../slots/tech-level-slot.js';

/** Resources and goods. */
export const ITEMS = [...RESOURCE_CODES, ...GOODS_CODES] as const;

const id = integerSlot('a ship or colony ID');

const party = variantSlot<Party>('party-invalid', 'a ship or colony ID, or "empire" and an empire ID', {
  'ship-or-colony': mappedSlot(
    id,
    (number) => ({ kind: 'ship-or-colony', id: number }) as const,
    (value) => value.id,
  ),
  empire: mappedSlot(
    labelledType('empire', integerSlot('an empire ID')),
    (number) => ({ kind: 'empire', id: number }) as const,
    (value) => value.id,
  ),
});

export const actor = { key: 'actorId', name: 'id', type: id } as const;

export const target = { key: 'targetId', name: 'target', type: integerSlot('the ID of the target') } as const;

export const level = { key: 'techLevel', name: 'level', type: techLevelSlot } as const;

export const planet = { key: 'planet', name: 'planet', type: planetSlot } as const;

export const someone = { key: 'party', name: 'who', type: party } as const;

export const perTarget = { per: ['actorId', 'targetId'] } as const;

export const perActor = { per: ['actorId'] } as const;

/** Whether something is permitted, with what either word means. */
export function permissionSlot(granted: string, denied: string) {
  return choiceSlot<'granted' | 'denied'>('granted or denied', [
    { value: 'granted', names: ['granted', 'grant'], description: granted },
    { value: 'denied', names: ['denied', 'deny'], description: denied },
  ]);
}
