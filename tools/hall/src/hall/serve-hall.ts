import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorIn } from '@ec/cli';
import { floodGate } from '../web/flood-gate.js';
import { HALL_LIMITS, type HallLimits } from '../limits/limits.js';
import { wallClock, type Clock } from '../live/clock.js';
import { MAIL_FILE, readMailSettings } from '../mail/mail-settings.js';
import type { Observe } from '../observe/hall-event.js';
import { logOf, type LogFormat } from '../observe/logs.js';
import { metricsOf } from '../observe/metrics.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { hallRoutes } from '../web/hall-routes.js';
import { openServer, routesToCome, type OpenServer } from '../web/http-server.js';
import { HALL_PARTS } from './parts.js';
import { gamesOfFolder } from './game-files.js';
import { HostedGames } from './hosted-games.js';
import type { Hall } from './hall.js';
import { hallOf } from './hall-of.js';
import { endInterrupted } from './end-interrupted.js';
import { keepHall } from './keep-hall.js';
import type { Kept, KeptHall } from './kept-hall.js';
import { keepInThread } from './keep-in-thread.js';
import { LiveGames } from './live-games.js';
import { nameGame } from './name-game.js';
import type { MasterCommands } from './master-commands.js';
import { HostKey } from '../web/host-key.js';

/** How a hall is served. */
export interface HallOptions extends Omit<KeptHall, 'folder' | 'host'> {
  /**
   * Tells the time to everything, which then happens in one thread. The machine's when absent; then a thread beside that of the pages keeps time and
   * mail.
   */
  readonly clock?: Clock | undefined;
  /** Port on this machine; 0 for any that is free. */
  readonly port: number;
  /** As pages call it; `Games` when absent. */
  readonly name?: string | undefined;
  /** Where browsers reach it, when that is a proxy: `https://games.example.org`. */
  readonly address?: string | undefined;
  /** Addresses of mail of those who run the hall; nobody when absent. */
  readonly host?: readonly string[] | undefined;
  /** What game masters can do in the page; nothing when absent. */
  readonly commands?: MasterCommands | undefined;
  /** What one player, or one address, can ask for; the usual limits when absent. */
  readonly limits?: HallLimits | undefined;
  /** Port on this machine for Prometheus; 0 for any that is free, none when absent. */
  readonly metricsPort?: number | undefined;
  /** What is written to the log; `text` when absent. */
  readonly log?: LogFormat | undefined;
  /** Writes a line of the log; to the standard error stream when absent. */
  readonly write?: ((line: string) => void) | undefined;
}

/** A hall that can be reached, until it is disposed of. */
export interface ServedHall extends AsyncDisposable {
  /** Where it listens, such as `http://127.0.0.1:8078`. */
  readonly address: string;
  /** Where Prometheus finds metrics, where a port was given for them. */
  readonly metricsAddress: string | undefined;
  readonly hall: Hall;
  /** What it answers: methods, and patterns of addresses such as `/games/:game`. Those of the method `ALL` are checks that stand before others. */
  readonly routes: readonly Route[];
}

/** A method and a pattern of addresses. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * Serves the stored games of a folder on this machine, resolves the turns of those that have a calendar, and carries their mail where `mail.json` in
 * the folder says how.
 *
 * @param folder - of files that end in `.ec`
 * @throws InputError when there is no such folder, a port is taken, the settings of mail are wrong, or an address of the host is none of mail
 */
export async function serveHall(folder: string, options: HallOptions): Promise<ServedHall> {
  const { clock = wallClock, port, name = 'Games', ruleset, host = [], programs, programLimits } = options;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw inputErrorIn(folder, 'expected a folder with stored games, and there is none');
  const settings = existsSync(join(folder, MAIL_FILE)) ? readMailSettings(folder) : undefined;
  const database = new HallDatabase(join(folder, HALL_FILE), HALL_PARTS);
  const observers: Observe[] = [];
  const observe: Observe = (event) => observers.forEach((observer) => observer(event));
  const games = new HostedGames(gamesOfFolder(folder), {
    ...{ clock: clock.now, ruleset },
    opened: (id, stored) => nameGame(database, id, stored, (text) => observe({ event: 'failure', text })),
  });
  const stopping = new AbortController();
  const opened: OpenServer[] = [];
  let kept: Kept | undefined;
  let played: Promise<unknown> | undefined;
  const closeAll = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(opened.map((server) => server[Symbol.asyncDispose]()));
    await Promise.all([kept?.ended, played]);
    await games.settled();
    games[Symbol.dispose]();
    database[Symbol.dispose]();
  };
  const routes = routesToCome();
  const hostKey = new HostKey();
  const { log = 'text', write = console.error, metricsPort, limits = HALL_LIMITS } = options;
  observers.push(logOf({ format: log, write, now: clock.now, secrets: [hostKey.text] }));
  try {
    const keeping = { observe, signal: stopping.signal };
    const { address: publicAddress, pushReach } = options;
    const keptHall = { folder, host, ruleset, programs, programLimits, address: publicAddress, pushReach };
    kept = await (options.clock
      ? keepHall(keptHall, { clock: options.clock, ...keeping })
      : keepInThread(keptHall, keeping));
    const gate = floodGate(limits.requests, { address: publicAddress, observe });
    const server = await openServer(routes.fetch, { port, gate }, stopping);
    opened.push(server);
    const { address = server.address } = options;
    const live = new LiveGames({ games, clock, observe });
    const hall = hallOf({
      ...options,
      limits,
      name,
      address,
      database,
      games,
      live,
      clock,
      settings,
      hostKey,
      observe,
      alive: kept.alive,
    });
    if (metricsPort !== undefined) {
      const metrics = metricsOf(hall.health, () => hall.streams.size);
      observers.push(metrics.observe);
      opened.push(
        await openServer(metrics.routes.fetch, { port: metricsPort, option: '--metrics-port' }, stopping),
      );
    }
    const answering = hallRoutes(hall, stopping.signal);
    played = Promise.all([live.play(stopping.signal), endInterrupted(hall, stopping.signal)]);
    routes.come(answering);
    hall.observe({ event: 'opened', address, games: games.ids.length, sendsMail: hall.sendsMail });
    return {
      address: server.address,
      metricsAddress: opened[1]?.address,
      hall,
      routes: answering.routes.map(({ method, path }) => ({ method, path })),
      async [Symbol.asyncDispose]() {
        hall.observe({ event: 'closing' });
        await closeAll();
        hall.observe({ event: 'closed' });
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
