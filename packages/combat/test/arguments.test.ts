import { scriptedPrng } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  antiMissileChance,
  beamDamage,
  boardTroops,
  COMBAT_PARAMETERS,
  crossingHits,
  fightSpies,
  groundLosses,
  groundStrength,
  interceptionDistribution,
  interceptMissiles,
  isRebellion,
  losesLevel,
  militiaOf,
  pointDefenceChance,
  possibleHits,
  resolveRebellion,
  robotFactor,
  shareOf,
  soldierFactor,
  spyFightDistributions,
} from '../src/index.js';

const rng = scriptedPrng([]);
const quantity = 'expected an integer from 0 to 2^53 − 1, received';
const launchers = [{ techLevel: 1, quantity: 1 }];
const shots = (lots: number, percent: number) => [{ quantity: lots, percent }];
const percents = 'percent of shots: expected an integer from 0 to 100, received';
const distances = 'distance: expected an integer of at least 1, received';
const beams = (...at: number[]) => at.map((distance) => ({ distance, weapons: launchers }));
const nobody = { soldiers: 0, robots: [], craft: [], weapons: [] };

it.each<[string, () => unknown, string]>([
  ['seed "Anti-missile": level 99', () => antiMissileChance(99), 'technology level of ANM: expected 1 to 10, received 99'],
  ['seed "Anti-missile": level -1', () => antiMissileChance(-1), 'technology level of ANM: expected 1 to 10, received -1'],
  ['seed "Anti-missile": level NaN', () => antiMissileChance(NaN), 'technology level of ANM: expected 1 to 10, received NaN'],
  ['E-37: level 0 of an energy weapon', () => pointDefenceChance(0, COMBAT_PARAMETERS), 'technology level of EWP: expected 1 to 10, received 0'],
  ['E-37: half a missile', () => possibleHits(0.5, 1, launchers), `missiles: ${quantity} 0.5`],
  ['E-37: missiles below none', () => interceptionDistribution(-5, []), `targets: ${quantity} -5`],
  ['E-37: half an anti-missile', () => interceptMissiles(10, shots(1.5, 60), rng), `shots: ${quantity} 1.5`],
  ['E-37: anti-missiles below none', () => interceptionDistribution(10, shots(-5, 60)), `shots: ${quantity} -5`],
  ['E-37: no number of anti-missiles', () => interceptMissiles(10, shots(NaN, 60), rng), `shots: ${quantity} NaN`],
  ['E-37: a chance below none', () => interceptMissiles(10, shots(5, -1), rng), `${percents} -1`],
  ['E-37: a chance above 100 %', () => interceptionDistribution(10, shots(5, 101)), `${percents} 101`],
  ['E-37: a chance of half a percent', () => interceptionDistribution(10, shots(5, 0.5)), `${percents} 0.5`],
  ['E-37: no chance at all', () => interceptMissiles(10, shots(5, NaN), rng), `${percents} NaN`],
  ['E-40: a divisor of 0', () => interceptionDistribution(10, shots(5, 60), 0), 'divisor: expected at least 1, received 0'],
  ['E-40: a divisor of one and a half', () => interceptMissiles(10, shots(5, 60), rng, 1.5), `divisor: ${quantity} 1.5`],
  ['E-40: craft below none', () => crossingHits(-1, 2, [], [], COMBAT_PARAMETERS, rng), `craft: ${quantity} -1`],
  ['E-40: half a unit of fuel', () => boardTroops({ ...nobody, transports: [], fuel: 1.5, extraTransports: 0 }), `fuel: ${quantity} 1.5`],
  ['E-37: a distance between two', () => possibleHits(1, 1.5, launchers), `${distances} 1.5`],
  ['E-38: a distance between two', () => beamDamage(beams(1.5), []), `${distances} 1.5`],
  ['E-38: a second distance between two', () => beamDamage(beams(2, 1.5), []), `${distances} 1.5`],
  ['E-41: supplies below none', () => groundStrength([], -1, COMBAT_PARAMETERS), `supplies: ${quantity} -1`],
  ['E-41: an enemy below nothing', () => groundLosses(-1, 1, 100, false, COMBAT_PARAMETERS), `factor of the enemy: ${quantity} -1`],
  ['E-41: no part that counts', () => groundLosses(1, 1, NaN, false, COMBAT_PARAMETERS), `thousandths: ${quantity} NaN`],
  ['E-41: no factor', () => groundLosses(1, NaN, 100, true, COMBAT_PARAMETERS), `factor: ${quantity} NaN`],
  ['E-01: a share of less than nothing', () => shareOf([2, -1], [3]), `numerator: ${quantity} -1`],
  ['E-01: a share of half a unit', () => shareOf([2], [1.5]), `denominator: ${quantity} 1.5`],
  ['seed "Military Robot": level -1', () => robotFactor(-1), 'technology level of MTBT: expected 1 to 10, received -1'],
  ['seed "Military Robot": a text', () => robotFactor('3' as never), 'technology level of MTBT: expected 1 to 10, received "3"'],
  ['E-41: a weapon of level -1', () => soldierFactor(-1, -1), 'technology level of ASW: expected 0 to 10, received -1'],
  ['E-41: a craft of level 11', () => soldierFactor(0, 11), 'technology level of ASC: expected 0 to 10, received 11'],
  ['E-31: rebels below none', () => militiaOf(-1), `rebels: ${quantity} -1`],
  ['E-31: half a rebel', () => isRebellion({ rebels: 0.5, people: 1, soldiers: 0 }, 1), `rebels: ${quantity} 0.5`],
  ['E-31: no number of people', () => isRebellion({ rebels: 10, people: NaN, soldiers: 0 }, 1), `people: ${quantity} NaN`],
  ['E-31: half a loss', () => losesLevel(0.5, 1, COMBAT_PARAMETERS), `lost: ${quantity} 0.5`],
  ['E-31: half a militia unit', () => resolveRebellion(nobody, 0, 0.5, COMBAT_PARAMETERS, rng), `militia: ${quantity} 0.5`],
  ['E-28: half a spy who attacks', () => fightSpies(0.5, 1, rng), `attackers: ${quantity} 0.5`],
  ['E-28: spies below none who are attacked', () => fightSpies(1, -1, rng), `defenders: ${quantity} -1`],
  ['E-28: no number of attackers', () => spyFightDistributions(NaN, 1), `attackers: ${quantity} NaN`],
  ['E-28: no number of those attacked', () => spyFightDistributions(1, undefined as never), `defenders: ${quantity} undefined`],
])('%s is a bug, which draws nothing', (_, ask, message) => {
  expect(ask).toThrow(new RangeError(message));
}); // prettier-ignore
