/**
 * Empyrean Challenge by itself: its ruleset under the name by which rulesets are loaded, as every package of a game exports its
 * `ruleset`, and what its parameters come to in the libraries, for simulations that play less than a game.
 *
 * @packageDocumentation
 */
export { clusterParameters, combatParametersOf, unrestWeights } from './empyrean/parameters.js';
export { empyrean as ruleset } from './empyrean/ruleset.js';
