import { gameStatus } from '@ec/engine/sqlite';
import { type Away, awayWords } from '../away.js';
import { receiptState } from '../../game/receipt-of.js';
import { formatDueFor, type Zones } from '../../calendar/format-due.js';
import type { SeatedSender } from './sender.js';

/** What can be done by mail. */
export const HELP = `Write one of these as the subject of your mail, or in its first line:

  orders          hand in the orders that follow, in the text or in a text file
  preview         see how the orders that follow are understood, and hand in none
  report          get the report of the last turn again
  report 3        get that of turn 3
  press 2         send the text that follows to seat 2; also "press 2, 5", "press all"
  status          see where the game stands and whether your orders have come in
  away 3 May      tell the game master that you are away, and get no reminders until then
  back            tell that you are back
  help            get this mail

An answer to a report needs no command: its text is your orders. Lines that begin with ">" and what follows
the line "-- " are not read. Each mail is answered to the address that your seat is registered with.
`;

/** Where a game stands, as one of its seats may know. */
export function statusText({ game, seat }: SeatedSender, zones: Zones, away: Away | undefined): string {
  const { name, turn, seats, outcome } = gameStatus(game.stored);
  const own = seats.find((one) => one.seat === seat);
  const due = turn.due === null ? 'no time is set' : `due ${formatDueFor(zones, turn.due)}`;
  return [
    `${name}: turn ${turn.turn} is resolved.`,
    outcome.status === 'over' ? 'The game is over.' : `Orders for turn ${turn.turn + 1}: ${due}.`,
    `Seat ${seat}, ${own?.name ?? ''}: ${receiptState(own?.sheet ?? null)}.`,
    ...(away === undefined ? [] : [`You have said that you are away${awayWords(away)}.`]),
    '',
    'Seats:',
    ...seats.map((one) => `  ${one.seat}  ${one.name}${one.isOut ? ' (out)' : ''}`),
    '',
  ].join('\n');
}
