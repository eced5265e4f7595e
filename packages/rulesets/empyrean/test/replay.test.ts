import { describe, expect, it } from 'vitest';
import {
  botSheets,
  createGame,
  recordTurn,
  replay,
  resolveTurn,
  stateHash,
  type GameRecord,
  type TurnRecord,
} from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { type EmpyreanRuleset } from '../src/contract.js';
import { empires } from './empires.js';
import type { SmallGame } from './small-game.js';

const NEW_GAME = {
  name: 'EC-1',
  seed: '1978',
  players: empires(4),
  parameters: { 'cluster.starCount': 4 },
  templates: {},
};
/** Orders of the fourth empire; bots play the others. */
const SHEETS = [
  '4, ration, 50%',
  '4, pay, 0.1, professionals',
  '4, draft, 1,000 trainees',
  '4, build change, 2, research',
  '4, ration, 75%',
  '',
];
const SEATS = ['settler', 'industrialist', 'random-legal'] as const;

/** Six quarters, of which the first four are recorded with a hash after every phase. */
function recordGame(ruleset: EmpyreanRuleset = empyrean): GameRecord {
  let game: SmallGame = createGame(ruleset, NEW_GAME);
  const hash = stateHash(game.state);
  const turns: TurnRecord[] = [];
  for (const [i, own] of SHEETS.entries()) {
    const bots = new Map(SEATS.map((bot, seat) => [seat + 1, bot] as const));
    const sheets = new Map([...botSheets(ruleset, game, bots), [4, own]]);
    if (i < 4) {
      const { game: next, record } = recordTurn(ruleset, game, sheets);
      game = next;
      turns.push(record);
    } else {
      game = resolveTurn(ruleset, game, sheets);
      turns.push({ sheets: Object.fromEntries(sheets), hash: stateHash(game.state) });
    }
  }
  return { ruleset: ruleset.id, version: ruleset.version, game: NEW_GAME, hash, turns };
}
const record = recordGame();
/** The record with another sheet of the fourth empire in one turn. */
const withSheet = (turn: number, sheet: string): GameRecord => ({
  ...record,
  turns: record.turns.map((known, i) =>
    i + 1 === turn ? { ...known, sheets: { ...known.sheets, 4: sheet } } : known,
  ),
});

describe('architecture 6: a recorded game', () => {
  it('replays without a difference, as plain JSON data', () => {
    expect(replay(empyrean, record)).toBeUndefined();
    expect(replay(empyrean, JSON.parse(JSON.stringify(record)) as GameRecord)).toBeUndefined();
  });

  it('recording a turn gives the same game as playing it, with a hash for each of the 21 phases', () => {
    const game = createGame(empyrean, NEW_GAME);
    const sheets = new Map([[4, '4, ration, 50%']]);
    const { game: next, record: turn } = recordTurn(empyrean, game, sheets);
    expect(stateHash(next)).toBe(stateHash(resolveTurn(empyrean, game, sheets)));
    expect(turn.sheets).toEqual({ 4: '4, ration, 50%' });
    expect(turn.phases).toHaveLength(21);
    expect(turn.phases?.at(-1)).toBe(turn.hash);
    expect(turn.hash).toBe(stateHash(next.state));
  });
});

describe('architecture 6: where games part', () => {
  it.each([
    [1, '4, ration, 51%', 'pay and ration orders'],
    [1, '4, ration, 50%\n4, assemble, 1 structural unit', 'assembly orders'],
    [2, '', 'pay and ration orders'],
    [3, '4, draft, 1,001 trainees', 'draft orders'],
    [4, '4, build change, 2, retool', 'build change orders'],
    [5, '4, ration, 74%', null],
  ])('a changed sheet: turn %i, %j is found in phase %j', (turn, sheet, phase) => {
    const difference = replay(empyrean, withSheet(turn, sheet));
    expect(difference).toMatchObject({ turn, phase });
    const { hash, phases } = record.turns[turn - 1] ?? { hash: '' };
    const index = empyrean.phases.findIndex(({ name }) => name === phase);
    expect(difference?.expected).toBe(phase === null ? hash : phases?.[index]);
    expect(difference?.received).toMatch(/^[0-9a-f]{64}$/);
    expect(difference?.received).not.toBe(difference?.expected);
  });

  it('a changed parameter of the cluster is found at set-up', () => {
    const game = { ...record.game, parameters: { 'cluster.starCount': 5 } };
    expect(replay(empyrean, { ...record, game })).toMatchObject({
      turn: 0,
      phase: null,
      expected: record.hash,
    });
  });

  it('a changed parameter of a rule is found where the rule works first: half rations in the first turn', () => {
    const game = { ...record.game, parameters: { ...record.game.parameters, 'unrest.unfed': 7_777 } };
    expect(replay(empyrean, { ...record, game })).toMatchObject({ turn: 1, phase: 'rebel increases' });
  });

  it('a changed seed, player or template is found at set-up', () => {
    for (const other of [
      { seed: '1979' },
      { players: empires(5) },
      { templates: { homeWorld: { habitability: 25, deposits: [
        { resource: 'gold', quantity: 100_000, yieldPercent: 10, count: 1 },
        { resource: 'fuel', quantity: 100_000, yieldPercent: 20, count: 2 },
        { resource: 'metallics', quantity: 100_000, yieldPercent: 50, count: 1 },
        { resource: 'nonMetallics', quantity: 100_000, yieldPercent: 50, count: 1 },
      ] } } },
    ])
      expect(replay(empyrean, { ...record, game: { ...record.game, ...other } })).toMatchObject({ turn: 0, phase: null });
  }); // prettier-ignore
});
