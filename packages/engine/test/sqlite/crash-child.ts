/**
 * Does one operation to the file of a stored game, and kills its own process without warning before a certain change.
 *
 *     node crash-child.ts turn race.ec 7     is killed before the seventh change
 *     node crash-child.ts turn race.ec 0     is not killed, and prints how many changes there were
 *     node crash-child.ts turn race.ec end   is killed when all is done
 *
 * A fourth argument names the file of an exported game. An error of the store is printed as its code.
 */
import { readFileSync } from 'node:fs';
import * as built from '@ec/engine/sqlite';
import type * as Store from '../../src/sqlite.js';
import type * as Operations from './operations.js';
import type * as Races from '../race.js';

const here = (path: string): string => new URL(path, import.meta.url).href;
const { OPERATIONS } = (await import(here('./operations.ts'))) as typeof Operations;
const store = built as unknown as typeof Store;
const { raceOf } = (await import(here('../race.ts'))) as typeof Races;

const [operation = '', path = '', at = '', file] = process.argv.slice(2);
let changes = 0;
const options: Store.StoreOptions = {
  clock: () => Date.UTC(2026, 0, 1),
  beforeChange: () => {
    changes += 1;
    if (changes === Number(at)) process.kill(process.pid, 'SIGKILL');
  },
};
const exported: unknown = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
try {
  await OPERATIONS[operation as Operations.Operation](path, { store, raceOf, options, exported });
  console.log(JSON.stringify({ changes }));
} catch (error) {
  if (!(error instanceof store.StoreError)) throw error;
  console.log(JSON.stringify({ code: error.code }));
}
if (at === 'end') process.kill(process.pid, 'SIGKILL');
