/**
 * What a host does with one stored game: opens it, reads order sheets for it, says when turns are due, and writes reports. The commands of `ec`
 * and the hall build on it. Sheets alone are read by `@ec/hall/sheets`.
 *
 * @packageDocumentation
 */
export { actorOf, requireToken } from './game/access.js';
export type { Asking } from './game/access.js';
export { changesOf } from './game/changes.js';
export { EXIT, explain } from './game/explain.js';
export { giveTokens } from './game/give-tokens.js';
export { clock, rulesetFor, withGame } from './game/open-game.js';
export type { RulesetOptions } from './game/open-game.js';
export { orderErrors } from './game/order-errors.js';
export { OutsideSeats } from './game/outside-seats.js';
export { readText } from './game/read-text.js';
export { receiptOf } from './game/receipt-of.js';
export { documentForms, formIn, seatForms } from './game/report-forms.js';
export { seatOfFile } from './game/seat-of-file.js';
export { seatReport } from './game/seat-report.js';
export { sheetsOfGame } from './game/sheets-of-game.js';
export type { OwnedSheet } from './game/sheets-of-game.js';
export { mostSilent, parseSilentLimit, SILENT_LIMIT } from './game/silent-limit.js';
export type { SilentLimit } from './game/silent-limit.js';
export { isTokenHash } from './game/token.js';
export { formatDue, formatDuration, formatTick, formatWhen, parseDuration, parseWhen } from './game/when.js';
export { WORKBOOK } from './game/workbook.js';
export { expectRoomForReports, ReportsError, writeReports, writeWorkbooks } from './game/write-reports.js';
export type { ReportFiles } from './game/write-reports.js';
