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

  test.each([
    ["new Map([['a', 1]]), new Map()", 'Map(1) { "a" => 1 } Map(0) {}'],
    ['new Set([1, 2])', 'Set(2) { 1, 2 }'],
    ["new RangeError('too many'), { error: new Error('x') }", 'RangeError: too many { error: Error: x }'],
    ['new Date(0), new Date(NaN)', '1970-01-01T00:00:00.000Z Invalid Date'],
    ['-0, [0, -0], 3n', '-0 [ 0, -0 ] 3n'],
    ['Math.max, null, undefined', '[Function: max] null undefined'],
    [
      '(() => { const one = { two: 2 }; one.self = one; return [one, one]; })()',
      '[ { two: 2, self: [Circular] }, { two: 2, self: [Circular] } ]',
    ],
  ])('prints %s as %s', (values, expected) => {
    const printed: unknown[] = [];
    const program = programOf(`console.log(${values});`, addressOf);
    new Function('console', 'postMessage', program)({}, (told: unknown) => printed.push(told));
    expect(printed).toEqual([{ printed: expected }, { isDone: true }]);
  });
});
