import { divideProduct } from '@ec/prng';
import type { Volley } from './account.js';
import { beamDamage } from './beams.js';
import type { CombatParameters } from './combat-parameters.js';
import { spreadDamage } from './damage.js';
import type { Attacker, Fight } from './fight.js';
import {
  ALL,
  freeFuel,
  headsIn,
  levels,
  massOf,
  power,
  powered,
  take,
  total,
  type Fighter,
  type Row,
} from './fighter.js';
import {
  antiMissileChance,
  interceptMissiles,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  possibleHits,
  type Shots,
} from './missiles.js';
import { takeShare } from './take-share.js';
import type { ForceUnits, LevelCount } from './types.js';

/** What one force fires at another in a round. */
interface Salvo {
  readonly shooter: Fighter;
  readonly distance: number;
  /** Missiles by level. */
  readonly missiles: readonly LevelCount[];
  /** Energy weapons with fuel, by level. */
  readonly beams: readonly LevelCount[];
}

/** What is fired at one ship or colony in a round, and the forces that help to stop it. */
interface Barrage {
  readonly victim: Fighter;
  readonly salvos: readonly Salvo[];
  readonly helpers: readonly Fighter[];
}

/**
 * Missiles and beams of both sides, fired from the strength that they had at the start of the round, and the damage they do.
 *
 * The attackers fire at the target. The defenders fire at the forces of one owner, drawn among those in reach and kept while any
 * of its forces is in reach; several of them are fired at in proportion to their mass.
 *
 * @see E-34, E-35 steps 1 and 2, E-37 to E-39
 */
export function exchangeFire(fight: Fight): Volley[] {
  const { target, defenders, parameters } = fight;
  const firing = fight.attackers.filter(({ fighter, distance }) => {
    return !fighter.isDestroyed && fighter.fire.numerator > 0 && distance <= parameters.reach;
  });
  const victims = victimsOf(fight);
  const underBeams = new Set<Fighter>();
  if (firing.some(({ fighter }) => canBeam(fighter, target))) underBeams.add(target);
  for (const { fighter } of victims) {
    if (defenders.some((defender) => canBeam(defender, fighter))) underBeams.add(fighter);
  }
  for (const fighter of underBeams) power(fighter, fighter.shields, ALL);
  const atTarget = firing.map(({ fighter, distance }): Salvo => {
    const beams = canBeam(fighter, target) ? fireBeams(fighter) : [];
    return { shooter: fighter, distance, missiles: launch(fighter), beams };
  });
  const barrages: Barrage[] = [
    { victim: target, salvos: atTarget, helpers: defenders.slice(1) },
    ...returnFire(defenders, victims),
  ];
  // everything is fired before anything falls
  return barrages
    .filter(({ salvos }) => salvos.some(isFired))
    .map((barrage) => ({ barrage, hits: stopMissiles(barrage, fight) }))
    .map(({ barrage, hits }) => strike(barrage, hits, fight));
}

/** Anti-missiles that forces can send off this round, best first: one for each launcher. */
export function interceptorLots(
  forces: readonly Fighter[],
): { readonly fighter: Fighter; readonly row: Row; readonly shots: Shots }[] {
  return forces
    .flatMap((fighter) => {
      // a launcher that was destroyed since the start of the round sends off nothing
      let left = Math.min(fighter.interceptors, total(fighter.launchers));
      return fighter.antiMissiles.map((row) => {
        const quantity = Math.min(left, row.quantity);
        left -= quantity;
        return { fighter, row, shots: { quantity, percent: antiMissileChance(row.techLevel) } };
      });
    })
    .filter(({ shots }) => shots.quantity > 0)
    .sort((a, b) => b.row.techLevel - a.row.techLevel);
}

/** Takes anti-missiles that were sent off. */
export function spendInterceptors(
  lots: readonly { readonly fighter: Fighter; readonly row: Row }[],
  spent: readonly number[],
): void {
  for (const [i, { fighter, row }] of lots.entries()) {
    const quantity = spent[i] ?? 0;
    take(row, quantity, 'used');
    fighter.interceptors -= quantity;
  }
}

/** Whether one force has beams with some fuel that reach another. */
export function canBeam(shooter: Fighter, victim: Fighter): boolean {
  if (shooter.position === 'surface' && victim.position === 'surface') return false;
  return total(shooter.weapons) > 0 && freeFuel(shooter) > 0;
}

/** Attackers that the defenders fire upon. */
function victimsOf(fight: Fight): Attacker[] {
  const { attackers, parameters, rng } = fight;
  const inReach = attackers.filter(
    ({ fighter, distance }) => !fighter.isDestroyed && distance <= parameters.reach,
  );
  const owners = [...new Set(inReach.map(({ fighter }) => fighter.ownerId))];
  if (owners.length === 0) return [];
  if (fight.firedUpon === undefined || !owners.includes(fight.firedUpon)) {
    fight.firedUpon = owners.length === 1 ? owners[0] : rng.pick(owners);
  }
  return inReach.filter(({ fighter }) => fighter.ownerId === fight.firedUpon);
}

/** Salvos of all defenders at each of the victims. */
function returnFire(defenders: readonly Fighter[], victims: readonly Attacker[]): Barrage[] {
  if (victims.length === 0) return [];
  // a force whose troops are all away may have no mass left
  const masses = victims.map(({ fighter }) => Math.max(1, massOf(fighter)));
  const salvos = victims.map((): Salvo[] => []);
  for (const shooter of defenders) {
    const inSight = victims.map(({ fighter }) => canBeam(shooter, fighter));
    const missiles = splitByMass(launch(shooter), masses);
    const beams = inSight.includes(true)
      ? splitByMass(
          fireBeams(shooter),
          masses.map((mass, i) => (inSight[i] ? mass : 0)),
        )
      : [];
    for (const [i, { distance }] of victims.entries()) {
      salvos[i]?.push({ shooter, distance, missiles: missiles[i] ?? [], beams: beams[i] ?? [] });
    }
  }
  return victims.map(({ fighter }, i) => ({ victim: fighter, salvos: salvos[i] ?? [], helpers: [] }));
}

/** Missiles that a force fires in a round: one for each launcher, best first, as many as it committed. */
function launch(shooter: Fighter): LevelCount[] {
  let left = Math.min(total(shooter.launchers), shooter.missilesLeft);
  return shooter.missiles.map((row) => {
    const quantity = Math.min(left, row.quantity);
    left -= quantity;
    shooter.missilesLeft -= quantity;
    take(row, quantity, 'used');
    return { techLevel: row.techLevel, quantity };
  });
}

function fireBeams(shooter: Fighter): LevelCount[] {
  power(shooter, shooter.weapons, shooter.fire);
  return powered(shooter.weapons);
}

/** Splits every level's number among targets in proportion to their mass: to whole units, with the sum exact. */
function splitByMass(counts: readonly LevelCount[], masses: readonly number[]): LevelCount[][] {
  if (masses.length === 1) return [[...counts]];
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  let before = 0;
  return masses.map((mass) => {
    const from = before;
    before += mass;
    return counts.map(({ techLevel, quantity }) => ({
      techLevel,
      quantity:
        divideProduct(quantity, before, whole).quotient - divideProduct(quantity, from, whole).quotient,
    }));
  });
}

/** What became of the missiles fired at one ship or colony. */
interface MissileHits {
  readonly possible: number;
  readonly byAntiMissiles: number;
  readonly byEnergyWeapons: number;
  /** Hits by level. */
  readonly hits: readonly LevelCount[];
}

/** Missiles that come through: anti-missiles stop some, and then energy weapons. */
function stopMissiles({ victim, salvos, helpers }: Barrage, { parameters, rng }: Fight): MissileHits {
  const incoming = salvos.flatMap(({ shooter, distance, missiles }) => {
    const fired = missiles.reduce((sum, { quantity }) => sum + quantity, 0);
    if (fired === 0) return [];
    const hits = possibleHits(fired, distance, levels(shooter.launchers));
    const byLevel = missiles.map(({ quantity }) => quantity);
    return takeShare(byLevel, { numerator: hits, denominator: fired }, rng).map((quantity, i) => ({
      techLevel: missiles[i]?.techLevel ?? 0,
      quantity,
    }));
  });
  const possible = incoming.reduce((sum, { quantity }) => sum + quantity, 0);
  if (possible === 0) return { possible, byAntiMissiles: 0, byEnergyWeapons: 0, hits: [] };
  const guards = [victim, ...helpers];
  const lots = interceptorLots(guards);
  const first = interceptMissiles(
    possible,
    lots.map(({ shots }) => shots),
    rng,
  );
  spendInterceptors(lots, first.spent);
  const left = possible - first.killed;
  const byEnergyWeapons = left === 0 ? 0 : interceptMissiles(left, beamShots(guards, parameters), rng).killed;
  const survivors = takeShare(
    incoming.map(({ quantity }) => quantity),
    { numerator: left - byEnergyWeapons, denominator: possible },
    rng,
  );
  return {
    possible,
    byAntiMissiles: first.killed,
    byEnergyWeapons,
    hits: survivors.map((quantity, i) => ({ techLevel: incoming[i]?.techLevel ?? 0, quantity })),
  };
}

/** Energy weapons that can shoot at missiles, best first. */
function beamShots(guards: readonly Fighter[], parameters: CombatParameters): Shots[] {
  return guards
    .flatMap((guard, i) => {
      power(guard, guard.weapons, i === 0 ? ALL : guard.fire);
      return powered(guard.weapons);
    })
    .sort((a, b) => b.techLevel - a.techLevel)
    .map(({ techLevel, quantity }) => ({ quantity, percent: pointDefenceChance(techLevel, parameters) }));
}

/** Damage of hits and beams, and what it destroys. */
function strike({ victim, salvos }: Barrage, missiles: MissileHits, { parameters, rng }: Fight): Volley {
  const shields = powered(victim.shields);
  const byBeams = beamDamage(
    salvos.map(({ beams, distance }) => ({ weapons: beams, distance })),
    shields,
  );
  const byMissiles = missiles.hits.reduce(
    (sum, { techLevel, quantity }) => sum + MISSILE_DAMAGE_PER_LEVEL * techLevel * quantity,
    0,
  );
  const damage = spreadDamage(100 * (byMissiles + byBeams), victim.rows, parameters, rng);
  const destroyed: ForceUnits[] = [];
  victim.rows.forEach((row, i) => {
    const quantity = damage.destroyed[i] ?? 0;
    if (quantity === 0) return;
    take(row, quantity, 'lost');
    victim.bombed += headsIn(row, quantity);
    destroyed.push({ place: row.place, code: row.code, techLevel: row.techLevel, quantity });
  });
  if (damage.isTotal) victim.isDestroyed = true;
  return {
    targetId: victim.id,
    firedBy: salvos.filter(isFired).map(({ shooter }) => shooter.id),
    missiles: salvos.reduce((sum, { missiles: fired }) => sum + count(fired), 0),
    possibleHits: missiles.possible,
    killedByAntiMissiles: missiles.byAntiMissiles,
    killedByEnergyWeapons: missiles.byEnergyWeapons,
    hits: count(missiles.hits),
    missileDamage: byMissiles,
    beams: salvos.reduce((sum, { beams }) => sum + count(beams), 0),
    shields: count(shields),
    beamDamage: byBeams,
    onWeapons: damage.onWeapons,
    onOthers: damage.onOthers,
    destroyed,
  };
}

/** Whether a salvo has anything in it. */
function isFired({ missiles, beams }: Salvo): boolean {
  return count(missiles) + count(beams) > 0;
}

function count(lots: readonly LevelCount[]): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0);
}
