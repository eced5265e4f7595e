import { replay } from '@ec/engine';
import { currentTurn, exportGame, importGame, readExport, recordOf, submitOrders } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { GAMES, rulesetOf } from '../src/play/games.ts';
import { OWN_SEAT, PlayedGame, type PlayRecord } from '../src/play/played-game.ts';

const START: Omit<PlayRecord, 'game'> = { seed: '1978', created: 1_000, turns: [] };

describe.each(GAMES)('$title in the page', (of) => {
  test('goes on from what was kept, and takes a turn back', async () => {
    const ruleset = await rulesetOf(of);
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    for (let turn = 0; turn < 3; turn++) played.end(played.sheet);
    const hash = played.hash;
    const again = new PlayedGame(of, ruleset, JSON.parse(JSON.stringify(played.record)) as PlayRecord);
    expect([again.turn, again.hash, again.record.version]).toEqual([3, hash, ruleset.version]);
    again.undo();
    expect(again.turn).toBe(2);
    again.end(again.sheet);
    expect(again.hash).toBe(hash);
    expect(again.report(1)).toEqual(played.report(1));
  });

  test('keeps what was written, by its turn, until it is handed in', async () => {
    const ruleset = await rulesetOf(of);
    const kept = ({ record }: PlayedGame): PlayRecord => JSON.parse(JSON.stringify(record)) as PlayRecord;
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    expect(kept(played)).not.toHaveProperty('drafts');
    const first = `${played.sheet}\n`;
    played.write(first);
    const again = new PlayedGame(of, ruleset, kept(played));
    expect(again.sheet).toBe(first);
    again.end(again.sheet);
    const template = again.sheet;
    expect(kept(again)).not.toHaveProperty('drafts');

    again.write(`${template}\n`);
    again.undo();
    expect([again.turn, again.sheet, again.record.drafts]).toEqual([
      0,
      first,
      { 1: first, 2: `${template}\n` },
    ]);
    again.end(again.sheet);
    expect([again.sheet, again.record.drafts]).toEqual([`${template}\n`, { 2: `${template}\n` }]);
    again.clear();
    expect([again.sheet, again.record.drafts]).toEqual([template, undefined]);
    again.write(`${template}\n`);
    again.write(template);
    expect(again.record.drafts).toBeUndefined();
  });

  test('takes no sheet that a hall would not take, and says why', async () => {
    const ruleset = await rulesetOf(of);
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    const { hash } = played;
    const wrong = `${played.sheet}\n?? 1`;
    const mistakes = played.end(wrong);
    expect(mistakes.map(({ severity }) => severity)).toContain('error');
    expect([played.turn, played.hash, played.sheet]).toEqual([0, hash, wrong]);
    using stored = importGame(':memory:', ruleset, readExport(played.export()), { clock: () => 2_000 });
    expect(submitOrders(stored, { seat: OWN_SEAT, text: wrong, origin: 'player' }).counts).toBe(false);
  });

  test('is imported as a stored game, which replays to the same hashes', async () => {
    const ruleset = await rulesetOf(of);
    const played = new PlayedGame(of, ruleset, { ...START, game: of.id });
    for (let turn = 0; turn < 3; turn++) played.end(played.sheet);
    const exported = readExport(JSON.parse(JSON.stringify(played.export())));
    using stored = importGame(':memory:', ruleset, exported, { clock: () => 2_000 });
    expect(currentTurn(stored)).toMatchObject({ turn: 3, hash: played.hash });
    expect(replay(ruleset, recordOf(exportGame(stored)))).toBeUndefined();
  });
});
