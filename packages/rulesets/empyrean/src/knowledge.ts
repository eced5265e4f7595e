import { magnitude } from '@ec/economy';
import type { Deposit } from '@ec/cluster';
import { entryOf, withEntries, withEntry } from './id-order.js';
import { isAbandoned, placeKey, planetOf, seatsOf, type Place } from './lookup.js';
import type { EmpyreanState, Knowledge, KnownDeposit, KnownPlanet, KnownSystem, Sighting } from './state.js';
import type { Holding } from './holding.js';

/**
 * What an empire has found out.
 *
 * @throws RangeError when there is no such empire (a broken state)
 */
export function knowledgeOf({ knowledge }: EmpyreanState, empireId: number): Knowledge {
  const known = knowledge[empireId - 1];
  if (known?.empireId !== empireId)
    throw new RangeError(`knowledge: expected that of empire ${empireId}, received none`);
  return known;
}

/** An empire comes to a system; returns whether for the first time. */
export function learnSystem(knowledge: Knowledge, systemId: number, turn: number): boolean {
  const isNew = entryOf(knowledge.systems, systemId, systemIdOf) === undefined;
  if (isNew) knowledge.systems = withEntry(knowledge.systems, { systemId, turn }, systemIdOf);
  return isNew;
}

/** An empire sees that planets are there, and of what type. */
export function learnPlanets(knowledge: Knowledge, planetIds: readonly number[], turn: number): void {
  const learnt: KnownPlanet[] = [];
  for (const planetId of planetIds) {
    const known = entryOf(knowledge.planets, planetId, planetIdOf);
    if (known?.seen !== turn) learnt.push({ planetId, seen: turn, surveyed: known?.surveyed ?? null });
  }
  if (learnt.length > 0) knowledge.planets = withEntries(knowledge.planets, learnt, planetIdOf);
}

/** An empire surveys a planet. */
export function surveyPlanet(knowledge: Knowledge, planetId: number, turn: number): void {
  knowledge.planets = withEntry(knowledge.planets, { planetId, seen: turn, surveyed: turn }, planetIdOf);
}

/** An empire learns the figures of deposits: exactly, or, unless it knows them exactly already, as orders of magnitude. */
export function learnDeposits(
  knowledge: Knowledge,
  deposits: readonly Deposit[],
  turn: number,
  isExact: boolean,
): void {
  const learnt = deposits
    .filter(({ id }) => isExact || !entryOf(knowledge.deposits, id, depositIdOf)?.isExact)
    .map(({ id: depositId, quantity, yieldPercent }): KnownDeposit => {
      const [amount, share] = isExact
        ? [quantity, yieldPercent]
        : [magnitude(quantity), magnitude(yieldPercent)];
      return { depositId, turn, isExact, quantity: amount, yieldPercent: share };
    })
    .sort((a, b) => a.depositId - b.depositId);
  knowledge.deposits = withEntries(knowledge.deposits, learnt, depositIdOf);
}

/** An orbit as everybody sees it who looks at it in a turn. */
export interface SeenOrbit extends Place {
  /** Ships and colonies there, in ID order. */
  readonly sightings: readonly Sighting[];
}

/** What is seen in an orbit; `present` is in ID order, as the state is. */
export function orbitOf({ starId, orbit }: Place, present: readonly Holding[], turn: number): SeenOrbit {
  return { starId, orbit, sightings: present.map((holding) => sightingOf(holding, turn)) };
}

/** An empire sees who is in some orbits. It forgets the place of ships and colonies that it saw there before and that have gone since. */
export function seeOrbits(knowledge: Knowledge, orbits: readonly SeenOrbit[]): void {
  const { empireId } = knowledge;
  const places = new Set(orbits.map(placeKey));
  const sightings = orbits.flatMap((orbit) => orbit.sightings).sort((a, b) => a.holdingId - b.holdingId);
  const merged: Sighting[] = [];
  let next = 0;
  /** Sees the next ones up to an ID, and returns the last of them. */
  const seeUpTo = (id: number): Sighting | undefined => {
    let last: Sighting | undefined;
    for (let seen = sightings[next]; seen && seen.holdingId <= id; seen = sightings[next]) {
      if (seen.empireId !== empireId) merged.push(seen);
      last = seen;
      next += 1;
    }
    return last;
  };
  for (const known of knowledge.sightings) {
    const last = seeUpTo(known.holdingId);
    const now = last?.holdingId === known.holdingId ? last : undefined;
    const isGone = !now && places.has(placeKey(known));
    if (!isGone && (!now || now.empireId === empireId)) merged.push(known);
  }
  seeUpTo(Infinity);
  knowledge.sightings = merged;
}

/** A ship or colony as an empire sees it now. */
function sightingOf(holding: Holding, turn: number): Sighting {
  const { id: holdingId, empireId, kind, name, starId, orbit } = holding;
  return { holdingId, empireId, kind, name, isAbandoned: isAbandoned(holding), starId, orbit, turn };
}

/**
 * What empires see at the end of a turn from their ships and colonies: the planets where these are, all others in the same orbit, and the
 * deposits they mine. They forget sightings of ships and colonies that have left the orbit. Empires that meet know each other from then on.
 */
export function observe(state: EmpyreanState): void {
  const { turn } = state;
  const orbits = new Map<number, SeenOrbit[]>(state.knowledge.map(({ empireId }) => [empireId, []]));
  const planets = new Map<number, number[]>(state.knowledge.map(({ empireId }) => [empireId, []]));
  for (const present of Map.groupBy(state.holdings, placeKey).values()) {
    const owners = seatsOf(...present);
    const [first] = present;
    if (!first || owners.length === 0) continue;
    const orbit = orbitOf(first, present, turn);
    for (const owner of owners) {
      orbits.get(owner)?.push(orbit);
      if (first.planetId !== null) planets.get(owner)?.push(planetOf(state, first.planetId).id);
      if (owners.length > 1) meet(knowledgeOf(state, owner), owners);
    }
  }
  const byOwner = Map.groupBy(state.holdings, ({ empireId }) => empireId);
  for (const knowledge of state.knowledge) {
    const own = byOwner.get(knowledge.empireId) ?? [];
    learnPlanets(knowledge, planets.get(knowledge.empireId) ?? [], turn);
    seeOrbits(knowledge, orbits.get(knowledge.empireId) ?? []);
    forgetOwn(knowledge, own);
    seeMines(state, knowledge, own);
  }
}

/** What an empire has taken over is none of the sightings of others any longer. */
function forgetOwn(knowledge: Knowledge, own: readonly Holding[]): void {
  for (const { id } of own) {
    if (entryOf(knowledge.sightings, id, holdingIdOf))
      knowledge.sightings = knowledge.sightings.filter(({ holdingId }) => holdingId !== id);
  }
}

/** An empire learns the figures of all deposits that it mines. */
function seeMines({ turn, cluster }: EmpyreanState, knowledge: Knowledge, own: readonly Holding[]): void {
  const mined = new Set(own.flatMap(({ mines }) => mines.map(({ depositId }) => depositId)));
  learnDeposits(
    knowledge,
    [...mined].flatMap((id) => cluster.deposits[id - 1] ?? []),
    turn,
    true,
  );
}

/** An empire gets to know others, which are in ID order, as its contacts are. */
function meet(knowledge: Knowledge, others: readonly number[]): void {
  const { empireId, contacts } = knowledge;
  let next = 0;
  const unmet = others.filter((other) => {
    while ((contacts[next] ?? Infinity) < other) next += 1;
    return other !== empireId && contacts[next] !== other;
  });
  if (unmet.length > 0) knowledge.contacts = withEntries(contacts, unmet, (id) => id);
}

const systemIdOf = ({ systemId }: KnownSystem): number => systemId;
const planetIdOf = ({ planetId }: KnownPlanet): number => planetId;
const depositIdOf = ({ depositId }: KnownDeposit): number => depositId;
const holdingIdOf = ({ holdingId }: Sighting): number => holdingId;
