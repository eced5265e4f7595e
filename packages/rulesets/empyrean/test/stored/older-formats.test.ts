import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import {
  allTurns,
  currentTurn,
  exportGame,
  gameMessages,
  gameStatus,
  importGame,
  openStoredGame,
  resolveStoredTurn,
  sheetsAfter,
  storedOwnReports,
  storedReport,
  storedSeats,
  undoTurn,
  verifyGame,
  type StoredGame,
} from '@ec/engine/sqlite';
import { everything, expectSound, submit } from './stored-games.js';

const HOUR = 3_600_000;
const MADE = Date.UTC(2026, 0, 1);

/** Files of one small game, each made once by a version that wrote its format; they are never made again. */
const FILES = [
  [1, '3b1f0f6ff62db60383da1d4e3eaae2ad6e2e3c7b6d44390b691315ef63ee6218'],
  [2, '37e0d73b9ddd761cf3bc23e6a75a3ed03e89277730c285bd05b9f7110a5dc5de'],
] as const;

describe.each(FILES)('architecture 10: a file of format %i', (format, madeHash) => {
  const fixture = fileURLToPath(new URL(`../fixtures/format-${format}.ec`, import.meta.url));

  /** The game of the fixture, in a file of its own. */
  function opened(folder: TemporaryFolder): StoredGame {
    const path = folder.of('old.ec');
    copyFileSync(fixture, path);
    const clock = setClock();
    clock.at = MADE + 1_000 * HOUR;
    return openStoredGame(path, empyrean, { clock });
  }

  it('is the one that was made once', () => {
    const hash = createHash('sha256').update(readFileSync(fixture)).digest('hex');
    expect(hash).toBe(madeHash);
  });

  it('opens, without faults and findings; its turns are those of version 1 of the rules', () => {
    using folder = new TemporaryFolder();
    using stored = opened(folder);
    expect(stored.database.problems()).toEqual([]);
    expect(stored.database.format).toBe(6);
    expect(verifyGame(stored)).toEqual({ turns: 0, otherRules: [0, 1, 2, 2, 3], findings: [] });
  });

  it('has its turns, one of them undone, with their times', () => {
    using folder = new TemporaryFolder();
    using stored = opened(folder);
    expect(allTurns(stored).map(({ id, turn, previous, version, seating }) => [id, turn, previous, version, seating])).toEqual([
      [1, 0, null, '1', 0],
      [2, 1, 1, '1', 0],
      [3, 2, 2, '1', 0],
      [4, 2, 2, '1', 0],
      [5, 3, 4, '1', 2],
    ]); // prettier-ignore
    // a sheet an hour: four for turn 1, then one for each of the others
    expect(allTurns(stored).map(({ resolved, undone }) => [hours(resolved), hours(undone)])).toEqual([
      [0, null],
      [4, null],
      [5, 5],
      [6, null],
      [7, null],
    ]);
    expect(allTurns(stored).map(({ due }) => hours(due))).toEqual([24, 6 + 48, null, null, 7 + 24]);
    expect(currentTurn(stored).hash).toBe('e97b023863635306916e4d94f109e63884989345939656d9e7de04167b05c59b');
  });

  it('has every sheet, the wrong one and those of the bot among them', () => {
    using folder = new TemporaryFolder();
    using stored = opened(folder);
    const sheets = allTurns(stored).map((turn) =>
      sheetsAfter(stored, turn).map(({ id, receipt, seat, origin, counts }) => [
        id,
        receipt,
        seat,
        origin,
        counts,
      ]),
    );
    expect(sheets).toEqual([
      // number in the file, receipt, seat
      [
        [1, 1, 1, 'player', true],
        [2, 2, 1, 'player', false],
        [3, 3, 1, 'player', true],
        [4, 4, 1, 'player', true],
        [5, 1, 2, 'bot', true],
      ],
      [
        [6, 1, 1, 'player', true],
        [7, 1, 2, 'bot', true],
        [8, 2, 1, 'master', true],
        [9, 2, 2, 'bot', true],
      ],
      [],
      [
        [10, 1, 1, 'player', true],
        [11, 1, 2, 'bot', true],
      ],
      [[12, 1, 1, 'player', true]],
    ]);
  });

  it('has its seats, tokens, bots, reports and log', () => {
    using folder = new TemporaryFolder();
    using stored = opened(folder);
    expect(storedSeats(stored)).toEqual([
      { seat: 1, player: { id: 103, email: 'cy@example.org' }, token: 'scrypt:3:salt:hash', bot: null },
      { seat: 2, player: { id: 102, email: 'bo@example.org' }, token: 'scrypt:2:salt:hash', bot: 'settler' },
    ]);
    expect([0, 1, 2, 3].map((turn) => storedReport(stored, 2, turn).title)).toEqual([
      'Turn report 0.0: Bo Hegemony',
      'Turn report 1.1: Bo Hegemony',
      'Turn report 1.2: Bo Hegemony',
      'Turn report 1.3: Bo Hegemony',
    ]);
    expect(storedOwnReports(stored, 2)).toEqual(new Map());
    expect(new Set(gameMessages(stored).map(({ code }) => code))).toEqual(
      new Set([
        'token-set',
        'bot-set',
        'sheet-wrong',
        'turn-resolved',
        'turn-undone',
        'due-set',
        'seat-left',
        'seat-taken',
      ]),
    );
    expect(gameStatus(stored).seats.map(({ name, sheet, isLate }) => [name, sheet?.receipt, isLate])).toEqual(
      [
        ['Ada Concord', 1, false],
        ['Bo Hegemony', undefined, false],
      ],
    );
  });

  it('goes on, and can be exported and imported', async () => {
    using folder = new TemporaryFolder();
    using stored = opened(folder);
    await resolveStoredTurn(stored, { newRules: true });
    submit(stored, 1, '1, ration, 100%');
    await resolveStoredTurn(stored, { host: { notice: 'A new year.' } });
    undoTurn(stored);
    undoTurn(stored);
    await resolveStoredTurn(stored, { newRules: true });
    expect(currentTurn(stored)).toMatchObject({ id: 8, turn: 4 });
    expectSound(stored);
    using again = importGame(folder.of('again.ec'), empyrean, exportGame(stored), { clock: stored.clock });
    expect(everything(again)).toEqual(everything(stored));
  });
});

/** Hours since the file was made. */
function hours(time: number | null): number | null {
  return time === null ? null : (time - MADE) / HOUR;
}
