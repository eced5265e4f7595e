import { jumpNeeds, type Jump } from '@ec/economy';
import type { Accounts } from './accounts.js';
import { squaredLightYears, starOf } from './places.js';

/** Fuel that a ship burns to come to a star or orbit with what it has aboard by now; undefined where its engines do not carry it there. */
export function fuelOfJump(
  { of: { location, assembled }, mass }: Accounts,
  place: string,
): number | undefined {
  const needs = jumpNeeds(assembled, mass, jumpBetween(location, place));
  const isAble = needs.engines > 0 && needs.isInRange && needs.enginesNeeded <= needs.engines;
  return isAble ? needs.fuel : undefined;
}

/** Technology level of a ship's weakest engine, which is its range in light years; 0 without engines. */
export function rangeOf({ assembled }: Accounts['of']): number {
  const levels = assembled.filter(({ code }) => code === 'HEN').map(({ techLevel }) => techLevel);
  return levels.length === 0 ? 0 : Math.min(...levels);
}

function jumpBetween(from: string, to: string): Jump {
  if (starOf(from) === to || starOf(from) === starOf(to)) return { kind: 'orbit' };
  const squaredDistance = squaredLightYears(from, to);
  return squaredDistance === 0 ? { kind: 'star' } : { kind: 'system', squaredDistance };
}
