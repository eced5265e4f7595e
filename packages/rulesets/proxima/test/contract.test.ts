import { rulesetContract, type ContractOptions } from '@ec/engine/testing';
import { describe, it } from 'vitest';
import type { ProximaEvent } from '../src/events.js';
import { proxima } from '../src/ruleset.js';
import type { ProximaState } from '../src/state.js';

const options: ContractOptions<ProximaState, ProximaEvent> = {
  players: 2,
  turns: 16,
  seeds: [1n, 'two'],
  /** A seat cannot see what another team builds, and who plays it; it sees everything else. */
  changeUnseen(state, seat, rng) {
    const player = state.definitions.sides[2 - seat]?.id ?? '';
    state.players = state.players.map((own, i) => (i + 1 === seat ? own : { playerId: 9 + rng.intN(9) }));
    const foreign = state.sites.filter((site) => site.player === player);
    for (const site of foreign) site.work += rng.intN(3);
    state.sites.push({ type: 'DUN00007', player, x: rng.intN(5), y: 0, work: 1 });
    return state;
  },
  /** What another team builds comes into sight when it is done; who plays it never does. */
  elsewhere(state, seat, rng) {
    state.players = state.players.map((own, i) => (i + 1 === seat ? own : { playerId: 9 + rng.intN(9) }));
    return { state, sheets: new Map() };
  },
  ledgers: (state) => {
    const endurance = new Map(state.definitions.unitTypes.map((type) => [type.id, 100 * type.endurance]));
    return state.units.map(({ id, type, endurance: left }) => ({
      of: `${id}: endurance of at most a new one`,
      expected: 0,
      actual: Math.max(0, left - (endurance.get(type) ?? 0)),
    }));
  },
};

describe('architecture 5: the contract of rulesets', () => {
  for (const { title, run } of rulesetContract(proxima, options)) it(title, run);
});

describe('architecture 5, P-02: the contract on a hexagonal grid', () => {
  const hexagonal = { ...options, turns: 8, seeds: [3n], parameters: { grid: 'hexagonal', buildReach: 2 } };
  for (const { title, run } of rulesetContract(proxima, hexagonal)) it(title, run);
});
