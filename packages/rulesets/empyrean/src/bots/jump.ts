import { jumpNeeds, type Jump } from '@ec/economy';
import type { Accounts } from './accounts.js';
import { squaredLightYears, starOf } from '../view/places.js';

/** Fuel that a ship burns to come to a star or orbit in one jump with what it has aboard by now; undefined where its engines do not carry it there. */
export function fuelOfJump(
  { of: { location, assembled }, mass }: Accounts,
  place: string,
): number | undefined {
  const needs = jumpNeeds(assembled, mass, jumpBetween(location, place));
  const isAble = needs.engines > 0 && needs.isInRange && needs.enginesNeeded <= needs.engines;
  return isAble ? needs.fuel : undefined;
}

/** Fuel that a ship burns to come to a star or orbit in as many jumps as it takes; undefined where it is too heavy for its engines. */
export function fuelOfJourney(accounts: Accounts, place: string): number | undefined {
  const { location, assembled } = accounts.of;
  const range = rangeOf(accounts.of);
  const squared = squaredLightYears(location, place);
  if (squared <= range * range) return fuelOfJump(accounts, place);
  const { engines, enginesNeeded } = jumpNeeds(assembled, accounts.mass, { kind: 'orbit' });
  if (engines === 0 || enginesNeeded > engines) return undefined;
  return Math.ceil(enginesNeeded * FUEL_PER_LIGHT_YEAR * Math.sqrt(squared) * DETOUR);
}

/** Fuel for a journey, and from there on to another place with the same mass; without bound where the ship is too heavy. */
export function fuelThereAndBack(accounts: Accounts, place: string, home: string): number {
  const fuel = fuelOfJourney(accounts, place);
  if (fuel === undefined) return Infinity;
  const there = Math.sqrt(squaredLightYears(accounts.of.location, place));
  return fuel * (1 + (DETOUR * Math.sqrt(squaredLightYears(place, home))) / Math.max(1, there));
}

/** Fuel of one engine for a light year. */
const FUEL_PER_LIGHT_YEAR = 40;
/** How much longer a journey by the systems on the way is taken to be. */
const DETOUR = 1.3;

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
