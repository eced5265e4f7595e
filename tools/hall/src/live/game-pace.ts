import { inputErrorIn } from '@ec/cli';
import {
  currentTurn,
  setCalendar,
  storedCalendar,
  type KeptCalendar,
  type StoredGame,
} from '@ec/engine/sqlite';
import { dueBeforePause, isPaused, withPause } from '../calendar/paused.js';
import { lengthIn } from '../game/when.js';
import { firstTick, type Pace } from './schedule.js';

/** A pace as a game keeps it, in the place of a calendar by days: lengths of time as the game master writes them, such as `10s`. */
type KeptPace = Readonly<Record<keyof Pace, string | undefined>>;

/** Shortest time from one tick to the next (included), in milliseconds. */
const SHORTEST_TICK = 1_000;

/** Whether what a game keeps is a pace, and no calendar by days. */
export function isPace(kept: KeptCalendar | null): kept is KeptCalendar {
  return kept !== null && 'tick' in kept;
}

/**
 * How fast a game is played on the clock of its hall; `null` where it has no pace.
 *
 * @throws InputError when what the file says is none
 */
export function paceOf(stored: StoredGame): Pace | null {
  const kept = storedCalendar(stored);
  return isPace(kept) ? readPace(stored, kept) : null;
}

/**
 * Gives a game a pace, or another one: a hall that hosts the game resolves a turn every tick from then on. The next tick is set by it, unless the
 * change does not concern it: of the planning time after turn 0, or of the tick before. A game that is paused stays so.
 *
 * @param pace - what is absent stays as it is, and is a minute of planning in a game that had no pace
 * @throws InputError when a length is none, or the tick is shorter than a second
 */
export function givePace(stored: StoredGame, { tick, planning }: Partial<KeptPace>): void {
  const kept = storedCalendar(stored);
  const before = isPace(kept) ? kept : { planning: '60s' };
  const after = { tick: tick ?? before['tick'], planning: planning ?? before['planning'] };
  const last = currentTurn(stored);
  const { turn, due } = last;
  const next = firstTick({ turn, due: null }, readPace(stored, after), stored.clock());
  const decides = turn === 0 ? 'planning' : 'tick';
  const isSame = isPace(kept) && kept[decides] === after[decides];
  if (isPaused(stored)) {
    const promised = isSame ? dueBeforePause(stored, last) : next;
    setCalendar(stored, withPause(after, { id: last.id, due: promised }));
  } else if (isSame) setCalendar(stored, { ...kept, ...after });
  else setCalendar(stored, after, isPace(kept) && due === null ? null : next);
}

function readPace({ database }: StoredGame, { tick, planning }: KeptCalendar): Pace {
  const pace = { tick: lengthIn(String(tick)), planning: lengthIn(String(planning)) };
  if (pace.tick >= SHORTEST_TICK && pace.planning >= 0) return pace;
  throw inputErrorIn(
    database.path,
    `expected a tick of at least 1s and a time for planning, such as 10s and 60s, received ${String(tick)} and ${String(planning)}`,
  );
}
