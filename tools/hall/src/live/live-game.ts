import { EventEmitter } from 'node:events';
import {
  currentTurn,
  gameStatus,
  resolveStoredTurn,
  sealSheet,
  setDue,
  StoreError,
  type GameStatus,
  type ResolvedTurn,
  type StoredGame,
} from '@ec/engine/sqlite';
import type { Clock } from './clock.js';
import { firstTick, nextTick, type Pace } from './schedule.js';
import { takeLines, type LiveSubmission, type NotHandedIn, type SheetTerms } from './take-lines.js';
import type { Standing, Watched } from './turn-events.js';

/** What a live game reports. */
interface News {
  /** A turn was resolved by the clock. */
  readonly tick: [ResolvedTurn];
  /** Somebody else has moved the next tick: they set another time, resolved a turn or took one back. */
  readonly moved: [];
  /** Another turn is the last one, or the next tick is at another time. */
  readonly changed: [];
  /** A change that was asked for between ticks has been made. */
  readonly made: [];
  /** A tick has to wait, as somebody else is changing the game. */
  readonly hindered: [StoreError];
}

/** Milliseconds between checks whether somebody else has moved the next tick. */
const LOOK = 1_000;

/** How a stored game is played live. */
export interface LiveOptions {
  readonly clock: Clock;
  /** How fast it is played from now on; `null` for not any more. */
  readonly pace: () => Pace | null;
  /** Makes a change when all that were asked for before it are made. */
  readonly inTurn: <T>(change: () => Promise<T>) => Promise<T>;
}

/** A stored game whose turns are resolved by the clock. Changes to it are made one after the other. */
export class LiveGame {
  readonly news = new EventEmitter<News>().setMaxListeners(0);
  readonly clock: Clock;
  readonly #options: LiveOptions;
  #next = -Infinity;
  #status: Pick<GameStatus, 'turn' | 'outcome' | 'seats'> | undefined;

  /**
   * Goes live: from now on the file says when the next tick is.
   *
   * @throws StoreError when the file cannot be written
   */
  constructor(
    readonly stored: StoredGame,
    options: LiveOptions,
  ) {
    this.clock = options.clock;
    this.#options = options;
    const { pace } = this;
    if (pace) this.#agree(pace);
  }

  /** How fast it is played; `null` when it is not played any more. */
  get pace(): Pace | null {
    return this.#options.pace();
  }

  /** When the next tick is, in milliseconds since 1970; `null` when the game is over. */
  get next(): number | null {
    return this.isOver ? null : this.#next;
  }

  /** The turn that was resolved last, how the game stands, and its seats; looked up once a turn. */
  get status(): Pick<GameStatus, 'turn' | 'outcome' | 'seats'> {
    if (this.#status?.turn.id !== currentTurn(this.stored).id) this.#status = undefined;
    return (this.#status ??= gameStatus(this.stored));
  }

  /** Whether the game is over. */
  get isOver(): boolean {
    return this.status.outcome.status === 'over';
  }

  /** What those who watch it are told of. */
  get watched(): Pick<Watched, 'changed'> & { readonly look: () => Standing } {
    const { news } = this;
    return {
      look: () => ({ ...this.status, turn: this.status.turn.turn, next: this.next }),
      changed() {
        const change = new AbortController();
        const hear = (): void => change.abort();
        news.once('changed', hear);
        return { signal: change.signal, [Symbol.dispose]: () => void news.off('changed', hear) };
      },
    };
  }

  /** Plays tick after tick until there is no pace any more, or a signal is given: then the tick under way is the last. */
  async play(signal: AbortSignal): Promise<void> {
    while (!this.isOver && this.pace && !signal.aborted) {
      await this.clock.until(Math.min(this.#next, this.clock.now() + LOOK), signal);
      if (!signal.aborted) await this.#oneByOne(() => this.#playDue());
    }
    await this.#oneByOne(async () => undefined);
  }

  /**
   * Keeps a player's orders for the next turn; they are in the file when this ends.
   *
   * Each line stands for itself: one that cannot be read stops no other. Only where none can be read nothing is changed.
   *
   * @param how - whether they come after those that count already, or in place of them; what they ask for beside; and what is required within the
   * change, which throws where nothing is to be kept
   * @returns why nothing is kept, where nothing is
   */
  async submit(
    seat: number,
    text: string,
    how: SheetTerms & { readonly isAdded: boolean; readonly require?: (() => void) | undefined },
  ): Promise<LiveSubmission | NotHandedIn> {
    const { stored } = this;
    const expected = this.status.turn.turn + 1;
    const sealed = await sealSheet(stored, { seat, text });
    return this.#oneByOne(async () => {
      // By the clock the tick may be due although the timer has not run out yet.
      await this.#playDue();
      return takeLines(stored, this.status, { seat, text, sealed, expected, ...how });
    });
  }

  /** Makes a change between others; none is made while a turn is resolved. */
  change(change: () => void): Promise<void> {
    return this.#oneByOne(async () => {
      change();
      this.news.emit('made');
    });
  }

  /** Resolves the next turn if its time has come. */
  async #playDue(): Promise<void> {
    const { stored, clock, pace } = this;
    try {
      if (!pace) return;
      this.#agree(pace);
      if (this.isOver || clock.now() < this.#next) return;
      const time = this.#next;
      const resolved = await resolveStoredTurn(stored, {
        require: () => requireDue(stored, time),
        due: nextTick(this.#next, pace.tick, clock.now()),
      });
      this.#setNext(nextTick(this.#next, pace.tick, clock.now()));
      this.news.emit('tick', resolved);
    } catch (error) {
      // The next attempt waits for them as well, or finds that they have resolved the turn.
      if (!(error instanceof StoreError && BY_OTHERS.has(error.code))) throw error;
      this.news.emit('hindered', error);
    }
  }

  /** The file says when the next tick is: somebody else may have set another time, resolved a turn or taken one back. */
  #agree(pace: Pace): void {
    const turn = currentTurn(this.stored);
    if (turn.due === this.#next) return;
    this.#setNext(firstTick(turn, pace, this.clock.now()));
    this.news.emit('moved');
  }

  #setNext(next: number): void {
    if (currentTurn(this.stored).due !== next) setDue(this.stored, next);
    this.#next = next;
    this.news.emit('changed');
  }

  #oneByOne<T>(change: () => Promise<T>): Promise<T> {
    return this.#options.inTurn(change);
  }
}

/** @throws StoreError `overtaken` when somebody else has set another time for the next tick */
function requireDue(stored: StoredGame, time: number): void {
  if (currentTurn(stored).due === time) return;
  const problem = 'somebody else has set another time for the tick; nothing was done';
  throw new StoreError('overtaken', `${stored.database.path}: ${problem}`);
}

/** Errors of a tick that do not end the game: somebody else is changing it, has resolved the turn, or set another time. */
const BY_OTHERS: ReadonlySet<string> = new Set(['busy', 'overtaken']);
