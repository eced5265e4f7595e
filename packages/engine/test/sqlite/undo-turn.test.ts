import { setClock, START } from '@ec/test-kit/set-clock';
import { describe, expect, it } from 'vitest';
import {
  allTurns,
  currentTurn,
  droppedSheet,
  exportGame,
  gameMessages,
  gameStatus,
  resolveStoredTurn,
  seatStoredPlayer,
  setDue,
  storedReport,
  storedSeats,
  undoTurn,
} from '../../src/sqlite.js';
import {
  codeOf,
  everything,
  expectSound,
  playSheets,
  rows,
  setBot,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

describe('architecture 10: a turn that is undone', () => {
  it('stays in the history with its orders and reports, and the turn before is the last again', async () => {
    const clock = setClock();
    using stored = storedRace({ clock });
    await playSheets(stored, ['step 1'], ['step 2']);
    clock.at = START + 3_000;
    const { seats: _, messages: __, sqlite_sequence: ___, ...before } = everything(stored);
    expect(undoTurn(stored)).toMatchObject({ id: 2, turn: 1, undone: null });
    const { turns, seats: ____, messages: _____, sqlite_sequence: ______, ...after } = everything(stored);
    expect({ ...after, turns: [] }).toEqual({ ...before, turns: [] });
    expect(turns).toEqual(
      (before['turns'] ?? []).map((turn, i) =>
        i === 2 ? { ...(turn as object), undone: START + 3_000 } : turn,
      ),
    );
    expect(totals(stored)).toBe('Runner 1 1, Runner 2 0, Runner 3 0');
    expect(gameMessages(stored).at(-1)).toMatchObject({ code: 'turn-undone', text: 'turn 2' });
    expectSound(stored);
  });

  it('gives its sheets back: they count again, and the turn comes out the same', async () => {
    using stored = storedRace({ parameters: { sides: 1_000_000 } });
    await playSheets(stored, ['push', 'push', 'step 3']);
    const { hash } = currentTurn(stored);
    undoTurn(stored);
    expect(gameStatus(stored).seats.map(({ sheet, isSilent }) => [sheet?.receipt, isSilent])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ]);
    await resolveStoredTurn(stored);
    expect(currentTurn(stored)).toMatchObject({ id: 3, turn: 1, previous: 1, hash });
    expectSound(stored);
  });

  it('drops the sheets that came in after it, says whose they are, and keeps them', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1', 'step 2']);
    setBot(stored, 'eager', 2);
    for (const text of ['step 3', 'leap', 'step 4']) submit(stored, 3, text);
    submit(stored, 1, 'step 5');
    submit(stored, 2, 'leap');
    // the second sheet of seat 3 and that of seat 2 are wrong, and never counted
    expect(undoTurn(stored)).toMatchObject({ turn: 0, dropped: [1, 3] });
    expect(gameMessages(stored).slice(-3)).toMatchObject([
      { code: 'turn-undone', seat: null, text: 'turn 1' },
      { code: 'sheet-dropped', seat: 1, text: 'receipt 1 for turn 2' },
      { code: 'sheet-dropped', seat: 3, text: 'receipt 3 for turn 2' },
    ]);
    const dropped = (seat: number, turn?: number) => droppedSheet(stored, seat, turn)?.text;
    expect([1, 2, 3].map((seat) => dropped(seat))).toEqual(['step 5', undefined, 'step 4']);
    await resolveStoredTurn(stored);
    // they do not count by themselves
    expect(gameStatus(stored).seats.map(({ sheet, others }) => [sheet, others])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
    expect(droppedSheet(stored, 3)).toMatchObject({ turn: 2, receipt: 3, seat: 3, text: 'step 4' });
    // of several that were dropped, the last, and with a turn the last for that turn
    undoTurn(stored);
    submit(stored, 1, 'step 6');
    await resolveStoredTurn(stored);
    await playSheets(stored, ['push']);
    undoTurn(stored);
    expect(undoTurn(stored).dropped).toEqual([1]);
    expect([dropped(1), dropped(1, 1), dropped(1, 2), dropped(1, 3)]).toEqual([
      'push',
      undefined,
      'push',
      undefined,
    ]);
    expect(codeOf(() => droppedSheet(stored, 4))).toBe('no-seat');
    expectSound(stored);
  });

  it('may come out differently with other sheets; both branches are checked', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1'], ['step 6', 'step 6'], ['step 6']);
    undoTurn(stored);
    undoTurn(stored);
    submit(stored, 1, 'step 2');
    await resolveStoredTurn(stored);
    // 1 + 2, and the sheet of runner 2, which counts again
    expect(totals(stored)).toBe('Runner 1 3, Runner 2 6, Runner 3 0');
    expect(
      allTurns(stored).map(({ id, turn, previous, undone }) => [id, turn, previous, undone !== null]),
    ).toEqual([
      [1, 0, null, false],
      [2, 1, 1, false],
      [3, 2, 2, true],
      [4, 3, 3, true],
      [5, 2, 2, false],
    ]);
    expect(storedReport(stored, 1, 2).title).toBe('Turn 2: Runner 1 stands at 3');
    expect(codeOf(() => storedReport(stored, 1, 3))).toBe('no-turn');
    expectSound(stored);
  });

  it("does not make a bot's sheet count: the bot writes again, and a player's sheet takes precedence", async () => {
    using stored = storedRace({ parameters: { sides: 1_000_000 } });
    setBot(stored, 'eager', 1, 2);
    await resolveStoredTurn(stored);
    undoTurn(stored);
    expect(gameStatus(stored).seats.map(({ sheet, others }) => [sheet, others])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
    submit(stored, 1, 'step 4');
    await resolveStoredTurn(stored);
    expect(rows(stored, 'SELECT turn_id, seat, receipt FROM used_orders')).toEqual([
      { turn_id: 2, seat: 1, receipt: 1 },
      { turn_id: 2, seat: 2, receipt: 2 },
      { turn_id: 3, seat: 1, receipt: 3 },
      { turn_id: 3, seat: 2, receipt: 4 },
    ]);
    // the bot of seat 2 draws what it drew before
    expect(
      new Set(rows(stored, 'SELECT hash FROM reports WHERE seat = 2 AND turn_id > 1').map(({ hash }) => hash))
        .size,
    ).toBe(1);
    expectSound(stored);
  });

  it('leaves players in the seats that they have taken since', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1']);
    seatStoredPlayer(stored, 2, null);
    seatStoredPlayer(stored, 2, { id: 7, email: 'new@example.org' });
    await playSheets(stored, ['step 1', 'step 5']);
    seatStoredPlayer(stored, 3, null);
    const players = () => storedSeats(stored).map(({ player }) => player?.id ?? null);
    expect(players()).toEqual([101, 7, null]);
    undoTurn(stored);
    undoTurn(stored);
    expect(currentTurn(stored).turn).toBe(0);
    expect(players()).toEqual([101, 7, null]);
    await resolveStoredTurn(stored);
    // the state of turn 1 now knows all three changes
    expect(exportGame(stored).turns.map(({ turn, seating }) => [turn, seating])).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
      [1, 3],
    ]);
    expect(players()).toEqual([101, 7, null]);
    expectSound(stored);
  });

  it('does not exist before the first', async () => {
    using stored = storedRace();
    expect(codeOf(() => undoTurn(stored))).toBe('no-turn');
    await resolveStoredTurn(stored);
    undoTurn(stored);
    const before = everything(stored);
    expect(codeOf(() => undoTurn(stored))).toBe('no-turn');
    expect(everything(stored)).toEqual(before);
  });
});

describe('when orders are due', () => {
  it('they are late when they come in, or are still missing, a millisecond after that', () => {
    const clock = setClock();
    using stored = storedRace({ players: 4, clock, due: START + 10_000 });
    setBot(stored, 'steady', 4);
    clock.at = START + 10_000;
    submit(stored, 1, 'step 1');
    expect(gameStatus(stored).seats.map(({ isLate }) => isLate)).toEqual([false, false, false, false]);
    clock.at = START + 10_001;
    submit(stored, 2, 'step 1');
    expect(gameStatus(stored).seats.map(({ isLate, isSilent }) => [isLate, isSilent])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('the time can be set anew, and taken away', async () => {
    const clock = setClock();
    using stored = storedRace({ clock, due: START - 1 });
    const late = () => gameStatus(stored).seats.map(({ isLate }) => isLate);
    expect(late()).toEqual([true, true, true]);
    setDue(stored, START);
    expect(late()).toEqual([false, false, false]);
    setDue(stored, null);
    clock.at = START + 1_000_000;
    expect(late()).toEqual([false, false, false]);
    expect(gameMessages(stored).map(({ code, text }) => [code, text])).toEqual([
      ['due-set', String(START)],
      ['due-set', 'no time'],
    ]);
    await resolveStoredTurn(stored, { due: START });
    expect(late()).toEqual([true, true, true]);
    undoTurn(stored);
    expect(currentTurn(stored).due).toBe(null);
  });
});
