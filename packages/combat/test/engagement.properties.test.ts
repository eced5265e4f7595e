import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  idleOrders,
  resolveEngagement,
  type CombatParameters,
  type Engagement,
  type ForceUnits,
} from '../src/index.js';
import { battle, type Battle } from './battles.js';
import { imbalances } from './conservation.js';
import { closing } from './forces.js';

function resolve({ forces, orders, rounds, seed }: Battle, parameters?: CombatParameters): Engagement {
  return resolveEngagement(
    forces,
    orders.flat(),
    parameters ?? combatParameters({ rounds, shipDistance: 20 }),
    Prng.fromSeed(seed),
  );
}

// four times as many as of other properties
const runs = { numRuns: 4 * (fc.readConfigureGlobal().numRuns ?? 100) };

test.prop([battle], runs)(
  'E-01: no quantity is ever negative, and no unit comes from nowhere: units sent were received, or stay at the captured target',
  (fought) => {
    expect(imbalances(resolve(fought))).toEqual([]);
  },
);

test.prop([battle], runs)(
  'the account of a force starts with what it had, and lists each unit once',
  (fought) => {
    for (const { id, units } of resolve(fought).forces) {
      const given = fought.forces.find((force) => force.id === id)?.units ?? [];
      expect(new Set(units.map(nameOf)).size).toBe(units.length);
      for (const unit of units) {
        expect(unit.opening).toBe(given.find((one) => nameOf(one) === nameOf(unit))?.quantity ?? 0);
      }
    }
  },
);

test.prop([battle], runs)(
  'E-35: a fight ends within the round limit, and a raid alone after one',
  (fought) => {
    const { rounds, end } = resolve(fought);
    expect(rounds.length).toBeGreaterThanOrEqual(1);
    expect(rounds.length).toBeLessThanOrEqual(fought.rounds);
    if (end === 'round-limit') expect(rounds).toHaveLength(fought.rounds);
    const kinds = fought.orders.flat().map(({ kind }) => kind);
    if (kinds.every((kind) => kind === 'raid' || kind === 'support-defender')) expect(rounds).toHaveLength(1);
  },
);

test.prop([battle], runs)(
  'rounds add up to the account of each force: fuel, supplies, and what fire destroyed',
  (fought) => {
    const { rounds, forces } = resolve(fought);
    for (const { id, units, bombed } of forces) {
      const used = (code: string): number => units.find((unit) => unit.code === code)?.used ?? 0;
      const consumed = rounds.flatMap(({ consumption }) =>
        consumption.filter(({ forceId }) => forceId === id),
      );
      expect(sum(consumed.map(({ fuel }) => fuel))).toBe(used('FUEL'));
      expect(sum(consumed.map(({ supplies }) => supplies))).toBe(used('MTSP'));
      const destroyed = rounds
        .flatMap(({ volleys }) => volleys)
        .filter(({ targetId }) => targetId === id)
        .flatMap((volley) => volley.destroyed);
      for (const unit of destroyed) {
        const lost = units.find((one) => nameOf(one) === nameOf(unit))?.lost ?? 0;
        expect(lost).toBeGreaterThanOrEqual(unit.quantity);
      }
      const heads = destroyed.map(({ place, code, quantity }) =>
        place === 'loyal' || place === 'rebel' ? quantity * (code === 'SPY' ? 2 : 1) : 0,
      );
      expect(bombed).toBe(sum(heads));
    }
  },
);

test.prop([battle], runs)(
  'E-37 to E-39: each volley adds up: missiles, point defence, hits and damage',
  (fought) => {
    for (const volley of resolve(fought).rounds.flatMap(({ volleys }) => volleys)) {
      expect(volley.possibleHits).toBeLessThanOrEqual(volley.missiles);
      expect(volley.hits).toBe(
        volley.possibleHits - volley.killedByAntiMissiles - volley.killedByEnergyWeapons,
      );
      expect(volley.missileDamage).toBeGreaterThanOrEqual(100 * volley.hits);
      expect(volley.missileDamage).toBeLessThanOrEqual(1000 * volley.hits);
      expect(volley.onWeapons + volley.onOthers).toBeLessThanOrEqual(
        100 * (volley.missileDamage + volley.beamDamage),
      );
      expect(volley.missiles + volley.beams).toBeGreaterThan(0);
      expect(volley.firedBy.length).toBeGreaterThan(0);
    }
  },
);

test.prop([battle], runs)('E-49: a round uses up no fuel of the reserve', (fought) => {
  for (const { id, units } of resolve(fought).forces) {
    const fuel = units.find(({ code, place }) => code === 'FUEL' && place === 'stored');
    if (!fuel || fuel.used === 0) continue;
    const reserve = fought.forces.find((force) => force.id === id)?.reserve ?? 0;
    // what a raid brought in may be used as well
    expect(fuel.opening + fuel.received - fuel.used).toBeGreaterThanOrEqual(reserve);
  }
});

test.prop([battle], runs)(
  'E-44: an idle order fires nothing and lands nobody; any other can, next to a target that does nothing about it',
  ({ forces, orders, seed }) => {
    const given = orders.flat();
    const idle = new Set(idleOrders(forces, given).map(({ order }) => order));
    for (const order of given) {
      if (order.kind === 'support-attacker' || order.kind === 'support-defender') continue;
      const alone = { forces: harmless(forces), orders: [[order]], rounds: 1, seed };
      const { rounds } = resolve(alone, combatParameters({ shipDistance: 1 }));
      const acts = rounds.some(
        ({ volleys, landings }) =>
          volleys.some(({ firedBy }) => firedBy.includes(order.actorId)) ||
          landings.some(({ embarked }) => embarked.length > 0),
      );
      expect(acts).toBe(!idle.has(order));
    }
  },
);

test.prop([battle], runs)('E-41: casualties are killed or wounded, and never more than fought', (fought) => {
  const { rounds, forces } = resolve(fought);
  const soldiers = sum(
    fought.forces.flatMap(({ units }) =>
      units.filter(({ code, place }) => code === 'SLD' && place === 'loyal').map(({ quantity }) => quantity),
    ),
  );
  const sides = rounds.flatMap(({ ground }) =>
    ground.flatMap(({ attackers, defenders }) => [attackers, defenders]),
  );
  for (const side of sides) expect(side.killed + side.wounded).toBe(side.casualties);
  expect(sum(sides.map(({ casualties, surrendered }) => casualties + surrendered))).toBeLessThanOrEqual(
    soldiers,
  );
  // the wounded and those who surrendered live at the target, except troops that surrender with a home that is gone
  const living = sum(sides.map(({ wounded, surrendered }) => wounded + surrendered));
  const received = sum(
    forces.flatMap(({ units }) => units.filter(({ code }) => code === 'UEM').map((unit) => unit.received)),
  );
  expect(received).toBeGreaterThanOrEqual(living);
  if (forces.every(({ isDestroyed }) => !isDestroyed)) expect(received).toBe(living);
});

test.prop([battle], runs)(
  'E-40: of what crosses no more is lost than flew, and no more soldiers than embarked',
  (fought) => {
    for (const { landings, crossing } of resolve(fought).rounds) {
      const count = (lots: readonly { readonly quantity: number }[]): number =>
        sum(lots.map(({ quantity }) => quantity));
      for (const landing of landings) {
        for (const [i, lost] of landing.lost.entries()) {
          expect(lost.quantity).toBeLessThanOrEqual(landing.embarked[i]?.quantity ?? 0);
        }
      }
      if (!crossing) continue;
      const attack = landings.filter(({ forceId }) => !helps(fought, forceId));
      expect(crossing.craft).toBeLessThanOrEqual(sum(attack.map(({ craft }) => count(craft))));
      expect(crossing.transports).toBe(
        sum(attack.map(({ transports, transportsLeft }) => count(transports) - count(transportsLeft))),
      );
      expect(crossing.byBeams + crossing.byAntiMissiles).toBe(crossing.craft + crossing.transports);
    }
  },
);

test.prop([battle], runs)(
  'E-42: loot is what raiders received of the item, and no more than their transports that came through carry',
  (fought) => {
    const { loot, forces, rounds } = resolve(fought);
    for (const { forceId, code, techLevel, quantity } of loot) {
      const unit = forces
        .find(({ id }) => id === forceId)
        ?.units.find((one) => one.code === code && one.techLevel === techLevel && one.place === 'stored');
      expect(unit?.received).toBeGreaterThanOrEqual(quantity);
      const flown = rounds[0]?.landings.filter((one) => one.forceId === forceId && one.kind === 'raid') ?? [];
      const capacity = sum(
        flown.flatMap(({ transportsLeft }) => transportsLeft.map((lot) => 3 * lot.techLevel * lot.quantity)),
      );
      expect(quantity * (code === 'ASW' ? 20 : 1)).toBeLessThanOrEqual(capacity);
    }
  },
);

test.prop([battle], runs)(
  'the order of forces, and of the orders of different forces, does not matter',
  (fought) => {
    const turned = { ...fought, forces: fought.forces.toReversed(), orders: fought.orders.toReversed() };
    expect(resolve(turned)).toEqual(resolve(fought));
  },
);

test.prop([battle], runs)('E-39: nothing is left of a force that is destroyed by fire', (fought) => {
  const { forces, rounds } = resolve(fought);
  const hit = new Set(rounds.flatMap(({ volleys }) => volleys.map(({ targetId }) => targetId)));
  for (const { id, units } of forces.filter((force) => force.isDestroyed && hit.has(force.id))) {
    const before = fought.forces.find((force) => force.id === id)?.units ?? [];
    // research points weigh nothing: a force with nothing else was never there for fire to destroy
    if (before.every(({ code, quantity }) => code === 'RSCH' || quantity === 0)) continue;
    const left = new Map(before.map((unit) => [nameOf(unit), unit.quantity]));
    for (const unit of units) left.set(nameOf(unit), closing(unit));
    expect([...left].filter(([, quantity]) => quantity > 0)).toEqual([]);
  }
});

test.prop([battle], runs)('forces without an order do not matter', (fought) => {
  const bystanders = fought.forces.map((force, i) => ({ ...force, id: 99 - i }));
  expect(resolve({ ...fought, forces: [...bystanders, ...fought.forces] })).toEqual(resolve(fought));
});

test.prop([battle], runs)(
  'E-04: the same seed gives the same account, and the input is left as it was',
  (fought) => {
    const before = structuredClone(fought);
    const { seed } = fought;
    expect(resolve(fought)).toEqual(resolve(before));
    expect(fought).toEqual({ ...before, seed });
  },
);

test.prop([battle], runs)(
  'E-36: the distance between colonies stays, and nobody comes nearer than 1',
  (fought) => {
    const { distances, rounds, targetId } = resolve(fought);
    const positions = new Map(fought.forces.map(({ id, position }) => [id, position]));
    for (const round of rounds) {
      for (const [i, { forceId, distance }] of round.distances.entries()) {
        expect(distance).toBeGreaterThanOrEqual(1);
        const isShip = [forceId, targetId].some((id) => positions.get(id) === 'ship');
        if (!isShip) expect(distance).toBe(distances[i]?.distance);
      }
    }
  },
);

test.prop([battle], { numRuns: 100 })(
  'E-35: the first rounds of a long fight are those of a short one',
  (fought) => {
    const short = resolve(fought, combatParameters({ rounds: 2 }));
    const long = resolve(fought, COMBAT_PARAMETERS);
    expect(long.rounds.slice(0, 2)).toEqual(short.rounds);
  },
);

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function nameOf({ place, code, techLevel }: Pick<ForceUnits, 'place' | 'code' | 'techLevel'>): string {
  return `${place} ${code}-${techLevel}`;
}

function helps({ orders }: Battle, id: number): boolean {
  return orders.flat().some(({ actorId, kind }) => actorId === id && kind === 'support-defender');
}

/** Forces of which the target has people only. */
function harmless(forces: Battle['forces']): Battle['forces'] {
  return forces.map((force) =>
    force.id === 1
      ? { ...force, units: [{ place: 'loyal', code: 'UEM', techLevel: 0, quantity: 1 } as const] }
      : force,
  );
}
