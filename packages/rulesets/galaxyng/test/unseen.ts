import type { LoopEvent } from '@ec/engine';
import type { Elsewhere } from '@ec/engine/testing';
import type { Prng } from '@ec/prng';
import type { GalaxyEvent } from '../src/events.js';
import type { GalaxyState, Group } from '../src/state.js';

type Journal = readonly (GalaxyEvent | LoopEvent)[];

/**
 * The state with other figures where a seat cannot see: stocks, people's shares and products of planets of others that it does not visit,
 * ships there, the types, options and messages of others that it never saw, the IDs of all groups, the numbers of others' groups, and the
 * IDs of others' types but for those that the journal names.
 *
 * @see N-35
 */
export function changeUnseen(state: GalaxyState, seat: number, rng: Prng, journal: Journal): GalaxyState {
  const visited = new Set(
    state.groups.flatMap(({ raceId, originId, planetId }) =>
      raceId === seat && originId === null ? [planetId] : [],
    ),
  );
  const isSeen = (planetId: number): boolean =>
    visited.has(planetId) || state.planets[planetId - 1]?.ownerId === seat;
  for (const planet of state.planets) {
    if (isSeen(planet.id)) continue;
    planet.size += rng.intN(50);
    planet.resources += rng.uniform();
    planet.stock = { COL: rng.intN(9), CAP: rng.intN(9), MAT: rng.intN(9) };
    planet.carry = rng.intN(9);
    planet.product = rng.pick([{ kind: 'CAP' }, { kind: 'MAT' }, { kind: 'research', tech: 'cargo' }]);
    planet.routes = { COL: null, CAP: 1, MAT: null, EMP: null };
  }
  const hidden = state.groups.filter(
    ({ raceId, originId, planetId }) => raceId !== seat && originId === null && !isSeen(planetId),
  );
  for (const group of hidden) {
    group.ships += rng.intN(9);
    group.tech = { ...group.tech, weapons: group.tech.weapons + 1 };
  }
  for (const group of state.groups) {
    const isBoundForOwn = state.planets[group.planetId - 1]?.ownerId === seat;
    if (group.raceId !== seat && group.originId !== null && !isBoundForOwn) group.ships += rng.intN(9);
  }
  if (rng.chance(1, 2)) state.groups = state.groups.filter((group) => !hidden.includes(group));
  for (const race of state.races) {
    if (race.id === seat) continue;
    race.options = { ...race.options, anonymous: !race.options.anonymous };
    race.realName = `${race.realName}x`;
    race.addresses = ['other@example.org'];
    race.password = 'other';
    race.map = { x: 1, y: 1, extent: 1 };
    race.produced += 1;
    race.allies = [];
    race.missed += 1;
    race.lastTypeId += 1;
    race.types.push({
      id: race.lastTypeId,
      name: 'Secret',
      design: { drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
    });
  }
  renumberGroups(state, seat, rng.stream('groups'));
  const named = typesNamed(journal);
  renumberTypes(state, seat, rng.stream('types'), (raceId, typeId) => named.has(`${raceId} ${typeId}`));
  return state;
}

/**
 * What others have and order that a race learns nothing of in the next turns: IDs of their types, designs of which no ship is built, and messages
 * among themselves. Numbers of their groups stay: those who fight draw by them.
 */
export function elsewhere(
  state: GalaxyState,
  seat: number,
  rng: Prng,
  journal: Journal,
): Elsewhere<GalaxyState> {
  const named = typesNamed(journal);
  renumberTypes(state, seat, rng.stream('types'), (raceId, typeId) => named.has(`${raceId} ${typeId}`));
  const others = state.races.filter(({ id }) => id !== seat);
  const sheets = others.map(({ id, name }) => {
    const lines = [`d Secret${state.turn} 1 0 0 0 ${rng.intN(9)}`, `@ ${name}`, 'What a day!', '@'];
    return [id, lines.join('\n')] as const;
  });
  return { state, sheets: new Map(sheets) };
}

/** Gives all groups other IDs and others' groups other numbers, in another order; only a seat's own groups keep theirs among themselves. */
function renumberGroups(state: GalaxyState, seat: number, rng: Prng): void {
  const isOwn = ({ raceId }: Group): boolean => raceId === seat;
  const own = state.groups.filter(isOwn);
  state.groups = rng.shuffle(state.groups).map((group) => (isOwn(group) ? (own.shift() ?? group) : group));
  state.lastGroupId = 0;
  for (const group of state.groups) group.id = state.lastGroupId += 1 + rng.intN(3);
  const others = state.groups.filter((group) => !isOwn(group));
  for (const groups of Map.groupBy(others, ({ raceId }) => raceId).values()) {
    const numbers = rng.shuffle(groups.map(({ number }) => number));
    for (const [i, group] of groups.entries()) group.number = 1000 + (numbers[i] ?? 0);
  }
}

/**
 * Gives ship types of others other IDs, in another order.
 *
 * @param isKept - whether a type keeps its ID
 * @returns the new ID of a type
 */
export function renumberTypes(
  { races, groups, planets }: GalaxyState,
  seat: number,
  rng: Prng,
  isKept: (raceId: number, typeId: number) => boolean,
): (raceId: number, typeId: number) => number {
  const ids = new Map<string, number>();
  for (const race of races) {
    if (race.id === seat) continue;
    for (const type of rng.shuffle(race.types)) {
      if (isKept(race.id, type.id)) continue;
      race.lastTypeId += 1 + rng.intN(3);
      ids.set(`${race.id} ${type.id}`, race.lastTypeId);
      type.id = race.lastTypeId;
    }
    race.types.sort((a, b) => a.id - b.id);
  }
  const idOf = (raceId: number, typeId: number): number => ids.get(`${raceId} ${typeId}`) ?? typeId;
  for (const group of groups) group.typeId = idOf(group.raceId, group.typeId);
  for (const planet of planets) {
    const { ownerId, product } = planet;
    if (ownerId !== null && product.kind === 'ships')
      planet.product = { ...product, typeId: idOf(ownerId, product.typeId) };
  }
  return idOf;
}

/** Ship types in the events of a turn, as race and ID. */
function typesNamed(journal: Journal): Set<string> {
  return new Set(
    journal.flatMap((event) => {
      if (event.kind === 'battle') return event.groups.map(({ raceId, typeId }) => `${raceId} ${typeId}`);
      const isOfShips = event.kind === 'bombing' && event.product.kind === 'ships';
      return isOfShips ? [`${event.oldOwnerId} ${event.product.typeId}`] : [];
    }),
  );
}
