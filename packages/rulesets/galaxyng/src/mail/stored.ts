import type { GalaxyState } from '../state.js';
import type { Envelope, RefusedMail } from './parse-mail.js';
import { senderOf, type Verify } from './sender.js';

/** A report as a host keeps it, in whatever form. */
export interface KeptReport {
  readonly raceId: number;
  readonly turn: number;
}

/**
 * The reports that a mail asks for: those of its sender and turn, of all that a host keeps. A race that is out of the game may read its
 * own, too. The mail is refused with `no-turn` when there are none of the turn.
 *
 * @see N-30
 */
export function stored<Report extends KeptReport>(
  state: GalaxyState,
  envelope: Envelope,
  verify: Verify,
  reports: readonly Report[],
): readonly Report[] | RefusedMail {
  const sender = senderOf(state, envelope, verify);
  if ('error' in sender) return sender;
  const own = reports.filter(({ raceId, turn }) => raceId === sender.id && turn === envelope.turn);
  return own.length > 0 ? own : { error: 'no-turn' };
}
