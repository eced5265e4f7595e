import { describe, expect, it } from 'vitest';
import {
  botSheets,
  createGame,
  recordTurn,
  replay,
  resolveTurn,
  SetupError,
  stateHash,
  type GameRecord,
  type TurnRecord,
} from '../src/index.js';
import { race, type Race } from './race.js';
import { newRace } from './sqlite/stored-games.js';

/** The race with two more phases: runners who have gone far rest, and the course gets longer. */
const long: Race = {
  ...race,
  phases: [
    ...race.phases,
    { name: 'rest', run: ({ state }) => { for (const runner of state.runners) if (runner.total > 20) runner.total -= 1; } },
    { name: 'course', run: ({ state, rng }) => { state.course += rng.between(1, 6); } },
  ],
}; // prettier-ignore

const { name, players } = newRace(3);
const NEW_GAME = { name, players, seed: '1978', parameters: { sides: 20 }, templates: {} };
/** Sheets of the third runner; bots play the others. */
const SHEETS = ['step 3', 'push\nstep 1', 'leap', 'step 6', '', 'push'];

/** Six turns, of which the first four are recorded with a hash after every phase. */
function recordGame(): GameRecord {
  let game = createGame(long, NEW_GAME);
  const hash = stateHash(game.state);
  const turns: TurnRecord[] = [];
  for (const [i, own] of SHEETS.entries()) {
    const sheets = new Map([...botSheets(long, game, new Map([[1, 'eager'], [2, 'steady']])), [3, own]]); // prettier-ignore
    if (i < 4) {
      const { game: next, record } = recordTurn(long, game, sheets);
      game = next;
      turns.push(record);
    } else {
      game = resolveTurn(long, game, sheets);
      turns.push({ sheets: Object.fromEntries(sheets), hash: stateHash(game.state) });
    }
  }
  return { ruleset: long.id, version: long.version, game: NEW_GAME, hash, turns };
}

const record = recordGame();

/** The record with another sheet of the third runner in one turn. */
function withSheet(turn: number, sheet: string): GameRecord {
  const turns = record.turns.map((known, i) =>
    i + 1 === turn ? { ...known, sheets: { ...known.sheets, 3: sheet } } : known,
  );
  return { ...record, turns };
}

/** The race with something else done after a phase. */
function after(phase: string, change: (turn: Parameters<Race['phases'][number]['run']>[0]) => void): Race {
  return {
    ...long,
    phases: long.phases.map((known) => ({
      name: known.name,
      run(turn) {
        known.run(turn);
        if (known.name === phase) change(turn);
      },
    })),
  };
}

describe('architecture 6: a recorded game', () => {
  it('replays without a difference, as plain JSON data', () => {
    expect(replay(long, record)).toBeUndefined();
    expect(replay(long, JSON.parse(JSON.stringify(record)) as GameRecord)).toBeUndefined();
  });

  it('recording a turn gives the same game as playing it, with a hash for each phase', () => {
    const game = createGame(long, NEW_GAME);
    const sheets = new Map([[3, 'step 4']]);
    const { game: next, record: turn } = recordTurn(long, game, sheets);
    expect(stateHash(next)).toBe(stateHash(resolveTurn(long, game, sheets)));
    expect(turn.sheets).toEqual({ 3: 'step 4' });
    expect(turn.phases).toHaveLength(3);
    expect(turn.phases?.at(-1)).toBe(turn.hash);
    expect(turn.hash).toBe(stateHash(next.state));
    expect(turn).not.toHaveProperty('host');
  });

  it('the host’s input to a turn is recorded and replayed', () => {
    const host = { notice: 'The last turn.', isAgreedEnd: true } as const;
    const { game, record: turn } = recordTurn(long, createGame(long, NEW_GAME), new Map(), host);
    expect(turn.host).toEqual(host);
    expect(game.journal[0]).toMatchObject({ kind: 'notice', text: 'The last turn.' });
    expect(replay(long, { ...record, turns: [turn] })).toBeUndefined();
    const { host: _, ...untold } = turn;
    expect(replay(long, { ...record, turns: [untold] })).toMatchObject({ turn: 1, phase: 'move' });
  });

  it('players who took or left seats before a turn do so again', () => {
    const game = createGame(long, NEW_GAME);
    const seated = [
      { seat: 1, player: null },
      { seat: 1, player: { id: 7, email: 'new@example.org' } },
    ];
    const state = seated.reduce((at, { seat, player }) => long.seatPlayer(at, seat, player), game.state);
    const { record: turn } = recordTurn(long, { ...game, state }, new Map());
    expect(replay(long, { ...record, turns: [{ ...turn, seated }] })).toBeUndefined();
    expect(replay(long, { ...record, turns: [turn] })).toMatchObject({ turn: 1, phase: 'move' });
    const wrong = [{ seat: 9, player: null }];
    expect(() => replay(long, { ...record, turns: [{ ...turn, seated: wrong }] })).toThrow(RangeError);
  });

  it('the order of the sheets does not matter', () => {
    const turns = record.turns.map((turn) => ({
      ...turn,
      sheets: Object.fromEntries(Object.entries(turn.sheets).toReversed()),
    }));
    expect(replay(long, { ...record, turns })).toBeUndefined();
  });
});

describe('architecture 6: where games diverge', () => {
  it.each([
    [1, 'step 4', 'move'],
    [2, 'push', 'move'],
    [4, '', 'move'],
    [5, 'step 1', null],
  ])('a changed sheet: turn %i, %j is found in phase %j', (turn, sheet, phase) => {
    const difference = replay(long, withSheet(turn, sheet));
    expect(difference).toMatchObject({ turn, phase });
    const { hash, phases } = record.turns[turn - 1] ?? { hash: '' };
    expect(difference?.expected).toBe(phase === null ? hash : phases?.[0]);
    expect(difference?.received).toMatch(/^[0-9a-f]{64}$/);
    expect(difference?.received).not.toBe(difference?.expected);
  });

  it('a sheet that changes nothing is no difference', () => {
    expect(replay(long, withSheet(1, '; three\nSTEP  3'))).toBeUndefined();
  });

  it('a changed parameter is found where its rule first takes effect', () => {
    const game = { ...record.game, parameters: { sides: 19 } };
    expect(replay(long, { ...record, game })).toMatchObject({ turn: 1, phase: 'move' });
  });

  it('a changed seed or player is found at set-up', () => {
    for (const other of [{ seed: '1979' }, { players: newRace(4).players }])
      expect(replay(long, { ...record, game: { ...record.game, ...other } })).toMatchObject({
        turn: 0,
        phase: null,
        expected: record.hash,
      });
  });

  it.each([1, 3, 4])('a rule that changes from turn %i on is found in its phase', (from) => {
    const other = after('rest', ({ state }) => {
      if (state.turn >= from) state.course += 1;
    });
    expect(replay(other, record)).toMatchObject({ turn: from, phase: 'rest' });
  });

  it('a difference that a later phase undoes is found by the hashes of phases, and not by those of turns', () => {
    const phases = after('move', ({ state }) => {
      if (state.turn >= 4) state.course += 1;
    }).phases.map(({ name: phase, run }): Race['phases'][number] => ({
      name: phase,
      run(turn) {
        if (phase === 'rest' && turn.state.turn >= 4) turn.state.course -= 1;
        run(turn);
      },
    }));
    const meddling = { ...long, phases };
    expect(replay(meddling, record)).toMatchObject({ turn: 4, phase: 'move' });
    const coarse = { ...record, turns: record.turns.map(({ sheets, hash }) => ({ sheets, hash })) };
    expect(replay(meddling, coarse)).toBeUndefined();
  });

  it('the first of several differences is reported', () => {
    const two = withSheet(2, '');
    const turns = two.turns.map((turn, i) => (i === 3 ? { ...turn, hash: 'f'.repeat(64) } : turn));
    expect(replay(long, { ...two, turns })).toMatchObject({ turn: 2, phase: 'move' });
    expect(replay(long, { ...record, hash: 'f'.repeat(64) })).toMatchObject({
      turn: 0,
      expected: 'f'.repeat(64),
    });
  });
});

describe('architecture 6: records that cannot be replayed', () => {
  it('of another ruleset or version', () => {
    expect(() => replay(long, { ...record, ruleset: 'chess' })).toThrow(
      new RangeError('record: expected race 1, received chess 1'),
    );
    expect(() => replay(long, { ...record, version: '0' })).toThrow(
      'record: expected race 1, received race 0',
    );
  });

  it('with the hashes of some phases only', () => {
    expect(() => replay(race, record)).toThrow(
      new RangeError('turn 1: expected hashes of none or all 1 phases, received 3'),
    );
  });

  it('that no game can be made from, or with a sheet for no seat', () => {
    const game = { ...record.game, name: ' ' };
    expect(() => replay(long, { ...record, game })).toThrow(SetupError);
    const turns = [{ sheets: { 9: 'push' }, hash: '' }];
    expect(() => replay(long, { ...record, turns })).toThrow(RangeError);
  });
});
