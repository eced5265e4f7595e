import { quantityOf, type ItemCode } from '@ec/economy';
import { describe, expect, it } from 'vitest';
import { createGame, resolveTurn } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

const start = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(1), edition: 'first' });
const next = resolveTurn(empyrean, start);
const [colony] = next.state.holdings;
const stored = (code: ItemCode, techLevel = 0): number => quantityOf(colony?.stored ?? [], code, techLevel);

describe('a first quarter of the historical home colony without orders', () => {
  it('phase 1: 100,000 farms bring 2,500,000 food; phase 16: 9,920,040 heads eat 2,480,010', () => {
    expect(stored('FOOD')).toBe(3_000_000 + 2_500_000 - 2_480_010);
  });

  it('phase 1: sensors burn 1 fuel, farms 50,000, mines 30,000 + 35,000 + 45,000; mines deliver 60,000 × 25 × 20 %; phase 2: 570,000 factories burn ½ each', () => {
    expect(stored('FUEL')).toBe(1_400_000 - 1 - 50_000 - 110_000 + 300_000 - 285_000);
  });

  it('phase 2: 5 mass units for each factory and quarter leave the pipelines', () => {
    // 160,000 × 5 ÷ 0.6; 50,000 × 5 ÷ 0.04, ÷ 4, ÷ 10 and ÷ 12; 160,000 × 5 ÷ 0.5; a quarter of a point for each of 50,000
    expect(stored('CNGD')).toBe(900_000 + 1_333_333 - 1_217_512);
    expect(stored('MTSP')).toBe(17_000_000 + 6_250_000);
    expect(stored('AUT', 1)).toBe(20_000 + 62_500);
    expect(stored('EWP', 1)).toBe(25_000);
    expect(stored('MIN', 1)).toBe(20_833);
    expect(stored('STU')).toBe(1_600_000);
    expect(stored('RSCH')).toBe(12_500);
  });

  it('phase 2: as much is begun as comes out, so the pipelines are as they were', () => {
    expect(colony?.factories).toEqual(start.state.holdings[0]?.factories);
  });

  it('phase 1: 70,000 and 90,000 mines at 55 % deliver 962,500 metallics and 1,237,500 non-metallics; phase 2 uses them', () => {
    // consumer goods, military supplies, automation, energy weapons, mines, structural units
    const metallics = 266_666 + 125_000 + 125_000 + 125_000 + 124_998 + 160_000;
    const nonMetallics = 533_333 + 125_000 + 125_000 + 125_000 + 124_998 + 640_000;
    expect([metallics, nonMetallics]).toEqual([926_664, 1_673_331]);
    expect(stored('METS')).toBe(3_400_000 + 962_500 - metallics);
    expect(stored('NMTS')).toBe(2_600_000 + 1_237_500 - nonMetallics);
  });

  it('phases 1 and 2: a worker of each class for every farm, mine and factory, and three times as many unskilled', () => {
    const labour = next.journal.filter(({ kind }) => kind === 'staffed');
    expect(labour).toMatchObject([
      { at: 'farms and mines', required: { USK: 960_000, PRO: 320_000 }, used: { USK: 960_000, PRO: 320_000 }, fuel: 160_000 },
      { at: 'factories', required: { USK: 1_710_000, PRO: 570_000 }, used: { USK: 1_710_000, PRO: 570_000 }, fuel: 285_000 },
    ]); // prettier-ignore
  });

  it('E-20: the deposits shrink by what was delivered, and no others change', () => {
    const before = start.state.cluster.deposits;
    const shrunk = next.state.cluster.deposits.flatMap(({ quantity }, i) => {
      const less = (before[i]?.quantity ?? 0) - quantity;
      return less === 0 ? [] : [less];
    });
    expect(shrunk.toSorted((a, b) => a - b)).toEqual([300_000, 962_500, 1_237_500]);
  });

  it('phase 16: wages of 3,710,000 ÷ 8 + 1,010,020 × 3 ÷ 8 + 1,500,020 ÷ 4 are paid in full', () => {
    expect(next.journal.find(({ kind }) => kind === 'provided')).toMatchObject({
      wagesDue: 1_217_512,
      wagesPaid: 1_217_512,
      foodDue: 2_480_010,
      foodEaten: 2_480_010,
      starved: 0,
    });
  });

  it('phase 20: who wants for nothing has births of 0.25 % and 2.25 % of the room; 2 % of 3,939,144 find work, one in 1,600 dies', () => {
    // room 1 − 9,920,040 ÷ 250,000,000; 9,920,040 × (0.25 % + 2.25 % × 0.96031984); 3,939,144 ÷ 50
    // deaths 2,412 + 2,361 + 625 + 937 and 6 construction workers of two heads
    expect(next.journal.find(({ kind }) => kind === 'grown')).toMatchObject({
      births: 239_144,
      promoted: 78_782,
      deaths: 6_347,
    });
    expect(colony?.population).toEqual({
      UEM: 3_700_000 + 239_144 - 78_782 - 2_412,
      USK: 3_700_000 + 78_782 - 2_361,
      PRO: 1_000_000 - 625,
      SLD: 1_500_000 - 937,
      SPY: 20,
      CNW: 10_000 - 6,
      TRN: 0,
    });
  });

  it('the game before the turn is left as it was', () => {
    expect(start.state.turn).toBe(0);
    expect(start.state.holdings[0]?.living).toBeNull();
    expect(next.state.turn).toBe(1);
  });
});

describe('E-52: a first quarter of the standard home colony without orders', () => {
  const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(1) });
  const after = resolveTurn(empyrean, game);
  const [home] = after.state.holdings;
  const stock = (code: ItemCode): number => quantityOf(home?.stored ?? [], code);

  it('food: 125,000 farms bring 3,125,000, and 9,820,040 heads eat 2,455,010: the store grows', () => {
    expect(stock('FOOD')).toBe(6_000_000 + 3_125_000 - 2_455_010);
  });

  it('fuel: 140,000 mines bring 700,000; sensors, farms, mines and factories burn 607,501', () => {
    expect(stock('FUEL')).toBe(4_000_000 + 700_000 - 1 - 62_500 - 165_000 - 380_000);
  });

  it('goods: 200,000 factories make 1,666,666, and wages are 1,330,012', () => {
    // 4,410,000 ÷ 8 + 1,410,020 × 3 ÷ 8 + 1,000,020 ÷ 4
    expect(stock('CNGD')).toBe(2_500_000 + 1_666_666 - 1_330_012);
  });

  it('structural units: 240,000 factories make 2,400,000; research: 250,000 make 62,500 points', () => {
    expect([stock('STU'), stock('RSCH')]).toEqual([3_000_000 + 2_400_000, 62_500]);
  });

  it('engines, air and a drive for the first ships are in store', () => {
    const of = (code: ItemCode): number => quantityOf(home?.stored ?? [], code, 1);
    expect([of('HEN'), of('LFS'), of('SPD')]).toEqual([2_000, 10_000, 40]);
  });
});

describe('shortages', () => {
  it('E-10: two colonies on one nearly empty deposit share it in proportion', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(6), edition: 'first' });
    const shared = game.state.holdings[0]?.mines[0]?.depositId ?? 0; // the sixth empire digs there too
    const deposits = game.state.cluster.deposits.map((deposit) => deposit.id === shared ? { ...deposit, quantity: 101 } : deposit);
    game.state.cluster = { ...game.state.cluster, deposits };
    const after = resolveTurn(empyrean, game);
    const mined = after.journal.filter((event) => event.kind === 'mined' && event.depositId === shared);
    expect(mined).toMatchObject([{ holdingId: 1, produced: 51 }, { holdingId: 6, produced: 50 }]);
    expect(after.state.cluster.deposits[shared - 1]?.quantity).toBe(0);
  }); // prettier-ignore

  it('E-21: on a crowded planet the newest colony’s open farms stand idle', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(2), edition: 'first' });
    for (const { farms } of game.state.holdings) farms[0] = { techLevel: 1, units: 2_000_000 };
    for (const colony of game.state.holdings)
      colony.population = { ...colony.population, USK: 9_000_000, PRO: 3_000_000 };
    const farmed = resolveTurn(empyrean, game).journal.filter((event) => event.kind === 'farmed');
    expect(farmed).toMatchObject([{ worked: 2_000_000 }, { worked: 500_000 }]);
  });

  it('farms come before mines when fuel runs short', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(1), edition: 'first' });
    for (const colony of game.state.holdings)
      colony.stored = [{ code: 'FUEL', techLevel: 0, quantity: 60_001 }];
    const events = resolveTurn(empyrean, game).journal;
    expect(events.find(({ kind }) => kind === 'farmed')).toMatchObject({ worked: 100_000 });
    expect(events.filter((event) => event.kind === 'mined')).toMatchObject([
      { worked: 20_000 },
      { worked: 0 },
      { worked: 0 },
    ]);
  });
});
