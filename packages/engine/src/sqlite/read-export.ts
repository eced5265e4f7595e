import type { ReportDocument } from '@ec/reports';
import * as v from 'valibot';
import { contactFault, noticeFault } from '../contract/host-input.js';
import { ownFormatFault } from '../contract/own-formats.js';
import { addressFault } from '../loop/address-fault.js';
import { EXPORT_FORMAT, type ExportedGame, type ExportedSheet } from './export-game.js';
import { requireWhole } from './export-faults.js';
import { editionSchema } from './game-file.js';
import { LARGEST_NUMBER } from './row-number.js';
import { sheetFaults } from './kept-sheets.js';
import type { OwnReport } from './seat-reports.js';
import { StoreError } from './store-error.js';
import { isTime } from './stored-time.js';
import { textSize } from './stored-text.js';

/** A number of a row, a seat or a turn: whoever counts on from it stays within what JavaScript and SQLite hold. */
const numberFrom = (least: number) =>
  v.pipe(
    v.number(),
    v.check(
      (number) => Number.isSafeInteger(number) && number >= least && number <= LARGEST_NUMBER,
      ({ input }) => `expected a whole number from ${least} to ${LARGEST_NUMBER}, received ${input}`,
    ),
  );
const id = numberFrom(1);
const seat = numberFrom(0);
const time = v.pipe(
  v.number(),
  v.check(isTime, ({ input }) => `expected a time in whole milliseconds since 1970 (UTC), received ${input}`),
);
const playerId = v.pipe(v.number(), v.safeInteger());
const hash = v.pipe(
  v.string(),
  v.check((text) => /^[0-9a-f]{64}$/.test(text), 'expected a SHA-256 hash'),
);
const values = v.record(v.string(), v.unknown());
const email = v.pipe(
  v.string(),
  v.check((text) => addressFault(text) === undefined, 'expected a mail address such as ada@example.org'),
);
const player = v.nullable(v.strictObject({ id: playerId, email }));

const notice = v.pipe(
  v.string(),
  v.check(
    (text) => noticeFault(text) === undefined,
    ({ input }) => noticeFault(input) ?? '',
  ),
);

const contact = v.pipe(
  v.string(),
  v.check(
    (text) => contactFault(text) === undefined,
    ({ input }) => contactFault(input) ?? '',
  ),
);

function ownFaultIn(own: Readonly<Record<string, OwnReport>>): string | undefined {
  return Object.entries(own)
    .map(([name, { extension }]) => ownFormatFault(name, extension))
    .find((fault) => fault !== undefined);
}

/** What both formats hold. */
const game = {
  package: v.string(),
  ruleset: v.string(),
  version: v.string(),
  name: v.string(),
  seed: v.string(),
  players: v.array(v.strictObject({ id: playerId, email: v.string(), name: v.string() })),
  edition: v.optional(v.nullable(editionSchema), null),
  parameters: values,
  templates: values,
  created: time,
  contact: v.optional(v.nullable(contact), null),
  calendar: v.exactOptional(values),
  seats: v.array(
    v.strictObject({ seat, player, token: v.nullable(v.string()), bot: v.nullable(v.string()) }),
  ),
  seatings: v.array(v.strictObject({ id, seat, player, changed: time })),
  turns: v.array(
    v.strictObject({
      id,
      turn: numberFrom(0),
      previous: v.nullable(id),
      version: v.string(),
      hash,
      seating: numberFrom(0),
      resolved: time,
      milliseconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      due: v.nullable(time),
      undone: v.nullable(time),
      orders: v.array(id),
      host: v.exactOptional(
        v.strictObject({ notice: v.exactOptional(notice), isAgreedEnd: v.exactOptional(v.literal(true)) }),
      ),
      phases: v.exactOptional(v.array(hash)),
      made: v.exactOptional(
        v.strictObject({
          state: v.unknown(),
          journal: v.unknown(),
          reports: v.record(
            v.string(),
            v.custom<ReportDocument>((report) => typeof report === 'object'),
          ),
          ownReports: v.exactOptional(
            v.record(
              v.string(),
              v.pipe(
                v.record(v.string(), v.strictObject({ extension: v.string(), text: v.string() })),
                v.check(
                  (own) => ownFaultIn(own) === undefined,
                  ({ input }) => ownFaultIn(input) ?? '',
                ),
              ),
            ),
          ),
        }),
      ),
    }),
  ),
};

const message = { id, sent: time, seat: v.nullable(seat), code: v.string(), text: v.string() };

const sheet = {
  seat,
  origin: v.picklist(['player', 'master', 'bot']),
  counts: v.boolean(),
  hash,
  text: v.string(),
  received: time,
  after: id,
};

const exported: v.GenericSchema<unknown, ExportedGame> = v.strictObject({
  format: v.literal(EXPORT_FORMAT),
  ...game,
  orders: v.array(v.strictObject({ ...sheet, id, receipt: id, size: numberFrom(0), faults: sheetFaults })),
  messages: v.array(v.strictObject({ ...message, times: id, last: time })),
});

/** The format before receipts were counted by seat and turn. */
const FORMAT_1 = 'ec-game/1';
const format1: v.GenericSchema<unknown, ExportedGame> = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT_1),
    ...game,
    orders: v.array(v.strictObject({ ...sheet, receipt: id })),
    messages: v.array(v.strictObject(message)),
  }),
  v.transform(({ orders, messages, ...rest }): ExportedGame => ({
    ...rest,
    format: EXPORT_FORMAT,
    orders: counted(orders).map(shortened),
    messages: messages.map((entry) => ({ ...entry, times: 1, last: entry.sent })),
  })),
);

/** A sheet of the first format as it is kept today: of one that does not count, without its text. */
function shortened<Sheet extends { readonly counts: boolean; readonly text: string }>(
  sheet: Sheet,
): Sheet & Pick<ExportedSheet, 'size' | 'faults'> {
  const size = textSize(sheet.text);
  return { ...sheet, text: sheet.counts ? sheet.text : '', size, faults: [] };
}

/** Sheets with receipts that are counted by seat and turn; what were receipts over all seats are their numbers in the file. */
function counted<Sheet extends { readonly receipt: number; readonly seat: number; readonly after: number }>(
  sheets: readonly Sheet[],
): (Sheet & { readonly id: number })[] {
  const seen = new Map<string, number>();
  return sheets
    .toSorted((a, b) => a.receipt - b.receipt)
    .map((sheet) => {
      const key = `${sheet.after} ${sheet.seat}`;
      const receipt = (seen.get(key) ?? 0) + 1;
      seen.set(key, receipt);
      return { ...sheet, id: sheet.receipt, receipt };
    });
}

/**
 * Reads an exported game.
 *
 * @throws StoreError `not-an-export` when the value is not an export, with the place of the fault
 */
export function readExport(value: unknown): ExportedGame {
  const isOld = typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT_1;
  const result = v.safeParse(isOld ? format1 : exported, value);
  if (result.success) {
    requireWhole(result.output);
    return result.output;
  }
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const { expected, received } = issue;
  const reason =
    expected === null
      ? issue.message
      : received === 'undefined'
        ? 'expected a value, received none'
        : `expected ${expected}, received ${received}`;
  throw new StoreError('not-an-export', `${path.join('.') || 'export'}: ${reason}`, undefined, path);
}
