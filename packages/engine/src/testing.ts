/**
 * The test suite that every ruleset passes.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/engine';
 * import { rulesetContract } from '@ec/engine/testing';
 *
 * // in a test file of its own: for (const { title, run } of rulesetContract(…)) it(title, run);
 * const parameters = { 'cluster.starCount': 4, 'cluster.axisSize': 4 };
 * const checks = rulesetContract(empyrean, { players: 2, turns: 2, seeds: [1n], parameters });
 * for (const { run } of checks) run();
 * console.log(checks.length); // 11
 * ```
 *
 * @packageDocumentation
 */
export {
  rulesetContract,
  type ContractCheck,
  type ContractOptions,
  type Ledger,
} from './ruleset-contract.js';
