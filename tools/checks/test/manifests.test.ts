import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { publishablePackages } from '../src/packages.ts';
import { workspaceRoot } from '../src/run.ts';

test('the packages, the games, the programs and what these share are publishable', () => {
  expect(publishablePackages().map(({ name }) => name)).toEqual([
    '@ec/balance',
    '@ec/cli',
    '@ec/cluster',
    '@ec/combat',
    '@ec/desk',
    '@ec/ec4x',
    '@ec/economy',
    '@ec/empyrean',
    '@ec/engine',
    '@ec/galaxyng',
    '@ec/gm',
    '@ec/goofspiel',
    '@ec/hall',
    '@ec/multiplanetary',
    '@ec/orders-parser',
    '@ec/prng',
    '@ec/proxima',
    '@ec/reports',
    '@ec/workbook',
    'create-ec-game',
  ]);
});

test.each(publishablePackages())('$name declares what a release needs', ({ folder }) => {
  const directory = relative(workspaceRoot, folder).replaceAll('\\', '/');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    type: 'module',
    license: 'MIT',
    description: expect.stringMatching(/.{10}/),
    keywords: expect.arrayContaining([expect.stringMatching(/^[a-z0-9-]+$/)]),
    homepage: `https://github.com/ec-engine/ec/tree/main/${directory}#readme`,
    bugs: { url: 'https://github.com/ec-engine/ec/issues' },
    repository: { type: 'git', url: 'git+https://github.com/ec-engine/ec.git', directory },
    engines: { node: expect.stringMatching(/^>=22\.\d+$/) },
    publishConfig: { access: 'public', provenance: true },
    files: expect.arrayContaining(['dist', 'src']),
  });
});

test.each(publishablePackages())(
  '$name has a README whose links lead somewhere on npm, too',
  ({ folder }) => {
    const text = readFileSync(join(folder, 'README.md'), 'utf8');
    expect([...text.matchAll(/\]\((?!https?:|#)[^)]*\)/g)].map(([link]) => link)).toEqual([]);
    const ours = [...text.matchAll(/https:\/\/github\.com\/ec-engine\/ec\/(?:blob|tree)\/main\/([^)#\s]+)/g)];
    for (const [, path = ''] of ours) expect(existsSync(join(workspaceRoot, path)), path).toBe(true);
  },
);

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
