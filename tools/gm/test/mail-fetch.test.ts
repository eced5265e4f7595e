import { rmSync } from 'node:fs';
import { ImapFlow } from 'imapflow';
import { expect, onTestFinished, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import { hasMailServers, PASSWORD, startMailServers } from './mail-servers.js';

const ORDERS = 'orders@hall.example';

test.runIf(hasMailServers)(
  'a mail that may be for a game that cannot be opened waits unread, and the mails behind it are done',
  async () => {
    using folder = new GameFolder({ empty: true });
    await using servers = await startMailServers([ORDERS]);
    folder.write('set/players.csv', 'id,email,name\n1,ada@players.example,Ada\n2,bo@players.example,Bo\n');
    folder.write('games/password', PASSWORD);
    folder.write(
      'games/mail.json',
      JSON.stringify({
        from: 'games@hall.example',
        imap: { host: '127.0.0.1', port: servers.imap, user: ORDERS, password: { file: 'password' } },
      }),
    );
    const made = await ec(
      folder.path,
      ...['new', 'games/winter.ec', 'set', '--name', 'Winter', '-r', '@ec/goofspiel', '--json'],
    );
    const [, token = ''] = /"(1(?:-[a-z0-9]{5}){4})"/.exec(made.stdout) ?? [];
    folder.write('games/broken.ec', 'no game');

    const auth = { user: ORDERS, pass: PASSWORD };
    const mailbox = new ImapFlow({
      ...{ host: '127.0.0.1', port: servers.imap, secure: false, logger: false, auth },
    });
    await mailbox.connect();
    onTestFinished(() => mailbox.logout());
    const mail = (from: string, text: string): string =>
      `From: ${from}\r\nSubject: orders\r\nMessage-ID: <${from}>\r\n\r\n${text}\r\n`;
    await mailbox.append('INBOX', mail('somebody@example.net', '1-abcde-fghjk-mnpqr-stuvw'));
    await mailbox.append('INBOX', mail('ada@players.example', `${token}\r\nfleet 5`));
    const unread = async (): Promise<unknown> => {
      await mailbox.mailboxOpen('INBOX');
      return mailbox.search({ seen: false }, { uid: true });
    };

    const fault =
      'warning: a mail has to wait: games/broken.ec: expected a stored game, received another kind of file\n';
    expect(await ec(folder.path, 'mail', 'fetch', 'games')).toEqual({
      code: 1,
      stdout: 'winter, seat 1: orders (proved by token)\n1 mail fetched\n1 mail left unread\n',
      stderr: fault,
    });
    expect(await unread()).toEqual([1]);
    expect(await ec(folder.path, 'mail', 'fetch', 'games', '--json')).toEqual({
      code: 1,
      stdout: '[]\n',
      stderr: fault,
    });
    rmSync(folder.of('games/broken.ec'));
    expect(await ec(folder.path, 'mail', 'fetch', 'games')).toEqual({
      code: 0,
      stdout: 'dropped: a wrong token\n1 mail fetched\n',
      stderr: '',
    });
    expect(await unread()).toEqual([]);
  },
);
