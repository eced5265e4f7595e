import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  currentTurn,
  gameMessages,
  lastMessage,
  logMessage,
  openGameFile,
  setCalendar,
  setContact,
  setDue,
  storedCalendar,
} from '../../src/sqlite.js';
import { alter, everything, refusalOf, storedRace } from './stored-games.js';

describe('what a host sets', () => {
  it('is set together within one transaction, or not at all', () => {
    using stored = storedRace();
    const { database } = stored;
    const setBoth = (): void => {
      setContact(stored, 'host@example.org');
      setCalendar(stored, { zone: 'UTC' }, START + 1);
    };
    const before = everything(stored);
    expect(() =>
      database.transaction(() => {
        setBoth();
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(everything(stored)).toEqual(before);
    database.transaction(setBoth);
    expect([storedCalendar(stored), currentTurn(stored).due]).toEqual([{ zone: 'UTC' }, START + 1]);
    expect(gameMessages(stored).map(({ code }) => code)).toEqual(['contact-set', 'calendar-set', 'due-set']);
  });

  it('is in the log, in which the last entry with one of some codes is found', () => {
    using stored = storedRace();
    const last = (...codes: readonly string[]) => lastMessage(stored, codes)?.text;
    setContact(stored, 'host@example.org');
    setDue(stored, START + 1);
    setContact(stored, null);
    expect([last('contact-set'), last('due-set'), last('due-set', 'contact-set')]).toEqual([
      'none',
      `${START + 1}`,
      'none',
    ]);
    expect([last('turn-undone'), last()]).toEqual([undefined, undefined]);
    expect(lastMessage(stored, ['due-set'])).toEqual(gameMessages(stored)[1]);
  });

  it('is where players find help; whoever opens the game later reads it', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    const contact = (): string | null => {
      using file = openGameFile(path, { clock: setClock() });
      return file.meta.contact;
    };
    expect(contact()).toBe(null);
    setContact(stored, 'host@example.org');
    expect(contact()).toBe('host@example.org');
    const before = everything(stored);
    expect(() => setContact(stored, ' ')).toThrow(
      new RangeError('contact: expected a text, received nothing but blanks'),
    );
    expect(everything(stored)).toEqual(before);
    setContact(stored, null);
    expect(contact()).toBe(null);
    expect(gameMessages(stored).map(({ code, text }) => [code, text])).toEqual([
      ['contact-set', 'host@example.org'],
      ['contact-set', 'none'],
    ]);
    expect(() => storedRace({ contact: 'a\nb' })).toThrow(
      'contact: expected one line without control characters, received some',
    );
  });

  it('is a calendar, with the next time or without', () => {
    using stored = storedRace({ due: START + 1 });
    expect(storedCalendar(stored)).toBe(null);
    setCalendar(stored, { zone: 'UTC', days: [1] });
    expect([storedCalendar(stored), currentTurn(stored).due]).toEqual([
      { zone: 'UTC', days: [1] },
      START + 1,
    ]);
    setCalendar(stored, { zone: 'UTC' }, START + 2);
    expect([storedCalendar(stored), currentTurn(stored).due]).toEqual([{ zone: 'UTC' }, START + 2]);
    setCalendar(stored, null, null);
    expect([storedCalendar(stored), currentTurn(stored).due]).toEqual([null, null]);
    expect(gameMessages(stored).map(({ code, text }) => [code, text])).toEqual([
      ['calendar-set', '{"zone":"UTC","days":[1]}'],
      ['calendar-set', '{"zone":"UTC"}'],
      ['due-set', String(START + 2)],
      ['calendar-set', 'none'],
      ['due-set', 'no time'],
    ]);
  });

  it.each([
    ['"daily"', 'damaged: FILE: calendar: expected an object, received another value'],
    ['{', 'damaged: FILE: calendar: expected JSON'],
  ])('is damaged as a calendar where the file has %s', (json, message) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    alter(path, 'UPDATE meta SET calendar = ?', json);
    expect(refusalOf(() => storedCalendar(stored), path)).toBe(message);
  });
});

describe('the log', () => {
  it('merges what players can repeat with the same of the hour since the first, and nothing else', () => {
    const clock = setClock();
    using stored = storedRace({ clock });
    const log = (code: string, seat: number | null, text: string, times?: number) =>
      logMessage(stored, { code, seat, text, ...(times !== undefined && { times }) });
    log('wrong-token', null, 'a');
    log('wrong-token', 1, 'b', 3);
    log('due-set', null, 'c');
    log('due-set', null, 'd');
    clock.at = START + 3_599_999;
    log('wrong-token', null, 'e', 2);
    log('sheet-refused', 1, 'f');
    clock.at = START + 3_600_000;
    log('wrong-token', null, 'g');
    log('sheet-refused', 1, 'h');
    expect(gameMessages(stored).map(({ code, seat, text, times }) => [code, seat, text, times])).toEqual([
      ['wrong-token', null, 'e', 3],
      ['wrong-token', 1, 'b', 3],
      ['due-set', null, 'c', 1],
      ['due-set', null, 'd', 1],
      ['sheet-refused', 1, 'h', 2],
      ['wrong-token', null, 'g', 1],
    ]);
    expect(gameMessages(stored)[0]).toMatchObject({ id: 1, sent: START, last: START + 3_599_999 });
  });
});
