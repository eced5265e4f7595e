import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/** Code blocks of the documents, run against the built package; `console.log(x); // y` has to print y. */
const documents = ['README.md', 'src/index.ts', 'src/testing.ts', '../../docs/guides/randomness.md'];
const run = promisify(execFile);
const folder = new URL('..', import.meta.url);

describe.each(documents)('examples of %s', (document) => {
  const text = readFileSync(new URL(document, folder), 'utf8').replaceAll(/^ \* ?/gm, '');
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

  test('there is one', () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(blocks.map((code, i) => [i + 1, code] as const))('block %i', async (_, code) => {
    const expected = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, result]) => result);
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
    expect(stdout.trimEnd().split('\n')).toEqual(expected);
  });
});
