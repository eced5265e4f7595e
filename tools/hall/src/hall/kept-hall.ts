import type { OutsideLimits } from '@ec/cli/outside';
import type { RulesetOptions } from '../game/open-game.js';
import type { Clock } from '../live/clock.js';
import type { PushReach } from '../push/push-services.js';
import type { Observe } from '../observe/hall-event.js';

/** What is kept; it can be handed to a thread. */
export interface KeptHall extends RulesetOptions {
  /** Of files that end in `.ec`. */
  readonly folder: string;
  /** Addresses of mail of those who run the hall. */
  readonly host: readonly string[];
  /** Programs that give the orders of seats where no sheet counts, by game and seat; none when absent. */
  readonly programs?: ReadonlyMap<string, ReadonlyMap<number, string>> | undefined;
  /** What each of them has for an answer; 10 s when absent. */
  readonly programLimits?: OutsideLimits | undefined;
  /** Where browsers reach it; on this machine alone when absent. */
  readonly address?: string | undefined;
  /** Which push services are asked; those of the internet when absent. */
  readonly pushReach?: PushReach | undefined;
}

/** What is kept is told of, and when. */
export interface Keeping {
  readonly clock: Clock;
  readonly observe: Observe;
  /** Ends it after what is under way. */
  readonly signal: AbortSignal;
}

/** A hall that is kept. */
export interface Kept {
  /** Settles when it has ended, and its files are closed. */
  readonly ended: Promise<void>;
  /** When the thread that keeps it last gave a sign of life, in milliseconds since 1970; absent where there is no such thread. */
  readonly alive?: () => number;
}
