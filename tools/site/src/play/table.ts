import { forecastText, type CheckedSheet, type ShownGame } from './shown-game.ts';
import { gameOf, rulesetOf } from './games.ts';
import { OWN_SEAT, PlayedGame, type PlayRecord } from './played-game.ts';
import { renderHtml } from '@ec/reports';

/** What a worker does for the page: it holds the game, and answers with what the page shows. */
export class Table {
  #played: PlayedGame | undefined;

  /** Opens a game as it was left, or a new one. */
  async open(record: PlayRecord): Promise<ShownGame> {
    const of = gameOf(record.game);
    this.#played = new PlayedGame(of, await rulesetOf(of), record);
    return this.#shown();
  }

  /** How a sheet is understood, and what it will come to. */
  check(text: string): CheckedSheet {
    const { diagnostics, orders } = this.#game.check(text);
    return {
      orders: orders.length,
      notes: diagnostics.map(({ severity, line, column, message }) => ({ severity, line, column, message })),
      forecast: forecastText(this.#game.forecast(text)),
    };
  }

  /** Resolves a turn with a sheet. */
  end(text: string): ShownGame {
    this.#game.end(text);
    return this.#shown();
  }

  /** Takes the last turn back; the sheet is the one that was written for it. */
  undo(): ShownGame {
    const sheet = this.#game.undo();
    return { ...this.#shown(), sheet };
  }

  /** The report after a turn, as a page. */
  report(turn: number): string {
    return renderHtml(this.#game.report(turn));
  }

  /** The whole game as text that `ec import` takes. */
  export(): string {
    return `${JSON.stringify(this.#game.export())}\n`;
  }

  get #game(): PlayedGame {
    if (!this.#played) throw new RangeError('game: expected one that is open, received none');
    return this.#played;
  }

  #shown(): ShownGame {
    const { turn, hash, record, outcome } = this.#game;
    const isOver = outcome.status === 'over';
    return {
      turn,
      hash,
      record,
      report: this.report(turn),
      sheet: this.#game.template(),
      end: !isOver
        ? ''
        : outcome.winners.includes(OWN_SEAT)
          ? 'The game is over: you have won.'
          : 'The game is over: you have not won.',
    };
  }
}
