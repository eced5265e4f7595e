import { statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@ec/cli';
import type { RulesetOptions } from '../game/open-game.js';
import type { Clock } from '../live/clock.js';
import { OUTBOX } from '../mail/outbox.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { hallRoutes } from '../web/hall-routes.js';
import { openServer } from '../web/http-server.js';
import { DRAFTS } from './drafts.js';
import { PRESS } from './press.js';
import { SIGN_UPS, signUpsOfPerson } from './sign-ups.js';
import { Accounts } from '../accounts/accounts.js';
import { ACCOUNTS } from '../accounts/tables.js';
import type { Hono } from 'hono';
import { HostedGames } from './hosted-games.js';
import type { Hall } from './hall.js';
import type { MasterCommands } from './master-commands.js';
import { HostKey } from '../web/host-key.js';

/** How a hall is served. */
export interface HallOptions extends RulesetOptions {
  readonly clock: Clock;
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
}

/** A hall that can be reached, until it is disposed of. */
export interface ServedHall extends AsyncDisposable {
  /** Where it listens, such as `http://127.0.0.1:8078`. */
  readonly address: string;
  readonly hall: Hall;
}

/**
 * Serves the stored games of a folder on this machine.
 *
 * @param folder - of files that end in `.ec`
 * @throws InputError when there is no such folder, the port is taken, or an address of the host is none of mail
 */
export async function serveHall(folder: string, options: HallOptions): Promise<ServedHall> {
  const { clock, port, name = 'Games', ruleset } = options;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`${folder}: error: expected a folder with stored games, and there is none`);
  const database = new HallDatabase(join(folder, HALL_FILE), [OUTBOX, ACCOUNTS, DRAFTS, SIGN_UPS, PRESS]);
  const games = new HostedGames(folder, { clock: clock.now, ruleset });
  const close = (): void => {
    games[Symbol.dispose]();
    database[Symbol.dispose]();
  };
  const stopping = new AbortController();
  let serve: (routes: Hono) => void = () => undefined;
  const routes = new Promise<Hono>((resolve) => {
    serve = resolve;
  });
  try {
    const server = await openServer(async (request) => (await routes).fetch(request), port, stopping);
    const { address = server.address } = options;
    const belongings = [signUpsOfPerson(database)];
    const accounts = new Accounts({ database, address, clock, host: options.host ?? [], belongings });
    const hall: Hall = {
      ...{ name, address, games, database, clock, accounts },
      hostKey: new HostKey(),
      commands: options.commands,
    };
    serve(hallRoutes(hall, stopping.signal));
    return {
      address: server.address,
      hall,
      async [Symbol.asyncDispose]() {
        await server[Symbol.asyncDispose]();
        await games.settled();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
