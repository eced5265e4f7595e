import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishablePackages } from '../src/packages.ts';

test('the packages, the games, the programs and what these share are publishable', () => {
  expect(publishablePackages().map(({ name }) => name)).toEqual([
    '@ec/balance',
    '@ec/cli',
    '@ec/cluster',
    '@ec/combat',
    '@ec/ec4x',
    '@ec/economy',
    '@ec/empyrean',
    '@ec/engine',
    '@ec/galaxyng',
    '@ec/gm',
    '@ec/goofspiel',
    '@ec/multiplanetary',
    '@ec/orders-parser',
    '@ec/prng',
    '@ec/proxima',
    '@ec/reports',
    '@ec/workbook',
  ]);
});

test.each(publishablePackages())('$name declares what a release needs', ({ folder }) => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    type: 'module',
    license: 'MIT',
    engines: { node: expect.stringMatching(/^>=22\.\d+$/) },
    publishConfig: { access: 'public', provenance: true },
    files: expect.arrayContaining(['dist', 'src']),
  });
});

test('another game installs none of the formulas of Empyrean Challenge', () => {
  for (const game of ['ec4x', 'galaxyng', 'goofspiel', 'multiplanetary', 'proxima'])
    expect(installedWith(`@ec/${game}`)).toEqual([
      '@ec/engine',
      '@ec/orders-parser',
      '@ec/prng',
      '@ec/reports',
    ]);
  expect(installedWith('@ec/empyrean')).toContain('@ec/economy');
});

/** Our packages that come along with one, sorted: its dependencies and its peers that are not optional, and theirs. */
function installedWith(name: string, found = new Set<string>()): string[] {
  const owner = publishablePackages().find((one) => one.name === name);
  for (const next of owner?.needs ?? []) {
    if (!next.startsWith('@ec/') || found.has(next)) continue;
    found.add(next);
    installedWith(next, found);
  }
  return [...found].toSorted();
}
