/**
 * When the orders of games are due: calendars by weekday and wall time in a zone, and how a game is played by one.
 *
 * @packageDocumentation
 */
export { readCalendar } from './calendar/calendar.js';
export type { Calendar } from './calendar/calendar.js';
export { formatDueIn } from './calendar/format-due.js';
export {
  calendarOf,
  dueAfterNext,
  extend,
  giveCalendar,
  keptCalendar,
  pause,
  promisedDue,
  requireNotPaused,
  resume,
  takeBack,
} from './calendar/game-calendar.js';
export { upcoming } from './calendar/next-due.js';
export { isPaused } from './calendar/paused.js';
export { givePace, paceOf } from './live/game-pace.js';
