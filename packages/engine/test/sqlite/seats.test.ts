import { setClock } from '@ec/test-kit/set-clock';
import { describe, expect, it } from 'vitest';
import {
  createStoredGame,
  emailFault,
  gameMessages,
  gameStatus,
  playerNumber,
  resolveStoredTurn,
  seatStoredPlayer,
  setPlayerEmail,
  setSeatBots,
  setSeatTokens,
  silentSeats,
  storedReport,
  storedSeats,
} from '../../src/sqlite.js';
import { race } from '../race.js';
import {
  codeOf,
  everything,
  expectSound,
  newRace,
  setBot,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

const NEW = { id: 7, email: 'new@example.org' };

describe('a seat', () => {
  it('has the player that the set-up gave it, no token and no bot', () => {
    using stored = storedRace({ players: 2 });
    expect(storedSeats(stored)).toEqual([
      { seat: 1, player: { id: 101, email: '1@example.org' }, token: null, bot: null },
      { seat: 2, player: { id: 102, email: '2@example.org' }, token: null, bot: null },
    ]);
  });

  it('is left and taken by another player, whom the rules know from the next turn on', async () => {
    using stored = storedRace();
    seatStoredPlayer(stored, 2, null);
    expect(gameStatus(stored).seats[1]).toMatchObject({ player: null, isSilent: false, name: 'Runner 2' });
    seatStoredPlayer(stored, 2, NEW);
    expect(gameStatus(stored).seats[1]).toMatchObject({ player: NEW, isSilent: true });
    submit(stored, 2, 'step 4');
    const { game } = await resolveStoredTurn(stored);
    expect(race.seats(game.state as never).map(({ playerId }) => playerId)).toEqual([101, 7, 103]);
    expect(gameMessages(stored).map(({ seat, code, text }) => [seat, code, text])).toEqual([
      [2, 'seat-left', '2@example.org left the seat'],
      [2, 'seat-taken', 'new@example.org took the seat'],
      [null, 'turn-resolved', 'turn 1'],
    ]);
    expect(totals(stored)).toBe('Runner 1 0, Runner 2 4, Runner 3 0');
    expectSound(stored);
  });

  it('has somebody known by the number that they had, by their last address; others get one that nobody has had', () => {
    using stored = storedRace();
    const numbers = (...emails: readonly string[]): readonly number[] =>
      emails.map((email) => playerNumber(stored, email));
    expect(numbers('2@example.org', NEW.email)).toEqual([102, 104]);
    seatStoredPlayer(stored, 2, null);
    seatStoredPlayer(stored, 2, { id: 110, email: 'New@Example.org' });
    seatStoredPlayer(stored, 2, null);
    setPlayerEmail(stored, 1, 'ada@new.example');
    expect(numbers('2@example.org', NEW.email, 'ada@new.example')).toEqual([102, 110, 101]);
    // an address that a player has given up is that of somebody else, if of anybody
    expect(numbers('1@example.org', 'eve@example.org')).toEqual([111, 111]);
    seatStoredPlayer(stored, 2, { id: playerNumber(stored, '2@EXAMPLE.org'), email: '2@example.org' });
    expect(storedSeats(stored)[1]?.player).toEqual({ id: 102, email: '2@example.org' });
    expectSound(stored);
  });

  it('loses its token with every change of players', () => {
    using stored = storedRace();
    setSeatTokens(stored, new Map([[1, 'scrypt:1'], [2, 'scrypt:2']])); // prettier-ignore
    const tokens = () => storedSeats(stored).map(({ token }) => token);
    expect(tokens()).toEqual(['scrypt:1', 'scrypt:2', null]);
    expect(gameStatus(stored).seats.map(({ hasToken }) => hasToken)).toEqual([true, true, false]);
    expect(JSON.stringify(gameStatus(stored))).not.toContain('scrypt');
    seatStoredPlayer(stored, 2, null);
    expect(tokens()).toEqual(['scrypt:1', null, null]);
    setSeatTokens(stored, new Map([[2, 'scrypt:3']]));
    seatStoredPlayer(stored, 2, NEW);
    expect(tokens()).toEqual(['scrypt:1', null, null]);
    setSeatTokens(stored, new Map([[1, null]]));
    expect(tokens()).toEqual([null, null, null]);
    expect(JSON.stringify(gameMessages(stored))).not.toContain('scrypt');
  });

  it('keeps its token, sheet and number when its player has another address', async () => {
    using stored = storedRace();
    setSeatTokens(stored, new Map([[2, 'scrypt:2']]));
    submit(stored, 2, 'step 4');
    setPlayerEmail(stored, 2, 'bo@new.example');
    const player = { id: 102, email: 'bo@new.example' };
    expect(storedSeats(stored)[1]).toEqual({ seat: 2, player, token: 'scrypt:2', bot: null });
    expect(gameStatus(stored).seats[1]).toMatchObject({ player, isSilent: false });
    const { game } = await resolveStoredTurn(stored);
    expect(race.seats(game.state as never).map(({ playerId }) => playerId)).toEqual([101, 102, 103]);
    expect(totals(stored)).toBe('Runner 1 0, Runner 2 4, Runner 3 0');
    expect(gameMessages(stored).map(({ seat, code, text }) => [seat, code, text])).toEqual([
      [2, 'token-set', 'new token'],
      [2, 'address-changed', 'bo@new.example, before that 2@example.org'],
      [null, 'turn-resolved', 'turn 1'],
    ]);
    expectSound(stored);
    const before = everything(stored);
    setPlayerEmail(stored, 2, 'bo@new.example');
    expect(everything(stored)).toEqual(before);
  });

  it.each([
    [
      'no address',
      1,
      'ada',
      'bad-player',
      'email: expected a mail address such as ada@example.org, received "ada"',
    ],
    [
      'nobody there',
      2,
      'a@b.example',
      'bad-player',
      'seat 2: expected one with a player, received one without',
    ],
    ['no such seat', 4, 'a@b.example', 'no-seat', 'seat: expected a seat from 1 to 3, received 4'],
  ])('refuses another address of its player: %s', (_, seat, email, code, message) => {
    using stored = storedRace();
    seatStoredPlayer(stored, 2, null);
    const before = everything(stored);
    expect(codeOf(() => setPlayerEmail(stored, seat, email))).toBe(code);
    if (code === 'bad-player') expect(emailFault(stored, seat, email)).toBe(message);
    else expect(codeOf(() => emailFault(stored, seat, email))).toBe(code);
    expect(emailFault(stored, 1, 'free@example.org')).toBeUndefined();
    expect(everything(stored)).toEqual(before);
  });

  it.each<[string, number, typeof NEW | null, string]>([
    ['is taken already', 1, NEW, 'bad-player'],
    ['is free already', 2, null, 'bad-player'],
    ['is for somebody who sits elsewhere', 2, { id: 101, email: '1@example.org' }, 'bad-player'],
    ['does not exist', 4, NEW, 'no-seat'],
  ])('that %s is not changed', (_, seat, player, code) => {
    using stored = storedRace();
    seatStoredPlayer(stored, 2, null);
    const before = everything(stored);
    expect(codeOf(() => seatStoredPlayer(stored, seat, player))).toBe(code);
    expect(everything(stored)).toEqual(before);
  });

  it('takes only bots of the rules; of several changes, all are made or none', () => {
    using stored = storedRace();
    setBot(stored, 'steady', 1);
    const before = everything(stored);
    for (const name of ['lazy', 'toString', ''])
      expect(codeOf(() => setSeatBots(stored, new Map([[1, 'eager'], [2, name]])))).toBe('no-bot'); // prettier-ignore
    expect(codeOf(() => setSeatBots(stored, new Map([[2, 'eager'], [9, 'eager']])))).toBe('no-seat'); // prettier-ignore
    expect(codeOf(() => setSeatTokens(stored, new Map([[2, 'scrypt:2'], [9, 'x']])))).toBe('no-seat'); // prettier-ignore
    expect(everything(stored)).toEqual(before);
    setBot(stored, null, 1);
    expect(storedSeats(stored).map(({ bot }) => bot)).toEqual([null, null, null]);
  });

  it('is played by a bot with changes, as by one without', async () => {
    using stored = storedRace();
    for (const seat of [1, 2, 3]) seatStoredPlayer(stored, seat, null);
    setBot(stored, 'steady', 1);
    setBot(stored, 'steady{-step@2-}', 2);
    setBot(stored, 'steady{-step}', 3);
    await resolveStoredTurn(stored);
    await resolveStoredTurn(stored);
    expect(totals(stored)).toBe('Runner 1 3, Runner 2 1, Runner 3 0');
  });

  it('without a player is never silent; a bot may play it', async () => {
    using stored = storedRace();
    seatStoredPlayer(stored, 1, null);
    seatStoredPlayer(stored, 2, null);
    setBot(stored, 'steady', 2);
    expect(silentSeats(stored)).toEqual([3]);
    const { silent, bots } = await resolveStoredTurn(stored);
    expect([silent, bots]).toEqual([[3], [2]]);
    expect(totals(stored)).toBe('Runner 1 0, Runner 2 1, Runner 3 0');
    expectSound(stored);
  });

  it('has a report of its own, of every turn, as it was written', async () => {
    const worded = { ...race };
    using stored = createStoredGame(':memory:', worded, newRace(2), { clock: setClock() });
    submit(stored, 1, 'step 6');
    await resolveStoredTurn(stored);
    // a later version words it differently
    const later = { ...stored, ruleset: { ...stored.ruleset, report: () => { throw new Error('not asked'); } } }; // prettier-ignore
    expect([storedReport(later, 1).title, storedReport(later, 2).title]).toEqual([
      'Turn 1: Runner 1 stands at 6',
      'Turn 1: Runner 2 stands at 0',
    ]);
    expect(storedReport(later, 1, 0).title).toBe('Turn 0: Runner 1 stands at 0');
    for (const turn of [2, -1, 0.5, Number.NaN])
      expect(codeOf(() => storedReport(stored, 1, turn))).toBe('no-turn');
    expect(codeOf(() => storedReport(stored, 3))).toBe('no-seat');
  });
});
