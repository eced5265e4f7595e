/**
 * All that a race may know; reports, bots and forecasts are made of it and of nothing else.
 *
 * @see N-35
 */
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { GalaxyEvent } from '../events.js';
import { outcome } from '../outcome.js';
import { raceOf } from '../lookup.js';
import type { Cell } from '../map.js';
import type { GalaxyRules } from '../game-rules.js';
import type { GalaxyState, Group, Planet, Race, RaceStatus, Rank } from '../state.js';
import type { ByTech } from '../types.js';
import { compareContents } from './compare-contents.js';
import { alienCellsOf, incomingOf, type IncomingView } from './hyperspace.js';
import type { PlanetView } from './planets.js';
import { SeenTypes, type SeenType } from './seen-types.js';
import { shownEvents, type SeenEvent } from './shown-events.js';
import { skyOf } from './sky.js';

/** What a race knows after a turn. */
export interface GalaxyView {
  readonly game: string;
  /** Turn that was resolved last; 0 after set-up. */
  readonly turn: number;
  readonly rules: GalaxyRules;
  /** All about the race itself. */
  readonly own: Race;
  /** What everybody knows of all races, by ID. */
  readonly races: readonly RaceView[];
  /** Ranking of this turn and of the one before, best first. */
  readonly ranking: readonly Rank[];
  readonly ranked: readonly Rank[];
  /** All planets, by ID, as far as they are known. */
  readonly planets: readonly PlanetView[];
  /** All about its own planets, by ID. */
  readonly ownPlanets: readonly Planet[];
  /** All about its own groups, with IDs from 1 in their order: those in the state count the groups of all races. */
  readonly groups: readonly Group[];
  /** Groups of others in orbit where the race sees them, by race, planet and contents. */
  readonly alienGroups: readonly AlienGroup[];
  /** Ship types of others that were seen, by race and name; their IDs hold in this view alone, wherever it names types of others. */
  readonly alienTypes: readonly SeenType[];
  /** Ships of others that head for its planets. */
  readonly incoming: readonly IncomingView[];
  /** Cells of its map with groups of others in hyperspace. */
  readonly alienCells: readonly Cell[];
  /** Events of the turn that it sees, messages last and by text. */
  readonly events: readonly SeenEvent[];
  /** IDs of the winners once the game is over; otherwise `null`. */
  readonly winners: readonly number[] | null;
}

/** What everybody knows of a race. */
export interface RaceView {
  readonly id: number;
  readonly name: string;
  readonly status: RaceStatus;
  readonly tech: ByTech<number>;
  readonly population: number;
  readonly industry: number;
  readonly planets: number;
}

/** A group of another race, in orbit. */
export type AlienGroup = Pick<Group, 'raceId' | 'typeId' | 'ships' | 'tech' | 'cargo' | 'load' | 'planetId'>;

/**
 * All that a race may know of the state and of the turn's events, and nothing else.
 *
 * @throws RangeError when there is no such race
 */
export function view(
  state: GalaxyState,
  journal: readonly (GalaxyEvent | LoopEvent)[],
  seat: number,
): GalaxyView {
  const own = raceOf(state, seat);
  const sky = skyOf(state);
  const groups = sky.byRace.get(seat) ?? [];
  const ownPlanets = state.planets.filter(({ ownerId }) => ownerId === seat);
  const seen = new Set(ownPlanets.map(({ id }) => id));
  for (const { originId, planetId } of groups) if (originId === null) seen.add(planetId);
  const others = [...seen].flatMap((planetId) =>
    (sky.inOrbit.get(planetId) ?? []).filter(({ raceId }) => raceId !== seat),
  );
  const planets = sky.planets.map(({ near, far }) => (seen.has(near.id) ? near : far));
  const events = seenEvents(journal, seat);
  const types = new SeenTypes(sky, seat, { others, planets, events });
  const result = outcome(state);
  return {
    game: state.game,
    turn: state.turn,
    rules: state.rules,
    own,
    races: raceViews(state),
    ranking: state.ranking,
    ranked: state.ranked,
    planets: planets.map((planet) => types.planet(planet)),
    ownPlanets,
    groups: groups.map((group, i) => ({ ...group, id: i + 1 })),
    alienGroups: others
      .map((group) => alien(group, types))
      .sort((a, b) => a.raceId - b.raceId || a.planetId - b.planetId || compareContents(a, b)),
    alienTypes: types.types,
    incoming: incomingOf(sky, seat, ownPlanets, state.rules.classic.incoming),
    alienCells: alienCellsOf(sky, own),
    events: shownEvents(events, own, types),
    winners: result.status === 'over' ? result.winners : null,
  };
}

function alien({ raceId, typeId, ships, tech, cargo, load, planetId }: Group, types: SeenTypes): AlienGroup {
  return { raceId, typeId: types.idOf(raceId, typeId), ships, tech, cargo, load, planetId };
}

function raceViews({ races, ranking }: GalaxyState): RaceView[] {
  const ranks = new Map(ranking.map((rank) => [rank.raceId, rank]));
  return races.map(({ id, name, status, tech }) => {
    const { population = 0, industry = 0, planets = 0 } = ranks.get(id) ?? {};
    return { id, name, status, tech, population, industry, planets };
  });
}
