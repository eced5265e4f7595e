import { askNow, awaitedBot, NoAnswer, outsideCommand, type AwaitedBot } from '@ec/cli/outside';
import { drawnSheets, type Game, type GameState, type JournalEvent, type Ruleset } from '@ec/engine';
import { Prng } from '@ec/prng';

/** Milliseconds that a program has for each answer. */
const TIME = 10_000;

/** Programs of this thread, by the place of their seat and their command: each plays one game after the other. */
const programs = new Map<string, { readonly bot: AwaitedBot; hasFailed: boolean }>();

/** Seats that programs play in one game. */
export class ProgramSeats {
  readonly #seats: readonly { readonly seat: number; readonly key: string; readonly command: string }[];
  readonly #told = new Set<number>();
  /** Plans that are no programs, by seat ID. */
  readonly plans: ReadonlyMap<number, string>;

  /** @param plans - plans, of which some are programs, by seat ID */
  constructor(plans: ReadonlyMap<number, string>) {
    this.plans = new Map([...plans].filter(([, plan]) => outsideCommand(plan) === undefined));
    this.#seats = [...plans].flatMap(([seat, plan], place) => {
      const command = outsideCommand(plan);
      return command === undefined ? [] : [{ seat, command, key: `${place} ${command}` }];
    });
  }

  /** Order sheets of the next turn, by seat ID. A program that gives no answer gives no orders, and says why the first time. */
  sheets<State extends GameState, Order, View, Event extends JournalEvent>(
    ruleset: Ruleset<State, Order, View, Event>,
    game: Game<State, Event>,
  ): Map<number, string> {
    return new Map(
      this.#seats.map(({ seat, key, command }) => {
        const program = programs.get(key) ?? { bot: awaitedBot(command, { time: TIME }), hasFailed: false };
        programs.set(key, program);
        try {
          return [seat, this.#ask(ruleset, game, seat, program.bot)];
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          if (!program.hasFailed)
            console.error(`${command}: ${error.message}; it gives no orders in that turn`);
          program.hasFailed = true;
          return [seat, ''];
        }
      }),
    );
  }

  #ask<State extends GameState, Order, View, Event extends JournalEvent>(
    ruleset: Ruleset<State, Order, View, Event>,
    { name, state, journal, seed, parameters }: Game<State, Event>,
    seat: number,
    bot: AwaitedBot,
  ): string {
    const view = ruleset.view(state, journal, seat);
    const rng = Prng.fromSeed(seed).stream('samples', seat);
    const isNewGame = !this.#told.has(seat);
    this.#told.add(seat);
    return askNow(bot, {
      game: { game: name, ruleset, parameters, seat, seats: ruleset.seats(state) },
      isNewGame,
      turn: state.turn + 1,
      view,
      template: ruleset.template(view),
      samples: (count, asked) => drawnSheets(ruleset, view, rng.stream(asked), count),
    });
  }
}
