import { resolveTurn } from '@ec/engine';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/play-game.js';
import { goofspiel } from '../../src/ruleset.js';
import { Prng } from '@ec/prng';
import { newGame, turns, type Played } from '../games.js';

/** What was sent in the last round, such as `5:0`. */
function sent({ state }: Played): string | undefined {
  return state.war.rounds
    .at(-1)
    ?.map(({ size }) => size)
    .join(':');
}

/** Codes of the results of orders. */
function codes({ journal }: Played): string[] {
  return journal.flatMap((event) => (event.kind === 'order' ? [`${event.text} ${event.code}`] : []));
}

describe('G-02: a turn is a round', () => {
  it('G-02: sends the fleets that were ordered', () => {
    const game = turns(1, newGame(), 'fleet 5', 'fleet 3');
    expect(sent(game)).toBe('5:3');
    expect(game.journal.at(-1)).toMatchObject({ kind: 'round', seats: [1, 2], winner: 0 });
    expect(codes(game)).toEqual(['fleet 5 done', 'fleet 3 done']);
  });

  it('G-02: takes the last order of a sheet', () => {
    const game = turns(1, newGame(), 'fleet 5\nfleet 6', '; none');
    expect(sent(game)).toBe('6:0');
    expect(codes(game)).toEqual(['fleet 5 replaced', 'fleet 6 done']);
  });

  it('G-02: ends the war after 49 turns', () => {
    const game = turns(48, newGame(), '', 'fleet 1');
    expect(goofspiel.outcome(game.state)).toEqual({ status: 'running' });
    expect(goofspiel.outcome(turns(1, game, '', 'fleet 1').state)).toEqual({ status: 'over', winners: [2] });
  });
});

describe('G-03: running out of time', () => {
  it.each([
    ['no sheet', undefined],
    ['a sheet without orders', ''],
    ['a size that no fleet has', 'fleet 8'],
    ['a word that is not an order', 'flee 5'],
  ])('G-03: %s', (_, sheet) => {
    const game = turns(1, newGame(), sheet, 'fleet 2');
    expect(sent(game)).toBe('0:2');
    expect(game.state.war.fleets[0]).toEqual([7, 7, 7, 7, 7, 7, 6]);
  });

  it('G-03: a size that is used up', () => {
    const game = turns(8, newGame(), 'fleet 3', 'fleet 2');
    expect(sent(game)).toBe('0:0');
    expect(codes(game)).toEqual(['fleet 3 used-up', 'fleet 2 used-up']);
    expect(game.journal).toContainEqual(
      expect.objectContaining({
        seat: 1,
        reason: 'No fleet of size 3 is left, only of 1, 2, 4, 5, 6, 7, and time ran out.',
      }),
    );
    expect(game.state.war.fleets[0]).toEqual([7, 7, 0, 7, 7, 7, 6]);
  });
});

describe('G-04: bouts and the war', () => {
  it('G-04: the seventh round decides the galaxy', () => {
    const six = turns(6, newGame(), 'fleet 2', 'fleet 1');
    expect(six.journal.some(({ kind }) => kind === 'galaxy')).toBe(false);
    const seven = turns(1, six, 'fleet 2', 'fleet 1');
    expect(seven.journal.at(-1)).toMatchObject({ kind: 'galaxy', worths: [28, 0], winner: 0 });
  });

  it('G-04: an equal war is played again with fresh values and all fleets', () => {
    const before = newGame();
    const game = turns(49, before);
    expect(game.journal.at(-1)).toMatchObject({
      kind: 'war',
      values: [0, 0],
      winner: null,
      isReplayed: true,
    });
    const { replays, war } = game.state;
    expect(replays).toBe(1);
    expect(war.rounds).toEqual([]);
    expect(war.fleets[0]).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(war.galaxies).not.toEqual(before.state.war.galaxies);
    expect(goofspiel.outcome(game.state)).toEqual({ status: 'running' });
  });

  it('G-04: after the last replay an equal war is a draw, and nothing more happens', () => {
    const game = turns(98, newGame({ replays: 1 }));
    expect(goofspiel.outcome(game.state)).toEqual({ status: 'over', winners: [] });
    const after = turns(1, game, 'fleet 1');
    expect(after.state.war).toEqual(game.state.war);
    expect(codes(after)).toEqual(['fleet 1 game-over']);
  });

  it('G-04: a game that both agree to end goes to more strategic value so far', () => {
    const bout = turns(7, newGame(), 'fleet 2', 'fleet 1');
    const ended = resolveTurn(goofspiel, bout, new Map(), { isAgreedEnd: true });
    expect(goofspiel.outcome(ended.state)).toEqual({ status: 'over', winners: [1] });
  });

  it('G-04: an equal war that both agree to end is a draw', () => {
    const ended = resolveTurn(goofspiel, turns(48, newGame()), new Map(), { isAgreedEnd: true });
    expect(ended.state.replays).toBe(0);
    expect(goofspiel.outcome(ended.state)).toEqual({ status: 'over', winners: [] });
  });

  it('G-04: 100 replays at most', () => {
    const idle = (): number => 0;
    const result = playGame([idle, idle], Prng.fromSeed(1n));
    expect(result).toMatchObject({ winner: null, values: [0, 0], replays: 100 });
  });
});
