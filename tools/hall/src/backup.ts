/**
 * Copies of a folder of games, for another disk.
 *
 * @packageDocumentation
 */
export { backUpFolder } from './backup/back-up-folder.js';
export type { Backup, BackupOptions, CopiedFile } from './backup/back-up-folder.js';
