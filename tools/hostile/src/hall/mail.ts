/** Mails that a hall gets from strangers and from hostile players: who is answered, what is done, and what goes out. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { openMailHall, queueLastReports } from '@ec/hall/mail';
import { HOSTILE, mailsTo, type Mail } from './mails.ts';
import type { Found } from './matrix.ts';
import { MARKUP } from './people.ts';
import { DOMAIN, type World } from './world.ts';

/** Milliseconds for which a mail may take. */
const PATIENCE = 20_000;

/** Mails of strangers do nothing and are not answered; those of a player are answered to that player alone, in headers of one line. */
export async function mail(world: World): Promise<Found> {
  const findings: string[] = [];
  const reply = await replyAddressOf(world);
  if (reply === undefined) return { inputs: 0, findings: ['expected an address to which seat 3 can answer'] };
  const sheets = sheetsOf(world);
  let inputs = 0;
  for (const one of mailsTo(reply)) {
    const known = world.mails.length;
    const began = performance.now();
    for (let i = 0; i < (one.times ?? 1); i++) {
      inputs += 1;
      const code = await handedIn(world.lmtpPort, one);
      if (code !== (one.code ?? 250))
        findings.push(`${one.name}: expected ${one.code ?? 250}, received ${code}`);
    }
    const took = performance.now() - began;
    if (took > PATIENCE) findings.push(`${one.name}: took ${took.toFixed(0)} ms`);
    // whatever comes in, a hall looks once a minute for players who have not been told of their seats, and mails them
    const answers = world.mails.slice(known).filter(({ key = '' }) => !key.startsWith('seated '));
    const strangers = answers.filter(
      ({ recipient }) =>
        recipient !== HOSTILE && !(recipient === 'ada@player.example' && /letter/.test(one.name)),
    );
    for (const { recipient, subject } of strangers)
      findings.push(`${one.name}: ${recipient} is mailed "${subject}"`);
    const own = answers.length - strangers.length;
    if (one.isAnswered !== true && own > 0) findings.push(`${one.name}: expected no answer, received ${own}`);
    if (one.isAnswered === true && (own === 0 || own > 2))
      findings.push(`${one.name}: expected an answer, received ${own}`);
  }
  if (sheetsOf(world) !== sheets) findings.push('a mail has handed in orders of somebody else');
  await queueReports(world);
  return { inputs, findings: [...findings, ...outgoing(world)] };
}

/** Everything that is queued: one line a header, text where people wrote, and nothing that is for somebody else. */
function outgoing(world: World): string[] {
  const rows = world.served.hall.database.all(
    'SELECT recipient, subject, body, html, headers, attachments FROM outbox',
  );
  return rows.flatMap((row) => {
    const [recipient, subject, body, html] = ['recipient', 'subject', 'body', 'html'].map((name) =>
      String(row[name] ?? ''),
    );
    const headers = JSON.parse(String(row['headers'])) as Record<string, string>;
    const files = JSON.parse(String(row['attachments'])) as { name: string; type: string; base64: string }[];
    const pages = [
      html ?? '',
      ...files
        .filter(({ type }) => type === 'text/html')
        .map(({ base64 }) => Buffer.from(base64, 'base64').toString()),
    ];
    const said = [subject, body, ...pages].join('\n');
    const about = `the mail "${subject}" to ${recipient}`;
    const mine = `${recipient}`.split('.')[0] ?? '';
    return [
      ...(/[\r\n]/.test([subject, ...Object.values(headers), ...Object.keys(headers)].join(''))
        ? [`${about}: a header has several lines`]
        : []),
      ...(Object.keys(headers).some((name) => /^(?:bcc|cc|to)$/i.test(name))
        ? [`${about}: its headers name other readers`]
        : []),
      ...pages.flatMap((page) =>
        page.includes(MARKUP) || /<script|\son\w+=/i.test(page)
          ? [`${about}: markup of a player in a page`]
          : [],
      ),
      ...files.flatMap(({ name }) =>
        /[\\/]|^\./.test(name) ? [`${about}: a file has the name ${name}`] : [],
      ),
      ...world.secrets
        .filter(
          ({ what, text }) =>
            /^(?:report|draft|orders|address)/.test(what) &&
            text !== mine &&
            said.includes(text) &&
            !isOwn(recipient ?? '', what),
        )
        .map(({ what }) => `${about}: shows the ${what}`),
    ];
  });
}

/** Seats of players, by the beginnings of their addresses. */
const SEATS = { ada: 1, bram: 2, chen: 3 };

function isOwn(recipient: string, what: string): boolean {
  const seat = Object.entries(SEATS).find(
    ([name]) => recipient.startsWith(`${name}@`) && !recipient.includes('-'),
  )?.[1];
  return seat !== undefined && what.endsWith(`seat ${seat}`);
}

/** The address that goes with the letter which seat 3 got. */
async function replyAddressOf(world: World): Promise<string | undefined> {
  const letter = world.mails.find(({ recipient }) => recipient === HOSTILE);
  return /orders\+game\.3\.[^"@]+@[^">]+/.exec(letter?.['headers'] ?? '')?.[0];
}

async function queueReports(world: World): Promise<void> {
  const now = (): number => world.served.hall.clock.now();
  using opened = openMailHall(world.folder, {
    clock: { now, until: () => Promise.resolve() },
    warn: () => undefined,
  });
  const reports = { mailbox: `orders@${DOMAIN}`, now: now() };
  await queueLastReports(opened.database, opened.games, reports, (error) => {
    throw error;
  });
}

/** Sheets that count, as the log of the game's master has them. */
function sheetsOf(world: World): string {
  const { seats } = JSON.parse(world.ec('status', 'game.ec', '--json')) as {
    seats: { seat: number; sheet: unknown }[];
  };
  return JSON.stringify(seats.filter(({ seat }) => seat !== 3).map(({ sheet }) => sheet));
}

/** Hands in a mail as a mail server of this machine does; the code of the last answer. */
async function handedIn(
  port: number,
  {
    sender = 'eve@evil.example',
    to = `orders@${DOMAIN}`,
    headers = ['From: eve@evil.example'],
    body = 'help',
  }: Mail,
): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface(socket);
  const answers = lines[Symbol.asyncIterator]();
  const code = async (): Promise<number> => {
    for (;;) {
      const { value, done } = await answers.next();
      if (done === true) return 0;
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3));
    }
  };
  const say = (line: string): Promise<number> => {
    socket.write(`${line}\r\n`, 'latin1');
    return code();
  };
  socket.on('error', () => lines.close());
  try {
    await code();
    await say('LHLO evil.example');
    await say(`MAIL FROM:<${sender}>`);
    const taken = await say(`RCPT TO:<${to}>`);
    if (taken >= 400) return taken;
    await say('DATA');
    const text = [
      ...headers,
      `To: ${to}`,
      ...(headers.some((one) => one.startsWith('Message-ID'))
        ? []
        : [`Message-ID: <${Math.random()}@evil.example>`]),
      '',
      body,
    ].join('\r\n');
    return await say(`${text.replaceAll(/^\./gm, '..')}\r\n.`);
  } finally {
    socket.end();
    if (!socket.closed) await once(socket, 'close');
  }
}
