/**
 * What a host does with one stored game: opens it, reads order sheets for it, says when turns are due, and writes reports. The commands of `ec`
 * and the hall build on it.
 *
 * @packageDocumentation
 */
export { actorOf } from './game/access.js';
export type { Asking } from './game/access.js';
export { changesOf } from './game/changes.js';
export { countOf, describeSheet } from './game/describe-sheet.js';
export type { ReadSheet } from './game/describe-sheet.js';
export { EXIT, explain } from './game/explain.js';
export { giveTokens } from './game/give-tokens.js';
export { howToWrite } from './game/how-to-write.js';
export { DEFAULT_RULESET, loadNamedRuleset, loadRuleset, nameInFile } from './game/load-ruleset.js';
export { clock, rulesetFor, withGame } from './game/open-game.js';
export type { RulesetOptions } from './game/open-game.js';
export { orderErrors } from './game/order-errors.js';
export { OutsideSeats } from './game/outside-seats.js';
export { readJson } from './game/read-json.js';
export type { JsonFile } from './game/read-json.js';
export { notesIn, readSheet } from './game/read-sheet.js';
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
export { makeReportFolder, ReportsError, writeReports, writeWorkbooks } from './game/write-reports.js';
export type { ReportFiles } from './game/write-reports.js';
