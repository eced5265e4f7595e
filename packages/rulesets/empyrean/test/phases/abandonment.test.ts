import { headCount } from '@ec/economy';
import { renderText } from '@ec/reports';
import { turnReportOf } from '@ec/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Holding } from '../../src/holding.js';
import { expectClosedBooks, expectHeadsToBalance, expectSound } from '../books.js';
import { empyrean } from '../../src/ruleset.js';
import {
  change,
  crewed,
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  people,
  play,
  smallGame,
  stored,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import { viewOf } from '../star-map.js';
import {
  enclosed,
  events,
  idsOf,
  MISSILES,
  NO_CHANCE,
  peopleIn,
  rowOf,
  warGame,
  withFigures,
  withSoldiers,
} from '../war-game.js';

/** Colonies 1 and 2 of empires 1 and 2 on one planet. */
const game = smallGame({ players: 2 });
/** A ship of empire 1 in which nobody lives, with room and air for 100 people and goods. */
const WRECK: NewHolding = {
  kind: 'ship',
  name: 'Mary Celeste',
  assembled: { STU: 100_000, 'LFS-1': 100 },
  stored: { GOLD: 2_500, FUEL: 100, FOOD: 50 },
};
/** The game with ship 3, which is abandoned. */
const drifting = play(withHolding(game, WRECK));

describe('E-43: a ship or colony in which nobody lives is abandoned', () => {
  it('a colony of one person and one light structural unit that dies controls nothing', () => {
    const planetId = otherPlanet(game, () => true);
    const lone = change(
      withHolding(game, { kind: 'enclosed', planetId, population: { UEM: 1 }, assembled: { LSTU: 1 } }),
      (state) => {
        state.controls = [{ planetId, empireId: 1, permitted: [] }];
      },
    );
    const next = play(lone);
    expect(holdingIn(next, 3)).toMatchObject({ empireId: null, population: people({}) });
    expect(next.state.controls).toEqual([]);
    expect(events(next, 'abandoned')).toMatchObject([
      { seats: [1], holdingId: 3, of: { kind: holdingIn(lone, 3).kind, name: null } },
    ]);
  });

  it('a ship whose crew has died in the turn does not jump: you have no ship', () => {
    const doomed = withHolding(game, {
      kind: 'ship',
      population: { PRO: 10 },
      assembled: { STU: 15_000, 'HEN-1': 10 },
      stored: { FUEL: 1_000, FOOD: 60, CNGD: 100 },
    });
    expect(outcomeOf(doomed, '3, move, 9')).toMatchObject({ status: 'refused', code: 'not-yours' });
    const next = play(doomed, '3, move, 9');
    expect([holdingIn(next, 3).orbit, stored(next, 'FUEL', 3)]).toEqual([holdingIn(game).orbit, 1_000]);
  });

  it('it keeps its goods and units, and uses none: life support, sensors and craft burn no fuel', () => {
    const wreck = {
      ...WRECK,
      assembled: { ...WRECK.assembled, 'SEN-1': 9 },
      stored: { FUEL: 100, 'ASC-1': 50 },
    };
    const left = play(withHolding(game, wreck));
    const later = play(play(left));
    expect(holdingIn(later, 3)).toEqual({ ...holdingIn(left, 3), quarter: holdingIn(later, 3).quarter });
    expect(holdingIn(later, 3).quarter.ledger).toEqual([]);
  });

  it('its owner reads so once, and others in the orbit see that it is abandoned', () => {
    const text = (of: SmallGame, seat: number): string => renderText(turnReportOf(empyrean, of, seat));
    expect(text(drifting, 1)).toMatch(
      /ship 3 "Mary Celeste" at \S+ +abandoned: nobody lives there any longer/,
    );
    expect(text(drifting, 2)).not.toContain('nobody lives there any longer');
    expect(text(play(drifting), 1)).not.toContain('nobody lives there any longer');
    for (const seat of [1, 2])
      expect(viewOf(drifting, seat).sightings).toContainEqual(
        expect.objectContaining({ id: 3, empire: null, isAbandoned: true }),
      );
  });

  it('an empire without living people is out', () => {
    const dying = withChanged(game, 1, (colony) => {
      colony.population = people({ UEM: 1 });
      colony.stored = [];
    });
    const next = play(dying);
    expect(empyrean.seats(next.state).map(({ isOut }) => isOut)).toEqual([true, false]);
  });

  it('it fires at nobody, and falls to whoever lands', () => {
    const wreck = withHolding(smallGame({ players: 2, parameters: NO_CHANCE }), {
      ...WRECK,
      kind: 'enclosed',
    });
    const armed = withFigures(play(wreck), 3, MISSILES);
    const bombed = play(withFigures(armed, 2, MISSILES), '', '2, bombard, 3, 100%');
    expect([stored(bombed, 'MSS-1', 2), stored(bombed, 'MSS-1', 3)]).toEqual([0, 10]);
    const taken = play(withFigures(armed, 2, { stored: { 'TPT-1': 10 } }), '', '2, invade, 3, 40%');
    expect(holdingIn(taken, 3)).toMatchObject({ empireId: 2, population: people({ SLD: 20 }) });
    expect(stored(taken, 'MSS-1', 3)).toBe(10);
  });
});

describe('E-43: goods are fetched from it by the transports of those who take them', () => {
  it('2,000 gold by ten TPT-1, for a unit of fuel of theirs', () => {
    const next = play(drifting, '', '3, transfer, 2,000 gold, 2');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect([stored(next, 'GOLD', 2), stored(next, 'GOLD', 3)]).toEqual([3_000, 500]);
    expect([rowOf(next, 2, 'FUEL')?.used, stored(next, 'FUEL', 3)]).toEqual([1, 100]);
  });

  it('its fuel, too, all of it: the transports burn less than a whole unit of their own for 100', () => {
    const next = play(drifting, '3, transfer, 100 fuel, 1');
    expect([stored(next, 'FUEL', 3), stored(next, 'FUEL')]).toEqual([0, stored(drifting, 'FUEL') + 100]);
  });

  it.each([
    ['no-transports', 'without transports', withFigures(drifting, 1, { stored: { 'TPT-1': 0 } }), 1],
    ['not-yours', 'to another’s', drifting, 2],
    [
      'not-yours',
      'to a ship that is elsewhere',
      withHolding(drifting, crewed({ kind: 'ship', planetId: otherPlanet(game, () => true) })),
      4,
    ],
    [
      'not-yours',
      'from an independent colony',
      withFigures(drifting, 3, { population: { UEM: 1 }, stored: { FOOD: 9 } }),
      1,
    ],
  ] as const)('refused, %s: %s', (code, _, at, receiver) => {
    expectRefused(at, `3, transfer, 400 gold, ${receiver}`, code);
  });

  it('nobody gives it orders otherwise, nor teaches it', () => {
    expectRefused(drifting, '3, name, "Mine"', 'not-yours');
    expectRefused(drifting, '3, transfer, TL-1, 1', 'not-yours');
  });
});

describe('E-43: who moves in owns it', () => {
  it('twenty people make ship 3 theirs, with the wages of the rulebook', () => {
    const next = play(drifting, '', '2, transfer, 20 professionals, 3');
    expect(holdingIn(next, 3)).toMatchObject({
      empireId: 2,
      raceId: holdingIn(game, 2).raceId,
      population: people({ PRO: 20 }),
    });
    expect(events(next, 'occupied')).toMatchObject([{ seats: [2], holdingId: 3 }]);
    expect(viewOf(next, 2).changes).toMatchObject([{ change: 'occupied', id: 3, name: 'Mary Celeste' }]);
  });

  it('no more than it has air for: 100 of 101 were to come', () => {
    const crowd = withFigures(drifting, 2, { population: { UEM: 200 } });
    const result = outcomeOf(crowd, '2, transfer, 101 unemployables, 3', 2);
    expect(result).toMatchObject({ status: 'partly', code: 'no-life-support' });
    expect(result.reason).toMatch(/^100 of 101: /);
  });

  it('the first of two empires: the other finds it taken', () => {
    const next = play(drifting, '1, transfer, 9 professionals, 3', '2, transfer, 9 professionals, 3');
    const codes = outcomes(next).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['done', 'not-here']);
    expect(holdingIn(next, 3).empireId).toBe(codes[0] === 'done' ? 1 : 2);
  });

  it('a colony on a planet that another controls takes a permission, a ship does not', () => {
    const ruled = change(withHolding(game, { ...WRECK, kind: 'orbiting' }), (state) => {
      const planetId = state.homeWorlds[0] ?? 0;
      state.controls = [{ planetId, empireId: 2, permitted: [] }];
    });
    const orbiting = play(ruled);
    expect(holdingIn(orbiting, 3).empireId).toBeNull();
    expectRefused(orbiting, '1, transfer, 9 professionals, 3', 'no-permission');
    expect(outcomeOf(orbiting, '2, transfer, 9 professionals, 3', 2)).toMatchObject({ status: 'done' });
    const wreck = withChanged(orbiting, 3, (holding) => {
      holding.kind = 'ship';
    });
    expect(outcomeOf(wreck, '1, transfer, 9 professionals, 3')).toMatchObject({ status: 'done' });
  });

  it('E-45: an open colony is joined to the one that they have there', () => {
    const ruin = { stored: { GOLD: 500 }, assembled: { STU: 10_000 }, techLevel: 3 };
    const ghost = play(withHolding(game, { kind: 'open', ...ruin }));
    const next = play(ghost, '', '2, transfer, 9 professionals, 3');
    expect(idsOf(next)).toEqual([1, 2]);
    expect([stored(next, 'GOLD', 2), peopleIn(next, 'PRO', 2), holdingIn(next, 2).techLevel]).toEqual([
      1_500, 100, 3,
    ]);
    expect(viewOf(next, 2).changes.map((known) => known.change)).toEqual(['occupied', 'joined']);
    expectClosedBooks(ghost, next);
  });
});

describe('E-43, phase 19: control takes people', () => {
  const label = viewOf(game).empire.homeWorld;
  /** Colony 1 with so many people in all, where control takes 1,000. */
  const peopled = (heads: number): SmallGame =>
    withFigures(smallGame({ parameters: { 'control.people': 1_000 } }), 1, {
      // 50 of 100 each are professionals and soldiers, spies and construction workers count twice
      population: { UEM: heads - 290, USK: 100 },
      stored: { FOOD: 99_999 },
    });

  it.each([
    [999, 'refused'],
    [1_000, 'done'],
  ])('with %i population units: %s', (heads, status) => {
    const start = peopled(heads);
    expect(headCount(holdingIn(start).population)).toBe(heads);
    const result = outcomeOf(start, `1, control, ${label}`);
    expect(result).toMatchObject({ status });
    if (status === 'refused') {
      expect(result).toMatchObject({
        code: 'too-few-people',
        reason: 'control takes a colony of 1,000 population units, yours has 999',
      });
    }
  });

  it('of one colony: the largest counts, and one in orbit with ten people takes nothing away', () => {
    const both = withHolding(peopled(1_000), {
      kind: 'orbiting',
      population: { PRO: 10 },
      assembled: { 'LFS-1': 10 },
      stored: { FUEL: 99, FOOD: 99, CNGD: 99 },
    });
    expect(outcomeOf(both, `1, control, ${label}`)).toMatchObject({ status: 'done' });
  });

  it('and is lost with them, which the report says', () => {
    const ruled = play(peopled(1_000), `1, control, ${label}`);
    const fewer = withFigures(ruled, 1, { population: { UEM: 1 } });
    const next = play(fewer);
    expect(next.state.controls).toEqual([]);
    expect(viewOf(next).changes).toEqual([{ change: 'uncontrolled', planet: label }]);
  });

  it('who loses control for want of people makes room: the claim of another in the same turn is done', () => {
    const two = smallGame({ players: 2, parameters: { 'control.people': 300 } });
    const ruled = change(withFigures(two, 1, { population: { UEM: 1 } }), (state) => {
      state.controls = [{ planetId: state.homeWorlds[0] ?? 0, empireId: 1, permitted: [] }];
    });
    const next = play(ruled, '', `2, control, ${label}`);
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(next.state.controls).toMatchObject([{ empireId: 2 }]);
  });
});

describe('E-45: one colony of each kind', () => {
  /** Colony 2, which five soldiers hold, has works and rebels; colony 1 has some of the same. */
  const rich = withChanged(withSoldiers(warGame(), 2, 5), 2, (colony) => {
    colony.techLevel = 4;
    colony.farms = [{ techLevel: 1, units: 40 }];
    colony.mines = [
      { id: 1, techLevel: 1, units: 7, depositId: 1 },
      { id: 2, techLevel: 1, units: 5, depositId: 2 },
    ];
    colony.factories = [
      {
        id: 1,
        techLevel: 1,
        units: 30,
        product: { code: 'CNGD', techLevel: 0 },
        change: null,
        pipeline: [9, 8, 7],
      },
      { id: 2, techLevel: 1, units: 20, product: null, change: null, pipeline: [0, 0, 0] },
    ];
  });
  const start = withChanged(rich, 1, (colony) => {
    colony.name = 'Home';
    colony.ration = { numerator: 3, denominator: 4 };
    colony.farms = [{ techLevel: 1, units: 2 }];
    colony.mines = [{ id: 1, techLevel: 1, units: 3, depositId: 1 }];
    colony.factories = [
      {
        id: 1,
        techLevel: 1,
        units: 10,
        product: { code: 'CNGD', techLevel: 0 },
        change: null,
        pipeline: [1, 2, 3],
      },
    ];
  });
  let next: SmallGame;
  let home: Holding;
  beforeEach(() => {
    next = play(start, '1, invade, 2, 100%');
    home = holdingIn(next);
  });

  it('a captured second colony is joined to the first: number, name and rates stay, and the higher level', () => {
    expect(idsOf(next)).toEqual([1]);
    // the captured one falls from 4 to 3
    expect(home).toMatchObject({
      empireId: 1,
      name: 'Home',
      techLevel: 3,
      ration: start.state.holdings[0]?.ration,
    });
    expect(events(next, 'joined')).toMatchObject([
      { seats: [1], holdingId: 1, joined: { id: 2, kind: 'open' } },
    ]);
    expect(outcomes(next)).toMatchObject([{ code: 'captured' }]);
  });

  it('people, rebels and goods are added up', () => {
    // 50 of colony 2, and the five soldiers who surrendered; 20 soldiers who stayed at home, and 30 who come with it
    expect(rowOf(next, 1, 'UEM')).toMatchObject({ opening: 50, received: 55 });
    expect(home.population.SLD).toBe(50);
    // half of the loyal of colony 2: of 55, 100, 100, 10 and 10
    expect(home.rebels).toEqual(people({ UEM: 27, USK: 50, PRO: 50, SPY: 5, CNW: 5 }));
    expect(stored(next, 'GOLD')).toBe(2_000);
    expect(rowOf(next, 1, 'GOLD')).toMatchObject({ opening: 1_000, received: 1_000 });
  });

  it('groups that do the same are one, with their work in process; the others follow', () => {
    expect(home.farms).toEqual([{ techLevel: 1, units: 42 }]);
    expect(home.mines).toEqual([
      { id: 1, techLevel: 1, units: 10, depositId: 1 },
      { id: 2, techLevel: 1, units: 5, depositId: 2 },
    ]);
    expect(home.factories.map(({ id, units, product }) => [id, units, product?.code])).toEqual([
      [1, 40, 'CNGD'],
      [2, 20, undefined],
    ]);
    const before = play(start);
    const pipelines = [1, 2].map((id) => holdingIn(before, id).factories[0]?.pipeline ?? [0, 0, 0]);
    expect(home.factories[0]?.pipeline).toEqual(
      [0, 1, 2].map((i) => (pipelines[0]?.[i] ?? 0) + (pipelines[1]?.[i] ?? 0)),
    );
  });

  it('nothing comes or goes by it: books close, heads balance, and the state is sound', () => {
    expectClosedBooks(start, next);
    expectHeadsToBalance(start, next);
    expectSound(next);
  });

  it('what does not fit stays: a structure that is too small loses nothing', () => {
    const small = withFigures(start, 2, { assembled: { STU: 0 } });
    const crammed = play(small, '1, invade, 2, 100%');
    expect(stored(crammed, 'GOLD')).toBe(2_000);
    expectClosedBooks(small, crammed);
  });

  it('a colony of another kind stays what it is, and so does a ship', () => {
    expect(idsOf(play(enclosed(start, 1), '1, invade, 2, 100%'))).toEqual([1, 2]);
    const ships = withHolding(
      withHolding(withSoldiers(warGame(), 2, 0), crewed({ kind: 'ship' })),
      crewed({ kind: 'ship', empireId: 2 }),
    );
    const taken = play(ships, '1, invade, 4, 100%');
    expect([idsOf(taken), holdingIn(taken, 4).empireId]).toEqual([[1, 2, 3, 4], 1]);
  });

  it('an order of the colony that was joined is refused, and one against it, too', () => {
    const three = warGame({ players: 3 });
    const later = play(
      withSoldiers(three, 2, 5),
      '1, invade, 2, 100%',
      '2, pay, 1, soldiers',
      '3, transfer, 10 gold, 2',
    );
    const codeOf = (of: number): unknown => outcomes(later).find(({ seat }) => seat === of)?.code;
    expect([2, 3].map(codeOf)).toEqual(['not-yours', 'not-here']);
  });
});
