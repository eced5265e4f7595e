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
