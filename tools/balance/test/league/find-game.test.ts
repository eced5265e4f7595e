import { readFileSync } from 'node:fs';
import { createGame, replay, type AnyRuleset } from '@ec/engine';
import { readExport, recordOf } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../../src/games/draw-game.js';
import { findGame } from '../../src/league/find-game.js';
import { saveFinds } from '../../src/league/save-finds.js';
import { EXPLOIT, ruleset } from './planted.ts';

const toy = ruleset as unknown as AnyRuleset;
const start = (number: number) =>
  createGame(toy, { name: 'toy', seed: BigInt(number), players: playersOf(2) });
const PLAN = `honest{+${EXPLOIT}*4}`;
const settings = { field: 'honest', start, turns: 10 };

describe('a game of a plan that was found', () => {
  const find = findGame(toy, PLAN, settings);

  it('is won by the plan, and not by its bot in the same seat', () => {
    expect(find?.plain).toBeLessThan(1);
    expect([...(find?.others.values() ?? [])]).toEqual(['honest']);
    expect(find?.turns).toBe(10);
  });

  it('keeps the orders that it takes to win, and the trick is among them', () => {
    // ten turns of five orders of the bot; draws give some of the planted one besides
    expect(find?.given).toBeGreaterThan(50);
    const left = [...(find?.orders.values() ?? [])].flatMap((turns) => [...turns.values()].flat());
    expect(left.length).toBeLessThan(50);
    expect(left).toContain(EXPLOIT);
    const kinds = find?.kinds ?? [];
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(left.length);
    for (const { from, to } of kinds) expect(1 <= from && from <= to && to <= 10).toBe(true);
  });

  it('keeps nothing that could be left out as a whole kind', () => {
    // a game with fewer orders out would be another find: the rest still wins by one point at least
    const again = findGame(toy, PLAN, settings);
    expect(again).toEqual(find);
    const short = findGame(toy, PLAN, { ...settings, games: 0 });
    expect(short?.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(short?.given);
  });

  it('does not exist for a plan that never wins alone', () => {
    expect(findGame(toy, 'lazy', settings)).toBeUndefined();
  });

  it('is a file that replays', async () => {
    using folder = new TemporaryFolder();
    const league = {
      rounds: [
        {
          round: 1,
          field: 'honest',
          tried: 9,
          best: { plan: PLAN, share: { estimate: 1, low: 1, high: 1 } },
          others: [],
          ofField: undefined,
          isNew: true,
          joined: [],
        },
      ],
    };
    const [saved, ...others] = await saveFinds(toy, league, {
      folder: `${folder.path}/finds`,
      module: './planted.ts',
      start,
      turns: 10,
      allies: 1,
      goal: 'wins',
    });
    expect(others).toEqual([]);
    expect(saved?.file).toBe(`${folder.path}/finds/round-1.json`);
    const game = readExport(JSON.parse(readFileSync(saved?.file ?? '', 'utf8')));
    expect(replay(toy, recordOf(game))).toBeUndefined();
    expect(game.turns).toHaveLength(11);
  });
});
