import { createStoredGame, gameStatus } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { expect, test } from 'vitest';
import { giveTokens } from '../../src/game/give-tokens.js';
import { type MailGames, replyAddress } from '../../src/mail/reply-address.js';
import { gamesOf, mailHall, type MailHall } from './mail-hall.js';

/** A hall with a second game, in which Ada has the second seat. */
function hallOfTwoGames() {
  const hall = mailHall();
  const players = [
    { id: 1, email: 'cy@example.org', name: 'Cy' },
    { id: 2, email: 'ada@example.org', name: 'Ada' },
  ];
  const stored = createStoredGame(
    ':memory:',
    goofspiel,
    { name: 'Winter', seed: 8n, players, package: '@ec/goofspiel' },
    { clock: () => hall.time.now },
  );
  const game = { id: 'winter', stored };
  giveTokens(stored);
  const place = { game, seat: 2, turn: 1 };
  return {
    ...{ hall, game, games: gamesOf(hall.game, game) },
    reply: replyAddress(hall.database, 'orders@hall.example.org', place) ?? '',
    [Symbol.dispose]() {
      hall[Symbol.dispose]();
      stored[Symbol.dispose]();
    },
  };
}

/** Uses games, of which one cannot be opened. */
const brokenIn =
  (broken: string, use: MailGames['use']): MailGames['use'] =>
  (id, what) =>
    id === broken ? Promise.reject(new Error('no game')) : use(id, what);

const mailTo = (addresses: readonly string[], text: string): string =>
  `From: ada@example.org\nTo: ${addresses.join(', ')}\nSubject: orders\nMessage-ID: <1@x>\n\n${text}\n`;

const answered = (game: string, seat: number, proof = 'reply address') => ({
  ...{ what: 'answered', game, seat, proof, command: 'orders' },
});
const repeated = (game: string, seat: number) => ({ what: 'repeated', game, seat });

const sheets = ({ game }: Pick<MailHall, 'game'>): boolean[] =>
  gameStatus(game.stored).seats.map(({ sheet }) => sheet?.counts ?? false);

test('a mail to the addresses of two seats is done for each, once, and each gets its answer', async () => {
  using hall = mailHall();
  const mail = mailTo([hall.reply(1), hall.reply(2), hall.reply(1, 2)], 'fleet 5');
  expect(await hall.receive(mail)).toEqual({
    what: 'several',
    each: [answered('pure', 1), answered('pure', 2)],
  });
  expect(sheets(hall)).toEqual([true, true]);
  expect(hall.takeMails().map(({ to, text }) => [to, /seat \d/.exec(text)?.[0]])).toEqual([
    ['ada@example.org', 'seat 1'],
    ['bo@example.org', 'seat 2'],
  ]);
  expect(await hall.receive(mail)).toEqual({
    what: 'several',
    each: [repeated('pure', 1), repeated('pure', 2)],
  });
  expect(hall.takeMails()).toEqual([]);
});

test('so is a mail with the tokens of two seats', async () => {
  using hall = mailHall();
  const mail = mailTo(['orders@hall.example.org'], `${hall.tokens.get(2)}\n${hall.tokens.get(1)}\nfleet 5`);
  expect(await hall.receive(mail)).toEqual({
    what: 'several',
    each: [answered('pure', 2, 'token'), answered('pure', 1, 'token')],
  });
  expect(sheets(hall)).toEqual([true, true]);
});

test('a mail to seats of two games waits for the game that cannot be changed now, and is done for the other once', async () => {
  using two = hallOfTwoGames();
  const { hall, games, reply } = two;
  const mail = mailTo([hall.reply(1), reply], 'fleet 5');
  const busy = {
    ...games,
    change: <T>(id: string, ...more: [Parameters<typeof games.change<T>>[1]]) =>
      id === 'winter' ? Promise.reject(new Error('busy')) : games.change(id, ...more),
  };
  await expect(hall.receive(mail, { games: busy })).rejects.toThrow('busy');
  expect(await hall.receive(mail, { games })).toEqual({
    what: 'several',
    each: [repeated('pure', 1), answered('winter', 2)],
  });
  expect([sheets(hall), sheets(two)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('where mail of one game alone is received, that of the others is left to whoever receives theirs', async () => {
  using two = hallOfTwoGames();
  const { hall, games, reply } = two;
  const more = { games, only: 'pure' };
  expect(await hall.receive(mailTo([reply], 'fleet 5'), more)).toEqual({ what: 'left', game: 'winter' });
  const mail = mailTo([hall.reply(1), reply], 'fleet 5');
  expect(await hall.receive(mail, more)).toEqual({
    what: 'several',
    each: [answered('pure', 1), { what: 'left', game: 'winter' }],
  });
  expect(await hall.receive(mail, { ...more, only: 'winter' })).toEqual({
    what: 'several',
    each: [{ what: 'left', game: 'pure' }, answered('winter', 2)],
  });
  expect([sheets(hall), sheets(two)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('where mail of one game alone is received, what may be for a game that cannot be opened is left, with the reason', async () => {
  using two = hallOfTwoGames();
  const { hall, games, reply } = two;
  const broken = { ...games, use: brokenIn('winter', games.use), change: brokenIn('winter', games.change) };
  const only = { games: broken, only: 'pure' };
  const left = { what: 'left', game: 'winter', fault: 'no game' };
  const token = hall.tokens.get(1) ?? '';
  const stranger = '1-abcde-fghjk-mnpqr-stuvw';
  const to = ['orders@hall.example.org'];
  for (const mail of [mailTo(to, stranger), mailTo([reply], 'fleet 5')]) {
    expect(await hall.receive(mail, only)).toEqual(left);
    await expect(hall.receive(mail, { games: broken })).rejects.toThrow('no game');
    await expect(hall.receive(mail, { games: broken, only: 'winter' })).rejects.toThrow('no game');
  }
  expect(await hall.receive(mailTo(to, `${token}\n${stranger}\nfleet 5`), only)).toEqual({
    what: 'several',
    each: [answered('pure', 1, 'token'), left],
  });
  expect(await hall.receive(mailTo(to, `${token}\nfleet 6`), only)).toEqual(answered('pure', 1, 'token'));
});

test('a token in a quotation does not count beside one that its reader wrote: a rival may have put it there', async () => {
  using hall = mailHall();
  const quoted = `On Mon, 2 Mar 2026, Bo <bo@example.org> wrote:\n> ${hall.tokens.get(2)}`;
  const mail = mailTo(['orders@hall.example.org'], `${hall.tokens.get(1)}\nfleet 5\n\n${quoted}`);
  expect(await hall.receive(mail)).toEqual(answered('pure', 1, 'token'));
  expect(sheets(hall)).toEqual([true, false]);
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['ada@example.org']);
});

test('nor does it in an answer to a mail of the hall whose address counts no longer', async () => {
  using hall = mailHall();
  const expired = hall.reply(1).replace(/\.[^.@]+@/, '.aaaaaaaaaaaaaaaaaaaaaaaa@');
  const mail = mailTo([expired], `fleet 5\n\n> ${hall.tokens.get(2)}`);
  expect(await hall.receive(mail)).toMatchObject({ what: 'dropped' });
  expect(sheets(hall)).toEqual([false, false]);
});

test('a token that stands in a quotation alone counts, as in an answer to whoever sent it', async () => {
  using hall = mailHall();
  const mail = mailTo(['orders@hall.example.org'], `fleet 5\n\n> ${hall.tokens.get(1)}`);
  expect(await hall.receive(mail)).toEqual(answered('pure', 1, 'token'));
});

test('a mail waits where one of its tokens may be of a game that cannot be opened now', async () => {
  using two = hallOfTwoGames();
  const token = giveTokens(two.game.stored).get(2);
  const mail = mailTo(['orders@hall.example.org'], `${two.hall.tokens.get(1)}\n${token}\nfleet 5`);
  const games: typeof two.games = {
    ...two.games,
    use: (id, use) => (id === 'winter' ? Promise.reject(new Error('busy')) : two.games.use(id, use)),
  };
  await expect(two.hall.receive(mail, { games })).rejects.toThrow('busy');
  expect(sheets(two.hall)).toEqual([false, false]);
});

test('a mail of more than ten tokens is dropped, and says why', async () => {
  using hall = mailHall();
  const token = hall.tokens.get(1) ?? '';
  const others = Array.from({ length: 10 }, (_, i) => token.replace(/^\d+/, `${i + 2}`));
  expect(await hall.receive(mailTo(['orders@hall.example.org'], [token, ...others].join('\n')))).toEqual({
    what: 'dropped',
    reason: 'it has more than 10 tokens',
  });
});
