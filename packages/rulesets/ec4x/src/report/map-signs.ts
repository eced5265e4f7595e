/** What the signs of the map mean, in pictures and in characters. */
import type { Stroke, Tone } from '@ec/reports';
import type { LaneClass } from '../types.js';
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
