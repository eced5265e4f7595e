import type { ContractOptions } from '@ec/engine/testing';
import { rulesetContract } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import type { GalaxyEvent } from '../src/events.js';
import { CLASSIC } from '../src/editions.js';
import { galaxyng } from '../src/ruleset.js';
import type { GalaxyState } from '../src/state.js';
import { ledgers } from './ledgers.js';
import { changeUnseen, elsewhere } from './unseen.js';

const options: ContractOptions<GalaxyState, GalaxyEvent> = {
  players: 4,
  turns: 12,
  seeds: [1n, 'two'],
  changeUnseen,
  elsewhere,
  ledgers,
};

describe('architecture 5: the contract of rulesets', () => {
  for (const { title, run } of rulesetContract(galaxyng, options)) it(title, run);
});

describe('architecture 5, N-20: the contract with the preset classic', () => {
  const classic = { ...options, turns: 8, seeds: [3n], parameters: CLASSIC };
  for (const { title, run } of rulesetContract(galaxyng, classic)) it(title, run);
});
