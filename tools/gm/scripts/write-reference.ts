/** Writes the tables of the page on the command line from the program, in place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type * as Tables from './command-tables.js';
import type * as Program from '../src/program.js';

// The sources name one another as they are called once they are built.
const source = new URL('../src/', import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    next(context.parentURL?.startsWith(source) ? name.replace(/^(\..*)\.js$/, '$1.ts') : name, context),
});

const sibling = async <T>(path: string): Promise<T> =>
  (await import(new URL(path, import.meta.url).href)) as T;
const { freshReference } = await sibling<typeof Tables>('command-tables.ts');
const { makeProgram } = await sibling<typeof Program>('../src/program.ts');

const page = new URL('../../../docs/guides/command-line.md', import.meta.url);
const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
writeFileSync(page, freshReference(text, makeProgram()));
