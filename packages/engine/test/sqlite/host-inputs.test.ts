import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/index.js';
import {
  currentTurn,
  exportGame,
  gameMessages,
  gameStatus,
  importGame,
  previewTurn,
  readExport,
  recordOf,
  resolveStoredTurn,
  storedReport,
  undoTurn,
  verifyGame,
  type StoredGame,
} from '../../src/sqlite.js';
import { race } from '../race.js';
import {
  alter,
  codeOf,
  everything,
  expectSound,
  openRace,
  playSheets,
  rows,
  storedRace,
  submit,
} from './stored-games.js';

const options = { clock: setClock() };
const last = { notice: 'Thank you all.', isAgreedEnd: true } as const;

/** Two turns: one with a notice, and the last. */
async function played(path = ':memory:'): Promise<StoredGame> {
  const stored = storedRace({ path });
  submit(stored, 1, 'step 3');
  await resolveStoredTurn(stored, { host: { notice: 'Spring.\nIt rains.' } });
  submit(stored, 2, 'step 4');
  await resolveStoredTurn(stored, { host: last });
  return stored;
}

describe('architecture 10: the host’s input to the turns of a stored game', () => {
  it('is in the reports and the outcome, and can be reproduced', async () => {
    using stored = await played();
    expect([1, 2].map((turn) => storedReport(stored, 3, turn).subtitle)).toEqual([
      'Spring.\nIt rains.',
      'Thank you all.',
    ]);
    expect(gameStatus(stored).outcome).toEqual({ status: 'over', winners: [2] });
    expect(gameMessages(stored).map(({ text }) => text)).toEqual([
      'turn 1',
      'turn 2, the last, as all agree',
    ]);
    expectSound(stored);
  });

  it('takes no room when it is empty', async () => {
    using stored = storedRace();
    await resolveStoredTurn(stored, { host: {} });
    expect(rows(stored, 'SELECT * FROM host_inputs')).toEqual([]);
    expect(exportGame(stored).turns.map((turn) => 'host' in turn)).toEqual([false, false]);
  });

  it('is heeded by a preview, which writes nothing', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 3']);
    const before = everything(stored);
    expect(previewTurn(stored, { host: last }).outcome).toEqual({ status: 'over', winners: [1] });
    expect(everything(stored)).toEqual(before);
  });

  it('changes nothing when its notice is invalid', async () => {
    using stored = storedRace();
    const before = everything(stored);
    await expect(resolveStoredTurn(stored, { host: { notice: '' } })).rejects.toThrow(RangeError);
    expect(everything(stored)).toEqual(before);
  });

  it('is undone with its turn: the game goes on', async () => {
    using stored = await played();
    undoTurn(stored);
    expect(gameStatus(stored).outcome).toEqual({ status: 'running' });
    await resolveStoredTurn(stored);
    expect(gameStatus(stored).outcome).toEqual({ status: 'running' });
    expect(storedReport(stored, 1).subtitle).toBe('');
    expectSound(stored);
  });

  it('is exported and imported, and in the record', async () => {
    using folder = new TemporaryFolder();
    using stored = await played();
    const exported = exportGame(stored, { phases: true });
    expect(exported.turns.map(({ host }) => host)).toEqual([
      undefined,
      { notice: 'Spring.\nIt rains.' },
      last,
    ]);
    const read = readExport(JSON.parse(JSON.stringify(exported)));
    using again = importGame(folder.of('again.ec'), race, read, options);
    expect(everything(again)).toEqual(everything(stored));
    expect(replay(race, recordOf(exported))).toBeUndefined();
  });

  it('makes an export with an invalid notice invalid', async () => {
    using stored = await played();
    const exported = exportGame(stored);
    const turns = exported.turns.map((turn) => ({ ...turn, host: { notice: 'bell \u0007' } }));
    expect(() => readExport({ ...exported, turns })).toThrow(
      'turns.0.host.notice: expected no control characters, received one in line 1',
    );
    const [start, , end] = exported.turns;
    const silent = {
      ...exported,
      turns: [start, { ...exported.turns[1], host: { isAgreedEnd: true } }, end],
    };
    expect(codeOf(() => importGame(':memory:', race, readExport(silent), options))).toBe('differs');
  });

  it.each([
    ['notice', "UPDATE host_inputs SET notice = 'Autumn.' WHERE turn_id = 2", [[1, 'journal']]],
    ['notice that is invalid', "UPDATE host_inputs SET notice = ' ' WHERE turn_id = 2", [[1, 'turn']]],
    ['agreed end', 'UPDATE host_inputs SET agreed_end = 0 WHERE turn_id = 3', [[2, 'turn']]],
    ['host input', 'DELETE FROM host_inputs WHERE turn_id = 2', [[1, 'journal']]],
  ] as const)('an altered %s is found', async (_, sql, findings) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    (await played(path))[Symbol.dispose]();
    alter(path, sql);
    using stored = openRace(path);
    expect(verifyGame(stored).findings.map(({ turn, what }) => [turn, what])).toEqual(findings);
    expect(currentTurn(stored).turn).toBe(2);
  });
});
