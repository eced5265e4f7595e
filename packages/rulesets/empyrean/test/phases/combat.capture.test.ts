import { ratio } from '@ec/prng';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Holding } from '../../src/holding.js';
import {
  change,
  crewed,
  holdingIn,
  otherPlanet,
  outcomes,
  people,
  play,
  stored,
  withChanged,
  withHolding,
  type SmallGame,
} from '../small-game.js';
import {
  enclosed,
  events,
  lineOf,
  MISSILES,
  peopleIn,
  rowOf,
  warGame,
  withFigures,
  withSoldiers,
} from '../war-game.js';

/** Colonies 1 and 2 of empires 1 and 2, with 50 soldiers each, of which ten transports take 30 across. */
const game = enclosed(warGame(), 1);
/** The same where five defend colony 2: 30 to 5 is 6 to 1. */
const weak = withSoldiers(game, 2, 5);

describe('phase 3, E-42: capture', () => {
  /** Colony 2 with 41 rebels among its 100 unskilled workers, at technology level 3, and with spies at work. */
  const fort = withChanged(weak, 2, (colony) => {
    colony.techLevel = 3;
    colony.rebels = people({ USK: 41 });
    colony.spies = [{ task: 'checkForSpies', targetId: null, units: 10 }];
  });
  let next: SmallGame;
  let captured: Holding;
  beforeEach(() => {
    next = play(fort, '1, invade, 2, 100%');
    captured = holdingIn(next, 2);
  });

  it('the owner changes, and the home world of its people does not', () => {
    expect(captured).toMatchObject({ empireId: 1, raceId: holdingIn(game, 2).raceId, kind: 'open' });
  });

  it('half of the loyal turn rebel, and half of the rebels loyal', () => {
    // five soldiers surrendered and are unemployables: 55 loyal, of which 27 turn; of 59 loyal workers 29 turn and of 41
    // rebels 20 turn back: 29 + 21; of 100 professionals 50, of 10 spies and construction workers 5 each
    // and eight are born
    expect(captured.population).toEqual(people({ UEM: 63, USK: 100, PRO: 100, SLD: 30, SPY: 10, CNW: 10 }));
    expect(captured.rebels).toEqual(people({ UEM: 27, USK: 50, PRO: 50, SPY: 5, CNW: 5 }));
  });

  it('the garrison moves in, loyal: 30 of 50 soldiers', () => {
    expect([peopleIn(next, 'SLD', 1), peopleIn(next, 'SLD', 2), captured.rebels.SLD]).toEqual([20, 30, 0]);
    expect(rowOf(next, 1, 'SLD')).toMatchObject({ opening: 50, sent: 30, lost: 0 });
    expect(rowOf(next, 2, 'SLD')).toMatchObject({ opening: 5, used: 5, received: 30 });
    expect(rowOf(next, 2, 'UEM')).toMatchObject({ opening: 50, received: 5 });
  });

  it('the transports come home, and the tasks of its spies end', () => {
    expect([stored(next, 'TPT-1', 1), stored(next, 'TPT-1', 2)]).toEqual([10, 10]);
    expect(captured.spies).toEqual([]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 9],
  ])('technology level %i falls to %i', (before, after) => {
    const at = withChanged(weak, 2, (colony) => {
      colony.techLevel = before;
    });
    expect(holdingIn(play(at, '1, invade, 2, 100%'), 2).techLevel).toBe(after);
  });

  it('craft and weapons stay with the garrison', () => {
    // 12 soldiers in craft, the other 38 with weapons at 21 mass units each: 30 mass units of transports take one of them
    const armed = withFigures(game, 1, { stored: { 'ASC-1': 12, 'ASW-1': 40 } });
    const after = play(withSoldiers(armed, 2, 5), '1, invade, 2, 100%');
    expect([peopleIn(after, 'SLD', 2), stored(after, 'ASC-1', 2), stored(after, 'ASW-1', 2)]).toEqual([
      13, 12, 1,
    ]);
    expect([peopleIn(after, 'SLD', 1), stored(after, 'ASC-1', 1), stored(after, 'ASW-1', 1)]).toEqual([
      37, 0, 39,
    ]);
  });

  it('robots stay, too: one of 22 mass units finds room in transports for 30', () => {
    const robots = withFigures(withSoldiers(game, 1, 0), 1, { stored: { 'MTBT-1': 3 } });
    const alone = withChanged(robots, 2, (colony) => {
      colony.population = people({ UEM: 1 });
    });
    const after = play(alone, '1, invade, 2, 100%');
    expect(outcomes(after)).toMatchObject([{ code: 'captured' }]);
    expect([stored(after, 'MTBT-1', 1), stored(after, 'MTBT-1', 2)]).toEqual([2, 1]);
  });

  it('goods, groups and work in process go over with it', () => {
    const works = withChanged(weak, 2, (colony) => {
      colony.factories = [
        {
          id: 1,
          techLevel: 1,
          units: 4,
          product: { code: 'CNGD', techLevel: 0 },
          change: null,
          pipeline: [3, 2, 1],
        },
      ];
    });
    const after = play(works, '1, invade, 2, 100%');
    expect(stored(after, 'GOLD', 2)).toBe(1_000);
    expect(holdingIn(after, 2).factories).toEqual(holdingIn(play(works), 2).factories);
  });

  it('who traded at a station needs a new permission', () => {
    const station = withHolding(game, {
      kind: 'trade-station',
      empireId: 2,
      population: { PRO: 100 },
      assembled: { STU: 3_000, 'LFS-1': 500 },
      stored: { FUEL: 999, FOOD: 99, CNGD: 99 },
      traders: [
        { kind: 'empire', id: 1 },
        { kind: 'ship-or-colony', id: 2 },
      ],
    });
    const after = play(station, '1, invade, 3, 100%');
    expect(holdingIn(after, 3)).toMatchObject({ empireId: 1, traders: [] });
    expect(holdingIn(play(station), 3).traders).toHaveLength(2);
  });

  it('E-17: the orders that its former owner wrote for it are refused, those of the new one are not', () => {
    const both = play(weak, '1, invade, 2, 100%\n2, ration, 50%', '2, ration, 70%');
    expect(lineOf(both, 1, 2)).toMatchObject({ status: 'refused', code: 'not-yours' });
    expect(lineOf(both, 2, 1)).toMatchObject({ status: 'done' });
    expect(holdingIn(both, 2).ration).toEqual(ratio(1, 2));
  });

  it('E-28: spies sent out from it come back from their tasks', () => {
    const sent = withChanged(weak, 2, (colony) => {
      colony.spies = [{ task: 'inciteRebels', targetId: 1, units: 4 }];
    });
    const after = play(sent, '1, invade, 2, 100%');
    expect(events(after, 'spied')).toEqual([]);
    expect(holdingIn(after, 1).rebels).toEqual(people({}));
  });
});

describe('phase 3, E-32, E-42: a captured colony of another race', () => {
  /** Colony 2 with 200 workers on half rations, five soldiers, and nobody else. */
  const settled = (raceId: number): SmallGame =>
    withChanged(weak, 2, (colony) => {
      colony.population = people({ USK: 200, SLD: 5 });
      colony.ration = ratio(1, 2);
      colony.raceId = raceId;
    });
  const own = holdingIn(game).raceId;
  const other = otherPlanet(game, () => true);

  it.each([
    ['its captor’s race', own, 100],
    ['another race', other, 101],
  ])('%s: of 100 loyal workers half a percent turns rebel, or twice as many', (_, raceId, rebels) => {
    const next = play(settled(raceId), '1, invade, 2, 100%');
    expect(holdingIn(next, 2)).toMatchObject({ empireId: 1, raceId });
    expect(holdingIn(next, 2).rebels.USK).toBe(rebels);
  });
});

describe('phase 3, E-17 phase 19: control of the planet', () => {
  const controlled = (of: SmallGame): SmallGame =>
    change(of, (state) => {
      const planetId = holdingIn(of).planetId ?? 0;
      state.controls = [{ planetId, empireId: 2, permitted: [{ kind: 'empire', id: 1 }] }];
    });
  const controls = (of: SmallGame): number =>
    play(controlled(of), '1, invade, 2, 100%').state.controls.length;

  it('ends when the former owner has no colony there any more', () => {
    expect(controls(weak)).toBe(0);
  });

  it('a ship there does not hold it', () => {
    expect(controls(withHolding(weak, crewed({ kind: 'ship', empireId: 2 })))).toBe(0);
  });

  it('another colony does, in orbit as well', () => {
    expect(controls(withHolding(weak, crewed({ kind: 'orbiting', empireId: 2 })))).toBe(1);
  });

  it('a beaten invasion does not end it', () => {
    expect(controls(withSoldiers(weak, 2, 200))).toBe(1);
  });

  it('a colony that is destroyed holds nothing', () => {
    const rock = withHolding(withFigures(game, 1, MISSILES), {
      kind: 'enclosed',
      empireId: 2,
      stored: { METS: 1_000 },
    });
    const lone = change(controlled(rock), (state) => {
      state.holdings = state.holdings.filter(({ id }) => id !== 2);
    });
    expect(play(lone, '1, bombard, 3, 100%').state.controls).toEqual([]);
  });
});
