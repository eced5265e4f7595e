import { rulesetContract } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import { multiplanetary } from '../src/ruleset.js';

describe('architecture 5: the contract of rulesets', () => {
  const checks = rulesetContract(multiplanetary, {
    players: 2,
    turns: 40,
    seeds: [1n, 'two', 3n],
    // Everything is public except the players behind the seats.
    changeUnseen: (state, _seat, rng) => ({
      ...state,
      players: state.players.map((player) => ({ ...player, playerId: rng.intN(1000) })),
    }),
  });
  for (const { title, run } of checks) it(title, run);
});
