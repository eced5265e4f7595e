import type { Colony, Starbase } from '../colony.js';
import type { CombatSquadron, TaskForce } from '../combat/task-force.js';
import type { Fleet, Ship, Squadron } from '../fleet.js';
import { figuresOf, isSpacelift } from '../forces/figures.js';
import { roeOf, shipsOf, squadronFigures } from '../forces/squadron.js';
import type { House } from '../house.js';
import type { Rules } from '../parameters.js';
import type { ClassCode } from '../types.js';
import { NATIVES } from './sides.js';

/** A fighter squadron in a fight; `null` instead of its carrier where it is based on the colony. */
export interface Fighters {
  readonly id: number;
  readonly wep: number;
  readonly carrier: Ship | null;
}

/** A task force and what of the state it is made of. */
export interface Muster {
  /** `null` for the natives of a colony. */
  readonly house: House | null;
  readonly force: TaskForce;
  readonly fleets: readonly Fleet[];
  readonly fighters: readonly Fighters[];
  readonly starbases: readonly { readonly id: number; readonly starbase: Starbase }[];
  /** Classes of each squadron, by its number in the fight. */
  readonly classes: ReadonlyMap<number, readonly ClassCode[]>;
}

/** What forms a task force. */
export interface Forces {
  readonly house: House | null;
  readonly fleets: readonly Fleet[];
  /** Fleets whose carriers send their fighters. */
  readonly carriers: readonly Fleet[];
  /** Own colony, whose fighters join. */
  readonly base: Colony | null;
  /** Whether the Starbases of the colony join. */
  readonly withStarbases: boolean;
  /** Whether troop transports fight, as in a blitz. */
  readonly withTransports: boolean;
}

/**
 * Forms a task force. Fighters and Starbases, which have no numbers, get such as no squadron of their House has.
 *
 * @see seed 5.2
 */
export function muster(rules: Rules, forces: Forces): Muster {
  const { house, fleets, carriers, base, withStarbases, withTransports } = forces;
  let last = house?.last.squadron ?? 0;
  const aboard = carriers
    .flatMap(shipsOf)
    .flatMap((carrier) => carrier.fighters.map((wep) => ({ wep, carrier })));
  const based = (base?.fighters ?? []).map((wep) => ({ wep, carrier: null }));
  const fighters = [...based, ...aboard].map((one): Fighters => ({ id: ++last, ...one }));
  const starbases = (withStarbases ? (base?.starbases ?? []) : []).map((starbase) => ({
    id: ++last,
    starbase,
  }));
  const classes = new Map<number, ClassCode[]>();
  const squadrons: CombatSquadron[] = [];
  for (const fleet of fleets) {
    for (const squadron of fleet.squadrons) {
      if (!fights(squadron, withTransports)) continue;
      squadrons.push(shipsInFight(rules, fleet, squadron));
      classes.set(
        squadron.id,
        squadron.ships.map(({ code }) => code),
      );
    }
  }
  for (const { id, wep } of fighters) {
    squadrons.push(unit(rules, 'FS', id, wep));
    classes.set(id, ['FS']);
  }
  for (const { id, starbase } of starbases) {
    squadrons.push({ ...unit(rules, 'SB', id, starbase.wep), state: starbase.state });
    classes.set(id, ['SB']);
  }
  const force = {
    house: house?.id ?? NATIVES,
    fleets: fleets.map((fleet) => ({ id: fleet.id, roe: roeOf(fleet) })),
    squadrons,
  };
  return { house, force, fleets, fighters, starbases, classes };
}

/** Whether anything has come together. */
export function isMustered({ force }: Muster): boolean {
  return force.fleets.length > 0 || force.squadrons.length > 0;
}

function fights({ ships }: Squadron, withTransports: boolean): boolean {
  return ships.some(({ code }) => !isSpacelift(code) || (withTransports && code === 'TT'));
}

function shipsInFight(rules: Rules, { id: fleet }: Fleet, squadron: Squadron): CombatSquadron {
  const { id, state, ships } = squadron;
  const { as: attack, ds: defence } = squadronFigures(rules, squadron);
  const { as: breakerAttack } = squadronFigures(rules, { ships: ships.filter(({ code }) => code === 'PB') });
  const hasScout = ships.some(({ code }) => code === 'SC');
  return { id, kind: 'ships', fleet, attack, breakerAttack, defence, state, hasScout };
}

function unit(rules: Rules, code: 'FS' | 'SB', id: number, wep: number): CombatSquadron {
  const { as: attack, ds: defence } = figuresOf(rules, code, wep);
  const kind = code === 'FS' ? 'fighters' : 'starbase';
  return { id, kind, fleet: null, attack, breakerAttack: 0, defence, state: 'undamaged', hasScout: false };
}
