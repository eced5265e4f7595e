import { resolveParameters } from '@ec/engine';
import { ratio, type Distribution } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { groundRound } from '../../src/experiments/ground-round.js';
import { missileSalvos } from '../../src/experiments/missile-salvos.js';
import { measured } from '@ec/balance/testing';

describe('missile-salvos', () => {
  it('12 missiles over a distance of 2 at level 1: 12 ÷ (4 − 1) hit, for 100 mass units each', async () => {
    const { found } = await measured(null, 'missile-salvos', {
      trials: 50,
      parameters: {
        missiles: 12,
        antiMissiles: 0,
        energyWeapons: 0,
      },
    });
    expect(found('hits', 'value').min).toBe(4);
    expect(found('hits', 'value').max).toBe(4);
    expect(found('damage', 'value').max).toBe(400);
  });

  it('4 anti-missiles at 55 % are 2.2 kills: 2 hits in four cases of five, else 1', () => {
    const given = { missiles: 12, antiMissiles: 4, energyWeapons: 0 };
    const hits = missileSalvos.exact?.(resolveParameters(missileSalvos.parameters, given))
      .hits as Distribution;
    expect(hits.probability(2)).toEqual(ratio(4n, 5n));
    expect(hits.probability(1)).toEqual(ratio(1n, 5n));
  });

  it('an energy weapon at 30 % stands behind: one more of 2 hits in three cases of ten', () => {
    const given = { missiles: 6, antiMissiles: 0, energyWeapons: 1 };
    const hits = missileSalvos.exact?.(resolveParameters(missileSalvos.parameters, given))
      .hits as Distribution;
    expect(hits.probability(1)).toEqual(ratio(3n, 10n));
  });
});

describe('beams-and-shields', () => {
  it.each([
    [0, 1, 100],
    [0, 2, 50],
    [5, 1, 50],
    [5, 2, 0],
  ])(
    '10 weapons against %d shields over a distance of %d do %d mass units',
    async (shields, distance, damage) => {
      const { found } = await measured(null, 'beams-and-shields', {
        trials: 10,
        parameters: { weapons: 10, shields, distance },
      });
      expect(found('damage', 'value').min).toBe(damage);
      expect(found('damage', 'value').max).toBe(damage);
    },
  );
});

describe('invasions', () => {
  it('at six to one the defenders give up before a blow', async () => {
    const { share, found } = await measured(null, 'invasions', {
      trials: 20,
      parameters: { attackers: 600 },
    });
    expect(share('captured')).toBe(1);
    expect(found('rounds', 'value').max).toBe(1);
    expect(found('winnersLost', 'value').max).toBe(0);
  });

  it('at one to six the attackers do', async () => {
    const { share, found } = await measured(null, 'invasions', { trials: 20, parameters: { attackers: 10 } });
    expect(share('captured')).toBe(0);
    expect(found('attackersLost', 'value').min).toBe(100);
  });

  it('craft make 11 of each, so that a landing of four for ten meets 30 with 44', async () => {
    const { at } = await measured(null, 'invasions', { trials: 20 });
    expect(at('inCraft', 4)).toBeGreaterThan(0.8);
    expect(at('inCraft', 1)).toBe(0);
    expect(at('unarmed', 10)).toBe(0);
  });
});

describe('raids', () => {
  it('equals fill half of 7 × 3 mass units', async () => {
    const { found } = await measured(null, 'raids', { trials: 20 });
    expect(found('loot', 'value').min).toBe(10.5);
    expect(found('loot', 'value').max).toBe(10.5);
  });

  it('a raider for ten defenders fills an eleventh of them, and loses 1 % to 5 % of its ten times at a hundredth', async () => {
    const { at, found } = await measured(null, 'raids', { trials: 20 });
    expect(at('lootByRatio', 1)).toBeCloseTo(21 / 11, 3);
    const lost = found('lostByRatio', 'series').at[0];
    // 70 % of those who fall die, the others stay as unemployables
    expect(lost?.min).toBeGreaterThanOrEqual(0.6);
    expect(lost?.max).toBeLessThanOrEqual(5.1);
  });

  it('without transports nothing comes home', async () => {
    const { share, found } = await measured(null, 'raids', { trials: 20, parameters: { transports: 0 } });
    expect(share('succeeds')).toBe(0);
    expect(found('raidersLost', 'value').max).toBe(0);
  });
});

describe('spies', async () => {
  const { at, found } = await measured(null, 'spies', {
    trials: 1,
    parameters: { attackers: 3, defenders: 10 },
  });

  it('three spies kill one of ten in half of the cases, as 1 × 0.5 to 1.5 is cut off', () => {
    expect(found('killed', 'value').max).toBe(1);
    expect(found('killed', 'value').mean.estimate).toBeCloseTo(0.5, 1);
  });

  it('nobody rebels whom nobody incites', () => {
    expect(at('incited', 0)).toBe(0);
    expect(at('lostColony', 0)).toBe(41);
  });

  it('more inciters make more rebels, as long as none rise', () => {
    const rebels = [0, 1, 2, 3, 4].map((lot) => at('incited', lot));
    expect(rebels.toSorted((a, b) => a - b)).toEqual(rebels);
    expect(new Set(rebels).size).toBe(5);
  });
});

describe('ground-round: a side loses a part of the factor of the other', () => {
  const exact = (given: Readonly<Record<string, number>>) =>
    groundRound.exact?.(resolveParameters(groundRound.parameters, given)) as Readonly<
      Record<'fallen' | 'wounded', Distribution>
    >;

  it('a tenth, of 100 soldiers against 100: 10 fall, of whom 3 live where 7 of 10 die', () => {
    const { fallen, wounded } = exact({
      'combat.leastLosses': 100,
      'combat.mostLosses': 100,
      'combat.killed': 70,
    });
    expect([fallen.probability(10), wounded.probability(3)]).toEqual([ratio(1n, 1n), ratio(1n, 1n)]);
  });

  it('0 to 1,000 thousandths of one against one: 500 on average, so he falls in one case of two', () => {
    const { fallen } = exact({
      'combat.leastLosses': 0,
      'combat.mostLosses': 1_000,
      soldiers: 1,
      enemies: 1,
    });
    expect(fallen.probability(1)).toEqual(ratio(1n, 2n));
  });

  it('assault weapons of level 1 count 3: 100 soldiers lose 30 to a tenth; half without supplies', () => {
    const tenth = {
      'combat.leastLosses': 100,
      'combat.mostLosses': 100,
      'combat.unsupplied': 50,
      enemyWeapons: 1,
    };
    expect(exact(tenth).fallen.probability(30)).toEqual(ratio(1n, 1n));
    expect(exact({ ...tenth, enemySupplies: 0 }).fallen.probability(15)).toEqual(ratio(1n, 1n));
  });
});
