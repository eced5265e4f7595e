import type { ReportDocument } from '@ec/reports';
import * as v from 'valibot';
import { contactFault, noticeFault } from '../contract/host-input.js';
import { addressFault } from '../loop/address-fault.js';
import { EXPORT_FORMAT, type ExportedGame, type ExportedSheet } from './export-game.js';
import { editionSchema } from './game-file.js';
import { sheetFaults } from './kept-sheets.js';
import { StoreError } from './store-error.js';
import { textSize } from './stored-text.js';

const whole = v.pipe(v.number(), v.safeInteger());
const orNull = v.nullable(whole);
const hash = v.pipe(
  v.string(),
  v.check((text) => /^[0-9a-f]{64}$/.test(text), 'expected a SHA-256 hash'),
);
const values = v.record(v.string(), v.unknown());
const email = v.pipe(
  v.string(),
  v.check((text) => addressFault(text) === undefined, 'expected a mail address such as ada@example.org'),
);
const player = v.nullable(v.strictObject({ id: whole, email }));

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

/** What both formats hold. */
const game = {
  package: v.string(),
  ruleset: v.string(),
  version: v.string(),
  name: v.string(),
  seed: v.string(),
  players: v.array(v.strictObject({ id: whole, email: v.string(), name: v.string() })),
  edition: v.optional(v.nullable(editionSchema), null),
  parameters: values,
  templates: values,
  created: whole,
  contact: v.optional(v.nullable(contact), null),
  calendar: v.exactOptional(values),
  seats: v.array(
    v.strictObject({ seat: whole, player, token: v.nullable(v.string()), bot: v.nullable(v.string()) }),
  ),
  seatings: v.array(v.strictObject({ id: whole, seat: whole, player, changed: whole })),
  turns: v.array(
    v.strictObject({
      id: whole,
      turn: whole,
      previous: orNull,
      version: v.string(),
      hash,
      seating: whole,
      resolved: whole,
      milliseconds: whole,
      due: orNull,
      undone: orNull,
      orders: v.array(whole),
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
              v.record(v.string(), v.strictObject({ extension: v.string(), text: v.string() })),
            ),
          ),
        }),
      ),
    }),
  ),
};

const message = { id: whole, sent: whole, seat: orNull, code: v.string(), text: v.string() };

const sheet = {
  seat: whole,
  origin: v.picklist(['player', 'master', 'bot']),
  counts: v.boolean(),
  hash,
  text: v.string(),
  received: whole,
  after: whole,
};

const exported: v.GenericSchema<unknown, ExportedGame> = v.strictObject({
  format: v.literal(EXPORT_FORMAT),
  ...game,
  orders: v.array(v.strictObject({ ...sheet, id: whole, receipt: whole, size: whole, faults: sheetFaults })),
  messages: v.array(v.strictObject({ ...message, times: whole, last: whole })),
});

/** The format before receipts were counted by seat and turn. */
const FORMAT_1 = 'ec-game/1';
const format1: v.GenericSchema<unknown, ExportedGame> = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT_1),
    ...game,
    orders: v.array(v.strictObject({ ...sheet, receipt: whole })),
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
  if (result.success) return result.output;
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
