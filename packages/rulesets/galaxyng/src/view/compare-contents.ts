/** Sorts what a view lists by what it shows, so that the order shows nothing more. */
import type { Group } from '../state.js';
import { TECHS } from '../types.js';

/** What everybody who sees a group sees of it. */
type Contents = Pick<Group, 'typeId' | 'ships' | 'tech' | 'cargo' | 'load'>;

/** Order of groups of a race: by type, technologies, cargo, load and ships. */
export function compareContents(a: Contents, b: Contents): number {
  if (a.typeId !== b.typeId) return a.typeId - b.typeId;
  for (const tech of TECHS) if (a.tech[tech] !== b.tech[tech]) return a.tech[tech] - b.tech[tech];
  return compareTexts(a.cargo ?? '', b.cargo ?? '') || a.load - b.load || a.ships - b.ships;
}

/** Order of texts by their UTF-16 code units, which is the same everywhere. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
