import { StoreError } from './store-error.js';
import type { ExportedGame, ExportedSheet, ExportedTurn } from './export-game.js';

/**
 * Checks that the parts of an export belong together: every number that refers to something refers to it, nothing is there twice, and the
 * turns that stand follow each other from the set-up on.
 *
 * @throws StoreError `not-an-export` with the place of the first fault
 */
export function requireWhole(game: ExportedGame): void {
  const { seats, seatings, turns, orders, messages } = game;
  const known = new Set(seats.map(({ seat }) => seat));
  for (const [i, { seat }] of seats.entries()) {
    const before = seats[i - 1]?.seat;
    if (before !== undefined && seat <= before) wrong(['seats', i, 'seat'], `a number above ${before}`, seat);
  }
  requireRising('seatings', seatings);
  requireRising('turns', turns);
  requireRising('orders', orders);
  requireRising('messages', messages);
  for (const [i, { seat }] of seatings.entries()) requireSeat(['seatings', i, 'seat'], known, seat);
  for (const [i, { seat }] of messages.entries())
    if (seat !== null) requireSeat(['messages', i, 'seat'], known, seat);
  requireSheets(game, known);
  requireChain(game);
  const sheets = new Map(orders.map((sheet) => [sheet.id, sheet]));
  for (const [i, turn] of turns.entries()) {
    requireUsed(i, turn, sheets);
    if (turn.made) requireReports(i, turn.made, known);
  }
}

type Place = readonly (string | number)[];

function wrong(place: Place, expected: string, received: unknown): never {
  const path = place.map(String);
  const problem = `expected ${expected}, received ${String(received)}`;
  throw new StoreError('not-an-export', `${path.join('.')}: ${problem}`, undefined, path);
}

/** Rows of a file are in the order in which they came. */
function requireRising(part: string, rows: readonly { readonly id: number }[]): void {
  for (const [i, { id }] of rows.entries())
    if (id <= (rows[i - 1]?.id ?? 0)) wrong([part, i, 'id'], `a number above ${rows[i - 1]?.id ?? 0}`, id);
}

function requireSeat(place: Place, known: ReadonlySet<number>, seat: number): void {
  if (!known.has(seat)) wrong(place, `one of the seats ${[...known].join(', ') || 'none'}`, seat);
}

function requireSheets({ orders, turns }: ExportedGame, known: ReadonlySet<number>): void {
  const after = new Set(turns.map(({ id }) => id));
  const receipts = new Set<string>();
  for (const [i, sheet] of orders.entries()) {
    requireSeat(['orders', i, 'seat'], known, sheet.seat);
    if (!after.has(sheet.after)) wrong(['orders', i, 'after'], 'the number of a turn', sheet.after);
    const key = `${sheet.after} ${sheet.seat} ${sheet.receipt}`;
    if (receipts.has(key))
      wrong(
        ['orders', i, 'receipt'],
        'one that no other sheet of the seat has after that turn',
        sheet.receipt,
      );
    receipts.add(key);
  }
}

/** Every turn follows an earlier one, and one that stands the one that stood before it. */
function requireChain({ turns, seatings }: ExportedGame): void {
  const changes = new Set([0, ...seatings.map(({ id }) => id)]);
  const earlier = new Map<number, ExportedTurn>();
  let last: ExportedTurn | undefined;
  for (const [i, turn] of turns.entries()) {
    const { id, previous, undone, seating } = turn;
    const place = (key: keyof ExportedTurn): Place => ['turns', i, key];
    const before = previous === null ? undefined : earlier.get(previous);
    if (previous !== null && !before) wrong(place('previous'), 'the number of a turn before it', previous);
    const number = before ? before.turn + 1 : 0;
    if (turn.turn !== number) wrong(place('turn'), String(number), turn.turn);
    if (undone === null && before !== last)
      wrong(place('previous'), `${last?.id ?? null}, the turn that stands before it`, previous);
    if (!changes.has(seating)) wrong(place('seating'), '0 or the number of a change of seats', seating);
    if (seating < (before?.seating ?? 0))
      wrong(place('seating'), `at least ${before?.seating}, as the turn before it`, seating);
    if (undone === null) last = turn;
    earlier.set(id, turn);
  }
  if (!last) wrong(['turns'], 'a turn that stands', 'none');
}

/** A turn was resolved with at most one sheet of each seat, which came in for it and counts. */
function requireUsed(
  i: number,
  { orders, previous }: ExportedTurn,
  sheets: ReadonlyMap<number, ExportedSheet>,
): void {
  const seats = new Set<number>();
  for (const [j, id] of orders.entries()) {
    const place = ['turns', i, 'orders', j];
    const sheet = sheets.get(id);
    if (!sheet) wrong(place, 'the number of a sheet', id);
    if (sheet.after !== previous || !sheet.counts) wrong(place, 'a sheet that counts for this turn', id);
    if (seats.has(sheet.seat)) wrong(place, `one sheet of seat ${sheet.seat}`, 'two');
    seats.add(sheet.seat);
  }
}

/** Reports of a turn that cannot be made again are there for every seat, and in each of the game's own formats for every seat or none. */
function requireReports(
  i: number,
  made: NonNullable<ExportedTurn['made']>,
  known: ReadonlySet<number>,
): void {
  const right = [...known].map(String).toSorted().join(', ');
  const requireAll = (place: Place, seats: readonly string[]): void => {
    const received = seats.toSorted().join(', ');
    if (received !== right) wrong(place, `reports of the seats ${right}`, received || 'none');
  };
  requireAll(['turns', i, 'made', 'reports'], Object.keys(made.reports));
  const own = Object.entries(made.ownReports ?? {});
  for (const format of new Set(own.flatMap(([, reports]) => Object.keys(reports)))) {
    const seats = own.filter(([, reports]) => Object.hasOwn(reports, format)).map(([seat]) => seat);
    requireAll(['turns', i, 'made', 'ownReports'], seats);
  }
}
