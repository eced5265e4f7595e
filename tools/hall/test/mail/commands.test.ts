import {
  resolveStoredTurn,
  gameStatus,
  seatStoredPlayer,
  SHEET_LIMITS,
  sheetsAfter,
  submitOrders,
  currentTurn,
} from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { mailCommand } from '../../src/mail/incoming/command.js';
import { awaySeats } from '../../src/mail/away.js';
import { queueReports } from '../../src/mail/queue-reports.js';
import { mailHall, type MailHall } from './mail-hall.js';

let count = 0;

/** A mail of a seat in answer to a report. */
function written(hall: MailHall, seat: number, subject: string, text = '', turn = 1): string {
  count += 1;
  const from = seat === 1 ? 'ada@example.org' : 'bo@example.org';
  return [
    `From: ${from}`,
    `To: ${hall.reply(seat, turn)}`,
    `Subject: ${subject}`,
    `Message-ID: <${count}@example.org>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\n');
}

test.each([
  ['orders', { kind: 'orders', turn: undefined }],
  ['Re: AW: [pbem] Orders 12', { kind: 'orders', turn: 12 }],
  ['report', { kind: 'report', turn: undefined }],
  ['Fwd: report turn 3.', { kind: 'report', turn: 3 }],
  ['preview', { kind: 'preview' }],
  ['press 2', { kind: 'press', to: '2', isAnonymous: false }],
  ['Press to seat 2, 5', { kind: 'press', to: '2, 5', isAnonymous: false }],
  ['press anonymous all', { kind: 'press', to: 'all', isAnonymous: true }],
  ['relay Bo', { kind: 'press', to: 'Bo', isAnonymous: false }],
  ['RE: Pure: press from seat 2, Bo', { kind: 'press', to: '2', isAnonymous: false }],
  ['away until 3 May', { kind: 'away', until: 'until 3 May' }],
  ['back', { kind: 'back' }],
  ['STATUS', { kind: 'status' }],
  ['help!', { kind: 'help' }],
  ['Re: Away Team, turn 0: your report', { kind: 'orders', turn: undefined }],
  ['Re: Press On: your orders for turn 2 are due', { kind: 'orders', turn: undefined }],
  ['Re: Relay: turn 12 waits for your orders', { kind: 'orders', turn: undefined }],
  ['Re: Away Team: press from seat 2, Bo', { kind: 'press', to: '2', isAnonymous: false }],
])('the subject "%s" is a command', (subject, command) => {
  expect(mailCommand({ subject, text: 'text\n', hasFiles: false })).toEqual({ command, body: 'text\n' });
});

test('without a command in the subject the first line is asked, and a mail without a text gets help', () => {
  const read = (text: string) => mailCommand({ subject: 'Re: Pure, turn 1', text, hasFiles: false });
  expect(read('report 3\nPlease.')).toEqual({ command: { kind: 'report', turn: 3 }, body: 'Please.' });
  expect(read('fleet 5\nhelp')).toEqual({
    command: { kind: 'orders', turn: undefined },
    body: 'fleet 5\nhelp',
  });
  expect(read(' \n').command).toEqual({ kind: 'help' });
  expect(read('status of my fleet\n').command).toEqual({ kind: 'orders', turn: undefined });
});

test.each([
  ['orders', 'reply address'],
  ['press 2', 'reply address'],
  ['away', 'token'],
  ['orders', 'token'],
  ['report', 'token'],
] as const)(
  'a mail of somebody who loses the seat while it waits does nothing and is not answered: %s, by %s',
  async (subject, proof) => {
    using hall = mailHall();
    const { stored } = hall.game;
    const { games } = hall.receiving;
    const answered = written(
      hall,
      1,
      subject,
      proof === 'token' ? `fleet 5\n${hall.tokens.get(1)}` : 'fleet 5',
    );
    const mail =
      proof === 'reply address' ? answered : answered.replace(hall.reply(1), 'orders@hall.example.org');
    // the master's command was there first
    const change: typeof games.change = (game, make) => {
      seatStoredPlayer(stored, 1, null);
      seatStoredPlayer(stored, 1, { id: 3, email: 'cy@example.org' });
      return games.change(game, make);
    };
    expect(await hall.receive(mail, { games: { ...games, change } })).toEqual({
      what: 'dropped',
      reason: 'seat 1 of pure has another player meanwhile',
    });
    expect(sheetsAfter(stored, currentTurn(stored))).toEqual([]);
    expect([hall.takeMails(), awaySeats(hall.database, hall.game, hall.time.now).size]).toEqual([[], 0]);
  },
);

test('orders that are sealed while the seat is lost are not kept', async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  const received = hall.receive(written(hall, 1, 'orders', 'fleet 5'), {
    games: {
      ...hall.receiving.games,
      change: (game, make) => {
        // the mail is begun with, and its sheet not kept yet
        const changed = hall.receiving.games.change(game, make);
        seatStoredPlayer(stored, 1, null);
        return changed;
      },
    },
  });
  expect(await received).toMatchObject({ what: 'dropped' });
  expect(sheetsAfter(stored, currentTurn(stored))).toEqual([]);
});

test('orders with a mistake do not count, and the receipt shows the line', async () => {
  using hall = mailHall();
  await hall.receive(written(hall, 1, 'orders', 'fleet 9'));
  const [receipt] = hall.takeMails();
  expect(receipt?.text).toContain('your mail:1:7: error:');
  expect(receipt?.text).toContain(
    'receipt 1, seat 1, turn 1: kept, but does not count because of its mistakes',
  );
});

test('a preview hands in nothing', async () => {
  using hall = mailHall();
  await hall.receive(written(hall, 1, 'preview', 'fleet 5'));
  const [preview] = hall.takeMails();
  expect(preview?.text).toContain('1  fleet 5\n');
  expect(preview?.text).toContain('This is a preview: no orders were handed in.');
  expect(gameStatus(hall.game.stored).seats[0]?.sheet).toBeNull();
});

describe('files of a mail', () => {
  type File = readonly [name: string, type: string, text: string];
  const NO_ORDERS =
    'The mail has no orders: expected them in its text, outside of quotations, or in a text file, received none. Nothing was handed in.';
  const unread = (name: string): string =>
    `note: the attachment "${name}" was not read; copy orders into the text of the mail`;

  /** The answer to a mail of Ada with files, line by line. */
  async function answer(hall: MailHall, subject: string, text: string, ...files: File[]): Promise<string[]> {
    const parts = files.map(
      ([name, type, content]) =>
        `--x\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\n${content}`,
    );
    const body = [`--x\nContent-Type: text/plain\n\n${text}`, ...parts, '--x--', ''].join('\n');
    await hall.receive(
      written(hall, 1, subject, body).replace(
        'Content-Type: text/plain; charset=utf-8',
        'Content-Type: multipart/mixed; boundary=x',
      ),
    );
    return hall.takeMails().at(-1)?.text.trimEnd().split('\n') ?? [];
  }

  test.each<[string, string, File[], string[]]>([
    ['a text alone', 'fleet 5', [], []],
    [
      'one in place of the text',
      'Here they are.',
      [['a.txt', 'text/plain', 'fleet 5']],
      ['note: the orders were read from a.txt; the text of the mail was not'],
    ],
    [
      'a table of a spreadsheet',
      '',
      [['a.csv', 'text/csv', 'fleet 5']],
      ['note: the orders were read from a.csv'],
    ],
    [
      'the one with orders',
      '',
      [
        ['a.txt', 'text/plain', 'Hello'],
        ['b.ord', 'application/octet-stream', 'fleet 5'],
      ],
      ['note: the orders were read from b.ord', unread('a.txt')],
    ],
    ['one that is no text', 'fleet 5', [['a.docx', 'application/msword', 'PK']], [unread('a.docx')]],
    ['one without orders', 'fleet 5', [['a.txt', 'text/plain', 'Hello']], [unread('a.txt')]],
    [
      'a picture and a card',
      'fleet 5',
      [
        ['a.png', 'image/png', 'x'],
        ['a.vcf', 'text/x-vcard', 'x'],
      ],
      [],
    ],
  ])('%s: "fleet 5" counts, and whatever was not read is named', async (_, text, files, notes) => {
    using hall = mailHall();
    const said = await answer(hall, 'orders', text, ...files);
    expect(said).toContain('1  fleet 5');
    expect(said.at(-1)).toMatch(/^receipt 1, seat 1, turn 1: counts /);
    expect(said.filter((line) => line.startsWith('note: '))).toEqual(notes);
  });

  test.each(['', 'Here are my orders.'])(
    'a mistake in the only one is shown, below the text "%s"',
    async (text) => {
      using hall = mailHall();
      const said = await answer(hall, 'orders', text, ['a.txt', 'text/plain', 'fleet 9']);
      expect(said[0]).toContain('your mail:1:7: error:');
      expect(said.at(-1)).toContain(
        'receipt 1, seat 1, turn 1: kept, but does not count because of its mistakes',
      );
    },
  );

  test('of several with orders none is chosen', async () => {
    using hall = mailHall();
    const files: File[] = [
      ['a.txt', 'text/plain', 'fleet 5'],
      ['b.txt', 'text/plain', 'fleet 6'],
    ];
    const refused = ['Expected orders in one file, received a.txt, b.txt. Nothing was handed in.'];
    expect(await answer(hall, 'orders', '', ...files)).toEqual(refused);
    expect(await answer(hall, 'preview', 'See below.', ...files)).toEqual(refused);
    expect(gameStatus(hall.game.stored).seats[0]?.sheet).toBeNull();
  });

  test('without any orders each is named', async () => {
    using hall = mailHall();
    expect(
      await answer(
        hall,
        'Re: Pure',
        '',
        ['a.docx', 'application/msword', 'PK'],
        ['b.txt', 'text/plain', ' '],
      ),
    ).toEqual([unread('a.docx'), unread('b.txt'), NO_ORDERS]);
  });

  test('those of a letter are named, as they are not sent', async () => {
    using hall = mailHall();
    expect(await answer(hall, 'press 2', 'Look!', ['map.pdf', 'application/pdf', '%PDF'])).toEqual([
      'Your message was sent to: 2 (Bo).',
      'note: the attachment "map.pdf" was not sent',
    ]);
  });
});

test('orders for a turn that was resolved are not taken for the next', async () => {
  using hall = mailHall();
  const late = written(hall, 1, 'Re: Pure', 'fleet 5', 1);
  await resolveStoredTurn(hall.game.stored, { maxSilent: Infinity });
  await hall.receive(late);
  await hall.receive(written(hall, 1, 'orders 1', 'fleet 5', 2));
  await hall.receive(written(hall, 1, 'orders 3', 'fleet 5', 2));
  expect(hall.takeMails().map(({ text }) => text.split('\n')[0])).toEqual([
    'These are orders for turn 1, which has been resolved; orders for turn 2 are asked for now. Nothing was handed in.',
    'These are orders for turn 1, which has been resolved; orders for turn 2 are asked for now. Nothing was handed in.',
    'These are orders for turn 3; orders for turn 2 are asked for now. Nothing was handed in.',
  ]);
  expect(gameStatus(hall.game.stored).seats[0]?.sheet).toBeNull();
});

test('reports go to every player once, with their page and workbook, and again where somebody asks', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  await resolveStoredTurn(game.stored, { maxSilent: Infinity });
  const reports = { turn: 1, mailbox: 'orders@hall.example.org', now: time.now };
  expect(await queueReports(database, game, reports)).toBe(2);
  expect(await queueReports(database, game, reports)).toBe(0);
  const files = database
    .all('SELECT attachments, headers FROM outbox ORDER BY id')
    .map(({ attachments, headers }) => [
      (JSON.parse(String(attachments)) as { name: string }[]).map(({ name }) => name),
      (JSON.parse(String(headers)) as Record<string, string>)['Reply-To'],
    ]);
  expect(files).toEqual([
    [['turn-1.html', 'turn-1.xlsx'], hall.reply(1, 2)],
    [['turn-1.html', 'turn-1.xlsx'], hall.reply(2, 2)],
  ]);
  expect(hall.takeMails().map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.org', 'Pure, turn 1: your report'],
    ['bo@example.org', 'Pure, turn 1: your report'],
  ]);
  await hall.receive(written(hall, 2, 'report', '', 2));
  await hall.receive(written(hall, 2, 'report 7', '', 2));
  expect(hall.takeMails().map(({ to, subject, text }) => [to, subject, text.split('\n')[0]])).toEqual([
    ['bo@example.org', 'Pure, turn 1: your report', expect.stringContaining('Pure') as string],
    ['bo@example.org', 'Re: report 7', 'turn: expected a turn from 0 to 1, received 7. Nothing was done.'],
  ]);
});

test('press goes to its readers with the name of its writer, and an answer goes back', async () => {
  using hall = mailHall();
  await hall.receive(written(hall, 1, 'press Bo', 'Shall we share\nthe third galaxy?\n-- \nAda'));
  const [press, receipt] = hall.takeMails();
  expect(receipt).toMatchObject({ to: 'ada@example.org', text: 'Your message was sent to: 2 (Bo).\n' });
  expect(press).toEqual({
    to: 'bo@example.org',
    subject: 'Pure: press from seat 1, Ada',
    text: 'Shall we share\nthe third galaxy?\n\n[Press from seat 1, Ada to Bo, after turn 0. An answer to this mail is press to its writer.]\n',
  });
  await hall.receive(written(hall, 2, `Re: ${press?.subject ?? ''}`, 'Never!\n> Shall we share'));
  expect(hall.takeMails()[0]).toMatchObject({
    to: 'ada@example.org',
    subject: 'Pure: press from seat 2, Bo',
  });
});

test('press to a seat that is not known, to oneself, to nobody, or without a name where that is not allowed, is not sent', async () => {
  using hall = mailHall();
  await hall.receive(written(hall, 1, 'press 7', 'Hello'));
  await hall.receive(written(hall, 1, 'press 1', 'Hello'));
  await hall.receive(written(hall, 1, 'press anonymous 2', 'Hello'));
  await hall.receive(written(hall, 1, 'press 2', ''));
  await hall.receive(written(hall, 1, 'press 2', 'x'.repeat(20_001)));
  expect(hall.takeMails().map(({ to, text }) => [to, text])).toEqual([
    ['ada@example.org', 'Expected all or some of 2 (Bo), received 7. Nothing was sent.\n'],
    ['ada@example.org', 'Expected all or some of 2 (Bo), received 1. Nothing was sent.\n'],
    ['ada@example.org', 'There are no letters without a name here. Nothing was sent.\n'],
    ['ada@example.org', 'Expected a letter, received an empty one. Nothing was sent.\n'],
    ['ada@example.org', 'Expected a letter of at most 20000 characters, received 20001. Nothing was sent.\n'],
  ]);
  await hall.receive(written(hall, 1, 'press anonymous 2', 'Hello'), { anonymousPress: true });
  const [press] = hall.takeMails();
  expect(press?.subject).toBe('Pure: press from somebody');
  expect(press?.text).not.toContain('Ada');
});

test('away, status, back and help', async () => {
  using hall = mailHall();
  const { database, game } = hall;
  await hall.receive(written(hall, 1, 'away 3 May'));
  expect(awaySeats(database, game, hall.time.now)).toEqual(
    new Map([[1, { words: '3 May', ends: Date.UTC(2026, 4, 4) }]]),
  );
  expect(awaySeats(database, game, Date.UTC(2026, 4, 4))).toEqual(new Map());
  expect(hall.takeMails().map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.org', 'Re: away 3 May'],
    ['master@example.org', 'Pure: seat 1 is away until 3 May'],
  ]);
  await hall.receive(written(hall, 1, 'status'));
  await hall.receive(written(hall, 1, 'help'));
  expect(hall.takeMails().map(({ text }) => text.split('\n').slice(0, 4))).toEqual([
    [
      'Pure: turn 0 is resolved.',
      'Orders for turn 1: no time is set.',
      'Seat 1, Ada: no orders count yet.',
      'You have said that you are away until 3 May.',
    ],
    expect.arrayContaining(['Write one of these as the subject of your mail, or in its first line:']),
  ]);
  await hall.receive(written(hall, 1, 'back'));
  expect(awaySeats(database, game, hall.time.now)).toEqual(new Map());
});

test('the same mail that comes in again counts once', async () => {
  using hall = mailHall();
  const mail = written(hall, 1, 'orders', 'fleet 5');
  expect(await hall.receive(mail)).toMatchObject({ what: 'answered' });
  expect(await hall.receive(`Received: from elsewhere\n${mail}`)).toEqual({
    what: 'repeated',
    game: 'pure',
    seat: 1,
  });
  expect(hall.takeMails().length).toBe(1);
  expect(sheetsAfter(hall.game.stored, currentTurn(hall.game.stored)).length).toBe(1);
});

test('where the process ends after the sheet was kept, the mail comes in again, and its sheet does not replace a later one', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  const first = written(hall, 1, 'orders', 'fleet 5');
  // The outbox is not there, as if the process ended before the answer was queued.
  database.connection.exec('ALTER TABLE outbox RENAME TO lost');
  await expect(hall.receive(first)).rejects.toThrow('no such table: outbox');
  database.connection.exec('ALTER TABLE lost RENAME TO outbox');
  time.now += 60_000;
  await hall.receive(written(hall, 1, 'orders', 'fleet 6'));
  await hall.receive(first);
  expect(hall.takeMails().map(({ text }) => text.trimEnd().split('\n').at(-1))).toEqual([
    expect.stringMatching(/^receipt 2, seat 1, turn 1: counts in place of receipt 1 /),
    'receipt 1, seat 1, turn 1: kept before',
  ]);
  expect(sheetsAfter(game.stored, currentTurn(game.stored)).map(({ text }) => text)).toEqual([
    'fleet 5\n',
    'fleet 6\n',
  ]);
  expect(gameStatus(game.stored).seats[0]?.sheet?.receipt).toBe(2);
});

const MEANWHILE: readonly (readonly [string, (hall: MailHall) => unknown])[] = [
  ['its turn was resolved', ({ game }) => resolveStoredTurn(game.stored)],
  ['the clock was set back', ({ time }) => (time.now -= 3_600_000)],
];

test.each(MEANWHILE)('a mail that comes in again after %s is handed in once', async (_, happens) => {
  using hall = mailHall();
  const { database, game } = hall;
  const mail = [
    'From: ada@example.org',
    'To: orders@hall.example.org',
    'Message-ID: <1@example.org>',
    '',
    'fleet 5',
    `token ${hall.tokens.get(1) ?? ''}`,
  ].join('\n');
  const endsBeforeItsAnswer = async (): Promise<void> => {
    database.connection.exec('ALTER TABLE outbox RENAME TO lost');
    await expect(hall.receive(mail)).rejects.toThrow('no such table: outbox');
    database.connection.exec('ALTER TABLE lost RENAME TO outbox');
  };
  await endsBeforeItsAnswer();
  await happens(hall);
  await endsBeforeItsAnswer();
  await hall.receive(mail);
  expect(hall.takeMails().map(({ text }) => text.trimEnd().split('\n').at(-1))).toEqual([
    'receipt 1, seat 1, turn 1: kept before',
  ]);
  expect(game.stored.database.get('SELECT count(*) AS sheets FROM orders')).toEqual({ sheets: 1 });
});

test('whoever takes a seat gets the report of the last turn, and nobody gets theirs again', async () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  await resolveStoredTurn(game.stored, { maxSilent: Infinity });
  const reports = { turn: 1, mailbox: null, now: time.now };
  expect(await queueReports(database, game, reports)).toBe(2);
  hall.takeMails();
  seatStoredPlayer(game.stored, 2, null);
  expect(await queueReports(database, game, reports)).toBe(0);
  seatStoredPlayer(game.stored, 2, { id: 3, email: 'cy@example.org' });
  expect(await queueReports(database, game, reports)).toBe(1);
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['cy@example.org']);
});

test('once somebody else has the seat, the address of the player before is worth nothing', async () => {
  using hall = mailHall();
  const mail = written(hall, 1, 'orders', 'fleet 5');
  seatStoredPlayer(hall.game.stored, 1, null);
  seatStoredPlayer(hall.game.stored, 1, { id: 3, email: 'cy@example.org' });
  expect(await hall.receive(mail)).toEqual({ what: 'dropped', reason: 'nothing proves who sent it' });
  expect(await hall.receive(written(hall, 1, 'status'))).toMatchObject({ what: 'answered' });
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['cy@example.org']);
});

test('who has handed in as many sheets as a seat can is told so, and not where the host keeps the game', async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  for (let sheet = 1; sheet <= SHEET_LIMITS.sheets; sheet += 1)
    submitOrders(stored, { seat: 1, text: `fleet ${(sheet % 7) + 1}\n`, origin: 'player' });
  await hall.receive(written(hall, 1, 'orders', 'fleet 1'));
  const bytes = 8 * (SHEET_LIMITS.sheets + 1);
  expect(hall.takeMails().map(({ text }) => text)).toEqual([
    `expected at most 500 sheets of ${SHEET_LIMITS.bytes} bytes in all of seat 1 for a turn, received sheet 501 and ${bytes} bytes; nothing was kept. Nothing was done.\n`,
  ]);
});

test('a seat that sends more than 60 mails within an hour is told once, and is read again after it', async () => {
  using hall = mailHall();
  const said: string[] = [];
  for (let mail = 1; mail <= 63; mail += 1) {
    const received = await hall.receive(written(hall, 1, 'help'));
    said.push('command' in received ? received.command : received.what);
  }
  expect(said.slice(-4)).toEqual(['help', 'none', 'dropped', 'dropped']);
  expect(hall.takeMails().length).toBe(61);
  hall.time.now += 3_600_001;
  expect(await hall.receive(written(hall, 1, 'help'))).toMatchObject({ command: 'help' });
});

describe('the same standing orders, mailed for each turn without a Message-ID', () => {
  const orders = (hall: MailHall, header: readonly string[]): string =>
    [...header, 'From: ada@example.org', 'Subject: orders', '', hall.tokens.get(1), 'fleet 5'].join('\n');
  const sheets = ({ game: { stored } }: MailHall): number =>
    sheetsAfter(stored, currentTurn(stored)).filter(({ counts }) => counts).length;

  test.each([
    ['Date', ['Date: Mon, 2 Mar 2026 18:00:00 +0000'], ['Date: Tue, 3 Mar 2026 18:00:00 +0000']],
    ['Received', ['Received: from a by b id 1; 2 Mar 2026'], ['Received: from a by b id 2; 3 Mar 2026']],
  ])('are told by %s: each counts once, and none for another turn', async (_, first, second) => {
    using hall = mailHall();
    const what = async (header: readonly string[]) => (await hall.receive(orders(hall, header))).what;
    expect([await what(first), await what(first), sheets(hall)]).toEqual(['answered', 'repeated', 1]);
    await resolveStoredTurn(hall.game.stored);
    expect([await what(first), sheets(hall)]).toEqual(['repeated', 0]);
    expect([await what(second), await what(second), sheets(hall)]).toEqual(['answered', 'repeated', 1]);
    expect(hall.takeMails().map(({ text }) => /receipt .*: counts/.exec(text)?.[0])).toEqual([
      'receipt 1, seat 1, turn 1: counts',
      'receipt 1, seat 1, turn 2: counts',
    ]);
  });

  test('are told by the turn where no mail server has seen them', async () => {
    using hall = mailHall();
    const what = async () => (await hall.receive(orders(hall, []))).what;
    expect([await what(), await what(), sheets(hall)]).toEqual(['answered', 'repeated', 1]);
    await resolveStoredTurn(hall.game.stored);
    expect([await what(), await what(), sheets(hall)]).toEqual(['answered', 'repeated', 1]);
  });
});
