/** A named set of source files whose tests are measured by mutation. */
export interface Area {
  /** Files and patterns of files, from the root folder of the workspace. */
  readonly files: readonly string[];
  /** Share of valid mutants that its tests have to notice, in percent; `null` as long as no whole run of it is known. */
  readonly least: number | null;
}

/** The areas by name. */
export const AREAS: Readonly<Record<string, Area>> = {
  economy: { files: ['packages/economy/src/**/*.ts'], least: 90 },
  combat: { files: ['packages/combat/src/**/*.ts'], least: null },
  orders: { files: ['packages/orders-parser/src/**/*.ts'], least: null },
  'turn-loop': { files: ['packages/engine/src/loop/**/*.ts'], least: null },
  'stored-games': { files: ['packages/engine/src/sqlite/**/*.ts'], least: null },
  phases: { files: ['packages/rulesets/empyrean/src/phases/**/*.ts'], least: null },
  'ec4x-combat': { files: ['packages/rulesets/ec4x/src/combat/**/*.ts'], least: null },
  'galaxyng-combat': { files: ['packages/rulesets/galaxyng/src/combat/**/*.ts'], least: null },
  live: {
    files: ['tools/hall/src/game/{access,token}.ts', 'tools/hall/src/{limits,live}/**/*.ts'],
    least: null,
  },
  statistics: { files: ['tools/balance/src/statistics/**/*.ts'], least: null },
};
