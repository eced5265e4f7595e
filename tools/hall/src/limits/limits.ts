import type { CountLimits } from './counted.js';
import type { SlowLimits } from './slowed.js';
import type { StreamLimits } from './streams.js';
import type { TurnLimits } from './turns.js';

/** How often one network can ask: far more than browsers do. */
export interface RequestLimits extends CountLimits {
  /** Milliseconds until a request too many is refused; up to twice as many where others wait. */
  readonly delay: number;
}

/** What can be asked of a server; networks are told apart where a proxy states addresses. */
export interface HallLimits {
  /** Of one network, whatever it asks for. */
  readonly requests: RequestLimits;
  /** Of the player of one seat. */
  readonly turns: TurnLimits;
  /** Of one network that asks for pages of everybody. */
  readonly networks: TurnLimits;
  readonly streams: StreamLimits;
  readonly slow: SlowLimits;
}

/**
 * In a hall of one live game: enough for a player who looks at every turn, and a twentieth of the server's time for one who tries to keep it busy.
 */
export const LIVE_LIMITS: HallLimits = {
  requests: { most: 400, period: 4_000, delay: 1_000 },
  turns: { work: 200, period: 4_000, waiting: 8 },
  networks: { work: 200, period: 4_000, waiting: 8 },
  streams: { each: 8, all: 256 },
  slow: { delay: 1_000, waiting: 768, streams: 16 },
};

/** A quarter of the server's time for one player: the editor has each sheet checked and rehearsed whenever its player pauses. Behind one address there may be a whole school. */
export const HALL_LIMITS: HallLimits = {
  requests: { most: 2_000, period: 4_000, delay: 1_000 },
  turns: { work: 1_000, period: 4_000, waiting: 16 },
  networks: { work: 1_000, period: 4_000, waiting: 64 },
  streams: { each: 16, all: 2_000 },
  slow: { delay: 1_000, waiting: 768, streams: 64 },
};
