import { setClock, type SetClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  createStoredGame,
  currentTurn,
  exportGame,
  importGame,
  previewTurn,
  resolveStoredTurn,
  seatStoredPlayer,
  setDue,
  setPlayerEmail,
  StoreError,
  submitOrders,
  undoTurn,
  verifyGame,
  type StoredGame,
} from '../../src/sqlite.js';
import { stateHash } from '../../src/index.js';
import { race } from '../race.js';
import { everything, newRace, openRace, rows, setBot, totals } from './stored-games.js';

/** Something that somebody does to a race of three seats. */
interface Deed {
  readonly what: string;
  readonly run: (stored: StoredGame, clock: SetClock) => unknown;
}

const seat = fc.integer({ min: 1, max: 4 });
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('push', 'step 1', 'step 6\npush', '', 'leap', 'race R seat 1 turn 1\nstep 2', 'step 9') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
); // prettier-ignore
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ seat, text, skipMistakes: fc.boolean(), origin: fc.constantFrom('player' as const, 'master' as const) }).map((sheet) => ({
      what: `sheet ${JSON.stringify(sheet)}`,
      run: (stored: StoredGame) => submitOrders(stored, sheet),
    })),
  },
  {
    weight: 4,
    arbitrary: fc.option(fc.nat(3)).map((maxSilent) => ({
      what: `turn, ${maxSilent ?? 'any'} silent`,
      run: async (stored: StoredGame) => {
        const options = maxSilent === null ? {} : { maxSilent };
        const { game } = previewTurn(stored, options);
        await resolveStoredTurn(stored, options);
        expect(currentTurn(stored).hash).toBe(stateHash(game.state));
      },
    })),
  },
  { weight: 2, arbitrary: fc.constant({ what: 'undo', run: (stored: StoredGame) => undoTurn(stored) }) },
  {
    weight: 2,
    arbitrary: fc.tuple(seat, fc.option(fc.integer({ min: 101, max: 105 }))).map(([seat, id]) => ({
      what: `seat ${seat} for ${id}`,
      run: (stored: StoredGame) =>
        seatStoredPlayer(stored, seat, id === null ? null : { id, email: `${id}@example.org` }),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(seat, fc.integer({ min: 101, max: 109 })).map(([seat, of]) => ({
      what: `address ${of} for ${seat}`,
      run: (stored: StoredGame) => setPlayerEmail(stored, seat, `${of}@example.org`),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(seat, fc.constantFrom('eager', 'steady', 'lazy', null)).map(([seat, bot]) => ({
      what: `bot ${bot} for ${seat}`,
      run: (stored: StoredGame) => setBot(stored, bot, seat),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(9).map((seconds) => ({
      what: `${seconds} s later`,
      run: (stored: StoredGame, clock: SetClock) => {
        clock.at += seconds * 1_000;
        setDue(stored, clock.at);
      },
    })),
  },
); // prettier-ignore
const deeds = fc.array(
  deed.map((value) => Object.assign(value, { [fc.toStringMethod]: () => value.what })),
  { maxLength: 25 },
);

/** Does all deeds; one that the store refuses changes nothing. */
async function playAll(stored: StoredGame, clock: SetClock, list: readonly Deed[]): Promise<void> {
  let [sheets, turns] = [0, 1];
  for (const { run } of list) {
    const before = everything(stored);
    try {
      await run(stored, clock);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      expect(everything(stored)).toEqual(before);
    }
    const now = countsOf(stored);
    expect(now.sheets).toBeGreaterThanOrEqual(sheets);
    expect(now.turns).toBeGreaterThanOrEqual(turns);
    [sheets, turns] = [now.sheets, now.turns];
  }
}

function countsOf(stored: StoredGame): { sheets: number; turns: number } {
  const [row] = rows(
    stored,
    'SELECT (SELECT count(*) FROM orders) AS sheets, (SELECT count(*) FROM turns) AS turns',
  );
  return { sheets: Number(row?.['sheets']), turns: Number(row?.['turns']) };
}

test.prop([deeds], { numRuns: 150 })(
  'whatever is done to a game: no sheet and no turn is lost, the file is sound, every turn can be reproduced, and so can an import',
  async (list) => {
    const clock = setClock();
    using stored = createStoredGame(':memory:', race, newRace(), { clock });
    await playAll(stored, clock, list);
    expect(stored.database.problems()).toEqual([]);
    expect(verifyGame(stored)).toEqual({ turns: countsOf(stored).turns, otherRules: [], findings: [] });
    const exported = exportGame(stored);
    using again = importGame(':memory:', race, exported, { clock });
    expect(exportGame(again)).toEqual(exported);
    expect(everything(again)).toEqual(everything(stored));
    expect(totals(again)).toBe(totals(stored));
  },
);

test.prop([deeds, fc.nat(25)], { numRuns: 30 })(
  'a file that is closed and opened again between any two deeds goes on as if it had stayed open',
  async (list, at) => {
    using folder = new TemporaryFolder();
    const clock = setClock();
    using whole = createStoredGame(':memory:', race, newRace(), { clock });
    await playAll(whole, clock, list);
    const path = folder.of('race.ec');
    const parts = setClock();
    {
      using first = createStoredGame(path, race, newRace(), { clock: parts });
      await playAll(first, parts, list.slice(0, at));
    }
    using second = openRace(path, { clock: parts });
    await playAll(second, parts, list.slice(at));
    expect(everything(second)).toEqual(everything(whole));
  },
);
