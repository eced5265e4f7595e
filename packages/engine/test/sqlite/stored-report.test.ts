import { describe, expect, it } from 'vitest';
import {
  forecastOrders,
  playingSeats,
  resolveStoredTurn,
  seatStoredPlayer,
  storedSheetNames,
  storedSummary,
  storedTemplate,
  storedView,
  unwantedFormats,
} from '../../src/sqlite.js';
import { race, raceOf, type Race } from '../race.js';
import { codeOf, playSheets, refusalOf, storedRace, submit } from './stored-games.js';

/** A race with two formats: a runner who is not past field 2 does not want the tally. */
const { formats = {}, ...tallied } = raceOf({ tally: 'tally.txt' });
const { tally } = formats;
if (!tally) throw new Error('expected a tally');
const rules: Race = {
  ...tallied,
  formats: { tally: { ...tally, isWanted: ({ runner }) => runner.total > 2 }, always: tally },
  sheetName: ({ turn }, seat, next) => `r${seat}-${turn}-${next}.txt`,
};

describe('what a seat is sent', () => {
  it('is in the formats that it wants, as its options stood in that turn', async () => {
    using stored = storedRace({ rules });
    await playSheets(stored, ['step 3'], ['step 1', 'step 2']);
    const unwanted = (seat: number, turn?: number) => [...unwantedFormats(stored, seat, turn)];
    expect([1, 2, 3].map((seat) => unwanted(seat))).toEqual([[], ['tally'], ['tally']]);
    expect([0, 1, 2].map((turn) => unwanted(1, turn))).toEqual([['tally'], [], []]);
    expect(codeOf(() => unwantedFormats(stored, 1, 3))).toBe('no-turn');
    expect(codeOf(() => unwantedFormats(stored, 4))).toBe('no-seat');
    using plain = storedRace();
    expect([...unwantedFormats(plain, 1)]).toEqual([]);
    expect(codeOf(() => unwantedFormats(plain, 4))).toBe('no-seat');
  });

  it('is its own view and template of the turn to come, with the players who sit there now', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 3']);
    seatStoredPlayer(stored, 1, null);
    expect(storedView(stored, 1)).toEqual({
      turn: 1,
      notice: '',
      runner: { seat: 1, name: 'Runner 1', player: null, total: 3 },
    });
    expect(storedTemplate(stored, 1)).toBe('; step 1\n; push\n');
    for (const ask of [storedView, storedTemplate])
      expect(refusalOf(() => ask(stored, 4))).toBe('no-seat: seat: expected a seat from 1 to 3, received 4');
  });

  it('names its sheets for a turn, where the game does', async () => {
    using stored = storedRace({ rules });
    await playSheets(stored, ['step 3']);
    expect([...storedSheetNames(stored, 2)]).toEqual([
      [1, 'r1-1-2.txt'],
      [2, 'r2-1-2.txt'],
      [3, 'r3-1-2.txt'],
    ]);
    using plain = storedRace();
    expect(storedSheetNames(plain, 2)).toEqual(new Map());
  });

  it('is summed up for the game master, of any turn', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 3'], ['step 1']);
    expect([undefined, 0, 1, 2].map((turn) => storedSummary(stored, turn).title)).toEqual([
      'Runner 1 4, Runner 2 0, Runner 3 0',
      'Runner 1 0, Runner 2 0, Runner 3 0',
      'Runner 1 3, Runner 2 0, Runner 3 0',
      'Runner 1 4, Runner 2 0, Runner 3 0',
    ]);
  });
});

describe('a forecast', () => {
  /** A race that foretells how far a runner steps. */
  const foretelling: Race = {
    ...race,
    seal: (sheet, seal) => sheet.replaceAll(/(?<=; secret )\S+/g, (secret) => seal(secret)),
    forecast: (orders, { turn, runner }) => ({
      schema: 'ec-report/1',
      title: `After turn ${turn}: ${runner.name} orders ${orders.length}`,
      subtitle: '',
      sections: [],
    }),
  };

  it('is of the next turn, from what the seat knows, and changes nothing', async () => {
    using stored = storedRace({ rules: foretelling });
    await playSheets(stored, ['step 3']);
    const before = storedSummary(stored).title;
    expect(forecastOrders(stored, { seat: 2, text: 'step 1\nstep 2 ; secret sesame' })?.title).toBe(
      'After turn 1: Runner 2 orders 2',
    );
    expect(storedSummary(stored).title).toBe(before);
    expect(codeOf(() => forecastOrders(stored, { seat: 4, text: '' }))).toBe('no-seat');
  });

  it('is none where the game has no forecasts', () => {
    using stored = storedRace();
    expect(forecastOrders(stored, { seat: 1, text: 'step 1' })).toBe(null);
  });
});

it('seats without a player, and those that are out of the game, give no orders', async () => {
  /** Whoever stands at 6 or more is out. */
  const short: Race = {
    ...race,
    seats: (state) =>
      race.seats(state).map((seat, i) => ({ ...seat, isOut: (state.runners[i]?.total ?? 0) >= 6 })),
  };
  using stored = storedRace({ players: 4, rules: short });
  submit(stored, 1, 'step 6');
  await resolveStoredTurn(stored);
  seatStoredPlayer(stored, 2, null);
  expect(playingSeats(stored).map(({ seat }) => seat)).toEqual([3, 4]);
});
