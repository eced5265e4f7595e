/**
 * What `rulesetContract` of `@ec/engine/testing` must be told of Empyrean Challenge to check all of it, also with other rules in it.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/empyrean';
 * import { alsoSees, changeUnseen, isForeseeable, ledgers } from '@ec/empyrean/testing';
 * import { rulesetContract } from '@ec/engine/testing';
 *
 * const parameters = { 'cluster.starCount': 4, 'cluster.axisSize': 4 };
 * const told = { alsoSees, changeUnseen, isForeseeable, ledgers };
 * const options = { players: 2, turns: 1, seeds: [1n], parameters, ...told };
 * console.log(rulesetContract(empyrean, options).length); // 22
 * ```
 *
 * @packageDocumentation
 */
export { alsoSees } from './testing/also-sees.js';
export { changeUnseen } from './testing/change-unseen.js';
export { isForeseeable } from './testing/is-foreseeable.js';
export { ledgers } from './testing/ledgers.js';
