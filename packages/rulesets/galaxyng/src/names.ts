/**
 * Which names there may be.
 *
 * @see manual "Names"; N-05
 */
import type { ResultCode } from './orders/results.js';
import type { GalaxyState, Race } from './state.js';

/** Words of the order language, which no name is. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'amount',
  'cap',
  'col',
  'emp',
  'mat',
  'drive',
  'weapons',
  'shields',
  'cargo',
  'max',
  'fleet',
  'no',
  'off',
]);

/** Name by which everybody knows the game master. */
const MASTER = 'gm';

const BY_MANUAL = /^\w{1,20}$/;
const CLASSIC = /^[^\s,;<\p{Cc}\p{Cs}]{1,21}$/u;

/** Name of a race that was given none. */
export function firstRaceName(raceId: number): string {
  return `Race_${raceId}`;
}

/** A name as it is compared: without case. */
export function foldName(name: string): string {
  return name.toLowerCase();
}

/** What is wrong with a name in itself: its characters, or that it is a word of the order language. */
export function nameFault(isClassic: boolean, name: string): ResultCode | undefined {
  if (isClassic && !CLASSIC.test(name)) return 'bad-classic-name';
  if (!isClassic && !BY_MANUAL.test(name)) return 'bad-name';
  return KEYWORDS.has(foldName(name)) ? 'name-reserved' : undefined;
}

/** Whether a race or planet has a name, or the game, or its master. */
export function isPublicName({ game, races, planets }: GalaxyState, name: string): boolean {
  const folded = foldName(name);
  const isIt = (other: { readonly name: string }): boolean => foldName(other.name) === folded;
  return folded === MASTER || foldName(game) === folded || races.some(isIt) || planets.some(isIt);
}

/** Whether a race has a ship type or fleet of a name. */
export function isOwnName({ types, fleets }: Race, name: string): boolean {
  const folded = foldName(name);
  return [...types, ...fleets].some((thing) => foldName(thing.name) === folded);
}
