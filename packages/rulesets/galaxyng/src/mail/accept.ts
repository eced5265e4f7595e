import type { Diagnostic } from '@ec/orders-parser';
import { doubts } from '../orders/check.js';
import { foresee, type Forecast } from '../forecast/foresee.js';
import { parse } from '../orders/language.js';
import type { GalaxyState } from '../state.js';
import { view } from '../view/view.js';
import { playingSender, type Verify } from './sender.js';
import type { Envelope, RefusedMail } from './parse-mail.js';

/** Orders that count: for the next turn, with what is wrong with them and what they come to, or for a later one, unchecked. */
export type AcceptedOrders =
  | {
      readonly raceId: number;
      readonly turn: number;
      readonly isChecked: true;
      readonly diagnostics: readonly Diagnostic[];
      readonly forecast: Forecast;
    }
  | { readonly raceId: number; readonly turn: number; readonly isChecked: false };

/**
 * Judges orders that came by mail. The state is left as it is: a mail that is refused changes nothing.
 *
 * @see N-30
 */
export function accept(state: GalaxyState, envelope: Envelope, verify: Verify): AcceptedOrders | RefusedMail {
  const race = playingSender(state, envelope, verify);
  if ('error' in race) return race;
  const { turn } = envelope;
  if (turn === null) return { error: 'no-turn' };
  if (turn <= state.turn) return { error: 'turn-ran' };
  if (turn > state.turn + 1) return { raceId: race.id, turn, isChecked: false };
  const known = view(state, [], race.id);
  const { orders, diagnostics } = parse(envelope.body);
  const expected = foresee(known, orders);
  const found = [...diagnostics, ...doubts(known, expected)].sort((a, b) => a.span.start - b.span.start);
  return { raceId: race.id, turn, isChecked: true, diagnostics: found, forecast: expected };
}

/** The last accepted mail of each race for a turn, and whether it is final. */
export interface Submitted {
  readonly raceId: number;
  readonly turn: number;
  readonly final: boolean;
}

/** Whether every race in the game has sent final orders for the next turn; of several mails of a race the last counts. */
export function ready(state: GalaxyState, submissions: readonly Submitted[]): boolean {
  const last = new Map(
    submissions.filter(({ turn }) => turn === state.turn + 1).map(({ raceId, final }) => [raceId, final]),
  );
  return state.races.every(({ id, status }) => status !== 'playing' || last.get(id) === true);
}
