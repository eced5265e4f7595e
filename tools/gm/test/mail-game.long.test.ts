/** A game of two players who have nothing but mail, through a real Postfix and a real Dovecot. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { bin, ec, GameFolder } from './game-folder.js';
import { freePort } from './free-port.js';
import { hasMailServers, PASSWORD, startMailServers, type MailServers } from './mail-servers.js';

const MAILBOXES = ['ada@players.example', 'bo@players.example', 'orders@hall.example', 'gm@hall.example'];

/** Somebody's mailbox, which is read as mails come in. */
class Mailbox implements AsyncDisposable {
  #read = 0;
  readonly #known = new Set<string>();

  private constructor(
    readonly address: string,
    private readonly client: ImapFlow,
    private readonly smtp: number,
  ) {}

  static async open(address: string, { imap, smtp }: MailServers): Promise<Mailbox> {
    const auth = { user: address, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port: imap, secure: false, logger: false, auth });
    await client.connect();
    await client.mailboxOpen('INBOX');
    return new Mailbox(address, client, smtp);
  }

  /** Waits until a further mail is there. */
  async arrival(): Promise<number> {
    this.#read += 1;
    const count = (): number => (this.client.mailbox === false ? 0 : this.client.mailbox.exists);
    while (count() < this.#read) {
      const come = once(this.client, 'exists');
      // The next request ends the wait.
      void this.client.idle();
      await come;
    }
    return this.#read;
  }

  /** The next mail, once: where a connection ends after a server took a mail, it is sent again under the same ID. */
  async next(): Promise<Email> {
    for (;;) {
      const message = await this.client.fetchOne(`${await this.arrival()}`, { source: true });
      if (!message || !message.source) throw new RangeError('expected a mail');
      const mail = await PostalMime.parse(message.source);
      const { messageId = '' } = mail;
      expect(messageId).not.toBe('');
      if (this.#known.has(messageId)) continue;
      this.#known.add(messageId);
      return mail;
    }
  }

  /** Writes a mail, or answers one as programs do. */
  async write(
    mail: { readonly to?: string; readonly subject?: string; readonly text: string },
    answered?: Email,
  ): Promise<void> {
    const [reply] = answered?.replyTo ?? [];
    const quoted = (answered?.text ?? '').replaceAll(/^/gm, '> ');
    using transport = Object.assign(
      createTransport({ host: '127.0.0.1', port: this.smtp, ignoreTLS: true }),
      {
        [Symbol.dispose]: () => undefined,
      },
    );
    await transport.sendMail({
      from: this.address,
      to: mail.to ?? reply?.address ?? '',
      subject: mail.subject ?? `Re: ${answered?.subject ?? ''}`,
      text: answered ? `${mail.text}\n\nOn 3 March 2026 EC wrote:\n${quoted}` : mail.text,
      ...(answered && { html: `<p>${mail.text}</p><blockquote>earlier</blockquote>` }),
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client.logout();
  }
}

/** How orders come in: told when a mail has come to the hall's server, it ends when that is done and answered. */
interface Carrier extends AsyncDisposable {
  readonly carry: () => Promise<unknown>;
}

/** What a test plays with. */
interface Table extends AsyncDisposable {
  readonly folder: GameFolder;
  readonly servers: MailServers;
  readonly carrier: Carrier;
}

/** Mails lie in a mailbox until `ec mail fetch` reads them; `ec mail send` sends the answers. */
async function byFetch(folder: GameFolder): Promise<Omit<Table, keyof AsyncDisposable | 'folder'>> {
  const servers = await startMailServers(MAILBOXES);
  settings(folder, servers);
  const orders = await Mailbox.open('orders@hall.example', servers);
  const carry = async (): Promise<unknown> => {
    await orders.arrival();
    const { stdout, stderr } = await ec(folder.path, 'mail', 'fetch', 'games', '--json');
    expect(stderr).toBe('');
    const [received] = JSON.parse(stdout) as unknown[];
    expect(await ec(folder.path, 'mail', 'send', 'games')).toMatchObject({ code: 0 });
    return received;
  };
  return { servers, carrier: { carry, [Symbol.asyncDispose]: () => orders[Symbol.asyncDispose]() } };
}

/** Postfix brings mails to `ec mail listen`, which sends the answers by itself. */
async function byLmtp(folder: GameFolder): Promise<Omit<Table, keyof AsyncDisposable | 'folder'>> {
  const port = await freePort();
  const servers = await startMailServers(MAILBOXES, {
    addresses: ['games@hall.example', 'orders@hall.example'],
    port,
  });
  settings(folder, servers);
  const listening = spawn(process.execPath, [bin, 'mail', 'listen', 'games', '--port', `${port}`, '--json'], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(listening.stdout)[Symbol.asyncIterator]();
  const carry = async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? 'null') as unknown;
  expect(await carry()).toEqual({ port });
  const end = async (): Promise<void> => {
    listening.kill('SIGTERM');
    await once(listening, 'close');
  };
  return { servers, carrier: { carry, [Symbol.asyncDispose]: end } };
}

function settings(folder: GameFolder, { smtp, imap }: MailServers): void {
  folder.write('games/password', PASSWORD);
  folder.write(
    'games/mail.json',
    JSON.stringify({
      from: 'games@hall.example',
      orders: 'orders@hall.example',
      master: 'gm@hall.example',
      smtp: { host: '127.0.0.1', port: smtp },
      imap: { host: '127.0.0.1', port: imap, user: 'orders@hall.example', password: { file: 'password' } },
    }),
  );
}

describe.runIf(hasMailServers)('three turns by mail alone', () => {
  test.each([
    ['ec mail fetch', byFetch],
    ['ec mail listen', byLmtp],
  ])('%s', async (_name, open) => {
    using folder = new GameFolder({ empty: true });
    folder.write('set/players.csv', 'id,email,name\n1,ada@players.example,Ada\n2,bo@players.example,Bo\n');
    const { servers, carrier } = await open(folder);
    await using _servers = servers;
    await using _carrier = carrier;
    await using ada = await Mailbox.open('ada@players.example', servers);
    await using bo = await Mailbox.open('bo@players.example', servers);
    const run = async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await ec(folder.path, ...args);
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
      return stdout;
    };
    await run('new', 'games/pure.ec', 'set', '--name', 'Pure', '--seed', '7', '-r', '@ec/goofspiel');
    const orders = { what: 'answered', game: 'pure', proof: 'reply address', command: 'orders' };
    for (const turn of [1, 2, 3]) {
      expect(await run('mail', 'send', 'games', '--reports')).toContain('2 reports queued\n');
      for (const [seat, player, size] of [
        [1, ada, turn],
        [2, bo, 8 - turn],
      ] as const) {
        const report = await player.next();
        expect(report.subject).toBe(`Pure, turn ${turn - 1}: your report`);
        expect(report.attachments.map(({ filename }) => filename)).toEqual([
          `turn-${turn - 1}.html`,
          `turn-${turn - 1}.xlsx`,
        ]);
        await player.write({ text: `fleet ${size}` }, report);
        expect(await carrier.carry()).toEqual({ ...orders, seat });
        const receipt = await player.next();
        expect(receipt.text).toContain(`fleet ${size}\n`);
        expect(receipt.text).toContain(`receipt 1, seat ${seat}, turn ${turn}: counts (SHA-256 `);
      }
      await run('turn', 'games/pure.ec', '--max-silent', '0');
    }
    // Somebody who has nothing but a player's address gets nothing, and nobody hears of it.
    await bo.write({ to: 'orders@hall.example', subject: 'report', text: '' });
    expect(await carrier.carry()).toEqual({ what: 'dropped', reason: 'nothing proves who sent it' });
    expect(await run('mail', 'send', 'games', '--reports')).toContain('2 reports queued\n');
    const last = await bo.next();
    expect(last.subject).toBe('Pure, turn 3: your report');
    await bo.write({ subject: 'press Ada', text: 'Well played!' }, last);
    expect(await carrier.carry()).toEqual({ ...orders, seat: 2, command: 'press' });
    expect((await ada.next()).subject).toBe('Pure, turn 3: your report');
    expect(await ada.next()).toMatchObject({
      subject: 'Pure: press from seat 2, Bo',
      text: expect.stringContaining('Well played!\n') as string,
    });
    expect(JSON.parse(await run('mail', 'queue', 'games', '--json'))).toEqual({ mails: [], suspended: [] });
  });
});

describe.runIf(hasMailServers)('a mail that is taken over and cannot be delivered', () => {
  test('comes back to the hall, which says so and answers nobody', async () => {
    using folder = new GameFolder({ empty: true });
    const lost = 'lost@players.example';
    folder.write('set/players.csv', `id,email,name\n1,${lost},Lost\n2,bo@players.example,Bo\n`);
    const server = new SMTPServer({
      ...{ lmtp: true, authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('5.1.1 nobody of that name'), { responseCode: 550 })),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    {
      await using servers = await startMailServers([...MAILBOXES, lost], { addresses: [lost], port });
      settings(folder, servers);
      await using orders = await Mailbox.open('orders@hall.example', servers);
      await ec(folder.path, 'new', 'games/pure.ec', 'set', '--name', 'Pure', '-r', '@ec/goofspiel');
      const sent = await ec(folder.path, 'mail', 'send', 'games', '--reports');
      expect(sent).toMatchObject({ code: 0, stdout: expect.stringContaining('2 mails sent') as string });
      await orders.arrival();
      const fetched = await ec(folder.path, 'mail', 'fetch', 'games');
      expect(fetched).toEqual({
        code: 0,
        stdout: `a mail to ${lost} came back\n1 mail fetched\n`,
        stderr: '',
      });
      expect(JSON.parse((await ec(folder.path, 'mail', 'queue', 'games', '--json')).stdout)).toEqual({
        mails: [],
        suspended: [],
      });
    }
    server.close();
  });
});
