/**
 * A clerk answers what an order editor asks about a sheet. It needs nothing of a page, so it may live in a worker or at a host.
 *
 * @example
 * ```ts
 * import { clerkOf } from '@ec/desk/clerk';
 * import { ruleset } from '@ec/ec4x';
 * import { createGame } from '@ec/engine';
 *
 * const players = [1, 2].map((id) => ({ id, email: `seat-${id}@example.org`, name: `Seat ${id}` }));
 * const game = createGame(ruleset, { name: 'EC-1', seed: '1978', players });
 * const { orders, diagnostics } = await clerkOf(ruleset, () => game, 1).check('tax 45\ntxa 40');
 * for (const { understood } of orders) console.log(understood); // tax 45
 * for (const { line, suggestion } of diagnostics) console.log(line, suggestion); // 2 tax
 * ```
 *
 * @packageDocumentation
 */
import {
  checkSheet,
  forecastSheet,
  type CheckedOrders,
  type Game,
  type GameState,
  type JournalEvent,
  type Ruleset,
} from '@ec/engine';
import {
  completionsAt,
  explainStatements,
  kindsAt,
  separatorOf,
  type Completion,
  type ExplainedStatement,
} from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';

/** A value, or the promise of one. */
export type Answer<T> = T | Promise<T>;

/** The statements of an order language, and what stands between their words. */
export interface Phrasebook {
  readonly statements: readonly ExplainedStatement[];
  readonly separator: string;
}

/** Answers what an order editor asks about the sheet of one seat. */
export interface Clerk {
  /** The language of the orders; none of its statements where the game explains none. */
  phrasebook(): Answer<Phrasebook>;
  /**
   * All that may stand at an offset of a sheet.
   *
   * @param offset - in UTF-16 units, from 0 (included) to the length of the text (included)
   */
  complete(text: string, offset: number): Answer<readonly Completion[]>;
  /** Kinds that the statement at an offset of a sheet is, or may have been meant to be. */
  kindsOf(text: string, offset: number): Answer<readonly string[]>;
  /** How a sheet is understood, and what is doubtful in it. */
  check(text: string): Answer<CheckedOrders>;
  /** What a sheet will come to; `null` where the game has no forecasts. */
  forecast(text: string): Answer<ReportDocument | null>;
}

/**
 * The clerk of a seat for the next turn of a game.
 *
 * @param game - asked at each question, so that it may go on
 */
export function clerkOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: () => Game<State, Event>,
  seat: number,
): Clerk {
  const { language } = ruleset;
  return {
    phrasebook: () => ({
      statements: language ? explainStatements(language.declaration) : [],
      separator: language ? separatorOf(language.declaration.punctuation) : ' ',
    }),
    complete: (text, offset) => (language ? completionsAt(language.declaration, text, offset) : []),
    kindsOf: (text, offset) => (language ? kindsAt(language.declaration, text, offset) : []),
    check: (text) => checkSheet(ruleset, game(), seat, text),
    forecast: (text) => forecastSheet(ruleset, game(), seat, text),
  };
}
