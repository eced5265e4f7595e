import type { ByTech, Design } from '../src/types.js';

function design(drive: number, attacks: number, weapons: number, shields: number, cargo: number): Design {
  return { drive, attacks, weapons, shields, cargo };
}

/** The example ship types of the manual. */
export const DESIGNS = {
  Drone: design(1, 0, 0, 0, 0),
  Flak: design(1, 0, 0, 2, 0),
  Fighter: design(2.48, 1, 1.2, 1.27, 0),
  Gunship: design(4, 2, 2, 4, 0),
  Cruiser: design(16.5, 30, 1.5, 9.75, 0),
  BattleCruiser: design(49.5, 25, 3, 9.5, 1),
  Battleship: design(33, 3, 25, 16, 1),
  Hauler: design(2, 0, 0, 0, 1),
  Freighter: design(30, 0, 0, 9.5, 10),
  MegaFreighter: design(120, 0, 0, 38.43, 39.57),
} as const;

/** All technologies at one level. */
export function tech(level: number): ByTech<number> {
  return { drive: level, weapons: level, shields: level, cargo: level };
}
