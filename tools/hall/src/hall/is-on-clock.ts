import { storedCalendar } from '@ec/engine/sqlite';
import { isPace } from '../live/game-pace.js';
import type { Hall } from './hall.js';
import type { AtDesk } from './hand-in.js';

/** Whether a game is played on a clock: on one that goes here, on one that goes elsewhere, or on one that stands still now. */
export function isOnClock(
  { live }: Pick<Hall, 'live'>,
  { id, stored }: Pick<AtDesk, 'id' | 'stored'>,
): boolean {
  return live.of(id)?.stored === stored || isPace(storedCalendar(stored));
}
