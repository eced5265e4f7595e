import { beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefused,
  holdingIn,
  outcomeOf,
  play,
  playQuarters,
  smallColony,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type SmallGame,
} from '../small-game.js';

const colony = {
  population: { ...smallColony.population, UEM: 0, USK: 2_000, PRO: 1_000 },
  stored: { FUEL: 100_000, METS: 100_000, NMTS: 100_000, FOOD: 100_000, CNGD: 100_000 },
};
/** 100 factories: 1,000 structural units a quarter, or 125 automation units, or 25 research points. */
const busy = smallGame({
  colony: { ...colony, factories: [{ techLevel: 1, units: 100, product: 'STU', quartersInProcess: 3 }] },
  players: 2,
});
/** The same without fuel, so that nothing is begun. */
const idle = smallGame({
  colony: {
    ...colony,
    stored: { ...colony.stored, FUEL: 0 },
    factories: [{ techLevel: 1, units: 100, product: 'STU' }],
  },
});
const group = (game: SmallGame): unknown => holdingIn(game).factories[0];

describe('phase 6, E-25: a group with nothing in process', () => {
  it.each([
    ['automation units-1', { code: 'AUT', techLevel: 1 }],
    ['research', { code: 'RSCH', techLevel: 0 }],
    ['consumer goods', { code: 'CNGD', techLevel: 0 }],
  ])('takes up %s at once', (product, expected) => {
    const sheet = `1, build change, 1, ${product}`;
    expect(outcomeOf(idle, sheet)).toMatchObject({ status: 'done', reason: '' });
    expect(group(play(idle, sheet))).toMatchObject({ product: expected, change: null, pipeline: [0, 0, 0] });
  });

  it('another level is another product: AUT-2 after AUT-1', () => {
    const able = withChanged(idle, 1, (holding) => {
      holding.techLevel = 2;
    });
    const next = play(
      play(able, '1, build change, 1, automation units-1'),
      '1, build change, 1, automation units-2',
    );
    expect(group(next)).toMatchObject({ product: { code: 'AUT', techLevel: 2 }, change: null });
  });

  it('one without a product that is retooled stays as it is', () => {
    const retooled = play(idle, '1, build change, 1, retool');
    expect(outcomeOf(retooled, '1, build change, 1, retool')).toMatchObject({ status: 'done', reason: '' });
    expect(group(play(retooled, '1, build change, 1, retool'))).toMatchObject({
      product: null,
      change: null,
    });
  });

  it('has no product after retool, and makes nothing', () => {
    const next = play(idle, '1, build change, 1, retool');
    expect(group(next)).toMatchObject({ product: null, change: null });
    expect(group(playQuarters(next, 2))).toMatchObject({ product: null, pipeline: [0, 0, 0] });
  });
});

describe('phase 6, E-25: a group at work', () => {
  const sheet = '1, build change, 1, automation units-1';
  const turns: SmallGame[] = [];
  beforeEach(() => {
    turns.splice(0, turns.length, play(busy, sheet));
    for (let turn = 2; turn <= 7; turn++) turns.push(...turns.slice(-1).map((game) => play(game)));
  });

  it('is told to finish first', () => {
    expect(outcomeOf(busy, sheet)).toMatchObject({
      status: 'done',
      reason: 'begins AUT-1 once its work in process is finished',
    });
    const reasons = ['research', 'retool'].map(
      (product) => outcomeOf(busy, `1, build change, 1, ${product}`).reason,
    );
    expect(reasons).toEqual([
      'begins research once its work in process is finished',
      'stops once its work in process is finished',
    ]);
  });

  it('begins nothing new in turns 2 and 3 while 1,000 come out each turn; AUT-1 begins in turn 4, as the last come out', () => {
    expect(turns.map((game) => holdingIn(game).factories[0]?.pipeline)).toEqual([
      [1_000, 1_000, 1_000],
      [0, 1_000, 1_000],
      [0, 0, 1_000],
      [125, 0, 0],
      [125, 125, 0],
      [125, 125, 125],
      [125, 125, 125],
    ]);
    expect(turns.map((game) => stored(game, 'STU'))).toEqual([
      1_000, 2_000, 3_000, 4_000, 4_000, 4_000, 4_000,
    ]);
  });

  it('delivers the first AUT-1 in turn 7, three turns after they were begun', () => {
    expect(turns.map((game) => stored(game, 'AUT-1'))).toEqual([0, 0, 0, 0, 0, 0, 125]);
  });

  it('uses no material for what it does not begin: 100 + 400 in turn 1, none in 2 and 3, 250 of each in turn 4', () => {
    expect(turns.slice(0, 4).map((game) => stored(game, 'METS'))).toEqual([99_900, 99_900, 99_900, 99_650]);
    expect(turns.slice(0, 4).map((game) => stored(game, 'NMTS'))).toEqual([99_600, 99_600, 99_600, 99_350]);
  });

  it('with retool: stands idle once the pipeline is empty', () => {
    const retooled = play(busy, '1, build change, 1, retool');
    expect(group(retooled)).toMatchObject({ product: { code: 'STU' }, change: { product: null } });
    expect(group(playQuarters(retooled, 3))).toMatchObject({
      product: null,
      change: null,
      pipeline: [0, 0, 0],
    });
    expect(stored(playQuarters(retooled, 5), 'STU')).toBe(4_000);
    // and burns no fuel: 50 in each of the four turns in which it worked
    expect(stored(playQuarters(retooled, 5), 'FUEL')).toBe(99_800);
  });

  it('a retooled group takes a new product at once', () => {
    const retooled = playQuarters(play(busy, '1, build change, 1, retool'), 3);
    const next = play(retooled, '1, build change, 1, research');
    expect(group(next)).toMatchObject({ product: { code: 'RSCH' }, change: null });
    expect(group(play(next))).toMatchObject({ pipeline: [25, 0, 0] });
  });

  it('with half of its fuel it finishes all the same', () => {
    // 25 fuel a turn for 50 of 100 factories: half of what is in process moves each turn, and at least one unit
    let game = busy;
    for (let turn = 0; turn < 60; turn++) {
      game = withChanged(game, 1, (holding) => {
        holding.stored = stacks({ FUEL: 25, FOOD: 9_000, CNGD: 9_000 });
      });
      game = play(game, turn === 0 ? '1, build change, 1, retool' : '');
    }
    expect(group(game)).toMatchObject({ product: null, change: null, pipeline: [0, 0, 0] });
  });

  it('told to make what it makes already, it goes on; so a change can be taken back', () => {
    const back = play(turns[0] ?? busy, '1, build change, 1, structural units');
    expect(group(back)).toMatchObject({
      product: { code: 'STU' },
      change: null,
      pipeline: [0, 1_000, 1_000],
    });
    expect(group(play(back))).toMatchObject({ pipeline: [1_000, 0, 1_000] });
  });

  it('nine units that are nearly done are enough to wait for', () => {
    const last = withChanged(idle, 1, (holding) => {
      for (const factories of holding.factories) factories.pipeline = [0, 0, 9];
    });
    expect(group(play(last, '1, build change, 1, research'))).toMatchObject({
      product: { code: 'STU' },
      change: { product: { code: 'RSCH' } },
    });
  });

  it('E-17: of two changes in one turn the later holds', () => {
    const next = play(busy, `${sheet}\n1, build change, 1, research`);
    expect(group(next)).toMatchObject({ change: { product: { code: 'RSCH' } } });
  });
});

describe('phase 6: refused', () => {
  it.each([
    ['unknown-group', '1, build change, 2, research'],
    ['level-too-high', '1, build change, 1, automation units-2'],
    ['orbiting-only', '1, build change, 1, light structural units'],
    ['not-yours', '2, build change, 1, research'],
    ['not-yours', '99, build change, 1, research'],
  ])('%s: %s', (code, sheet) => {
    expectRefused(busy, sheet, code);
  });

  it('seed "Light Structural Unit": an orbiting colony may make them', () => {
    const orbit = withHolding(busy, {
      kind: 'orbiting',
      population: { PRO: 10 },
      assembled: { 'LFS-1': 10 },
      stored: { FUEL: 10, FOOD: 10, CNGD: 10 },
      factories: [{ id: 1, techLevel: 1, units: 1, product: null, change: null, pipeline: [0, 0, 0] }],
    });
    expect(outcomeOf(orbit, '3, build change, 1, light structural units')).toMatchObject({ status: 'done' });
  });
});
