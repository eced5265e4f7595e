import { readdirSync } from 'node:fs';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  currentTurn,
  exportGame,
  importGame,
  openGameFile,
  openStoredGame,
  previewTurn,
  readExport,
  resolveStoredTurn,
  storedReport,
  undoTurn,
  verifyGame,
  withRuleset,
} from '../../src/sqlite.js';
import { race, raceOf, type Race } from '../race.js';
import {
  codeOf,
  codeOfAsync,
  everything,
  openRace,
  playSheets,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

/** Steps go twice as far. */
const wide = raceOf({ version: '2', stride: 2 });
/** States count moves, and those of earlier versions are read as if there had been none. */
const counting = raceOf({ version: '3', isCounting: true });
/** Another ruleset. */
const regatta: Race = { ...race, id: 'regatta' };
const options = { clock: setClock() };

describe('architecture 10: a stored game and its ruleset', () => {
  it('another ruleset is refused, and the file is as it was', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    expect(() => openStoredGame(path, regatta, options)).toThrow(
      `${path}: expected the ruleset race, received regatta`,
    );
    expect(codeOf(() => withRuleset(openGameFile(path, options), regatta))).toBe('other-ruleset');
    expect(readdirSync(folder.path)).toEqual(['race.ec']);
  });

  it('another version shows everything, and goes on when it is told to', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path });
    await playSheets(first, ['step 1']);
    first[Symbol.dispose]();
    using stored = openRace(path, { rules: wide });
    submit(stored, 1, 'step 5');
    const before = everything(stored);
    expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('other-version');
    expect(codeOf(() => previewTurn(stored))).toBe('other-version');
    await expect(resolveStoredTurn(stored)).rejects.toThrow(
      'expected version 1 of the rules of race, received 2',
    );
    expect(everything(stored)).toEqual(before);
    expect(storedReport(stored, 1).title).toBe('Turn 1: Runner 1 stands at 1');
    await resolveStoredTurn(stored, { newRules: true });
    // 1 field under the old rules, and 2 × 5 under the new ones
    expect(totals(stored)).toBe('Runner 1 11, Runner 2 0, Runner 3 0');
    // it need not be told again
    await playSheets(stored, ['step 1']);
    expect(totals(stored)).toBe('Runner 1 13, Runner 2 0, Runner 3 0');
    expect(verifyGame(stored)).toEqual({ turns: 2, otherRules: [0, 1], findings: [] });
    using old = openRace(path);
    expect(verifyGame(old)).toEqual({ turns: 2, otherRules: [2, 3], findings: [] });
    // where both versions are installed, every turn is resolved again by its own
    expect(verifyGame(stored, undefined, [old.ruleset])).toEqual({ turns: 4, otherRules: [], findings: [] });
    using longer = openRace(path, { rules: raceOf({ stride: 3 }) });
    const other = verifyGame(stored, undefined, [longer.ruleset]);
    expect(other.findings.map(({ turn, what }) => [turn, what])).toEqual([[1, 'turn']]);
    expect(await codeOfAsync(resolveStoredTurn(old))).toBe('other-version');
  });

  it('once the turn under new rules is undone, the old rules apply again', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path });
    submit(first, 1, 'step 5');
    first[Symbol.dispose]();
    {
      using stored = openRace(path, { rules: wide });
      await resolveStoredTurn(stored, { newRules: true });
      undoTurn(stored);
      expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('other-version');
    }
    using stored = openRace(path);
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 5, Runner 2 0, Runner 3 0');
    expect(verifyGame(stored)).toEqual({ turns: 2, otherRules: [1], findings: [] });
  });

  it('an export carries what earlier versions made, and gives the same file again', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path });
    await playSheets(first, ['step 1', 'push'], ['step 2']);
    first[Symbol.dispose]();
    using stored = openRace(path, { rules: wide });
    submit(stored, 1, 'step 3');
    await resolveStoredTurn(stored, { newRules: true });
    const exported = exportGame(stored);
    // the race has no formats of its own
    expect(Object.keys(exported.turns[0]?.made ?? {})).toEqual(['state', 'journal', 'reports']);
    expect(exported.turns.map(({ version, made }) => [version, made !== undefined])).toEqual([
      ['1', true],
      ['1', true],
      ['1', true],
      ['2', false],
    ]);
    using again = importGame(
      folder.of('again.ec'),
      wide,
      readExport(JSON.parse(JSON.stringify(exported))),
      options,
    );
    expect(everything(again)).toEqual(everything(stored));
    expect(exportGame(again)).toEqual(exported);
    expect(verifyGame(again).findings).toEqual([]);
    const [start, second, ...rest] = exported.turns;
    if (!start || !second?.made) throw new Error('expected a turn of the old rules');
    const state = JSON.parse(JSON.stringify(second.made.state).replace('"total":1', '"total":9')) as unknown;
    const wrong = { ...exported, turns: [start, { ...second, made: { ...second.made, state } }, ...rest] };
    expect(codeOf(() => importGame(folder.of('old.ec'), wide, wrong, options))).toBe('differs');
    // for the old rules, the last turn is the foreign one, which the export does not carry
    expect(codeOf(() => importGame(folder.of('old.ec'), race, exported, options))).toBe('other-version');
    expect(readdirSync(folder.path).toSorted()).not.toContain('old.ec');
  });

  it('rules that read more into the states of an earlier version keep them as they were', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path });
    await playSheets(first, ['step 1']);
    first[Symbol.dispose]();
    using stored = openRace(path, { rules: counting });
    submit(stored, 1, 'step 2\nstep 3');
    const { game } = await resolveStoredTurn(stored, { newRules: true });
    expect(game.state).toMatchObject({ turn: 2, moves: 2 });
    expect(verifyGame(stored)).toEqual({ turns: 1, otherRules: [0, 1], findings: [] });
    const exported = exportGame(stored);
    expect(exported.turns[1]?.made?.state).not.toHaveProperty('moves');
    using again = importGame(folder.of('again.ec'), counting, exported, options);
    expect(everything(again)).toEqual(everything(stored));
    expect(verifyGame(again).findings).toEqual([]);
  });

  it('rules that cannot read the states of an earlier version say so, and can still vouch for the hashes', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, rules: counting });
    await playSheets(first, ['step 1']);
    first[Symbol.dispose]();
    using stored = openRace(path, { rules: race });
    // version 1 knows no count of moves
    expect(codeOf(() => totals(stored))).toBe('other-version');
    expect(await codeOfAsync(resolveStoredTurn(stored, { newRules: true }))).toBe('other-version');
    expect(currentTurn(stored).turn).toBe(1);
    expect(verifyGame(stored)).toEqual({ turns: 0, otherRules: [0, 1], findings: [] });
  });
});
