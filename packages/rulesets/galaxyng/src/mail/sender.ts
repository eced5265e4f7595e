import { foldName } from '../names.js';
import type { GalaxyState, Race } from '../state.js';
import type { Envelope, RefusedMail } from './parse-mail.js';

/** Whether a password is that of a race; only the host knows how passwords are kept. */
export type Verify = (race: Race, password: string) => boolean;

/** The race that a mail is from, in the game or out of it. */
export function senderOf(state: GalaxyState, envelope: Envelope, verify: Verify): Race | RefusedMail {
  if (foldName(envelope.game) !== foldName(state.game)) return { error: 'no-game' };
  const race = state.races.find(({ name }) => foldName(name) === foldName(envelope.race));
  if (!race) return { error: 'no-race' };
  return verify(race, envelope.password) ? race : { error: 'bad-password' };
}

/** The race that a mail is from, if it is still in the game. */
export function playingSender(state: GalaxyState, envelope: Envelope, verify: Verify): Race | RefusedMail {
  const sender = senderOf(state, envelope, verify);
  if ('error' in sender || sender.status === 'playing') return sender;
  return { error: 'no-race' };
}
