import { magnitude } from '@ec/economy';
import type { Deposit } from '@ec/cluster';
import { holdingOf, planetOf, type Place } from './lookup.js';
import type { EmpyreanState, Holding, Knowledge } from './state.js';

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
  const isNew = !knowledge.systems.some((known) => known.systemId === systemId);
  if (isNew) put(knowledge.systems, { systemId, turn }, (known) => known.systemId);
  return isNew;
}

/** An empire sees that a planet is there, and of what type. */
export function learnPlanet(knowledge: Knowledge, planetId: number, turn: number, isSurvey = false): void {
  const known = knowledge.planets.find((planet) => planet.planetId === planetId);
  const surveyed = isSurvey ? turn : (known?.surveyed ?? null);
  put(knowledge.planets, { planetId, seen: turn, surveyed }, (planet) => planet.planetId);
}

/** An empire learns the figures of a deposit: exactly, or, unless it knows them exactly already, as orders of magnitude. */
export function learnDeposit(
  knowledge: Knowledge,
  { id: depositId, quantity, yieldPercent }: Deposit,
  turn: number,
  isExact: boolean,
): void {
  const known = knowledge.deposits.find((deposit) => deposit.depositId === depositId);
  if (known?.isExact && !isExact) return;
  const figures = isExact
    ? { quantity, yieldPercent }
    : { quantity: magnitude(quantity), yieldPercent: magnitude(yieldPercent) };
  put(knowledge.deposits, { depositId, turn, isExact, ...figures }, (deposit) => deposit.depositId);
}

/** An empire sees who is in an orbit. It forgets the place of ships and colonies that it saw there before and that have gone since. */
export function seeOrbit(
  knowledge: Knowledge,
  { starId, orbit }: Place,
  present: readonly Holding[],
  turn: number,
): void {
  const here = new Set(present.map(({ id }) => id));
  knowledge.sightings = knowledge.sightings.filter(
    (known) => known.starId !== starId || known.orbit !== orbit || here.has(known.holdingId),
  );
  for (const other of present) if (other.empireId !== knowledge.empireId) sight(knowledge, other, turn);
}

/** An empire sees a ship or colony of others. */
function sight(knowledge: Knowledge, holding: Holding, turn: number): void {
  const { id: holdingId, empireId, kind, name, starId, orbit } = holding;
  put(
    knowledge.sightings,
    { holdingId, empireId, kind, name, starId, orbit, turn },
    (sighting) => sighting.holdingId,
  );
}

/**
 * What empires see at the end of a turn from their ships and colonies: the planets where these are, all others in the same orbit, and the
 * deposits they mine. They forget sightings of ships and colonies that have left the orbit. Empires that meet know each other from then on.
 */
export function observe(state: EmpyreanState): void {
  const { turn } = state;
  for (const present of Map.groupBy(state.holdings, placeKey).values()) {
    const owners = [...new Set(present.flatMap(({ empireId }) => empireId ?? []))];
    for (const owner of owners) lookAround(state, owner, owners, present);
  }
  for (const knowledge of state.knowledge) {
    const isOthers = (id: number): boolean => holdingOf(state, id)?.empireId !== knowledge.empireId;
    knowledge.sightings = knowledge.sightings.filter(({ holdingId }) => isOthers(holdingId));
  }
  for (const { empireId, mines } of state.holdings) {
    if (empireId === null) continue;
    for (const { depositId } of mines) {
      const deposit = state.cluster.deposits[depositId - 1];
      if (deposit) learnDeposit(knowledgeOf(state, empireId), deposit, turn, true);
    }
  }
}

function lookAround(
  state: EmpyreanState,
  owner: number,
  owners: readonly number[],
  present: readonly Holding[],
): void {
  const { turn } = state;
  const [first] = present;
  if (!first) return;
  const knowledge = knowledgeOf(state, owner);
  if (first.planetId !== null) learnPlanet(knowledge, planetOf(state, first.planetId).id, turn);
  seeOrbit(knowledge, first, present, turn);
  for (const other of owners) {
    if (other !== owner && !knowledge.contacts.includes(other)) put(knowledge.contacts, other, (id) => id);
  }
}

function placeKey({ starId, orbit }: Holding): string {
  return `${starId}/${orbit}`;
}

/** Puts an entry in its place by ID, and replaces the entry with the same ID. */
function put<Entry>(list: Entry[], entry: Entry, idOf: (entry: Entry) => number): void {
  const id = idOf(entry);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = list[middle];
    if (at !== undefined && idOf(at) < id) low = middle + 1;
    else high = middle;
  }
  const there = list[low];
  list.splice(low, there !== undefined && idOf(there) === id ? 1 : 0, entry);
}
