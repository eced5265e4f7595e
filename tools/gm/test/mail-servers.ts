import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { freePort } from './free-port.js';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The programs, where Debian has them: they are on no user's path. */
const POSTFIX = '/usr/sbin/postfix';
const DOVECOT = '/usr/sbin/dovecot';
const IMAP = '/usr/lib/dovecot/imap';

/** Whether Postfix and Dovecot are here, and may be started: both take the rights of a superuser to lay down. */
export const hasMailServers = process.getuid?.() === 0 && [POSTFIX, DOVECOT, IMAP].every(isProgram);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Password of every mailbox. */
export const PASSWORD = 'word-of-the-tests';

/** Where mail goes in and where it is read. */
export interface MailServers extends AsyncDisposable {
  /** Port of Postfix. */
  readonly smtp: number;
  /** Port of Dovecot. */
  readonly imap: number;
  /** What both have written into their logs, for a test that fails. */
  readonly log: () => string;
}

/**
 * Starts a Postfix and a Dovecot of a test's own, on loopback and in a folder that disappears.
 *
 * @param mailboxes - addresses that have one; mail to others of their domains is refused
 * @param door - port to which Postfix brings mail to some of them by LMTP, in place of a mailbox
 */
export async function startMailServers(
  mailboxes: readonly string[],
  door?: { readonly addresses: readonly string[]; readonly port: number },
): Promise<MailServers> {
  const temporary = new TemporaryFolder();
  const folder = temporary.path;
  chmodSync(folder, 0o755);
  const [smtp, imap] = [await freePort(), await freePort()];
  const owner = idsOf('nobody');
  for (const name of ['etc', 'spool', 'data', 'mail']) mkdirSync(join(folder, name));
  chownSync(join(folder, 'mail'), owner.uid, owner.gid);
  chownSync(join(folder, 'data'), idsOf('postfix').uid, 0);
  writeFileSync(join(folder, 'etc/main.cf'), postfixSettings(folder, mailboxes, owner, door));
  writeFileSync(join(folder, 'etc/master.cf'), postfixServices(smtp));
  writeFileSync(join(folder, 'dovecot.conf'), dovecotSettings(folder, imap, owner));
  const dovecot = spawn(DOVECOT, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'inherit' });
  const postfix = spawn(POSTFIX, ['-c', join(folder, 'etc'), 'start-fg'], { stdio: 'ignore' });
  await Promise.all([answers(smtp, '220'), answers(imap, '* OK')]);
  return {
    smtp,
    imap,
    log: () =>
      ['postfix.log', 'dovecot.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'),
    async [Symbol.asyncDispose]() {
      // The program that was started waits for the one that serves, and does not pass signals on.
      const master = Number(readFileSync(join(folder, 'spool/pid/master.pid'), 'utf8'));
      await Promise.all([ended(postfix, master), ended(dovecot)]);
      temporary[Symbol.dispose]();
    },
  };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

function postfixSettings(
  folder: string,
  mailboxes: readonly string[],
  { uid, gid }: Owner,
  door?: { readonly addresses: readonly string[]; readonly port: number },
): string {
  const domains = new Set(mailboxes.map((address) => address.slice(address.indexOf('@') + 1)));
  const boxes = mailboxes.map((address) => `{ ${address} = ${address}/ }`);
  const brought = (door?.addresses ?? []).map(
    (address) => `{ ${address} = lmtp:inet:[127.0.0.1]:${door?.port} }`,
  );
  const settings = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/spool`,
    data_directory: `${folder}/data`,
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    maillog_file: `${folder}/postfix.log`,
    maillog_file_prefixes: folder,
    myhostname: 'mx.example',
    mydestination: '',
    alias_maps: '',
    local_recipient_maps: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    recipient_delimiter: '+',
    smtputf8_enable: 'no',
    virtual_mailbox_domains: [...domains].join(' '),
    virtual_mailbox_base: `${folder}/mail`,
    virtual_mailbox_maps: `inline:{ ${boxes.join(', ')} }`,
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    transport_maps: brought.length > 0 ? `inline:{ ${brought.join(', ')} }` : '',
  };
  return Object.entries(settings)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');
}

function postfixServices(port: number): string {
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'verify unix - - n - 1 verify',
    'flush unix n - n 1000 0 flush',
    'proxymap unix - - n - - proxymap',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'virtual unix - n n - - virtual',
    'lmtp unix - - n - - lmtp',
    'anvil unix - - n - 1 anvil',
    'postlog unix-dgram n - n - 1 postlogd',
  ];
  return `${services.join('\n')}\n`;
}

function dovecotSettings(folder: string, port: number, { uid, gid }: Owner): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

/** Numbers of a user of the system. */
function idsOf(user: string): Owner {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new RangeError(`expected a user ${user}`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Ends when a server greets as it should. */
async function answers(port: number, greeting: string): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      for await (const line of createInterface(socket)) if (line.startsWith(greeting)) return;
    } catch {
      // It does not listen yet.
    } finally {
      socket.destroy();
    }
  }
}

async function ended(child: ChildProcess, pid = child.pid): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || pid === undefined) return;
  const exit = once(child, 'exit');
  process.kill(pid);
  await exit;
}
