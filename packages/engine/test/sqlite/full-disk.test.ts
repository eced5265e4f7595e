import { readdirSync } from 'node:fs';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  createStoredGame,
  currentTurn,
  openStoredGame,
  resolveStoredTurn,
  seatStoredPlayer,
  setSeatBots,
  storedReport,
} from '../../src/sqlite.js';
import type { SeatedPlayer } from '../../src/index.js';
import { race } from '../race.js';
import {
  codeOf,
  codeOfAsync,
  everything,
  expectSound,
  newRace,
  openRace,
  playSheets,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

/** No more pages than the file already has. */
const FULL = { clock: setClock(), maxPages: 1 };

/** Seats whose reports fill some pages. */
const SEATS = 150;

describe('architecture 10: a disk that is full', () => {
  it.each([1, 2, 5, 10, 12])('at %i pages no game can be made, and no file is left', (maxPages) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    expect(codeOf(() => createStoredGame(path, race, newRace(), { clock: setClock(), maxPages }))).toBe(
      'full',
    );
    expect(readdirSync(folder.path)).toEqual([]);
    storedRace({ path })[Symbol.dispose]();
  });

  it('keeps no sheet that does not fit, and loses nothing; with room again the sheet is kept', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path });
    submit(first, 1, 'step 1');
    const before = everything(first);
    first[Symbol.dispose]();
    // larger than the rest of any page
    const long = `step 2 ; ${'x'.repeat(20_000)}`;
    {
      using stored = openStoredGame(path, race, FULL);
      expect(() => submit(stored, 1, long)).toThrow(`${path}: the disk is full; nothing was changed`);
      expect(codeOf(() => submit(stored, 1, long))).toBe('full');
      expect(everything(stored)).toEqual(before);
      expect(storedReport(stored, 1).title).toBe('Turn 0: Runner 1 stands at 0');
      expectSound(stored);
    }
    using stored = openRace(path);
    expect(submit(stored, 1, long)).toMatchObject({ receipt: 2, earlier: 1, counts: true });
    expectSound(stored);
  });

  it('resolves no turn, and the same turn when there is room again', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, players: 40, parameters: { sides: 1_000_000 } });
    setSeatBots(first, new Map(Array.from({ length: 30 }, (_, i) => [i + 11, 'eager'])));
    await playSheets(first, ['step 1', 'push']);
    const before = everything(first);
    first[Symbol.dispose]();
    {
      using stored = openStoredGame(path, race, FULL);
      expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('full');
      expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('full');
      expect(everything(stored)).toEqual(before);
      expectSound(stored);
    }
    using undisturbed = storedRace({ players: 40, parameters: { sides: 1_000_000 } });
    setSeatBots(undisturbed, new Map(Array.from({ length: 30 }, (_, i) => [i + 11, 'eager'])));
    await playSheets(undisturbed, ['step 1', 'push'], ['step 5']);
    using stored = openRace(path);
    await playSheets(stored, ['step 5']);
    expect(currentTurn(stored).hash).toBe(currentTurn(undisturbed).hash);
    expectSound(stored);
  });

  it('at any size between the old game and the next turn there is either no turn or the whole of it', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const first = storedRace({ path, players: SEATS });
    setSeatBots(first, new Map(Array.from({ length: SEATS }, (_, i) => [i + 1, 'steady'])));
    const pages = (): number => Number(Object.values(first.database.get('PRAGMA page_count') ?? {})[0]);
    const least = pages();
    await resolveStoredTurn(first);
    const most = pages();
    expect(most - least).toBeGreaterThan(5);
    first[Symbol.dispose]();
    for (let maxPages = least; maxPages <= most; maxPages++) {
      const copy = folder.of(`${maxPages}.ec`);
      const made = storedRace({ path: copy, players: SEATS });
      setSeatBots(made, new Map(Array.from({ length: SEATS }, (_, i) => [i + 1, 'steady'])));
      made[Symbol.dispose]();
      using stored = openStoredGame(copy, race, { clock: setClock(), maxPages });
      expect(await codeOfAsync(resolveStoredTurn(stored))).toBe(maxPages < most ? 'full' : 'none');
      expect(currentTurn(stored).turn).toBe(maxPages < most ? 0 : 1);
      expect(totals(stored)).toMatch(maxPages < most ? /^Runner 1 0,/ : /^Runner 1 1,/);
      expectSound(stored);
    }
  });

  it('a full disk is no reason to lose a seat', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    using stored = openStoredGame(path, race, FULL);
    // Players come and go until there is no room to note another change.
    const email = `${'x'.repeat(200)}@example.org`;
    let player: SeatedPlayer | null = null;
    let code = 'none';
    for (let change = 0; change < 1_000 && code === 'none'; change++) {
      const before = everything(stored);
      code = codeOf(() => seatStoredPlayer(stored, 1, player));
      if (code !== 'none') expect(everything(stored)).toEqual(before);
      else player = player ? null : { id: 7, email };
    }
    expect(code).toBe('full');
    expectSound(stored);
  });
});
