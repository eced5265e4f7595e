/** Files in TypeScript, which Node reads by leaving their types out. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** First version of Node that reads TypeScript without a flag. */
const LEAST_NODE = '22.18';

/**
 * The file in TypeScript that becomes what a module imports: `./state.ts` where it imports `./state.js` and there is no such file, as the compiler
 * has it; nothing where there is none.
 *
 * @param specifier - as the module has it
 * @param importer - URL of the module
 */
export function sourceOf(specifier: string, importer: string | undefined): string | undefined {
  if (!/^\.\.?\/.*\.[cm]?js$/.test(specifier) || !importer?.startsWith('file:')) return undefined;
  if (importer.includes('/node_modules/')) return undefined;
  const url = new URL(specifier.replace(/js$/, 'ts'), importer).href;
  return existsSync(fileURLToPath(url)) ? url : undefined;
}

/** What to do where a file in TypeScript could not be loaded for this reason; empty where it was another one. */
export function typescriptHint(reason: string): string {
  if (/strip-only mode/.test(reason))
    return '; Node only leaves types out: write it without what becomes code (enum, namespace, parameter properties), or compile it';
  if (/under node_modules/.test(reason)) return '; a package that is installed has to be compiled';
  if (/[Uu]nknown (?:file extension|module format).*ts\b/.test(reason))
    return `; expected Node ${LEAST_NODE} or later for TypeScript, received ${process.version}: update Node, or compile the file`;
  return '';
}
