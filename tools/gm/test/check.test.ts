import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

test('E-16: a sheet by itself: how each order is understood, what is wrong in it, and exit code 1', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('mine.txt', '1, Pay, .3, SLD\r\n3, RATION, 50 % .\r\n\r\n12, move, 5. 12, move, 6\r\n');
  expect(await ec(folder.path, 'check', 'mine.txt')).toEqual({
    code: 1,
    stderr: '',
    stdout: [
      '2  3, ration, 50%',
      '4  12, move, 5',
      '4  12, move, 6',
      'mine.txt:1:9: error: expected a decimal such as 0.375, received ".3"; did you mean "0.3"?',
      '  1, Pay, .3, SLD',
      '          ^^',
      'mine.txt:4:14: warning: line 4 has another order about the same thing; each is tried in turn',
      '  12, move, 5. 12, move, 6',
      '               ^^^^^^^^^^^',
      'how orders are written: ec orders @ec/empyrean pay move',
      'mine.txt: 3 orders, 1 error, 1 warning',
      '',
    ].join('\n'),
  });
});

test.skipIf(process.platform === 'win32')(
  'E-16: the name of a sheet steers no terminal, and is in one line',
  async () => {
    using folder = new GameFolder({ empty: true });
    folder.write('a\u001b[2J\n1.txt', '1, Pay, .3, SLD\n');
    const { stdout } = await ec(folder.path, 'check', 'a\u001b[2J\n1.txt');
    expect(stdout.split('\n')).toEqual([
      'a\ufffd[2J\ufffd1.txt:1:9: error: expected a decimal such as 0.375, received ".3"; did you mean "0.3"?',
      ...['  1, Pay, .3, SLD', '          ^^'],
      'how orders are written: ec orders @ec/empyrean pay',
      'a\ufffd[2J\ufffd1.txt: 0 orders, 1 error, 0 warnings',
      '',
    ]);
  },
);

test('E-16: a game folder: every sheet is held against what its empire knows by then', async () => {
  using folder = new GameFolder();
  folder.write('orders/turn-3/empire-2.txt', 'empire 2, turn 3, game EC-1\n2, build change, 99, research\n');
  const { code, stdout } = await ec(folder.path, 'check', '.');
  expect(code).toBe(0);
  expect(stdout).toContain('orders/turn-2/empire-3.txt:4:1: warning: you have no ship or colony 1\n');
  expect(stdout).toContain('orders/turn-3/empire-2.txt:2:1: warning: there is no factory group 99\n');
  expect(stdout).toContain(
    'orders/turn-3/empire-3.txt:2:1: warning: 2,026,894 population units would starve in this turn, 20% of all; nobody starves at 25%\n',
  );
});

test('two sheets of one seat for one turn are wrong; sheets for several turns are not', async () => {
  using folder = new GameFolder();
  folder.write('orders/turn-2/seat-1.txt', '1, ration, 80%\n');
  const { code, stdout, stderr } = await ec(folder.path, 'check', '.');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.replaceAll('\\', '/')).toBe(
    'orders/turn-2/seat-1.txt:1:1: error: expected one sheet of seat 1 for turn 2, received another in orders/turn-2/empire-1.txt\n',
  );
});

test('E-14: a header of another turn voids the sheet', async () => {
  using folder = new GameFolder();
  folder.write('orders/turn-1/empire-1.txt', 'empire 1, turn 9, game EC-1\n1, ration, 0%\n');
  const { code, stdout } = await ec(folder.path, 'check', '.');
  expect(code).toBe(1);
  expect(stdout).toContain('orders/turn-1/empire-1.txt: 0 orders, 1 error, 0 warnings\n');
});

test('a file in UTF-16 is read, bytes that are not UTF-8 are warned about, and --json is for programs', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('wide.txt', Buffer.from('\uFEFF7, survey', 'utf16le'));
  folder.write('latin.txt', Buffer.from('7, name, "Zürich"', 'latin1'));
  const { code, stdout } = await ec(folder.path, 'check', '--json', 'wide.txt', 'latin.txt');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { file: 'wide.txt', orders: [{ line: 1, text: '7, survey', understood: '7, survey' }], diagnostics: [] },
    {
      file: 'latin.txt',
      orders: [{ line: 1 }],
      diagnostics: [{ code: 'text-encoding', line: 1, column: 12 }],
    },
  ]);
});

test('a missing file is an error', async () => {
  using folder = new GameFolder({ empty: true });
  expect(await ec(folder.path, 'check', 'none.txt')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'none.txt: error: no such file or directory\n',
  });
});

test('N-27: a sheet of another game by itself: the lines of a message are below their order', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('mine.txt', 'Produce Corn,Drone\n@ Farmers\nHello,\n there\n@\n');
  expect(await ec(folder.path, 'check', '--ruleset', '@ec/galaxyng', 'mine.txt')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      '1  p Corn Drone',
      '2  @ Farmers',
      '   Hello,',
      '    there',
      '   @',
      'mine.txt: 2 orders, 0 errors, 0 warnings',
      '',
    ].join('\n'),
  });
});
