import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { StoredFolder } from './stored-folder.js';

describe.concurrent("the game master's input to a turn", () => {
  test('a notice is in every report of its turn, and in no other', async () => {
    using game = await StoredFolder.make();
    await game.submitAll(1);
    const { stdout } = await game.ec('turn', '--notice', 'Spring is here.\r\n\r\n  Next turn: 1 May.\n');
    expect(stdout).toMatch(/^Notice to all players +3 lines$/m);
    const section =
      'Notice of the game master\n-------------------------\nSpring is here.\n\n  Next turn: 1 May.\n';
    for (const seat of ['1', '2', '3'])
      expect((await game.ec('report', '--seat', seat)).stdout).toContain(section);
    expect((await game.ec('report', '--seat', '1', '--format', 'html')).stdout).toContain('Spring is here.');
    expect((await game.ec('report', '--seat', '1', '--turn', '0')).stdout).not.toContain('Notice');
    await game.ec('turn', '--max-silent', 'all');
    expect((await game.ec('report', '--seat', '1')).stdout).not.toContain('Notice');
    expect((await game.ec('report', '--seat', '1', '--turn', '1')).stdout).toContain(section);
  });

  test.each([
    ['', 'expected a text, received nothing but blanks'],
    ['a\nb\tc', 'expected no control characters, received one in line 2'],
    ['x'.repeat(10_001), 'expected at most 10000 characters, received 10001'],
  ])('a notice that is not allowed changes nothing', async (notice, fault) => {
    using game = await StoredFolder.make();
    const before = game.bytes();
    for (const options of [[], ['--dry-run'], ['--out', 'out']])
      expect(await game.ec('turn', '--max-silent', 'all', '--notice', notice, ...options)).toEqual({
        code: 1,
        stdout: '',
        stderr: `--notice: error: ${fault}\n`,
      });
    expect(game.bytes().equals(before)).toBe(true);
    expect(game.has('out')).toBe(false);
  });

  test('an agreed end ends the game: turn, status and reports say for whom, and undoing the turn takes it back', async () => {
    using game = await StoredFolder.make();
    const end = ['--max-silent', 'all', '--agreed-end', '--notice', 'Thank you all.'];
    const dry = await game.ec('turn', ...end, '--dry-run');
    // at the start each empire controls nothing
    expect(dry.stdout).toMatch(/^The game is over by agreement, won by +nobody$/m);
    expect((await game.ec('status')).stdout).not.toContain('over');
    expect((await game.ec('turn', ...end)).stdout).toMatch(
      /^The game is over by agreement, won by +nobody$/m,
    );
    expect((await game.ec('status')).stdout).toMatch(
      /^empyrean \S+, edition standard with 1 parameter changed; over, won by nobody;/m,
    );
    expect((await game.ec('report', '--seat', '2')).stdout).toMatch(/^The game is over, won by +nobody$/m);
    expect((await game.log()).at(-1)).toEqual({
      seat: null,
      code: 'turn-resolved',
      text: 'turn 1, the last, as all agree',
      times: 1,
    });
    await game.ec('undo');
    expect((await game.ec('status')).stdout).not.toContain('over');
    expect((await game.json('turn', '--max-silent', 'all')).data).toMatchObject({
      outcome: { status: 'running' },
    });
    expect((await game.json('replay')).data.findings).toEqual([]);
  });

  test('both are exported, imported and replayed', async () => {
    using game = await StoredFolder.make();
    await game.ec('turn', '--max-silent', 'all', '--notice', 'Spring.');
    await game.ec('turn', '--max-silent', 'all', '--agreed-end');
    await game.ec('export', 'moved.json', '--phases');
    const { turns } = JSON.parse(readFileSync(join(game.path, 'moved.json'), 'utf8')) as {
      turns: { host?: unknown }[];
    };
    expect(turns.map(({ host }) => host)).toEqual([undefined, { notice: 'Spring.' }, { isAgreedEnd: true }]);
    expect((await ec(game.path, 'replay', 'moved.json')).code).toBe(0);
    expect((await ec(game.path, 'import', 'moved.json', 'again.ec')).code).toBe(0);
    for (const file of ['game.ec', 'again.ec']) {
      expect((await ec(game.path, 'replay', file)).code).toBe(0);
      expect((await ec(game.path, 'report', file, '-s', '3', '-t', '1')).stdout).toContain('Spring.');
    }
  });
});
