import { existsSync } from 'node:fs';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGame, replay, resolveTurn, stateHash, SetupError } from '../../src/index.js';
import {
  exportGame,
  importGame,
  readExport,
  recordOf,
  resolveStoredTurn,
  seatStoredPlayer,
  setCalendar,
  setSeatTokens,
  StoreError,
  undoTurn,
  type ExportedGame,
  type StoredGame,
} from '../../src/sqlite.js';
import { race } from '../race.js';
import {
  codeOf,
  everything,
  expectSound,
  newRace,
  playSheets,
  refusalOf,
  setBot,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

const options = { clock: setClock() };

/** A race with all that can happen in one. */
async function played(): Promise<StoredGame> {
  const clock = setClock();
  const stored = storedRace({ clock, parameters: { sides: 1_000_000 } });
  setBot(stored, 'eager', 3);
  setSeatTokens(stored, new Map([[1, 'scrypt:1']]));
  setCalendar(stored, { zone: 'UTC', time: '20:00' });
  clock.at += 1_000;
  await playSheets(stored, ['step 1', 'push'], ['step 2', 'push']);
  seatStoredPlayer(stored, 2, null);
  seatStoredPlayer(stored, 2, { id: 7, email: 'new@example.org' });
  submit(stored, 1, 'leap');
  undoTurn(stored);
  clock.at += 1_000;
  await resolveStoredTurn(stored, { due: START + 5_000 });
  submit(stored, 1, 'step 5');
  return stored;
}

/** The export with a change. */
function altered(exported: ExportedGame, edit: (game: Alterable) => void): ExportedGame {
  const copy = structuredClone(exported);
  edit(copy as Alterable);
  return copy;
}

type Alterable = { -readonly [Key in keyof ExportedGame]: ExportedGame[Key] extends readonly (infer Row)[] ? { -readonly [Part in keyof Row]: Row[Part] }[] : ExportedGame[Key] }; // prettier-ignore

describe('architecture 10: an exported game', () => {
  let exported: ExportedGame;
  beforeAll(async () => {
    using stored = await played();
    exported = exportGame(stored);
  });

  it('is JSON, from which an import makes the same file, row by row, and the same export', async () => {
    using folder = new TemporaryFolder();
    using stored = await played();
    const exported = exportGame(stored);
    const progress: string[] = [];
    using again = importGame(folder.of('again.ec'), race, readExport(JSON.parse(JSON.stringify(exported))), {
      ...options,
      progress: (done, of) => progress.push(`${done}/${of}`),
    });
    expect(everything(again)).toEqual(everything(stored));
    expect(exportGame(again)).toEqual(exported);
    expect(progress).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expectSound(again);
  });

  it('of the first format, whose receipts were over all seats, gives the same file', async () => {
    using stored = await played();
    const { orders, messages, ...rest } = exportGame(stored);
    const old = {
      ...rest,
      format: 'ec-game/1',
      orders: orders.map(({ id, size: _, faults: __, ...sheet }) => ({
        ...sheet,
        receipt: id,
        text: sheet.counts ? sheet.text : 'leap',
      })),
      messages: messages.map(({ times: _, last: __, ...message }) => message),
    };
    expect(orders.some(({ counts }) => !counts)).toBe(true);
    // of a sheet that does not count, that format had the text and no mistakes
    const kept = { orders: orders.map((sheet) => ({ ...sheet, faults: [] })), messages };
    expect(readExport(old)).toEqual({ ...rest, ...kept });
    using again = importGame(':memory:', race, readExport(old), { clock: stored.clock });
    expect(exportGame(again)).toEqual({ ...rest, ...kept });
  });

  it('has a record of its standing turns in their order, with its edition and the changes of seats since the turn before', async () => {
    using stored = await played();
    await resolveStoredTurn(stored);
    const whole = exportGame(stored, {});
    expect(whole.turns.some((turn) => 'phases' in turn)).toBe(false);
    const record = recordOf(whole);
    expect(record.turns.map(({ seated }) => seated?.map(({ player }) => player?.id ?? null))).toEqual([
      [],
      [null, 7],
      [],
    ]);
    expect(recordOf({ ...whole, turns: whole.turns.toReversed() })).toEqual(record);
    expect(record.game.edition).toEqual(whole.edition);
    expect(recordOf({ ...whole, edition: null }).game).not.toHaveProperty('edition');
  });

  it('keeps the contact; sheets of the first format are counted in the order in which they came', () => {
    using stored = storedRace({ contact: 'host@example.org' });
    for (const text of ['step 1', 'step 2']) submit(stored, 1, text);
    const whole = exportGame(stored);
    using again = importGame(':memory:', race, readExport(whole), options);
    expect(again.meta.contact).toBe('host@example.org');
    const old = {
      ...whole,
      format: 'ec-game/1',
      orders: whole.orders
        .map(({ id, size: _, faults: __, ...sheet }) => ({ ...sheet, receipt: id }))
        .toReversed(),
      messages: [],
    };
    expect(readExport(old).orders.map(({ id, receipt, text }) => [id, receipt, text])).toEqual([
      [1, 1, 'step 1'],
      [2, 2, 'step 2'],
    ]);
    expect(refusalOf(() => importGame(':memory:', race, whole, { ...options, maxPages: 5 }))).toBe(
      'full: FILE: the disk is full; nothing was changed',
    );
  });

  it('goes on as the original does', async () => {
    using stored = await played();
    using again = importGame(':memory:', race, exportGame(stored), { clock: stored.clock });
    for (const game of [stored, again]) await playSheets(game, [], ['push', 'push', 'push'], []);
    expect(everything(again)).toEqual(everything(stored));
  });

  it('with a text as its seed, undone turns and bots comes out the same', async () => {
    using stored = storedRace({ seed: 'a text', players: 2 });
    setBot(stored, 'eager', 2);
    submit(stored, 1, 'step 4');
    await resolveStoredTurn(stored);
    undoTurn(stored);
    submit(stored, 1, 'step 3');
    await resolveStoredTurn(stored);
    await resolveStoredTurn(stored);
    const exported = JSON.parse(JSON.stringify(exportGame(stored))) as unknown;
    using again = importGame(':memory:', race, readExport(exported), options);
    expect(everything(again)).toEqual(everything(stored));
  });

  it('may state the hash after each phase, which the file leaves out', async () => {
    using stored = await played();
    const exported = exportGame(stored, { phases: true });
    const [, first] = exported.turns;
    const before = createGame(race, newRace(3, { parameters: { sides: 1_000_000 } }));
    const after = resolveTurn(race, before, new Map([[1, 'step 1'], [2, 'push'], [3, 'push']])); // prettier-ignore
    // the race has one phase
    expect(first?.phases).toEqual([stateHash(after.state)]);
    expect(exported.turns.map(({ phases, hash }) => phases ?? hash)).toEqual(
      exported.turns.map(({ hash }, i) => (i === 0 ? hash : [hash])),
    );
    using again = importGame(':memory:', race, readExport(exported), options);
    expect(exportGame(again, { phases: true })).toEqual(exported);
  });

  it('has a record of the standing turns that can be replayed: seats change hands, undone turns do not count', async () => {
    using stored = await played();
    const record = recordOf(exportGame(stored, { phases: true }));
    expect(
      record.turns.map(({ sheets, seated }) => [sheets, seated?.map(({ player }) => player?.id)]),
    ).toEqual([
      [{ 1: 'step 1', 2: 'push', 3: 'push' }, []],
      [{ 1: 'step 2', 2: 'push', 3: 'push' }, [undefined, 7]],
    ]);
    expect(replay(race, record)).toBeUndefined();
    const [first, second] = record.turns;
    if (!first || !second) throw new Error('expected two turns');
    const unseated = replay(race, { ...record, turns: [first, { ...second, seated: [] }] });
    expect(unseated).toMatchObject({ turn: 2, phase: 'move' });
  });

  const other = 'f'.repeat(64);
  it.each<[string, string, (game: Alterable) => void]>([
    ['an altered sheet', 'differs: sheet 1 of seat 1: expected the hash HASH, received HASH', ({ orders: [first] }) => { if (first) first.text = 'step 6'; }],
    ['an altered hash of a sheet', 'differs: sheet 1 of seat 1: expected the hash OTHER, received HASH', ({ orders: [first] }) => { if (first) first.hash = other; }],
    ['an altered hash of a turn', 'differs: turn 2: expected the hash OTHER, received HASH', ({ turns: [, , third] }) => { if (third) third.hash = other; }],
    ['an altered seed', 'differs: turn 0: expected the hash HASH, received HASH', (game) => { game.seed = '1979'; }],
    ['an altered parameter', 'differs: turn 1: expected the hash HASH, received HASH', (game) => { game.parameters = { sides: 6 }; }],
    ['one sheet fewer', 'differs: turn 1: expected the hash HASH, received HASH', ({ turns: [, second] }) => { if (second) second.orders = []; }],
    ['an altered change of seats', 'differs: turn 2: expected the hash HASH, received HASH', ({ seatings: [, second] }) => { if (second) second.player = { id: 8, email: 'x@example.org' }; }],
    ['another version of the rules', 'other-version: turn 1: expected race 2, received race 1', ({ turns: [, second] }) => { if (second) second.version = '2'; }],
    ['another ruleset', 'other-ruleset: FILE: expected the ruleset chess, received race', (game) => { game.ruleset = 'chess'; }],
  ])('with %s is refused, and no file is left', (_, refusal, edit) => {
    using folder = new TemporaryFolder();
    const path = folder.of('again.ec');
    const game = readExport(altered(exported, edit));
    const said = refusalOf(() => importGame(path, race, game, options), path);
    expect(said.replaceAll(other, 'OTHER').replaceAll(/[0-9a-f]{64}/g, 'HASH')).toBe(refusal);
    for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(existsSync(file)).toBe(false);
  }); // prettier-ignore

  it.each<[string, string, (game: Alterable) => void]>([
    ['no turns', 'turns: expected a turn that stands, received none', (game) => { Object.assign(game, { turns: [], orders: [] }); }],
    ['no turn that stands', 'turns: expected a turn that stands, received none', ({ turns }) => { for (const turn of turns) turn.undone ??= START; }],
    ['a number of a turn that is not the next', 'turns.3.turn: expected 2, received 99', ({ turns }) => { const [, , , last] = turns; if (last) last.turn = 99; }],
    ['a turn that follows none', 'turns.3.turn: expected 0, received 2', ({ turns: [, , , last] }) => { if (last) last.previous = null; }],
    ['a turn that does not exist', 'turns.2.previous: expected the number of a turn before it, received 99', ({ turns: [, , third] }) => { if (third) third.previous = 99; }],
    ['a turn that follows itself', 'turns.2.previous: expected the number of a turn before it, received 3', ({ turns: [, , third] }) => { if (third) third.previous = 3; }],
    ['two turns with one number', 'turns.2.id: expected a number above 2, received 2', ({ turns: [, , third] }) => { if (third) third.id = 2; }],
    ['a turn that stands twice', 'turns.3.previous: expected 3, the turn that stands before it, received 2', ({ turns: [, , third] }) => { if (third) third.undone = null; }],
    ['a turn that follows one that was undone', 'turns.2.previous: expected 1, the turn that stands before it, received 2', ({ turns: [, second, third] }) => { if (second && third) Object.assign(second, { undone: START }, { orders: [] }); if (third) third.undone = null; }],
    ['a change of seats that does not exist', 'turns.3.seating: expected 0 or the number of a change of seats, received 9', ({ turns: [, , , last] }) => { if (last) last.seating = 9; }],
    ['changes of seats that a turn has lost', 'turns.2.seating: expected at least 1, as the turn before it, received 0', ({ turns: [, second, third] }) => { if (second) second.seating = 1; if (third) third.seating = 0; }],
    ['a sheet that does not exist', 'turns.1.orders.0: expected the number of a sheet, received 99', ({ turns: [, second] }) => { if (second) second.orders = [99]; }],
    ['a sheet that is used twice', 'turns.1.orders.1: expected one sheet of seat 1, received two', ({ turns: [, second] }) => { if (second) second.orders = [1, 1]; }],
    ['a sheet of another turn', 'turns.3.orders.0: expected a sheet that counts for this turn, received 1', ({ turns: [, , , last] }) => { if (last) last.orders = [1]; }],
    ['a sheet that does not count', 'turns.1.orders.0: expected a sheet that counts for this turn, received 1', ({ orders: [first] }) => { if (first) first.counts = false; }],
    ['a sheet of no seat', 'orders.0.seat: expected one of the seats 1, 2, 3, received 9', ({ orders: [first] }) => { if (first) first.seat = 9; }],
    ['a sheet after no turn', 'orders.0.after: expected the number of a turn, received 99', ({ orders: [first] }) => { if (first) first.after = 99; }],
    ['a sheet that is there twice', 'orders.1.id: expected a number above 1, received 1', ({ orders: [, second] }) => { if (second) second.id = 1; }],
    ['a receipt that was given twice', 'orders.1.receipt: expected one that no other sheet of the seat has after that turn, received 1', ({ orders: [, second] }) => { if (second) second.seat = 1; }],
    ['a change of a seat that does not exist', 'seatings.0.seat: expected one of the seats 1, 2, 3, received 9', ({ seatings: [first] }) => { if (first) first.seat = 9; }],
    ['a change of seats that is there twice', 'seatings.1.id: expected a number above 1, received 1', ({ seatings: [, second] }) => { if (second) second.id = 1; }],
    ['a message that is there twice', 'messages.1.id: expected a number above 1, received 1', ({ messages: [, second] }) => { if (second) second.id = 1; }],
    ['a message of no seat', 'messages.0.seat: expected one of the seats 1, 2, 3, received 9', ({ messages: [first] }) => { if (first) first.seat = 9; }],
    ['no seats', 'seatings.0.seat: expected one of the seats none, received 2', (game) => { game.seats = []; }],
    ['a seat that is there twice', 'seats.1.seat: expected a number above 1, received 1', ({ seats: [, second] }) => { if (second) second.seat = 1; }],
    ['a turn whose number leaves none for the next', 'turns.3.id: expected a whole number from 1 to 2147483647, received 9007199254740991', ({ turns: [, , , last] }) => { if (last) last.id = Number.MAX_SAFE_INTEGER; }],
    ['a sheet whose number leaves none for the next', 'orders.0.id: expected a whole number from 1 to 2147483647, received 2147483648', ({ orders: [first] }) => { if (first) first.id = 2 ** 31; }],
    ['a receipt that leaves none for the next', 'orders.0.receipt: expected a whole number from 1 to 2147483647, received 9007199254740991', ({ orders: [first] }) => { if (first) first.receipt = Number.MAX_SAFE_INTEGER; }],
    ['a change of seats whose number leaves none', 'seatings.1.id: expected a whole number from 1 to 2147483647, received 9007199254740991', ({ seatings: [, second] }) => { if (second) second.id = Number.MAX_SAFE_INTEGER; }],
    ['a message whose number leaves none', 'messages.0.id: expected a whole number from 1 to 2147483647, received 9007199254740991', ({ messages: [first] }) => { if (first) first.id = Number.MAX_SAFE_INTEGER; }],
    ['a time on no day', 'turns.3.due: expected a time in whole milliseconds since 1970 (UTC), received 8640000000000001', ({ turns: [, , , last] }) => { if (last) last.due = 8_640_000_000_000_001; }],
    ['a message sent on no day', 'messages.0.sent: expected a time in whole milliseconds since 1970 (UTC), received 9007199254740991', ({ messages: [first] }) => { if (first) first.sent = Number.MAX_SAFE_INTEGER; }],
  ])('with %s is none: its parts do not belong together', (_, message, edit) => {
    const wrong = altered(exported, edit);
    expect(refusalOf(() => readExport(wrong))).toBe(`not-an-export: ${message}`);
  }); // prettier-ignore

  it('whose players sit elsewhere than the changes of seats say, or whose seats are others, is refused', () => {
    const refusal = (edit: (game: Alterable) => void) =>
      refusalOf(() => importGame(':memory:', race, readExport(altered(exported, edit)), options));
    expect(refusal(({ seats: [first] }) => { if (first) first.player = { id: 8, email: 'x@example.org' }; })).toBe(
      'not-an-export: FILE: seat 1: expected player 101, received 8',
    );
    expect(refusal((game) => { game.seats = [...game.seats, { seat: 4, player: null, token: null, bot: null }]; })).toBe(
      'not-an-export: FILE: seats: expected 1, 2, 3, received 1, 2, 3, 4',
    );
  }); // prettier-ignore

  it('what it says that these rules made is not taken: the turn is played again', async () => {
    using stored = await played();
    using asOfOthers = { ...stored, ruleset: { ...stored.ruleset, version: '2' } };
    const made = readExport(JSON.parse(JSON.stringify(exportGame(asOfOthers))));
    expect(made.turns.every((turn) => turn.made)).toBe(true);
    using again = importGame(':memory:', race, made, options);
    expect(everything(again)).toEqual(everything(stored));
    const forged = structuredClone(made) as Alterable;
    const [, , , last] = forged.turns;
    if (!last?.made) return expect.fail('expected a turn that was made');
    const state = structuredClone(last.made.state) as { runners: { total: number }[] };
    for (const runner of state.runners) runner.total *= 100;
    Object.assign(last, { hash: stateHash(state), made: { ...last.made, state } });
    expect(refusalOf(() => importGame(':memory:', race, readExport(forged), options))).toMatch(
      /^differs: turn 2: expected the hash [0-9a-f]{64}, received/,
    );
  });

  it('is refused where a turn that others made lacks a report', async () => {
    using stored = await played();
    using asOfOthers = { ...stored, ruleset: { ...stored.ruleset, version: '2' } };
    const made = exportGame(asOfOthers);
    for (const [reports, said] of [[{}, 'none'], [{ 1: {}, 3: {} }, '1, 3'], [{ 1: {}, 2: {}, 3: {}, x: {} }, '1, 2, 3, x']]) {
      const [first, ...turns] = made.turns;
      const lacking = { ...made, turns: [{ ...first, made: { ...first?.made, reports } }, ...turns] };
      expect(refusalOf(() => readExport(lacking))).toBe(
        `not-an-export: turns.0.made.reports: expected reports of the seats 1, 2, 3, received ${said as string}`,
      );
    }
  }); // prettier-ignore

  it('that nobody has read is refused by the file: a sheet that does not exist, or is used twice', () => {
    for (const [orders, said] of [[[99], 'NOT NULL constraint failed: used_orders.seat'], [[1, 1], 'UNIQUE constraint failed: used_orders.turn_id, used_orders.seat']] as const) {
      const wrong = altered(exported, ({ turns: [, second] }) => { if (second) second.orders = orders; });
      expect(refusalOf(() => importGame(':memory:', race, wrong, options))).toBe(`not-an-export: FILE: ${said}`);
    }
  }); // prettier-ignore

  it('is refused when the rules can make no game from it, and never overwrites a file', async () => {
    using folder = new TemporaryFolder();
    using stored = await played();
    const path = folder.of('again.ec');
    const nameless = altered(exportGame(stored), (game) => {
      game.parameters = { sides: 1 };
    });
    expect(() => importGame(path, race, nameless, options)).toThrow(SetupError);
    expect(existsSync(path)).toBe(false);
    importGame(path, race, exportGame(stored), options)[Symbol.dispose]();
    expect(codeOf(() => importGame(path, race, exportGame(stored), options))).toBe('exists');
    expect(totals(stored)).toMatch(/^Runner 1 3,/);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'export: expected Object, received null'],
    ['a list', [], 'format: expected a value, received none'],
    ['another format', { format: 'ec-game/3' }, 'format: expected "ec-game/2", received "ec-game/3"'],
  ])('%s is not one: the error says where and why', (_, value, message) => {
    expect(() => readExport(value)).toThrow(message);
    expect(codeOf(() => readExport(value))).toBe('not-an-export');
  });

  it.each<[string, (game: ExportedGame) => unknown, string, string[]]>([
    ['a hash that is none', (game) => ({ ...game, turns: [{ ...game.turns[0], hash: 'F'.repeat(64) }] }), 'turns.0.hash: expected a SHA-256 hash', ['turns', '0', 'hash']],
    ['a hash that is too long', (game) => ({ ...game, turns: [{ ...game.turns[0], hash: 'f'.repeat(65) }] }), 'turns.0.hash: expected a SHA-256 hash', ['turns', '0', 'hash']],
    ['an unknown part', (game) => ({ ...game, secret: 1 }), 'secret: expected never, received "secret"', ['secret']],
    ['a missing part', ({ name: _, ...game }) => game, 'name: expected a value, received none', ['name']],
    ['half a millisecond', (game) => ({ ...game, created: 0.5 }), 'created: expected a time in whole milliseconds since 1970 (UTC), received 0.5', ['created']],
    ['a contact of two lines', (game) => ({ ...game, contact: 'a\nb' }), 'contact: expected one line without control characters, received some', ['contact']],
    ['a calendar that is no object', (game) => ({ ...game, calendar: 'daily' }), 'calendar: expected Object, received "daily"', ['calendar']],
    ['a player without an address', (game) => ({ ...game, seats: [{ ...game.seats[0], player: { id: 1, email: 'ada' } }] }), 'seats.0.player.email: expected a mail address such as ada@example.org', ['seats', '0', 'player', 'email']],
    ['an origin that is none', (game) => ({ ...game, orders: [{ ...game.orders[0], origin: 'cat' }] }), 'orders.0.origin: expected ("player" | "master" | "bot"), received "cat"', ['orders', '0', 'origin']],
  ])('with %s is refused, with the place', (_, edit, message, path) => {
    const wrong = edit(exported);
    const refused = new StoreError('not-an-export', message, undefined, path);
    expect(() => readExport(wrong)).toThrow(refused);
    try {
      readExport(wrong);
    } catch (error) {
      expect(error).toMatchObject({ code: 'not-an-export', path });
    }
  }); // prettier-ignore

  it('whose turn was made by other rules is refused where what these made is wrong', () => {
    const [start, ...turns] = exported.turns;
    const reports = Object.fromEntries(
      [1, 2, 3].map((seat) => [seat, { schema: 'ec-report/1', title: '', subtitle: '', sections: [] }]),
    );
    const made = { state: { turn: 0 }, journal: {}, reports };
    const other = { ...exported, turns: [{ ...start, version: '0', made }, ...turns] } as ExportedGame;
    const refusal = (game: ExportedGame) =>
      refusalOf(() => importGame(':memory:', race, readExport(game), options));
    expect(refusal(other).replaceAll(/[0-9a-f]{64}/g, 'HASH')).toBe(
      'differs: turn 0: expected the hash HASH, received HASH',
    );
    const hash = stateHash(made.state);
    const eventless = { ...other, turns: [{ ...other.turns[0], hash }, ...turns] } as ExportedGame;
    expect(refusal(eventless)).toBe('not-an-export: journal: expected a list, received object');
  });
});
