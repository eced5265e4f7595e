import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { bin, ec, ecAlone, ecWith, GameFolder } from './game-folder.js';

const SETTINGS = { from: 'games@hall.example', orders: 'orders@hall.example', master: 'gm@hall.example' };

/** A folder with a game of two players, who play by mail; token of the first. */
async function mailFolder(): Promise<GameFolder & { readonly token: string }> {
  const folder = new GameFolder({ empty: true });
  folder.write('set/players.csv', 'id,email,name\n1,ada@players.example,Ada\n2,bo@players.example,Bo\n');
  folder.write('games/mail.json', JSON.stringify(SETTINGS));
  const { stdout } = await ec(
    folder.path,
    'new',
    'games/pure.ec',
    'set',
    '--name',
    'Pure',
    '-r',
    '@ec/goofspiel',
    '--json',
  );
  const [, token = ''] = /"(1(?:-[a-z0-9]{5}){4})"/.exec(stdout) ?? [];
  return Object.assign(folder, { token });
}

const mail = (text: string): string =>
  `From: Ada <ada@players.example>\nSubject: orders\nMessage-ID: <1@x>\n\n${text}\n`;

test('a mail on the standard input is done, and its answer is in the queue', async () => {
  using folder = await mailFolder();
  const sent = mail(`${folder.token}\nfleet 5`);
  const line = `From ada@players.example Tue Mar  3 19:10:44 2026\n${sent}`;
  expect(await ecAlone({ cwd: folder.path, input: line }, 'mail', 'receive', 'games')).toEqual({
    code: 0,
    stdout: 'pure, seat 1: orders (proved by token)\n',
    stderr: '',
  });
  const again = await ecAlone(
    { cwd: folder.path, input: sent },
    'mail',
    'receive',
    'games/pure.ec',
    '--json',
  );
  expect(JSON.parse(again.stdout)).toEqual({ what: 'repeated', game: 'pure', seat: 1 });
  const forged = await ecAlone({ cwd: folder.path, input: mail('fleet 7') }, 'mail', 'receive', 'games');
  expect(forged.stdout).toBe('dropped: nothing proves who sent it\n');
  const { stdout } = await ec(folder.path, 'mail', 'queue', 'games', '--json');
  expect(JSON.parse(stdout)).toEqual({
    mails: [
      {
        key: expect.stringMatching(/^answer pure 1 [0-9a-f]{32}$/) as string,
        to: 'ada@players.example',
        subject: 'Re: orders',
        due: expect.any(Number) as number,
        attempts: 0,
        fault: null,
      },
    ],
    suspended: [],
  });
  expect((await ec(folder.path, 'status', 'games/pure.ec', '--json')).stdout).toContain('"receipt":1');
});

test('a mail that cannot be dealt with now is left to the mail server, which tries again after code 75', async () => {
  using folder = await mailFolder();
  const sent = mail(`${folder.token}\nfleet 5`);
  folder.write('games/broken.ec', 'no game');
  const receive = () => ecAlone({ cwd: folder.path, input: sent }, 'mail', 'receive', 'games/broken.ec');
  expect(await receive()).toMatchObject({ code: 75 });
  folder.write('games/mail.json', '{');
  expect(await receive()).toMatchObject({ code: 75 });
});

test('a mail of another game is left to the mail server', async () => {
  using folder = await mailFolder();
  await ec(folder.path, 'new', 'games/spring.ec', 'set', '--name', 'Spring', '-r', '@ec/goofspiel');
  const input = mail(`${folder.token}\nfleet 5`);
  const receive = (game: string) => ecAlone({ cwd: folder.path, input }, 'mail', 'receive', game);
  expect(await receive('games/spring.ec')).toEqual({
    code: 75,
    stdout: 'left: it is for pure\n',
    stderr: '',
  });
  expect(await receive('games/pure.ec')).toMatchObject({
    code: 0,
    stdout: 'pure, seat 1: orders (proved by token)\n',
  });
});

test('reports are queued once, and wait for a server that is not there', async () => {
  using folder = await mailFolder();
  folder.write('games/mail.json', JSON.stringify({ ...SETTINGS, smtp: { host: '127.0.0.1', port: 1 } }));
  const first = await ec(folder.path, 'mail', 'send', 'games', '--reports');
  // each connection tries a mail of its own, until one has heard that nobody is there
  expect(first).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^2 reports queued\n0 mails sent, [12] put off, 0 given up\nthe mail server takes nothing: .*ECONNREFUSED/,
    ) as string,
  });
  expect((await ec(folder.path, 'mail', 'send', 'games', '--reports')).stdout).toMatch(/^0 reports queued\n/);
  expect((await ec(folder.path, 'mail', 'queue', 'games')).stdout).toContain('2 mails to be sent');
});

test('a game that cannot be opened does not hold up the reports of the others', async () => {
  using folder = await mailFolder();
  folder.write('games/broken.ec', 'no game');
  folder.write('games/mail.json', JSON.stringify({ ...SETTINGS, smtp: { host: '127.0.0.1', port: 1 } }));
  expect(await ec(folder.path, 'mail', 'send', 'games', '--reports')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^2 reports queued\n/) as string,
    stderr:
      'warning: reports have to wait: games/broken.ec: expected a stored game, received another kind of file\n',
  });
});

test('settings that are wrong are refused at their place', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('games/empty.txt', '');
  const said = async (settings?: unknown, command = 'send'): Promise<string> => {
    if (settings !== undefined) folder.write('games/mail.json', JSON.stringify(settings));
    const { code, stderr } = await ecWith(
      { cwd: folder.path, env: { EC_EMPTY: '' } },
      'mail',
      command,
      'games',
    );
    expect(code).toBe(1);
    return stderr;
  };
  expect(await said()).toContain('games/mail.json: error: expected the settings of mail, such as {"from"');
  expect(await said({ from: 'games' })).toContain(
    'games/mail.json:1:2: error: from: expected an address such as games@example.org',
  );
  expect(await said({ ...SETTINGS, trust: 'all' })).toContain('trust: expected');
  for (const port of [0, 1.5, 99_999])
    expect(await said({ ...SETTINGS, smtp: { host: 'localhost', port } })).toContain(
      `smtp.port: expected an integer from 1 to 65535, received ${port}\n`,
    );
  expect(await said(SETTINGS)).toContain(
    'games/mail.json: error: expected "smtp" with the host of a server, received none',
  );
  expect(await said(SETTINGS, 'fetch')).toContain(
    'games/mail.json: error: expected "imap" with the host of a server, received none',
  );
  const smtp = { host: 'localhost', user: 'gm' };
  expect(await said({ ...SETTINGS, smtp })).toContain(
    'smtp.password: expected {"env": "NAME"} or {"file": "PATH"}, received none',
  );
  expect(await said({ ...SETTINGS, smtp: { ...smtp, password: 'secret' } })).not.toContain('secret');
  expect(await said({ ...SETTINGS, smtp: { ...smtp, password: { env: 'EC_EMPTY' } } })).toContain(
    'expected it in the variable EC_EMPTY, received none',
  );
});

/** Says lines to a server and returns what it answers to each. */
async function conversation(socket: Socket, lines: readonly string[]): Promise<string[]> {
  const answers = createInterface(socket)[Symbol.asyncIterator]();
  const said: string[] = [];
  const answer = async (): Promise<void> => {
    for (;;) {
      const { value = '' } = await answers.next();
      if (/^\d{3}-/.test(value)) continue;
      said.push(value);
      return;
    }
  };
  await answer();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await answer();
  }
  return said;
}

test('a mail server of this machine brings mails by LMTP', async () => {
  using folder = await mailFolder();
  const listening = spawn(
    process.execPath,
    [bin, 'mail', 'listen', 'games', '--lmtp', '--port', '0', '--json'],
    {
      cwd: folder.path,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface(listening.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
  const { port } = (await next()) as { readonly port: number };
  const socket = connect(port, '127.0.0.1');
  const text = mail(`${folder.token}\nfleet 5`).trimEnd().replaceAll('\n', '\r\n');
  const answers = await conversation(socket, [
    'LHLO mx.example',
    'MAIL FROM:<ada@players.example>',
    'RCPT TO:<somebody@elsewhere.example>',
    'RCPT TO:<orders@hall.example>',
    'DATA',
    `${text}\r\n.`,
    'QUIT',
  ]);
  expect(answers.map((line) => line.slice(0, 3))).toEqual([
    '220',
    '250',
    '250',
    '550',
    '250',
    '354',
    '250',
    '221',
  ]);
  expect(await next()).toEqual({
    what: 'answered',
    game: 'pure',
    seat: 1,
    proof: 'token',
    command: 'orders',
  });
  listening.kill('SIGINT');
  expect(await next()).toEqual({ mails: 1 });
  await once(listening, 'close');
  socket.destroy();
});
