/**
 * Which names there may be.
 *
 * @see manual "Names"; N-05
 */
import { Refusal, withFigures } from './orders/results.js';
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

/** Which characters names consist of, and how many they are at most (included). */
const BY_MANUAL = { code: 'bad-name', characters: /^\w+$/, most: 20 } as const;
const CLASSIC = {
  code: 'bad-classic-name',
  // a blank without width separates fields as well, but is none to \s
  characters: /^[^\s\u200B,;<\p{Cc}\p{Cs}]+$/u,
  most: 21,
} as const;

/** Name of a race that was given none. */
export function firstRaceName(raceId: number): string {
  return `Race_${raceId}`;
}

/** A name as it is compared: without case. */
export function foldName(name: string): string {
  return name.toLowerCase();
}

/**
 * What is wrong with a name in itself: its characters, or that orders could not hold it, as it is a word of their language, a quotation, or the
 * number of a planet. Every other name is read in each order as it is written.
 *
 * @see N-04, N-05, N-29
 */
export function nameFault(isClassic: boolean, name: string): Refusal | undefined {
  const { code, characters, most } = isClassic ? CLASSIC : BY_MANUAL;
  const { length } = Array.from(name);
  if (length > most) return new Refusal(code, withFigures(code, `this one has ${length}`));
  if (!characters.test(name)) return new Refusal(code);
  if (opensQuotation(name)) return new Refusal('quoted-name');
  if (isReadAsNumber(name)) return new Refusal('numbered-name');
  return KEYWORDS.has(foldName(name)) ? new Refusal('name-reserved') : undefined;
}

/** Whether a word is read as a group where a fleet may stand, too: as a number, with whatever stands before it, or as MAX. */
export function isReadAsGroup(word: string): boolean {
  return /^([-+.]*\d|max$)/i.test(word);
}

/** Whether a word is read as the number of a planet, whatever planets are called. */
export function isReadAsNumber(word: string): boolean {
  return /^#\d/.test(word);
}

/** Whether a word is read as the start of a quotation, which goes on behind it. */
export function opensQuotation(word: string): boolean {
  return /^["“”„]/.test(word);
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
