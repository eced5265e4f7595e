import { battleTables } from './battle-tables.ts';
import { buildingTables } from './building-tables.ts';
import { clusterTables } from './cluster-tables.ts';
import { combatTables } from './combat-tables.ts';
import { depositTables } from './deposit-tables.ts';
import { espionageTables } from './espionage-tables.ts';
import { homeBalance } from './home-balance-table.ts';
import { homeTables } from './home-tables.ts';
import { knowledgeTables } from './knowledge-tables.ts';
import { manufacturingTables } from './manufacturing-tables.ts';
import type { TableMaker } from './markdown-table.ts';
import { marketTables } from './market-tables.ts';
import { movementTables } from './movement-tables.ts';
import { peopleTables } from './people-tables.ts';
import { playedTables } from './played-tables.ts';
import { rebellionTables } from './rebellion-tables.ts';
import { rulesetTables } from './ruleset-tables.ts';
import { setUpTables } from './set-up-tables.ts';
import { unitTables } from './unit-tables.ts';

/** Every table of the rulebook, by the name that stands in its marker. */
export const TABLES: ReadonlyMap<string, TableMaker> = new Map(
  Object.entries({
    ...rulesetTables,
    ...clusterTables,
    ...depositTables,
    ...homeTables,
    'home-balance': homeBalance,
    ...playedTables,
    ...unitTables,
    ...manufacturingTables,
    ...buildingTables,
    ...setUpTables,
    ...marketTables,
    ...peopleTables,
    ...combatTables,
    ...battleTables,
    ...espionageTables,
    ...rebellionTables,
    ...movementTables,
    ...knowledgeTables,
  }),
);
