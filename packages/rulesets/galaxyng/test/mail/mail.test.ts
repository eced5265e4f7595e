import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { accept, ready } from '../../src/mail/accept.js';
import { parseMail, type Envelope } from '../../src/mail/parse-mail.js';
import { relay } from '../../src/mail/relay.js';
import { stored } from '../../src/mail/stored.js';
import { galaxyOf, home, race, turn } from '../turns.js';

const mail = (subject: string, header: string, body = ''): string =>
  `From: ada@example.org\nSubject: ${subject}\n\nHi,\n${header}\n${body}#END\n-- \nAda`;

/** An envelope that can be read. */
function read(text: string): Envelope {
  const envelope = parseMail(text);
  if ('error' in envelope) throw new Error(`expected an envelope, received ${envelope.error}`);
  return envelope;
}

describe('N-30: mails', () => {
  test('N-30: what stands around the orders is dropped; case and "Re:" do not count', () => {
    expect(read(mail('RE: re: Orders', '#galaxy Orion Race_1 Sesame 7 FinalOrders', 's 1 2\n'))).toEqual({
      kind: 'orders',
      game: 'Orion',
      race: 'Race_1',
      password: 'Sesame',
      turn: 7,
      final: true,
      destination: '',
      body: 's 1 2\n',
    });
  });

  test('N-30: in an answer, quoted orders are read where the header is quoted, and left out where it is not', () => {
    const quoted = '> #GALAXY Orion Race_1 word 7\n> s 1 2\n> #END\n';
    const head = 'From: ada@example.org\nSubject: Re: orders\n\n';
    expect(read(`${head}The host wrote:\n${quoted}`)).toMatchObject({
      turn: 7,
      password: 'word',
      body: '  s 1 2\n',
    });
    const own = `${quoted}#GALAXY Orion Race_1 word 8\ns 3 4\n#END\n`;
    expect(read(head + own)).toMatchObject({ turn: 8, body: 's 3 4\n' });
  });

  test('N-30: a turn in the subject counts if the header has none', () => {
    expect(read(mail('orders 55', '#GALAXY Orion Race_1 word')).turn).toBe(55);
    expect(read(mail('orders 55', '#GALAXY Orion Race_1 word 9')).turn).toBe(9);
  });

  test('N-30: reports and relays', () => {
    expect(read(mail('report', '#GALAXY Orion Race_1 word 3'))).toMatchObject({ kind: 'report', turn: 3 });
    expect(read(mail('relay Race_2', '#GALAXY Orion Race_1 word', 'Peace?\n'))).toMatchObject({
      kind: 'relay',
      destination: 'Race_2',
      turn: null,
      body: 'Peace?\n',
    });
  });

  test.each([
    ['orders', 'nothing', 'no-header'],
    ['orders', '#GALAXY', 'no-game'],
    ['orders', '#GALAXY Orion', 'no-race'],
    ['orders', '#GALAXY Orion Race_1', 'bad-password'],
    ['orders', '#GALAXY Orion Race_1 word', 'no-turn'],
    ['relay', '#GALAXY Orion Race_1 word', 'no-destination'],
  ])('N-30: subject %s with %s is %s', (subject, header, error) => {
    expect(parseMail(mail(subject, header))).toEqual({ error });
  });

  property.prop([fc.string()])('N-30: no text throws', (text) => {
    expect(() => parseMail(text)).not.toThrow();
    expect(() => parseMail(`#galaxy ${text}`)).not.toThrow();
  });
});

const start = galaxyOf({ races: 3, planets: [home(1), home(2), home(3)], groups: [{ type: 'Drone' }] });
const { state } = turn(start, { 3: 'q Race_3' });
const verify = (_: unknown, password: string): boolean => password === 'word';
const sent = (header: string, body = ''): Envelope => read(mail('orders', `#GALAXY ${header}`, body));

describe('N-30: orders by mail', () => {
  test('N-30: for the next turn they are checked and forecast', () => {
    const accepted = accept(state, sent('orion race_1 word 2', 's 1 2\ns 9 2\nk\n'), verify);
    expect(accepted).toMatchObject({
      raceId: 1,
      isChecked: true,
      diagnostics: [
        { code: 'unknown-group', line: 2 },
        { code: 'unknown-order', line: 3 },
      ],
    });
    expect('forecast' in accepted && accepted.forecast.state.groups).toMatchObject([{ planetId: 2 }]);
  });

  test('N-30: for later turns they are only stored, for past ones refused', () => {
    expect(accept(state, sent('Orion Race_1 word 5', 'k\n'), verify)).toEqual({
      raceId: 1,
      turn: 5,
      isChecked: false,
    });
    expect(accept(state, sent('Orion Race_1 word 1'), verify)).toEqual({ error: 'turn-ran' });
  });

  test('N-30, N-31: game, race and password must be right; only the password minds case', () => {
    expect(accept(state, sent('Sirius Race_1 word 2'), verify)).toEqual({ error: 'no-game' });
    expect(accept(state, sent('Orion Nobody word 2'), verify)).toEqual({ error: 'no-race' });
    expect(accept(state, sent('Orion Race_3 word 2'), verify)).toEqual({ error: 'no-race' });
    expect(accept(state, sent('Orion Race_1 Word 2'), verify)).toEqual({ error: 'bad-password' });
  });

  test('N-30: the turn can run once all that are in the game have sent final orders', () => {
    const final = (raceId: number, isFinal = true) => ({ raceId, turn: 2, final: isFinal });
    expect(ready(state, [final(1)])).toBe(false);
    expect(ready(state, [final(1), final(2)])).toBe(true);
    expect(ready(state, [final(1), final(2), final(1, false)])).toBe(false);
  });
});

describe('N-30: old reports', () => {
  const reports = [
    { raceId: 1, turn: 0, form: 'text' },
    { raceId: 1, turn: 1, form: 'text' },
    { raceId: 1, turn: 1, form: 'xml' },
    { raceId: 2, turn: 1, form: 'text' },
    { raceId: 3, turn: 1, form: 'text' },
  ];
  const asked = (header: string) => stored(state, read(mail('report', `#GALAXY ${header}`)), verify, reports);

  test('N-30: a race gets its own of the turn, in every form that is kept', () => {
    expect(asked('Orion race_1 word 1')).toEqual([reports[1], reports[2]]);
    expect(asked('Orion Race_2 word 1')).toEqual([reports[3]]);
  });

  test('N-30, N-40: a race that has left still gets those that it had', () => {
    expect(asked('Orion Race_3 word 1')).toEqual([reports[4]]);
  });

  test('N-30: game, race, password and turn must be right', () => {
    expect(asked('Sirius Race_1 word 1')).toEqual({ error: 'no-game' });
    expect(asked('Orion Nobody word 1')).toEqual({ error: 'no-race' });
    expect(asked('Orion Race_1 Word 1')).toEqual({ error: 'bad-password' });
    expect(asked('Orion Race_1 word 2')).toEqual({ error: 'no-turn' });
    expect(asked('Orion Race_2 word 0')).toEqual({ error: 'no-turn' });
  });
});

describe('N-30: relayed messages', () => {
  const relayed = (destination: string) =>
    relay(state, read(mail(`relay ${destination}`, '#GALAXY Orion Race_1 word', 'Peace?\n')), verify);

  test('N-30: to a race, to all, to the game master', () => {
    expect(relayed('race_2')).toEqual({ raceIds: [2], isToMaster: false, text: 'Peace?\n' });
    expect(relayed('Orion')).toEqual({ raceIds: [1, 2], isToMaster: false, text: 'Peace?\n' });
    expect(relayed('GM')).toEqual({ raceIds: [], isToMaster: true, text: 'Peace?\n' });
    expect(relayed('Nobody')).toEqual({ error: 'unknown-destination' });
    expect(relayed('Race_3')).toEqual({ error: 'dead-destination' });
    expect(JSON.stringify(relayed('Orion'))).not.toContain(race({ state }, 1).name);
  });
});
