import { rulesetContract, type Ledger } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import { goofspiel } from '../src/ruleset.js';
import type { GoofspielState } from '../src/state.js';
import { changeElsewhere, changeUnseen } from './unseen.js';

/** Fleets of each side and size: those of the start less those spent are those left. */
function ledgers({ war }: GoofspielState): Ledger[] {
  return ([0, 1] as const).flatMap((side) =>
    war.fleets[side].map((actual, i) => ({
      of: `fleets of size ${i + 1} of seat ${side + 1}`,
      expected: 7 - war.rounds.filter((round) => round[side].spent === i + 1).length,
      actual,
    })),
  );
}

describe('architecture 5: the contract of rulesets', () => {
  const options = {
    players: 2,
    turns: 52,
    seeds: ['contract'],
    changeUnseen,
    elsewhere: changeElsewhere,
    ledgers,
  };
  for (const { title, run } of rulesetContract(goofspiel, options)) it(title, run);
});

describe('architecture 5, G-04: the contract without replays, past the end of the game', () => {
  const options = {
    players: 2,
    turns: 52,
    seeds: [2n],
    parameters: { replays: 0 },
    changeUnseen,
    elsewhere: changeElsewhere,
    ledgers,
  };
  for (const { title, run } of rulesetContract(goofspiel, options)) it(title, run);
});
