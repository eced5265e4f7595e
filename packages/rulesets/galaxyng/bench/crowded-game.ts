/** Games as they are after many turns, for measurements. */
import { createGame, type Game } from '@ec/engine';
import { galaxyng, type GalaxyEvent, type GalaxyState, type Group, type Race } from '@ec/galaxyng';
import { type Design } from '@ec/galaxyng/rules';
import { Prng } from '@ec/prng';

const GROUPS_PER_RACE = 240;
const ORDERS_PER_RACE = 92;

const DESIGNS: readonly Design[] = [
  { drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
  { drive: 8, attacks: 0, weapons: 0, shields: 0, cargo: 4 },
  { drive: 10, attacks: 3, weapons: 4, shields: 6, cargo: 0 },
];

/** A game of so many races, each with 17 planets, 240 groups and a sheet of 92 orders. */
export function crowdedGame(races: number): {
  readonly game: Game<GalaxyState, GalaxyEvent>;
  readonly sheets: ReadonlyMap<number, string>;
} {
  const rng = Prng.fromSeed('a large galaxy');
  const players = Array.from({ length: races }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Race ${i + 1}`,
  }));
  const start = createGame(galaxyng, { name: 'bench', seed: 1978n, players });
  const game = { ...start, state: crowded(structuredClone(start.state), rng) };
  return { game, sheets: new Map(game.state.races.map(({ id }) => [id, sheetOf(game.state, id, rng)])) };
}

/** The galaxy after many turns: planets settled, ships everywhere, a tenth of all stances war. */
function crowded(state: GalaxyState, rng: Prng): GalaxyState {
  const { races, planets } = state;
  for (const planet of planets) {
    if (planet.ownerId === null && rng.chance(4, 5)) planet.ownerId = rng.between(1, races.length);
    planet.population = 0.9 * planet.size;
    planet.industry = 0.7 * planet.size;
    planet.product = rng.pick([{ kind: 'CAP' }, { kind: 'ships', typeId: 3 }, { kind: 'MAT' }]);
    planet.stock = { COL: 5, CAP: 5, MAT: 5 };
  }
  for (const race of races) {
    race.types = DESIGNS.map((design, i) => ({ id: i + 1, name: `Type_${i + 1}`, design }));
    race.allies = races.flatMap(({ id }) => (id !== race.id && (id + race.id) % 10 !== 0 ? [id] : []));
    for (let number = 1; number <= GROUPS_PER_RACE; number++)
      state.groups.push(groupOf(state, race, number, rng));
  }
  return state;
}

function groupOf(state: GalaxyState, { id: raceId }: Race, number: number, rng: Prng): Group {
  const typeId = rng.between(1, DESIGNS.length);
  const design = DESIGNS[typeId - 1];
  const own = state.planets.filter(({ ownerId }) => ownerId === raceId);
  const planetId = rng.pick(rng.chance(2, 3) ? own : state.planets).id;
  const originId = rng.chance(1, 3) ? (planetId % state.planets.length) + 1 : null;
  const level = 1 + rng.intN(50) / 100;
  state.lastGroupId += 1;
  return {
    id: state.lastGroupId,
    raceId,
    number,
    typeId,
    ships: rng.between(1, 20),
    tech: {
      drive: level,
      weapons: design && design.weapons > 0 ? level : 0,
      shields: design && design.shields > 0 ? level : 0,
      cargo: design && design.cargo > 0 ? level : 0,
    },
    cargo: null,
    load: 0,
    fleetId: null,
    planetId,
    originId,
    distance: originId === null ? 0 : 1 + rng.intN(30),
  };
}

function sheetOf(state: GalaxyState, raceId: number, rng: Prng): string {
  const groups = state.groups.filter((group) => group.raceId === raceId && group.originId === null);
  const own = state.planets.filter(({ ownerId }) => ownerId === raceId);
  const lines = Array.from({ length: ORDERS_PER_RACE }, () => {
    const { number } = rng.pick(groups);
    const { name } = rng.pick(own);
    const to = rng.pick(state.planets).id;
    const some = [`s ${number} #${to} 1`, `l ${number} COL 1`, `g ${number}`, `s ${number} #${to}`];
    return rng.pick([...some, `p ${name} CAP`, `r ${name} MAT #${to}`]);
  });
  return lines.join('\n');
}
