import type { Answer, Clerk, Phrasebook } from '@ec/desk/clerk';
import type { CheckedOrders } from '@ec/engine';
import type { Completion } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import type { ShownGame } from './shown-game.ts';
import { gameOf, rulesetOf } from './games.ts';
import { OWN_SEAT, PlayedGame, type PlayRecord } from './played-game.ts';

/** What a worker does for the page: it holds the game, answers with what the page shows, and is the clerk of the player's sheet. */
export class Table implements Clerk {
  #played: PlayedGame | undefined;

  /** Opens a game as it was left, or a new one. */
  async open(record: PlayRecord): Promise<ShownGame> {
    const of = gameOf(record.game);
    this.#played = new PlayedGame(of, await rulesetOf(of), record);
    return this.#shown();
  }

  /** The language of the orders. */
  phrasebook(): Answer<Phrasebook> {
    return this.#game.clerk.phrasebook();
  }

  /** All that may stand at an offset of a sheet. */
  complete(text: string, offset: number): Answer<readonly Completion[]> {
    return this.#game.clerk.complete(text, offset);
  }

  /** Kinds that the statement at an offset of a sheet may be. */
  kindsOf(text: string, offset: number): Answer<readonly string[]> {
    return this.#game.clerk.kindsOf(text, offset);
  }

  /** How a sheet is understood. */
  check(text: string): Answer<CheckedOrders> {
    return this.#game.clerk.check(text);
  }

  /** What a sheet will come to. */
  forecast(text: string): Answer<ReportDocument | null> {
    return this.#game.clerk.forecast(text);
  }

  /** Remembers what the player has written for the next turn; returns the game with it. */
  write(text: string): PlayRecord {
    this.#game.write(text);
    return this.#game.record;
  }

  /** Lays the sheet before the player as it was, with nothing written. */
  clear(): ShownGame {
    this.#game.clear();
    return this.#shown();
  }

  /** Resolves a turn with a sheet, unless it has mistakes. */
  end(text: string): ShownGame {
    const mistakes = this.#game.end(text);
    const faults = mistakes.map(({ line, message }) => `line ${line}: ${message}`);
    return {
      ...this.#shown(),
      ...(faults.length > 0 && { fault: `Nothing was handed in: ${faults.join('; ')}` }),
    };
  }

  /** Takes the last turn back; the sheet is the one that was written for it. */
  undo(): ShownGame {
    this.#game.undo();
    return this.#shown();
  }

  /** The report after a turn. */
  report(turn: number): ReportDocument {
    return this.#game.report(turn);
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
    const { turn, hash, record, outcome, sheet } = this.#game;
    const isOver = outcome.status === 'over';
    return {
      turn,
      hash,
      record,
      report: this.report(turn),
      sheet,
      end: !isOver
        ? ''
        : outcome.winners.includes(OWN_SEAT)
          ? 'The game is over: you have won.'
          : 'The game is over: you have not won.',
    };
  }
}
