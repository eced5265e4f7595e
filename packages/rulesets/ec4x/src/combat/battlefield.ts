/** State of a fight in space: task forces by House, their fleets and squadrons by number, in whatever order they were given. */
import type { Advantage } from '../detection/surprise.js';
import { crippledAttack, requireStrengths, type Combatant, type CombatState } from './combatant.js';
import { taskForceRoe } from './engagement.js';
import type { CombatSquadron, TaskForce } from './task-force.js';

/** What became of a fleet in a fight. */
export type FleetFate<Place> =
  | { readonly kind: 'stayed' }
  | { readonly kind: 'destroyed'; readonly round: number }
  | { readonly kind: 'retreated'; readonly round: number; readonly to: Place };

/** A squadron in a fight. */
interface FieldSquadron extends Combatant {
  readonly house: number;
  readonly id: number;
  readonly fleet: number | null;
  readonly isStarbase: boolean;
  readonly hasScout: boolean;
  readonly breakerAttack: number;
}

/** A fleet in a fight. */
interface FieldFleet<Place> {
  readonly id: number;
  /** Whether it had squadrons when the fight began. */
  readonly isArmed: boolean;
  fate: FleetFate<Place>;
}

/** A task force in a fight. */
export interface FieldForce<Place> {
  readonly house: number;
  readonly roe: number;
  readonly advantage: Advantage | undefined;
  /** Forces that it fights, by House. */
  readonly enemies: FieldForce<Place>[];
  /** All squadrons and fleets that it had. */
  readonly allSquadrons: readonly FieldSquadron[];
  readonly allFleets: readonly FieldFleet<Place>[];
  /** Those that are still there after the last round. */
  squadrons: readonly FieldSquadron[];
  fleets: readonly FieldFleet<Place>[];
}

/**
 * The forces before the first round.
 *
 * @param fights - whether two Houses fight each other, in either order
 * @throws RangeError when a strength or rule is out of range, a number comes twice, or a squadron's fleet is not in its force
 */
export function openBattlefield<Place>(
  forces: readonly TaskForce[],
  fights: (house: number, other: number) => boolean,
  advantages: ReadonlyMap<number, Advantage>,
): FieldForce<Place>[] {
  const field = forces.map((force) => openForce<Place>(force, advantages.get(force.house)));
  sortByKey('task force of House', field, ({ house }) => house);
  for (const force of field) {
    for (const other of field) {
      if (other !== force && fights(force.house, other.house)) force.enemies.push(other);
    }
  }
  return field;
}

/**
 * One force before the first round, with nobody to fight.
 *
 * @throws RangeError when a strength or rule is out of range, a number comes twice, or a squadron's fleet is not in the force
 */
export function openForce<Place>(
  { house, fleets, squadrons }: TaskForce,
  advantage?: Advantage,
): FieldForce<Place> {
  const allSquadrons = squadrons.map((squadron) => enlistSquadron(house, squadron));
  sortByKey(`House ${house}, squadron`, allSquadrons, ({ id }) => id);
  const allFleets = fleets.map(({ id }): FieldFleet<Place> => ({
    id,
    isArmed: squadrons.some(({ fleet }) => fleet === id),
    fate: { kind: 'stayed' },
  }));
  sortByKey(`House ${house}, fleet`, allFleets, ({ id }) => id);
  for (const { id, fleet } of squadrons) {
    if (fleet !== null && !fleets.some((own) => own.id === fleet))
      throw new RangeError(
        `House ${house}, squadron ${id}: expected a fleet of the task force, received ${fleet}`,
      );
  }
  const roe = taskForceRoe(
    fleets.map((fleet) => fleet.roe),
    allSquadrons.some(({ isStarbase }) => isStarbase),
  );
  return {
    house,
    roe,
    advantage,
    enemies: [],
    allSquadrons,
    allFleets,
    squadrons: allSquadrons,
    fleets: allFleets,
  };
}

/** Squadrons and fleets of a task force after a fight, by number. */
export interface ForceState<Place> {
  /** Those of a fleet that retreated went with it. */
  readonly squadrons: readonly { readonly id: number; readonly state: CombatState }[];
  /** Spacelift ships share the fate of their fleet. */
  readonly fleets: readonly { readonly id: number; readonly fate: FleetFate<Place> }[];
}

/** What has become of a force. */
export function closeForce<Place>({ allSquadrons, allFleets }: FieldForce<Place>): ForceState<Place> {
  return {
    squadrons: allSquadrons.map(({ id, state }) => ({ id, state })),
    fleets: allFleets.map(({ id, fate }) => ({ id, fate })),
  };
}

/** Whether anything of a force is still there. */
export function isPresent({ squadrons, fleets }: FieldForce<unknown>): boolean {
  return squadrons.length > 0 || fleets.length > 0;
}

function enlistSquadron(house: number, squadron: CombatSquadron): FieldSquadron {
  const { id, fleet, kind, attack, defence, breakerAttack, hasScout } = squadron;
  requireStrengths(attack, defence);
  const isFighter = kind === 'fighters';
  const state = isFighter ? 'crippled' : squadron.state;
  const crippled = crippledAttack(attack);
  return {
    house,
    id,
    fleet,
    isStarbase: kind === 'starbase',
    hasScout,
    breakerAttack,
    defence,
    crippledAttack: crippled,
    attack: state === 'crippled' && !isFighter ? crippled : attack,
    state,
  };
}

function sortByKey<T>(name: string, items: T[], key: (item: T) => number): void {
  items.sort((a, b) => key(a) - key(b));
  items.forEach((item, i) => {
    const before = items[i - 1];
    if (before !== undefined && key(before) === key(item))
      throw new RangeError(`combat: expected each ${name} once, received ${key(item)} twice`);
  });
}
