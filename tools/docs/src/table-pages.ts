import { balanceProgram } from '@ec/balance/program';
import { ecProgram } from '@ec/gm/program';
import { claimPieces } from './claim-pieces.ts';
import { commandTables } from './command-tables.ts';
import { ec4xPieces } from './ec4x-pieces.ts';
import { galaxyPieces } from './galaxy-pieces.ts';
import { goofspielPieces } from './goofspiel-pieces.ts';
import { multiplanetaryPieces } from './multiplanetary-pieces.ts';
import { pagesIn, type PieceMaker } from './pages.ts';
import { proximaPieces } from './proxima-pieces.ts';
import { TABLES } from './tables.ts';

/** Pages with tables from the code, and all the tables that can be on them. */
interface TablePages {
  /** Paths from the root. */
  readonly paths: readonly string[];
  /** By the name in a table's marker; each is on one of the pages, once. */
  readonly tables: ReadonlyMap<string, PieceMaker>;
}

/** Every page with tables from the code. */
export const TABLE_PAGES: readonly TablePages[] = [
  { paths: pagesIn('rulebook'), tables: TABLES },
  { paths: pagesIn('galaxyng'), tables: galaxyPieces },
  { paths: pagesIn('ec4x'), tables: ec4xPieces },
  { paths: pagesIn('goofspiel'), tables: goofspielPieces },
  { paths: pagesIn('proxima'), tables: proximaPieces },
  { paths: pagesIn('multiplanetary'), tables: multiplanetaryPieces },
  { paths: ['docs/guides/write-a-ruleset.md'], tables: claimPieces },
  { paths: ['docs/guides/command-line.md'], tables: commandTables(await ecProgram()) },
  { paths: ['docs/guides/balance-command-line.md'], tables: commandTables(await balanceProgram()) },
];
