import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { migrationsFrom, readState, StateError, withMembers, type Migration } from '@ec/engine';
import { raceOf } from './race.js';

const step = (to: string, state: Migration['state'] = (data) => data): Migration => ({
  to,
  changes: [`To ${to}.`],
  state,
});

describe('migrationsFrom', () => {
  const migrate = { 1: step('2'), 2: step('4'), 7: step('8') };

  it('leads from version to version', () => {
    const changes = (written: string) =>
      migrationsFrom({ version: '4', migrate }, written).flatMap((one) => one.changes);
    expect(changes('1')).toEqual(['To 2.', 'To 4.']);
    expect(changes('2')).toEqual(['To 4.']);
    expect(changes('4')).toEqual([]);
  });

  it('leads nowhere from a version without one, by a way that ends elsewhere, or in a circle', () => {
    for (const written of ['3', '7', '', 'toString'])
      expect(migrationsFrom({ version: '4', migrate }, written)).toEqual([]);
    const circle = { 1: step('2'), 2: step('1') };
    expect(migrationsFrom({ version: '4', migrate: circle }, '1')).toEqual([]);
    expect(migrationsFrom({ version: '4' }, '1')).toEqual([]);
  });
});

describe('readState', () => {
  const counting = raceOf({ version: '3', isCounting: true });
  const text = JSON.stringify({ turn: 2, course: 5, runners: [] });

  it('reads the state of an earlier version by what leads here, and the codec has the last word', () => {
    expect(readState(counting, text, '1')).toEqual({ turn: 2, course: 5, runners: [], moves: 0 });
    expect(() => readState(counting, text, '3')).toThrow(StateError);
    expect(() => readState(counting, JSON.stringify([text]), '1')).toThrow(StateError);
    expect(() => readState(counting, '{', '1')).toThrow(StateError);
  });
});

describe('withMembers', () => {
  it('adds what is missing at a place, and leaves everything else', () => {
    const data = { houses: [{ ledger: { taxes: 1 } }, { ledger: { taxes: 2, lost: 3 } }, {}, null, 4] };
    expect(withMembers(data, 'houses.*.ledger', { lost: 0 })).toEqual({
      houses: [{ ledger: { lost: 0, taxes: 1 } }, { ledger: { taxes: 2, lost: 3 } }, {}, null, 4],
    });
    expect(withMembers({ a: 1 }, '', { b: 2 })).toEqual({ a: 1, b: 2 });
    expect(withMembers({ a: [1] }, 'a', { b: 2 })).toEqual({ a: [1] });
    expect(withMembers({ a: 1 }, 'b.c', { d: 2 })).toEqual({ a: 1 });
  });

  test.prop([fc.jsonValue(), fc.constantFrom('', '*', 'a', 'a.*', '*.a', 'a.b')])(
    'never changes what it is given, throws nothing, and adds nothing twice',
    (data, place) => {
      const before = structuredClone(data);
      const once = withMembers(data, place, { a: 0 });
      expect(data).toEqual(before);
      expect(withMembers(once, place, { a: 1 })).toEqual(once);
    },
  );
});
