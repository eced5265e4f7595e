import { magnitude } from '@ec/economy';
import type { Deposit } from '@ec/cluster';
import { holdingOf, isAbandoned, placeKey, planetOf, type Place } from './lookup.js';
import type {
  EmpyreanState,
  Holding,
  Knowledge,
  KnownDeposit,
  KnownPlanet,
  KnownSystem,
  Sighting,
} from './state.js';

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

/** An empire sees that a planet is there, and of what type. */
export function learnPlanet(knowledge: Knowledge, planetId: number, turn: number, isSurvey = false): void {
  const known = entryOf(knowledge.planets, planetId, planetIdOf);
  const surveyed = isSurvey ? turn : (known?.surveyed ?? null);
  const entry = { planetId, seen: turn, surveyed };
  knowledge.planets = withEntry(knowledge.planets, entry, planetIdOf);
}

/** An empire learns the figures of a deposit: exactly, or, unless it knows them exactly already, as orders of magnitude. */
export function learnDeposit(
  knowledge: Knowledge,
  { id: depositId, quantity, yieldPercent }: Deposit,
  turn: number,
  isExact: boolean,
): void {
  const known = entryOf(knowledge.deposits, depositId, depositIdOf);
  if (known?.isExact && !isExact) return;
  const figures = isExact
    ? { quantity, yieldPercent }
    : { quantity: magnitude(quantity), yieldPercent: magnitude(yieldPercent) };
  const entry = { depositId, turn, isExact, ...figures };
  knowledge.deposits = withEntry(knowledge.deposits, entry, depositIdOf);
}

/** An empire sees who is in an orbit. It forgets the place of ships and colonies that it saw there before and that have gone since. */
export function seeOrbit(
  knowledge: Knowledge,
  { starId, orbit }: Place,
  present: readonly Holding[],
  turn: number,
): void {
  const here = new Set(present.map(({ id }) => id));
  const others = present.filter(({ empireId }) => empireId !== knowledge.empireId);
  const seen = new Set(others.map(({ id }) => id));
  const isGone = (known: Sighting): boolean =>
    known.starId === starId && known.orbit === orbit && !here.has(known.holdingId);
  knowledge.sightings = [
    ...knowledge.sightings.filter((known) => !isGone(known) && !seen.has(known.holdingId)),
    ...others.map((holding) => sightingOf(holding, turn)),
  ].sort((a, b) => a.holdingId - b.holdingId);
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
    if (other !== owner && !knowledge.contacts.includes(other))
      knowledge.contacts = withEntry(knowledge.contacts, other, (id) => id);
  }
}

/** A list with an entry in its place by ID, instead of the entry with the same ID where there is one. */
function withEntry<Entry>(list: readonly Entry[], entry: Entry, idOf: (entry: Entry) => number): Entry[] {
  const id = idOf(entry);
  const place = placeOf(list, id, idOf);
  const there = list[place];
  return there !== undefined && idOf(there) === id
    ? list.with(place, entry)
    : list.toSpliced(place, 0, entry);
}

/** The entry with an ID, if there is one. */
function entryOf<Entry>(
  list: readonly Entry[],
  id: number,
  idOf: (entry: Entry) => number,
): Entry | undefined {
  const there = list[placeOf(list, id, idOf)];
  return there !== undefined && idOf(there) === id ? there : undefined;
}

/** Place of the first entry whose ID is not below an ID, in a list in ID order. */
function placeOf<Entry>(list: readonly Entry[], id: number, idOf: (entry: Entry) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = list[middle];
    if (at !== undefined && idOf(at) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

const systemIdOf = ({ systemId }: KnownSystem): number => systemId;
const planetIdOf = ({ planetId }: KnownPlanet): number => planetId;
const depositIdOf = ({ depositId }: KnownDeposit): number => depositId;
