import { rulesetContract } from '@ec/engine/testing';
import type { Prng } from '@ec/prng';
import { describe, it } from 'vitest';
import { multiplanetary } from '../src/ruleset.js';
import type { MultiplanetaryState } from '../src/state.js';

function withOtherPlayers(state: MultiplanetaryState, _seat: number, rng: Prng): MultiplanetaryState {
  const players = state.players.map((player) => ({ ...player, playerId: rng.intN(1000) }));
  return { ...state, players };
}

describe('architecture 5: the contract of rulesets', () => {
  const checks = rulesetContract(multiplanetary, {
    players: 2,
    turns: 40,
    seeds: [1n, 'two', 3n],
    // Everything is public except the players behind the seats.
    changeUnseen: withOtherPlayers,
    elsewhere: (state, seat, rng) => ({ state: withOtherPlayers(state, seat, rng), sheets: new Map() }),
  });
  for (const { title, run } of checks) it(title, run);
});
