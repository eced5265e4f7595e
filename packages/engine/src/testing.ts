/**
 * The test suite that every ruleset passes.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/empyrean';
 * import { changeUnseen } from '@ec/empyrean/testing';
 * import { rulesetContract } from '@ec/engine/testing';
 *
 * // in a test file of its own: for (const { title, run } of rulesetContract(…)) it(title, run);
 * const parameters = { 'cluster.starCount': 4, 'cluster.axisSize': 4 };
 * const checks = rulesetContract(empyrean, { players: 2, turns: 2, seeds: [1n], parameters, changeUnseen });
 * for (const { run } of checks) run();
 * console.log(checks.length); // 21
 * ```
 *
 * @packageDocumentation
 */
export { rulesetContract } from './testing/ruleset-contract.js';
export type {
  ChangeUnseen,
  ContractCheck,
  ContractOptions,
  Elsewhere,
  Ledger,
} from './testing/contract-options.js';
