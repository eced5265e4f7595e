/**
 * What a ship can do, from its design, its technologies and its load.
 *
 * @see manual "Ship Mass", "Speed", "Cargo", "Fighting Battles"; N-10
 */
import { cubeRoot } from '../numbers/cube-root.js';
import { TECHS, type ByTech, type Design } from '../types.js';

/** Mass of all guns of a ship. */
export function gunsMass({ attacks, weapons }: Design): number {
  return attacks >= 1 ? (weapons * (attacks + 1)) / 2 : 0;
}

/** Mass of a ship without its load. */
export function shipMass(design: Design): number {
  return design.drive + gunsMass(design) + design.shields + design.cargo;
}

/**
 * Mass that counts in hyperspace and in battle.
 *
 * @param load - cargo aboard, which better cargo technology makes lighter
 */
export function travelMass(design: Design, tech: ByTech<number>, load: number): number {
  return shipMass(design) + (load > 0 ? load / tech.cargo : 0);
}

/** Light years that a ship travels in a turn. */
export function speed(design: Design, tech: ByTech<number>, load: number): number {
  return (20 * tech.drive * design.drive) / travelMass(design, tech, load);
}

/** Cargo that a ship can carry. */
export function capacity({ cargo }: Design, tech: ByTech<number>): number {
  return tech.cargo * (cargo + (cargo * cargo) / 10);
}

/** Attack strength of each gun of a ship. */
export function attack({ weapons }: Design, tech: ByTech<number>): number {
  return tech.weapons * weapons;
}

/** Defence strength of a ship. */
export function defence(design: Design, tech: ByTech<number>, load: number): number {
  return tech.shields * design.shields * cubeRoot(30 / travelMass(design, tech, load));
}

/** A technology for the parts that a design has, 0 for those that it lacks. */
export function techOf(design: Design, tech: ByTech<number>): ByTech<number> {
  const { drive, weapons, shields, cargo } = tech;
  return {
    drive: design.drive > 0 ? drive : 0,
    weapons: design.weapons > 0 ? weapons : 0,
    shields: design.shields > 0 ? shields : 0,
    cargo: design.cargo > 0 ? cargo : 0,
  };
}

/** Mass of each part of a ship, all guns together. */
function partMasses(design: Design): ByTech<number> {
  const { drive, shields, cargo } = design;
  return { drive, weapons: gunsMass(design), shields, cargo };
}

/**
 * Production that brings a ship to the technologies of its race.
 *
 * @see manual "Upgrading Groups"; N-10
 */
export function upgradeCost(design: Design, tech: ByTech<number>, target: ByTech<number>): number {
  const masses = partMasses(design);
  let sum = 0;
  for (const part of TECHS) if (masses[part] > 0) sum += (1 - tech[part] / target[part]) * masses[part];
  return 10 * sum;
}
