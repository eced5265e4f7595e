import { isPresent, type FieldForce } from './battlefield.js';
import { attackOf } from './combatant.js';
import { stays } from './engagement.js';
import type { FleetOfHouse } from './round-log.js';

/** A fleet that looks for a way out of a fight. */
export interface RetreatingFleet extends FleetOfHouse {
  /** Whether one of its squadrons is crippled. */
  readonly isCrippled: boolean;
  /** Whether one of them has AS. */
  readonly isArmed: boolean;
}

/** Where a fleet retreats to, or `null` where it finds no way out and fights on. @see X-54 */
export type RetreatTo<Place> = (fleet: RetreatingFleet) => Place | null;

/**
 * Whether a force leaves: its rule of engagement makes it, an enemy is left to leave from, and it has fleets, as fighters and Starbases never
 * do.
 *
 * @see seed 5.3.2; X-53
 */
export function isLeaving({ roe, squadrons, fleets, enemies }: FieldForce<unknown>): boolean {
  if (fleets.length === 0 || !enemies.some(isPresent)) return false;
  let hostile = 0;
  for (const enemy of enemies) hostile += attackOf(enemy.squadrons);
  return !stays(roe, attackOf(squadrons), hostile);
}

/**
 * Takes the fleets of a force that find a way out from the fight.
 *
 * @returns those fleets
 * @see seed 5.3.3; X-54
 */
export function retreat<Place>(
  force: FieldForce<Place>,
  round: number,
  retreatTo: RetreatTo<Place>,
): FleetOfHouse[] {
  const { house, squadrons } = force;
  const gone: FleetOfHouse[] = [];
  for (const fleet of force.fleets) {
    const { id } = fleet;
    const own = squadrons.filter((squadron) => squadron.fleet === id);
    const isCrippled = own.some(({ state }) => state === 'crippled');
    const isArmed = own.some(({ attack }) => attack > 0);
    const to = retreatTo({ house, fleet: id, isCrippled, isArmed });
    if (to === null) continue;
    fleet.fate = { kind: 'retreated', round, to };
    gone.push({ house, fleet: id });
  }
  force.squadrons = squadrons.filter(({ fleet }) => !gone.some((left) => left.fleet === fleet));
  force.fleets = force.fleets.filter(({ fate }) => fate.kind === 'stayed');
  return gone;
}
