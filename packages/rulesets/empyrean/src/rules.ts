/**
 * Rules of Empyrean Challenge one by one, for designers: its order language, templates of set-up, tables and terms of victory. The
 * formulas of its economy and its battles are in `@ec/cluster`, `@ec/economy` and `@ec/combat`.
 *
 * @example
 * ```ts
 * import { empyreanLanguage } from '@ec/empyrean/rules';
 * import { formatDiagnostic, formatOrder } from '@ec/orders-parser';
 *
 * const sheet = '7, Transfer, 50,000 SPD-3, 21 .\n7, raton, 50%';
 * const { orders, diagnostics } = empyreanLanguage.parse(sheet);
 * for (const { order } of orders) console.log(formatOrder(empyreanLanguage, order)); // 7, transfer, 50,000 space drives-3, 21
 * for (const problem of diagnostics) console.log(formatDiagnostic(problem, { file: 'empire-7.txt' })); // empire-7.txt:2:4: error: expected a statement, received "raton"; did you mean "ration"?
 * ```
 *
 * @packageDocumentation
 */
export { empyreanLanguage } from './orders/language.js';
export { clusterParameters, combatParametersOf, unrestWeights } from './parameters.js';
export { KIND_NAMES } from './report/holding-topic.js';
export { PLANET_TYPE_NAMES } from './report/planet-type.js';
export { EMPYREAN_RULEBOOK } from './rulebook/rulebook.js';
export { defaultHomeColony } from './set-up/default-home-colony.js';
export { historicalHomeColony } from './set-up/historical-home-colony.js';
export { parseHomeColony } from './set-up/home-colony-template.js';
export type {
  FactoriesTemplate,
  HomeColonyFile,
  HomeSpies,
  MinesTemplate,
} from './set-up/home-colony-file.js';
export type { HomeColonyTemplate } from './set-up/home-colony-template.js';
