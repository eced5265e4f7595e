import { depositsOn } from '@ec/cluster';
import { magnitude, unitMass } from '@ec/economy';
import { carryOut, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import type { OrbitReading } from '../events/exploration.js';
import { knowledgeOf, learnDeposits, learnPlanets, orbitOf, seeOrbits } from '../knowledge.js';
import { isPopulationOf, massOf, placeAt, seatsOf } from '../lookup.js';
import { withinLimits } from '../orders/results.js';
import { STAR_ORBITS, type EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import type { OrderResult } from '@ec/engine';

const ORBITS = Array.from({ length: STAR_ORBITS }, (_, index) => index + 1);

/**
 * Phase 12: sensors report on every orbit of their star, and send probes that look closer. All figures are orders of magnitude.
 *
 * @see seed "Sensor"; E-17 phase 12
 */
export const probeAndSensorReports: EmpyreanPhase = {
  name: 'probe and sensor reports',
  run(turn) {
    sense(turn);
    carryOut(turn, ordersOf(turn, 'probe'), (order, actor) => probe(turn, order, actor));
  },
};

/** All sensors at a star see the same: all orbits but the empty ones. */
function sense({ state, emit }: EmpyreanTurn): void {
  for (const [starId, there] of Map.groupBy(state.holdings, (holding) => holding.starId)) {
    const watching = there.filter(({ empireId, quarter }) => empireId !== null && quarter.probes > 0);
    if (watching.length === 0) continue;
    const byOrbit = Map.groupBy(there, ({ orbit }) => orbit);
    const orbits = ORBITS.map((orbit) => orbitReading(state, byOrbit.get(orbit) ?? [], starId, orbit)).filter(
      ({ planetId, ships, colonies }) => planetId !== null || ships + colonies > 0,
    );
    const planets = orbits.flatMap(({ planetId }) => planetId ?? []);
    for (const holding of watching) {
      if (holding.empireId !== null) learnPlanets(knowledgeOf(state, holding.empireId), planets, state.turn);
      emit({ kind: 'sensed', seats: seatsOf(holding), holdingId: holding.id, starId, orbits });
    }
  }
}

function orbitReading(
  { cluster }: EmpyreanState,
  present: readonly Holding[],
  starId: number,
  orbit: number,
): OrbitReading {
  const ships = present.filter(({ kind }) => kind === 'ship');
  const colonies = present.filter(({ kind }) => kind !== 'ship');
  const total = (of: readonly Holding[], figure: (holding: Holding) => number): number | null =>
    magnitude(Math.floor(of.reduce((sum, holding) => sum + figure(holding), 0) / 100));
  return {
    orbit,
    planetId: placeAt(cluster, starId, orbit).planetId,
    ships: ships.length,
    shipMass: total(ships, massOf),
    colonies: colonies.length,
    colonyMass: total(colonies, massOf),
    production: total(colonies, productionOf),
  };
}

/** Sends probes to orbits of the star, as many as there are. */
function probe({ state, emit }: EmpyreanTurn, { orbits }: OrderOf<'probe'>, actor: Holding): OrderResult {
  const { starId, empireId, quarter } = actor;
  const { quantity, result } = withinLimits(orbits.length, [
    { most: quarter.probes, code: 'no-probes', reason: 'by the probes of sensors with fuel' },
  ]);
  if (empireId === null) return result;
  const knowledge = knowledgeOf(state, empireId);
  const sent = orbits.slice(0, quantity);
  for (const orbit of sent) {
    const { planetId } = placeAt(state.cluster, starId, orbit);
    const deposits = planetId === null ? [] : depositsOn(state.cluster, planetId);
    deposits.sort((a, b) => a.number - b.number);
    learnDeposits(knowledge, deposits, state.turn, false);
    const present = state.holdings.filter((known) => known.starId === starId && known.orbit === orbit);
    seeOrbits(knowledge, [orbitOf({ starId, orbit }, present, state.turn)]);
    emit({
      kind: 'probed',
      seats: seatsOf(actor),
      holdingId: actor.id,
      starId,
      orbit,
      planetId,
      deposits: deposits.map(({ number, resource, quantity, yieldPercent }) => ({
        number,
        resource,
        quantity: magnitude(quantity),
        yieldPercent: magnitude(yieldPercent),
      })),
      found: present.map((other) => ({
        holdingId: other.id,
        empireId: other.empireId,
        kind: other.kind,
        mass: magnitude(Math.floor(massOf(other) / 100)),
      })),
    });
  }
  quarter.probes -= sent.length;
  return result;
}

/** Mass of what was made, dug and grown in the turn, in hundredths of a mass unit. */
function productionOf(holding: Holding): number {
  return holding.quarter.ledger.reduce(
    (sum, { place, code, techLevel, produced }) =>
      place === 'stored' && !isPopulationOf(holding, code) ? sum + produced * unitMass(code, techLevel) : sum,
    0,
  );
}
