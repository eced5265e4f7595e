import { parseUnit, POPULATION_CODES, unitOf, type ItemCode, type UnitCode } from '@ec/economy';
import { ratio } from '@ec/prng';
import type {
  AssaultOrder,
  DefenceOrder,
  Engagement,
  Force,
  ForceUnits,
  Position,
  RaidOrder,
  SupportOrder,
  UnitPlace,
} from '../src/index.js';

/**
 * Quantities by name. Machines that work only when assembled are assembled, all else is stored, and people are loyal; another place is written before
 * the code: `stored EWP-1`, `rebel USK`.
 */
export type Named = Readonly<Record<string, number>>;

/** A ship or colony that is the only one of its owner, unless stated otherwise. */
export function force(
  id: number,
  position: Position,
  units: Named,
  rest: Partial<Pick<Force, 'ownerId' | 'isBombarding'>> = {},
): Force {
  return { id, ownerId: id, position, units: unitsOf(units), ...rest };
}

export function bombard(actorId: number, targetId: number, percent = 100): AssaultOrder {
  return { kind: 'bombard', actorId, targetId, commitment: ratio(percent, 100) };
}

export function invade(actorId: number, targetId: number, percent = 100): AssaultOrder {
  return { kind: 'invade', actorId, targetId, commitment: ratio(percent, 100) };
}

export function raid(actorId: number, targetId: number, item: string, percent = 100): RaidOrder {
  const unit = parseUnit(item);
  if (!unit) throw new RangeError(`item: expected a unit, received ${item}`);
  const { code, techLevel } = unit;
  return {
    kind: 'raid',
    actorId,
    targetId,
    commitment: ratio(percent, 100),
    item: { code: code as ItemCode, techLevel },
  };
}

export function helpDefend(actorId: number, targetId: number, percent = 100): DefenceOrder {
  return { kind: 'support-defender', actorId, targetId, commitment: ratio(percent, 100) };
}

export function helpAttack(
  actorId: number,
  attackerId: number,
  targetId: number,
  percent = 100,
): SupportOrder {
  return { kind: 'support-attacker', actorId, attackerId, targetId, commitment: ratio(percent, 100) };
}

/** What each unit of a force that changed is left with, by name. */
export function leftOf(engagement: Engagement, id: number): Named {
  return changes(engagement, id, (unit) => closing(unit));
}

/** One column of the account of a force, by name; what is 0 is left out. */
export function column(engagement: Engagement, id: number, of: 'lost' | 'used' | 'sent' | 'received'): Named {
  return Object.fromEntries(
    Object.entries(changes(engagement, id, (unit) => unit[of])).filter(([, quantity]) => quantity > 0),
  );
}

/** Opening − lost − used − sent + received. */
export function closing(unit: Change): number {
  return unit.opening - unit.lost - unit.used - unit.sent + unit.received;
}

/** Units by name, as they appear in an account. */
export function named(units: readonly ForceUnits[]): Named {
  return Object.fromEntries(units.map((unit) => [nameOf(unit), unit.quantity]));
}

/** What became of units of one kind of a force. */
export type Change = Engagement['forces'][number]['units'][number];

function changes(engagement: Engagement, id: number, value: (unit: Change) => number): Named {
  const units = engagement.forces.find((result) => result.id === id)?.units;
  if (!units) throw new RangeError(`force: expected one of the engagement, received ${id}`);
  return Object.fromEntries(units.map((unit) => [nameOf(unit), value(unit)]));
}

function unitsOf(units: Named): ForceUnits[] {
  return Object.entries(units).map(([name, quantity]) => {
    const [word = '', unit = word] = name.split(' ');
    const parsed = parseUnit(unit);
    if (!parsed) throw new RangeError(`unit: expected a name such as "stored EWP-1", received ${name}`);
    return { ...parsed, place: unit === word ? usualPlace(parsed.code) : (word as UnitPlace), quantity };
  });
}

function nameOf({ place, code, techLevel }: Pick<ForceUnits, 'place' | 'code' | 'techLevel'>): string {
  const unit = unitOf(code).hasTechLevel ? `${code}-${techLevel}` : code;
  return place === usualPlace(code) ? unit : `${place} ${unit}`;
}

function usualPlace(code: UnitCode): UnitPlace {
  if ((POPULATION_CODES as readonly UnitCode[]).includes(code)) return 'loyal';
  return unitOf(code).needsAssembly ? 'assembled' : 'stored';
}
