/** The workflow of docs/examples/balance-gate: its commands, run as GitHub runs them, up to the comment. */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { balance } from '../commands/ec-balance.js';
import { runExample } from '../npx.js';
import { BOUTS } from './bouts.js';
import { CHANGED } from './changed-bouts.js';

const FILE = fileURLToPath(new URL('../../../../docs/examples/balance-gate/balance.yml', import.meta.url));

const job = v.object({
  permissions: v.optional(v.record(v.string(), v.string())),
  env: v.optional(v.record(v.string(), v.string())),
  steps: v.array(v.object({ name: v.optional(v.string()), run: v.optional(v.string()) })),
});
const WORKFLOW = v.object({
  on: v.literal('pull_request'),
  permissions: v.record(v.string(), v.string()),
  jobs: v.object({ check: job, comment: job }),
});
const { permissions, jobs } = v.parse(WORKFLOW, parse(readFileSync(FILE, 'utf8')));

function commandOf({ steps }: (typeof jobs)['check'], name: string): string {
  const { run } = steps.find((one) => one.name === name) ?? {};
  if (run === undefined) throw new RangeError(`expected a step ${name}`);
  return run;
}

test('only the job that comments may write, and it checks nothing out', () => {
  expect([permissions, jobs.check.permissions, jobs.comment.permissions]).toEqual([
    { contents: 'read' },
    undefined,
    { 'pull-requests': 'write' },
  ]);
  expect(jobs.comment.steps.map(({ name }) => name)).toEqual(['comment']);
});

test.each([
  [`${BOUTS}#bout`, 0, 'bout: the same in all 1,000 trials'],
  [`${CHANGED}#bout`, 1, '| ✗ breached | bout: wins as in the baseline |'],
])(
  'a pull request with %s ends with code %d, and its comment is the table',
  async (experiment, code, words) => {
    using folder = new TemporaryFolder();
    const trials = { EXPERIMENTS: experiment, BASELINE: 'baseline.json' };
    expect(Object.keys(jobs.check.env ?? {})).toEqual(Object.keys(trials));
    await balance(folder.path, 'check', `${BOUTS}#bout`, '-n', '1k', '--write-baseline', 'baseline.json');
    const bash = (script: string, more: Readonly<Record<string, string>>) =>
      runExample(folder.path, ['bash', '-e', '-c', script], more);
    // The baseline is of fewer trials than the experiment has by default, so that the test is quick.
    const compare = commandOf(jobs.check, 'compare').replace(
      'ec-balance check',
      'ec-balance check -n 1k -w 0',
    );
    expect(bash(compare, trials).status).toBe(code);
    const files = { GITHUB_STEP_SUMMARY: folder.of('summary'), GITHUB_OUTPUT: folder.of('output') };
    expect(bash(commandOf(jobs.check, 'table'), files)).toEqual({ status: 0, stderr: '' });
    expect(folder.read('summary')).toContain(words);
    const [, table = ''] = /^table<<(?:.*)\n([^]*)\n.*\n$/.exec(folder.read('output')) ?? [];
    expect(table.trim()).toBe(folder.read('summary').trim());
    // In place of the program of GitHub: one that keeps what it is given.
    mkdirSync(folder.of('programs'), { recursive: true });
    folder.write('programs/gh', '#!/bin/sh\necho "$@" > said\ncat > comment\n');
    chmodSync(folder.of('programs/gh'), 0o755);
    expect(bash(commandOf(jobs.comment, 'comment'), { NUMBER: '7', TABLE: table }).status).toBe(0);
    expect(folder.read('said')).toBe('pr comment 7 --body-file - --edit-last --create-if-none\n');
    expect(folder.read('comment').trim()).toBe(table.trim());
  },
);
