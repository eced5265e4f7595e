import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { dependencies, peerDependencies, devDependencies } = JSON.parse(
  read('../template/manifest.json'),
) as Record<string, Readonly<Record<string, string>>>;

test('a game has the tools that the workspace has, and our packages in one version', () => {
  const catalog = new Map(
    [...read('../../../pnpm-workspace.yaml').matchAll(/^ {2}'?([@\w/-]+)'?: ([~^][\d.]+)$/gm)].map(
      ([, name = '', range = '']) => [name, range],
    ),
  );
  const all = { ...dependencies, ...peerDependencies, ...devDependencies };
  expect(Object.keys(all)).toHaveLength(8);
  for (const [name, range] of Object.entries(all))
    expect(range, name).toBe(name.startsWith('@ec/') ? '*' : catalog.get(name));
});

test('its workflow uses the actions that ours uses', () => {
  const used = (path: string) => [...read(path).matchAll(/uses: (\S+ # \S+)/g)].map(([, action]) => action);
  const ours = used('../../../.github/workflows/ci.yml');
  expect(used('../template/.github/workflows/ci.yml')).toHaveLength(2);
  for (const action of used('../template/.github/workflows/ci.yml')) expect(ours).toContain(action);
});
