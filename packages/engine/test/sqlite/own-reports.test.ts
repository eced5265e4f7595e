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

  it.each<[string, string, string, RegExp]>([
    [
      'an extension that leads out of the folder',
      "extension = 'x/../../../PWNED'",
      'x/../../../PWNED',
      /^format tally: expected a unique extension such as txt, received "x\/\.\.\/\.\.\/\.\.\/PWNED"$/,
    ],
    [
      'an extension that terminals obey',
      "extension = 'a' || char(27) || 'b'",
      'a\u001Bb',
      /^format tally: expected a unique extension such as txt, received "a\\u001bb"$/,
    ],
    [
      'the extension of another report',
      "extension = 'txt'",
      'txt',
      /^format tally: expected a unique extension such as txt, received "txt"$/,
    ],
    [
      'an extension for browsers',
      "extension = 'html'",
      'html',
      /^format tally: expected a unique extension such as txt, received "html"$/,
    ],
    [
      'an extension without end',
      "extension = printf('%.*c', 300, 'x')",
      'x'.repeat(300),
      /^format tally: expected a unique extension such as txt, received "x{40}"$/,
    ],
    [
      'a name that is none',
      "format = '../tally'",
      '',
      /^format: expected a name in kebab-case, received "\.\.\/tally"$/,
    ],
  ])('with %s are damage in a file, and no export has them', async (_, set, extension, message) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, rules });
    await playSheets(first, ['step 2']);
    const exported = exportGame({ ...first, ruleset: plain as never });
    first[Symbol.dispose]();
    alter(path, `UPDATE own_reports SET ${set} WHERE turn_id = 2 AND seat = 1`);
    using stored = openRace(path, { rules });
    expect(codeOf(() => storedOwnReports(stored, 1))).toBe('damaged');
    expect(() => storedOwnReports(stored, 1)).toThrow(new RegExp(message.source.slice(1)));
    for (const findings of [verifyGame(stored).findings, checkContents(stored)])
      expect(findings.map(({ message: said }) => said.replace('report of seat 1: ', ''))).toContainEqual(
        expect.stringMatching(message),
      );
    const [start, turn] = exported.turns;
    const report = { extension: extension || 'tally.txt', text: '' };
    const own = { 1: { [extension === '' ? '../tally' : 'tally']: report } };
    const made = { ...turn?.made, ownReports: own };
    expect(codeOf(() => readExport({ ...exported, turns: [start, { ...turn, made }] }))).toBe(
      'not-an-export',
    );
  });

  it('with a name that is none are a mistake of the rules: no game is made', () => {
    expect(() => storedRace({ rules: raceOf({ tally: '../tally' }) })).toThrow(
      new RangeError('format tally: expected a unique extension such as txt, received "../tally"'),
    );
  });
});
