import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { codeBlocks, entryPoints, documents, readDocument } from '../src/documents.ts';
import { FILE_NAME } from './example-file.ts';
import { typeErrors } from './type-errors.ts';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('..', import.meta.url));
const examples = [...documents(), ...entryPoints()].flatMap((path) =>
  codeBlocks(readDocument(path), 'ts').map((code, i) => ({ name: `${path} block ${i + 1}`, path, code })),
);

/** What an example says that it prints: `console.log(x); // y`, or a comment of whole lines at its end. */
function saidOutput(code: string): string[] {
  const besides = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output = '']) => output);
  if (besides.length > 0) return besides;
  const [, below = ''] = /console\.log\(.*\);\n((?:\/\/.*\n)+)$/.exec(code) ?? [];
  return below
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/^\/\/ ?/, ''));
}

/** Examples that print a whole report say nothing of it; all they must do is run. */
const UNSAID = ['README.md', 'packages/engine/README.md'];

describe('examples of pages and entry points', () => {
  it.each([
    ...documents().filter((path) => path.endsWith('README.md') && path.startsWith('packages/')),
    ...entryPoints(),
  ])('%s has one', (path) => {
    expect(examples.filter((example) => example.path === path)).not.toEqual([]);
  });

  it.each(examples.filter(({ code }) => !FILE_NAME.test(code)))(
    '$name prints what it says',
    async ({ path, code }) => {
      const said = saidOutput(code);
      const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', code], {
        cwd,
      });
      expect(said.length > 0 || UNSAID.includes(path)).toBe(true);
      if (said.length > 0) expect(stdout.trimEnd().split('\n')).toEqual(said);
      else expect(stdout).not.toBe('');
    },
  );

  it('of the guides are correct TypeScript under the strictest flags', () => {
    const guides = examples.filter(({ path }) => /guides\/(balance|developer|designer)\.md$/.test(path));
    expect(typeErrors(guides.map(({ code }) => code))).toEqual([]);
  });
});
