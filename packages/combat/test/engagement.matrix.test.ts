/**
 * Every order of attack, alone and in support of another, from every position at every position, with and without fuel, supplies
 * and carriers, and with and without supporters on both sides. What to expect of a cell follows from the rules by hand:
 *
 * - missiles are fired by those who bombard or support, in reach; beams by those of them who have fuel, but not from surface to surface;
 * - the target and its helper fire at whom they reach, all attackers being of one owner;
 * - troops cross for an invasion or raid, where there are carriers and fuel: those of level 10 take 1 each;
 * - all missiles are fired in the first round, so that only beams can make a fight last;
 * - the attackers outnumber the defenders so far that these surrender to whoever lands for an invasion;
 * - a raid is over after a round, and brings home what is left of its transports carries of the share of the total factor.
 */
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  combatParameters,
  POSITIONS,
  resolveEngagement,
  type CombatOrder,
  type Engagement,
  type EngagementEnd,
  type LandingAccount,
  type Position,
} from '../src/index.js';
import { imbalances } from './conservation.js';
import { bombard, column, force, helpAttack, helpDefend, invade, raid, type Named } from './forces.js';

const ATTACKS = ['bombard', 'invade', 'raid'] as const;
const CARRIERS = {
  'no carriers': {},
  transports: { 'TPT-10': 100 },
  craft: { 'ASC-10': 100 },
  'transports and craft': { 'TPT-10': 100, 'ASC-10': 40 },
} as const satisfies Readonly<Record<string, Named>>;
const ROUNDS = 3;

const [TARGET, ACTOR, ALLY, HELPER, LEADER] = [1, 2, 3, 4, 5];

interface Cell {
  readonly attack: (typeof ATTACKS)[number];
  /** Whether the actor supports somebody who has the order and nothing to carry it out with. */
  readonly isSupport: boolean;
  readonly from: Position;
  readonly at: Position;
  readonly hasFuel: boolean;
  readonly hasSupplies: boolean;
  readonly carriers: keyof typeof CARRIERS;
  readonly hasSupporters: boolean;
}

/** All cells of an order between two positions. */
function cellsOf(rest: Pick<Cell, 'attack' | 'isSupport' | 'from' | 'at'>): Cell[] {
  const yesNo = [true, false];
  return yesNo.flatMap((hasFuel) =>
    yesNo.flatMap((hasSupplies) =>
      yesNo.flatMap((hasSupporters) =>
        (Object.keys(CARRIERS) as (keyof typeof CARRIERS)[]).map((carriers) => ({
          ...rest,
          hasFuel,
          hasSupplies,
          hasSupporters,
          carriers,
        })),
      ),
    ),
  );
}

function orderOf(attack: Cell['attack'], actorId: number): CombatOrder {
  if (attack === 'raid') return raid(actorId, TARGET, 'GOLD');
  return attack === 'invade' ? invade(actorId, TARGET) : bombard(actorId, TARGET);
}

/** Structure of such a mass that fire takes next to nothing of everything else. */
const HULL = { STU: 10_000_000 };

function fight(
  { attack, isSupport, from, at, hasFuel, hasSupplies, carriers, hasSupporters }: Cell,
  seed: number,
): Engagement {
  const target = force(TARGET, at, {
    ...HULL,
    SLD: 10,
    MTSP: 1000,
    'EWP-1': 10,
    'ESH-1': 5,
    'MSL-1': 2,
    'MSS-1': 2,
    FUEL: 100_000,
    GOLD: 100_000,
  });
  const owner = { ownerId: 2 };
  const actor = force(
    ACTOR,
    from,
    {
      ...HULL,
      ...CARRIERS[carriers],
      SLD: 100,
      'ASW-1': 100,
      'EWP-1': 60,
      'MSL-1': 40,
      'MSS-1': 40,
      FUEL: hasFuel ? 100_000 : 0,
      MTSP: hasSupplies ? 1000 : 0,
    },
    owner,
  );
  const ally = force(
    ALLY,
    'orbit',
    {
      ...HULL,
      SLD: 60,
      'ASW-1': 60,
      'TPT-10': 60,
      'EWP-1': 100,
      FUEL: 100_000,
      MTSP: 1000,
    },
    owner,
  );
  const helper = force(HELPER, 'orbit', {
    ...HULL,
    SLD: 10,
    'TPT-10': 10,
    'EWP-1': 5,
    FUEL: 100_000,
    MTSP: 1000,
  });
  const leader = force(LEADER, from, HULL, owner);
  const lead = isSupport ? LEADER : ACTOR;
  return resolveEngagement(
    [target, actor, leader, ally, helper],
    [
      orderOf(attack, lead),
      ...(isSupport ? [helpAttack(ACTOR, lead, TARGET)] : []),
      ...(hasSupporters ? [helpAttack(ALLY, lead, TARGET), helpDefend(HELPER, TARGET)] : []),
    ],
    // so that about half of the ships are in reach
    combatParameters({ rounds: ROUNDS, shipDistance: 20 }),
    Prng.fromSeed('matrix').stream(seed),
  );
}

/** What the rules make of a cell, at the distances drawn. */
function expected(cell: Cell, engagement: Engagement) {
  const reach = new Map(engagement.distances.map(({ forceId, distance }) => [forceId, distance <= 10]));
  const inReach = (id: number): boolean => reach.get(id) === true;
  const isSurface = cell.from === 'surface' && cell.at === 'surface';
  const fires = (cell.attack === 'bombard' || cell.isSupport) && inReach(ACTOR);
  const allyFires = cell.hasSupporters && inReach(ALLY);
  const canBeam = fires && cell.hasFuel && !isSurface;
  const crosses = cell.attack !== 'bombard';
  const lands = crosses && cell.hasFuel && cell.carriers !== 'no carriers';
  // all that are in sight of the target: the actor and its leader from the same place, and the ally from orbit
  const isSeen = (!isSurface && (inReach(ACTOR) || inReach(LEADER))) || allyFires;
  const isAnyInReach = [...reach.values()].includes(true);
  const lasts = canBeam || allyFires;
  const end: EngagementEnd =
    cell.attack === 'raid'
      ? 'raided'
      : cell.attack === 'invade' && (lands || cell.hasSupporters)
        ? 'captured'
        : lasts
          ? 'round-limit'
          : cell.attack === 'invade'
            ? 'repelled'
            : 'cease-fire';
  return {
    missiles: fires ? 40 : 0,
    beams: (canBeam ? 60 : 0) + (allyFires ? 100 : 0),
    returned: {
      missiles: isAnyInReach ? 2 : 0,
      beams: (isSeen ? 10 : 0) + (cell.hasSupporters && isAnyInReach ? 5 : 0),
    },
    lands,
    hasTransports: lands && cell.carriers !== 'craft',
    hasCraft: lands && cell.carriers !== 'transports',
    end,
    rounds: end === 'round-limit' ? ROUNDS : 1,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const count = (lots: readonly { readonly quantity: number }[]): number =>
  sum(lots.map((lot) => lot.quantity));

function checkFire(engagement: Engagement, wanted: ReturnType<typeof expected>): void {
  const volleys = engagement.rounds[0]?.volleys ?? [];
  const atTarget = volleys.filter(({ targetId }) => targetId === TARGET);
  const back = volleys.filter(({ targetId }) => targetId !== TARGET);
  expect(sum(atTarget.map(({ missiles }) => missiles))).toBe(wanted.missiles);
  expect(sum(atTarget.map(({ beams }) => beams))).toBe(wanted.beams);
  expect(sum(atTarget.map(({ shields }) => shields))).toBe(wanted.beams > 0 ? 5 : 0);
  expect(sum(back.map(({ missiles }) => missiles))).toBe(wanted.returned.missiles);
  expect(sum(back.map(({ beams }) => beams))).toBe(wanted.returned.beams);
}

/** A landing of the actor: where nobody lands, an empty one, or none. */
function landingOf(engagement: Engagement, id: number): LandingAccount | undefined {
  return engagement.rounds[0]?.landings.find(({ forceId }) => forceId === id);
}

function checkLanding(cell: Cell, engagement: Engagement, wanted: ReturnType<typeof expected>): void {
  const landing = landingOf(engagement, ACTOR);
  const { embarked = [], craft = [], transports = [] } = landing ?? {};
  expect(landing !== undefined).toBe(cell.attack !== 'bombard');
  // fire before the crossing may take one or two of the hundred
  if (wanted.lands) expect(count(embarked)).toBeGreaterThanOrEqual(97);
  else expect(embarked).toEqual([]);
  expect(count(embarked)).toBeLessThanOrEqual(100);
  expect(count(transports) > 0).toBe(wanted.hasTransports);
  expect(count(craft) > 0).toBe(wanted.hasCraft);
  expect(count(embarked.filter(({ craftLevel }) => craftLevel > 0))).toBe(count(craft));
  // the ally has all it takes, and so has who helps to defend, under whatever order
  const ofAlly = landingOf(engagement, ALLY);
  expect(count(ofAlly?.embarked ?? []) > 0).toBe(cell.hasSupporters && cell.attack !== 'bombard');
  expect(landingOf(engagement, HELPER)?.embarked.map(({ quantity }) => quantity)).toEqual(
    // where nobody lands, nobody comes to help on the ground
    cell.hasSupporters && cell.attack !== 'bombard' ? [10] : undefined,
  );
}

function checkGround(cell: Cell, engagement: Engagement, wanted: ReturnType<typeof expected>): void {
  const [fought] = engagement.rounds[0]?.ground ?? [];
  const isAnybodyThere = wanted.lands || (cell.hasSupporters && cell.attack !== 'bombard');
  expect(fought?.kind).toBe(isAnybodyThere ? cell.attack : undefined);
  const supplies = engagement.rounds[0]?.consumption.find(({ forceId }) => forceId === ACTOR)?.supplies ?? 0;
  const landing = landingOf(engagement, ACTOR);
  const landed = count(landing?.embarked ?? []) - count(landing?.lost ?? []);
  // in an invasion the defenders surrender before anybody fights
  expect(supplies).toBe(cell.attack === 'raid' && cell.hasSupplies ? landed : 0);
  if (!fought) return;
  expect(fought.defenders.factor).toBe(cell.hasSupporters ? 20 : 10);
  expect(fought.defenders.surrendered).toBe(cell.attack === 'raid' ? 0 : cell.hasSupporters ? 20 : 10);
  const factor = (of: LandingAccount | undefined): number =>
    sum(
      (of?.embarked ?? []).map(({ weaponLevel, craftLevel, quantity }, i) => {
        const left = quantity - (of?.lost[i]?.quantity ?? 0);
        return left * (1 + 2 * weaponLevel + 10 * craftLevel);
      }),
    );
  const own = factor(landing);
  expect(fought.attackers.factor).toBe(
    (cell.hasSupplies ? own : Math.floor(own / 2)) + factor(landingOf(engagement, ALLY)),
  );
}

function checkOutcome(cell: Cell, engagement: Engagement, wanted: ReturnType<typeof expected>): void {
  expect(engagement.end).toBe(wanted.end);
  expect(engagement.rounds).toHaveLength(wanted.rounds);
  expect(engagement.capture?.ownerId).toBe(wanted.end === 'captured' ? 2 : undefined);
  const [fought] = engagement.rounds[0]?.ground ?? [];
  const isLooting = cell.attack === 'raid' && !cell.isSupport && wanted.hasTransports;
  const { attackers, defenders } = fought ?? { attackers: { factor: 0 }, defenders: { factor: 1 } };
  // 3 × 10 mass units each
  const capacity = 30 * count(landingOf(engagement, ACTOR)?.transportsLeft ?? []);
  const loot = Math.floor((capacity * attackers.factor) / (attackers.factor + defenders.factor));
  expect(engagement.loot).toEqual(
    isLooting ? [{ forceId: ACTOR, raid: 0, code: 'GOLD', techLevel: 0, quantity: loot }] : [],
  );
  if (isLooting) expect(loot).toBeGreaterThan(0);
  const used = column(engagement, ACTOR, 'used');
  if (!cell.hasFuel) expect(used['FUEL']).toBeUndefined();
  if (!cell.hasSupplies) expect(used['MTSP']).toBeUndefined();
}

describe.each(ATTACKS)('E-34 to E-42: %s', (attack) => {
  describe.each([
    ['alone', false],
    ['in support', true],
  ] as const)('%s', (_, isSupport) => {
    describe.each(POSITIONS)('from %s', (from) => {
      it.each(POSITIONS)('at %s', (at) => {
        for (const [seed, cell] of cellsOf({ attack, isSupport, from, at }).entries()) {
          const engagement = fight(cell, seed);
          const wanted = expected(cell, engagement);
          try {
            expect(imbalances(engagement)).toEqual([]);
            checkFire(engagement, wanted);
            checkLanding(cell, engagement, wanted);
            checkGround(cell, engagement, wanted);
            checkOutcome(cell, engagement, wanted);
          } catch (cause) {
            throw new Error(`cell ${JSON.stringify(cell)}`, { cause });
          }
        }
      });
    });
  });
});
