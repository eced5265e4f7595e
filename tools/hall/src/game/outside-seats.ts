import { parse } from 'node:path';
import { InputError } from '@ec/cli';
import { ask, NoAnswer, OutsideBot, type OutsideLimits } from '@ec/cli/outside';
import { drawnSheets } from '@ec/engine';
import {
  countingSheet,
  currentTurn,
  gameStatus,
  logMessage,
  storedSeats,
  storedTemplate,
  storedView,
  submitOrders,
  type StoredGame,
} from '@ec/engine/sqlite';
import { Prng } from '@ec/prng';

/** Makes a change to the game at a time when it may be made. */
type Change = (change: () => void) => Promise<void> | void;

/** Seats that programs of somebody else play: of each one process, which lives as long as this. */
export class OutsideSeats implements AsyncDisposable {
  readonly #bots: ReadonlyMap<number, OutsideBot>;
  /** What each program was asked last, until it is done. */
  readonly #asked = new Map<number, Promise<void>>();
  /** The turn in which each program gave no answer: it has lost that one. */
  readonly #lost = new Map<number, number>();
  readonly #say: (line: string) => void;
  #isEnding = false;

  /**
   * @param commands - by seat
   * @param say - is told what the programs write for people, and when one gives no orders; the error stream when absent
   */
  constructor(
    commands: ReadonlyMap<number, string>,
    limits: OutsideLimits,
    say: (line: string) => void = console.error,
  ) {
    this.#say = say;
    this.#bots = new Map(
      [...commands].map(([seat, command]) => [
        seat,
        new OutsideBot(command, limits, (line) => say(`bot of seat ${seat}: ${line}`)),
      ]),
    );
  }

  /** Whether a program gives the orders of a seat. */
  plays(seat: number): boolean {
    return this.#bots.has(seat);
  }

  /**
   * Makes sure that a game has all seats that programs play.
   *
   * @throws InputError when it has not
   */
  expectSeats(stored: StoredGame): void {
    const seats = storedSeats(stored).map(({ seat }) => seat);
    const missing = [...this.#bots.keys()].find((seat) => !seats.includes(seat));
    if (missing === undefined) return;
    const game = parse(stored.database.path).name;
    throw new InputError(
      `--bot: error: expected a seat of ${game} from 1 to ${seats.length}, received ${missing}`,
    );
  }

  /**
   * Hands in the orders of each program for the next turn, one after the other, for its seat where no sheet counts. A program that gives no
   * answer costs its seat the turn; the game's log says so.
   */
  async submit(stored: StoredGame): Promise<void> {
    for (const [seat, bot] of this.#bots) await this.#ask(stored, seat, bot, (change) => change());
  }

  /**
   * The same while the turns go on: all programs are asked at once, each when it has done with the turn before. What comes after the turn is lost, and
   * the program reads of the next.
   *
   * @param change - makes each change to the game between others
   */
  async submitInTime(stored: StoredGame, change: Change): Promise<void> {
    await Promise.all(
      [...this.#bots].map(([seat, bot]) => {
        const before = this.#asked.get(seat) ?? Promise.resolve();
        const asked = before.then(() => this.#ask(stored, seat, bot, change));
        // a failure is told where it was asked, and once
        this.#asked.set(
          seat,
          asked.catch(() => undefined),
        );
        return asked;
      }),
    );
  }

  /** Tells all programs how the game ended, if it has. */
  end(stored: StoredGame): void {
    const running = [...this.#bots.values()].filter((bot) => bot.isRunning);
    // without programs the state of the new turn need not be read
    if (running.length === 0) return;
    const { outcome } = gameStatus(stored);
    if (outcome.status === 'running') return;
    for (const bot of running) bot.tell({ type: 'over', outcome });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnding = true;
    await Promise.all([...this.#bots.values()].map((bot) => bot[Symbol.asyncDispose]()));
    await Promise.all(this.#asked.values());
  }

  /** Asks a program for its orders, and hands them in if the turn is still the same. */
  async #ask(stored: StoredGame, seat: number, bot: OutsideBot, change: Change): Promise<void> {
    const turn = currentTurn(stored);
    const isOut = gameStatus(stored).seats.some((one) => one.seat === seat && one.isOut);
    const isLost = this.#lost.get(seat) === turn.id;
    if (this.#isEnding || isOut || isLost || countingSheet(stored, turn, seat)) return;
    try {
      const text = await orders(stored, seat, bot);
      await change(() => {
        if (currentTurn(stored).id !== turn.id) return;
        const { receipt, diagnostics } = submitOrders(stored, {
          seat,
          text,
          origin: 'master',
          skipMistakes: true,
        });
        bot.tell({ type: 'receipt', receipt, diagnostics });
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (this.#isEnding) return;
      this.#lost.set(seat, turn.id);
      this.#say(`bot of seat ${seat}: ${error.message}; it gives no orders in this turn`);
      await change(() => logMessage(stored, { seat, code: 'bot-silent', text: error.message }));
    }
  }
}

/**
 * The sheet that a program writes.
 *
 * @throws NoAnswer when it writes none
 */
function orders(stored: StoredGame, seat: number, bot: OutsideBot): Promise<string> {
  const { meta, ruleset } = stored;
  const { name: game, parameters, seed } = meta;
  const seats = gameStatus(stored).seats.map(({ seat: id, name }) => ({ id, name }));
  const view = storedView(stored, seat);
  const rng = Prng.fromSeed(seed).stream('samples', seat);
  return ask(bot, {
    game: { game, ruleset, parameters, seat, seats },
    turn: currentTurn(stored).turn + 1,
    view,
    template: storedTemplate(stored, seat),
    samples: (count, asked) => drawnSheets(ruleset, view, rng.stream(asked), count),
  });
}
