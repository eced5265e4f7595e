import { plainCopy } from '@ec/engine';
import { noWork, type GalaxyState, type Planet, type Race } from '../state.js';
import type { PlanetView } from '../view/planets.js';
import type { GalaxyView, RaceView } from '../view/view.js';

/**
 * The galaxy as far as a race knows it, as a state: its own planets and groups, and of others what can be seen, without their ships.
 *
 * Figures that it does not know are 0, and planets whose owner it does not know belong to one of the others.
 *
 * @see N-37
 */
export function knownState(view: GalaxyView): GalaxyState {
  const { game, turn, rules, own, races, planets, ownPlanets, groups, ranking, ranked } = view;
  const mine = new Map(ownPlanets.map((planet) => [planet.id, planet]));
  const strangerId = races.find(({ id }) => id !== own.id)?.id ?? null;
  return plainCopy({
    turn,
    game,
    rules,
    races: races.map((race) => (race.id === own.id ? own : otherRace(view, race))),
    planets: planets.map((planet) => mine.get(planet.id) ?? otherPlanet(planet, strangerId)),
    groups: [...groups],
    lastGroupId: groups.reduce((last, { id }) => Math.max(last, id), 0),
    playerList: own.status === 'playing' ? [own.id] : [],
    ranking: [...ranking],
    ranked: [...ranked],
    turnWork: noWork(),
  });
}

/** The same with the ships of others that the race sees in orbit: where they have guns there may be combat. */
export function stateWithAliens(seen: GalaxyView): GalaxyState {
  const known = knownState(seen);
  const aliens = seen.alienGroups.map((group, i) => ({
    ...group,
    id: known.lastGroupId + 1 + i,
    number: i + 1,
    fleetId: null,
    originId: null,
    distance: 0,
  }));
  return {
    ...known,
    groups: [...known.groups, ...aliens],
    lastGroupId: known.lastGroupId + aliens.length,
  };
}

function otherRace({ own, alienTypes }: GalaxyView, { id, name, status, tech }: RaceView): Race {
  return {
    ...own,
    id,
    name,
    status,
    tech,
    allies: [],
    types: alienTypes
      .filter(({ raceId }) => raceId === id)
      .map(({ id: typeId, name: type, design }) => ({ id: typeId, name: type, design })),
    fleets: [],
    addresses: [],
    password: null,
    realName: '',
  };
}

function otherPlanet({ id, name, x, y, isOwned, seen }: PlanetView, strangerId: number | null): Planet {
  const unseen = {
    ownerId: isOwned ? strangerId : null,
    size: 0,
    resources: 1,
    population: 0,
    industry: 0,
    product: { kind: 'CAP' },
    stock: { COL: 0, CAP: 0, MAT: 0 },
  } as const;
  const routes = { COL: null, CAP: null, MAT: null, EMP: null };
  return { id, name, x, y, ...(seen ?? unseen), carry: 0, spent: 0, routes };
}
