import { openServer, type OpenServer } from '../web/http-server.js';
import type { LiveGame } from './live-game.js';
import { LIVE_LIMITS, liveRoutes, type LiveLimits } from './routes.js';

/**
 * Serves a live game on this machine.
 *
 * @param port - 0 for any that is free
 * @param limits - what one player can ask for; that of `ec live` when absent
 * @throws InputError when the port is taken
 */
export function serveLive(
  live: LiveGame,
  port: number,
  limits: LiveLimits = LIVE_LIMITS,
): Promise<OpenServer> {
  const stopping = new AbortController();
  const { fetch } = liveRoutes(live, stopping.signal, limits);
  return openServer(fetch, { port }, stopping);
}
