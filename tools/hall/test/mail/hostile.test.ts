import { gameMessages, gameStatus, resolveStoredTurn, undoTurn } from '@ec/engine/sqlite';
import fc from 'fast-check';
import { dkimSign } from 'mailauth';
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownText } from '../../src/mail/incoming/own-text.js';
import { type MailHall, mailHall } from './mail-hall.js';

const DROPPED = { what: 'dropped', reason: 'nothing proves who sent it' };

function mail(headers: readonly string[], text = 'fleet 5'): string {
  return [...headers, 'Subject: orders', 'Message-ID: <1@evil.net>', '', text].join('\r\n');
}

/** Expects that a hall has done nothing and will say nothing. */
function expectNothing(hall: MailHall): void {
  expect(hall.takeMails()).toEqual([]);
  expect(
    gameStatus(hall.game.stored).seats.every(({ sheet, others }) => sheet === null && others === 0),
  ).toBe(true);
}

test('a line From alone proves nothing: no orders, no report, no answer', async () => {
  using hall = mailHall();
  for (const to of ['orders@hall.example.org', 'orders+pure@hall.example.org'])
    expect(await hall.receive(mail(['From: Ada <ada@example.org>', `To: ${to}`]))).toEqual(DROPPED);
  expectNothing(hall);
});

test('another seat, another turn or another digit in a signed address is no proof', async () => {
  using hall = mailHall();
  const own = hall.reply(1);
  const wrong = [
    own.replace('.1.1.', '.2.1.'),
    own.replace('.1.1.', '.1.2.'),
    own.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
    own.replace('+pure.', '+other.'),
  ];
  for (const to of wrong)
    expect(await hall.receive(mail(['From: ada@example.org', `To: ${to}`]))).toEqual(DROPPED);
  expectNothing(hall);
});

test("another seat's token hands in orders of that seat alone, a wrong one of none; it is written into the log", async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  const token = hall.tokens.get(2) ?? '';
  const wrong = token.replace(/^2/, '1');
  expect(await hall.receive(mail(['From: ada@example.org'], `${wrong}\nfleet 5`))).toEqual({
    what: 'dropped',
    reason: 'a wrong token',
  });
  expect(gameMessages(stored).at(-1)).toMatchObject({ code: 'wrong-token', seat: 1, times: 1 });
  expectNothing(hall);
  await hall.receive(mail(['From: eve@evil.net'], `${token}\nfleet 5`));
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['bo@example.org']);
  expect(gameStatus(stored).seats.map(({ sheet }) => sheet?.counts ?? false)).toEqual([false, true]);
});

test('a giant mail, one of many parts in parts, and one of endless headers are dropped', async () => {
  using hall = mailHall();
  const to = `To: ${hall.reply(1)}`;
  const giant = Buffer.concat([Buffer.from(mail([to])), Buffer.alloc(2_000_000, 'x')]);
  expect(await hall.receive(giant)).toMatchObject({ what: 'dropped', reason: /at most 2000000 bytes/ });
  const parts = Array.from(
    { length: 400 },
    (_, n) => `--${n}\r\nContent-Type: multipart/mixed; boundary="${n + 1}"\r\n\r\n`,
  );
  const deep = `${to}\r\nContent-Type: multipart/mixed; boundary="0"\r\n\r\n${parts.join('')}`;
  expect(await hall.receive(deep)).toMatchObject({ what: 'dropped' });
  expect(await hall.receive(`${to}\r\n${'X-Long: y\r\n'.repeat(50_000)}\r\nfleet 5`)).toMatchObject({
    what: 'dropped',
  });
  expectNothing(hall);
});

test('HTML of a hundred thousand open elements is read or dropped, and ends', async () => {
  using hall = mailHall();
  const html = `${'<div>'.repeat(100_000)}fleet 5`;
  const received = await hall.receive(mail([`To: ${hall.reply(1)}`, 'Content-Type: text/html'], html));
  expect(['answered', 'dropped']).toContain(received.what);
});

/** A mail with a part in plain text and one in HTML. */
function inTwoParts(html: string): string {
  const parts = `--b\r\n\r\nfleet 5\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--`;
  return `Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`;
}

test.each([
  ['a cell that spans a million columns', 'Content-Type: text/html\n\n<table><tr><td colspan=1000000>x'],
  ['a link of a million characters beside a text', inTwoParts('<a href="'.repeat(110_000))],
  ['headers of a quotation again and again', `\nx\n${'a1:\n'.repeat(49_000)}${'>\na1:\n'.repeat(25_000)}`],
  ['quotations below a long space', `\nx${'\n'.repeat(30_000)}${'>\n\n'.repeat(30_000)}`],
  ['a million dots behind a command', `\norders a${'.'.repeat(1_000_000)}x`],
  ['a million dashes beside a token', `\n1-aaaaa-aaaaa-aaaaa-aaaaa ${'-'.repeat(1_000_000)}x`],
])('%s: the mail is read, and that ends', async (_, text) => {
  using hall = mailHall();
  const received = await hall.receive(`To: ${hall.reply(1)}\nMessage-ID: <1@evil.net>\n${text}`);
  expect(received).toMatchObject({ what: 'answered', seat: 1 });
});

test('a mail of more than a hundred thousand lines is dropped', async () => {
  using hall = mailHall();
  const lines = (count: number): string => `To: ${hall.reply(1)}\n\n${'\n'.repeat(count - 2)}`;
  expect(await hall.receive(lines(100_000))).toMatchObject({ what: 'answered' });
  expect(await hall.receive(lines(100_001))).toEqual({
    what: 'dropped',
    reason: 'expected a mail of at most 100000 lines',
  });
});

test('line breaks in a subject and a Message-ID make no header of the answer', async () => {
  using hall = mailHall();
  const subject = '=?utf-8?Q?help=0D=0ABcc:_eve=40evil.net?=';
  await hall.receive(`To: ${hall.reply(1)}\nSubject: ${subject}\nMessage-ID: <a>\n b <c>\n\nhelp`);
  const { subject: answered, headers } = hall.database.get('SELECT subject, headers FROM outbox') ?? {};
  expect(String(answered)).toBe('Re: help Bcc: eve@evil.net');
  expect(Object.values(JSON.parse(String(headers)) as Record<string, string>).join('')).not.toMatch(/[\r\n]/);
});

/** Has domains sign mails, and vouch for their own; `trusting` has a hall believe them. */
function vouching() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const records: Readonly<Record<string, string>> = {
    'key._domainkey.example.org': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
    'key._domainkey.evil.net': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
    '_dmarc.example.org': 'v=DMARC1; p=reject',
    '_dmarc.evil.net': 'v=DMARC1; p=reject',
  };
  const resolver = (name: string): Promise<string[][]> => {
    const record = records[name];
    if (record !== undefined) return Promise.resolve([[record]]);
    return Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }));
  };
  const signed = async (text: string, signingDomain: string): Promise<string> => {
    const key = { signingDomain, selector: 'key', privateKey };
    const { signatures } = await dkimSign(text, { ...key, signatureData: [key] });
    return `${signatures}${text}`;
  };
  return { signed, trusting: { trust: 'address-with-dmarc', resolver } as const };
}

test('where the domain of a player vouches for the mail, their own address is proof, and that of somebody else is not', async () => {
  using hall = mailHall();
  const { signed, trusting } = vouching();
  const own = mail(['From: Ada <ada@example.org>']);
  expect(await hall.receive(own, trusting)).toEqual(DROPPED);
  expect(await hall.receive(await signed(own, 'evil.net'), trusting)).toEqual(DROPPED);
  expect(
    await hall.receive((await signed(own, 'example.org')).replace('fleet 5', 'fleet 6'), trusting),
  ).toEqual(DROPPED);
  expect(await hall.receive(await signed(own, 'example.org'))).toEqual(DROPPED);
  expectNothing(hall);
  const eve = await signed(mail(['From: eve@evil.net']), 'evil.net');
  const unknown = { what: 'unknown', address: 'eve@evil.net', reason: 'no seat has its address' };
  expect([await hall.receive(eve, trusting), await hall.receive(eve, trusting)]).toEqual([unknown, unknown]);
  expect(hall.takeMails().map(({ to }) => to)).toEqual(['eve@evil.net']);
  expect(await hall.receive(await signed(own, 'example.org'), trusting)).toMatchObject({
    what: 'answered',
    seat: 1,
    proof: 'own address',
  });
});

test('a domain vouches for no mail that names several writers, or that other programs read otherwise', async () => {
  using hall = mailHall();
  const { signed, trusting } = vouching();
  const two = mail(['From: Ada <ada@example.org>, Bo <bo@example.org>']);
  expect(await hall.receive(await signed(two, 'example.org'), trusting)).toEqual(DROPPED);
  const group = mail(['From: all: ada@example.org, bo@example.org;']);
  expect(await hall.receive(await signed(group, 'example.org'), trusting)).toEqual(DROPPED);
  // a lone return, which one program takes for the end of a line and another for a blank
  const split = mail(['From: ada@example.org\n \r\rg: x@evil.net;']);
  expect(await hall.receive(await signed(split, 'evil.net'), trusting)).toEqual(DROPPED);
  const folded = mail(['From: ada@example.org\r \r\rg: x@evil.net;']);
  expect(await hall.receive(await signed(folded, 'evil.net'), trusting)).toEqual(DROPPED);
  expectNothing(hall);
});

test('orders in answer to a report of three turns ago are late, whatever else proves whose they are', async () => {
  using hall = mailHall();
  const { signed, trusting } = vouching();
  const to = `To: ${hall.reply(1)}`;
  for (let turn = 1; turn <= 3; turn++) await resolveStoredTurn(hall.game.stored, { maxSilent: Infinity });
  expect(await hall.receive(mail([to]))).toEqual(DROPPED);
  const token = hall.tokens.get(1) ?? '';
  const byToken = await hall.receive(mail([to], `${token}\nfleet 5`));
  const byAddress = await hall.receive(
    await signed(mail(['From: Ada <ada@example.org>', to]), 'example.org'),
    trusting,
  );
  expect([byToken, byAddress]).toMatchObject([{ proof: 'token' }, { proof: 'own address' }]);
  const late = 'These are orders for turn 1, which has been resolved; orders for turn 4 are asked for now.';
  expect(hall.takeMails().map(({ text }) => text.startsWith(late))).toEqual([true, true]);
  expect(gameStatus(hall.game.stored).seats[0]?.sheet).toBeNull();
});

test('whoever answers the report of a turn that was taken back hears which turn asks for orders', async () => {
  using hall = mailHall();
  const { stored } = hall.game;
  await resolveStoredTurn(stored, { maxSilent: Infinity });
  const to = hall.reply(1, 2);
  undoTurn(stored);
  expect(await hall.receive(mail([`To: ${to}`]))).toMatchObject({ what: 'answered', seat: 1 });
  expect(hall.takeMails().map(({ text }) => text)).toEqual([
    'These are orders for turn 2; orders for turn 1 are asked for now. Nothing was handed in.\n',
  ]);
  expect(gameStatus(stored).seats[0]?.sheet).toBeNull();
});

test('no bytes make receiving fail, and without proof none make it answer', async () => {
  using hall = mailHall();
  const line = fc.oneof(
    fc.constantFrom(
      'From: ada@example.org',
      'Subject: orders',
      'Content-Type: multipart/mixed; boundary=x',
      '--x',
      '',
      '> a',
    ),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (lines) => {
      const received = await hall.receive(Buffer.from(lines.join('\n'), 'latin1'));
      expect(received.what).toBe('dropped');
    }),
  );
  expectNothing(hall);
});

test('what a player writes is kept, whatever stands below it', () => {
  const order = fc.constantFrom(
    'fleet 5',
    '7, ration, 50%',
    'name: Ada',
    '====',
    'a-b',
    '* x',
    'From 3 to 4',
  );
  fc.assert(
    fc.property(fc.array(order, { minLength: 1 }), (orders) => {
      const own = orders.join('\n');
      for (const below of [
        '',
        '\n> quoted\n',
        '\n     > quoted\n',
        '\n-- \nAda',
        '\n\n-----Original Message-----\nFrom: x\n',
        '\n\nOn 3 May Bo wrote:\n> x',
      ])
        expect(ownText(`${own}${below}`).text).toBe(`${own}\n`);
    }),
  );
});
