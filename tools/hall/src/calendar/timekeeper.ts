import { isDeepStrictEqual } from 'node:util';
import { InputError } from '@ec/cli';
import {
  allTurns,
  currentTurn,
  gameStatus,
  lastMessage,
  requireNotMoving,
  resolveStoredTurn,
  type SeatStatus,
  setDue,
  type StoredGame,
  type StoredTurn,
  StoreError,
} from '@ec/engine/sqlite';
import { deskPath } from '../game/desk-path.js';
import { mostSilent, parseSilentLimit } from '../game/silent-limit.js';
import { lengthIn } from '../game/when.js';
import type { MailboxLooks } from '../mail/mailbox-looks.js';
import type { OutgoingMail } from '../mail/outbox.js';
import { awaySeats, awayWords } from '../mail/away.js';
import { queueMail } from '../mail/outbox.js';
import { seatHeaders } from '../mail/queue-reports.js';
import { PUSH_LIFE, queuePush } from '../push/pushes.js';
import type { HallDatabase } from '../store/hall-database.js';
import {
  aheadMail,
  lateMail,
  reminderMail,
  silentMail,
  type Told,
  type TurnToCome,
  type WrittenToPlayer,
} from './calendar-mails.js';
import type { Calendar } from './calendar.js';
import { applyExtensions } from './extensions.js';
import { failureOf, isStopped, noteFailure } from './failures.js';
import { followUp, type Resolved } from './follow-up.js';
import { formatDueIn, zonesFor } from './format-due.js';
import { calendarOf } from './game-calendar.js';
import type { KeptGame } from './kept-game.js';
import { dueAfter, nextDue } from './next-due.js';
import { isPaused } from './paused.js';
import { turnName } from './turn-name.js';

/** A turn that is to come in a game that is played by its calendar. */
interface Coming {
  readonly game: KeptGame;
  readonly calendar: Calendar;
  /** The turn before it. */
  readonly last: StoredTurn;
  readonly due: number;
}

/** What came of a game whose time had come: nothing more to do now, or somebody else hindered it. */
type Look = 'settled' | 'hindered';

/** Milliseconds after which a game is looked at again when somebody else hindered it. */
const AGAIN = 1_000;
/** The same where a turn could not be resolved. */
const PATIENCE = 60_000;

/**
 * Does what is due in games: resolves turns, reminds players, tells masters. It may end at any moment and begin again elsewhere: what was done is found
 * in the game's file and the hall's, each turn is resolved in one change together with its next due time, and each mail has its key.
 */
export class Timekeeper {
  constructor(
    readonly database: HallDatabase,
    readonly resolved: Resolved,
    /** Told when a turn could not be resolved, or waits for a time that a wrong clock has set. */
    readonly failed: (game: string, error: unknown) => void,
    /** Address at which orders come in; mails to players cannot be answered when `null`. */
    readonly mailbox: string | null = null,
    /** Looks into it; turns wait for no mail when absent. */
    readonly looks?: MailboxLooks,
  ) {}

  /**
   * Looks at a game; only one look at a game may be under way.
   *
   * @returns when there is something to do next if nobody changes the game, in milliseconds since 1970 (UTC); `Infinity` for never
   * @throws StoreError, or what `resolved` throws; the next look does what is left
   */
  async look(game: KeptGame): Promise<number> {
    const { database } = this;
    const now = game.stored.clock();
    await followUp(database, game, this);
    applyExtensions(database, game);
    const coming = this.#coming(game);
    if (!coming) return failureOf(database, game.id, currentTurn(game.stored)) ? now + PATIENCE : Infinity;
    const look = await this.#act(coming);
    await followUp(database, game, this);
    if (look === 'hindered' || currentTurn(game.stored).id !== coming.last.id) return now + AGAIN;
    return nextMoment(coming, now);
  }

  /** The turn to come; `undefined` where there is no calendar or no time, or the game is paused or waits for its master. */
  #coming(game: KeptGame): Coming | undefined {
    const { stored, id } = game;
    const last = currentTurn(stored);
    const { due } = last;
    if (due === null || isPaused(stored) || isStopped(this.database, id, last, stored.clock()))
      return undefined;
    try {
      const calendar = calendarOf(stored);
      return calendar ? { game, calendar, last, due } : undefined;
    } catch (error) {
      // a stranger's file may say anything
      noteFailure(this.database, game, last, error);
      this.failed(id, error);
      return undefined;
    }
  }

  async #act(coming: Coming): Promise<Look> {
    const { game, calendar, due } = coming;
    const { stored } = game;
    const { outcome, seats } = gameStatus(stored);
    if (outcome.status === 'over') return 'settled';
    const now = stored.clock();
    if (wasClockAhead(coming, now)) this.#tellOfClock(coming);
    const isEarly = now < due && calendar.early === 'all-sent' && haveAllSent(game, seats);
    if (now < due && !isEarly) {
      this.#remind(coming, seats);
      return 'settled';
    }
    if (isTakenBack(coming, isEarly)) return 'settled';
    if (!isEarly && this.looks?.isDone(due, now) === false) return 'hindered';
    return this.#resolve(coming);
  }

  async #resolve(coming: Coming): Promise<Look> {
    const { game, calendar, last, due } = coming;
    const { stored, programs } = game;
    // Programs, the copy of the file and the turn itself take their time, in which the game's master may have set another.
    const require = (): void => requireStill(coming);
    try {
      await programs?.submit(stored);
      require();
      const { outcome } = await resolveStoredTurn(stored, {
        require,
        maxSilent: mostSilent(stored, parseSilentLimit(calendar.maxSilent)),
        due: dueAfter(calendar, due, stored.clock()),
      });
      if (outcome.status === 'over') setDue(stored, null);
      programs?.end(stored);
      return 'settled';
    } catch (error) {
      const code = error instanceof StoreError ? error.code : 'failed';
      if (code === 'busy' || code === 'overtaken') return 'hindered';
      if (code === 'silent') this.#wait(coming);
      else {
        noteFailure(this.database, game, last, error);
        this.failed(game.id, error);
      }
      return code === 'silent' ? 'settled' : 'hindered';
    }
  }

  /** Reminds those who have not sent: of several reminders whose time has passed, of the last. */
  #remind(coming: Coming, seats: readonly SeatStatus[]): void {
    const { game, calendar, last, due } = coming;
    const now = game.stored.clock();
    const reminder = calendar.reminders.findLast((length) => {
      const time = due - lengthIn(length);
      // whoever has just got a report needs no reminder
      return time > last.resolved && time <= now;
    });
    if (reminder === undefined) return;
    this.#tellSeats(coming, `reminder ${reminder}`, silentAmong(seats), reminderMail);
  }

  /** Tells silent players that the turn waits for them, and after the time of grace its master. */
  #wait(coming: Coming): void {
    const { game, calendar, due } = coming;
    const silent = silentAmong(gameStatus(game.stored).seats);
    this.#tellSeats(coming, 'late', silent, lateMail);
    const now = game.stored.clock();
    if (now < due + lengthIn(calendar.grace)) return;
    const away = awaySeats(this.database, game, now);
    const seats = silent.map(({ seat }) => {
      const said = away.get(seat);
      return said ? `${seat} (away${awayWords(said)})` : String(seat);
    });
    this.#tellMasters(coming, 'silent', silentMail(toCome(coming), seats));
  }

  /** Tells a game's masters, and the host, that the time to which it waits comes of a clock that was ahead. */
  #tellOfClock(coming: Coming): void {
    const { game, calendar, last } = coming;
    const time = formatDueIn(calendar.zone, last.resolved);
    this.#tellMasters(coming, 'ahead', aheadMail(toCome(coming), time));
    this.failed(
      game.id,
      new InputError(`turn ${last.turn} has a time that is still to come, ${time}: a clock was ahead`),
    );
  }

  /** Tells a game's masters by mail, each once for a due time. */
  #tellMasters(coming: Coming, about: string, mail: Pick<OutgoingMail, 'subject' | 'text'>): void {
    const { stored, masters } = coming.game;
    this.database.transaction(() => {
      requireNotMoving(stored);
      for (const to of masters)
        queueMail(this.database, { key: keyOf(coming, about, to), to, ...mail }, stored.clock());
    });
  }

  /** Tells the players of seats by mail and in their browsers, each once for a due time; who is away gets none. Answers are known as those of their seats. */
  #tellSeats(
    coming: Coming,
    about: string,
    seats: readonly SeatStatus[],
    write: (coming: TurnToCome, told: Told) => WrittenToPlayer,
  ): void {
    const { database, mailbox } = this;
    const { game, last, due } = coming;
    const now = game.stored.clock();
    const away = awaySeats(database, game, now);
    database.transaction(() => {
      requireNotMoving(game.stored);
      for (const { seat, player } of seats) {
        if (!player || away.has(seat)) continue;
        const to = player.email;
        const told = { zones: zonesFor(database, game.stored, to), canAnswer: mailbox !== null };
        const headers = seatHeaders(database, game, { seat, turn: last.turn + 1, mailbox });
        const key = keyOf(coming, about, `${seat} ${to}`);
        const { sentence, ...mail } = write(toCome(coming), told);
        queueMail(database, { key, to, ...mail, headers }, now);
        const push = { key, to, title: mail.subject, text: sentence, path: deskPath(game.id, seat) };
        queuePush(database, { ...push, expires: due > now ? due : now + PUSH_LIFE }, now);
      }
    });
  }
}

function keyOf({ game, last, due }: Coming, about: string, to: string): string {
  return `${about} ${game.id} ${turnName(last)} ${due} ${to}`;
}

/**
 * Requires that a turn is to be resolved as it was when its time came.
 *
 * @throws StoreError `overtaken` when it was resolved, or somebody has set another time or calendar
 */
function requireStill({ game: { stored }, calendar, last, due }: Coming): void {
  const current = currentTurn(stored);
  const isSame = current.id === last.id && current.due === due && !isPaused(stored);
  if (isSame && isDeepStrictEqual(calendarOf(stored), calendar)) return;
  const what = `${stored.database.path}: turn ${last.turn + 1}`;
  throw new StoreError(
    'overtaken',
    `${what}: somebody else has set another time or calendar; nothing was done`,
  );
}

/** When something is to be done in a game although nobody has changed it. */
function nextMoment({ calendar, due }: Coming, now: number): number {
  const reminders = calendar.reminders.map((length) => due - lengthIn(length));
  const moments = [...reminders, due, due + lengthIn(calendar.grace)];
  return Math.min(...moments.filter((time) => time > now));
}

/** Whether the last turn has a time that is still to come, and a due time of the calendar is left out because of it. */
function wasClockAhead({ calendar, last, due }: Coming, now: number): boolean {
  return last.resolved > now && due > dueAfter(calendar, nextDue(calendar, now), now);
}

function toCome({ game: { stored }, calendar, last, due }: Coming): TurnToCome {
  return { game: stored.meta.name, turn: last.turn + 1, due, calendar };
}

function silentAmong(seats: readonly SeatStatus[]): SeatStatus[] {
  return seats.filter(({ isSilent }) => isSilent);
}

/** Whether no orders are missing but those of programs, and somebody has sent some. */
function haveAllSent({ programs }: KeptGame, seats: readonly SeatStatus[]): boolean {
  const missing = silentAmong(seats).filter(({ seat }) => !programs?.plays(seat));
  return missing.length === 0 && seats.some(({ sheet }) => sheet !== null);
}

/**
 * Whether the turn to come was resolved before and then taken back. The game's master did so to change something: it does not come early any more,
 * nor at a time that had passed by then.
 */
function isTakenBack({ game: { stored }, last, due }: Coming, isEarly: boolean): boolean {
  const next = allTurns(stored).findLast(({ previous }) => previous === last.id);
  if (!next || next.undone === null) return false;
  return isEarly || (next.undone >= due && !isDueSetSinceUndo(stored));
}

/** Whether somebody has set a due time since a turn was last undone: by the order of the log, as a clock may have been wrong meanwhile. */
function isDueSetSinceUndo(stored: StoredGame): boolean {
  return lastMessage(stored, ['due-set', 'turn-undone'])?.code === 'due-set';
}
