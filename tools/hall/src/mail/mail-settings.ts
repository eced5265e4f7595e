import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { inputErrorIn, withPath } from '@ec/cli';
import * as v from 'valibot';
import { readJson } from '../game/read-json.js';
import { TRUSTS } from './incoming/receiving.js';
import { isAddress } from './mail-addresses.js';

const ADDRESS = v.pipe(
  v.string(),
  v.check(isAddress, 'expected an address such as games@example.org, received another text'),
);

/** Where a password is. */
const PLACE = v.union([v.strictObject({ env: v.string() }), v.strictObject({ file: v.string() })]);

/** The same, which is never in the settings themselves, as people copy and show them; and never in what is said about them. */
const PASSWORD = v.pipe(
  v.unknown(),
  v.check(
    (value) => v.is(PLACE, value),
    'expected {"env": "NAME"} or {"file": "PATH"}, received another value',
  ),
  v.transform((value) => v.parse(PLACE, value)),
);

const PORT = v.pipe(
  v.number(),
  v.check(
    (port) => Number.isInteger(port) && port >= 1 && port <= 65_535,
    'expected an integer from 1 to 65535',
  ),
);

const BYTES = v.pipe(
  v.number(),
  v.check((bytes) => Number.isInteger(bytes) && bytes >= 0, 'expected an integer of at least 0'),
);

/** A server of mail and who logs in. */
const SERVER = {
  host: v.string(),
  port: v.optional(PORT),
  /** Whether the connection begins with TLS; by its port when absent. */
  secure: v.optional(v.boolean()),
  user: v.optional(v.string()),
  password: v.optional(PASSWORD),
};

/** Name of the file with the settings, in the folder of the games. */
export const MAIL_FILE = 'mail.json';

const SETTINGS = v.strictObject({
  from: ADDRESS,
  name: v.optional(v.string()),
  orders: v.optional(ADDRESS),
  master: v.optional(ADDRESS),
  trust: v.optional(v.picklist(TRUSTS), 'proof'),
  anonymousPress: v.optional(v.boolean(), false),
  attachmentBytes: v.optional(BYTES),
  smtp: v.optional(v.strictObject(SERVER)),
  imap: v.optional(
    v.strictObject({ ...SERVER, folder: v.optional(v.string(), 'INBOX'), done: v.optional(v.string()) }),
  ),
  /** Where a mail server of this machine brings mail while the hall is served. */
  lmtp: v.optional(v.strictObject({ port: PORT })),
});

/** The settings of a hall's mail, as `mail.json` in its folder has them. */
export interface MailSettings extends v.InferOutput<typeof SETTINGS> {
  /** The file. */
  readonly file: string;
}

/** A server as one logs in. */
export interface MailLogin {
  readonly host: string;
  readonly port: number;
  /** Whether the connection begins with TLS. */
  readonly secure: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
}

/** Ports at which a connection begins with TLS. */
const SECURE_PORTS = new Set([465, 993]);

/**
 * The settings of a hall's mail.
 *
 * @throws InputError when there is no such file, or something in it is wrong, with its place
 */
export function readMailSettings(folder: string): MailSettings {
  const file = join(folder, MAIL_FILE);
  if (!existsSync(file))
    throw inputErrorIn(
      file,
      'expected the settings of mail, such as {"from": "games@example.org", "smtp": {"host": "localhost", "port": 25}}, and there are none',
    );
  return { ...readJson(file).check(SETTINGS), file };
}

/**
 * How to log in to one of the servers of the settings.
 *
 * @param port - that of the protocol, where the settings name none
 * @throws InputError when the settings have no such server, or its password is not where they say
 */
export function mailLogin(settings: MailSettings, what: 'smtp' | 'imap', port: number): MailLogin {
  const { file, [what]: server } = settings;
  if (!server) throw inputErrorIn(file, `expected "${what}" with the host of a server, received none`);
  const { host, user, password } = server;
  const chosen = server.port ?? port;
  return {
    host,
    port: chosen,
    secure: server.secure ?? SECURE_PORTS.has(chosen),
    auth: user === undefined ? undefined : { user, pass: passwordOf(file, what, password) },
  };
}

function passwordOf(
  file: string,
  what: string,
  password: v.InferOutput<typeof PASSWORD> | undefined,
): string {
  if (!password)
    throw inputErrorIn(file, `${what}.password: expected {"env": "NAME"} or {"file": "PATH"}, received none`);
  if ('env' in password) {
    const found = process.env[password.env] ?? '';
    if (found !== '') return found;
    throw inputErrorIn(file, `${what}.password: expected it in the variable ${password.env}, received none`);
  }
  const path = isAbsolute(password.file) ? password.file : join(dirname(file), password.file);
  return withPath(path, () => readFileSync(path, 'utf8')).trimEnd();
}
