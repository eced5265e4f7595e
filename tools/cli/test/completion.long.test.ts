import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Workshop } from './scales.js';

/** What is offered when the last word is still being typed, without descriptions and without the mark at the end. */
async function offered(shop: Workshop, ...words: readonly string[]): Promise<string[]> {
  const { code, stdout, stderr } = await shop.scales('complete', '--', ...words);
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^:\d+$/);
  return lines.slice(0, -1).map((line) => line.split('\t')[0] ?? '');
}

describe('scripts for shells', () => {
  test.each([
    ['bash', /^complete -F \w+ scales$/m],
    ['zsh', /^#compdef scales$/m],
    ['fish', /^complete .*-c scales\b/m],
    ['powershell', /^ *Register-ArgumentCompleter .*scales/m],
  ])('%s', async (shell, registers) => {
    using shop = new Workshop();
    const { code, stdout, stderr } = await shop.scales('completion', shell);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(registers);
    expect(stdout).toMatch(/\bscales complete '?--/);
  });

  test('bash offers through its script what the program offers', async () => {
    using shop = new Workshop();
    const { stdout } = await shop.scales('completion', 'bash');
    shop.write('scales.bash', stdout);
    // What bash and its completion package do when somebody types "scales shelf li" and presses the tabulator key.
    const line = `
      program=("$@")
      scales() { "\${program[@]}" "$@"; }
      compopt() { :; }
      _get_comp_words_by_ref() { cur=\${COMP_WORDS[COMP_CWORD]}; words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; }
      source ./scales.bash
      complete -p scales
      COMP_WORDS=(scales shelf li) COMP_CWORD=2
      __scales_complete
      echo "\${COMPREPLY[@]}"`;
    expect(await shop.bash(line)).toEqual({
      code: 0,
      stdout: 'complete -F __scales_complete scales\nlist\n',
      stderr: '',
    });
  });

  test('another shell is refused, and the four are named', async () => {
    using shop = new Workshop();
    const { code, stdout, stderr } = await shop.scales('completion', 'tcsh');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Allowed choices are zsh, bash, fish, powershell');
  });
});

describe('what is offered', () => {
  test('commands, those below them, and options', async () => {
    using shop = new Workshop();
    const commands = ['weigh', 'balance', 'print', 'keep', 'fall', 'shelf', 'completion', 'help'];
    expect(await offered(shop, '')).toEqual(commands);
    expect(await offered(shop, 'ba')).toEqual(['balance']);
    expect(await offered(shop, 'shelf', 'lo')).toEqual(['load']);
    expect(await offered(shop, 'balance', '5', '--m')).toEqual(['--most']);
  });

  test('files and folders as they are typed, for the arguments that are such', async () => {
    using shop = new Workshop();
    for (const file of ['plum', 'plum cake', 'box/pear']) shop.write(file, '');
    mkdirSync(join(shop.path, 'box', 'bag'));
    const sorted = async (...words: readonly string[]) => (await offered(shop, ...words)).toSorted();
    expect(await sorted('weigh', '')).toEqual(['box/', 'plum', 'plum cake']);
    expect(await offered(shop, 'weigh', 'b')).toEqual(['box/']);
    expect(await sorted('weigh', 'box/')).toEqual(['box/bag/', 'box/pear']);
    expect(await offered(shop, 'weigh', './b')).toEqual(['./box/']);
    expect(await offered(shop, 'weigh', './box/p')).toEqual(['./box/pear']);
    expect(await offered(shop, 'weigh', `${shop.path}/box/p`)).toEqual([`${shop.path}/box/pear`]);
    expect(await offered(shop, 'keep', 'plum ')).toEqual(['plum cake']);
    expect(await offered(shop, 'shelf', 'load', 'bo')).toEqual(['box/']);
    // A label is not a file.
    expect(await offered(shop, 'shelf', 'load', 'box', 'pl')).toEqual([]);
    expect(await offered(shop, 'weigh', 'none/')).toEqual([]);
    expect(await offered(shop, 'weigh', 'plum/x')).toEqual([]);
  });
});
