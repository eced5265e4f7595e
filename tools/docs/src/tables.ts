import { battleTables } from './battle-tables.ts';
import { homeBalance } from './home-balance-table.ts';
import { homeColonies, homeTables } from './home-tables.ts';
import { manufacturingExample } from './manufacturing-table.ts';
import type { TableMaker } from './markdown-table.ts';
import { playedTables } from './played-tables.ts';
import { rebellionExample } from './rebellion-table.ts';
import { rulesetTables } from './ruleset-tables.ts';
import { setUpTables } from './set-up-tables.ts';
import { starTables } from './star-tables.ts';

/** Every table of the rulebook, by the name in its marker. */
export const TABLES: ReadonlyMap<string, TableMaker> = new Map(
  Object.entries<TableMaker>({
    ...rulesetTables,
    ...starTables,
    ...homeTables,
    'home-balance': () => homeBalance(homeColonies.standard),
    'historical-balance': () => homeBalance(homeColonies.first),
    ...playedTables,
    'manufacturing-example': manufacturingExample,
    ...setUpTables,
    ...battleTables,
    'rebellion-example': rebellionExample,
  }),
);
