import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  isRebellion,
  losesLevel,
  militiaOf,
  resolveRebellion,
  type Armoury,
  type Rebellion,
} from '../src/index.js';

const armoury = (rest: Partial<Armoury>): Armoury => ({
  soldiers: 0,
  robots: [],
  craft: [],
  weapons: [],
  ...rest,
});
/** A rebellion with these draws. */
const rebel = (
  loyal: Partial<Armoury>,
  supplies: number,
  militia: number,
  draws: readonly number[] = [],
  parameters = COMBAT_PARAMETERS,
): Rebellion =>
  playScript(draws, (rng) => resolveRebellion(armoury(loyal), supplies, militia, parameters, rng));
const nobody = { killed: 0, wounded: 0, surrendered: 0 };

it('seed "Population", E-48: militia is a tenth of the rebels, truncated', () => {
  expect([0, 1, 9, 10, 19, 20, 1000].map(militiaOf)).toEqual([0, 0, 0, 1, 1, 2, 100]);
});

it('seed "Population": a rebellion breaks out at soldiers = 2 × militia and not above', () => {
  const rises = (soldiers: number, rebels: number) =>
    isRebellion({ soldiers, rebels, people: 10 * rebels }, 2);
  expect([199, 200, 201].map((soldiers) => rises(soldiers, 1000))).toEqual([true, true, false]);
  expect([0, 9, 10].map((rebels) => rises(0, rebels))).toEqual([false, false, true]);
});

it('E-48: rebels below their least share of the people stay quiet: 2 % of 50,000 are 1,000, of 50,001 one more', () => {
  const rises = (rebels: number, people: number, percent = 2) =>
    isRebellion({ soldiers: 0, rebels, people }, percent);
  expect([999, 1000, 1001].map((rebels) => rises(rebels, 50_000))).toEqual([false, true, true]);
  expect([1000, 1001].map((rebels) => rises(rebels, 50_001))).toEqual([false, true]);
  expect([rises(10, 1_000_000, 0), rises(99, 100, 100), rises(100, 100, 100)]).toEqual([true, false, true]);
  // 180,143,985,094,820 of 9,007,199,254,740,991 people are 2 %, and a fifth of one more: no double holds both products
  expect([rises(180_143_985_094_819, 2 ** 53 - 1), rises(180_143_985_094_820, 2 ** 53 - 1)]).toEqual([
    false,
    true,
  ]);
});

it('E-31: a round by the rule of ground combat, militia at factor 1', () => {
  // 200 soldiers with supplies against 100 militia: 200 × 0.2 = 40 of 100 militia, 100 × 0.5 = 50 of 200 soldiers; of these 30 % live.
  // Then 150 against 60: 150 × 0.5 = 75 is more than 60
  const { rounds, ...rest } = rebel({ soldiers: 200 }, 1000, 100, [200, 500, 500, 500]);
  expect(rounds).toEqual([
    { loyal: 200, militia: 100, byLoyal: 200, byMilitia: 500 },
    { loyal: 150, militia: 60, byLoyal: 500, byMilitia: 500 },
  ]);
  expect(rest).toEqual({
    winner: 'loyal',
    fallen: [{ kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 0, quantity: 80 }],
    soldiers: { killed: 56, wounded: 24, surrendered: 0 }, // 35 + 21 and 15 + 9
    militia: { killed: 70, wounded: 30, surrendered: 0 }, // 28 + 42 and 12 + 18
    supplies: 350, // 200 + 150
  });
});

it('E-42: militia surrender at 6 to 1, without a draw', () => {
  const held = rebel({ soldiers: 600 }, 1000, 100);
  expect(held).toMatchObject({
    rounds: [],
    winner: 'loyal',
    soldiers: nobody,
    militia: { ...nobody, surrendered: 100 },
    supplies: 0,
  });
  expect(rebel({ soldiers: 599 }, 1000, 100, [500, 100]).rounds).toHaveLength(1);
});

it('E-42: and loyal soldiers do, so that the militia win', () => {
  const lost = rebel({ soldiers: 100 }, 1000, 600);
  expect(lost).toMatchObject({
    rounds: [],
    winner: 'militia',
    soldiers: { ...nobody, surrendered: 100 },
    militia: nobody,
  });
  // they gave up as they were armed, but did not fall
  expect(lost.fallen).toMatchObject([{ quantity: 0 }]);
});

it('E-41: loyal soldiers without supplies count half', () => {
  // 200 ÷ 2 = 100 against 600
  expect(rebel({ soldiers: 200 }, 0, 600).soldiers).toEqual({ ...nobody, surrendered: 200 });
  expect(rebel({ soldiers: 200 }, 200, 600, [100, 500]).rounds).toHaveLength(1);
});

it('E-31: a ship or colony without soldiers falls to any militia', () => {
  expect(rebel({}, 0, 1)).toMatchObject({ rounds: [], winner: 'militia', soldiers: nobody, fallen: [] });
});

it('E-42: robots never surrender, and hold until they are destroyed', () => {
  // 10 robots of TL 1 and 5 soldiers, 25, against 200 militia, which take 200 × 0.1 = 20 of 20 robots' factor;
  // robots take 20 × 0.5 = 10 of 200, of which 3 live
  const { rounds, ...rest } = rebel(
    { soldiers: 5, robots: [{ techLevel: 1, quantity: 10 }] },
    1000,
    200,
    [500, 100],
  );
  expect(rounds).toEqual([{ loyal: 20, militia: 200, byLoyal: 500, byMilitia: 100 }]);
  expect(rest).toMatchObject({
    winner: 'militia',
    soldiers: { ...nobody, surrendered: 5 },
    militia: { killed: 7, wounded: 3, surrendered: 0 },
    fallen: [
      { kind: 'soldiers', quantity: 0 },
      { kind: 'robots', quantity: 10 },
    ],
  });
});

it('E-31, E-41: arms count, and are lost with their soldiers', () => {
  // 10 in craft of TL 1 and 10 with weapons of TL 2: 110 + 50 = 160 against 100; 100 × 0.16 = 16, a tenth; 160 × 0.5 = 80 of 100,
  // of which 24 live; then 144 is more than 6 × 20
  const { rounds, ...rest } = rebel(
    { soldiers: 20, craft: [{ techLevel: 1, quantity: 10 }], weapons: [{ techLevel: 2, quantity: 50 }] },
    1000,
    100,
    [500, 160, 0],
  );
  expect(rounds).toHaveLength(1);
  expect(rest).toMatchObject({
    winner: 'loyal',
    fallen: [
      { craftLevel: 1, quantity: 1 },
      { weaponLevel: 2, quantity: 1 },
    ],
    soldiers: { killed: 2, wounded: 0, surrendered: 0 }, // 0.6 live, rounded down by the offset
    militia: { killed: 56, wounded: 24, surrendered: 20 },
    supplies: 20,
  });
});

it('E-31: one soldier against one of the militia', () => {
  // half of one on both sides: with offsets 0 and 500 of 1,000 the soldier stands and the rebel falls, and dies
  expect(rebel({ soldiers: 1 }, 10, 1, [500, 500, 0, 500, 0])).toMatchObject({
    winner: 'loyal',
    soldiers: nobody,
    militia: { killed: 1, wounded: 0, surrendered: 0 },
    supplies: 1,
  });
});

it('E-31: where both sides fall at once, the loyal hold', () => {
  const both = combatParameters({ leastLosses: 1000, mostLosses: 1000, surrender: 1000 });
  expect(rebel({ soldiers: 10 }, 10, 10, [1000, 1000], both)).toMatchObject({
    winner: 'loyal',
    soldiers: { killed: 7, wounded: 3, surrendered: 0 },
    militia: { killed: 7, wounded: 3, surrendered: 0 },
  });
});

it('E-35: and so they do at the round limit', () => {
  const short = combatParameters({ rounds: 1 });
  // 100 × 0.1 = 10 of 100 on both sides
  expect(rebel({ soldiers: 100 }, 100, 100, [100, 100], short)).toMatchObject({
    winner: 'loyal',
    soldiers: { killed: 7, wounded: 3 },
    militia: { killed: 7, wounded: 3, surrendered: 0 },
  });
});

it('E-31: a fifth of the people lost costs a technology level', () => {
  const loses = (lost: number, before: number): boolean => losesLevel(lost, before, COMBAT_PARAMETERS);
  expect([loses(200, 1000), loses(199, 1000), loses(1000, 1000)]).toEqual([true, false, true]);
  expect(loses(0, 0)).toBe(false);
  expect(losesLevel(99, 1000, combatParameters({ levelLoss: 9 }))).toBe(true);
});
