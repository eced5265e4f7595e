import { describe, expect, test } from 'vitest';
import { browserEntryPoints } from '../src/samples/browser-entry-points.ts';
import { ENTRY_POINTS } from '../src/samples/entry-points.ts';
import { importsOf } from '../src/samples/imports.ts';
import { programOf } from '../src/samples/program.ts';

test('samples may import every entry point that runs in a page', () => {
  expect([...browserEntryPoints().keys()]).toEqual(ENTRY_POINTS);
});

describe('a sample as a program', () => {
  const addressOf = (module: string): string | undefined =>
    module.startsWith('@ec/') ? `https://example.org/run/${module}.js` : undefined;

  test('has no types, imports from addresses, and prints into the page', () => {
    const code = [
      "import { Prng, type Seed } from '@ec/prng';",
      "import type { Cluster } from '@ec/cluster';",
      'const seed: Seed = 7n;',
      "console.log(Prng.fromSeed(seed).integer(1, 6), 'from');",
    ].join('\n');
    const program = programOf(code, addressOf);
    expect(program).toContain("import { Prng, } from 'https://example.org/run/@ec/prng.js';");
    expect(program).toContain('const seed = 7n;');
    expect(program).not.toContain('@ec/cluster');
    expect(importsOf(code)).toEqual(['@ec/prng', '@ec/cluster']);
  });

  test('is refused where it imports what there is not, or is no TypeScript', () => {
    expect(() => programOf("import { readFileSync } from 'node:fs';\nreadFileSync('x');", addressOf)).toThrow(
      'import: expected a package of this site, received "node:fs"',
    );
    expect(() => programOf('const = 3;', addressOf)).toThrow(SyntaxError);
  });
});
