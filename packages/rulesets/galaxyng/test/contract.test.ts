import { rulesetContract } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import { galaxyng } from '../src/ruleset.js';

const options = { players: 4, turns: 8, seeds: [1n, 'two'] };

describe('architecture 5: the contract of rulesets', () => {
  for (const { title, run } of rulesetContract(galaxyng, options)) it(title, run);
});
