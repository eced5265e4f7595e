import { describe, expect, it } from 'vitest';
import { canFarm, factoryOutput, farmNeeds, farmOutput, mineCapacity, mineNeeds, openFarmsWithRoom, sensorFuel, shareDeposit, staffGroup, structuralNeed } from '../src/index.js'; // prettier-ignore

const plenty = { unskilled: 1e9, professionals: 1e9, automation: 0, fuel: 1e9 };

describe('seed "Automation", E-17 phase 1, E-19: labour and fuel', () => {
  it('100,000 FRM-1 take 300,000 unskilled workers, 100,000 professionals and 50,000 fuel', () => {
    const { working, left } = staffGroup(100_000, farmNeeds(1), plenty);
    expect(working).toBe(100_000);
    expect(plenty.unskilled - left.unskilled).toBe(300_000);
    expect(plenty.professionals - left.professionals).toBe(100_000);
    expect(plenty.fuel - left.fuel).toBe(50_000);
  });

  it('the scarcest of unskilled workers, professionals and fuel decides', () => {
    expect(staffGroup(100, farmNeeds(1), { ...plenty, unskilled: 200 }).working).toBe(66);
    expect(staffGroup(100, farmNeeds(1), { ...plenty, professionals: 40 }).working).toBe(40);
    expect(staffGroup(100, mineNeeds(3), { ...plenty, fuel: 60 }).working).toBe(40); // 1.5 fuel each
  });

  it('automation stands in for unskilled workers first, never for professionals', () => {
    const { working, left } = staffGroup(10, farmNeeds(1), { ...plenty, unskilled: 10, automation: 20 });
    expect(working).toBe(10);
    expect([left.unskilled, left.automation]).toEqual([0, 0]);
    expect(staffGroup(10, farmNeeds(1), { ...plenty, professionals: 0, automation: 99 }).working).toBe(0);
  });

  it('E-01: the fuel of a group is truncated once: 3 × 0.5 is 1', () => {
    expect(plenty.fuel - staffGroup(3, farmNeeds(1), plenty).left.fuel).toBe(1);
  });

  it('seed "Farm": half a fuel unit for each level up to 5, a whole one from 6 on', () => {
    expect([1, 5, 6, 10].map((level) => farmNeeds(level).halfFuel)).toEqual([1, 5, 12, 20]);
    expect([1, 10].map((level) => mineNeeds(level).halfFuel)).toEqual([1, 10]);
  });

  it('seed "Sensor": 20 SEN-1 draw 1 fuel, 19 none', () => {
    expect([sensorFuel(20, 1), sensorFuel(19, 1), sensorFuel(3, 10)]).toEqual([1, 0, 1]);
  });
});

describe('seed "Farm"', () => {
  it('a quarter brings 25 food from a FRM-1, 5 × TL from the others', () => {
    expect(farmOutput(100_000, 1)).toBe(2_500_000);
    expect(farmOutput(3, 2)).toBe(30);
    expect(farmOutput(3, 10)).toBe(150);
  });

  it('TL 1 farms only in open colonies', () => {
    expect((['open', 'enclosed', 'orbiting', 'ship'] as const).map((place) => canFarm(1, place, 3))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('TL 2–5 on the surface in orbits 1–5, or orbiting anywhere', () => {
    for (const level of [2, 5]) {
      expect(canFarm(level, 'open', 5)).toBe(true);
      expect(canFarm(level, 'enclosed', 6)).toBe(false);
      expect(canFarm(level, 'orbiting', 9)).toBe(true);
      expect(canFarm(level, 'ship', 1)).toBe(false);
    }
  });

  it('TL 6–10 on ships, or in colonies beyond orbit 5', () => {
    for (const level of [6, 10]) {
      expect(canFarm(level, 'ship', 1)).toBe(true);
      expect(canFarm(level, 'enclosed', 6)).toBe(true);
      expect(canFarm(level, 'orbiting', 5)).toBe(false);
    }
  });

  it('E-21: habitability 2 carries 200,000 open farms; the newest colony loses first', () => {
    expect(openFarmsWithRoom(2, [150_000, 40_000, 20_000])).toEqual([150_000, 40_000, 10_000]);
    expect(openFarmsWithRoom(2, [150_000, 60_000, 20_000])).toEqual([150_000, 50_000, 0]);
  });
});

describe('seed "Mine", E-20', () => {
  it('60,000 MIN-1 at a yield of 20 % deliver 300,000 in a quarter', () => {
    expect(mineCapacity(60_000, 1, 20)).toBe(300_000);
    expect(mineCapacity(70_000, 1, 55)).toBe(962_500);
  });

  it('E-01: truncated once: 1 MIN-1 at 55 % delivers 13 of 13.75', () => {
    expect(mineCapacity(1, 1, 55)).toBe(13);
  });

  it('E-10: a deposit of 100 is shared over capacities of 90, 60 and 30', () => {
    expect(shareDeposit(100, [90, 60, 30])).toEqual([51, 33, 16]);
  });
});

describe('seed "Factory", E-22', () => {
  it('160,000 FCT-1 make 800,000 mass units a quarter: 1,333,333 consumer goods or 1,600,000 structural units', () => {
    expect(factoryOutput(160_000, 1, { code: 'CNGD', techLevel: 0 })).toBe(1_333_333);
    expect(factoryOutput(160_000, 1, { code: 'STU', techLevel: 0 })).toBe(1_600_000);
  });

  it('50,000 FCT-1 make 12,500 research points a quarter', () => {
    expect(factoryOutput(50_000, 1, { code: 'RSCH', techLevel: 0 })).toBe(12_500);
  });
});

describe('seed "Colony", "Structural Unit"', () => {
  const people = { UEM: 10, USK: 0, PRO: 0, SLD: 0, SPY: 1, CNW: 0, TRN: 0 };

  it('open 1, enclosed 5, orbiting 10 for each mass unit; storage counts half, structure nothing', () => {
    const assembled = [
      { code: 'FRM', techLevel: 1, quantity: 2 }, // 14
      { code: 'STU', techLevel: 0, quantity: 99 },
    ] as const;
    const stored = [{ code: 'FOOD', techLevel: 0, quantity: 4 }] as const; // 24, half of it 12
    expect(structuralNeed('open', people, assembled, stored)).toBe(12 + 14 + 12);
    expect(structuralNeed('enclosed', people, assembled, stored)).toBe(5 * 38);
    expect(structuralNeed('ship', people, assembled, stored)).toBe(10 * 38);
  });

  it('E-12: a margin of 10 % on top: 38 becomes 41.8, truncated', () => {
    const assembled = [{ code: 'FRM', techLevel: 1, quantity: 2 }] as const;
    const stored = [{ code: 'FOOD', techLevel: 0, quantity: 4 }] as const;
    expect(structuralNeed('open', people, assembled, stored, 10)).toBe(41);
  });
});
