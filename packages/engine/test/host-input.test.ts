import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createGame, noticeFault, NOTICE_LENGTH, resolveTurn, turnReportOf } from '../src/index.js';
import { race } from './race.js';
import { newRace } from './sqlite/stored-games.js';

describe('architecture 5: a notice of the host', () => {
  it.each([
    ['a', undefined],
    ['Spring is here.\n\n  Next turn: 1 May.\n', undefined],
    ['🚀'.repeat(NOTICE_LENGTH), undefined],
    ['', 'expected a text, received nothing but blanks'],
    [' \n ', 'expected a text, received nothing but blanks'],
    ['🚀'.repeat(NOTICE_LENGTH + 1), 'expected at most 10000 characters, received 10001'],
    ['one\ntwo\u0007', 'expected no control characters, received one in line 2'],
    ['one\r\ntwo', 'expected no control characters, received one in line 1'],
    ['a\tb', 'expected no control characters, received one in line 1'],
    ['\u202Eback', 'expected no control characters, received one in line 1'],
    ['half \ud83d', 'expected no control characters, received one in line 1'],
  ])('%j: %s', (notice, fault) => {
    expect(noticeFault(notice)).toBe(fault);
  });

  const game = createGame(race, newRace(2));

  it('is an event that all seats see, before all others', () => {
    const { journal } = resolveTurn(race, game, new Map([[1, 'leap']]), { notice: 'Spring.' });
    expect(journal.map(({ kind }) => kind).slice(0, 2)).toEqual(['notice', 'unreadable']);
    expect(journal[0]).toEqual({ kind: 'notice', seats: [1, 2], text: 'Spring.' });
  });

  it('that is invalid is the caller’s bug', () => {
    expect(() => resolveTurn(race, game, new Map(), { notice: ' ' })).toThrow(
      new RangeError('notice: expected a text, received nothing but blanks'),
    );
  });

  it('changes nothing else', () => {
    const [quiet, told] = [{}, { notice: 'Spring.' }].map((host) => resolveTurn(race, game, new Map(), host));
    expect(told?.state).toEqual(quiet?.state);
    expect(told?.journal.slice(1)).toEqual(quiet?.journal);
  });

  it('can come with an agreement of all to end the game', () => {
    const agreed = resolveTurn(race, game, new Map([[2, 'step 3']]), { isAgreedEnd: true });
    expect(agreed.state.isAgreedEnd).toBe(true);
    expect(race.outcome(agreed.state)).toEqual({ status: 'over', winners: [2] });
    expect(resolveTurn(race, game).state).not.toHaveProperty('isAgreedEnd');
  });

  test.prop([fc.string({ unit: 'binary' })], { numRuns: 50 })(
    'any text either has a fault or appears in the report',
    (notice) => {
      const fault = noticeFault(notice);
      if (fault !== undefined) {
        expect(() => resolveTurn(race, game, new Map(), { notice })).toThrow(`notice: ${fault}`);
        return;
      }
      const next = resolveTurn(race, game, new Map(), { notice });
      expect(turnReportOf(race, next, 2).subtitle).toBe(notice);
    },
  );
});
