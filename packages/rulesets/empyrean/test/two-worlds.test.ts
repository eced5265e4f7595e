import type { Prng } from '@ec/prng';
import { rulesetContract, type Elsewhere } from '@ec/engine/testing';
import { describe, expect, it } from 'vitest';
import type { EmpyreanRuleset } from '../src/contract.js';
import { holdingOf } from '../src/lookup.js';
import { empyrean } from '../src/ruleset.js';
import type { EmpyreanState } from '../src/state.js';
import { smallColony, smallHomeWorld } from './small-game.js';

const SHIP = '1,210 structural units, 10 LFS-1, 1 SPD-1, 10 professionals, 2 food';
const founding = (colony: number): string => `set up, ship, ${colony}, transfer, ${SHIP}, end`;

/** Empires that found ships; the more do, the more draws hit a number that is taken, and go on to the next. */
const FOUNDERS = [1, 2, 3, 26];

/** Whoever is asked founds a ship each turn, and has spies at work. */
const founders: EmpyreanRuleset = {
  ...empyrean,
  bots: {
    founder: ({ empire }) =>
      `${founding(empire.id)}\n${empire.id}, 5, check rebels\n${empire.id}, 5, check for spies`,
  },
};

/**
 * Of 26 empires the last has a home world of its own. Elsewhere, on the other home world, they have other goods, found ships, spy on each other,
 * and fight; others have ever founded more.
 */
function elsewhere(state: EmpyreanState, seat: number, rng: Prng): Elsewhere<EmpyreanState> {
  const home = state.empires[seat - 1]?.homeWorldId;
  const far = state.empires.filter(({ homeWorldId }) => homeWorldId !== home).map(({ id }) => id);
  const isFar = new Set<number | null>(far);
  for (const holding of state.holdings.filter(({ empireId }) => isFar.has(empireId)))
    holding.stored = holding.stored.map((stack) => ({
      ...stack,
      quantity: stack.quantity + rng.intN(1_000),
    }));
  state.holdingNumbers = [...state.holdingNumbers, 2_000_000 + state.turn];
  const orders = (id: number): string[] => [
    ...(FOUNDERS.includes(id) ? [founding(id)] : []),
    ...(far.length > 1 ? [`${id}, invade, ${(id % far.length) + 1}, 20%`, `${id}, 5, incite rebels, 1`] : []),
    `${id}, draft, 1 trainees`,
    `message, empire ${far[0]}, "Good day."`,
  ];
  return { state, sheets: new Map(far.map((id) => [id, orders(id).join('\n')])) };
}

describe('architecture 8, E-53: two home worlds', () => {
  const checks = rulesetContract(founders, {
    players: 26,
    turns: 2,
    seeds: ['two home worlds'],
    parameters: { 'cluster.starCount': 20 },
    templates: { homeWorld: smallHomeWorld, homeColony: smallColony },
    elsewhere(state, seat, rng) {
      const far = elsewhere(state, seat, rng);
      expect(holdingOf(state, seat)?.empireId).toBe(seat);
      return far;
    },
  });
  for (const { title, run } of checks.filter((check) => check.title.startsWith('what others have and do')))
    it(title, { timeout: 120_000 }, run);

  it('numbers that run in one row are found', { timeout: 120_000 }, () => {
    const inOneRow: EmpyreanRuleset = {
      ...founders,
      phases: founders.phases.map((phase) =>
        phase.name === 'set up orders'
          ? {
              ...phase,
              run(turn) {
                const before = new Set(turn.state.holdings);
                phase.run(turn);
                for (const holding of turn.state.holdings)
                  if (!before.has(holding)) holding.id = turn.state.holdingNumbers.length;
              },
            }
          : phase,
      ),
    };
    const [check] = rulesetContract(inOneRow, {
      players: 26,
      turns: 1,
      seeds: [1n],
      parameters: { 'cluster.starCount': 20 },
      templates: { homeWorld: smallHomeWorld, homeColony: smallColony },
      elsewhere,
    }).filter(({ title }) => title.startsWith('what others have and do'));
    expect(() => check?.run()).toThrow(/seat 1 learns by its report what others did elsewhere/);
  });
});
