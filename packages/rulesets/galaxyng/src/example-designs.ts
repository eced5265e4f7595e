import type { Design } from './types.js';

/**
 * Example ship types, by name.
 *
 * @see manual "Ship Types"
 */
export const EXAMPLE_DESIGNS = {
  Drone: design(1, 0, 0, 0, 0),
  Flak: design(1, 0, 0, 2, 0),
  FastFlak: design(1.01, 0, 0, 1.01, 0),
  Fighter: design(2.48, 1, 1.2, 1.27, 0),
  Gunship: design(4, 2, 2, 4, 0),
  Destroyer: design(6, 3, 4, 4, 0),
  Cruiser: design(16.5, 30, 1.5, 9.75, 0),
  BattleCruiser: design(49.5, 25, 3, 9.5, 1),
  Battleship: design(33, 3, 25, 16, 1),
  BattleStation: design(99, 1, 50, 49, 0),
  OrbitalFort: design(0, 11, 10, 39, 0),
  SpaceGun: design(0, 1, 9.9, 9.9, 0),
  Hauler: design(2, 0, 0, 0, 1),
  Freighter: design(30, 0, 0, 9.5, 10),
  MegaFreighter: design(120, 0, 0, 38.43, 39.57),
} as const satisfies Readonly<Record<string, Design>>;

function design(drive: number, attacks: number, weapons: number, shields: number, cargo: number): Design {
  return { drive, attacks, weapons, shields, cargo };
}
