import { rulesetContract, type ContractOptions } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import type { Ec4xEvent } from '../src/events.js';
import { ec4x } from '../src/ruleset.js';
import type { Ec4xState } from '../src/state.js';
import { changeUnseen, elsewhere } from './unseen.js';

const options: ContractOptions<Ec4xState, Ec4xEvent> = {
  players: 3,
  turns: 8,
  seeds: [1n, 'two'],
  changeUnseen,
  elsewhere,
  ledgers: ({ houses }) =>
    houses.map(({ id, treasury, ledger }) => ({
      of: `House ${id}`,
      expected:
        ledger.opening +
        ledger.interest +
        ledger.taxes +
        ledger.receipts -
        ledger.maintenance -
        ledger.spending,
      actual: treasury,
    })),
};

describe('architecture 9: the contract of rulesets', () => {
  for (const { title, run } of rulesetContract(ec4x, options)) it(title, run);
});

describe('architecture 9: the contract with levels from the start', () => {
  const late = { ...options, players: 2, seeds: [3n], parameters: { 'start.level': 10 } };
  for (const { title, run } of rulesetContract(ec4x, late)) it(title, run);
});
