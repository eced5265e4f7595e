/** Small galaxies whose figures one can check by hand, and turns in them. */
import { createGame, plainCopy, resolveTurn, type Game, type HostInput, type LoopEvent } from '@ec/engine';
import type { GalaxyEvent } from '../src/events.js';
import { galaxyng } from '../src/ruleset.js';
import type { GalaxyState, Group, Planet, Race } from '../src/state.js';
import type { Design } from '../src/types.js';
import { players } from './games.js';
import { DESIGNS, tech } from './designs.js';

/** A planet of a small galaxy: unowned, empty and of size and resources 1 where nothing else is said. */
export type PlanetPart = Partial<Omit<Planet, 'id' | 'name'>>;

/** A group of a small galaxy: one ship at planet 1 where nothing else is said. */
export type GroupPart = Partial<Omit<Group, 'id' | 'typeId'>> & { readonly type: keyof typeof TYPES };

const TYPES = {
  ...DESIGNS,
  Fort: { drive: 0, attacks: 1, weapons: 10, shields: 10, cargo: 0 },
  Bomber: { drive: 10, attacks: 1, weapons: 10, shields: 10, cargo: 0 },
} as const satisfies Record<string, Design>;

/** A game. */
export type GalaxyGame = Game<GalaxyState, GalaxyEvent>;

/** What a small galaxy has. */
export interface Galaxy {
  readonly races?: number;
  readonly planets: readonly PlanetPart[];
  readonly groups?: readonly GroupPart[];
  readonly parameters?: Readonly<Record<string, number | string>>;
}

/** A game in a galaxy with these planets and groups alone; every race knows the example types of the manual. */
export function galaxyOf({ races = 2, planets, groups = [], parameters = {} }: Galaxy): GalaxyGame {
  const given = { size: 300, turnOrder: 'manual', ...parameters };
  const game = createGame(galaxyng, { name: 'Orion', seed: 5n, players: players(races), parameters: given });
  const types = Object.entries(TYPES).map(([name, design], i) => ({ id: i + 1, name, design }));
  const state: GalaxyState = {
    ...game.state,
    races: game.state.races.map((race) => ({
      ...race,
      types: plainCopy(types),
      lastTypeId: types.length,
    })),
    planets: planets.map((part, i) => planetOf(i + 1, part)),
    groups: groups.map(({ type, ...part }, i) => groupOf(i + 1, type, part)),
    lastGroupId: groups.length,
  };
  numberGroups(state.groups);
  return { ...game, state };
}

function planetOf(id: number, part: PlanetPart): Planet {
  return {
    id,
    name: String(id),
    x: 10 * id,
    y: 0,
    size: 1,
    resources: 1,
    ownerId: null,
    population: 0,
    industry: 0,
    stock: { COL: 0, CAP: 0, MAT: 0 },
    product: { kind: 'CAP' },
    carry: 0,
    spent: 0,
    routes: { COL: null, CAP: null, MAT: null, EMP: null },
    ...part,
  };
}

function groupOf(id: number, type: keyof typeof TYPES, part: Omit<GroupPart, 'type'>): Group {
  const { drive, weapons, shields, cargo } = TYPES[type];
  const level = tech(1);
  return {
    id,
    number: 0,
    raceId: 1,
    typeId: Object.keys(TYPES).indexOf(type) + 1,
    ships: 1,
    tech: {
      drive: drive > 0 ? level.drive : 0,
      weapons: weapons > 0 ? level.weapons : 0,
      shields: shields > 0 ? level.shields : 0,
      cargo: cargo > 0 ? level.cargo : 0,
    },
    cargo: null,
    load: 0,
    fleetId: null,
    planetId: 1,
    originId: null,
    distance: 0,
    ...part,
  };
}

/** Numbers the groups of each race from 1, those that have none. */
function numberGroups(groups: Group[]): void {
  const last = new Map<number, number>();
  for (const group of groups) {
    const number = (last.get(group.raceId) ?? 0) + 1;
    last.set(group.raceId, number);
    if (group.number === 0) group.number = number;
  }
}

/** A turn with these orders, by race; races without a sheet send an empty one. */
export function turn(
  game: GalaxyGame,
  sheets: Readonly<Record<number, string>> = {},
  host: HostInput = {},
): GalaxyGame {
  const all = game.state.races.map(({ id }) => [id, sheets[id] ?? ''] as const);
  return resolveTurn(galaxyng, game, new Map(all), host);
}

/** The turn up to a step (included), for what later steps would hide. */
export function turnUpTo(
  step: string,
  game: GalaxyGame,
  sheets: Readonly<Record<number, string>> = {},
): GalaxyState {
  let found: GalaxyState | undefined;
  const all = game.state.races.map(({ id }) => [id, sheets[id] ?? ''] as const);
  resolveTurn(galaxyng, game, new Map(all), {}, (name, state) => {
    if (name === step) found = plainCopy(state);
  });
  if (!found) throw new RangeError(`step: expected one of the turn, received ${step}`);
  return found;
}

/** How the orders of a turn ended: `text: code`, of one race where it is given. */
export function endings({ journal }: GalaxyGame, race?: number): string[] {
  return journal.flatMap((event: GalaxyEvent | LoopEvent) =>
    event.kind === 'order' && (race === undefined || event.seat === race)
      ? [`${event.text}: ${event.code}`]
      : [],
  );
}

/** Reasons of the orders that were not carried out, or not as they were given. */
export function reasons({ journal }: GalaxyGame): string[] {
  return journal.flatMap((event: GalaxyEvent | LoopEvent) =>
    event.kind === 'order' && event.status !== 'done' ? [event.reason] : [],
  );
}

/** A race, planet or group; a test that asks for one that is not there fails. */
export function race({ state }: Pick<GalaxyGame, 'state'>, id: number): Race {
  return present(state.races.find((it) => it.id === id));
}

export function planet({ state }: Pick<GalaxyGame, 'state'>, id: number): Planet {
  return present(state.planets.find((it) => it.id === id));
}

/** Groups of a race by number. */
export function groups({ state }: Pick<GalaxyGame, 'state'>, raceId = 1): Group[] {
  return state.groups.filter((it) => it.raceId === raceId).sort((a, b) => a.number - b.number);
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('expected it to be there');
  return thing;
}

/** A home planet of a race. */
export function home(ownerId: number, part: PlanetPart = {}): PlanetPart {
  return { ownerId, size: 1000, population: 1000, industry: 1000, resources: 10, ...part };
}
