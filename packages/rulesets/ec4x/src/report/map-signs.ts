/** What the signs of the map mean, in pictures and in characters. */
import type { Stroke, Tone } from '@ec/reports';
import type { LaneClass, PlanetClass } from '../types.js';
import type { SystemView } from '../view/systems.js';

/** How lanes are drawn. */
export const STROKE_OF: Readonly<Record<LaneClass, Stroke>> = {
  major: 'solid',
  minor: 'dashed',
  restricted: 'dotted',
};

/** Owners of planets, in the order of legends. */
export const KINDS = ['own', 'foreign', 'nobody', 'unknown'] as const;

/** The owner of a planet. */
export type Kind = (typeof KINDS)[number];

interface Sign {
  readonly tone: Tone;
  readonly mark: string;
  readonly words: string;
}

/** How planets are drawn. */
export const SIGNS: Readonly<Record<Kind, Sign>> = {
  own: { tone: 'blue', mark: '*', words: 'yours' },
  foreign: { tone: 'red', mark: '!', words: 'of others' },
  nobody: { tone: 'text', mark: '.', words: 'of nobody' },
  unknown: { tone: 'quiet', mark: '?', words: 'never seen' },
};

/** The owner of the planet of a system, as far as a House knows. */
export function kindOf({ sighting }: SystemView, ownId: number): Kind {
  if (!sighting) return 'unknown';
  if (sighting.owner === null) return 'nobody';
  return sighting.owner === ownId ? 'own' : 'foreign';
}

/** Colours of other Houses, by their numbers; blue is always one's own. From the eighth on they come again. */
const HOUSE_TONES = [
  'red',
  'green',
  'orange',
  'violet',
  'teal',
  'pink',
  'brown',
] as const satisfies readonly Tone[];

/** The colour of a House on the map of another: no two of eight are the same. */
export function toneOfHouse(houseId: number, ownId: number): Tone {
  if (houseId === ownId) return 'blue';
  const place = houseId < ownId ? houseId - 1 : houseId - 2;
  return HOUSE_TONES[place % HOUSE_TONES.length] ?? 'red';
}

/** The colour of a planet: that of its House, or of what is known of it. */
export function toneOfPlanet(system: SystemView, ownId: number): Tone {
  const owner = system.sighting?.owner ?? null;
  return typeof owner === 'number' ? toneOfHouse(owner, ownId) : SIGNS[kindOf(system, ownId)].tone;
}

/** One letter for each class of planets. */
export const CLASS_LETTERS: Readonly<Record<PlanetClass, string>> = {
  extreme: 'X',
  desolate: 'D',
  hostile: 'H',
  harsh: 'R',
  benign: 'B',
  lush: 'L',
  eden: 'E',
};
