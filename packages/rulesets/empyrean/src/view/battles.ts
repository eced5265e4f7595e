import type { Engagement, GroundSideAccount, LandingAccount, Round, Troops, Volley } from '@ec/combat';
import { formatOrbit } from '@ec/cluster';
import { formatUnit } from '@ec/economy';
import type {
  BattleChangeView,
  BattleView,
  CombatantView,
  FireView,
  GroundSideView,
  LandingView,
  RoundView,
} from './battle-view.js';
import type { BattleEvent } from '../events/conflict.js';
import type { EmpyreanState } from '../state.js';

/**
 * A fight as one empire saw it. Everybody at the planet sees who fought and how it ended. Those who took part also see every round, and all
 * that their own ships and colonies lost and used up.
 */
export function battleView(
  { cluster }: EmpyreanState,
  { starId, orbit, forces, orders, engagement }: BattleEvent,
  seat: number,
): BattleView {
  const { targetId, end, capture, rounds, loot } = engagement;
  const destroyed = new Set(engagement.forces.flatMap(({ id, isDestroyed }) => (isDestroyed ? [id] : [])));
  const combatants = forces.map(({ id, name, kind, empireId }) => ({
    id,
    name,
    kind,
    empire: empireId,
    isDestroyed: destroyed.has(id),
  }));
  const own = new Set(combatants.filter(({ empire }) => empire === seat).map(({ id }) => id));
  const helping = new Set(
    orders.filter(({ kind }) => kind === 'support-defender').map(({ actorId }) => actorId),
  );
  const isAttacker = ({ id }: CombatantView): boolean => id !== targetId && !helping.has(id);
  const target = combatants.find(({ id }) => id === targetId);
  if (!target) throw new RangeError(`battle: expected its target ${targetId} among those who fought`);
  return {
    planet: formatOrbit(cluster, { starId, orbit }),
    target,
    attackers: combatants.filter(isAttacker),
    helpers: combatants.filter(({ id }) => helping.has(id)),
    orders: orders.map(({ actorId, kind, commitment }) => ({
      id: actorId,
      kind,
      commitment: own.has(actorId) ? commitment : null,
    })),
    end,
    captor: capture?.ownerId ?? null,
    rounds: rounds.length,
    account: own.size === 0 ? null : roundViews(engagement, own),
    changes: engagement.forces.filter(({ id }) => own.has(id)).flatMap(changeViews),
    loot: loot
      .filter(({ forceId }) => own.has(forceId))
      .map(({ forceId, code, techLevel, quantity }) => ({
        id: forceId,
        unit: formatUnit(code, techLevel),
        quantity,
      })),
  };
}

function roundViews({ rounds, distances }: Engagement, own: ReadonlySet<number>): RoundView[] {
  return rounds.map((round, i) => ({
    distances: (rounds[i - 1]?.distances ?? distances).map(({ forceId, distance }) => ({
      id: forceId,
      distance,
    })),
    fire: round.volleys.map(fireView),
    landings: round.landings.map(landingView),
    ground: round.ground.map(({ kind, attackers, defenders }) => ({
      kind,
      attackers: groundSideView(attackers),
      defenders: groundSideView(defenders),
    })),
    consumption: ownConsumption(round, own),
  }));
}

function ownConsumption({ consumption }: Round, own: ReadonlySet<number>): RoundView['consumption'] {
  return consumption
    .filter(({ forceId }) => own.has(forceId))
    .map(({ forceId, fuel, supplies }) => ({ id: forceId, fuel, supplies }));
}

function fireView(volley: Volley): FireView {
  const { targetId, missiles, possibleHits, hits, beams, shields, missileDamage, beamDamage } = volley;
  return {
    id: targetId,
    missiles,
    possibleHits,
    byAntiMissiles: volley.killedByAntiMissiles,
    byEnergyWeapons: volley.killedByEnergyWeapons,
    hits,
    beams,
    shields,
    missileDamage,
    beamDamage,
  };
}

function landingView(landing: LandingAccount): LandingView {
  const { forceId, kind, embarked, craft, transports, lost, transportsLeft } = landing;
  const troops = (lots: readonly Troops[], of: Troops['kind']): number =>
    count(lots.filter((lot) => lot.kind === of));
  return {
    id: forceId,
    kind,
    soldiers: troops(embarked, 'soldiers'),
    robots: troops(embarked, 'robots'),
    craft: count(craft),
    transports: count(transports),
    lostSoldiers: troops(lost, 'soldiers'),
    lostRobots: troops(lost, 'robots'),
    lostTransports: count(transports) - count(transportsLeft),
  };
}

function groundSideView(side: GroundSideAccount): GroundSideView {
  const { factor, killed, wounded, robots, surrendered } = side;
  return { factor, killed, wounded, robots, surrendered };
}

/** Changes to a ship or colony by unit, loyal people and rebels of a class together. */
function changeViews({ id, units }: Engagement['forces'][number]): BattleChangeView[] {
  const byUnit = new Map<string, BattleChangeView>();
  for (const { code, techLevel, lost, used, sent, received } of units) {
    const unit = formatUnit(code, techLevel);
    const known = byUnit.get(unit) ?? { id, unit, lost: 0, used: 0, sent: 0, received: 0 };
    byUnit.set(unit, {
      ...known,
      lost: known.lost + lost,
      used: known.used + used,
      sent: known.sent + sent,
      received: known.received + received,
    });
  }
  return [...byUnit.values()];
}

function count(lots: readonly { readonly quantity: number }[]): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0);
}
