import {
  type Answer,
  facts,
  type InputError,
  inputErrorIn,
  InvalidArgumentError,
  Option,
  page,
  type Command,
} from '@ec/cli';
import { currentTurn, setCalendar, type StoredGame } from '@ec/engine/sqlite';
import type * as calendarModule from '@ec/hall/calendar';
import type { Calendar } from '@ec/hall/calendar';
import type { ReportBlock } from '@ec/reports';
import { parseDuration, type RulesetOptions, withGame } from '@ec/hall/game';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';

interface CalendarOptions extends RulesetOptions {
  readonly json?: true;
  readonly zone?: string;
  readonly weekdays?: readonly string[];
  readonly time?: string;
  readonly every?: string;
  readonly holidays?: readonly string[];
  readonly early?: string;
  readonly reminders?: readonly string[];
  readonly maxSilent?: string;
  readonly grace?: string;
  readonly extensions?: readonly string[];
  readonly tick?: string;
  readonly planning?: string;
  readonly pause?: true;
  readonly resume?: true;
  /** Milliseconds. */
  readonly extend?: number;
  /** Milliseconds since 1970 (UTC). */
  readonly from?: number;
  readonly remove?: true;
}

/** Options of a calendar by days. */
const DAYS_ALONE = [
  'zone',
  'weekdays',
  'time',
  'every',
  'holidays',
  'early',
  'reminders',
  'maxSilent',
  'grace',
  'extensions',
] as const;

/** Due times that are shown. */
const SHOWN = 5;

/** `ec calendar`. */
export function calendarCommand(): Command {
  return gameCommand(
    'calendar',
    'Show or set by what calendar orders are due; "ec serve" resolves turns by it.',
  )
    .option('--zone <name>', 'time zone of all these times: Europe/Berlin')
    .option('--weekdays <days>', 'days on which orders are due: mon,thu; or all', daysIn)
    .option('--time <time>', 'time of the day at which they are due: 20:00')
    .option('--every <length>', 'least time from one due day to the next: 1d, 2w')
    .option('--holidays <days>', 'days without due times: 2026-12-24..2027-01-02,2027-05-01; or none', listIn)
    .option('--early <when>', 'whether a turn is resolved before its time: all-sent, or never')
    .option(
      '--reminders <lengths>',
      'how long before the time silent players are reminded: 24h,2h; or none',
      listIn,
    )
    .option('--max-silent <number>', 'most players without orders: a number, or a share such as 50%; all')
    .option('--grace <length>', 'how long a turn waits for too many silent players before you are told: 24h')
    .option(
      '--extensions <rule>',
      'votes for more time: share of the players, length, most in a turn: 50%,24h,2; or none',
      listIn,
    )
    .addOption(
      new Option('--tick <length>', 'play on a clock in place of days, a turn every tick: 10s, 5m').conflicts(
        [...DAYS_ALONE],
      ),
    )
    .addOption(
      new Option(
        '--planning <length>',
        'from the start of the clock to the first turn of a game: 60s',
      ).conflicts([...DAYS_ALONE]),
    )
    .addOption(
      new Option('--pause', 'set no time until the game goes on').conflicts(['resume', 'extend', 'remove']),
    )
    .addOption(
      new Option(
        '--resume',
        'go on: orders are due as before the pause, or at the next time of the calendar',
      ).conflicts(['extend', 'remove']),
    )
    .addOption(
      new Option('--extend <length>', 'give players more time for the next turn: 24h')
        .argParser(parseDuration)
        .conflicts('remove'),
    )
    .addOption(
      new Option(
        '--from <time>',
        'due time that you know of: nothing is changed where it is another',
      ).argParser(timeIn),
    )
    .addOption(
      new Option('--remove', 'go on without a calendar; the due time stays').conflicts([
        ...DAYS_ALONE,
        'tick',
        'planning',
      ]),
    )
    .action(
      answering((path: string, options: CalendarOptions) =>
        withGame(path, options, (stored) => answer(stored, options)),
      ),
    );
}

function daysIn(text: string): readonly string[] | undefined {
  return text === 'all' ? ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] : listIn(text.toLowerCase());
}

function listIn(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(',').map((one) => one.trim());
}

function timeIn(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InvalidArgumentError('Expected a time such as 2026-12-01T18:00Z.');
  return time;
}

type Calendars = typeof calendarModule;

async function answer(stored: StoredGame, options: CalendarOptions): Promise<Answer> {
  const calendars = await import('@ec/hall/calendar');
  requireFrom(stored, options);
  if (!isChange(options)) {
    const now = standing(calendars, stored);
    return shown(calendars, stored, now, now);
  }
  const [before, now] = stored.database.transaction(() => {
    requireFrom(stored, options);
    const former = standing(calendars, stored);
    change(calendars, stored, former, options);
    return [former, standing(calendars, stored)];
  });
  return shown(calendars, stored, before, now);
}

/** @throws InputError when the game does not allow the change; what was changed before is to be taken back then */
function change(calendars: Calendars, stored: StoredGame, before: Standing, options: CalendarOptions): void {
  const { tick, planning, remove, extend } = options;
  const values = valuesIn(options);
  if (Object.keys(values).length > 0)
    calendars.giveCalendar(stored, changed(calendars, stored, before, values));
  if (tick !== undefined || planning !== undefined) calendars.givePace(stored, { tick, planning });
  if (remove) setCalendar(stored, null);
  if (options.pause && !calendars.pause(stored)) throw wrong(stored, WITHOUT);
  if (extend !== undefined) {
    if (currentTurn(stored).due === null)
      throw wrong(stored, 'expected a game with a due time, received one without');
    calendars.extend(stored, extend);
  }
  if (options.resume && !calendars.resume(stored)) throw wrong(stored, WITHOUT);
}

function isChange({ ruleset: _, from: __, json: ___, ...changes }: CalendarOptions): boolean {
  return Object.keys(changes).length > 0;
}

/** @throws InputError when another due time is set than the one that is meant */
function requireFrom(stored: StoredGame, { from }: CalendarOptions): void {
  const { due } = currentTurn(stored);
  if (from === undefined || due === null || from === due) return;
  const problem = `expected --from ${new Date(due).toISOString()}, when orders are due, received ${new Date(from).toISOString()}`;
  throw wrong(stored, `${problem}; nothing was changed`);
}

const WITHOUT = 'expected a game with a calendar, received one without';

/** By what a game is played at a time, whether it is paused, and when its orders are due as players know it. */
interface Standing {
  readonly calendar: Calendar | null;
  readonly pace: Readonly<Record<string, unknown>> | null;
  /** Milliseconds since 1970 (UTC); of a paused game, before the pause. */
  readonly promised: number | null;
  readonly isPaused: boolean;
}

function standing(
  { calendarOf, isPaused, keptCalendar, promisedDue }: Calendars,
  stored: StoredGame,
): Standing {
  const calendar = calendarOf(stored);
  return {
    calendar,
    pace: calendar ? null : keptCalendar(stored),
    promised: promisedDue(stored),
    isPaused: isPaused(stored),
  };
}

function valuesIn(options: CalendarOptions): Readonly<Record<string, unknown>> {
  const values = DAYS_ALONE.map((name) => [name, options[name]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** A game's calendar with other values. */
function changed(
  { readCalendar }: Calendars,
  stored: StoredGame,
  { calendar: before, pace }: Standing,
  { extensions, ...values }: Readonly<Record<string, unknown>>,
): Calendar {
  if (!before && !('zone' in values && 'time' in values))
    throw wrong(
      stored,
      `expected --zone and --time for a game that ${pace ? 'is played on a clock' : 'has no calendar yet'}`,
    );
  const [votes, length, most] = Array.isArray(extensions) ? extensions : [];
  const { extensions: kept, ...others } = { ...before, ...values } as Partial<Calendar>;
  const rule =
    extensions === undefined ? kept : votes === undefined ? undefined : { votes, length, most: Number(most) };
  try {
    return readCalendar({ ...others, ...(rule && { extensions: rule }) });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrong(stored, error.message);
  }
}

function wrong({ database }: StoredGame, problem: string): InputError {
  return inputErrorIn(database.path, problem);
}

function shown(
  { formatDueIn, upcoming }: Calendars,
  stored: StoredGame,
  before: Standing,
  now: Standing,
): Answer {
  const { due } = currentTurn(stored);
  const { calendar, pace, isPaused } = now;
  const times = due === null ? [] : calendar === null ? [due] : upcoming(calendar, due, SHOWN);
  const zone = calendar?.zone ?? 'UTC';
  const lines =
    times.length > 0 ? times.map((time) => formatDueIn(zone, time)) : ['No time is set for orders.'];
  const isEarlier = before.promised !== null && now.promised !== null && now.promised < before.promised;
  if (isEarlier)
    lines.push(
      `They were due ${formatDueIn(zone, before.promised)} before, which is later: tell your players.`,
    );
  // A calendar in place of a pace, or the other way round; one that was removed was meant to go.
  const replaced = calendar ? before.pace : pace && before.calendar;
  return {
    text: page(`${stored.meta.name}: calendar`, isPaused ? 'paused' : '', {
      Calendar: [described(now)],
      ...(replaced && { 'In place of': [described(before)] }),
      'Orders are due': [{ kind: 'lines', lines }],
    }),
    data: {
      ...{ calendar: calendar ?? pace, isPaused, due, upcoming: times },
      ...{ replaced, wasDue: before.promised },
    },
  };
}

function described({ calendar, pace }: Standing): ReportBlock {
  if (calendar) return facts(valuesOf(calendar));
  if (!pace) return { kind: 'lines', lines: ['The game has none: you set each time with "ec due".'] };
  return facts({
    'A turn every': String(pace['tick']),
    'Planning before the first': String(pace['planning']),
  });
}

function valuesOf(calendar: Calendar): Readonly<Record<string, string>> {
  const { zone, weekdays, time, every, holidays, early, reminders, maxSilent, grace, extensions } = calendar;
  const list = (values: readonly string[]): string => values.join(', ') || 'none';
  return {
    'Time zone': zone,
    Due: `${list(weekdays)} at ${time}, at least ${every} apart`,
    Holidays: list(holidays),
    'Before its time': early === 'all-sent' ? 'as soon as all have sent' : 'never',
    'Reminders before it': list(reminders),
    'Most players without orders': maxSilent,
    'Told after': grace,
    'Votes for more time': extensions
      ? `${extensions.votes} of the players for ${extensions.length}, ${extensions.most} in a turn at most`
      : 'none',
  };
}
