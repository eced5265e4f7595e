import { replaceUnsafe } from '@ec/reports';

/** What can be wrong with a stored game, or with what is asked of it. */
export type StoreErrorCode =
  /** The file: absent, there already, something else, made by a later version, or altered by accident. */
  | 'no-file'
  | 'exists'
  | 'not-a-game'
  | 'too-new'
  | 'damaged'
  /** It holds tables, views or triggers that are not of a stored game. */
  | 'foreign-schema'
  /** A value is too large to be kept. */
  | 'too-large'
  /** Somebody else is changing the game, or has resolved the turn meanwhile. */
  | 'busy'
  | 'overtaken'
  /** The disk: cannot be written, is full, or fails. */
  | 'read-only'
  | 'full'
  | 'disk'
  /** The rules: another ruleset, or another version of it. */
  | 'other-ruleset'
  | 'other-version'
  /** What was asked: no such seat, turn, bot or report; a seat that is taken; too many silent seats; a game that is over; more sheets than a seat can hand in. */
  | 'no-seat'
  | 'no-turn'
  | 'no-bot'
  | 'bad-player'
  | 'silent'
  | 'over'
  | 'too-many-sheets'
  /** An export: not one, or one that does not come out as stated. */
  | 'not-an-export'
  | 'differs';

/** A stored game cannot be opened, read or changed as asked; everything stored is unchanged. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    /** Stable code in kebab-case. */
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
    /** Keys and indexes that lead to the wrong value of an exported game; empty when the error is about something else. */
    readonly path: readonly string[] = [],
  ) {
    // A path may hold line ends, and what would steer a terminal.
    super(replaceUnsafe(message), options);
  }
}
