import type { Colony } from '../colony.js';
import type { KnownSystem } from '../knowledge.js';
import type { System } from '../state.js';

/** A system as far as a House knows it. */
export interface SystemView {
  readonly id: number;
  /** Axial coordinates; the hub is at 0,0. */
  readonly q: number;
  readonly r: number;
  /** Whether a home world lies there; the map shows where, not whose. */
  readonly isHome: boolean;
  /** Its own colony there. */
  readonly colony: Colony | null;
  /** What it saw there last; `null` where it never looked. */
  readonly sighting: KnownSystem | null;
}

/** What the look of a House at a system depends on. */
export interface Look {
  readonly seat: number;
  readonly turn: number;
  readonly isHome: boolean;
  /** What it saw there at the end of an earlier Conflict phase, or of this turn's. */
  readonly known: KnownSystem | null;
}

/**
 * A system as a House knows it: all about its own colony, and what it saw last of everything else.
 *
 * @see X-66
 */
export function systemView(
  { id, q, r, planetClass, resources, colony }: System,
  { seat, turn, isHome, known }: Look,
): SystemView {
  if (colony?.owner !== seat) return { id, q, r, isHome, colony: null, sighting: known };
  const fleets = known?.turn === turn ? known.fleets : [];
  const { ships = null } = known ?? {};
  const sighting = { systemId: id, turn, planetClass, resources, owner: seat, fleets, planet: null, ships };
  return { id, q, r, isHome, colony, sighting };
}
