import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../src/run.ts';
import { currentSurface, releasedSurface, unannounced } from '../src/surface.ts';

const CHANGESET =
  "---\n'@ec/prng': minor\n\"@ec/engine\": patch\n---\n\nStreams have names. '@ec/reports': minor\n";

test('a change of the public surface since the last release has a changeset', () => {
  const changesets = globSync('.changeset/*.md', { cwd: workspaceRoot }).map((path) =>
    readFileSync(join(workspaceRoot, path), 'utf8'),
  );
  expect(unannounced(currentSurface(), releasedSurface(), changesets)).toEqual([]);
});

test('packages with the surface of the release need no changeset, changed and new ones do', () => {
  const released = { '@ec/prng': 'a', '@ec/engine': 'b', '@ec/reports': 'c' };
  expect(unannounced(released, released, [])).toEqual([]);
  expect(unannounced({ ...released, '@ec/reports': 'd', '@ec/new': 'e' }, released, [])).toEqual([
    '@ec/reports',
    '@ec/new',
  ]);
});

test('the front matter of a changeset names packages, its text does not', () => {
  const current = { '@ec/prng': 'a', '@ec/engine': 'b', '@ec/reports': 'c' };
  expect(unannounced(current, {}, [CHANGESET])).toEqual(['@ec/reports']);
});
