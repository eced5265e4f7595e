// The state of a game: plain data, so that it can be stored, compared and hashed.
// TO CHANGE: what your game is about. The schema is all that there is to write down; the type comes from it.
import { codecFor } from '@ec/engine';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const stateSchema = v.strictObject({
  /** The turn that was played last; the engine counts it. */
  turn: whole,
  /** Turn after which the game is over. */
  lastTurn: whole,
  /** Seat 1 is the first. */
  players: v.array(v.strictObject({ name: v.string(), playerId: v.nullable(whole) })),
  /** Wreck 1 is the first. */
  wrecks: v.array(
    v.strictObject({
      gold: whole,
      /** The seat that has salvaged it. */
      owner: v.nullable(whole),
      /** Seats that have scanned it, and know its gold. */
      scannedBy: v.array(whole),
    }),
  ),
});

export type State = v.InferOutput<typeof stateSchema>;

/** Writes and reads a state; a file that somebody has changed by hand is refused. */
export const codec = codecFor<State>(stateSchema);
