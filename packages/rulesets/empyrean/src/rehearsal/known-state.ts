import { NOBODY } from '@ec/economy';
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import { ratio } from '@ec/prng';
import { emptyQuarter } from '../holdings/ledger.js';
import { emptyHistory } from '../history.js';
import { usualWages } from '../holdings/usual-wages.js';
import { knowledgeOf } from '../knowledge.js';
import { holdingOf, placeAt } from '../lookup.js';
import type { EmpyreanState, Knowledge, Sighting } from '../state.js';
import type { Holding } from '../holding.js';

/**
 * The games that an empire thinks possible after a turn: whatever it sees of others has room for everything, or has none at all.
 */
export function knownStates(
  state: EmpyreanState,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
  seat: number,
): readonly [EmpyreanState, ...EmpyreanState[]] {
  const known = knownState(state, journal, seat);
  if (known.holdings.every(({ empireId }) => empireId === seat)) return [known];
  const holdings = known.holdings.map((holding) =>
    holding.empireId === seat
      ? holding
      : { ...holding, assembled: holding.assembled.filter(({ code }) => code !== 'STU') },
  );
  return [known, { ...known, holdings }];
}

/**
 * The game as an empire knows it after a turn: its own ships and colonies exactly, but for rebels that its spies did not count; ships and
 * colonies of others where it sees them, as somebody with room for everything; planets that nobody surveyed without habitability. Stars are
 * those of the cluster: a ship knows all that are in its range (E-29).
 */
function knownState(
  state: EmpyreanState,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
  seat: number,
): EmpyreanState {
  const knowledge = knowledgeOf(state, seat);
  const counted = countedRebels(journal, seat);
  const own = state.holdings
    .filter(({ empireId }) => empireId === seat)
    .map((holding) => (counted.has(holding.id) ? holding : { ...holding, rebels: NOBODY }));
  const seen = knowledge.sightings
    .filter(({ turn, holdingId }) => turn === state.turn && holdingOf(state, holdingId)?.empireId !== seat)
    .map((sighting) => standIn(state, sighting));
  const holdings = [...own, ...seen].sort((a, b) => a.id - b.id);
  const visited = new Set(own.map(({ planetId }) => planetId));
  return {
    ...state,
    cluster: knownCluster(state, knowledge, own),
    players: state.players.filter(({ empireId }) => empireId === seat),
    holdings,
    holdingNumbers: holdings.map(({ id }) => id),
    controls: state.controls
      .filter(({ empireId, planetId }) => empireId === seat || visited.has(planetId))
      .map((control) => (control.empireId === seat ? control : { ...control, permitted: [] })),
    planetNames: state.planetNames.filter(({ planetId }) => visited.has(planetId)),
    knowledge: state.knowledge.map((known) => (known.empireId === seat ? known : nothing(known.empireId))),
    reign: state.reign?.empireId === seat ? state.reign : null,
  };
}

/** Ships and colonies of an empire whose rebels its spies counted in the turn. */
function countedRebels(journal: readonly (EmpyreanEvent | LoopEvent)[], seat: number): ReadonlySet<number> {
  return new Set(
    seenEvents(journal, seat).flatMap((event) =>
      event.kind === 'spied' && event.result.task === 'checkRebels' ? [event.holdingId] : [],
    ),
  );
}

/** The cluster without the habitability of planets that were not surveyed, unless people of the empire live there in the open. */
function knownCluster(
  { cluster }: EmpyreanState,
  { planets }: Knowledge,
  own: readonly Holding[],
): EmpyreanState['cluster'] {
  const known = new Set([
    ...planets.filter(({ surveyed }) => surveyed !== null).map(({ planetId }) => planetId),
    ...own.filter(({ kind }) => kind === 'open').flatMap(({ planetId }) => planetId ?? []),
  ]);
  const isMasked = own.some(({ planetId }) => planetId !== null && !known.has(planetId));
  if (!isMasked) return cluster;
  return {
    ...cluster,
    planets: cluster.planets.map((planet) =>
      known.has(planet.id) ? planet : { ...planet, habitability: 0 },
    ),
  };
}

/** More structural units than anybody can fill. */
const ROOM = 1_000_000_000_000;
/** More than those who are seen use up in a turn. */
const PLENTY = 1_000_000;

/** Somebody of whom the empire sees no more than that they are there: nobody, where it saw nobody. */
function standIn(
  { cluster }: EmpyreanState,
  { holdingId, empireId, kind, name, isAbandoned, starId, orbit }: Sighting,
): Holding {
  return {
    id: holdingId,
    empireId,
    name,
    kind,
    ...placeAt(cluster, starId, orbit),
    raceId: 0,
    techLevel: 1,
    population: isAbandoned ? NOBODY : { ...NOBODY, USK: 100_000 },
    rebels: NOBODY,
    spies: [],
    pay: usualWages(kind),
    ration: ratio(1),
    stored: isAbandoned
      ? []
      : [
          { code: 'FUEL', techLevel: 0, quantity: PLENTY },
          { code: 'FOOD', techLevel: 0, quantity: PLENTY },
        ],
    assembled: isAbandoned
      ? []
      : [
          { code: 'LFS', techLevel: 1, quantity: PLENTY },
          { code: 'STU', techLevel: 0, quantity: ROOM },
        ],
    farms: [],
    mines: [],
    factories: [],
    traders: [],
    living: null,
    quarter: emptyQuarter(),
  };
}

function nothing(empireId: number): Knowledge {
  return {
    empireId,
    systems: [],
    planets: [],
    deposits: [],
    sightings: [],
    contacts: [],
    history: emptyHistory(),
  };
}
