import { statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { inputErrorIn } from '@ec/cli';
import type { StoredGame } from '@ec/engine/sqlite';
import { createTransport } from 'nodemailer';
import type { RulesetOptions } from '../game/open-game.js';
import { gamesOfFolder, whyNotServed } from '../hall/game-files.js';
import { HostedGames } from '../hall/hosted-games.js';
import type { Clock } from '../live/clock.js';
import { nameGame } from '../hall/name-game.js';
import { HALL_PARTS } from '../hall/parts.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import type { Receiving } from './incoming/receiving.js';
import { mailLogin, type MailSettings, readMailSettings } from './mail-settings.js';
import type { MailGames } from './reply-address.js';
import type { Sending } from './send-queue.js';

/** The mail of a folder of games. */
export interface MailHall {
  readonly database: HallDatabase;
  readonly settings: MailSettings;
  readonly games: MailGames;
  readonly receiving: Receiving;
}

/** Milliseconds after which a server that says nothing is left. */
export const SILENCE = 60_000;

const SMTP_PORT = 587;

/** Mails that are sent at once, to a server of this machine and to another: fewer than either allows a client. */
const CONNECTIONS = { here: 8, there: 4 };

/**
 * Opens the mail of a folder of games, or of the folder of one game, of which alone mail is received then: that of the others is left alone.
 *
 * @param path - of the folder, or of a game
 * @param options - `warn` is told when another game has the name of a former one, and of files that are left out
 * @throws InputError when there is no such folder, a hall would not serve the game, or its settings are wrong
 */
export function openMailHall(
  path: string,
  { clock, ruleset, warn }: RulesetOptions & { readonly clock: Clock; readonly warn: (text: string) => void },
): MailHall & Disposable {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw inputErrorIn(path, 'expected a folder with games, or a game, and there is none');
  const isFolder = stats.isDirectory();
  const why = isFolder ? undefined : whyNotServed(path);
  if (why !== undefined) throw inputErrorIn(path, why);
  const folder = isFolder ? path : dirname(path);
  const settings = readMailSettings(folder);
  const database = new HallDatabase(join(folder, HALL_FILE), HALL_PARTS);
  const files = gamesOfFolder(folder, warn);
  const opened = (id: string, stored: StoredGame): void => nameGame(database, id, stored, warn);
  const hosted = new HostedGames(files, { clock: clock.now, ruleset, opened });
  // Rules that are named for one game are not those of the others.
  const others = isFolder ? hosted : new HostedGames(files, { clock: clock.now, opened });
  const only = isFolder ? undefined : basename(path, extname(path));
  const games: MailGames = {
    get ids() {
      return hosted.ids;
    },
    use: (id, use) => (id === only ? hosted : others).use(id, use),
    change: (id, change) => (id === only ? hosted : others).change(id, change),
  };
  return {
    ...mailHallOf({ database, games, settings, clock, only }),
    [Symbol.dispose]() {
      others[Symbol.dispose]();
      hosted[Symbol.dispose]();
      database[Symbol.dispose]();
    },
  };
}

/**
 * The mail of games that are open already.
 *
 * @param only - name of the game of which alone mail comes in and goes out; all when absent
 */
export function mailHallOf({
  database,
  games,
  settings,
  clock,
  only,
}: Pick<MailHall, 'database' | 'games' | 'settings'> & {
  readonly clock: Clock;
  readonly only?: string | undefined;
}): MailHall {
  const { from, orders = null, master = null, trust, anonymousPress } = settings;
  return {
    ...{ database, settings, games: only === undefined ? games : onlyOne(games, only) },
    receiving: { database, games, only, clock, from, mailbox: orders, master, trust, anonymousPress },
  };
}

/**
 * What the queue of a hall is sent with.
 *
 * @throws InputError when the settings have no server, or its password is not where they say
 */
export function sendingOf(
  { database, settings }: MailHall,
  clock: Clock,
): Sending & { readonly clock: Clock } {
  const { host, port, secure, auth } = mailLogin(settings, 'smtp', SMTP_PORT);
  const transport = createTransport({
    ...{ host, port, secure, connectionTimeout: SILENCE, greetingTimeout: SILENCE, socketTimeout: SILENCE },
    ...(auth && { auth, requireTLS: !isHere(host) }),
    // Nobody else hears what is said on this machine, and its servers sign for themselves.
    ...(isHere(host) && { tls: { rejectUnauthorized: false } }),
  });
  const { from, name, orders: mailbox, master = null, attachmentBytes } = settings;
  const connections = isHere(host) ? CONNECTIONS.here : CONNECTIONS.there;
  return { database, transport, clock, from, mailbox, name, master, attachmentBytes, connections };
}

/** Whether a host is this machine: a password does not leave it. */
export function isHere(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function onlyOne(games: MailGames, id: string): MailGames {
  return {
    ids: [id],
    use: (one, use) => (one === id ? games.use(one, use) : Promise.resolve(undefined)),
    change: (one, change) => (one === id ? games.change(one, change) : Promise.resolve(undefined)),
  };
}
