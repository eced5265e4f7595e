import { fileURLToPath } from 'node:url';
import { inThreads } from '@ec/balance/node';
import { empyrean } from '@ec/empyrean';
import { resolveParameters, type ParameterValue } from '@ec/engine';
import { describe, expect, it, test } from 'vitest';
import { BOT_GAMES, botGames } from '../src/games/bot-games.js';
import type { AnyExperiment, Experiment } from '../src/experiment.js';
import { judge } from '../src/expectations/judge.js';
import { mergeData, type DataOf } from '../src/measures/collect.js';
import type { ContestData } from '../src/measures/contest.js';
import type { IntegerData } from '../src/measures/integer.js';
import type { ProportionData } from '../src/measures/proportion.js';
import type { TableData } from '../src/measures/table.js';
import { PLAN_GAMES } from '../src/league/plan-games.js';
import { blockRunner } from '../src/running/block-runner.js';
import { ExperimentError } from '../src/running/experiment-error.js';
import { inThread } from '../src/running/in-thread.js';
import { exportedExperiments } from '../src/running/exported-experiments.js';
import { loadExperiment } from '../src/running/load-experiment.js';
import { runExperiment } from '../src/running/run.js';
import { DUEL, ruleset as duel } from './duel.js';

/** What is measured in games of bots. */
interface Played extends DataOf {
  readonly refused: ProportionData;
  readonly length: IntegerData;
  readonly decided: ProportionData;
  readonly fails: ProportionData;
  readonly wins: ContestData;
  readonly winners: IntegerData;
  readonly seats: TableData;
}

/** Plays so many games, a multiple of 5. */
function played(
  experiment: AnyExperiment,
  games: number,
  given: Readonly<Record<string, ParameterValue>> = {},
): Played {
  const parameters = resolveParameters(experiment.parameters, given);
  // What its trials read is made by the experiment itself.
  const block = blockRunner(experiment as unknown as Experiment, parameters, 'duels');
  const blocks = Array.from({ length: games / 5 }, (_, i) => block(i));
  return blocks.reduce(mergeData) as Played;
}

/** Standard deviations between what was counted and what is expected of independent cases. */
function deviations(hits: number, n: number, p: number): number {
  return Math.abs(hits - n * p) / Math.sqrt(n * p * (1 - p));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('a duel of two dice: the higher number wins, and equal numbers win for both', () => {
  const GAMES = 4_000;
  const { refused, length, decided, fails, wins, winners, seats } = played(botGames(duel), GAMES);
  const [[sixSix = [], sixEight = []] = [], [eightSix = [], eightEight = []] = []] = wins.counts;

  test('every game lasts its one turn and is decided; none breaks down or is refused', () => {
    expect(length.counts).toEqual([[1, GAMES]]);
    expect([refused, decided, fails]).toEqual([
      { kind: 'proportion', n: GAMES, hits: 0 },
      { kind: 'proportion', n: GAMES, hits: GAMES },
      { kind: 'proportion', n: GAMES, hits: 0 },
    ]);
  });

  test('each game is one contest; each of the four pairs of bots is drawn in a quarter of the games', () => {
    const cells = [sixSix, sixEight, eightSix, eightEight].map(sum);
    expect(sum(cells)).toBe(GAMES);
    for (const games of cells) expect(deviations(games, GAMES, 1 / 4)).toBeLessThan(4);
  });

  test('of 6 × 8 throws 0 + 1 + … + 5 = 15 are won by the d6, 6 are equal, and 27 are won by the d8', () => {
    for (const [i, p] of [15 / 48, 6 / 48, 27 / 48].entries()) {
      expect(deviations(sixEight[i] ?? 0, sum(sixEight), p)).toBeLessThan(4);
      expect(deviations(eightSix[2 - i] ?? 0, sum(eightSix), p)).toBeLessThan(4);
    }
  });

  test('of equal dice 1/6 and 1/8 are draws, and neither seat wins more of the rest', () => {
    for (const [cell, sides] of [[sixSix, 6] as const, [eightEight, 8] as const]) {
      const [won = 0, drawn = 0, lost = 0, stalled, failed] = cell;
      expect(deviations(drawn, sum(cell), 1 / sides)).toBeLessThan(4);
      expect(deviations(won, won + lost, 1 / 2)).toBeLessThan(4);
      expect([stalled, failed]).toEqual([0, 0]);
    }
  });

  test('a draw has two winners: 1/4 × 1/6 + 1/4 × 1/8 + 1/2 × 1/8 = 13/96 of the games', () => {
    const two = new Map(winners.counts).get(2) ?? 0;
    expect(deviations(two, GAMES, 13 / 96)).toBeLessThan(4);
    // Every winner is counted in its seat; alone or not, a seat wins 1/2 × 83/96 + 13/96 = 109/192 of the games.
    const [bySeat = []] = seats.counts;
    expect(sum(bySeat)).toBe(GAMES + two);
    for (const hits of bySeat) expect(deviations(hits, GAMES, 109 / 192)).toBeLessThan(4);
  });
});

describe('games from a list of set-ups', () => {
  /** The duel, and how often it was set up. */
  const counted = () => {
    const drawn: number[] = [];
    const setup: typeof duel.setup = (game) => {
      drawn.push(game.rng.stream('which').between(1, 1_000_000));
      return duel.setup(game);
    };
    return { ruleset: { ...duel, setup }, drawn };
  };

  test('there are three for 400 games, in every run the same, and the dice are as fair as ever', () => {
    const { ruleset, drawn } = counted();
    const { wins } = played(botGames(ruleset), 400, { starts: 3 });
    const first = [...drawn];
    // blocks of five games have no other ones either
    played(botGames(ruleset), 100, { starts: 3 });
    expect(new Set(first).size).toBe(3);
    expect(new Set(drawn)).toEqual(new Set(first));
    const [[sixSix = [], sixEight = []] = [], [eightSix = [], eightEight = []] = []] = wins.counts;
    const two = [sixSix, sixEight, eightSix, eightEight].map(([, drawn = 0]) => drawn);
    // a draw in 13/96 of the games, as with a new set-up for each
    expect(deviations(sum(two), 400, 13 / 96)).toBeLessThan(4);
  });

  test('a set-up that is refused is refused for each of its games', () => {
    expect(played(botGames(duel), 20, { starts: 2, 'duel.refusals': 100 }).refused.hits).toBe(20);
  });
});

describe('nothing is dropped', () => {
  test('a game that turn 4 would decide is broken off after turn 3: a stall, without winners', () => {
    const { length, decided, wins, winners, seats } = played(botGames(duel), 20, {
      'duel.last': 4,
      turns: 3,
    });
    expect([length.counts, decided.hits, winners.counts, seats.counts]).toEqual([[[3, 20]], 0, [], [[0, 0]]]);
    expect(sum(wins.counts.flat().map(([, , , stalls = 0]) => stalls))).toBe(20);
  });

  test('a game that the turn of the limit decides is decided', () => {
    const { length, decided } = played(botGames(duel), 20, { 'duel.last': 3, turns: 3 });
    expect([length.counts, decided.hits]).toEqual([[[3, 20]], 20]);
  });

  test('a rule fails in a tenth of the turns: 271 in 1,000 games of three turns, which last until then', () => {
    const GAMES = 2_000;
    const { length, decided, fails, wins } = played(botGames(duel), GAMES, {
      'duel.last': 3,
      'duel.mishaps': 10,
    });
    expect(deviations(fails.hits, GAMES, 1 - 0.9 ** 3)).toBeLessThan(4);
    expect(decided.hits).toBe(GAMES - fails.hits);
    expect(sum(wins.counts.flat().map(([, , , , failures = 0]) => failures))).toBe(fails.hits);
    const after = new Map(length.counts);
    expect(after.get(3)).toBe(decided.hits);
    for (const turn of [0, 1, 2])
      expect(deviations(after.get(turn) ?? 0, GAMES, 0.9 ** turn * 0.1)).toBeLessThan(4);
  });

  test('a set-up that is refused nine times in ten is drawn again: a game is missing once in 38,000', () => {
    const { refused, length } = played(botGames(duel), 50, { 'duel.refusals': 90 });
    expect([refused.hits, length.counts]).toEqual([0, [[1, 50]]]);
  });

  test('a set-up that is always refused is counted, and nothing else is', () => {
    const { refused, ...others } = played(botGames(duel, { seats: 5 }), 10);
    expect(refused).toEqual({ kind: 'proportion', n: 10, hits: 10 });
    expect(others).toMatchObject({ length: { counts: [] }, decided: { n: 0 }, fails: { n: 0 } });
    expect(sum(others.wins.counts.flat(2))).toBe(0);
  });
});

test('of four players each pair is one contest, 6 a game, and the seat of every winner is counted', () => {
  const GAMES = 500;
  const { wins, winners, seats } = played(botGames(duel, { seats: 4 }), GAMES);
  expect(sum(wins.counts.flat(2))).toBe(6 * GAMES);
  // Each of the winners has won against each of the others; all other contests are draws.
  const decisive = wins.counts.flat().map(([won = 0, , lost = 0]) => won + lost);
  expect(sum(decisive)).toBe(sum(winners.counts.map(([number, games]) => number * (4 - number) * games)));
  const [bySeat = []] = seats.counts;
  expect(bySeat).toHaveLength(4);
  expect(sum(bySeat)).toBe(sum(winners.counts.map(([number, games]) => number * games)));
});

describe('the verdicts for a designer', () => {
  function verdicts(given: Readonly<Record<string, ParameterValue>>): string[] {
    const experiment = botGames(duel);
    const data = played(experiment, 200, given);
    const cases = (experiment.expectations ?? []).map((expectation) => ({
      expectation,
      data: data[expectation.measure] ?? data.fails,
    }));
    return judge(cases).map(({ expectation, verdict }) => `${expectation.measure} ${verdict}`);
  }

  test('the duel is sound: it can be set up, it does not break down, and the larger die wins little more than half', () => {
    expect(verdicts({})).toEqual(['refused holds', 'fails holds', 'wins holds']);
  });

  test('games that break down in every third turn are noticed', () => {
    expect(verdicts({ 'duel.mishaps': 33 })).toContain('fails breached');
  });

  test('a game that cannot be set up is noticed', () => {
    expect(verdicts({ 'duel.refusals': 100 })).toContain('refused breached');
  });

  test('where there is one bot nothing is expected of who wins', () => {
    const { expectations = [] } = botGames({ ...duel, bots: { six: () => 'd6' } });
    expect(expectations.map(({ measure }) => measure)).toEqual(['refused', 'fails']);
  });
});

describe('a ruleset that cannot be played so', () => {
  it.each([
    ['no bots', { ...duel, bots: {} }, 2, 'duel: expected a ruleset with bots, received none'],
    ['one seat', duel, 1, 'duel: expected at least 2 seats, received 1'],
    [
      'a parameter of the experiment’s own',
      { ...duel, parameters: duel.parameters.map((one) => ({ ...one, key: 'turns' })) },
      2,
      'duel: expected no parameter "turns", which is this experiment\'s own; give it another name',
    ],
  ])('%s', (_, ruleset, seats, message) => {
    expect(() => botGames(ruleset, { seats })).toThrow(new RangeError(message));
  });

  test.each(['turns', 'seats'])('a module of one with a parameter %s is a mistake of its own', (key) => {
    const ruleset = { ...duel, parameters: duel.parameters.map((one) => ({ ...one, key })) };
    expect(() => exportedExperiments({ ruleset })).toThrow(
      new ExperimentError(
        `duel: expected no parameter "${key}", which is this experiment's own; give it another name`,
      ),
    );
  });
});

describe('a module that exports a ruleset', () => {
  const job = async () => {
    const experiment = await loadExperiment(DUEL);
    const parameters = resolveParameters(experiment.parameters, { 'duel.last': 2 });
    return { experiment, job: { module: DUEL, experiment: experiment.id, parameters, seed: '7' } };
  };

  test('offers games of its bots; two parts in threads are merged to the bytes of one run', async () => {
    const { experiment, job: duels } = await job();
    expect([experiment.id, experiment.title]).toEqual([BOT_GAMES, 'Games of bots: duel']);
    const rule = { trials: 200 };
    const { result } = await runExperiment(experiment, duels, { executor: inThread(), rule });
    await using executor = inThreads(2);
    const parts: DataOf[] = [];
    for (const part of [1, 2]) {
      const run = await runExperiment(experiment, duels, { executor, rule, shard: { part, of: 2 } });
      parts.push(run.result.measures);
    }
    expect(JSON.stringify(parts.reduce(mergeData))).toBe(JSON.stringify(result.measures));
  });

  test('Empyrean Challenge does so too: two quarters among two bots in a small cluster', async () => {
    const module = fileURLToPath(import.meta.resolve('@ec/empyrean'));
    const experiment = await loadExperiment(module, BOT_GAMES);
    const small = { 'cluster.starCount': 6, 'cluster.axisSize': 4, turns: 2 };
    const { length, decided, refused, wins } = played(experiment, 5, small);
    expect([length.counts, decided.hits, refused.hits]).toEqual([[[2, 5]], 0, 0]);
    expect(wins.counts).toHaveLength(Object.keys(empyrean.bots).length);
  });

  test('its own experiments come first; one of that ID takes the place of what is offered', () => {
    const other = { ...botGames(duel), id: 'other' };
    const own = botGames(duel, { seats: 3 });
    const offered = exportedExperiments({ ruleset: duel, other });
    expect(offered.map(({ id }) => id)).toEqual(['other', BOT_GAMES, PLAN_GAMES]);
    expect(exportedExperiments({ ruleset: duel, own }).map(({ id }) => id)).toEqual([BOT_GAMES, PLAN_GAMES]);
    expect(exportedExperiments({ ruleset: duel, own })[0]).toBe(own);
  });

  test('nothing is offered where the ruleset has no bots, or is not one', () => {
    expect(exportedExperiments({ ruleset: { ...duel, bots: {} } })).toEqual([]);
    expect(exportedExperiments({ ruleset: null })).toEqual([]);
    expect(exportedExperiments({ ruleset: { id: 'duel' }, duel })).toEqual([]);
  });
});
