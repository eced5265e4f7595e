import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { codeBlocks, readDocument } from '../src/documents.ts';
import { typeErrors } from './type-errors.ts';

/** Code blocks of the guides, checked and run against the built packages; `console.log(x); // y` has to print y. */
const GUIDES = ['docs/guides/developer.md', 'docs/guides/designer.md'];
const run = promisify(execFile);
const cwd = fileURLToPath(new URL('..', import.meta.url));
const examples = GUIDES.flatMap((path) =>
  codeBlocks(readDocument(path), 'ts').map((code, i) => ({ name: `${path} block ${i + 1}`, path, code })),
);

describe('examples of the guides', () => {
  it.each(GUIDES)('%s has some', (path) => {
    expect(examples.filter((example) => example.path === path).length).toBeGreaterThan(0);
  });

  it.each(examples)('$name prints what it says', async ({ code }) => {
    const expected = [...code.matchAll(/^\s*console\.log\(.*\); \/\/ (.*)$/gm)].map(([, result]) => result);
    expect(expected.length).toBeGreaterThan(0);
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      cwd,
    });
    expect(stdout.trimEnd().split('\n')).toEqual(expected);
  });

  it('are correct TypeScript under the strictest flags', () => {
    expect(typeErrors(examples.map(({ code }) => code))).toEqual([]);
  });
});
