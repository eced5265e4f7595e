import { foldName } from '../names.js';
import type { GalaxyState } from '../state.js';
import type { Envelope, RefusedMail } from './parse-mail.js';
import { playingSender, type Verify } from './sender.js';

/** A message to pass on: neither name nor address of its sender is in it. */
export interface RelayedMessage {
  /** IDs of the races that get it; empty for the game master. */
  readonly raceIds: readonly number[];
  readonly isToMaster: boolean;
  readonly text: string;
}

/**
 * A message that a race sends to another by mail, to all of the game, or to the game master.
 *
 * @see manual bulletin "ANONYMOUS IN-GAME EMAIL"; N-30
 */
export function relay(state: GalaxyState, envelope: Envelope, verify: Verify): RelayedMessage | RefusedMail {
  const sender = playingSender(state, envelope, verify);
  if ('error' in sender) return sender;
  const { destination, body: text } = envelope;
  const folded = foldName(destination);
  if (folded === '') return { error: 'no-destination' };
  if (folded === 'gm') return { raceIds: [], isToMaster: true, text };
  const playing = state.races.filter(({ status }) => status === 'playing');
  if (folded === foldName(state.game))
    return { raceIds: playing.map(({ id }) => id), isToMaster: false, text };
  const race = state.races.find(({ name }) => foldName(name) === folded);
  if (!race) return { error: 'unknown-destination' };
  if (race.status !== 'playing') return { error: 'dead-destination' };
  return { raceIds: [race.id], isToMaster: false, text };
}
