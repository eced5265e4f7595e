import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bin, ec, GameFolder, run } from './game-folder.js';

/** What is offered when the last word is still being typed, without descriptions and without the mark at the end. */
async function offered(folder: GameFolder, ...words: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await ec(folder.path, 'complete', '--', ...words);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^:\d+$/);
  return lines.slice(0, -1).map((line) => line.split('\t')[0] ?? '');
}

describe('scripts for shells', () => {
  test.each([
    ['bash', /^complete -F \w+ ec$/m],
    ['zsh', /^#compdef ec$/m],
    ['fish', /^complete .*-c ec\b/m],
    ['powershell', /^ *Register-ArgumentCompleter .*ec/m],
  ])('%s', async (shell, registers) => {
    using folder = new GameFolder({ empty: true });
    const { code, stdout, stderr } = await ec(folder.path, 'completion', shell);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(registers);
    expect(stdout).toMatch(/\bec complete '?--/);
  });

  test('bash offers through its script what the command offers', async () => {
    using folder = new GameFolder({ empty: true });
    const { stdout } = await ec(folder.path, 'completion', 'bash');
    folder.write('ec.bash', stdout);
    // What bash and its completion package do when somebody types "ec seats re" and presses the tabulator key.
    const script = `
      ec() { "${process.execPath}" "${bin}" "$@"; }
      compopt() { :; }
      _get_comp_words_by_ref() { cur=\${COMP_WORDS[COMP_CWORD]}; words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; }
      source ./ec.bash
      complete -p ec
      COMP_WORDS=(ec seats re) COMP_CWORD=2
      __ec_complete
      echo "\${COMPREPLY[@]}"`;
    expect(await run(['bash', '-c', script], { cwd: folder.path })).toEqual({
      code: 0,
      stdout: 'complete -F __ec_complete ec\nremove\n',
      stderr: '',
    });
  });

  test('another shell is none: the four are named', async () => {
    using folder = new GameFolder({ empty: true });
    const { code, stdout, stderr } = await ec(folder.path, 'completion', 'tcsh');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Allowed choices are zsh, bash, fish, powershell');
  });
});

describe('what is offered', () => {
  test('commands, and those below them', async () => {
    using folder = new GameFolder({ empty: true });
    const { stdout: help } = await ec(folder.path, '--help');
    const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThanOrEqual(19);
    expect(await offered(folder, '')).toEqual(commands);
    expect(await offered(folder, 'se')).toEqual(['seats']);
    expect(await offered(folder, 're')).toEqual(['report', 'replay']);
    expect(await offered(folder, 'seats', '')).toEqual(['list', 'add', 'remove', 'token', 'help']);
    expect(await offered(folder, 'bots', 's')).toEqual(['set']);
  });

  test('options, and their values', async () => {
    using folder = new GameFolder({ empty: true });
    expect(await offered(folder, 'turn', 'game.ec', '--d')).toEqual(['--dry-run', '--due', '--details']);
    expect(await offered(folder, 'submit', 'game.ec', '--sk')).toEqual(['--skip-mistakes']);
    expect(await offered(folder, 'report', 'game.ec', '--format', '')).toEqual([
      'text',
      'markdown',
      'html',
      'json',
    ]);
    expect(await offered(folder, 'completion', 'b')).toEqual(['bash']);
  });

  test('files and folders, as they are typed', async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('spring.ec', '');
    folder.write('spring sheet.txt', '');
    folder.write('games/summer.ec', '');
    mkdirSync(join(folder.path, 'games', 'sub'));
    expect((await offered(folder, 'status', '')).toSorted()).toEqual([
      'games/',
      'spring sheet.txt',
      'spring.ec',
    ]);
    expect(await offered(folder, 'turn', 'ga')).toEqual(['games/']);
    expect((await offered(folder, 'turn', 'games/')).toSorted()).toEqual(['games/sub/', 'games/summer.ec']);
    expect(await offered(folder, 'turn', './ga')).toEqual(['./games/']);
    expect(await offered(folder, 'turn', './games/su').then((all) => all.toSorted())).toEqual([
      './games/sub/',
      './games/summer.ec',
    ]);
    expect(await offered(folder, 'turn', `${folder.path}/games/summ`)).toEqual([
      `${folder.path}/games/summer.ec`,
    ]);
    expect(await offered(folder, 'submit', 'spring.ec', 'spring ')).toEqual(['spring sheet.txt']);
    expect(await offered(folder, 'import', 'none/')).toEqual([]);
    expect(await offered(folder, 'status', 'games/summer.ec/x')).toEqual([]);
  });
});
