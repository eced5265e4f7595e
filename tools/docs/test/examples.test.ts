import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runHere } from '@ec/cli/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks, entryPoints, documents, readDocument } from '../src/documents.ts';
import { FILE_NAME } from './example-file.ts';
import { typeErrors } from './type-errors.ts';

const cwd = fileURLToPath(new URL('..', import.meta.url));
/** Where the examples are written as files, so that they find the packages. */
const folder = join(cwd, '.vitest/examples');
const examples = [...documents(), ...entryPoints()].flatMap((path) =>
  codeBlocks(readDocument(path), 'ts').map((code, i) => ({
    name: `${path} block ${i + 1}`,
    path,
    code,
    file: join(folder, `${path.replaceAll(/\W/g, '-')}-${i + 1}.ts`),
  })),
);

/** The output that an example states: `console.log(x); // y`, or a comment of whole lines at its end. */
function saidOutput(code: string): string[] {
  const inline = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output = '']) => output);
  if (inline.length > 0) return inline;
  const [, below = ''] = /console\.log\(.*\);\n((?:\/\/.*\n)+)$/.exec(code) ?? [];
  return below
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/^\/\/ ?/, ''));
}

/** Examples that print a whole report do not state it; they only have to run. */
const UNSAID = ['README.md', 'packages/engine/README.md'];

describe('examples of pages and entry points', () => {
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ...documents().filter((path) => path.endsWith('README.md') && path.startsWith('packages/')),
    ...entryPoints(),
  ])('%s has one', (path) => {
    expect(examples.filter((example) => example.path === path)).not.toEqual([]);
  });

  it.each(examples.filter(({ code }) => !FILE_NAME.test(code)))(
    '$name prints what it says',
    async ({ path, code, file }) => {
      const said = saidOutput(code);
      writeFileSync(file, code);
      const main = async (): Promise<void> => {
        await import(pathToFileURL(file).href);
      };
      const { code: exitCode, stdout } = await runHere(main, [], { cwd, env: process.env });
      expect(exitCode).toBe(0);
      expect(said.length > 0 || UNSAID.includes(path)).toBe(true);
      if (said.length > 0) expect(stdout.trimEnd().split('\n')).toEqual(said);
      else expect(stdout).not.toBe('');
    },
  );

  it('are correct TypeScript under the strictest flags', () => {
    expect(typeErrors(examples.map(({ code }) => code))).toEqual([]);
  });
});
