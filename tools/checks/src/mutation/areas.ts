/** Named sets of source files whose tests are measured by mutation, from the root folder of the workspace. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  economy: ['packages/economy/src/**/*.ts'],
  combat: ['packages/combat/src/**/*.ts'],
  orders: ['packages/orders-parser/src/**/*.ts'],
  'turn-loop': ['packages/engine/src/loop/**/*.ts'],
  'stored-games': ['packages/engine/src/sqlite/**/*.ts'],
  phases: ['packages/rulesets/empyrean/src/phases/**/*.ts'],
  live: ['tools/gm/src/{access,token}.ts', 'tools/gm/src/live/**/*.ts'],
  statistics: ['tools/balance/src/statistics/**/*.ts'],
};
