import { describe, expect, it } from 'vitest';
import {
  holdingIn,
  people,
  play,
  smallGame,
  stored,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** A turn of a ship with rations and wages for all, and as much fuel and life support as given. */
function aboard(ship: Partial<NewHolding>): SmallGame {
  const goods = { FOOD: 10_000, CNGD: 10_000, ...ship.stored };
  return play(withHolding(smallGame(), { kind: 'ship', ...ship, stored: goods }));
}

const sustained = (game: SmallGame): unknown => game.journal.find(({ kind }) => kind === 'sustained');

describe('phase 1, seed "Life Support": fuel', () => {
  it('ten LFS-1 carry ten people for one fuel each', () => {
    const next = aboard({ population: { PRO: 10 }, assembled: { 'LFS-1': 10 }, stored: { FUEL: 100 } });
    expect(sustained(next)).toMatchObject({ holdingId: 2, carried: 10, fuel: 10, died: 0 });
    expect(stored(next, 'FUEL', 2)).toBe(90);
  });

  it('only as many draw fuel as the people need: 10 of 50', () => {
    const next = aboard({ population: { PRO: 10 }, assembled: { 'LFS-1': 50 }, stored: { FUEL: 100 } });
    expect(stored(next, 'FUEL', 2)).toBe(90);
  });

  it('an LFS-2 carries 4 for 2 fuel: 21 people take ⌈21 ÷ 4⌉ = 6 of them, 12 fuel', () => {
    const next = aboard({ population: { PRO: 21 }, assembled: { 'LFS-2': 10 }, stored: { FUEL: 100 } });
    expect(sustained(next)).toMatchObject({ fuel: 12, died: 0 });
  });

  it('spies and construction workers are two each: 3 + 4 take 14 LFS-1', () => {
    const next = aboard({
      population: { SPY: 3, CNW: 4 },
      assembled: { 'LFS-1': 20 },
      stored: { FUEL: 100 },
    });
    expect(sustained(next)).toMatchObject({ carried: 14, fuel: 14, died: 0 });
  });

  it.each(['ship', 'orbiting', 'enclosed', 'trade-station'] as const)(
    'a colony or ship of kind %s needs it',
    (kind) => {
      const next = aboard({ kind, population: { PRO: 10 }, stored: { FUEL: 100 } });
      expect(sustained(next)).toMatchObject({ carried: 0, fuel: 0, died: 10 });
      expect(holdingIn(next, 2).population).toEqual(people({}));
    },
  );

  it('an open colony needs none, and what it has assembled draws nothing', () => {
    const next = play(smallGame({ colony: { assembled: { 'LFS-1': 100 } } }));
    expect(sustained(next)).toBeUndefined();
    expect(stored(next, 'FUEL')).toBe(10_000);
    // nobody dies; of 340 heads 2.5 % are born, 8
    const { population } = holdingIn(smallGame());
    expect(holdingIn(next).population).toEqual({ ...population, UEM: population.UEM + 8 });
  });
});

describe('phase 1, E-18: who is not carried dies', () => {
  it('80 fuel for 160 heads: half of each class, and half of the rebels of each', () => {
    const next = aboard({
      // 10 of the soldiers live, more than twice the militia of 25 rebels, who keep quiet
      population: { UEM: 80, USK: 20, PRO: 40, SLD: 20 },
      rebels: { UEM: 40, USK: 10 },
      assembled: { 'LFS-1': 160 },
      stored: { FUEL: 80 },
    });
    expect(sustained(next)).toMatchObject({ carried: 80, fuel: 80, died: 80 });
    expect(holdingIn(next, 2).population).toEqual(people({ UEM: 40, USK: 10, PRO: 20, SLD: 10 }));
    expect(holdingIn(next, 2).rebels).toEqual(people({ UEM: 20, USK: 5 }));
    expect(stored(next, 'FUEL', 2)).toBe(0);
  });

  it('without any fuel all die, rebels too', () => {
    const next = aboard({ population: { UEM: 80, SPY: 5 }, rebels: { UEM: 9 }, assembled: { 'LFS-1': 90 } });
    expect(sustained(next)).toMatchObject({ carried: 0, fuel: 0, died: 90 });
    expect(holdingIn(next, 2).population).toEqual(people({}));
    expect(holdingIn(next, 2).rebels).toEqual(people({}));
  });

  it('a third of 16 and of 14 is 5 and 4: what a class loses is truncated', () => {
    const next = aboard({
      population: { UEM: 16, USK: 14 },
      assembled: { 'LFS-1': 20 },
      stored: { FUEL: 20 },
    });
    expect(sustained(next)).toMatchObject({ carried: 20, died: 9 });
    expect(holdingIn(next, 2).population).toEqual(people({ UEM: 11, USK: 10 }));
  });

  it('with half of 20 spies the last tasks end: of 10 + 10, ten go on', () => {
    const next = aboard({
      population: { SPY: 20 },
      spies: [{ task: 'checkRebels', targetId: null, units: 8 }, { task: 'checkForSpies', targetId: null, units: 10 }],
      assembled: { 'LFS-1': 20 },
      stored: { FUEL: 20 },
    }); // prettier-ignore
    expect(holdingIn(next, 2).population.SPY).toBe(10);
    expect(holdingIn(next, 2).spies).toEqual([{ task: 'checkRebels', targetId: null, units: 8 }, { task: 'checkForSpies', targetId: null, units: 2 }]); // prettier-ignore
  });

  it('the dead are lost in the ledger', () => {
    const next = aboard({ population: { PRO: 80 }, assembled: { 'LFS-1': 80 }, stored: { FUEL: 60 } });
    expect(holdingIn(next, 2).quarter.ledger).toContainEqual(
      expect.objectContaining({ place: 'people', code: 'PRO', opening: 80, lost: 20 }),
    );
  });
});

describe('phase 1, seed "Sensor" and "Assault Craft": fuel', () => {
  const fuelAfter = (colony: Parameters<typeof smallGame>[0]): number =>
    stored(play(smallGame(colony)), 'FUEL');
  const goods = { FUEL: 10_000, FOOD: 10_000, CNGD: 10_000 };

  it.each([
    ['40 SEN-1 draw 2', { 'SEN-1': 40 }, 2],
    ['39 SEN-1 draw 1.95, truncated', { 'SEN-1': 39 }, 1],
    ['10 SEN-3 draw 1.5, truncated', { 'SEN-3': 10 }, 1],
    ['10 SEN-10 draw 5', { 'SEN-10': 10 }, 5],
    [
      'each level is cut off alone: 10 SEN-1 draw 0.5 and 10 SEN-3 draw 1.5, 0 + 1',
      { 'SEN-1': 10, 'SEN-3': 10 },
      1,
    ],
  ])('%s', (_, assembled, fuel) => {
    expect(fuelAfter({ colony: { assembled } })).toBe(10_000 - fuel);
  });

  it('those in storage draw nothing', () => {
    expect(fuelAfter({ colony: { stored: { ...goods, 'SEN-1': 40 } } })).toBe(10_000);
  });

  it('25 assault craft draw 2.5, truncated', () => {
    expect(fuelAfter({ colony: { stored: { ...goods, 'ASC-1': 25 } } })).toBe(9_998);
  });

  it('life support comes first: of 11 fuel it takes 10, sensors get the last one', () => {
    const next = aboard({
      population: { PRO: 10 },
      assembled: { 'LFS-1': 10, 'SEN-1': 40 },
      stored: { FUEL: 11 },
    });
    expect(sustained(next)).toMatchObject({ fuel: 10, died: 0 });
    expect(stored(next, 'FUEL', 2)).toBe(0);
  });
});
