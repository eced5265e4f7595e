import { shareInProportion } from '@ec/economy';
import type { GroundAccount, GroundSideAccount, Loot } from './account.js';
import type { Fight, Party } from './fight.js';
import { give, levels, rowFor, take, type Fighter, type Row } from './fighter.js';
import { drawLosses, drawWounded, groundLosses, groundStrength, surrenders } from './ground-combat.js';
import { isStanding, settleAway } from './land-troops.js';
import { raidLoot } from './raid.js';
import { takeShare } from './take-share.js';
import { armTroops, unitsOf, type Troops } from './troops.js';
import type { LevelCount } from './types.js';

/** Troops of one force that fight on one side: a party away from home, or those of the target itself. */
interface Contingent {
  readonly home: Fighter;
  /** Undefined for the target's own. */
  readonly party: Party | undefined;
  readonly troops: readonly Troops[];
}

/** One side of a round. */
interface Side {
  readonly contingents: readonly Contingent[];
  readonly factor: number;
  /** Supplies that each contingent uses up in a round. */
  readonly supplies: readonly number[];
}

/**
 * A round of ground combat: in the first round that of the raiders, and then that of the troops that want to stay. Soldiers surrender
 * at the ruling's superiority, before the round and after it; in a raid nobody does.
 *
 * @returns what happened, one entry for each of the two that took place, and what raiders bring home
 * @see E-35 step 4, E-41, E-42
 */
export function fightOnGround(fight: Fight): { readonly ground: GroundAccount[]; readonly loot: Loot[] } {
  const ground: GroundAccount[] = [];
  let loot: Loot[] = [];
  if (standing(fight, 'raid').length > 0) {
    const claims = claimsOf(fight);
    ground.push(round(fight, 'raid'));
    loot = lootOf(fight, claims);
  }
  if (standing(fight, 'invade').length > 0) ground.push(round(fight, 'invade'));
  return { ground, loot };
}

/** Parties of the attackers that are still on the ground. */
export function standing({ parties }: Fight, mode: 'invade' | 'raid'): Party[] {
  return parties.filter((party) => !party.isDefence && party.plan.mode === mode && isStanding(party));
}

/** Whether nobody defends the target any more. */
export function isUndefended(fight: Fight): boolean {
  return defendersOf(fight).length === 0;
}

/** Combat factor of some parties with the supplies that they have. */
export function factorOfParties(fight: Fight, parties: readonly Party[]): number {
  return sideOf(fight, parties.map(contingentOf)).factor;
}

/** Turns the soldiers of a party into unemployables of the target; the target keeps what they carried. */
export function surrenderParty(fight: Fight, party: Party, isEverybody = false): number {
  let surrendered = 0;
  for (const troops of party.troops) {
    if (troops.kind === 'robots' && !isEverybody) continue;
    for (const { place, code, techLevel, quantity } of unitsOf(troops)) {
      if (code === 'SLD') surrendered += quantity;
      else give(rowFor(fight.target, place, code, techLevel), quantity);
    }
  }
  give(fight.target.unemployables, surrendered);
  party.troops = isEverybody ? [] : party.troops.filter(({ kind }) => kind === 'robots');
  return surrendered;
}

function round(fight: Fight, mode: 'invade' | 'raid'): GroundAccount {
  const { parameters, rng } = fight;
  const attackersNow = (): Side => sideOf(fight, standing(fight, mode).map(contingentOf));
  const defendersNow = (): Side => sideOf(fight, defendersOf(fight));
  // the factors that soldiers see when they give up are those with which the account begins
  const opening = { attackers: attackersNow().factor, defenders: defendersNow().factor };
  const before = mode === 'invade' ? yieldBoth(fight) : NOBODY;
  const [attack, defence] = [attackersNow(), defendersNow()];
  if (attack.contingents.length === 0 || defence.contingents.length === 0) {
    return {
      kind: mode,
      attackers: { ...idle(opening.attackers), surrendered: before.attackers },
      defenders: { ...idle(opening.defenders), surrendered: before.defenders },
    };
  }
  const byAttackers = drawLosses(parameters, rng);
  const byDefenders = drawLosses(parameters, rng);
  const isRaid = mode === 'raid';
  const defenders = fall(
    fight,
    defence,
    groundLosses(attack.factor, defence.factor, byAttackers, isRaid, parameters),
  );
  const attackers = fall(
    fight,
    attack,
    groundLosses(defence.factor, attack.factor, byDefenders, isRaid, parameters),
  );
  useSupplies(attack);
  useSupplies(defence);
  const after = isRaid ? NOBODY : yieldBoth(fight);
  return {
    kind: mode,
    attackers: {
      factor: attack.factor,
      thousandths: byAttackers,
      ...attackers,
      surrendered: before.attackers + after.attackers,
    },
    defenders: {
      factor: defence.factor,
      thousandths: byDefenders,
      ...defenders,
      surrendered: before.defenders + after.defenders,
    },
  };
}

const NOBODY = { attackers: 0, defenders: 0 };

function idle(factor: number): Omit<GroundSideAccount, 'surrendered'> {
  return { factor, thousandths: 0, casualties: 0, killed: 0, wounded: 0, robots: 0 };
}

function contingentOf(party: Party): Contingent {
  return { home: party.plan.fighter, party, troops: party.troops };
}

/** The defenders of the target: its own soldiers and robots, with the arms that it had, and troops that others sent. */
function defendersOf({ target, parties }: Fight): Contingent[] {
  const own = armTroops({
    soldiers: target.soldiers.quantity,
    robots: levels(target.robots),
    craft: levelsAtHand(target.craft),
    weapons: levelsAtHand(target.assaultWeapons),
  });
  const relief = parties.filter((party) => party.isDefence && isStanding(party)).map(contingentOf);
  return own.length === 0 ? relief : [{ home: target, party: undefined, troops: own }, ...relief];
}

/** Arms by level, without those of soldiers who surrendered: nobody takes them up in the same fight. */
function levelsAtHand(rows: readonly Row[]): LevelCount[] {
  return rows.map(({ techLevel, quantity, received }) => ({
    techLevel,
    quantity: Math.max(0, quantity - received),
  }));
}

/** A side's factor and supplies: parties of one home share its supplies in turn. */
function sideOf({ parameters }: Fight, contingents: readonly Contingent[]): Side {
  const left = new Map<Fighter, number>();
  let factor = 0;
  const supplies = contingents.map(({ home, troops }) => {
    const stock = left.get(home) ?? home.supplies.quantity;
    const strength = groundStrength(troops, stock, parameters);
    left.set(home, stock - strength.used);
    factor += strength.factor;
    return strength.used;
  });
  return { contingents, factor, supplies };
}

function useSupplies({ contingents, supplies }: Side): void {
  for (const [i, { home }] of contingents.entries()) {
    take(home.supplies, Math.min(home.supplies.quantity, supplies[i] ?? 0), 'used');
  }
}

/** Takes casualties from all contingents of a side alike, and draws how many of them live. */
function fall(
  fight: Fight,
  { contingents }: Side,
  share: Parameters<typeof takeShare>[1],
): Omit<GroundSideAccount, 'factor' | 'thousandths' | 'surrendered'> {
  const { target, parameters, rng } = fight;
  const lots = contingents.flatMap((contingent) =>
    contingent.troops.map((troops) => ({ contingent, troops })),
  );
  const fallen = takeShare(
    lots.map(({ troops }) => troops.quantity),
    share,
    rng,
  );
  let [casualties, wounded, robots, lot] = [0, 0, 0, 0];
  for (const { home, party, troops } of contingents) {
    let soldiers = 0;
    const left: Troops[] = [];
    for (const group of troops) {
      const quantity = fallen[lot++] ?? 0;
      if (group.kind === 'soldiers') soldiers += quantity;
      else robots += quantity;
      if (party) settleAway(home, { ...group, quantity }, 'lost');
      else loseAtHome(home, { ...group, quantity });
      left.push({ ...group, quantity: group.quantity - quantity });
    }
    if (party) party.troops = left;
    const living = drawWounded(soldiers, parameters, rng);
    // those who live are not lost, but they have left their home
    home.soldiers.lost -= living;
    home.soldiers[party ? 'sent' : 'used'] += living;
    give(target.unemployables, living);
    casualties += soldiers;
    wounded += living;
  }
  return { casualties, killed: casualties - wounded, wounded, robots };
}

function loseAtHome(home: Fighter, troops: Troops): void {
  for (const { place, code, techLevel, quantity } of unitsOf(troops)) {
    take(rowFor(home, place, code, techLevel), quantity, 'lost');
  }
}

/** Soldiers surrender on the side that is outnumbered by the ruling's measure. */
function yieldBoth(fight: Fight): { readonly attackers: number; readonly defenders: number } {
  const { parameters, target } = fight;
  const invaders = standing(fight, 'invade');
  const own = defendersOf(fight);
  if (invaders.length === 0 || own.length === 0) return NOBODY;
  const attack = factorOfParties(fight, invaders);
  const defence = sideOf(fight, own).factor;
  if (surrenders(defence, attack, parameters)) {
    const atHome = target.soldiers.quantity;
    take(target.soldiers, atHome, 'used');
    give(target.unemployables, atHome);
    const relief = own.flatMap(({ party }) => party ?? []);
    const sent = relief.reduce((sum, party) => sum + surrenderParty(fight, party), 0);
    return { attackers: 0, defenders: atHome + sent };
  }
  if (!surrenders(attack, defence, parameters)) return NOBODY;
  const surrendered = invaders.reduce((sum, party) => sum + surrenderParty(fight, party), 0);
  return { attackers: surrendered, defenders: 0 };
}

/** What a raid can bring home of one item. */
interface Claim {
  readonly plan: Party['plan'];
  /** Which of the force's raids it is, from 0. */
  readonly raid: number;
  readonly item: NonNullable<Party['plan']['item']>;
  /** Raiders and those who help them. */
  readonly parties: readonly Party[];
  readonly quantity: number;
}

/** What raids could bring home, by the factors before the fight. */
function claimsOf(fight: Fight): Claim[] {
  const raiders = standing(fight, 'raid');
  const inAll = sideOf(fight, [...raiders.map(contingentOf), ...defendersOf(fight)]).factor;
  const raids = fight.parties.filter(({ plan }) => plan.kind === 'raid');
  return raids.flatMap(({ plan, transports }, i) => {
    if (plan.item === null) return [];
    const raid = raids.slice(0, i).filter((party) => party.plan.fighter === plan.fighter).length;
    const parties = raiders.filter((party) => party.plan.leaderId === plan.leaderId);
    const quantity = raidLoot(transports, factorOfParties(fight, parties), inAll, plan.item);
    return [{ plan, raid, item: plan.item, parties, quantity }];
  });
}

/** Loot of the raids with survivors: an item's stock is shared among those who want it, where it is not enough for all. */
function lootOf({ target }: Fight, claims: readonly Claim[]): Loot[] {
  const able = claims.filter(({ parties }) => parties.some(isStanding));
  const byItem = Map.groupBy(able, ({ item }) => `${item.code}-${item.techLevel}`);
  return [...byItem.values()].flatMap((wanted) => {
    const item = wanted[0]?.item;
    if (!item) return [];
    const row = rowFor(target, 'stored', item.code, item.techLevel);
    const shares = shareInProportion(
      row.quantity,
      wanted.map(({ quantity }) => Math.min(quantity, row.quantity)),
    );
    return wanted.flatMap(({ plan, raid }, i) => {
      const quantity = shares[i] ?? 0;
      if (quantity === 0) return [];
      take(row, quantity, 'sent');
      give(rowFor(plan.fighter, 'stored', item.code, item.techLevel), quantity);
      return [{ forceId: plan.fighter.id, raid, ...item, quantity }];
    });
  });
}
