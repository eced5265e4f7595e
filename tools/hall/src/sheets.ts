/**
 * What a host does with an order sheet alone: loads the ruleset that it is for, reads it, and says what was understood. A module of its own,
 * as a program that only checks sheets is ready sooner without what stored games take.
 *
 * @packageDocumentation
 */
export { countOf, describeSheet } from './game/describe-sheet.js';
export type { ReadSheet } from './game/describe-sheet.js';
export { howToWrite } from './game/how-to-write.js';
export {
  DEFAULT_RULESET,
  isInstalled,
  loadNamedRuleset,
  loadRuleset,
  nameInFile,
} from './game/load-ruleset.js';
export { notesIn, readSheet } from './game/read-sheet.js';
