import { PLANET_TYPES, RESOURCES } from '@ec/cluster';
import { mapPopulation, sortStacks } from '@ec/economy';
import type { Prng } from '@ec/prng';
import type { EmpyreanEvent } from '../events.js';
import { emptyHistory } from '../history.js';
import { withEntry } from '../id-order.js';
import { VICTORY_TURNS } from '../outcome.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import type { LoopEvent } from '@ec/engine';

type Journal = readonly (EmpyreanEvent | LoopEvent)[];

/**
 * Changes all of a state that an empire cannot see after the turn, where it was: ships and colonies of others but for those that its
 * spies brought lines from, planets and deposits that it has not been told of, and what others know and do.
 *
 * @param state - is changed and returned
 */
export function changeUnseen(
  state: EmpyreanState,
  seat: number,
  rng: Prng,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
): EmpyreanState {
  const isReported = spiedOn(journal, seat);
  const [seen, unseen] = [
    state.holdings.filter(({ id, empireId }) => empireId === seat || isReported.has(id)),
    state.holdings.filter(({ id, empireId }) => empireId !== seat && !isReported.has(id)),
  ];
  changeHoldings(state, seat, unseen, rng.stream('holdings'));
  changeCluster(
    state,
    seat,
    new Set([...seen.flatMap(minesOf), ...dugBy(seen, journal)]),
    rng.stream('cluster'),
  );
  changeEmpires(state, seat, journal);
  return state;
}

/** Ships and colonies whose reports the spies of an empire have read, or where they counted rebels. */
function spiedOn(journal: Journal, seat: number): Set<number> {
  return new Set(
    journal.flatMap((event) => {
      if (event.kind !== 'spied' || !event.seats.includes(seat)) return [];
      return event.result.task === 'information'
        ? [event.holdingId, event.result.targetId]
        : [event.holdingId];
    }),
  );
}

function changeHoldings(state: EmpyreanState, seat: number, unseen: readonly Holding[], rng: Prng): void {
  for (const holding of unseen) {
    holding.name = `Unseen ${rng.intN(1_000)}`;
    holding.techLevel = 1 + rng.intN(10);
    if (holding.kind === 'open') holding.foundedTurn = rng.between(1, 100);
    holding.population = mapPopulation(holding.population, (_, units) => units + rng.intN(1_000));
    holding.rebels = mapPopulation(holding.population, (_, units) => rng.intN(units + 1));
    holding.spies = [];
    holding.pay = { ...holding.pay, PRO: { numerator: rng.intN(100), denominator: 100 } };
    holding.ration = { numerator: rng.intN(100), denominator: 100 };
    holding.stored = changeStacks(holding.stored, rng);
    holding.assembled = changeStacks(holding.assembled, rng);
    for (const group of holding.farms) group.units += rng.intN(1_000);
    for (const group of holding.mines) group.units += rng.intN(1_000);
    for (const group of holding.factories) {
      group.pipeline = [rng.intN(1_000), rng.intN(1_000), rng.intN(1_000)];
      group.change = null;
    }
    holding.traders = [{ kind: 'empire', id: seat }];
    holding.living = null;
    holding.quarter.ledger = holding.quarter.ledger.map((row) => ({
      ...row,
      opening: row.opening + rng.intN(1_000),
    }));
    const { id: starId } = rng.pick(state.cluster.stars);
    if (holding.kind === 'ship') Object.assign(holding, { starId, orbit: 11, planetId: null });
  }
  // Numbers that nobody can draw: others with them would make a draw that hits one go on to the next.
  const more = new Set(Array.from({ length: rng.between(1, 20) }, () => 1_000_000 + rng.intN(1_000)));
  state.holdingNumbers = [...state.holdingNumbers, ...[...more].sort((a, b) => a - b)];
}

function changeStacks(stacks: Holding['stored'], rng: Prng): Holding['stored'] {
  const more = stacks.map((stack) => ({ ...stack, quantity: stack.quantity + rng.intN(1_000) }));
  const isNew = !stacks.some(({ code, techLevel }) => code === 'ESH' && techLevel === 9);
  return sortStacks(isNew ? [...more, { code: 'ESH', techLevel: 9, quantity: rng.between(1, 1_000) }] : more);
}

function minesOf({ mines }: Holding): number[] {
  return mines.map(({ depositId }) => depositId);
}

/** Deposits that ships and colonies dug this turn: their mines may have moved since. */
function dugBy(holdings: readonly Holding[], journal: Journal): number[] {
  const ids = new Set(holdings.map(({ id }) => id));
  return journal.flatMap((event) =>
    event.kind === 'mined' && ids.has(event.holdingId) ? event.depositId : [],
  );
}

/** @param isMined - deposits that are known as those who dig there know them */
function changeCluster(state: EmpyreanState, seat: number, isMined: ReadonlySet<number>, rng: Prng): void {
  const known = state.knowledge.find(({ empireId }) => empireId === seat);
  const own = state.holdings.filter(({ empireId }) => empireId === seat);
  const isSeen = new Set(known?.planets.map(({ planetId }) => planetId));
  const isSurveyed = new Set(
    known?.planets.filter(({ surveyed }) => surveyed !== null).map(({ planetId }) => planetId),
  );
  const isToldOf = new Set(known?.deposits.map(({ depositId }) => depositId));
  const isVisited = new Set(own.map(({ planetId }) => planetId));
  const { cluster, empires } = state;
  state.cluster = {
    ...cluster,
    planets: cluster.planets.map((planet) => ({
      ...planet,
      type: isSeen.has(planet.id) ? planet.type : rng.pick(PLANET_TYPES),
      habitability: isSurveyed.has(planet.id) ? planet.habitability : rng.intN(26),
    })),
    deposits: cluster.deposits.map((deposit) =>
      isMined.has(deposit.id)
        ? deposit
        : {
            ...deposit,
            resource: isToldOf.has(deposit.id) ? deposit.resource : rng.pick(RESOURCES),
            quantity: rng.intN(1_000_000),
            yieldPercent: rng.intN(101),
          },
    ),
  };
  const others = empires.filter(({ id }) => id !== seat).map(({ id }) => id);
  const unvisited = cluster.planets.filter(({ id }) => !isVisited.has(id));
  const isOwn = new Set(
    state.controls.filter(({ empireId }) => empireId === seat).map(({ planetId }) => planetId),
  );
  const claimable = others.length === 0 ? [] : unvisited.filter(({ id }) => !isOwn.has(id));
  state.controls = [
    ...state.controls.filter(({ planetId, empireId }) => empireId === seat || isVisited.has(planetId)),
    ...claimable.map(({ id }) => ({ planetId: id, empireId: rng.pick(others), permitted: [] })),
  ].sort((a, b) => a.planetId - b.planetId);
  state.planetNames = [
    ...state.planetNames.filter(({ planetId }) => isVisited.has(planetId)),
    ...unvisited.map(({ id }) => ({ planetId: id, name: `Unseen ${rng.intN(1_000)}` })),
  ].sort((a, b) => a.planetId - b.planetId);
}

function changeEmpires(state: EmpyreanState, seat: number, journal: Journal): void {
  const met = state.knowledge.find(({ empireId }) => empireId === seat)?.contacts ?? [];
  const wrote = journal.flatMap((event) =>
    event.kind === 'message' && event.seats.includes(seat) ? [event.fromId] : [],
  );
  for (const empire of state.empires) {
    if (empire.id !== seat && !met.includes(empire.id) && !wrote.includes(empire.id))
      empire.name = `Unseen ${empire.id}`;
  }
  for (const player of state.players) {
    if (player.empireId !== seat) player.email = `unseen-${player.id}@example.org`;
  }
  for (const knowledge of state.knowledge) {
    if (knowledge.empireId !== seat)
      Object.assign(knowledge, {
        systems: [],
        planets: [],
        deposits: [],
        sightings: [],
        contacts: [],
        history: emptyHistory(),
      });
  }
  changeReign(state, seat);
}

/** Others count other turns towards victory, but for winners, whom everybody knows. */
function changeReign(state: EmpyreanState, seat: number): void {
  const seen = (state.reign ?? []).filter(
    ({ empireId, turns }) => empireId === seat || turns >= VICTORY_TURNS,
  );
  const other = state.empires.find(({ id }) => id !== seat && !seen.some(({ empireId }) => empireId === id));
  const reign = other ? withEntry(seen, { empireId: other.id, turns: 3 }, ({ empireId }) => empireId) : seen;
  state.reign = reign.length > 0 ? reign : null;
}
