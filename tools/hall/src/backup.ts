/**
 * Copies of a folder of games, for another disk, and back.
 *
 * @packageDocumentation
 */
export { backUpFolder } from './backup/back-up-folder.js';
export type { Backup, BackupOptions, CopiedFile } from './backup/back-up-folder.js';
export { restoreBackup } from './backup/restore-backup.js';
export type { Restored, RestoreOptions } from './backup/restore-backup.js';
