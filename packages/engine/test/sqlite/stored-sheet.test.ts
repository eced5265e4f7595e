import { describe, expect, it } from 'vitest';
import { resolveStoredTurn, storedSheet, undoTurn } from '../../src/sqlite.js';
import { codeOf, playSheets, setBot, storedRace, submit } from './stored-games.js';

describe("architecture 10: a seat's sheet for a turn", () => {
  it('is the one that counts for the next turn, and the one that a turn was resolved with', async () => {
    using stored = storedRace();
    submit(stored, 1, 'step 1');
    expect(storedSheet(stored, 1)).toMatchObject({ turn: 1, receipt: 1, origin: 'player', text: 'step 1' });
    submit(stored, 1, 'step 2');
    submit(stored, 1, 'leap');
    expect(storedSheet(stored, 1)).toEqual(storedSheet(stored, 1, 1));
    expect(storedSheet(stored, 1)).toMatchObject({ turn: 1, receipt: 2, text: 'step 2' });
    expect(storedSheet(stored, 2)).toBe(undefined);
    await resolveStoredTurn(stored);
    submit(stored, 1, 'push');
    expect([1, 2].map((turn) => storedSheet(stored, 1, turn)?.text)).toEqual(['step 2', 'push']);
    expect([1, 2].map((turn) => storedSheet(stored, 2, turn))).toEqual([undefined, undefined]);
    // of a turn that was resolved twice, the one of the turn that stands
    undoTurn(stored);
    submit(stored, 1, 'step 3');
    await resolveStoredTurn(stored);
    expect([1, 2].map((turn) => storedSheet(stored, 1, turn)?.text)).toEqual(['step 3', undefined]);
  });

  it("may be a bot's once the turn is resolved", async () => {
    using stored = storedRace();
    setBot(stored, 'steady', 2);
    expect(storedSheet(stored, 2)).toBe(undefined);
    await resolveStoredTurn(stored);
    expect(storedSheet(stored, 2, 1)).toMatchObject({ turn: 1, seat: 2, origin: 'bot' });
  });

  it('does not exist for a turn before the first or after the next, or a seat that there is not', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1']);
    expect([0, 3].map((turn) => codeOf(() => storedSheet(stored, 1, turn)))).toEqual(['no-turn', 'no-turn']);
    expect(codeOf(() => storedSheet(stored, 4))).toBe('no-seat');
  });
});
