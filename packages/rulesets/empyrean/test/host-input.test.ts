import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createGame, noticeFault, resolveTurn, turnReportOf } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

describe('architecture 5: a notice of the host', () => {
  const game = createGame(empyrean, { name: 'EC-1', seed: 7n, players: empires(2) });

  it('is an event that all seats see, before all others', () => {
    const { journal } = resolveTurn(empyrean, game, new Map([[1, '1, raton']]), { notice: 'Spring.' });
    expect(journal.map(({ kind }) => kind).slice(0, 2)).toEqual(['notice', 'unreadable']);
    expect(journal[0]).toEqual({ kind: 'notice', seats: [1, 2], text: 'Spring.' });
  });

  it('that cannot stand is the caller’s bug', () => {
    expect(() => resolveTurn(empyrean, game, new Map(), { notice: ' ' })).toThrow(
      new RangeError('notice: expected a text, received nothing but blanks'),
    );
  });

  it('changes nothing else', () => {
    const [quiet, told] = [{}, { notice: 'Spring.' }].map((host) =>
      resolveTurn(empyrean, game, new Map(), host),
    );
    expect(told?.state).toEqual(quiet?.state);
    expect(told?.journal.slice(1)).toEqual(quiet?.journal);
  });

  test.prop([fc.string({ unit: 'binary' })], { numRuns: 50 })(
    'any text either has a fault, or stands in the report line for line',
    (notice) => {
      const fault = noticeFault(notice);
      if (fault !== undefined) {
        expect(() => resolveTurn(empyrean, game, new Map(), { notice })).toThrow(`notice: ${fault}`);
        return;
      }
      const next = resolveTurn(empyrean, game, new Map(), { notice });
      const section = turnReportOf(empyrean, next, 2).sections.find(({ id }) => id === 'notice');
      expect(section?.blocks).toEqual([{ kind: 'lines', lines: notice.split('\n') }]);
    },
  );
});
