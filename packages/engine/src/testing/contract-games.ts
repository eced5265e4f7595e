import { Prng, type Seed } from '@ec/prng';
import { renderJson } from '@ec/reports';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import { createGame, resolveTurn, sheetContext, turnReportOf, type Game } from '../loop/game.js';
import { plainCopy } from '../loop/plain-copy.js';
import { botSheets, sheetText, writtenSheets } from '../loop/play-bots.js';
import { rehearse } from '../loop/rehearse.js';
import type { ContractOptions } from './contract-options.js';
import { readsOf } from './reads-of.js';
import { onMachine } from './other-machine.js';

/** A game before a turn, and what the bots order in it. */
export interface Position<State extends GameState, Order, Event extends JournalEvent> {
  readonly game: Game<State, Event>;
  /** Order sheets as the bots hand them over, by seat ID. */
  readonly written: ReadonlyMap<number, Sheet<Order>>;
  /** Their texts. */
  readonly sheets: ReadonlyMap<number, string>;
}

/** A game as far as it could be played. */
interface Played<State extends GameState, Order, Event extends JournalEvent> {
  /** From set-up to the last turn. */
  readonly positions: readonly Position<State, Order, Event>[];
  /** Why it went no further. */
  readonly failure?: { readonly error: unknown };
}

/**
 * The games that the checks look at: the ruleset's own bots take all seats, and change places every turn. They are played once, as far as no
 * phase or bot fails, and each check gets copies.
 */
export class ContractGames<State extends GameState, Order, View, Event extends JournalEvent> {
  readonly ruleset: Ruleset<State, Order, View, Event>;
  readonly options: ContractOptions<State, Event>;
  readonly #bots: readonly string[];
  readonly #played = new Map<Seed, Played<State, Order, Event>>();

  /** @throws RangeError when there are no players, turns or seeds, or the ruleset has no bots */
  constructor(ruleset: Ruleset<State, Order, View, Event>, options: ContractOptions<State, Event>) {
    this.ruleset = ruleset;
    this.options = options;
    this.#bots = Object.keys(ruleset.bots);
    const { players, turns, seeds } = options;
    if (Math.min(players, turns, seeds.length, this.#bots.length) < 1)
      throw new RangeError('contract: expected at least 1 player, turn, seed and bot');
  }

  /** A game at turn 0, of the edition `standard` when absent. */
  newGame(seed: Seed, edition?: string): Game<State, Event> {
    const { players, parameters = {}, templates = {} } = this.options;
    return createGame(this.ruleset, {
      name: 'contract',
      seed,
      players: Array.from({ length: players }, (_, i) => ({
        id: i + 1,
        email: `${i + 1}@example.org`,
        name: `Seat ${i + 1}`,
      })),
      parameters,
      templates,
      ...(edition !== undefined && { edition }),
    });
  }

  /** Shows every turn to a check: the games before and after it, and the sheets of the bots. */
  everyTurn(
    check: (
      before: Game<State, Event>,
      after: Game<State, Event>,
      sheets: ReadonlyMap<number, string>,
    ) => void,
  ): void {
    for (const seed of this.options.seeds) {
      const { positions } = this.played(seed);
      for (const [i, { game, sheets }] of positions.entries()) {
        const after = positions[i + 1];
        if (after) check(plainCopy(game), plainCopy(after.game), new Map(sheets));
      }
    }
  }

  /** Shows every position to a check, the set-up and the last turn included. */
  everyPosition(check: (position: Position<State, Order, Event>, index: number) => void): void {
    for (const seed of this.options.seeds)
      for (const [i, { game, written, sheets }] of this.played(seed).positions.entries()) {
        const copied = [...written].map(([seat, sheet]) => [seat, plainCopy(sheet)] as const);
        check({ game: plainCopy(game), written: new Map(copied), sheets: new Map(sheets) }, i);
      }
  }

  /** The game of a seed as it was played; not a copy. */
  played(seed: Seed): Played<State, Order, Event> {
    const known = this.#played.get(seed);
    if (known) return known;
    const played = onMachine('first', () => this.#play(seed)).result;
    this.#played.set(seed, played);
    return played;
  }

  #play(seed: Seed): Played<State, Order, Event> {
    const positions: Position<State, Order, Event>[] = [];
    let game = this.newGame(seed);
    try {
      for (;;) {
        const written = this.writtenSheetsOf(game);
        const sheets = new Map([...written].map(([seat, sheet]) => [seat, sheetText(sheet)]));
        positions.push({ game, written, sheets });
        if (positions.length > this.options.turns) return { positions };
        game = resolveTurn(this.ruleset, game, sheets);
      }
    } catch (error) {
      return { positions, failure: { error } };
    }
  }

  /** The sheet that the bot of a seat hands in for the next turn. */
  botSheetOf(game: Game<State, Event>, seat: number): string {
    const bot = this.#botsOf(game).get(seat) ?? '';
    return botSheets(this.ruleset, game, new Map([[seat, bot]])).get(seat) ?? '';
  }

  /** Sheets of the bots of all seats for the next turn, as they hand them over. */
  writtenSheetsOf(game: Game<State, Event>): Map<number, Sheet<Order>> {
    return writtenSheets(this.ruleset, game, this.#botsOf(game));
  }

  /** IDs of the seats. */
  seatsOf({ state }: Game<State, Event>): number[] {
    return this.ruleset.seats(state).map(({ id }) => id);
  }

  /** A seat's report. */
  reportOf(game: Game<State, Event>, seat: number): string {
    return renderJson(turnReportOf(this.ruleset, game, seat));
  }

  /** A seat's report in each of the game's own formats, by name. */
  ownReportsOf({ state, journal }: Game<State, Event>, seat: number): (readonly [string, string])[] {
    const view = this.ruleset.view(state, journal, seat);
    return Object.entries(this.ruleset.formats ?? {}).map(([name, { render }]) => [name, render(view)]);
  }

  /** All that a seat receives before a turn for which it writes a sheet, by name. */
  received(game: Game<State, Event>, seat: number, sheet: string): Map<string, string> {
    const { ruleset } = this;
    const { forecast, rehearsal } = ruleset;
    const view = ruleset.view(game.state, game.journal, seat);
    const { orders, diagnostics } = ruleset.parse(sheet, sheetContext(ruleset, game, seat));
    const rehearsed = rehearse(ruleset, game, seat, orders);
    const told = rehearsed && [rehearsed.results, rehearsal?.doubts?.(rehearsed) ?? []];
    return new Map([
      ['view', JSON.stringify(view)],
      ['report', this.reportOf(game, seat)],
      ...this.ownReportsOf(game, seat).map(([name, text]) => [`format ${name}`, text] as const),
      ['template', ruleset.template(view)],
      ['check', JSON.stringify([diagnostics, ruleset.check(orders, view)])],
      ['work of the check', `${readsOf(view, (copy) => ruleset.check(orders, copy))} reads of its view`],
      ...(forecast ? [['forecast', renderJson(forecast(orders, view))] as const] : []),
      ['rehearsal', JSON.stringify(told ?? [])],
      ...(rehearsed && rehearsal?.report
        ? [['forecast of a rehearsal', renderJson(rehearsal.report(rehearsed))] as const]
        : []),
    ]);
  }

  /** A seed's stream for a check and a turn. */
  rngOf(game: Game<State, Event>, check: string): Prng {
    return Prng.fromSeed(game.seed).stream(check, game.state.turn);
  }

  #botsOf({ state }: Game<State, Event>): Map<number, string> {
    const seats = this.ruleset.seats(state);
    return new Map(seats.map(({ id }, i) => [id, this.#bots[(i + state.turn) % this.#bots.length] ?? '']));
  }
}

/** @throws Error that names the seed and turn of a game where something does not hold */
export function demand(holds: boolean, game: Game<GameState>, problem: string): void {
  if (!holds) throw new Error(`seed ${game.seed}, turn ${game.state.turn}: ${problem}`);
}
