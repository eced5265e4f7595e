import { describe, expect, it } from 'vitest';
import { empyrean } from '../src/ruleset.js';
import { gameOnMap, viewOf, type StarMap } from './star-map.js';
import {
  change,
  crewed,
  holdingIn,
  play,
  playQuarters,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from './small-game.js';

/** Home in orbit 3 of star 1, another planet in orbit 6; star 2 is a light year away. */
const MAP: StarMap = {
  stars: [
    [10, 10, 10],
    [10, 10, 11],
  ],
  planets: [{ star: 1, orbit: 6, deposits: [['fuel', 5_000_000, 12]] }],
};
const SHIP: NewHolding = {
  kind: 'ship',
  population: { PRO: 10, SLD: 5 },
  assembled: { STU: 15_000, 'LFS-1': 100, 'HEN-1': 20 },
  stored: { FUEL: 5_000, FOOD: 600, CNGD: 500 },
};
/** Colonies 1 and 2 of empires 1 and 2 at home, and ships 3 and 4 of theirs in orbits 6 and 9 of star 1. */
const game = withHolding(
  withHolding(gameOnMap(MAP, { players: 2 }), { ...SHIP, starId: 1, orbit: 6, planetId: 2 }),
  { ...SHIP, empireId: 2, name: 'Wanderer', starId: 1, orbit: 9, planetId: null },
);
const seen = (of: SmallGame, seat = 1): unknown[] =>
  viewOf(of, seat).sightings.map(({ id, location, turn }) => [id, location, turn]);

describe('phase 21: everybody looks around', () => {
  it('phase 21: at the start those who share a home world have met, and see each other’s colonies', () => {
    expect(viewOf(game).contacts).toEqual([{ id: 2, name: 'Empire 2' }]);
    expect(viewOf(game).sightings).toEqual([
      { id: 2, name: null, kind: 'open', empire: 2, isAbandoned: false, location: '10-10-10/3', turn: 0 },
    ]);
  });

  it('phase 21: who is in the same orbit at the turn’s end is seen, with name, kind and owner', () => {
    const met = play(game, '', '4, move, 6');
    expect(seen(met)).toEqual([
      [2, '10-10-10/3', 1],
      [4, '10-10-10/6', 1],
    ]);
    expect(viewOf(met).sightings[1]).toMatchObject({ name: 'Wanderer', kind: 'ship', empire: 2 });
    expect(seen(met, 2)).toEqual([
      [1, '10-10-10/3', 1],
      [3, '10-10-10/6', 1],
    ]);
  });

  it('phase 21: who passes on is seen no more, once the orbit is seen without them', () => {
    const gone = play(play(game, '', '4, move, 6'), '', '4, move, 9');
    expect(seen(gone)).toEqual([[2, '10-10-10/3', 2]]);
  });

  it('phase 21: who leaves an orbit keeps in mind whom it saw there last', () => {
    const left = playQuarters(play(play(game, '', '4, move, 6'), '3, move, 8'), 2);
    expect(seen(left)).toEqual([
      [2, '10-10-10/3', 4],
      [4, '10-10-10/6', 1],
    ]);
  });

  it('phase 21: coming back to an empty orbit it forgets them; meeting them elsewhere it knows the new place', () => {
    const left = play(play(game, '', '4, move, 6'), '3, move, 8');
    expect(seen(play(left, '3, move, 6', '4, move, 9'))).toEqual([[2, '10-10-10/3', 3]]);
    expect(seen(play(left, '3, move, 9', '4, move, 9'))).toEqual([
      [2, '10-10-10/3', 3],
      [4, '10-10-10/9', 3],
    ]);
  });

  it('phase 12: a probe that finds an orbit empty tells as much', () => {
    const scout = withChanged(game, 3, (ship) => {
      ship.assembled = [...ship.assembled, { code: 'SEN', techLevel: 1, quantity: 1 }];
    });
    const probed = play(scout, '3, probe, 9');
    expect(seen(probed)).toEqual([
      [2, '10-10-10/3', 1],
      [4, '10-10-10/9', 1],
    ]);
    expect(seen(play(probed, '', '4, move, 10'))).toEqual([
      [2, '10-10-10/3', 2],
      [4, '10-10-10/9', 1],
    ]);
    expect(seen(play(play(probed, '', '4, move, 10'), '3, probe, 9'))).toEqual([[2, '10-10-10/3', 3]]);
  });

  it('phase 21: what becomes one’s own is no longer among the ships and colonies of others', () => {
    const taken = withChanged(play(game, '', '4, move, 6'), 4, (ship) => (ship.empireId = 1));
    expect(seen(play(taken))).toEqual([[2, '10-10-10/3', 2]]);
    // wherever it is by then
    expect(seen(play(taken, '4, move, 10\n3, move, 8'))).toEqual([[2, '10-10-10/3', 2]]);
    // whose it was sees neither it nor the other ship any more
    expect(seen(play(taken), 2)).toEqual([
      [1, '10-10-10/3', 2],
      [3, '10-10-10/6', 1],
    ]);
  });

  it('phase 21: an independent colony is seen like any other', () => {
    const free = change(withHolding(game, { ...SHIP, empireId: null, planetId: 2 }), ({ holdings }) => {
      for (const holding of holdings) if (holding.id === 5) holding.kind = 'enclosed';
    });
    expect(viewOf(play(free)).sightings.at(-1)).toMatchObject({ id: 5, kind: 'enclosed', empire: null });
    expect(viewOf(play(free)).contacts).toEqual([{ id: 2, name: 'Empire 2' }]);
  });
});

describe('phase 21: contacts', () => {
  /** Three empires whose colonies are 1 to 3; nobody has met, and a ship of the second is at star 2. */
  const strangers = change(
    withHolding(gameOnMap(MAP, { players: 3 }), {
      ...SHIP,
      empireId: 2,
      starId: 2,
      orbit: 11,
      planetId: null,
    }),
    ({ holdings, knowledge }) => {
      for (const holding of holdings) {
        if (holding.id === 1) Object.assign(holding, { orbit: 5, planetId: null });
        if (holding.id === 3) Object.assign(holding, { starId: 2, orbit: 11, planetId: null });
      }
      for (const known of knowledge) Object.assign(known, { contacts: [], sightings: [] });
    },
  );
  const contacts = (of: SmallGame): number[][] =>
    [1, 2, 3].map((seat) => viewOf(of, seat).contacts.map(({ id }) => id));

  it('phase 21: empires that meet know each other; others do not hear of it', () => {
    expect(contacts(strangers)).toEqual([[], [], []]);
    expect(contacts(play(strangers))).toEqual([[], [3], [2]]);
  });

  it('phase 21: they know each other from then on', () => {
    const parted = change(play(strangers), ({ holdings }) => {
      for (const holding of holdings) if (holding.id === 3) holding.orbit = 4;
    });
    expect(contacts(play(parted))).toEqual([[], [3], [2]]);
  });
});

describe('phase 21: deposits', () => {
  const mines = [{ techLevel: 1, units: 20, resource: 'FUEL' as const, deposit: 2 }];
  const miners = gameOnMap(MAP, { players: 2, colony: { mines } });
  const fuelOf = (of: SmallGame, seat: number): unknown =>
    viewOf(of, seat).surveys[0]?.deposits.find(({ number }) => number === 2);

  it('phase 21: of what it mines an empire knows what is left: 100,000 less 2 × 100 a quarter', () => {
    expect(holdingIn(miners, 1).mines).toEqual(holdingIn(miners, 2).mines);
    expect(fuelOf(play(miners), 1)).toEqual({
      number: 2, resource: 'FUEL', turn: 1, isExact: true, quantity: 99_800, yieldPercent: 20,
    }); // prettier-ignore
    expect(fuelOf(playQuarters(miners, 3), 1)).toMatchObject({ turn: 3, quantity: 99_400 });
  });

  it('phase 21: without a mine of its own there it knows no more than before', () => {
    const idle = withChanged(miners, 1, (colony) => (colony.mines = []));
    expect(fuelOf(playQuarters(idle, 3), 1)).toMatchObject({ turn: 0, quantity: 100_000 });
    expect(fuelOf(playQuarters(idle, 3), 2)).toMatchObject({ turn: 3, quantity: 99_700 });
  });
});

describe('phase 21: planets', () => {
  it('phase 21: the planet where it is an empire has seen this turn; what it left it saw when it left', () => {
    const dates = (of: SmallGame): unknown[] =>
      viewOf(of).planets.map(({ planet, seen: turn }) => [planet, turn]);
    const stayed = play(game);
    expect(dates(stayed)).toEqual([
      ['10-10-10/3', 1],
      ['10-10-10/6', 1],
    ]);
    expect(dates(play(play(stayed, '3, move, 8')))).toEqual([
      ['10-10-10/3', 3],
      ['10-10-10/6', 1],
    ]);
  });

  it('phase 19: who controls a planet, and its name, is known only there', () => {
    const colony = crewed({ kind: 'enclosed', empireId: 2, starId: 1, orbit: 6, planetId: 2 });
    const ruled = change(withHolding(game, colony), (state) => {
      state.controls = [{ planetId: 2, empireId: 2, permitted: [] }];
      state.planetNames = [{ planetId: 2, name: 'Goldball' }];
    });
    const planet = (of: SmallGame, seat: number): unknown =>
      viewOf(of, seat).planets.find(({ planet: label }) => label === '10-10-10/6');
    expect(planet(play(ruled), 1)).toMatchObject({ name: 'Goldball', controller: 2 });
    expect(planet(play(play(ruled), '3, move, 8'), 1)).toMatchObject({
      name: null,
      controller: null,
      seen: 1,
    });
  });
});

it('architecture 6: what is known survives the codec', () => {
  const met = play(game, '3, move, 10-10-11', '4, move, 6');
  expect(empyrean.codec.decode(empyrean.codec.encode(met.state)).knowledge).toEqual(met.state.knowledge);
});
