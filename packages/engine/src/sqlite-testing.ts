/**
 * Tests of stored games of older versions of a ruleset. Needs Node.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/empyrean';
 * import { goOnFromOlder } from '@ec/engine/sqlite/testing';
 *
 * // a game that version 2 of the rules made, kept among the tests and never made again
 * const { state } = await goOnFromOlder('test/fixtures/version-2.ec', empyrean);
 * console.log(state.turn); // 4
 * ```
 *
 * @packageDocumentation
 */
export { goOnFromOlder } from './sqlite/go-on-from-older.js';
