import { beforeEach, describe, expect, it } from 'vitest';
import type { Holding } from '../../src/holding.js';
import {
  crewed,
  assembled,
  holdingIn,
  outcomes,
  people,
  play,
  stored,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
  newIn,
} from '../small-game.js';
import { events, idsOf, MISSILES, NO_CHANCE, peopleIn, rowOf, warGame, withFigures } from '../war-game.js';

/** Colonies 1 and 2 of empires 1 and 2. */
const game = warGame();

describe('phase 3, E-39: damage', () => {
  /** Colony 3 of empire 2, without people, which ten missiles of colony 1 hit for 1,000 mass units. */
  const bombed = (target: Partial<NewHolding>): SmallGame =>
    play(
      withHolding(withFigures(game, 1, MISSILES), { kind: 'enclosed', empireId: 2, ...target }),
      '1, bombard, 3, 100%',
    );

  it('falls on everything in proportion to mass: 1,000 of 8,000 mass units', () => {
    const next = bombed({ stored: { METS: 4_000 }, assembled: { STU: 8_000 } });
    expect([stored(next, 'METS', 3), assembled(next, 'STU', 3)]).toEqual([3_500, 7_000]);
    expect(rowOf(next, 3, 'METS')).toMatchObject({ opening: 4_000, lost: 500 });
    expect(rowOf(next, 3, 'STU')).toMatchObject({ place: 'assembled', opening: 8_000, lost: 1_000 });
  });

  it('75 % fall on weapons: 30 of 40 launchers of 25; the rest of 250 on 8,000 others', () => {
    const next = bombed({ stored: { METS: 4_000 }, assembled: { STU: 8_000, 'MSL-1': 40 } });
    expect([assembled(next, 'MSL-1', 3), assembled(next, 'STU', 3), stored(next, 'METS', 3)]).toEqual([
      10, 7_750, 3_875,
    ]);
  });

  it('E-38: shields stop 200 of 1,000; both ledgers have the fuel that weapons and shields burnt', () => {
    const ship = crewed({ kind: 'ship', assembled: { 'EWP-1': 100 }, stored: { FUEL: 400 } });
    // 100 weapons fire for a round on 400 fuel, at distance 1: 100 × 10, less 20 shields × 10
    const orbiting = crewed({
      kind: 'orbiting',
      empireId: 2,
      stored: { METS: 4_000, FUEL: 200 },
      assembled: { 'ESH-1': 20 },
    });
    const shielded = withHolding(withHolding(warGame({ parameters: NO_CHANCE }), ship), orbiting);
    const next = play(shielded, '3, bombard, 4, 100%');
    const [battle] = events(next, 'battle');
    expect(battle?.engagement.rounds[0]?.volleys[0]).toMatchObject({
      beams: 100,
      shields: 20,
      beamDamage: 800,
    });
    // and a unit each for life support
    expect(rowOf(next, 3, 'FUEL')).toMatchObject({ opening: 402, used: 401 });
    expect(rowOf(next, 4, 'FUEL')).toMatchObject({ opening: 202, used: 201, lost: 0 });
  });

  it('groups lose alike: a quarter of every one', () => {
    const next = bombed({
      // factories of 14, mines of 12, farms of 7 mass units: 1,400 + 1,200 + 1,400 is 4,000
      factories: [60, 40].map((units, i): Holding['factories'][number] => ({
        id: i + 1,
        techLevel: 1,
        units,
        product: null,
        change: null,
        pipeline: [8, 4, 2],
      })),
      mines: [80, 20].map((units, i): Holding['mines'][number] => ({
        id: i + 1,
        techLevel: 1,
        units,
        depositId: i + 1,
      })),
      farms: [{ techLevel: 1, units: 200 }],
    });
    const { factories, mines, farms } = holdingIn(next, 3);
    expect(factories.map(({ units }) => units)).toEqual([45, 30]);
    expect(mines.map(({ units }) => units)).toEqual([60, 15]);
    expect(farms).toEqual([{ techLevel: 1, units: 150 }]);
    expect(rowOf(next, 3, 'FCT')).toMatchObject({ place: 'assembled', opening: 100, lost: 25 });
    expect(rowOf(next, 3, 'MIN')).toMatchObject({ place: 'assembled', opening: 100, lost: 25 });
    expect(rowOf(next, 3, 'FRM')).toMatchObject({ place: 'assembled', opening: 200, lost: 50 });
  });

  it('work in process is not lost with the factories', () => {
    const product = { code: 'CNGD', techLevel: 0 } as const;
    const next = bombed({
      stored: { METS: 600 },
      factories: [{ id: 1, techLevel: 1, units: 100, product, change: null, pipeline: [8, 4, 2] }],
    });
    expect(holdingIn(next, 3).factories).toMatchObject([{ units: 50, pipeline: [8, 4, 2] }]);
  });

  it('of technology levels each loses its share: 1,000 of 2,000 mass units', () => {
    const next = bombed({ assembled: { 'LFS-1': 50, 'LFS-2': 50 }, stored: { METS: 800 } });
    expect([assembled(next, 'LFS-1', 3), assembled(next, 'LFS-2', 3), stored(next, 'METS', 3)]).toEqual([
      25, 25, 400,
    ]);
  });

  it('people die, rebels alike, and spies lose their tasks', () => {
    // 700 heads, food of 1,056, goods of 144 and 100 metallics: half of 2,000 mass units, so half of all
    const next = bombed({
      kind: 'open',
      population: { PRO: 400, SLD: 100, SPY: 100 },
      rebels: { PRO: 100, SPY: 20 },
      spies: [
        { task: 'checkRebels', targetId: null, units: 30 },
        { task: 'checkForSpies', targetId: null, units: 50 },
      ],
      stored: { FOOD: 176, CNGD: 240, METS: 100 },
    });
    // eight are born; 50 spies are left and keep 30 + 20 tasks; then the ten rebels among them lose theirs
    expect(holdingIn(next, 3)).toMatchObject({
      population: people({ UEM: 8, PRO: 200, SLD: 50, SPY: 50 }),
      rebels: people({ PRO: 50, SPY: 10 }),
      spies: [
        { task: 'checkRebels', units: 30 },
        { task: 'checkForSpies', units: 10 },
      ],
    });
    expect(rowOf(next, 3, 'PRO')).toMatchObject({ opening: 400, lost: 200 });
    expect(holdingIn(next, 3).quarter).toMatchObject({ heads: 700, killed: 350 });
  });
});

describe('phase 3, E-39: destroyed ships and colonies', () => {
  const rock = withHolding(withFigures(game, 1, MISSILES), {
    kind: 'enclosed',
    empireId: 2,
    stored: { METS: 1_000 },
  });
  let next: SmallGame;
  beforeEach(() => {
    next = play(rock, '1, bombard, 3, 100%');
  });
  const ship = 'set up, ship, 1, transfer, 1,210 STU, 10 LFS-1, 1 SPD-1, 10 PRO, 2 food, end';

  it('vanish: 1,000 of 1,000 mass units', () => {
    expect(outcomes(next)).toMatchObject([
      { code: 'destroyed', reason: '1 round: the target was destroyed' },
    ]);
    expect(idsOf(next)).toEqual([1, 2]);
  });

  it('a little is enough to be left: 1,000 of 1,001', () => {
    const tough = withFigures(rock, 3, { stored: { METS: 1_001 } });
    expect(stored(play(tough, '1, bombard, 3, 100%'), 'METS', 3)).toBe(1);
  });

  it('their numbers are never given again, in the same turn or later', () => {
    const later = play(next, ship);
    expect(later.state.holdingNumbers).toEqual([1, 2, 3, newIn(later)]);
    const twice = play(rock, `1, bombard, 3, 100%\n${ship}`);
    expect(outcomes(twice).map(({ reason }) => reason)).toEqual([
      '1 round: the target was destroyed',
      `ship ${newIn(twice)}`,
    ]);
    expect(twice.state.holdingNumbers).toEqual([1, 2, 3, newIn(twice)]);
    expect(idsOf(twice)).toEqual([1, 2, newIn(twice)]);
  });

  it('orders for them are refused from then on', () => {
    const orders = play(next, '', '3, ration, 50%\n3, bombard, 1, 100%');
    expect(outcomes(orders).map(({ code }) => code)).toEqual(['not-yours', 'not-yours']);
  });

  it('spies that work there find nothing, and keep their task', () => {
    const watched = withChanged(rock, 1, (colony) => {
      colony.spies = [{ task: 'information', targetId: 3, units: 4 }];
    });
    const after = play(watched, '1, bombard, 3, 100%');
    expect(events(after, 'spied')).toMatchObject([
      { result: { task: 'information', targetId: 3, isGone: true } },
    ]);
    expect(holdingIn(after).spies).toEqual([{ task: 'information', targetId: 3, units: 4 }]);
  });

  it('an attacker that the target destroys vanishes with the troops that had not left yet', () => {
    // ship 3 of 10 soldiers, ten transports, ten LFS-1 of 8 and 16 fuel weighs 10 + 40 + 80 + 16 mass units: two missiles of colony 2 are enough
    const guarded = withHolding(
      withFigures(warGame({ parameters: NO_CHANCE }), 2, {
        assembled: { 'MSL-1': 9 },
        stored: { 'MSS-1': 9 },
      }),
      {
        kind: 'ship',
        population: { SLD: 10 },
        assembled: { 'LFS-1': 10 },
        // life support burns 10 in phase 1, and 10 are kept for the next turn
        stored: { 'TPT-1': 10, FUEL: 26 },
      },
    );
    const after = play(guarded, '3, invade, 2, 100%');
    expect(idsOf(after)).toEqual([1, 2]);
    expect(peopleIn(after, 'SLD', 2)).toBe(50);
  });
});
