import { describe, expect, test } from 'vitest';
import { gatherIntelligence } from '../../src/conflict/gather-intelligence.js';
import { keepBlockades } from '../../src/conflict/keep-blockades.js';
import { moveFleets } from '../../src/conflict/move-fleets.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import type { Ec4xState } from '../../src/state.js';
import { addColony, addForce, arena, eventsOf } from './arena.js';

describe('X-62: blockades', () => {
  test('X-62: a blockade holds until the next turn and costs its owner 2 prestige', () => {
    const { state, work } = arena();
    const { colony } = addColony(state, 3, 2);
    addForce(state, 1, 3, [['DD']], { order: { kind: 'blockade', systemId: 3 } });
    state.turnWork.blockades = [3];
    keepBlockades(work);
    expect(colony.isBlockaded).toBe(true);
    expect(houseOf(state, 2).prestige).toBe(48);
    expect(eventsOf(work.events, 'blockaded')).toEqual(
      [1, 2].map((seat) => ({ kind: 'blockaded', seats: [seat], systemId: 3 })),
    );
    keepBlockades(work);
    expect(colony.isBlockaded).toBe(false);
    expect(houseOf(state, 2).prestige).toBe(48);
  });

  test('X-62: of the Empire it costs nobody', () => {
    const { state, work } = arena();
    addColony(state, 3, 'empire');
    state.turnWork.blockades = [3];
    keepBlockades(work);
    expect(eventsOf(work.events, 'prestige')).toEqual([]);
  });
});

describe('X-66: sightings', () => {
  test('X-66: where it has a colony or fleet, or moved through, a House sees owner and visible foreign ships by class', () => {
    const { state, work } = arena();
    addColony(state, 1, 1);
    addColony(state, 2, 1);
    addColony(state, 3, 1);
    addColony(state, 5, 3);
    addForce(state, 1, 1, [['DD']], { order: { kind: 'move', systemId: 3 } });
    addForce(state, 2, 2, [['CL', 'DD', 'DD'], ['ET']]);
    addForce(state, 3, 2, [['RR']]).isHidden = true;
    moveFleets(work);
    gatherIntelligence(work);
    const { systems } = houseOf(state, 1).knowledge;
    expect(systems.map(({ systemId }) => systemId)).toEqual([1, 2, 3]);
    expect(systems[1]).toMatchObject({
      turn: 1,
      owner: 1,
      planet: null,
      ships: null,
      fleets: [
        {
          houseId: 2,
          ships: [
            { code: 'DD', count: 2 },
            { code: 'CL', count: 1 },
            { code: 'ET', count: 1 },
          ],
        },
      ],
    });
    expect(state.turnWork.visits).toEqual([]);
  });

  test('X-66: a colony sees what is over it, without any fleet of its House', () => {
    const { state, work } = arena();
    addColony(state, 3, 1);
    addForce(state, 2, 3, [['DD', 'DD']]);
    addForce(state, 3, 3, [['RR']]).isHidden = true;
    gatherIntelligence(work);
    expect(houseOf(state, 1).knowledge.systems).toMatchObject([
      { systemId: 3, turn: 1, owner: 1, fleets: [{ houseId: 2, ships: [{ code: 'DD', count: 2 }] }] },
    ]);
  });

  test('X-66: the last sighting keeps its turn', () => {
    const { state, work } = arena();
    const scout = addForce(state, 1, 2, [['SC']]);
    moveFleets(work);
    gatherIntelligence(work);
    scout.systemId = 3;
    state.turn = 2;
    moveFleets(work);
    gatherIntelligence(work);
    expect(houseOf(state, 1).knowledge.systems.map(({ systemId, turn }) => [systemId, turn])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('X-66: spies', () => {
  test('X-66: of a planet: PU, IU, ground units, shield, docks, fighters, Starbases and projects without their numbers', () => {
    const { state, work } = arena();
    const { colony } = addColony(state, 3, 2, { pu: 77e6, iu: 5, shield: 2, fighters: [1, 0] });
    colony.starbases = [{ wep: 0, state: 'crippled' }];
    colony.projects = [
      {
        id: 8,
        facility: 'SY',
        docks: 4,
        turns: 2,
        paid: 9,
        kind: 'ships',
        code: 'DD',
        count: 4,
        wep: 1,
        level: 0,
        fleetId: 6,
      },
    ];
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spyPlanet', systemId: 3 } });
    gatherIntelligence(work);
    expect(houseOf(state, 1).knowledge.systems[0]?.planet).toEqual({
      turn: 1,
      pu: 77e6,
      iu: 5,
      ground: colony.ground,
      shield: 2,
      facilities: { SP: 0, SY: 0 },
      fighters: 2,
      starbases: 1,
      projects: [{ kind: 'ships', code: 'DD', count: 4, turns: 2 }],
    });
    expect(houseOf(state, 1).prestige).toBe(51);
    expect(eventsOf(work.events, 'spied')).toMatchObject([{ seats: [1], systemId: 3, result: 'spyPlanet' }]);
  });

  test('X-66: of projects what they make or repair and how many, whatever it is', () => {
    const { state, work } = arena();
    const base = { facility: null, docks: 0, paid: 9 };
    const { squadrons } = addForce(state, 2, 3, [['CL', 'DD', 'DD']]);
    const [squadron] = squadrons;
    if (!squadron) throw new Error('expected a squadron');
    houseOf(state, 2).fleets = [];
    addColony(state, 3, 2, {
      projects: [
        { ...base, id: 1, turns: 2, kind: 'fighters', count: 3, wep: 1 },
        { ...base, id: 2, turns: 5, kind: 'starbases', count: 1, wep: 0 },
        { ...base, id: 3, turns: 1, kind: 'starbaseRepair', weps: [0, 2] },
        { ...base, id: 4, turns: 17, kind: 'shield', level: 2 },
        { ...base, id: 5, turns: 3, kind: 'terraforming', planetClass: 'lush' },
        {
          ...base,
          id: 6,
          turns: 1,
          kind: 'squadronRepair',
          fleet: { id: 1, name: '', roe: 6, isBarred: false },
          squadron,
        },
        { ...base, id: 7, turns: 1, kind: 'groundRepair', code: 'AA', count: 4 },
      ],
    });
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spyPlanet', systemId: 3 } });
    gatherIntelligence(work);
    expect(houseOf(state, 1).knowledge.systems[0]?.planet?.projects).toEqual([
      { kind: 'fighters', turns: 2, code: 'FS', count: 3 },
      { kind: 'starbases', turns: 5, code: 'SB', count: 1 },
      { kind: 'starbaseRepair', turns: 1, code: 'SB', count: 2 },
      { kind: 'shield', turns: 17, code: 'PS', count: 1 },
      { kind: 'terraforming', turns: 3, code: null, count: 1 },
      { kind: 'squadronRepair', turns: 1, code: 'CL', count: 3 },
      { kind: 'groundRepair', turns: 1, code: 'AA', count: 4 },
    ]);
  });

  test('X-66: what spies told keeps its turn, when the system is seen again without them', () => {
    const { state, work } = arena();
    addColony(state, 3, 2, { pu: 42e6 });
    addForce(state, 2, 3, [['DD']]);
    const house = houseOf(state, 1);
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spyPlanet', systemId: 3 } });
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 } });
    gatherIntelligence(work);
    for (const fleet of house.fleets) fleet.order = { kind: 'hold', systemId: null, fleetId: null };
    addColony(state, 3, 2, { pu: 50e6 });
    houseOf(state, 2).fleets = [];
    state.turn = 2;
    moveFleets(work);
    gatherIntelligence(work);
    expect(house.knowledge.systems).toMatchObject([
      {
        systemId: 3,
        turn: 2,
        fleets: [],
        planet: { turn: 1, pu: 42e6 },
        ships: { turn: 1, fleets: [{ houseId: 2 }] },
      },
    ]);
  });

  test('X-66: of a hacked Starbase the books; +2 prestige', () => {
    const { state, work } = arena();
    addColony(state, 3, 2, { starbases: [{ wep: 0, state: 'crippled' }] });
    addColony(state, 5, 2);
    addForce(state, 1, 3, [['SC']], { order: { kind: 'hack', systemId: 3 } });
    gatherIntelligence(work);
    const other = houseOf(state, 2);
    expect(houseOf(state, 1).knowledge.books).toEqual([
      {
        houseId: 2,
        turn: 1,
        treasury: 210_000,
        gcp: other.gcp,
        tax: 50,
        levels: other.research.levels,
        points: other.research.points,
        colonies: [3, 5],
      },
    ]);
    expect(houseOf(state, 1).prestige).toBe(52);
  });

  test('X-66: new books of a House take the place of its old ones, and leave those of others', () => {
    const { state, work } = arena();
    for (const [systemId, owner] of [
      [3, 3],
      [4, 2],
    ] as const) {
      addColony(state, systemId, owner, { starbases: [{ wep: 0, state: 'undamaged' }] });
      addForce(state, 1, systemId, [['SC']], { order: { kind: 'hack', systemId } });
    }
    gatherIntelligence(work);
    houseOf(state, 1).fleets = houseOf(state, 1).fleets.filter(({ systemId }) => systemId === 4);
    state.turn = 2;
    houseOf(state, 2).treasury = 99_000;
    gatherIntelligence(work);
    expect(
      houseOf(state, 1).knowledge.books.map(({ houseId, turn, treasury }) => [houseId, turn, treasury]),
    ).toEqual([
      [2, 2, 99_000],
      [3, 1, 210_000],
    ]);
  });

  test('X-66: the Empire has no books', () => {
    const { state, work } = arena();
    addColony(state, 3, 'empire', { starbases: [{ wep: 0, state: 'undamaged' }] });
    const hacker = addForce(state, 1, 3, [['SC']], { order: { kind: 'hack', systemId: 3 } });
    gatherIntelligence(work);
    expect(hacker.order.kind).toBe('hold');
    expect(houseOf(state, 1).prestige).toBe(50);
  });

  test('X-66: of ships: squadrons, levels, states, cargo, orders, without numbers, and not those hidden', () => {
    const { state, work } = arena();
    addForce(state, 2, 3, [['CV', 'DD'], ['TT']], {
      state: 'crippled',
      fighters: [0],
      order: { kind: 'patrol', systemId: 3 },
    });
    addForce(state, 3, 3, [['RR']]).isHidden = true;
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 } });
    gatherIntelligence(work);
    const ship = { wep: 0, level: 0, load: 0, fighters: [] };
    expect(houseOf(state, 1).knowledge.systems[0]?.ships).toEqual({
      turn: 1,
      fleets: [
        {
          houseId: 2,
          order: { kind: 'patrol', systemId: 3 },
          squadrons: [
            {
              state: 'crippled',
              ships: [
                { ...ship, code: 'CV', fighters: [0] },
                { ...ship, code: 'DD' },
              ],
            },
            { state: 'crippled', ships: [{ ...ship, code: 'TT', load: 1 }] },
          ],
        },
      ],
    });
  });

  test('section 13: a result brings prestige once a year for each system', () => {
    const { state, work } = arena();
    addColony(state, 3, 2);
    addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 } });
    for (const turn of [1, 2, 13, 14]) {
      state.turn = turn;
      gatherIntelligence(work);
    }
    expect(houseOf(state, 1).prestige).toBe(52);
    expect(houseOf(state, 1).knowledge.spied.map(({ year }) => year)).toEqual([2001, 2002]);
  });

  test.each([
    ['no colony and no fleet', () => undefined, 50],
    ['its own colony', (state) => void addColony(state, 3, 1), 50],
    ['a foreign colony', (state) => void addColony(state, 3, 2), 51],
    ['a foreign fleet', (state) => void addForce(state, 2, 3, [['DD']]), 51],
  ] satisfies [string, (state: Ec4xState) => void, number][])(
    'seed 9.3, section 13: spying on a system with %s',
    (_, give, prestige) => {
      const { state, work } = arena();
      give(state);
      addForce(state, 1, 3, [['SC']], { order: { kind: 'spySystem', systemId: 3 } });
      gatherIntelligence(work);
      expect(eventsOf(work.events, 'spied')).toHaveLength(1);
      expect(houseOf(state, 1).prestige).toBe(prestige);
    },
  );

  test('X-43: with no Starbase left to hack, or in transit, there is no result', () => {
    const { state, work } = arena();
    addColony(state, 3, 2);
    const hacker = addForce(state, 1, 3, [['SC']], { order: { kind: 'hack', systemId: 3 } });
    const under = addForce(state, 1, 2, [['SC']], { order: { kind: 'spyPlanet', systemId: 3 } });
    gatherIntelligence(work);
    expect([hacker.order.kind, under.order.kind]).toEqual(['hold', 'spyPlanet']);
    expect(houseOf(state, 1).knowledge.books).toEqual([]);
    expect(eventsOf(work.events, 'spied')).toEqual([]);
    expect(systemOf(state, 3).colony?.owner).toBe(2);
  });
});
