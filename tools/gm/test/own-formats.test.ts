import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import { StoredFolder } from './stored-folder.js';

const FORMATS = ['text', 'markdown', 'html', 'json', 'machine', 'xml'];
const EXTENSIONS = ['txt', 'md', 'html', 'json', 'machine.txt', 'xml'];

/** A folder of a game of two races, which has formats of its own. */
function galaxyFolder(): GameFolder {
  const folder = new GameFolder({ empty: true });
  folder.write('players.csv', 'id,email,race\n1,ada@example.org,Farmers\n2,bo@example.org,NULLoids\n');
  folder.write('game.json', '{ "game": "Orion", "ruleset": "@ec/galaxyng", "seed": 7 }\n');
  return folder;
}

describe.concurrent('reports in the formats of a game', () => {
  test('a game’s own formats are printed and written beside the general ones, and its own text replaces the general one', async () => {
    using folder = galaxyFolder();
    expect((await ec(folder.path, 'new', 'orion.ec', '.')).code).toBe(0);
    const run = (command: string, ...args: readonly string[]) => ec(folder.path, command, 'orion.ec', ...args);
    // race 1 wants the text alone, as at the start; race 2 wants both reports for programs, and no text
    folder.write('sheets/2.txt', 'o machinereport\no xmlreport\no NO txtreport\n');
    expect((await run('submit', 'sheets/2.txt', '--seat', '2')).code).toBe(0);
    const turn = await run('turn', '--max-silent', 'all', '--out', 'out');
    expect(turn.stdout).toMatch(/^Reports +9 files in out$/m);
    const unwanted = new Set(['seat-1.machine.txt', 'seat-1.xml', 'seat-2.txt']);
    const files = [1, 2].flatMap((seat) => EXTENSIONS.map((extension) => `seat-${seat}.${extension}`));
    const sent = files.filter((file) => !unwanted.has(file));
    expect(readdirSync(join(folder.path, 'out/turn-1')).toSorted()).toEqual(sent.toSorted());
    for (const [i, format] of FORMATS.entries()) {
      const { code, stdout } = await run('report', '--seat', '2', '--format', format);
      // a format that the seat does not want is there for who asks
      if (unwanted.has(`seat-2.${EXTENSIONS[i]}`)) expect([code, stdout.length > 100]).toEqual([0, true]);
      if (unwanted.has(`seat-2.${EXTENSIONS[i]}`)) continue;
      const file = readFileSync(join(folder.path, `out/turn-1/seat-2.${EXTENSIONS[i]}`), 'utf8');
      expect([code, stdout.trimEnd()]).toEqual([0, file.trimEnd()]);
    }
    const title = 'Galaxy Game Orion Turn 1 Report for NULLoids';
    const first = async (...options: readonly string[]) =>
      (await run('report', '-s', '2', ...options)).stdout.split('\n').slice(0, 2);
    expect(await first()).toEqual(['', `\t\t${title}`]);
    expect(await first('-f', 'machine')).toEqual(['<report Orion 1 NULLoids >', '<machinereport-version 1.00 >']);
    expect(await first('-f', 'xml')).toEqual(['<?xml version="1.0" encoding="UTF-8"?>', '<galaxy>']);
    expect(await first('-f', 'markdown')).toEqual([`# ${title}`, '']);
    // of any turn, as it was
    expect((await run('report', '-s', '1', '-t', '0', '-f', 'machine')).stdout).toMatch(/^<report Orion 0 Farmers >\n/);
    const again = await run('report', '--turn', '1', '--out', 'again');
    expect(again.stdout).toBe('9 reports in again\n');
    for (const file of sent)
      expect(readFileSync(join(folder.path, 'again/turn-1', file))).toEqual(
        readFileSync(join(folder.path, 'out/turn-1', file)),
      );
  }); // prettier-ignore

  test('what a warning about the encoding shows is the line that it is about, where a password is sealed before it', async () => {
    using folder = galaxyFolder();
    expect((await ec(folder.path, 'new', 'orion.ec', '.')).code).toBe(0);
    folder.write('latin.txt', Buffer.from('#GALAXY Orion Farmers x\n@ NULLoids\nGrüße\n@\n#END\n', 'latin1'));
    const shown = / warning: the file is not in UTF-8 and was read as Windows-1252;.*\n {2}Grüße\n {4}\^\n/;
    for (const command of ['check', 'submit'])
      expect((await ec(folder.path, command, 'orion.ec', 'latin.txt', '--seat', '1')).stdout).toMatch(shown);
  });

  test('the host has a place in reports for people and in XML, and none in those that programs count lines of', async () => {
    using folder = galaxyFolder();
    const said = { game: 'Orion', ruleset: '@ec/galaxyng', seed: 7, contact: 'gm--orion@example.org' };
    folder.write('game.json', JSON.stringify(said));
    await ec(folder.path, 'new', 'orion.ec', '.', '--due', '2099-12-31T18:00:00Z');
    const head = async (format: string, lines: number) =>
      (await ec(folder.path, 'report', 'orion.ec', '-s', '1', '-f', format)).stdout
        .split('\n')
        .slice(0, lines);
    const due = 'Orders for the next turn are due 2099-12-31 18:00 UTC.';
    expect(await head('text', 5)).toEqual([
      '',
      '\t\tGalaxy Game Orion Turn 0 Report for Farmers',
      `\t\t${due}`,
      '\t\tHelp: gm--orion@example.org.',
      '',
    ]);
    expect(await head('xml', 4)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<!-- ${due} -->`,
      '<!-- Help: gm‐‐orion@example.org. -->',
      '<galaxy>',
    ]);
    expect(await head('machine', 2)).toEqual(['<report Orion 0 Farmers >', '<machinereport-version 1.00 >']);
  });

  test('an unknown format is refused, and the known ones are listed', async () => {
    using folder = galaxyFolder();
    await ec(folder.path, 'new', 'orion.ec', '.');
    const refused = async (...options: readonly string[]) => {
      const { code, stdout, stderr } = await ec(folder.path, 'report', 'orion.ec', ...options);
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    };
    expect(await refused('-s', '1', '-f', 'pdf')).toBe(
      `--format: error: expected one of ${FORMATS.join(', ')}, xlsx, received pdf\n`,
    );
    // the game master's summary has the general formats alone
    expect(await refused('-f', 'xml')).toBe(
      '--format: error: expected one of text, markdown, html, json, xlsx, received xml\n',
    );
    using empires = await StoredFolder.make();
    expect(await empires.ec('report', '-s', '1', '-f', 'xml')).toEqual({
      code: 1,
      stdout: '',
      stderr: '--format: error: expected one of text, markdown, html, json, xlsx, received xml\n',
    });
    expect((await ec(folder.path, 'report', '--help')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      "format of the report, text when left out: one of the game's own, or of these (choices:",
    );
  });

  test('"ec play" shows the text of the game, and writes all formats that seats want', async () => {
    using folder = galaxyFolder();
    const { code, stdout } = await folder.play('--turns', '1', '--bots', 'settler');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\n\t\tGalaxy Game Orion Turn 1 Report for Farmers\n/);
    expect(stdout).toMatch(/^16 reports in out; state after turn 1: /m);
    expect(readdirSync(join(folder.path, 'out/turn-0'))).not.toContain('seat-1.machine.txt');
  });

  test('own formats are exported under other rules only: the same rules write them again', async () => {
    using folder = galaxyFolder();
    await ec(folder.path, 'new', 'orion.ec', '.');
    await ec(folder.path, 'turn', 'orion.ec', '--max-silent', 'all');
    expect((await ec(folder.path, 'export', 'orion.ec', 'orion.json')).code).toBe(0);
    expect(readFileSync(join(folder.path, 'orion.json'), 'utf8')).not.toContain('ownReports');
    expect((await ec(folder.path, 'import', 'orion.json', 'again.ec')).code).toBe(0);
    const [one, other] = await Promise.all(
      ['orion.ec', 'again.ec'].map((file) => ec(folder.path, 'report', file, '-s', '1', '-f', 'xml')),
    );
    expect(other).toEqual(one);
    expect((await ec(folder.path, 'replay', 'again.ec')).code).toBe(0);
  });
});
