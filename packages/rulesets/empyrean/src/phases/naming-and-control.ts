import { notControlled } from '../orders/results.js';
import { findPlanet, type PlanetLabel } from '@ec/cluster';
import { headCount } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import { DONE, refused, type SeatOrder, type OrderResult } from '@ec/engine';
import { carryOut, ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import type { Holding } from '../holding.js';
import type { EmpyreanState, PlanetControl } from '../state.js';

/**
 * Phase 19: planets are given up, lost for want of people and claimed, then ships, colonies and planets get their names. When several
 * empires claim one planet in the same turn, chance decides.
 *
 * @see E-17 phase 19, E-43
 */
export const namingAndControl: EmpyreanPhase = {
  name: 'naming and control orders',
  run(turn) {
    for (const placed of ordersOf(turn, 'un-control')) {
      turn.conclude(placed, faultOf(placed) ?? giveUp(turn.state, placed));
    }
    loseHold(turn);
    claim(turn);
    carryOut(turn, ordersOf(turn, 'name'), ({ name }, actor) => {
      actor.name = name;
      return DONE;
    });
    for (const placed of ordersOf(turn, 'name-planet')) turn.conclude(placed, namePlanet(turn.state, placed));
  },
};

type ControlOrder = OrderOf<'control' | 'un-control'>;

/** The fault of an order in the name of another empire. */
function faultOf({ order, seat }: SeatOrder<ControlOrder>): OrderResult | undefined {
  return order.empireId === seat ? undefined : refused('not-your-empire', `your empire is ${seat}`);
}

function giveUp(state: EmpyreanState, { order, seat }: SeatOrder<ControlOrder>): OrderResult {
  const control = controlOf(state, order.planet);
  if (control?.empireId !== seat) return notControlled();
  state.controls = state.controls.filter((known) => known !== control);
  return DONE;
}

/**
 * Control ends where none of the empire's colonies has people enough.
 *
 * @see E-43
 */
function loseHold(turn: EmpyreanTurn): void {
  const { state, emit } = turn;
  const byPlanet = coloniesByPlanet(turn);
  state.controls = state.controls.filter(({ planetId, empireId }) => {
    const isHeld = faultOfHold(turn, byPlanet, empireId, planetId) === undefined;
    if (!isHeld) emit({ kind: 'uncontrolled', seats: [empireId], planetId });
    return isHeld;
  });
}

/** Why an empire cannot control a planet: it has no colony there, or none with people enough. */
function faultOfHold(
  { parameters }: EmpyreanTurn,
  byPlanet: ReadonlyMap<number | null, readonly Holding[]>,
  empireId: number,
  planetId: number | undefined,
): OrderResult | undefined {
  const there = planetId === undefined ? undefined : byPlanet.get(planetId);
  const colonies = there?.filter((known) => known.empireId === empireId) ?? [];
  if (colonies.length === 0) return noColony();
  const people = Math.max(...colonies.map(({ population }) => headCount(population)));
  const needed = Number(parameters['control.people']);
  if (people >= needed) return undefined;
  return refused(
    'too-few-people',
    `control takes a colony of ${formatInteger(needed)} population units, yours has ${formatInteger(people)}`,
  );
}

/** Colonies by their planets. */
function coloniesByPlanet({ state }: EmpyreanTurn): Map<number | null, Holding[]> {
  return Map.groupBy(
    state.holdings.filter(({ kind }) => kind !== 'ship'),
    ({ planetId }) => planetId,
  );
}

function noColony(): OrderResult {
  return refused('no-colony', 'you have no colony there');
}

function claim(turn: EmpyreanTurn): void {
  const { state, conclude, rng } = turn;
  const byPlanet = coloniesByPlanet(turn);
  const claims = ordersOf(turn, 'control').flatMap((placed) => {
    const planet = findPlanet(state.cluster, placed.order.planet);
    const control = controlOf(state, placed.order.planet);
    const fault = faultOf(placed) ?? faultOfHold(turn, byPlanet, placed.seat, planet?.id);
    if (fault || !planet) conclude(placed, fault ?? noColony());
    else if (control)
      conclude(
        placed,
        control.empireId === placed.seat ? DONE : refused('controlled', 'another empire controls it'),
      );
    else return [{ placed, planetId: planet.id }];
    return [];
  });
  for (const [planetId, contenders] of Map.groupBy(claims, (known) => known.planetId)) {
    const seats = [...new Set(contenders.map(({ placed }) => placed.seat))];
    const winner = rng.stream('control', planetId).pick(seats);
    for (const { placed } of contenders) {
      conclude(
        placed,
        placed.seat === winner ? DONE : refused('contested', 'another empire claimed it at the same time'),
      );
    }
    state.controls.push({ planetId, empireId: winner, permitted: [] });
  }
  state.controls.sort((a, b) => a.planetId - b.planetId);
}

function namePlanet(state: EmpyreanState, { order, seat }: SeatOrder<OrderOf<'name-planet'>>): OrderResult {
  const control = controlOf(state, order.planet);
  if (control?.empireId !== seat) return notControlled();
  const { planetId } = control;
  const others = state.planetNames.filter((known) => known.planetId !== planetId);
  state.planetNames = [...others, { planetId, name: order.name }].sort((a, b) => a.planetId - b.planetId);
  return DONE;
}

/** The empire that controls the planet that a label names. */
function controlOf({ cluster, controls }: EmpyreanState, label: PlanetLabel): PlanetControl | undefined {
  const planet = findPlanet(cluster, label);
  return controls.find(({ planetId }) => planetId === planet?.id);
}
