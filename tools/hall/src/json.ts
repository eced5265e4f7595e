/**
 * Reads the JSON files of a host, and says where in them something is wrong. A module of its own, as few commands read any.
 *
 * @packageDocumentation
 */
export { allOf, readJson } from './game/read-json.js';
export type { JsonFile } from './game/read-json.js';
