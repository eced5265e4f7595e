import { clusterTables } from './cluster-tables.ts';
import { combatTables } from './combat-tables.ts';
import { depositTables } from './deposit-tables.ts';
import { homeTables } from './home-tables.ts';
import type { TableMaker } from './markdown-table.ts';
import { peopleTables } from './people-tables.ts';
import { rulesetTables } from './ruleset-tables.ts';
import { unitTables } from './unit-tables.ts';

/** Every table of the rulebook, by the name that stands in its marker. */
export const TABLES: ReadonlyMap<string, TableMaker> = new Map(
  Object.entries({
    ...rulesetTables,
    ...clusterTables,
    ...depositTables,
    ...homeTables,
    ...unitTables,
    ...peopleTables,
    ...combatTables,
  }),
);
