import { galaxyng } from '@ec/galaxyng';
import {
  createStoredGame,
  currentTurn,
  gameStatus,
  resolveStoredTurn,
  sheetsAfter,
  type StoredGame,
  storedReport,
  submitOrders,
} from '@ec/engine/sqlite';
import { renderReport } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { giveTokens } from '../../src/game/give-tokens.js';
import { suspendedAddresses } from '../../src/mail/mail-addresses.js';
import { queueMail } from '../../src/mail/outbox.js';
import { sendQueue } from '../../src/mail/send-queue.js';
import { gamesOf, type MailHall, mailHall } from './mail-hall.js';
import { mailServer } from './mail-server.js';

describe('mails as programs write them', () => {
  test.each([
    ['gmail-reply', 'reply address', ['note: 6 lines of quotations were not read']],
    ['outlook-html', 'reply address', ['note: 5 lines of quotations were not read']],
    [
      'forward',
      'reply address',
      [
        'note: nothing stood above the forwarded mail, and its text was read',
        'note: 1 line below the line "--" of a signature was not read',
      ],
    ],
    ['base64-utf8', 'reply address', []],
    ['latin1-qp', 'reply address', ['note: 3 lines of quotations were not read']],
    ['signed', 'reply address', ['note: 2 lines below the line "--" of a signature were not read']],
    [
      'attachment',
      'reply address',
      ['note: the orders were read from turn1.txt; the text of the mail was not'],
    ],
    ['token', 'token', []],
  ])('%s: the order "fleet 5" counts, and Ada gets the receipt', async (name, proof, notes) => {
    using hall = mailHall();
    expect(await hall.receiveFile(name)).toEqual({
      what: 'answered',
      game: 'pure',
      seat: 1,
      proof,
      command: 'orders',
    });
    const [receipt, ...others] = hall.takeMails();
    expect(others).toEqual([]);
    expect(receipt?.to).toBe('ada@example.org');
    expect(receipt?.text).toMatch(/fleet 5\n/);
    expect(receipt?.text).toMatch(/receipt 1, seat 1, turn 1: counts \(SHA-256 [0-9a-f]{16}…\)\n$/);
    expect(receipt?.text.split('\n').filter((line) => line.startsWith('note:'))).toEqual(notes);
    expect(receipt?.text).not.toContain(hall.tokens.get(1));
    expect(gameStatus(hall.game.stored).seats.map(({ sheet }) => sheet?.counts ?? false)).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['out-of-office', 'a program wrote it (Auto-Submitted)'],
    ['old-responder', 'a program wrote it (Precedence)'],
    ['own-mail', 'it is our own (List-Id)'],
    ['list', 'a list sent it (List-Id)'],
    ['no-name', 'a program wrote it (mailer-daemon)'],
    ['read-receipt', 'a program wrote it (multipart/report)'],
    ['bounce-without-report', 'it has no return address'],
  ])('%s is dropped, and nobody is answered', async (name, reason) => {
    using hall = mailHall();
    expect(await hall.receiveFile(name)).toEqual({ what: 'dropped', reason });
    expect(hall.takeMails()).toEqual([]);
    expect(gameStatus(hall.game.stored).seats.every(({ sheet }) => sheet === null)).toBe(true);
  });
});

describe('an earlier mail below nothing', () => {
  const mail = (hall: MailHall, subject: string, from: string, more = ''): string =>
    [
      ...['From: Ada <ada@example.org>', `To: ${hall.reply(1)}`, `Subject: ${subject}`, 'Message-ID: <1@x>'],
      ...['', more, '-----Original Message-----', `From: ${from}`, 'Sent: 3 March 2026', 'To: Ada'],
      ...['Subject: orders', '', 'fleet 5', ''],
    ].join('\n');
  const isTaken = ({ game }: MailHall): boolean => gameStatus(game.stored).seats[0]?.sheet?.counts ?? false;

  test.each([
    ['an answer', 'RE: orders', 'Ada <ada.phone@example.net>'],
    ['an answer in another language', 'AW: orders', 'Ada <ada.phone@example.net>'],
    ['a report of the hall, which may hold what a rival wrote', 'FW: orders', 'EC <Games@hall.example.org>'],
  ])('holds no orders where it is %s', async (_what, subject, from) => {
    using hall = mailHall();
    await hall.receive(mail(hall, subject, from));
    expect(isTaken(hall)).toBe(false);
    const [answer] = hall.takeMails();
    expect(answer?.text).not.toContain('fleet 5');
  });

  test('holds orders where its reader has forwarded it, and the answer says so', async () => {
    using hall = mailHall();
    await hall.receive(mail(hall, 'FW: orders', 'Ada <ada.phone@example.net>'));
    expect(isTaken(hall)).toBe(true);
    expect(hall.takeMails()[0]?.text).toContain(
      'note: nothing stood above the forwarded mail, and its text was read\n',
    );
  });

  test('is left out where anything stands above it', async () => {
    using hall = mailHall();
    await hall.receive(mail(hall, 'FW: orders', 'Ada <ada.phone@example.net>', 'fleet 6'));
    expect(isTaken(hall)).toBe(true);
    const [answer] = hall.takeMails();
    expect(answer?.text).not.toContain('forwarded');
    expect(answer?.text).toContain('fleet 6');
  });
});

/** A game of GalaxyNG of Ada's Farmers and Bo's NULLoids. */
function galaxyGame(): StoredGame {
  return createStoredGame(
    ':memory:',
    galaxyng,
    {
      ...{ name: 'Orion', seed: 7n, package: '@ec/galaxyng' },
      players: [
        { id: 1, email: 'ada@example.org', name: 'Farmers' },
        { id: 2, email: 'bo@example.org', name: 'NULLoids' },
      ],
    },
    { clock: () => 0 },
  );
}

/** Texts of the sheets that a seat has handed in since the last turn. */
const sheetsOf = (stored: StoredGame, seat: number): string[] =>
  sheetsAfter(stored, currentTurn(stored)).flatMap((sheet) => (sheet.seat === seat ? [sheet.text] : []));

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

describe('an envelope of GalaxyNG', () => {
  /** Has a hall receive a mail of the Farmers, and gives the answer. */
  async function answered(
    stored: StoredGame,
    text: string,
    subject = 'orders',
    file?: string,
  ): Promise<string> {
    using hall = mailHall();
    const token = giveTokens(stored).get(1) ?? '';
    const head = ['From: Ada <ada@example.org>', `Subject: ${subject}`, 'Message-ID: <1@example.org>'];
    const part = (name: string, of: string): string => `--b\nContent-Type: text/plain${name}\n\n${of}\n`;
    const parts = `${part('', `token ${token}`)}${part(`; name="${file}"\nContent-Disposition: attachment`, text)}--b--`;
    const mail =
      file === undefined
        ? [...head, '', `token ${token}`, text].join('\n')
        : [...head, 'Content-Type: multipart/mixed; boundary=b', '', parts].join('\n');
    await hall.receive(mail, { games: gamesOf({ id: 'orion', stored }) });
    const [{ text: answer } = { text: '' }] = hall.takeMails();
    expect(answer).not.toContain(token);
    return answer;
  }

  const ENVELOPE = '#GALAXY Orion Farmers word 1\na NULLoids\n#END';

  test('stands where it will in what was written', async () => {
    using stored = galaxyGame();
    const text = `Dear server, here I am.\n\n${ENVELOPE}\nHave fun!\n-- \nAda`;
    expect(await answered(stored, text)).toContain('receipt 1, seat 1, turn 1: counts');
    expect(sheetsOf(stored, 1)[0]).toContain('a NULLoids');
  });

  test('is not read from a quotation', async () => {
    using stored = galaxyGame();
    expect(await answered(stored, quoted(ENVELOPE))).toBe(
      'note: 3 lines of quotations were not read\nThe mail has no orders: expected them in its text, outside of quotations, or in a text file, received none. Nothing was handed in.\n',
    );
    expect(sheetsOf(stored, 1)).toEqual([]);
  });

  test.each([
    ['beside orders of its own', 'w NULLoids\n', 'receipt 1, seat 1, turn 1: counts', ['w NULLoids']],
    ['alone', '', 'the attachment "saved.txt" was not read', []],
  ])('is not read from a quotation in a file, %s', async (_how, own, said, kept) => {
    using stored = galaxyGame();
    const file = `${own}On 3 March, Bo wrote:\n${quoted(ENVELOPE)}\n`;
    const answer = await answered(stored, file, 'orders', 'saved.txt');
    expect(answer).toContain(said);
    expect(sheetsOf(stored, 1).map((text) => text.split('\n', 1)[0])).toEqual(kept);
    expect(sheetsOf(stored, 1).join('')).not.toContain('a NULLoids');
  });

  test('in the message of a rival gives no orders to whoever answers the report', async () => {
    using stored = galaxyGame();
    const lines = ['#GALAXY Orion Farmers x 2 FinalOrders', 'a NULLoids', 'q Farmers', '#END'];
    const text = `#GALAXY Orion NULLoids word\n@ Farmers\n${quoted(lines.join('\n'))}\n@\n#END`;
    submitOrders(stored, { seat: 2, text, origin: 'player' });
    submitOrders(stored, { seat: 1, text: 'p 1 CAP', origin: 'player' });
    await resolveStoredTurn(stored);
    const report = renderReport(storedReport(stored, 1), 'text');
    expect(report).toContain('\n> q Farmers\n> #END\n');
    await answered(stored, `w NULLoids\n\nOn 3 March 2026 EC wrote:\n${quoted(report)}`);
    expect(sheetsOf(stored, 1)).toEqual(['w NULLoids\n']);
  });

  test.each(['orders', 'preview'])(
    'with a password is answered in the outbox without its length: %s',
    async (subject) => {
      using stored = galaxyGame();
      const answers = [];
      for (const word of ['swordfish', 'ab'])
        answers.push(
          await answered(stored, `#GALAXY Orion Farmers ${word}\ny ${word} more\ny ${word}\n#END`, subject),
        );
      for (const answer of answers) {
        expect(answer).toContain(
          'your mail:2:8: error: expected the end of the statement, received "***2"\n',
        );
        expect(answer).toContain('  y **** ***2\n');
        expect(answer).toContain('3  y ****\n');
      }
    },
  );

  test.each([
    ['y sesame\ny sesame', ['2:1: warning: the same order stands on line 1; each is tried in turn']],
    ['y sesame\ny tahini', []],
  ])('with two passwords says that they are the same where they are: %j', async (text, said) => {
    using stored = galaxyGame();
    const answer = await answered(stored, text);
    expect([...answer.matchAll(/^your mail:(\d.*warning.*)$/gm)].map(([, words]) => words)).toEqual(said);
    expect(answer).toContain('receipt 1, seat 1, turn 1: counts');
  });

  test('is for the turn that the command names', async () => {
    using stored = galaxyGame();
    const text = '#GALAXY Orion Farmers word\na NULLoids\n#END';
    expect(await answered(stored, text, 'orders 2')).toMatch(
      /^These are orders for turn 2; orders for turn 1 /,
    );
    expect(sheetsOf(stored, 1)).toEqual([]);
  });
});

test('mails that come back: the third suspends the address, a delay and a report about no mail of ours do nothing', async () => {
  await using server = await mailServer();
  using hall = mailHall();
  const { database, receiving } = hall;
  for (const number of [1, 2, 3, 4])
    queueMail(database, { key: `link ${number}`, to: 'ada@example.org', subject: 'Link', text: 'Here.' }, 0);
  await sendQueue({ ...receiving, transport: server.transport });
  const ids = database
    .all('SELECT message_id FROM outbox ORDER BY id')
    .map((row) => String(row['message_id']));
  const back = (id = '', action = 'failed') => hall.receiveFile('dsn-postfix', { id, action });
  const returned = { what: 'returned', address: 'ada@example.org' };
  expect(await back('<guessed@hall.example.org>')).toEqual({
    what: 'dropped',
    reason: 'it quotes no mail of ours',
  });
  expect(await back(ids[0])).toEqual(returned);
  expect(await back(ids[0])).toEqual(returned);
  expect(await back(ids[1], 'delayed')).toEqual(returned);
  expect(await back(ids[2])).toEqual(returned);
  expect(suspendedAddresses(database)).toEqual([]);
  expect(await back(ids[3])).toEqual(returned);
  expect(suspendedAddresses(database).map(({ address, fault }) => [address, fault])).toEqual([
    ['ada@example.org', '550 5.1.1 No such user'],
  ]);
  expect(hall.takeMails().map(({ to, subject }) => [to, subject])).toEqual([
    ['master@example.org', 'ada@example.org gets no more mail'],
  ]);
});
