/** Mails of strangers and of a hostile player, as a mail server would bring them. */
import { gzipSync } from 'node:zlib';
import { MARKUP } from './people.ts';
import { DOMAIN } from './world.ts';

/** Address of the player of seat 3, who is hostile here: the only one who may be answered. */
export const HOSTILE = 'chen@third.example';

/** A mail that comes in. */
export interface Mail {
  readonly name: string;
  readonly sender?: string;
  readonly to?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
  /** How often the same comes in. */
  readonly times?: number;
  /** Whether the writer is answered: their address proves who they are, and they are no program. */
  readonly isAnswered?: boolean;
  /** What the door answers to it; 250 when absent. */
  readonly code?: number;
}

/** What comes in; `reply` is the address that proves that somebody has seat 3. */
export function mailsTo(reply: string): readonly Mail[] {
  const forged = ['From: Ada <ada@player.example>'];
  const press = (text: string): string => `press to 1\r\n${text}`;
  return [
    { name: 'a line From alone', headers: forged, body: 'ration 1' },
    {
      name: 'From, Sender and Reply-To',
      headers: [...forged, 'Sender: ada@player.example', 'Reply-To: eve@evil.example'],
    },
    { name: 'two lines From', headers: [...forged, 'From: eve@evil.example'] },
    {
      name: 'results of checks that the writer made up',
      headers: [
        ...forged,
        `Authentication-Results: ${DOMAIN}; dmarc=pass header.from=player.example; dkim=pass; spf=pass`,
      ],
    },
    {
      name: 'a signature of another domain',
      headers: ['DKIM-Signature: v=1; a=rsa-sha256; d=evil.example; s=x; h=from; bh=eA==; b=eA==', ...forged],
    },
    { name: 'another seat in the address', to: reply.replace('game.3.', 'game.1.') },
    { name: 'another game in the address', to: reply.replace('+game.', '+other.') },
    { name: 'a turn that is over in the address', to: reply.replace('.2.', '.0.') },
    { name: 'prototypes in the address', to: `orders+__proto__.1.2.${'0'.repeat(24)}@${DOMAIN}` },
    { name: 'a path in the address', to: `orders+..%2fgame.1.2.${'0'.repeat(24)}@${DOMAIN}`, code: 501 },
    {
      name: 'a token of nobody, often',
      headers: forged,
      body: '1-aaaaa-aaaaa-aaaaa-aaaaa\r\nration 1',
      times: 30,
    },
    { name: 'somebody else', to: 'somebody@evil.example', code: 550 },
    {
      name: 'a bounce of no mail of ours',
      sender: '',
      headers: [
        'From: MAILER-DAEMON@evil.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ],
      body: '--b\r\n\r\nx\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ada@player.example\r\nAction: failed\r\nStatus: 5.1.1\r\n--b--',
    },
    {
      name: 'an automatic answer',
      to: reply,
      headers: ['From: chen@third.example', 'Auto-Submitted: auto-replied'],
      times: 5,
    },
    {
      name: 'a mail of the hall itself',
      to: reply,
      headers: [`From: games@${DOMAIN}`, `List-Id: <hall.${DOMAIN}>`, 'Auto-Submitted: auto-generated'],
      times: 5,
    },
    {
      name: 'a list',
      to: reply,
      headers: ['From: chen@third.example', 'List-Id: <x.evil.example>', 'Precedence: bulk'],
    },
    { name: 'a mail that is too large', to: reply, body: 'x'.repeat(2_100_000), code: 552 },
    {
      name: 'a bomb in a file',
      to: reply,
      isAnswered: true,
      headers: ['From: chen@third.example', 'Subject: help', 'Content-Type: multipart/mixed; boundary=b'],
      body: `--b\r\n\r\nhelp\r\n--b\r\nContent-Type: application/gzip; name="orders.txt.gz"\r\nContent-Encoding: gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n${gzipSync(Buffer.alloc(50_000_000)).toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n--b--`,
    },
    {
      name: 'a file with a path',
      to: reply,
      isAnswered: true,
      headers: ['Subject: help', 'Content-Type: multipart/mixed; boundary=b'],
      body: '--b\r\n\r\nhelp\r\n--b\r\nContent-Type: text/plain; name="../../../etc/cron.d/x"\r\nContent-Disposition: attachment; filename="../../../etc/cron.d/x"\r\n\r\nx\r\n--b--',
    },
    {
      name: 'parts in parts',
      to: reply,
      headers: ['Content-Type: multipart/mixed; boundary="0"'],
      body: Array.from(
        { length: 300 },
        (_, i) => `--${i}\r\nContent-Type: multipart/mixed; boundary="${i + 1}"\r\n\r\n`,
      ).join(''),
    },
    {
      name: 'a cell that spans a million columns',
      headers: [...forged, 'Content-Type: text/html'],
      body: '<table><tr><td colspan=1000000 rowspan=1000000>x',
    },
    {
      name: 'elements in elements',
      headers: [...forged, 'Content-Type: text/html'],
      body: `${'<b>'.repeat(300_000)}${'</i>'.repeat(250_000)}`,
    },
    {
      name: 'a link without an end beside a text',
      headers: [...forged, 'Content-Type: multipart/mixed; boundary=b'],
      body: `--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\n${'<a href="'.repeat(200_000)}\r\n--b--`,
    },
    {
      name: 'quotations below many sentences',
      headers: forged,
      body: `x\r\n${'a1:\r\n'.repeat(49_000)}${'>\r\na1:\r\n'.repeat(25_000)}`,
    },
    {
      name: 'lines without an end',
      to: reply,
      isAnswered: true,
      headers: ['Subject: orders'],
      body: `orders a${'.'.repeat(900_000)}x\r\n1-aaaaa-aaaaa-aaaaa-aaaaa ${'-'.repeat(900_000)}x`,
    },
    { name: 'nothing but ends of lines', headers: forged, body: '\r\n'.repeat(900_000) },
    {
      name: 'line ends in a subject',
      to: reply,
      isAnswered: true,
      headers: ['Subject: =?utf-8?Q?help=0D=0ABcc:_eve=40evil.example=0D=0A=0D=0AHello?='],
      body: 'help',
    },
    {
      name: 'line ends in names and numbers',
      to: reply,
      isAnswered: true,
      headers: [
        'From: =?utf-8?Q?chen=0D=0ABcc:_eve=40evil.example?= <chen@third.example>',
        'Message-ID: <a\r\n Bcc:eve@evil.example>',
        'References: <b>\r\n <c>',
        'Subject: help',
      ],
      body: 'help',
    },
    {
      name: 'an answer to somebody else',
      to: reply,
      isAnswered: true,
      headers: [
        'From: eve@evil.example',
        'Reply-To: eve@evil.example',
        'Return-Path: <eve@evil.example>',
        'Disposition-Notification-To: eve@evil.example',
        'Cc: bram@rival.example',
        'Subject: help',
      ],
      body: 'help',
    },
    {
      name: 'markup as a letter',
      to: reply,
      isAnswered: true,
      headers: ['Subject: press'],
      body: press(MARKUP),
    },
    {
      name: 'a page as a letter',
      to: reply,
      isAnswered: true,
      headers: ['Subject: press', 'Content-Type: text/html; charset=utf-8'],
      body: press(`${MARKUP}<script>alert(1)</script>`),
    },
    {
      name: 'a character set of nobody',
      to: reply,
      isAnswered: true,
      headers: ['Subject: orders', 'Content-Type: text/plain; charset="../../x"'],
      body: '\xff\xfe',
    },
    {
      name: 'orders that steer a terminal',
      to: reply,
      isAnswered: true,
      headers: ['Subject: orders'],
      body: '\u001B[2J\u001B]0;x\u0007 nonsense',
    },
    {
      name: 'the same mail, often',
      to: reply,
      isAnswered: true,
      headers: ['Message-ID: <same@third.example>', 'Subject: help'],
      body: 'help',
      times: 10,
    },
    {
      name: 'thousands of addresses',
      to: reply,
      isAnswered: true,
      headers: [
        `To: ${Array.from({ length: 3_000 }, (_, i) => `a${i}@evil.example`).join(', ')}`,
        'Subject: help',
      ],
      body: 'help',
    },
  ];
}
