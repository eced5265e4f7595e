/**
 * Empyrean Challenge under the name by which rulesets are loaded: every package of a game exports its `ruleset`.
 *
 * @packageDocumentation
 */
export { empyrean as ruleset } from './empyrean/ruleset.js';
