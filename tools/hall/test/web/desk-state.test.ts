import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formBytes,
  isTooLong,
  mayPass,
  outcomeOf,
  outcomeOfDraft,
  sentencesOf,
  UNASKED,
} from '../../pages/desk-state.js';
import { joined } from '../../pages/joined.js';
import type { TabStore } from '../../pages/tab-copy.js';
import { unsentCopy } from '../../pages/unsent.js';

describe('What became of a request', () => {
  test.each([
    [undefined, 'silent'],
    [200, 'done'],
    [204, 'done'],
    [401, 'signed-out'],
    [403, 'signed-out'],
    [404, 'refused'],
    [408, 'silent'],
    [409, 'overtaken'],
    [412, 'changed'],
    [413, 'too-long'],
    [429, 'busy'],
    [500, 'silent'],
    [502, 'silent'],
    [503, 'busy'],
  ] as const)('status %s: %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  test('only what may change by itself is tried again', () => {
    expect([undefined, 401, 409, 412, 413, 429, 404].filter((status) => mayPass(outcomeOf(status)))).toEqual([
      undefined,
      401,
      429,
    ]);
  });
});

test('a draft is kept where the hall names its version, and not where a proxy answers with a page', () => {
  const version = { headers: { ETag: '"0123456789abcdef"' } };
  const answers = [
    new Response(null, { status: 204, ...version }),
    new Response('<p>Sign in to this network', { status: 200 }),
    new Response('<h1>Bad gateway', { status: 502 }),
    undefined,
  ];
  expect(answers.map(outcomeOfDraft)).toEqual(['done', 'silent', 'silent', 'silent']);
});

test('lines that were typed into another copy of a sheet come after those that it has', () => {
  const given = '; orders\n; tax 50\n';
  expect(joined('; orders\ntax 41\n', given, '; orders\n; tax 50\ntax 42\nbuild 2\n')).toBe(
    '; orders\ntax 41\ntax 42\nbuild 2',
  );
  expect(joined('tax 41', given, `${given}tax 41\n`)).toBe('tax 41');
});

describe('What a desk says', () => {
  test('while nothing is known of a sheet, no more is said than that', () => {
    const said = (handedIn: 'under-way' | 'silent' | 'signed-out') =>
      sentencesOf({ ...UNASKED, kept: 'done', asked: 'silent', handedIn });
    const kept = 'What you have written is kept.';
    expect(said('under-way')).toEqual(['The sheet is being handed in …', kept]);
    expect(said('silent')).toEqual([
      'The hall does not answer: the sheet may have been handed in, or not. The page tries again until the hall says so.',
      kept,
    ]);
    expect(said('signed-out')).toEqual([
      'You are signed out: the sheet is not handed in yet. The page tries again.',
      kept,
    ]);
  });

  test('what is kept is said beside a question without an answer', () => {
    expect(sentencesOf({ ...UNASKED, kept: 'done', asked: 'silent' })).toEqual([
      'What you have written is kept.',
      'The hall does not answer; the page asks again.',
    ]);
  });

  test('who is signed out learns that, and where the text is', () => {
    expect(sentencesOf({ ...UNASKED, kept: 'signed-out', asked: 'signed-out', isHeldBack: true })).toEqual([
      'Nothing is handed in yet.',
      'You are signed out.',
      'What you have written is in this tab alone; the page tries again.',
    ]);
  });

  test('what comes back is said, whatever becomes of it', () => {
    const back = 'What you wrote in this tab and the hall had not kept is back.';
    expect(sentencesOf({ ...UNASKED, isRestored: true })).toEqual([back]);
    expect(sentencesOf({ ...UNASKED, isRestored: true, kept: 'done' })).toEqual([
      back,
      'What you have written is kept.',
    ]);
    expect(sentencesOf({ ...UNASKED, isRestored: true, meant: 3 })).toEqual([
      back,
      'It was written for turn 3; hand it in for this turn if it fits.',
    ]);
  });

  test('a sheet that is too long is said with its length and the limit', () => {
    expect(sentencesOf({ ...UNASKED, kept: 'too-long', bytes: 300_005 })).toEqual([
      'The sheet is too long: it has 300005 bytes as it is sent, and the hall takes at most 262144.',
      'What you have written is in this tab alone.',
    ]);
  });

  test('nothing is called kept that is not, and nothing in the tab alone that the hall has', () => {
    const statuses = fc.option(
      fc.constantFrom(200, 204, 400, 401, 403, 404, 409, 412, 413, 422, 429, 500, 503),
      {
        nil: undefined,
      },
    );
    fc.assert(
      fc.property(statuses, statuses, fc.boolean(), fc.boolean(), (one, other, isHeldBack, isRestored) => {
        const [asked, kept] = [outcomeOf(one), outcomeOf(other)];
        const said = sentencesOf({ ...UNASKED, asked, kept, isHeldBack, isRestored }).join(' ');
        expect(said.includes('is kept.')).toBe(kept === 'done');
        expect(said.includes('in this tab alone')).toBe(kept !== 'done');
        expect(said.includes('is back.')).toBe(isRestored);
      }),
    );
  });

  test('a form with a sheet has 5 bytes before it, 6 for a line break, and 3 for each byte that is escaped', () => {
    expect(formBytes('ab\nü')).toBe(5 + 2 + 6 + 6);
    expect([isTooLong('x'.repeat(262_139)), isTooLong('x'.repeat(262_140))]).toEqual([false, true]);
  });
});

/** The storage of a tab. */
class MapStore extends Map<string, string> implements TabStore {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

describe('The copy of a sheet in a tab', () => {
  const versions = fc.stringMatching(/^([0-9a-f]{16}|none|\*)$/);

  test('is there as it was, for its seat alone and after its turn too, until it is forgotten', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), versions, fc.option(fc.string()), (text, turn, version, sent) => {
        const store = new MapStore();
        const copy = unsentCopy(() => store, '/games/winter/seats/1/draft');
        const sheet = { text, turn, version, unanswered: sent ?? undefined };
        copy.write(sheet);
        expect(copy.read()).toEqual(sheet);
        expect(unsentCopy(() => store, '/games/winter/seats/2/draft').read()).toBeUndefined();
        copy.forget();
        expect(copy.read()).toBeUndefined();
      }),
    );
  });

  test('a browser that keeps nothing stops nobody', () => {
    const copy = unsentCopy(() => {
      throw new Error('storage is denied');
    }, '/games/winter/seats/1/draft');
    copy.write({ text: 'tax 40', turn: 4, version: 'none' });
    copy.forget();
    expect(copy.read()).toBeUndefined();
  });
});
