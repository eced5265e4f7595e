import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { countReign } from '../src/outcome.js';
import { empyrean } from '../src/ruleset.js';
import { plainCopy, resolveParameters, resolveTurn, stateHash } from '@ec/engine';
import { change, play, playQuarters, smallGame, withHolding, type SmallGame } from './small-game.js';
import { viewOf } from './star-map.js';

const start = smallGame({ players: 4, parameters: { 'cluster.starCount': 100 } });

/** The game with these planets controlled, each by an outpost of one person with food for years. */
function held(game: SmallGame, controls: readonly { planetId: number; empireId: number }[]): SmallGame {
  const bare = change(game, (state) => {
    state.controls = controls.map((control) => ({ ...control, permitted: [] }));
    state.holdings = state.holdings.filter(({ name }) => name !== 'Outpost');
  });
  return controls.reduce(
    (made, { planetId, empireId }) =>
      withHolding(made, {
        kind: 'open',
        name: 'Outpost',
        empireId,
        planetId,
        population: { UEM: 1 },
        stored: { FOOD: 99 },
      }),
    bare,
  );
}

/** The game with so many planets controlled by empires 1, 2 and so on. */
function controlled(game: SmallGame, ...planets: readonly number[]): SmallGame {
  const owners = planets.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
  expect(owners.length).toBeLessThanOrEqual(game.state.cluster.planets.length);
  return held(
    game,
    owners.map((empireId, i) => ({ planetId: i + 1, empireId })),
  );
}
const after = (turns: number, ...planets: readonly number[]): SmallGame =>
  playQuarters(controlled(start, ...planets), turns);
const outcome = (game: SmallGame): unknown => empyrean.outcome(game.state);
const RUNNING = { status: 'running' };

describe('seed "Victory": 100 planets, and nobody else 50, for four consecutive turns', () => {
  it('seed "Victory": the fourth turn wins, and not the third', () => {
    expect(outcome(after(3, 100))).toEqual(RUNNING);
    expect(outcome(after(4, 100))).toEqual({ status: 'over', winners: [1] });
    expect(outcome(after(5, 100))).toEqual({ status: 'over', winners: [1] });
  });

  it('seed "Victory": the winner sees how far it is, and nobody else does', () => {
    expect([0, 1, 2, 3, 4].map((turns) => viewOf(after(turns, 101, 7)).victory)).toEqual(
      [0, 1, 2, 3, 4].map((turns) => ({ planets: 101, turns })),
    );
    expect(viewOf(after(3, 101, 7), 2).victory).toEqual({ planets: 7, turns: 0 });
  });

  it('seed "Victory": any empire may win, with any number of rivals of 49', () => {
    expect(outcome(after(4, 49, 49, 100, 49))).toEqual({ status: 'over', winners: [3] });
  });

  it('seed "Victory": 99 are too few', () => {
    expect(after(4, 99).state.reign).toBeNull();
    expect(outcome(after(4, 99))).toEqual(RUNNING);
  });

  it('seed "Victory": a rival with exactly 50 prevents it', () => {
    expect(after(4, 100, 49).state.reign).toEqual([{ empireId: 1, turns: 4 }]);
    expect(after(4, 100, 50).state.reign).toBeNull();
    expect(after(4, 150, 0, 0, 50).state.reign).toBeNull();
    expect(outcome(after(4, 100, 100))).toEqual(RUNNING);
  });

  it('seed "Victory": nobody controls anything, and nobody wins', () => {
    expect(outcome(after(4))).toEqual(RUNNING);
  });
});

describe('seed "Victory": consecutive turns', () => {
  it('seed "Victory": a turn with 99 planets, or with a rival of 50, starts anew', () => {
    for (const broken of [[99], [100, 50]]) {
      const third = after(3, 100);
      const fourth = play(controlled(third, ...broken));
      expect([third.state.reign, fourth.state.reign]).toEqual([[{ empireId: 1, turns: 3 }], null]);
      const again = playQuarters(controlled(fourth, 100), 3);
      expect([outcome(again), again.state.reign]).toEqual([RUNNING, [{ empireId: 1, turns: 3 }]]);
      expect(outcome(play(again))).toEqual({ status: 'over', winners: [1] });
    }
  });

  it('seed "Victory": another empire that takes over starts at its first turn', () => {
    const third = after(3, 100);
    const fourth = play(controlled(third, 0, 100));
    expect([fourth.state.reign, outcome(fourth)]).toEqual([[{ empireId: 2, turns: 1 }], RUNNING]);
    expect(outcome(playQuarters(fourth, 3))).toEqual({ status: 'over', winners: [2] });
  });

  it('seed "Victory": it is what is so at the turn’s end that counts', () => {
    // empire 1 has 99 planets and claims its home world, or has 100 and gives one up
    const home = start.state.homeWorlds[0] ?? 0;
    const label = viewOf(start).planets[0]?.planet ?? '';
    const others = (game: SmallGame, count: number): SmallGame => {
      const planets = game.state.cluster.planets.filter(({ id }) => id !== home).slice(0, count);
      return held(
        game,
        planets.map(({ id }) => ({ planetId: id, empireId: 1 })),
      );
    };
    expect(play(others(start, 99)).state.reign).toBeNull();
    const claimed = play(others(start, 99), `1, control, ${label}`);
    expect(claimed.state.reign).toEqual([{ empireId: 1, turns: 1 }]);
    expect(play(claimed, `1, un-control, ${label}`).state.reign).toBeNull();
  });
});

describe('seed "Victory": each empire has its own count', () => {
  // as in the edition standard: two empires of 40 to 49 planets meet the terms side by side
  const shared = smallGame({
    players: 3,
    parameters: { 'cluster.starCount': 100, 'victory.planets': 40, 'victory.rival': 50 },
  });

  it('seed "Victory": 45 planets in four turns win, though another comes to 40 in the fourth', () => {
    const third = playQuarters(controlled(shared, 39, 45), 3);
    expect(third.state.reign).toEqual([{ empireId: 2, turns: 3 }]);
    const fourth = play(controlled(third, 40, 45));
    expect(fourth.state.reign).toEqual([{ empireId: 1, turns: 1 }, { empireId: 2, turns: 4 }]); // prettier-ignore
    expect(outcome(fourth)).toEqual({ status: 'over', winners: [2] });
    expect([1, 2, 3].map((seat) => viewOf(fourth, seat).victory.turns)).toEqual([1, 4, 0]);
  });

  it('seed "Victory": who was first stays alone when the game is played on', () => {
    const fourth = play(controlled(playQuarters(controlled(shared, 39, 45), 3), 40, 45));
    expect(outcome(playQuarters(fourth, 3))).toEqual({ status: 'over', winners: [2] });
  });

  it('seed "Victory": two who complete four turns at once have both won', () => {
    expect(outcome(playQuarters(controlled(shared, 40, 0, 49), 3))).toEqual(RUNNING);
    expect(outcome(playQuarters(controlled(shared, 40, 0, 49), 4))).toEqual({
      status: 'over',
      winners: [1, 3],
    });
  });

  test.prop([
    fc.array(fc.tuple(fc.integer({ min: 38, max: 51 }), fc.integer({ min: 38, max: 51 })), { maxLength: 8 }),
    fc.boolean(),
  ])(
    'seed "Victory": a count depends on how many planets each controls, and not on which',
    (turns, isTurned) => {
      const state = plainCopy(shared.state);
      const parameters = resolveParameters(empyrean.parameters);
      for (const [first, second] of turns) {
        const owners = [first, second].flatMap((planets, i) => Array.from({ length: planets }, () => i + 1));
        state.controls = (isTurned ? owners.toReversed() : owners).map((empireId, i) => ({
          planetId: i + 1,
          empireId,
          permitted: [],
        }));
        countReign(state, parameters);
      }
      const isMet = turns.map(([a, b]) => [a >= 40 && b < 50, b >= 40 && a < 50]);
      const counts = [0, 1].map((i) => turns.length - 1 - isMet.findLastIndex((met) => !met[i]));
      expect(state.reign ?? []).toEqual(
        counts.flatMap((count, i) => (count > 0 ? [{ empireId: i + 1, turns: count }] : [])),
      );
    },
  );
});

describe('seed "Victory": the game ends when all agree', () => {
  const agreed = (...planets: readonly number[]): SmallGame =>
    resolveTurn(empyrean, controlled(start, ...planets), new Map(), { isAgreedEnd: true });

  it('those win that control the most planets, several of them where they control as many', () => {
    expect(outcome(agreed(3, 7, 2))).toEqual({ status: 'over', winners: [2] });
    expect(outcome(agreed(0, 7, 2, 7))).toEqual({ status: 'over', winners: [2, 4] });
  });

  it('nobody wins where nobody controls any', () => {
    expect(outcome(agreed())).toEqual({ status: 'over', winners: [] });
  });

  it('who has met the terms of victory for four turns has won alone', () => {
    const third = after(3, 100, 49);
    const fourth = resolveTurn(empyrean, third, new Map(), { isAgreedEnd: true });
    expect(outcome(fourth)).toEqual({ status: 'over', winners: [1] });
  });

  it('every report says who has won, and the game stays over when it is played on', () => {
    const over = agreed(1, 2);
    expect([1, 2, 3].map((seat) => viewOf(over, seat).winners)).toEqual([[2], [2], [2]]);
    expect(viewOf(after(1, 1, 2)).winners).toBeNull();
    expect(outcome(play(over))).toEqual({ status: 'over', winners: [2] });
  });

  it('the state is restored from its text, and is that of the turn otherwise', () => {
    const over = agreed(1, 2);
    expect(empyrean.codec.decode(empyrean.codec.encode(over.state))).toEqual(over.state);
    const { isAgreedEnd: _, ...rest } = over.state;
    expect(stateHash(rest)).toBe(stateHash(after(1, 1, 2).state));
  });
});
