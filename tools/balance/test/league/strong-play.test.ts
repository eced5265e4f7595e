import { describe, expect, it } from 'vitest';
import { resolveParameters, type AnyRuleset } from '@ec/engine';
import { LeagueGames } from '../../src/league/league-games.js';
import { PLAN_GAMES, planGames } from '../../src/league/plan-games.js';
import { flowOf, replicatorPath } from '../../src/league/replicator.js';
import { strongPlayOf } from '../../src/league/strong-play.js';
import { inThread } from '../../src/running/in-thread.js';
import { ruleset as seesaw, SEESAW } from './seesaw.ts';

/** Games of a field of the toy. */
async function play(field: string, games: number) {
  const ruleset = seesaw as unknown as AnyRuleset;
  const experiment = planGames(ruleset);
  const parameters = resolveParameters(experiment.parameters);
  await using executor = inThread();
  const league = new LeagueGames(
    experiment,
    { module: SEESAW, experiment: PLAN_GAMES, parameters, seed: '1' },
    { executor, earlier: [], budget: 0, progress: () => undefined },
  );
  const [first, ...others] = await league.amongThemselves(field, games, new AbortController().signal);
  return { results: [first, ...others], strong: first && strongPlayOf([first, ...others], 2, 0.95) };
}

describe('games among the plans that are played', () => {
  it('say how long they are, from when the winner leads, and which seat wins', async () => {
    const { strong } = await play('quiet', 20);
    expect([strong?.games, strong?.decided.estimate, strong?.length.mean.estimate]).toEqual([20, 1, 3]);
    // seat 1 leads after the first turn, and seat 2 from the second on
    expect([strong?.known?.min, strong?.known?.max]).toEqual([2, 2]);
    expect([strong?.won, strong?.seats.map(({ estimate }) => estimate)]).toEqual([20, [0, 1]]);
    // exact bounds of 0 of 20, both seats together: 1 − (0.025 / 2)^(1/20)
    expect(strong?.seats[0]?.high).toBeCloseTo(1 - (0.025 / 2) ** (1 / 20), 9);
  });

  it('draw each plan as often as the field has it, and count against no budget', async () => {
    const { results, strong } = await play('3 quiet | loud', 40);
    expect(results.map((one) => one?.trials)).toEqual([30, 10]);
    expect(strong?.games).toBe(40);
  });

  it('know no winner where two share the win', async () => {
    // a loud first seat draws level with a quiet second one in the third turn: in a quarter of the games
    const { strong } = await play('loud | quiet', 80);
    expect(strong?.games).toBe(80);
    expect(strong?.won).toBeLessThan(75);
    expect(strong?.won).toBeGreaterThan(45);
    expect(strong?.seats[0]?.estimate).toBe(0);
  });
});

describe('how plans spread', () => {
  it('from equal parts: what beats the other takes over, and what is even stays', () => {
    const beaten = replicatorPath([
      [0.5, 0.8],
      [0.2, 0.5],
    ]);
    expect(beaten[0]).toEqual({ time: 0, parts: [0.5, 0.5] });
    // logistic growth at rate 0.3: the part of the winner is 1 / (1 + e^(−0.3 t)), in small steps
    expect(beaten.at(10)?.parts[0]).toBeCloseTo(1 / (1 + Math.exp(-0.3 * 10)), 2);
    const rock = replicatorPath([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    for (const { parts } of rock) for (const part of parts) expect(part).toBeCloseTo(1 / 3, 9);
  });

  it('from ten starts of three plans: round and round among rock, paper and scissors, and outwards in small steps', () => {
    const flow = flowOf([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    expect(flow.map(({ label }) => label)).toEqual([
      '1 : 1 : 4', '1 : 2 : 3', '1 : 3 : 2', '1 : 4 : 1', '2 : 1 : 3', '2 : 2 : 2', '2 : 3 : 1', '3 : 1 : 2', '3 : 2 : 1', '4 : 1 : 1',
    ]); // prettier-ignore
    const product = ([a, b, c]: readonly [number, number, number]): number => a * b * c;
    for (const { points } of flow) {
      const [start, end] = [points[0], points.at(-1)];
      if (!start || !end) throw new RangeError('expected a path with points');
      // a flow without steps would keep the product of the three parts
      expect(product(end)).toBeLessThanOrEqual(product(start) + 1e-12);
      expect(product(end)).toBeGreaterThan(product(start) / 2);
    }
  });
});
