import { expect, test } from 'vitest';
import { StoredFolder } from './stored-folder.js';

test('ec report --changes says what changed since the turn before, of a seat or for the game master', async () => {
  using folder = await StoredFolder.make();
  await folder.submitAll(1);
  expect((await folder.ec('turn')).code).toBe(0);
  const { stdout } = await folder.ec('report', '--seat', '1', '--changes');
  expect(stdout).toContain('Turn report 1.1: Ada Concord: what changed\n');
  expect(stdout).toMatch(/Turn \(year\.quarter\) +0\.0 +1\.1/);
  expect(stdout).toMatch(/Ration +100\.00 % +80\.00 %/);
  const { stdout: summary } = await folder.ec('report', '--changes', '--format', 'markdown');
  expect(summary).toMatch(/^# .*: what changed\n/);
});

test('ec report --changes needs a turn before, and goes to the screen', async () => {
  using folder = await StoredFolder.make();
  expect(await folder.ec('report', '--seat', '1', '--changes')).toMatchObject({
    code: 1,
    stderr: 'error: expected a turn of at least 1 for what changed since the turn before, received 0\n',
  });
  expect(await folder.ec('report', '--changes', '--turn', '0', '--out', 'out')).toMatchObject({
    code: 1,
    stderr: '--changes: error: expected no --out with it, received one; print what changed into a file\n',
  });
});
