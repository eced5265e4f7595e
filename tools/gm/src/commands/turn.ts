import { Option, type Command, type Answer, facts, InputError, page, quantity, table } from '@ec/cli';
import { migrationsFrom, noticeFault, type HostInput, type OrderStatus } from '@ec/engine';
import {
  backupFolder,
  currentTurn,
  previewTurn,
  requireNextTurn,
  resolveStoredTurn,
  storedCalendar,
  storedSummary,
  type ResolvedTurn,
  type StoredGame,
} from '@ec/engine/sqlite';
import { renderText, type ReportBlock } from '@ec/reports';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import {
  expectRoomForReports,
  mostSilent,
  OutsideSeats,
  parseSilentLimit,
  parseWhen,
  type ReportFiles,
  ReportsError,
  type RulesetOptions,
  SILENT_LIMIT,
  type SilentLimit,
  withGame,
  writeReports,
} from '@ec/hall/game';
import {
  botMemoryOption,
  botTimeOption,
  outsideLimits,
  seatBotOption,
  type OutsideOptions,
} from '../outside-options.js';
import { expectedTurnOption, expectOut, publicOption, widthOption } from '../options.js';

interface TurnOptions extends RulesetOptions, OutsideOptions {
  /** Number of the turn that is meant. */
  readonly turn?: number;
  /** Programs that give the orders of seats. */
  readonly bot?: ReadonlyMap<number, string>;
  readonly dryRun?: true;
  /** Most players who may be without orders. */
  readonly maxSilent: SilentLimit;
  readonly newRules?: true;
  readonly playOn?: true;
  readonly due?: number;
  readonly out?: string;
  readonly details?: boolean;
  readonly width?: number;
  readonly public?: boolean;
  readonly notice?: string;
  readonly agreedEnd?: true;
}

/** `ec turn`. */
export function turnCommand(): Command {
  return gameCommand('turn', 'Resolve the next turn with the orders that count.')
    .addOption(expectedTurnOption())
    .option('--dry-run', 'show what would change, and write nothing')
    .addOption(
      new Option(
        '--max-silent <number>',
        'most players without orders: a number, or a share such as 50%; all',
      )
        .argParser(parseSilentLimit)
        .default(parseSilentLimit(SILENT_LIMIT), SILENT_LIMIT),
    )
    .addOption(seatBotOption().conflicts('dryRun'))
    .addOption(botTimeOption())
    .addOption(botMemoryOption())
    .option('--new-rules', 'go on although the version of the rules differs from that of the last turn')
    .option('--play-on', 'go on although the game is over')
    .option(
      '--due <time>',
      'when the orders for the turn after it are due: 2026-12-01T18:00, 30s, 5m, 36h, 7d, 2w',
      parseWhen,
    )
    .option('--notice <text>', 'what you tell all players: it appears in every report of the turn')
    .option('--agreed-end', 'end the game with this turn, as all remaining players agree')
    .option('-o, --out <folder>', "write every seat's report in every format into this folder")
    .option('--details', 'show details such as ledgers in text, Markdown and HTML')
    .addOption(widthOption())
    .addOption(publicOption())
    .action(
      answering((path: string, options: TurnOptions) =>
        withGame(path, options, (stored) =>
          options.dryRun ? dryRun(stored, options) : resolve(stored, options),
        ),
      ),
    );
}

/**
 * The game master's input to a turn. CRLF in a notice becomes LF, and white space at its end is dropped.
 *
 * @throws InputError when the notice is not allowed
 */
function hostInputOf({ notice, agreedEnd }: TurnOptions): HostInput {
  const lines = notice?.replaceAll('\r\n', '\n').trimEnd();
  const fault = lines === undefined ? undefined : noticeFault(lines);
  if (fault !== undefined) throw new InputError(`--notice: error: ${fault}`);
  return { ...(lines !== undefined && { notice: lines }), ...(agreedEnd && { isAgreedEnd: agreedEnd }) };
}

async function resolve(stored: StoredGame, options: TurnOptions): Promise<Answer> {
  const { newRules = false, playOn = false, out, details = false, width, public: isPublic } = options;
  expectOut(options);
  const host = hostInputOf(options);
  const due = await dueOf(stored, options);
  const rules = changeOfRules(stored);
  // What is wrong with the turn, the folder or a seat is said before anything is done, not after.
  requireNextTurn(stored, options.turn);
  if (out !== undefined) expectRoomForReports({ turn: currentTurn(stored).turn + 1, out, isPublic });
  await using outside = new OutsideSeats(options.bot ?? new Map<number, string>(), outsideLimits(options));
  outside.expectSeats(stored);
  await outside.submit(stored);
  const resolved = await resolveStoredTurn(stored, {
    turn: options.turn,
    maxSilent: mostSilent(stored, options.maxSilent),
    newRules,
    playOn,
    due,
    host,
  });
  outside.end(stored);
  const { turn } = resolved.game.state;
  const files = out === undefined ? 0 : await writeResolved(stored, { turn, out, details, width, isPublic });
  const values = {
    ...described(stored, resolved, host),
    'Copy of the game as it was': backupFolder(stored.database.path),
    ...(out === undefined ? {} : { Reports: `${quantity(files, 'file')} in ${out}` }),
  };
  return {
    text: page(`${stored.meta.name}: turn ${turn} is resolved`, '', {
      Turn: [facts(values)],
      ...rulesSection(rules),
      Orders: [ordersTable(stored, resolved)],
    }),
    data: { ...dataOf(resolved), files, rules: rules ?? null },
  };
}

/**
 * When the turn after it is due: as the game master says, or else by the game's calendar.
 *
 * @throws InputError when the game master says it of a game that is paused
 */
async function dueOf(stored: StoredGame, { due }: TurnOptions): Promise<number | null> {
  if (storedCalendar(stored) === null) return due ?? null;
  const { dueAfterNext, requireNotPaused } = await import('@ec/hall/calendar');
  if (due === undefined) return dueAfterNext(stored);
  requireNotPaused(stored);
  return due;
}

/** A turn counts even when its reports cannot be written. The error says so, or the turn would be resolved once more. */
async function writeResolved(stored: StoredGame, files: ReportFiles): Promise<number> {
  try {
    return writeReports(stored, files);
  } catch (error) {
    const { explain } = await import('@ec/hall/game');
    const { message } = explain(error);
    throw new ReportsError(`turn ${files.turn} is resolved, but its reports cannot be written: ${message}`, {
      cause: error,
    });
  }
}

async function dryRun(stored: StoredGame, options: TurnOptions): Promise<Answer> {
  const { diffLines } = await import('diff');
  const { newRules = false, playOn = false } = options;
  expectOut(options);
  const host = hostInputOf(options);
  const rules = changeOfRules(stored);
  const before = renderText(storedSummary(stored));
  const resolved = previewTurn(stored, {
    turn: options.turn,
    maxSilent: mostSilent(stored, options.maxSilent),
    newRules,
    playOn,
    host,
  });
  const after = renderText(stored.ruleset.summary(resolved.game.state));
  const changes = diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  );
  const { turn } = resolved.game.state;
  return {
    text: page(`${stored.meta.name}: turn ${turn}, not written`, '', {
      Turn: [facts(described(stored, resolved, host))],
      ...rulesSection(rules),
      Orders: [ordersTable(stored, resolved)],
      Events: [eventsTable(resolved)],
      'Changes of the summary': [{ kind: 'lines', lines: changes }],
    }),
    data: { ...dataOf(resolved), dryRun: true, changes, rules: rules ?? null },
  };
}

/** Another version of the rules for a game. */
interface ChangeOfRules {
  /** Version by which the last turn was resolved. */
  readonly from: string;
  readonly to: string;
  /** What changes, in sentences; none where the rules do not say. */
  readonly changes: readonly string[];
}

/** What changes for a game whose last turn was resolved by another version of the rules. */
function changeOfRules(stored: StoredGame): ChangeOfRules | undefined {
  const { ruleset } = stored;
  const { version } = currentTurn(stored);
  if (version === ruleset.version) return undefined;
  const changes = migrationsFrom(ruleset, version).flatMap((step) => step.changes);
  return { from: version, to: ruleset.version, changes };
}

function rulesSection(rules: ChangeOfRules | undefined): Readonly<Record<string, readonly ReportBlock[]>> {
  if (!rules) return {};
  const { from, to, changes } = rules;
  const lines = changes.length > 0 ? [...changes] : ['The rules do not say what changes.'];
  return { [`Rules: version ${from} becomes ${to}`]: [{ kind: 'lines', lines }] };
}

function dataOf({ game, hash, outcome, silent, bots, out }: ResolvedTurn) {
  return { turn: game.state.turn, hash, outcome, silent, bots, out };
}

function described(
  stored: StoredGame,
  { game, hash, outcome, silent, bots, out }: ResolvedTurn,
  { notice, isAgreedEnd }: HostInput,
): Readonly<Record<string, string>> {
  const seats = (ids: readonly number[]): string => (ids.length === 0 ? 'none' : ids.join(', '));
  const winners = outcome.status === 'over' ? outcome.winners : [];
  const all = stored.ruleset.seats(game.state);
  const won = all.filter(({ id }) => winners.includes(id));
  const gone = all.flatMap(({ id, name }) => (out.includes(id) ? [`${name} (seat ${id})`] : []));
  return {
    'State hash': hash,
    'Seats without orders': seats(silent),
    'Seats played by bots': seats(bots),
    ...(gone.length > 0 && { 'Now out of the game': gone.join(', ') }),
    ...(notice !== undefined && { 'Notice to all players': quantity(notice.split('\n').length, 'line') }),
    ...(outcome.status === 'over' && {
      [`The game is over${isAgreedEnd ? ' by agreement' : ''}, won by`]:
        won.map(({ name }) => name).join(', ') || 'nobody',
    }),
  };
}

const STATUSES: readonly OrderStatus[] = ['done', 'partly', 'refused'];

function ordersTable(stored: StoredGame, { game }: ResolvedTurn): ReportBlock {
  const rows = stored.ruleset.seats(game.state).map(({ id, name }) => {
    const own = game.journal.filter((event) => 'seat' in event && event.seat === id);
    const statuses = STATUSES.map(
      (status) =>
        own.filter((event) => event.kind === 'order' && 'status' in event && event.status === status).length,
    );
    return [id, name, ...statuses, own.filter(({ kind }) => kind === 'unreadable').length];
  });
  return table(['Seat', 'Name', 'Done', 'Partly', 'Refused', 'Unreadable'], rows);
}

function eventsTable({ game }: ResolvedTurn): ReportBlock {
  const counts = new Map<string, number>();
  for (const { kind } of game.journal) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return table(
    ['Event', 'Number'],
    [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
