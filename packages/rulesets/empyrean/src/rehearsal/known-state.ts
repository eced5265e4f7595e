import { MAX_TECH_LEVEL, NOBODY, sortStacks, UNITS, type Stack } from '@ec/economy';
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import { ratio } from '@ec/prng';
import { emptyQuarter } from '../holdings/ledger.js';
import { emptyHistory } from '../history.js';
import { usualWages } from '../holdings/usual-wages.js';
import { knowledgeOf } from '../knowledge.js';
import { holdingOf, isAbandoned, isPopulationCode, placeAt } from '../lookup.js';
import type { EmpyreanState, Knowledge, Sighting } from '../state.js';
import type { Holding } from '../holding.js';
import { knownPlanets } from './settled.js';

/** What an empire does not know: who has room, who may settle where, who can live on which planets, and what is left in abandoned stores. */
interface Unknown {
  /** Whether ships and colonies of others have room for everything. */
  readonly hasRoom: boolean;
  /** Whether others permit colonies on the planets that they control. */
  readonly isPermitted: boolean;
  /** Whether people can live outside on terrestrial planets that nobody surveyed. */
  readonly isHabitable: boolean;
  /** Whether abandoned ships and colonies hold plenty of everything. */
  readonly isStocked: boolean;
}

/**
 * The games that an empire thinks possible after a turn: whatever it does not know is so, or is not. The one that is shown is generous, but
 * for stores that nobody has seen.
 */
export function knownStates(
  state: EmpyreanState,
  journal: readonly (EmpyreanEvent | LoopEvent)[],
  seat: number,
): readonly [EmpyreanState, ...EmpyreanState[]] {
  const known = knownState(state, journal, seat);
  const isAlone =
    known.holdings.every(({ empireId }) => empireId === seat) &&
    known.controls.every(({ empireId }) => empireId === seat);
  const wild = wildPlanets(known, seat);
  const world = (unknown: Unknown): EmpyreanState => imagined(known, seat, wild, unknown);
  const generous = { hasRoom: true, isPermitted: true, isHabitable: true, isStocked: false };
  const grudging = { hasRoom: false, isPermitted: false, isHabitable: false, isStocked: true };
  const shown = world(generous);
  if (wild.size === 0) return isAlone ? [shown] : [shown, world(grudging)];
  // kinds of colonies for planets on which nobody can live outside
  return [shown, world(grudging), ...(isAlone ? [] : [world({ ...grudging, isPermitted: true })])];
}

/**
 * The game as an empire knows it after a turn: its own ships and colonies exactly, but for rebels that its spies did not count, and the places
 * of others where it sees them. Stars are those of the cluster: a ship knows all that are in its range (E-29).
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
    players: state.players.filter(({ empireId }) => empireId === seat),
    holdings,
    holdingNumbers: holdings.map(({ id }) => id),
    controls: state.controls.filter(({ empireId, planetId }) => empireId === seat || visited.has(planetId)),
    planetNames: state.planetNames.filter(({ planetId }) => visited.has(planetId)),
    knowledge: state.knowledge.map((known) => (known.empireId === seat ? known : nothing(known.empireId))),
    reign: ownReign(state, seat),
  };
}

/** The count of an empire's own turns towards victory; it does not know those of others. */
function ownReign({ reign }: EmpyreanState, seat: number): EmpyreanState['reign'] {
  const own = reign?.filter(({ empireId }) => empireId === seat) ?? [];
  return own.length > 0 ? own : null;
}

/** Planets where an empire is of which it does not know who can live there. */
function wildPlanets(known: EmpyreanState, seat: number): ReadonlySet<number> {
  const familiar = knownPlanets(known, seat);
  const own = known.holdings.filter(({ empireId }) => empireId === seat);
  return new Set(
    own.flatMap(({ planetId }) => (planetId === null || familiar.has(planetId) ? [] : planetId)),
  );
}

/** A game that an empire thinks possible. */
function imagined(
  known: EmpyreanState,
  seat: number,
  wild: ReadonlySet<number>,
  { hasRoom, isPermitted, isHabitable, isStocked }: Unknown,
): EmpyreanState {
  const permitted = isPermitted ? [{ kind: 'empire' as const, id: seat }] : [];
  const familiar = knownPlanets(known, seat);
  return {
    ...known,
    cluster: wild.size === 0 ? known.cluster : imaginedCluster(known.cluster, familiar, isHabitable),
    holdings: known.holdings.map((holding) =>
      holding.empireId === seat
        ? holding
        : {
            ...holding,
            assembled: hasRoom ? ALL_ROOM : holding.assembled,
            stored: isStocked && isAbandoned(holding) ? ALL_PLENTY : holding.stored,
          },
    ),
    controls: known.controls.map((control) =>
      control.empireId === seat ? control : { ...control, permitted },
    ),
  };
}

/** The cluster in which people can live outside on all terrestrial planets that are not familiar, or on none of them. */
function imaginedCluster(
  cluster: EmpyreanState['cluster'],
  familiar: ReadonlySet<number>,
  isHabitable: boolean,
): EmpyreanState['cluster'] {
  const planets = cluster.planets.map((planet) =>
    familiar.has(planet.id)
      ? planet
      : { ...planet, habitability: isHabitable && planet.type === 'terrestrial' ? 1 : 0 },
  );
  return { ...cluster, planets };
}

/** Ships and colonies of an empire whose rebels its spies counted in the turn. */
function countedRebels(journal: readonly (EmpyreanEvent | LoopEvent)[], seat: number): ReadonlySet<number> {
  return new Set(
    seenEvents(journal, seat).flatMap((event) =>
      event.kind === 'spied' && event.result.task === 'checkRebels' ? [event.holdingId] : [],
    ),
  );
}

/** More structural units than anybody can fill. */
const ROOM = 1_000_000_000_000;
/** More than those who are seen use up in a turn. */
const PLENTY = 1_000_000;
/** Structure and life support that take in whatever comes. */
const ALL_ROOM: Stack[] = [
  { code: 'LFS', techLevel: 1, quantity: PLENTY },
  { code: 'STU', techLevel: 0, quantity: ROOM },
];
/** A store with plenty of everything that can be stored. */
const ALL_PLENTY: Stack[] = sortStacks(
  UNITS.flatMap(({ code, hasTechLevel }) => {
    if (isPopulationCode(code)) return [];
    const levels = hasTechLevel ? Array.from({ length: MAX_TECH_LEVEL }, (_, i) => i + 1) : [0];
    return levels.map((techLevel) => ({ code, techLevel, quantity: PLENTY }));
  }),
);

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
    assembled: isAbandoned ? [] : [{ code: 'LFS', techLevel: 1, quantity: PLENTY }],
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
