import { replay } from '@ec/engine';
import { currentTurn, exportGame, importGame, readExport, recordOf } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { GAMES, rulesetOf } from '../src/play/games.ts';
import { PlayedGame, type PlayRecord } from '../src/play/played-game.ts';

const START: Omit<PlayRecord, 'game'> = { seed: '1978', created: 1_000, turns: [] };

describe.each(GAMES)('$title in the page', (of) => {
  test('goes on from what was kept, and takes a turn back', async () => {
    const ruleset = await rulesetOf(of);
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    for (let turn = 0; turn < 3; turn++) played.end(played.template());
    const hash = played.hash;
    const again = new PlayedGame(of, ruleset, JSON.parse(JSON.stringify(played.record)) as PlayRecord);
    expect([again.turn, again.hash, again.record.version]).toEqual([3, hash, ruleset.version]);
    const sheet = again.undo();
    expect(again.turn).toBe(2);
    again.end(sheet);
    expect(again.hash).toBe(hash);
    expect(again.report(1)).toEqual(played.report(1));
  });

  test('is imported as a stored game, which replays to the same hashes', async () => {
    const ruleset = await rulesetOf(of);
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    for (let turn = 0; turn < 3; turn++) played.end(played.template());
    const exported = readExport(JSON.parse(JSON.stringify(played.export())));
    using stored = importGame(':memory:', ruleset, exported, { clock: () => 2_000 });
    expect(currentTurn(stored)).toMatchObject({ turn: 3, hash: played.hash });
    expect(replay(ruleset, recordOf(exportGame(stored)))).toBeUndefined();
  });
});
