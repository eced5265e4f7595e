/** A named set of source files whose tests are measured by mutation. */
export interface Area {
  /** Files and patterns of files, from the root folder of the workspace. */
  readonly files: readonly string[];
  /**
   * Folder of the tests that have to notice, from the folder of the package; all its tests without it. Tests that play
   * whole games run nearly every line: with them each mutant would take minutes, and what they alone notice is not tested well.
   */
  readonly tests?: string;
  /**
   * Tests that are left out, files and patterns of files, from the folder of the package: those that try the same code a thousand times,
   * or the code around it. What they alone notice is not tested well either.
   */
  readonly without?: readonly string[];
  /** Share of valid mutants that its tests have to notice, in percent. */
  readonly least: number;
}

/** The areas by name. */
export const AREAS: Readonly<Record<string, Area>> = {
  economy: { files: ['packages/economy/src/**/*.ts'], least: 90 },
  combat: {
    files: ['packages/combat/src/**/*.ts'],
    without: ['test/{distributions,engagement.matrix}.test.ts'],
    least: 90,
  },
  orders: { files: ['packages/orders-parser/src/**/*.ts'], least: 90 },
  'turn-loop': {
    files: ['packages/engine/src/loop/**/*.ts'],
    without: ['test/sqlite/*.test.ts'],
    least: 90,
  },
  'stored-games': {
    files: ['packages/engine/src/sqlite/**/*.ts'],
    tests: 'test/sqlite',
    without: ['test/sqlite/{altered-bytes,filled-memory,full-disk,laws.properties}.test.ts'],
    least: 90,
  },
  phases: {
    files: ['packages/rulesets/empyrean/src/phases/**/*.ts'],
    tests: 'test/phases',
    without: ['test/phases/combat.{matrix,properties}.test.ts'],
    least: 90,
  },
  'ec4x-combat': { files: ['packages/rulesets/ec4x/src/combat/**/*.ts'], tests: 'test/combat', least: 90 },
  'galaxyng-combat': {
    files: ['packages/rulesets/galaxyng/src/combat/**/*.ts'],
    tests: 'test/combat',
    least: 90,
  },
  live: {
    files: ['tools/hall/src/game/{access,token}.ts', 'tools/hall/src/{limits,live}/**/*.ts'],
    without: [
      'test/{accounts,calendar,hall,mail,push,simulation}/**',
      'test/{account-seats,changes,hall-database,press,serve-mail,when,zones}.test.ts',
    ],
    least: 90,
  },
  statistics: {
    files: ['tools/balance/src/statistics/**/*.ts'],
    tests: 'test/statistics',
    without: ['test/statistics/global-sensitivity.test.ts'],
    least: 90,
  },
};
