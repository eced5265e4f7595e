import { existsSync, readFileSync } from 'node:fs';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { createGame, InvariantError, resolveTurn, stateHash, turnReportOf } from '../../src/index.js';
import {
  backupFolder,
  createStoredGame,
  currentTurn,
  openStoredGame,
  previewTurn,
  resolveStoredTurn,
  setDue,
  silentSeats,
  storedReport,
  storedTemplate,
} from '../../src/sqlite.js';
import { race, raceOf, type Race } from '../race.js';
import {
  codeOf,
  codeOfAsync,
  everything,
  expectSound,
  newRace,
  playSheets,
  previewTotals,
  rows,
  setBot,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

describe('architecture 10: a stored turn', () => {
  it('is the same as one in memory: same hashes, and reports as the rules write them', async () => {
    const newGame = newRace(3, { parameters: { sides: 1_000_000 } });
    using stored = createStoredGame(':memory:', race, newGame, { clock: setClock() });
    let game = createGame(race, newGame);
    expect(currentTurn(stored).hash).toBe(stateHash(game.state));
    for (const text of ['step 2', 'push\nstep 6', '']) {
      submit(stored, 1, text);
      submit(stored, 2, 'push');
      await resolveStoredTurn(stored);
      game = resolveTurn(race, game, new Map([[1, text], [2, 'push']])); // prettier-ignore
      expect(currentTurn(stored).hash).toBe(stateHash(game.state));
      for (const seat of [1, 2, 3])
        expect(storedReport(stored, seat)).toEqual(turnReportOf(race, game, seat));
    }
    expect(storedReport(stored, 1)).not.toEqual(storedReport(stored, 2));
    expect(storedReport(stored, 1).title).toMatch(/^Turn 3: Runner 1 stands at /);
    expect(storedReport(stored, 3, 1).title).toBe('Turn 1: Runner 3 stands at 0');
    expect(storedTemplate(stored, 3)).toBe(race.template(race.view(game.state, game.journal, 3)));
    expectSound(stored);
  });

  it('states when it was resolved, how long that took, and when the next orders are due', async () => {
    const clock = setClock();
    // the clock moves by 40 ms while the rules are at work
    const tired = { name: 'rest', run: () => (clock.at += 40) };
    const rules: Race = { ...race, phases: [...race.phases, tired] };
    using stored = storedRace({ clock, rules, due: START + 100 });
    expect(currentTurn(stored)).toMatchObject({
      id: 1,
      turn: 0,
      previous: null,
      version: '1',
      due: START + 100,
      resolved: START,
    });
    clock.at = START + 1_000;
    await resolveStoredTurn(stored, { due: START + 9_000 });
    expect(currentTurn(stored)).toMatchObject({
      id: 2,
      turn: 1,
      previous: 1,
      resolved: START + 1_040,
      milliseconds: 40,
      due: START + 9_000,
      undone: null,
    });
  });

  it('is refused once the game is over, unless asked to play on', async () => {
    using stored = storedRace({ rules: raceOf({ goal: 10 }) });
    await playSheets(stored, ['step 6'], ['step 6']);
    const before = everything(stored);
    expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('over');
    expect(codeOf(() => previewTurn(stored))).toBe('over');
    expect(everything(stored)).toEqual(before);
    submit(stored, 1, 'step 6');
    expect((await resolveStoredTurn(stored, { playOn: true })).game.state.turn).toBe(3);
    expectSound(stored);
  });

  it('is refused without orders from too many players', async () => {
    using stored = storedRace({ players: 4 });
    submit(stored, 1, 'step 1');
    submit(stored, 2, 'leap 1');
    setBot(stored, 'steady', 3);
    expect(silentSeats(stored)).toEqual([2, 4]);
    const before = everything(stored);
    expect(await codeOfAsync(resolveStoredTurn(stored, { maxSilent: 1 }))).toBe('silent');
    expect(codeOf(() => previewTurn(stored, { maxSilent: 0 }))).toBe('silent');
    expect(everything(stored)).toEqual(before);
    await expect(resolveStoredTurn(stored, { maxSilent: 1 })).rejects.toThrow(
      ':memory:: expected at most 1 without orders, received 2: seats 2, 4',
    );
    const { silent, bots } = await resolveStoredTurn(stored, { maxSilent: 2 });
    expect([silent, bots]).toEqual([[2, 4], [3]]);
  });

  it('says which seats it took out of the game, once', async () => {
    /** Whoever stands at 6 or more is out. */
    const short: Race = {
      ...race,
      seats: (state) =>
        race.seats(state).map((seat, i) => ({ ...seat, isOut: (state.runners[i]?.total ?? 0) >= 6 })),
    };
    using stored = storedRace({ rules: short });
    submit(stored, 2, 'step 6');
    expect(previewTurn(stored).out).toEqual([2]);
    expect((await resolveStoredTurn(stored)).out).toEqual([2]);
    expect((await resolveStoredTurn(stored)).out).toEqual([]);
  });

  it('has a bot write only where no sheet counts, and keeps what it wrote', async () => {
    using stored = storedRace({ players: 4 });
    setBot(stored, 'steady', 1, 2, 3);
    submit(stored, 1, 'step 5');
    submit(stored, 2, 'leap 5');
    const { silent, bots } = await resolveStoredTurn(stored);
    expect([silent, bots]).toEqual([[4], [2, 3]]);
    // the bot steps 1 field in the first turn
    expect(totals(stored)).toBe('Runner 1 5, Runner 2 1, Runner 3 1, Runner 4 0');
    expect(rows(stored, 'SELECT seat, receipt, origin, counts, text FROM orders WHERE turn_id = 1 ORDER BY seat, receipt')).toEqual([
      { seat: 1, receipt: 1, origin: 'player', counts: 1, text: 'step 5' },
      { seat: 2, receipt: 2, origin: 'player', counts: 0, text: '' },
      { seat: 2, receipt: 3, origin: 'bot', counts: 1, text: 'step 1' },
      { seat: 3, receipt: 4, origin: 'bot', counts: 1, text: 'step 1' },
    ]); // prettier-ignore
    expect(rows(stored, 'SELECT seat, receipt FROM used_orders WHERE turn_id = 2')).toEqual([
      { seat: 1, receipt: 1 },
      { seat: 2, receipt: 3 },
      { seat: 3, receipt: 4 },
    ]);
    expectSound(stored);
  });

  it('draws by seed and turn: the dice of a seat do not depend on who else has sent a sheet', async () => {
    using both = storedRace({ parameters: { sides: 1_000_000 } });
    using one = storedRace({ parameters: { sides: 1_000_000 } });
    await playSheets(both, ['push', 'push']);
    await playSheets(one, ['', 'push']);
    expect(storedReport(both, 2)).toEqual(storedReport(one, 2));
    expect(storedReport(both, 1)).not.toEqual(storedReport(one, 1));
  });

  it('lets others hand in orders while it is worked out, and those count', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using elsewhere = storedRace({ path });
    const worked: number[] = [];
    // seat 2 has changed its mind while the rules are at work the first time
    const change = {
      name: 'change',
      run: () => {
        if (worked.push(worked.length) === 1) submit(elsewhere, 2, 'step 3');
      },
    };
    const rules: Race = { ...race, phases: [...race.phases, change] };
    using stored = openStoredGame(path, rules, { clock: setClock() });
    submit(stored, 1, 'step 1');
    submit(stored, 2, 'step 2');
    await resolveStoredTurn(stored);
    const titles = [1, 2, 3].map((seat) => storedReport(stored, seat).title);
    expect(titles.map((title) => title.slice(-1))).toEqual(['1', '3', '0']);
    expect(worked).toEqual([0, 1]);
    expectSound(stored);
  });

  it('is refused where somebody falls silent while it is worked out', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using elsewhere = storedRace({ path, players: 2 });
    const change = { name: 'change', run: () => setBot(elsewhere, null, 2) };
    const rules: Race = { ...race, phases: [...race.phases, change] };
    using stored = openStoredGame(path, rules, { clock: setClock() });
    submit(stored, 1, 'step 1');
    setBot(stored, 'steady', 2);
    await expect(resolveStoredTurn(stored, { maxSilent: 0 })).rejects.toThrow(
      `${path}: expected orders from all, received none from seat 2`,
    );
    expect(currentTurn(stored).turn).toBe(0);
  });

  it('is given up where the time is moved while it is worked out, and that is required to stay', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using elsewhere = storedRace({ path, due: START + 100 });
    const change = { name: 'change', run: () => setDue(elsewhere, START + 900) };
    const rules: Race = { ...race, phases: [...race.phases, change] };
    using stored = openStoredGame(path, rules, { clock: setClock() });
    const require = (): void => {
      if (currentTurn(stored).due !== START + 100) throw new RangeError('another time');
    };
    await expect(resolveStoredTurn(stored, { require })).rejects.toThrow('another time');
    expect(currentTurn(stored)).toMatchObject({ turn: 0, due: START + 900 });
    expectSound(stored);
    await resolveStoredTurn(stored);
    expect(currentTurn(stored).turn).toBe(1);
  });

  it('is worked out once when nobody hands in orders meanwhile', async () => {
    let times = 0;
    const count = { name: 'count', run: () => (times += 1) };
    using stored = storedRace({ rules: { ...race, phases: [...race.phases, count] } });
    submit(stored, 1, 'step 1');
    setBot(stored, 'eager', 3);
    await resolveStoredTurn(stored);
    expect(times).toBe(1);
  });

  it('changes nothing when a phase fails', async () => {
    const broken: Race = { ...race, phases: [{ name: 'move', run: () => { throw new Error('no such field'); } }] }; // prettier-ignore
    using stored = storedRace({ rules: broken });
    submit(stored, 1, 'step 1');
    const before = everything(stored);
    await expect(resolveStoredTurn(stored)).rejects.toThrow(InvariantError);
    expect(everything(stored)).toEqual(before);
  });
});

describe('architecture 10: a preview', () => {
  it('has the hash of the turn that follows, bots included, and writes nothing: the same rows, the same bytes, no copy', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path, parameters: { sides: 1_000_000 } });
    setBot(stored, 'eager', 3);
    submit(stored, 1, 'push');
    const files = (): Buffer[] => [path, `${path}-wal`].map((file) => readFileSync(file));
    const before = { rows: everything(stored), files: files() };
    const { game, silent, bots } = previewTurn(stored);
    expect({ rows: everything(stored), files: files() }).toEqual(before);
    expect(existsSync(backupFolder(path))).toBe(false);
    expect([game.state.turn, silent, bots]).toEqual([1, [2], [3]]);
    expect(currentTurn(stored).turn).toBe(0);
    await resolveStoredTurn(stored);
    expect(currentTurn(stored).hash).toBe(stateHash(game.state));
  });

  it('uses the sheets as they are now', () => {
    using stored = storedRace();
    submit(stored, 1, 'step 1');
    expect(previewTotals(stored)).toBe('Runner 1 1, Runner 2 0, Runner 3 0');
    submit(stored, 1, 'step 4');
    expect(previewTotals(stored)).toBe('Runner 1 4, Runner 2 0, Runner 3 0');
  });
});
