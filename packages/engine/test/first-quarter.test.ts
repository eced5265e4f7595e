import { quantityOf } from '@ec/economy';
import { describe, expect, it } from 'vitest';
import { createGame, empyrean, resolveTurn } from '../src/index.js';
import { empires } from './empires.js';

const start = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(1) });
const next = resolveTurn(empyrean, start);
const [colony] = next.state.colonies;
const stored = (code: 'FOOD' | 'FUEL' | 'METS' | 'NMTS' | 'CNGD'): number =>
  quantityOf(colony?.stored ?? [], code);

describe('a first quarter of the home colony without orders', () => {
  it('phase 1: 100,000 farms bring 2,500,000 food; phase 16: 9,920,040 heads eat 2,480,010', () => {
    expect(stored('FOOD')).toBe(3_000_000 + 2_500_000 - 2_480_010);
  });

  it('phase 1: sensors burn 1 fuel, farms 50,000, mines 30,000 + 35,000 + 45,000; mines deliver 60,000 × 25 × 20 %', () => {
    expect(stored('FUEL')).toBe(1_400_000 - 1 - 50_000 - 110_000 + 300_000);
  });

  it('phase 1: 70,000 and 90,000 mines at 55 % deliver 962,500 metallics and 1,237,500 non-metallics', () => {
    expect(stored('METS')).toBe(3_400_000 + 962_500);
    expect(stored('NMTS')).toBe(2_600_000 + 1_237_500);
  });

  it('E-20: the deposits shrink by what was delivered, and no others change', () => {
    const before = start.state.cluster.deposits;
    const shrunk = next.state.cluster.deposits.flatMap(({ quantity }, i) => {
      const less = (before[i]?.quantity ?? 0) - quantity;
      return less === 0 ? [] : [less];
    });
    expect(shrunk.toSorted((a, b) => a - b)).toEqual([300_000, 962_500, 1_237_500]);
  });

  it('phase 16: 900,000 consumer goods do not cover wages of 1,217,512', () => {
    expect(stored('CNGD')).toBe(0);
    expect(next.journal.find(({ kind }) => kind === 'provided')).toMatchObject({
      wagesDue: 1_217_512,
      wagesPaid: 900_000,
      starved: 0,
    });
  });

  it('phase 20: births 0.25 % + 2.25 % × vacancy × want, 2 % promoted, one in 1,600 dies', () => {
    // vacancy 240,079,960/250,000,000; want 317,512/1,217,512
    expect(next.journal.find(({ kind }) => kind === 'grown')).toMatchObject({
      births: 80_698,
      promoted: 75_613,
      deaths: 6_248,
    });
    expect(colony?.population).toEqual({
      UEM: 3_702_770,
      USK: 3_773_254,
      PRO: 999_375,
      SLD: 1_499_063,
      SPY: 20,
      CNW: 9_994,
      TRN: 0,
    });
  });

  it('the game before the turn is left as it was', () => {
    expect(start.state.turn).toBe(0);
    expect(start.state.colonies[0]?.living).toBeNull();
    expect(next.state.turn).toBe(1);
  });
});

describe('shortages', () => {
  it('E-10: two colonies on one nearly empty deposit share it in proportion', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(6) });
    const shared = game.state.colonies[0]?.mines[0]?.depositId ?? 0; // the sixth empire digs there too
    const deposits = game.state.cluster.deposits.map((deposit) => deposit.id === shared ? { ...deposit, quantity: 101 } : deposit);
    game.state.cluster = { ...game.state.cluster, deposits };
    const after = resolveTurn(empyrean, game);
    const mined = after.journal.filter((event) => event.kind === 'mined' && event.depositId === shared);
    expect(mined).toMatchObject([{ colonyId: 1, produced: 51 }, { colonyId: 6, produced: 50 }]);
    expect(after.state.cluster.deposits[shared - 1]?.quantity).toBe(0);
  }); // prettier-ignore

  it('E-21: on a crowded planet the newest colony’s open farms stand idle', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(2) });
    for (const { farms } of game.state.colonies) farms[0] = { techLevel: 1, units: 2_000_000 };
    for (const colony of game.state.colonies)
      colony.population = { ...colony.population, USK: 9_000_000, PRO: 3_000_000 };
    const farmed = resolveTurn(empyrean, game).journal.filter((event) => event.kind === 'farmed');
    expect(farmed).toMatchObject([{ worked: 2_000_000 }, { worked: 500_000 }]);
  });

  it('farms come before mines when fuel runs short', () => {
    const game = createGame(empyrean, { name: 'EC-1', seed: 5n, players: empires(1) });
    for (const colony of game.state.colonies)
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
