import { createHash } from 'node:crypto';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  checkOrders,
  gameMessages,
  gameStatus,
  resolveStoredTurn,
  SHEET_LIMITS,
  sheetsAfter,
  submitOrders,
  currentTurn,
} from '../../src/sqlite.js';
import { codeOf, everything, playSheets, rows, storedRace, submit, totals } from './stored-games.js';
import { keptFaults } from '../../src/sqlite/kept-sheets.js';
import { raceOf } from '../race.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('architecture 10: order sheets that come in', () => {
  it('are all kept with receipt, time, seat, size and SHA-256: those that count as they came, of others the first mistakes', () => {
    const clock = setClock();
    using stored = storedRace({ clock });
    clock.at = START + 5_000;
    const first = submit(stored, 2, 'step 3 ; as agreed');
    clock.at = START + 7_000;
    const wrong = submit(stored, 2, 'leap 3');
    clock.at = START + 9_000;
    const third = submit(stored, 1, '');
    expect([first, wrong, third].map(({ receipt, counts }) => [receipt, counts])).toEqual([
      [1, true],
      [2, false],
      // another seat's first, as if it were alone
      [1, true],
    ]);
    const kept = { origin: 'player', seat: 2 };
    expect(sheetsAfter(stored, currentTurn(stored))).toEqual([
      { ...kept, id: 1, receipt: 1, text: 'step 3 ; as agreed', size: 18, hash: sha256('step 3 ; as agreed'), counts: true, faults: [], received: START + 5_000 },
      { ...kept, id: 2, receipt: 2, text: '', size: 6, hash: sha256('leap 3'), counts: false, faults: wrong.diagnostics.map(({ line, column, code, message }) => ({ line, column, code, message })), received: START + 7_000 },
      { ...kept, id: 3, receipt: 1, seat: 1, text: '', size: 0, hash: sha256(''), counts: true, faults: [], received: START + 9_000 },
    ]); // prettier-ignore
    expect(first.hash).toBe(sha256('step 3 ; as agreed'));
  });

  it('are reported as understood, line by line', () => {
    using stored = storedRace();
    const { turn, orders, diagnostics } = submit(stored, 1, 'race R seat 1 turn 1\n\n  STEP   3 ; on\npush');
    expect(turn).toBe(1);
    expect(orders).toEqual([
      { line: 3, text: 'STEP   3', understood: 'step 3' },
      { line: 4, text: 'push', understood: 'push' },
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('count: of two good ones, the later', async () => {
    using stored = storedRace();
    expect(submit(stored, 1, 'step 6')).toMatchObject({ receipt: 1, earlier: null, isRepeated: false });
    expect(submit(stored, 1, 'step 2')).toMatchObject({ receipt: 2, earlier: 1, isRepeated: false });
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 2, Runner 2 0, Runner 3 0');
    expect(rows(stored, 'SELECT * FROM used_orders')).toEqual([{ turn_id: 2, seat: 1, receipt: 2 }]);
  });

  it('a wrong one is kept, logged, and does not take the place of a good one', async () => {
    using stored = storedRace();
    submit(stored, 1, 'step 6');
    const wrong = submit(stored, 1, 'step 1\nleap 3');
    expect(wrong).toMatchObject({ receipt: 2, counts: false, earlier: 1, isRefused: false });
    expect(wrong.diagnostics.map(({ severity, line }) => [severity, line])).toEqual([['error', 2]]);
    expect(wrong.orders.map(({ understood }) => understood)).toEqual(['step 1']);
    expect(gameMessages(stored)).toEqual([
      {
        id: 1,
        sent: START,
        seat: 1,
        code: 'sheet-wrong',
        text: `receipt 2: ${wrong.diagnostics[0]?.message}`,
        times: 1,
        last: START,
      },
    ]);
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 6, Runner 2 0, Runner 3 0');
  });

  it('one with mistakes counts without its wrong statements if the player wants that', async () => {
    using stored = storedRace();
    expect(submit(stored, 1, 'step 1\nleap 3\nstep 2', true)).toMatchObject({ counts: true });
    expect(gameMessages(stored)).toEqual([]);
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 3, Runner 2 0, Runner 3 0');
  });

  it('a doubt is a warning: the sheet counts', async () => {
    using stored = storedRace({ rules: raceOf({ goal: 10 }) });
    // 2 × 6 = 12 fields, which is past the goal
    await playSheets(stored, ['step 6'], ['step 6']);
    const { diagnostics, counts } = submit(stored, 1, 'push');
    expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'the counter stands at 12 already'],
    ]);
    expect(counts).toBe(true);
  });

  it('of more than 200 doubts, the first are listed, and a warning says that there are more', async () => {
    using stored = storedRace({ rules: raceOf({ goal: 10 }) });
    await playSheets(stored, ['step 6'], ['step 6']);
    const { diagnostics, orders, counts } = submit(stored, 1, 'push\n'.repeat(1_000));
    // The parser warns of repeated statements, 200 at most, too.
    const doubts = diagnostics.filter(({ code }) => code === 'arrived');
    expect(doubts.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    expect(diagnostics.filter(({ message }) => message.endsWith('doubts are listed'))).toMatchObject([
      {
        code: 'limit-diagnostics',
        severity: 'warning',
        line: 201,
        message: 'only the first 200 doubts are listed',
      },
    ]);
    expect(diagnostics).toHaveLength(402);
    expect([orders.length, counts]).toEqual([1_000, true]);
    const { diagnostics: few } = submit(stored, 1, 'push\n'.repeat(200));
    expect(few.filter(({ code }) => code === 'arrived')).toHaveLength(200);
    expect(few.filter(({ code }) => code === 'limit-diagnostics')).toEqual([]);
  });

  it.each([
    ['another seat', 'race R seat 2 turn 1\nstep 3'],
    ['a turn that is over', 'race R seat 1 turn 0\nstep 3'],
    ['a later turn', 'race R seat 1 turn 2\nstep 3'],
    ['another game', 'race Q seat 1 turn 1\nstep 3'],
  ])('one for %s is refused as a whole, even where mistakes are skipped; it is logged, and nothing else changes', (_, text) => {
    using stored = storedRace();
    submit(stored, 1, 'step 6');
    const { orders, messages, sqlite_sequence: numbers, ...before } = everything(stored);
    const refused = submit(stored, 1, text, true);
    expect(refused).toMatchObject({ receipt: 2, counts: false, earlier: 1, isRefused: true, orders: [] });
    const after = everything(stored);
    expect(after).toEqual({ ...before, orders: after['orders'], messages: after['messages'], sqlite_sequence: after['sqlite_sequence'] });
    expect(after['orders']).toEqual([...(orders ?? []), expect.objectContaining({ receipt: 2, text: '', size: text.length, counts: 0 })]);
    expect(after['messages']).toEqual([...(messages ?? []), expect.objectContaining({ seat: 1, code: 'sheet-refused' })]);
    expect(numbers).toBeDefined();
  }); // prettier-ignore

  it('a repeated sheet is kept once more, and reported as the same', () => {
    using stored = storedRace();
    submit(stored, 1, 'step 6');
    expect(submit(stored, 1, 'step 6')).toMatchObject({
      receipt: 2,
      earlier: 1,
      isRepeated: true,
      counts: true,
    });
    expect(submit(stored, 2, 'step 6')).toMatchObject({ receipt: 1, earlier: null, isRepeated: false });
    expect(submit(stored, 1, 'step 6 ')).toMatchObject({ receipt: 3, earlier: 2, isRepeated: false });
  });

  it('after a turn, sheets are for the next one, and those of the turn before are spent', async () => {
    using stored = storedRace();
    expect(submit(stored, 1, 'step 6')).toMatchObject({ turn: 1 });
    await resolveStoredTurn(stored);
    expect(submit(stored, 2, 'step 5')).toMatchObject({ turn: 2, earlier: null });
    expect(codeOf(() => submit(stored, 1, 'race R seat 1 turn 2\nstep 1'))).toBe('none');
    await resolveStoredTurn(stored);
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 7, Runner 2 5, Runner 3 0');
  });

  it('a sheet for a seat that does not exist changes nothing', () => {
    using stored = storedRace();
    const before = everything(stored);
    for (const seat of [4, 0, -1, 1.5, Number.NaN])
      expect(codeOf(() => submit(stored, seat, 'step 1'))).toBe('no-seat');
    expect(everything(stored)).toEqual(before);
  });

  it('any text is kept to the letter, but half a surrogate pair becomes the replacement character', () => {
    using stored = storedRace();
    const odd = '\uFEFF; Zoë\u0000 \u{1F680}\u2028\r\nstep 1';
    submit(stored, 1, odd);
    submit(stored, 2, '; \uD800 half');
    expect(sheetsAfter(stored, currentTurn(stored)).map(({ text, hash }) => [text, hash])).toEqual([
      [odd, sha256(odd)],
      ['; \uFFFD half', sha256('; \uFFFD half')],
    ]);
  });

  it('the status shows the sheet that counts, without its text, and how many others there are', () => {
    using stored = storedRace();
    for (const text of ['step 1', 'leap', 'step 2']) submit(stored, 1, text);
    submit(stored, 2, 'leap');
    const { name, ruleset, outcome, seats } = gameStatus(stored);
    expect({ name, ruleset, outcome }).toEqual({
      name: 'R',
      ruleset: 'race',
      outcome: { status: 'running' },
    });
    expect(seats.map(({ sheet, others, isSilent }) => [sheet?.receipt, others, isSilent])).toEqual([
      [3, 2, false],
      [undefined, 1, true],
      [undefined, 0, true],
    ]);
    expect(seats[0]?.sheet).toEqual({
      id: 3,
      receipt: 3,
      seat: 1,
      origin: 'player',
      counts: true,
      size: 6,
      faults: [],
      hash: sha256('step 2'),
      received: START,
    });
  });

  it('of mistakes, the first five are kept', () => {
    using stored = storedRace();
    const { diagnostics } = submit(stored, 1, 'leap\n'.repeat(9));
    const [sheet] = sheetsAfter(stored, currentTurn(stored));
    expect(diagnostics).toHaveLength(9);
    expect(sheet?.faults.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  });

  it('of a mistake, 500 characters of its message are kept', () => {
    const place = { line: 3, column: 5, code: 'no-verb' };
    const mistake = {
      ...place,
      severity: 'error',
      message: 'x'.repeat(501),
      span: { start: 0, end: 1 },
    } as const;
    expect(keptFaults([mistake])).toEqual([{ ...place, message: 'x'.repeat(500) }]);
  });

  it('one more than 500 of a seat for a turn is refused with the figures; others are not hindered, nor is the next turn', async () => {
    using stored = storedRace();
    submit(stored, 1, 'step 2');
    // 498 sheets of 4 bytes each
    stored.database.execute(
      `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${SHEET_LIMITS.sheets - 1})
       INSERT INTO orders (turn_id, seat, number, origin, counts, hash, size, text, faults, received)
       SELECT 1, 1, n, 'player', 0, hash, 4, '', '[]', 0 FROM orders, numbers`,
    );
    expect(submit(stored, 1, 'leap')).toMatchObject({ receipt: 500 });
    const before = everything(stored);
    expect(() => submit(stored, 1, 'step 6')).toThrow(
      ':memory:: expected at most 500 sheets of 16777216 bytes in all of seat 1 for a turn, received sheet 501 and 2008 bytes; nothing was kept',
    );
    expect(everything(stored)).toEqual(before);
    expect(submit(stored, 2, 'step 1')).toMatchObject({ receipt: 1, counts: true });
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 2, Runner 2 1, Runner 3 0');
    expect(submit(stored, 1, 'step 1')).toMatchObject({ receipt: 1, counts: true });
  });

  it('16 MiB are the most of a seat for a turn, whether they count or not', () => {
    using stored = storedRace();
    expect(SHEET_LIMITS).toEqual({ sheets: 500, bytes: 16 * 2 ** 20 });
    submit(stored, 1, 'leap');
    stored.database.execute(`UPDATE orders SET size = ${SHEET_LIMITS.bytes - 6}`);
    expect(codeOf(() => submit(stored, 1, 'step  6'))).toBe('too-many-sheets');
    expect(submit(stored, 1, 'step 6')).toMatchObject({ receipt: 2, counts: true });
    expect(codeOf(() => submit(stored, 1, ';'))).toBe('too-many-sheets');
    // a sheet of a bot takes no room
    stored.database.execute("UPDATE orders SET origin = 'bot' WHERE number = 2");
    expect(codeOf(() => submit(stored, 1, 'step 6'))).toBe('none');
  });

  it('of one that does not count no text is kept: a mebibyte leaves the file small', () => {
    using folder = new TemporaryFolder();
    using stored = storedRace({ path: folder.of('race.ec') });
    const long = `leap ; ${'x'.repeat(2 ** 20)}`;
    expect(submit(stored, 1, long)).toMatchObject({ counts: false });
    const size = Number(rows(stored, 'PRAGMA page_count')[0]?.['page_count']) * 4_096;
    expect(size).toBeLessThan(500_000);
  });

  it('what a seat repeats within an hour is one entry of the log, with how often and when last', () => {
    const clock = setClock();
    using stored = storedRace({ clock });
    for (const minutes of [0, 10, 59, 60, 61]) {
      clock.at = START + minutes * 60_000;
      submit(stored, 1, 'leap');
    }
    submit(stored, 2, 'leap');
    const log = gameMessages(stored);
    expect(log.map(({ seat, times, sent, last }) => [seat, times, sent - START, last - START])).toEqual([
      [1, 3, 0, 59 * 60_000],
      [1, 2, 60 * 60_000, 61 * 60_000],
      [2, 1, 61 * 60_000, 61 * 60_000],
    ]);
    expect(log.map(({ text }) => /^receipt \d/.exec(text)?.[0])).toEqual([
      'receipt 3',
      'receipt 5',
      'receipt 1',
    ]);
  });

  it('none is kept where what is required within the change is not so', () => {
    using stored = storedRace();
    submit(stored, 1, 'step 1');
    const before = everything(stored);
    const require = (): never => {
      // nobody else can change the game now
      expect(() => stored.database.execute('BEGIN')).toThrow('within a transaction');
      throw new RangeError('the seat is lost');
    };
    for (const text of ['step 2', 'leap']) {
      const sheet = { seat: 1, text, origin: 'player', require } as const;
      expect(() => submitOrders(stored, sheet)).toThrow('the seat is lost');
    }
    expect(everything(stored)).toEqual(before);
  });

  it('a check reports the same and changes nothing', () => {
    using stored = storedRace();
    const before = everything(stored);
    const checked = checkOrders(stored, { seat: 1, text: 'step 1\nleap 3' });
    expect(everything(stored)).toEqual(before);
    expect(submit(stored, 1, 'step 1\nleap 3')).toMatchObject({ ...checked });
    expect(codeOf(() => checkOrders(stored, { seat: 9, text: '' }))).toBe('no-seat');
  });
});
