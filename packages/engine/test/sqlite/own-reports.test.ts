import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  checkContents,
  exportGame,
  importGame,
  readExport,
  resolveStoredTurn,
  storedOwnReports,
  verifyGame,
  type StoredGame,
} from '../../src/sqlite.js';
import { raceOf } from '../race.js';
import { alter, codeOf, everything, expectSound, openRace, playSheets, storedRace } from './stored-games.js';

const rules = raceOf({ tally: 'tally.txt' });
/** The same race, which has given up the format. */
const plain = raceOf({ version: '2' });
const options = { clock: setClock() };

const tallyOf = (stored: StoredGame, seat: number, turn?: number) =>
  storedOwnReports(stored, seat, turn).get('tally');

describe('architecture 10: reports in the game’s own formats', () => {
  it('are kept with each turn, by seat and name', async () => {
    using stored = storedRace({ rules });
    await playSheets(stored, ['step 2'], ['step 1', 'step 4']);
    expect(tallyOf(stored, 1)).toEqual({ extension: 'tally.txt', text: 'Runner 1: |||\n' });
    expect([0, 1, 2].map((turn) => tallyOf(stored, 2, turn)?.text)).toEqual([
      'Runner 2: \n',
      'Runner 2: \n',
      'Runner 2: ||||\n',
    ]);
    expect(codeOf(() => storedOwnReports(stored, 9))).toBe('no-seat');
    expect(codeOf(() => storedOwnReports(stored, 1, 3))).toBe('no-turn');
    expectSound(stored);
  });

  it('stay as they were written under rules that have no such format any more; later turns have none', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, rules });
    await playSheets(first, ['step 2']);
    first[Symbol.dispose]();
    using stored = openRace(path, { rules: plain });
    await resolveStoredTurn(stored, { newRules: true });
    expect(tallyOf(stored, 1, 1)?.text).toBe('Runner 1: ||\n');
    expect(storedOwnReports(stored, 1, 2)).toEqual(new Map());
    expect(verifyGame(stored)).toEqual({ turns: 1, otherRules: [0, 1], findings: [] });
    // and an export carries them, as nobody can make them again
    const exported = readExport(JSON.parse(JSON.stringify(exportGame(stored))));
    using again = importGame(folder.of('again.ec'), plain, exported, options);
    expect(everything(again)).toEqual(everything(stored));
  });

  it('are made again by an import under the same rules', async () => {
    using folder = new TemporaryFolder();
    using stored = storedRace({ rules });
    await playSheets(stored, ['step 2']);
    using again = importGame(folder.of('again.ec'), rules, exportGame(stored), options);
    expect(everything(again)).toEqual(everything(stored));
  });

  it.each([
    ['one that was altered', "UPDATE own_reports SET report = (SELECT report FROM own_reports WHERE seat = 2) WHERE turn_id = 2 AND seat = 1", /^tally report of seat 1: expected the hash [0-9a-f]{64}, received /],
    ['one that cannot be read', "UPDATE own_reports SET report = x'00' WHERE turn_id = 2 AND seat = 1", /^tally report of seat 1: expected compressed text$/],
    ['one that is missing', 'DELETE FROM own_reports WHERE turn_id = 2 AND seat = 1', /^tally report of seat 1: expected one, received none$/],
  ] as const)('%s is found', async (_, sql, message) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, rules });
    await playSheets(first, ['step 2']);
    first[Symbol.dispose]();
    alter(path, sql);
    using stored = openRace(path, { rules });
    for (const findings of [verifyGame(stored).findings, checkContents(stored)])
      expect(findings).toEqual([{ turn: 1, turnId: 2, what: 'report', message: expect.stringMatching(message) as string }]);
  }); // prettier-ignore
});
