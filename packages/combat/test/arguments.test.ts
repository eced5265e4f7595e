import { scriptedPrng } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  antiMissileChance,
  COMBAT_PARAMETERS,
  fightSpies,
  interceptionDistribution,
  isRebellion,
  losesLevel,
  militiaOf,
  pointDefenceChance,
  possibleHits,
  resolveRebellion,
  robotFactor,
  soldierFactor,
  spyFightDistributions,
} from '../src/index.js';

const rng = scriptedPrng([]);
const quantity = 'expected an integer from 0 to 2^53 − 1, received';
const launchers = [{ techLevel: 1, quantity: 1 }];
const nobody = { soldiers: 0, robots: [], craft: [], weapons: [] };

it.each<[string, () => unknown, string]>([
  ['seed "Anti-missile": level 99', () => antiMissileChance(99), 'technology level of ANM: expected 1 to 10, received 99'],
  ['seed "Anti-missile": level -1', () => antiMissileChance(-1), 'technology level of ANM: expected 1 to 10, received -1'],
  ['seed "Anti-missile": level NaN', () => antiMissileChance(NaN), 'technology level of ANM: expected 1 to 10, received NaN'],
  ['E-37: level 0 of an energy weapon', () => pointDefenceChance(0, COMBAT_PARAMETERS), 'technology level of EWP: expected 1 to 10, received 0'],
  ['E-37: half a missile', () => possibleHits(0.5, 1, launchers), `missiles: ${quantity} 0.5`],
  ['E-37: missiles below none', () => interceptionDistribution(-5, []), `targets: ${quantity} -5`],
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
