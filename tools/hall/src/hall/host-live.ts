import { inputErrorIn } from '@ec/cli';
import {
  gameStatus,
  lockLive,
  noGame,
  storedCalendar,
  type GameStatus,
  type StoredGame,
} from '@ec/engine/sqlite';
import type { RulesetOptions } from '../game/open-game.js';
import type { OutsideSeats } from '../game/outside-seats.js';
import { floodGate } from '../web/flood-gate.js';
import { LIVE_LIMITS, type HallLimits } from '../limits/limits.js';
import type { Clock } from '../live/clock.js';
import { LiveGame } from '../live/live-game.js';
import { playPrograms } from '../live/play-programs.js';
import type { Pace } from '../live/schedule.js';
import { logOf } from '../observe/logs.js';
import { HallDatabase } from '../store/hall-database.js';
import { hallRoutes } from '../web/hall-routes.js';
import { HostKey } from '../web/host-key.js';
import { openServer, routesToCome } from '../web/http-server.js';
import { addressOfGame } from '../web/page.js';
import { oneGame } from './game-files.js';
import { hallOf } from './hall-of.js';
import { HostedGames } from './hosted-games.js';
import type { MasterCommands } from './master-commands.js';
import { HALL_PARTS } from './parts.js';

/** How a game is played live. */
export interface HostOptions extends Pace, RulesetOptions {
  readonly clock: Clock;
  /** Port of the server; 0 for any that is free. */
  readonly port: number;
  /** Where browsers reach it, when that is a proxy: `https://games.example.org`. */
  readonly address?: string | undefined;
  /** What one player can ask for; the usual limits when absent. */
  readonly limits?: HallLimits | undefined;
  /** Programs that play seats; none when absent. */
  readonly programs?: OutsideSeats | undefined;
  /** What the host can do in the page; nothing when absent. */
  readonly commands?: MasterCommands | undefined;
  /** Ends the game after the tick that is under way; its file can go live again. */
  readonly signal: AbortSignal;
  /** Called when the game can be reached, before its first tick. */
  readonly onLive: (live: LiveGame, addresses: LiveAddresses) => Promise<void>;
}

/** Where a live game is reached. */
export interface LiveAddresses {
  /** Where browsers reach the hall, such as `http://127.0.0.1:8078`. */
  readonly address: string;
  /** Of the game's page: players put `#` and their token after it, and programs the names of routes. */
  readonly page: string;
  /** Link for the host alone. */
  readonly host: string;
}

/** How a live game stood in the end. */
export type LiveEnd = Pick<GameStatus, 'name' | 'turn' | 'outcome' | 'seats'>;

/**
 * Plays a stored game on a clock, and serves it in a hall of its own, until it is over. After the end, reports are served for one more tick. The hall
 * keeps nothing about people: they come in by the tokens of their seats.
 *
 * @param path - file of the game
 * @throws InputError when the game is over already, has a calendar or lacks the seat of a program, or the port is taken; its clock is as it was
 * @throws InputError when another file is put in the place of the game's
 * @throws StoreError `busy` when another server plays the game; its clock is as it was
 * @throws StoreError, ModuleError, InvariantError when the game cannot be opened, or a turn cannot be resolved; the game is as it was before it
 */
export async function hostLive(path: string, options: HostOptions): Promise<LiveEnd> {
  const { clock, ruleset } = options;
  const files = oneGame(path);
  const games = new HostedGames(files, { clock: clock.now, ruleset });
  try {
    const end = await games.use(files.id, (stored) => host({ id: files.id, games, stored }, options));
    if (!end) throw noGame(path);
    return end;
  } finally {
    await games.settled();
    games[Symbol.dispose]();
  }
}

/** A game that is open. */
interface Hosted {
  readonly id: string;
  readonly games: HostedGames;
  readonly stored: StoredGame;
}

async function host({ id, games, stored }: Hosted, options: HostOptions): Promise<LiveEnd> {
  const { clock, port, signal, limits = LIVE_LIMITS, commands, onLive } = options;
  expectPlayable(stored);
  options.programs?.expectSeats(stored);
  using _ = lockLive(stored);
  using database = new HallDatabase(':memory:', HALL_PARTS);
  const stopping = new AbortController();
  const hostKey = new HostKey();
  const observe = logOf({
    ...{ format: 'text', now: clock.now, secrets: [hostKey.text] },
    write: (line) => console.error(line),
  });
  const routes = routesToCome();
  const gate = floodGate(limits.requests, { address: options.address, observe });
  await using server = await openServer(routes.fetch, { port, gate }, stopping);
  // Going live sets the time of the next tick: what can be refused has been refused before.
  const live = new LiveGame(stored, {
    clock,
    pace: () => (games.isOpen(id, stored) ? options : null),
    inTurn: (change) => games.inTurn(id, change),
  });
  const { address = server.address } = options;
  const hall = hallOf({
    ...{ name: stored.meta.name, address, database, games, clock, hostKey, observe, commands, limits },
    ...{ settings: undefined, keepsPeople: false },
    live: { of: (game) => (game === id ? live : undefined) },
  });
  routes.come(hallRoutes(hall, stopping.signal));
  await onLive(live, {
    address,
    page: `${address}${addressOfGame(id)}`,
    host: `${address}/host#${hostKey.text}`,
  });
  await play(live, options);
  if (live.isOver) await clock.until(clock.now() + options.tick, signal);
  else if (!signal.aborted)
    throw inputErrorIn(
      stored.database.path,
      'expected the file of the game that is live, received another or none in its place',
    );
  return { name: stored.meta.name, ...live.status };
}

/** @throws InputError when the game is over, or has a calendar */
function expectPlayable(stored: StoredGame): void {
  if (gameStatus(stored).outcome.status === 'over')
    throw inputErrorIn(stored.database.path, 'expected a game that goes on, received one that is over');
  if (storedCalendar(stored) !== null)
    throw inputErrorIn(
      stored.database.path,
      'expected a game without a calendar, received one whose turns "ec serve" resolves; "ec calendar --remove" ends that',
    );
}

/** Plays tick after tick; programs give the orders of their seats meanwhile. */
async function play(live: LiveGame, { signal, programs }: HostOptions): Promise<void> {
  if (!programs) return live.play(signal);
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const asking = playPrograms(live, programs, ended).catch((error: unknown) => {
    stop.abort();
    throw error;
  });
  await Promise.all([live.play(ended), asking]);
}
