// What every ruleset promises: the same seed and orders give the same game, nobody is told what is hidden, no text stops a turn, and so on.
import { rulesetContract } from '@ec/engine/testing';
import { describe, test } from 'vitest';
import { ruleset } from '../src/ruleset.ts';

describe('the contract of rulesets', () => {
  const checks = rulesetContract(ruleset, {
    players: 3,
    turns: 10,
    seeds: [1n, 2n],
    endsBy: 10,
    // TO CHANGE: everything that a seat cannot see becomes something else. Nothing that the seat receives may change with it.
    changeUnseen: ({ wrecks, ...state }, seat, rng) => ({
      ...state,
      wrecks: wrecks.map(({ gold, owner, scannedBy }) => {
        const isSeen = owner === seat || scannedBy.includes(seat);
        const others = state.players
          .map((_, i) => i + 1)
          .filter((other) => other !== seat && rng.chance(1, 2));
        return {
          owner,
          gold: isSeen ? gold : rng.between(1, 36),
          scannedBy: [...others, ...scannedBy.filter((own) => own === seat)].sort((a, b) => a - b),
        };
      }),
    }),
  });
  for (const { title, run } of checks) test(title, run);
});
