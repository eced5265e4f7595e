/**
 * Games in files: each is one SQLite database that a game master can run for years. Needs Node.
 *
 * Every change, such as a turn with all its reports, is made in full or not at all; nothing that came in is ever deleted.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/empyrean';
 * import { createStoredGame, resolveStoredTurn, storedReport, submitOrders } from '@ec/engine/sqlite';
 *
 * const players = [{ id: 101, email: 'ada@example.org', name: 'Ada Concord' }];
 * const game = { package: '@ec/empyrean', name: 'EC-5', seed: 1978, players };
 * using stored = createStoredGame(':memory:', empyrean, game, { clock: Date.now });
 * const { receipt, counts } = submitOrders(stored, { seat: 1, text: '1, ration, 80%', origin: 'player' });
 * console.log(receipt, counts); // 1 true
 * await resolveStoredTurn(stored);
 * console.log(storedReport(stored, 1).title); // Turn report 1.1: Ada Concord
 * ```
 *
 * @packageDocumentation
 */
export { backupFolder } from './sqlite/copy-names.js';
export { exportGame, recordOf } from './sqlite/export-game.js';
export type { ExportedGame, ExportedSheet, ExportedTurn } from './sqlite/export-game.js';
export type { Database, DatabaseOptions, Row, SqlValue } from './sqlite/database.js';
export { openGameFile } from './sqlite/game-file.js';
export type { GameFile, GameMeta, StoreOptions } from './sqlite/game-file.js';
export { gameOrigin } from './sqlite/game-origin.js';
export { gameStatus } from './sqlite/game-status.js';
export type { GameStatus, SeatStatus } from './sqlite/game-status.js';
export { importGame } from './sqlite/import-game.js';
export { readExport } from './sqlite/read-export.js';
export { jsonFault } from './sqlite/json-bounds.js';
export { lockLive } from './sqlite/lock-live.js';
export { gameMessages, lastMessage, logMessage } from './sqlite/messages.js';
export type { GameMessage, NewMessage } from './sqlite/messages.js';
export { moveGame, requireNotMoving } from './sqlite/move-game.js';
export { GAME_EXTENSION, noGame } from './sqlite/no-game.js';
export type { MoveOptions } from './sqlite/move-game.js';
export {
  previewTurn,
  requireNextTurn,
  resolveStoredTurn,
  silentSeats,
} from './sqlite/resolve-stored-turn.js';
export type { ResolvedTurn, ResolveOptions } from './sqlite/resolve-stored-turn.js';
export { isSecret, maskedSheet, sealSheet, type Masks } from './sqlite/seal.js';
export { emailFault, setPlayerEmail } from './sqlite/player-email.js';
export {
  playerNumber,
  playingSeats,
  seatStoredPlayer,
  setSeatBots,
  setSeatTokens,
  storedSeats,
} from './sqlite/seats.js';
export type { StoredSeat } from './sqlite/seats.js';
export { setCalendar, storedCalendar } from './sqlite/set-calendar.js';
export type { KeptCalendar } from './sqlite/set-calendar.js';
export { setContact } from './sqlite/set-contact.js';
export { setDue } from './sqlite/set-due.js';
export { StoreError } from './sqlite/store-error.js';
export type { StoreErrorCode } from './sqlite/store-error.js';
export { createStoredGame, openStoredGame, withRuleset } from './sqlite/stored-game.js';
export type { NewStoredGame } from './sqlite/stored-game.js';
export type { OwnReport } from './sqlite/seat-reports.js';
export {
  storedOwnReports,
  unwantedFormats,
  storedReport,
  storedSheetNames,
  storedSummary,
  storedTemplate,
  storedView,
} from './sqlite/stored-report.js';
export { allTurns, currentTurn, stateBytes, storedFigures } from './sqlite/stored-turn.js';
export type { Seating, StoredGame, StoredTurn } from './sqlite/stored-turn.js';
export { countingSheet, sheetsAfter, SHEET_LIMITS } from './sqlite/kept-sheets.js';
export type { KeptSheet, SheetFault, SheetOrigin, StoredSheet } from './sqlite/kept-sheets.js';
export { droppedSheet, storedSheet } from './sqlite/stored-sheet.js';
export { checkOrders, forecastOrders, submitOrders } from './sqlite/submit-orders.js';
export type { IncomingSheet, Submission } from './sqlite/submit-orders.js';
export { syncFile, syncFolder } from './sqlite/sync.js';
export { undoTurn } from './sqlite/undo-turn.js';
export type { TurnAfterUndo } from './sqlite/undo-turn.js';
export { checkContents } from './sqlite/check-contents.js';
export type { Finding } from './sqlite/finding.js';
export { verifyGame } from './sqlite/verify-game.js';
export type { Verified } from './sqlite/verify-game.js';
