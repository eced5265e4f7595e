import { currentTurn, gameStatus, lockLive, storedCalendar, type StoredGame } from '@ec/engine/sqlite';
import { watchGames } from '../calendar/watch-games.js';
import type { Clock } from '../live/clock.js';
import { isPaused } from '../calendar/paused.js';
import { isPace, paceOf } from '../live/game-pace.js';
import { LiveGame } from '../live/live-game.js';
import type { Observe } from '../observe/hall-event.js';
import type { HostedGames } from './hosted-games.js';
import { sayingWhyClosed } from './saying-once.js';

/** What the games of a hall are played on a clock with. */
export interface LiveGamesOptions {
  readonly games: HostedGames;
  readonly clock: Clock;
  readonly observe: Observe;
}

/** Milliseconds after which a game is looked at again although nobody has changed it: its clock may have stopped for a fault. */
const AGAIN = 60_000;

/**
 * The games of a hall that are played on a clock: those to which their masters have given a pace, while a time is set for their next turn. One
 * that could not be played on is tried again by and by.
 */
export class LiveGames {
  readonly #options: LiveGamesOptions;
  readonly #failed: (id: string | null, error: unknown) => void;
  readonly #live = new Map<string, LiveGame>();
  readonly #playing = new Map<string, Promise<void>>();

  constructor(options: LiveGamesOptions) {
    this.#options = options;
    this.#failed = sayingWhyClosed(options.games, options.observe);
  }

  /** Plays them until a signal is given: then the ticks under way are the last. A game is looked at within a second after somebody has changed it. */
  async play(signal: AbortSignal): Promise<void> {
    const { games, clock } = this.#options;
    await watchGames({
      ...{ clock, signal },
      // A game that cannot be opened is told of by those who keep the time of all games.
      failed: () => undefined,
      games: {
        get ids() {
          return games.ids;
        },
        stamp: (id) => games.stampOf(id),
      },
      look: (id) => games.use(id, (stored) => this.#look(id, stored, signal)),
    });
    await Promise.all(this.#playing.values());
  }

  /** A game whose clock goes here; `undefined` for any other. */
  of(id: string): LiveGame | undefined {
    return this.#live.get(id);
  }

  /** Starts the clock of a game that has a pace, where it does not go yet; says when to look at it again. */
  #look(id: string, stored: StoredGame, signal: AbortSignal): number {
    if (!isPace(storedCalendar(stored))) return Infinity;
    const isPlayed = this.#playing.has(id) || signal.aborted;
    if (!isPlayed && isTimed(stored) && gameStatus(stored).outcome.status === 'running')
      this.#playing.set(id, this.#play(id, signal));
    return this.#options.clock.now() + AGAIN;
  }

  async #play(id: string, signal: AbortSignal): Promise<void> {
    const { games, clock, observe } = this.#options;
    let ended: LiveGame | undefined;
    try {
      await games.use(id, async (stored) => {
        using _ = lockLive(stored);
        const live = new LiveGame(stored, {
          clock,
          pace: () => (games.isOpen(id, stored) && isTimed(stored) ? paceOf(stored) : null),
          inTurn: (change) => games.inTurn(id, change),
        });
        live.news.on('tick', ({ game: { state } }) => observe({ event: 'turn', game: id, turn: state.turn }));
        this.#live.set(id, live);
        ended = live;
        await live.play(signal);
      });
    } catch (error) {
      this.#failed(id, error);
    } finally {
      this.#live.delete(id);
      this.#playing.delete(id);
      // Whoever watches it looks at its file from now on.
      ended?.news.emit('changed');
    }
  }
}

/** Whether a time is set for the next turn, and the game is not paused. */
function isTimed(stored: StoredGame): boolean {
  return currentTurn(stored).due !== null && !isPaused(stored);
}
