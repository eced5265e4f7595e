import { describe, expect, test } from 'vitest';
import { masterCommands } from '../dist/master-commands.js';
import { ec } from './game-folder.js';
import { LiveFolder } from './live-table.js';

const BERLIN = ['--zone', 'Europe/Berlin', '--weekdays', 'mon,thu', '--time', '20:00'];

interface Shown {
  readonly calendar: { readonly zone: string; readonly reminders: readonly string[] } | null;
  readonly isPaused: boolean;
  readonly due: number | null;
  readonly upcoming: readonly number[];
  readonly replaced: object | null;
  readonly wasDue: number | null;
}

async function calendar(folder: LiveFolder, ...options: readonly string[]): Promise<Shown> {
  const { code, stdout, stderr } = await folder.ec('calendar', ...options, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Shown;
}

/** Day of the week and time in Berlin. */
function inBerlin(time: number): string {
  const format = { timeZone: 'Europe/Berlin', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(time);
}

describe('ec calendar', () => {
  test('shows that a game has none', async () => {
    using folder = await LiveFolder.make();
    const { stdout } = await folder.ec('calendar');
    expect(stdout).toContain('The game has none: you set each time with "ec due".');
    expect(stdout).toContain('No time is set for orders.');
    expect(await calendar(folder)).toEqual({
      ...{ calendar: null, isPaused: false, due: null, upcoming: [], replaced: null, wasDue: null },
    });
  });

  test('sets one, value by value, and shows the next five due times', async () => {
    using folder = await LiveFolder.make();
    const { due, upcoming } = await calendar(folder, ...BERLIN);
    expect(upcoming[0]).toBe(due);
    expect(due).toBeGreaterThan(Date.now());
    expect(
      upcoming
        .map(inBerlin)
        .toSorted()
        .filter((time, i, all) => time !== all[i - 1]),
    ).toEqual(['Mon 20:00', 'Thu 20:00']);
    expect(upcoming.length).toBe(5);
    const other = [
      '--reminders',
      '2h,24h',
      '--extensions',
      '50%,24h,2',
      '--early',
      'all-sent',
      '--max-silent',
      '1',
    ];
    const { calendar: read } = await calendar(folder, ...other, '--holidays', '2026-12-24..2027-01-02');
    expect(read).toMatchObject({
      ...{ zone: 'Europe/Berlin', weekdays: ['mon', 'thu'], reminders: ['24h', '2h'], early: 'all-sent' },
      ...{ extensions: { votes: '50%', length: '24h', most: 2 }, maxSilent: '1' },
    });
    const without = await calendar(
      folder,
      '--extensions',
      'none',
      '--weekdays',
      'all',
      '--reminders',
      'none',
    );
    expect(without.calendar).not.toHaveProperty('extensions');
    expect(without.calendar?.reminders).toEqual([]);
    const { stdout } = await folder.ec('calendar');
    expect(stdout).toContain('mon, tue, wed, thu, fri, sat, sun at 20:00, at least 1d apart');
  });

  test('pauses a game, lets it go on, gives more time, and is taken away', async () => {
    using folder = await LiveFolder.make();
    const { due } = await calendar(folder, ...BERLIN);
    expect(await calendar(folder, '--extend', '24h')).toMatchObject({ due: (due ?? 0) + 86_400_000 });
    expect(await calendar(folder, '--pause')).toMatchObject({ isPaused: true, due: null, upcoming: [] });
    // other values do not wake it
    expect(await calendar(folder, '--grace', '2h')).toMatchObject({ isPaused: true });
    const extended = (due ?? 0) + 86_400_000;
    expect(await calendar(folder, '--resume')).toMatchObject({ isPaused: false, due: extended });
    expect(await calendar(folder, '--remove')).toMatchObject({ calendar: null, due: extended });
  });

  test('changes all that it is asked for, or nothing', async () => {
    using folder = await LiveFolder.make();
    const { due } = await calendar(folder, ...BERLIN);
    const before = await calendar(folder);
    const from = '2020-01-01T00:00:00.000Z';
    for (const [options, code, said] of [
      [['--time', '21:00', '--extend', '24h', '--from', from], 1, 'nothing was changed'],
      [['--time', '21:00', '--from', from], 1, 'nothing was changed'],
      [['--remove', '--time', '19:00'], 2, "option '--remove' cannot be used with option '--time"],
      [['--remove', '--tick', '10s'], 2, "option '--remove' cannot be used with option '--tick"],
    ] as const) {
      const ended = await folder.ec('calendar', ...options);
      expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(said)]);
      expect(await calendar(folder)).toEqual(before);
    }
    await calendar(folder, '--pause');
    const paused = await calendar(folder);
    expect((await folder.ec('calendar', '--time', '18:00', '--extend', '24h')).code).toBe(1);
    expect(await calendar(folder)).toEqual(paused);
    expect(await calendar(folder, '--resume')).toMatchObject({ due });
  });

  test('a pause ends by --resume alone', async () => {
    using folder = await LiveFolder.make();
    const { due } = await calendar(folder, ...BERLIN, '--max-silent', 'all');
    expect((await folder.ec('turn', '--max-silent', 'all')).code).toBe(0);
    await calendar(folder, '--pause');
    for (const command of [
      ['due', '3d'],
      ['turn', '--max-silent', 'all', '--due', '3d'],
    ]) {
      const { code, stderr } = await folder.ec(...(command as [string]));
      expect([code, stderr.trim()]).toEqual([
        1,
        'game.ec: error: expected a game that goes on, received one that is paused until "ec calendar --resume"; nothing was changed',
      ]);
    }
    expect((await folder.ec('turn', '--max-silent', 'all')).code).toBe(0);
    expect((await folder.ec('undo')).code).toBe(0);
    expect((await folder.ec('undo')).code).toBe(0);
    expect(await calendar(folder)).toMatchObject({ isPaused: true, due: null });
    expect(await calendar(folder, '--resume')).toMatchObject({ isPaused: false, due });
  });

  test('says when a change makes the due time earlier', async () => {
    using folder = await LiveFolder.make();
    const { due } = await calendar(folder, '--zone', 'UTC', '--time', '20:00', '--weekdays', 'mon');
    expect((await folder.ec('due', '60d')).code).toBe(0);
    const { due: far } = await calendar(folder, '--reminders', '12h');
    expect(far).toBeGreaterThan(Date.now() + 59 * 86_400_000);
    expect((await folder.ec('due', new Date(due ?? 0).toISOString())).code).toBe(0);
    const later = await folder.ec('calendar', '--time', '21:00');
    expect([later.code, later.stdout]).toEqual([0, expect.not.stringContaining('which is later')]);
    const earlier = await folder.ec('calendar', '--time', '20:30');
    const day = new Date(due ?? 0).toISOString().slice(0, 10);
    expect(earlier.stdout).toContain(
      `They were due ${day} 21:00 UTC before, which is later: tell your players.`,
    );
    expect(await calendar(folder)).toMatchObject({
      due: (due ?? 0) + 1_800_000,
      wasDue: (due ?? 0) + 1_800_000,
    });
  });

  test('extends the due time that is meant, and no other when it is given twice', async () => {
    using folder = await LiveFolder.make();
    const { due } = await calendar(folder, ...BERLIN);
    const from = new Date(due ?? 0).toISOString();
    const extended = (due ?? 0) + 86_400_000;
    expect(await calendar(folder, '--extend', '24h', '--from', from)).toMatchObject({ due: extended });
    const { code, stderr } = await folder.ec('calendar', '--extend', '24h', '--from', from);
    const is = new Date(extended).toISOString();
    expect([code, stderr.trim()]).toEqual([
      1,
      `game.ec: error: expected --from ${is}, when orders are due, received ${from}; nothing was changed`,
    ]);
    expect((await calendar(folder)).due).toBe(extended);
    const { list } = await masterCommands();
    const fields = list.find(({ name }) => name === 'calendar')?.fields ?? [];
    expect(fields.find(({ name }) => name === 'from')).toMatchObject({ kind: 'due' });
  });

  test('starts the clock of a game from the desk of its master', async () => {
    using folder = await LiveFolder.make();
    const { list, run } = await masterCommands();
    const command = list.find(({ name }) => name === 'calendar');
    expect(command?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'tick', kind: 'line' }),
        expect.objectContaining({ name: 'planning', kind: 'line' }),
      ]),
    );
    if (!command) return;
    expect((await run(folder.file, command, { tick: '10s', planning: '60s' })).code).toBe(0);
    expect((await calendar(folder)).calendar).toEqual({ tick: '10s', planning: '60s' });
  });

  test('says what it replaces when a game is played on a clock, or by days again', async () => {
    using folder = await LiveFolder.make();
    const { calendar: days } = await calendar(folder, ...BERLIN, '--holidays', '2026-12-24..2027-01-02');
    const { stdout } = await folder.ec('calendar', '--tick', '1h');
    expect(stdout).toMatch(
      /In place of\n[^]*Europe\/Berlin[^]*mon, thu at 20:00[^]*2026-12-24\.\.2027-01-02/,
    );
    const wrong = await folder.ec('calendar', '--time', '19:00');
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      'game.ec: error: expected --zone and --time for a game that is played on a clock\n',
    ]);
    expect(await calendar(folder, ...BERLIN)).toMatchObject({ replaced: { tick: '1h', planning: '60s' } });
    expect((await calendar(folder, '--tick', '2h')).replaced).toEqual({ ...days, holidays: [] });
    expect((await calendar(folder, '--tick', '3h')).replaced).toBe(null);
  });

  test('pauses no game without a calendar: the time that its master has set stays', async () => {
    using folder = await LiveFolder.make();
    await folder.ec('due', '7d');
    const { due } = await calendar(folder);
    const { code, stderr } = await folder.ec('calendar', '--pause');
    expect([code, stderr]).toEqual([
      1,
      'game.ec: error: expected a game with a calendar, received one without\n',
    ]);
    expect((await calendar(folder)).due).toBe(due);
  });

  test('says when the turn after one is due that the master resolves, and travels with the game', async () => {
    using folder = await LiveFolder.make();
    const { upcoming, calendar: set } = await calendar(folder, ...BERLIN, '--max-silent', 'all');
    expect((await folder.ec('turn', '--max-silent', 'all')).code).toBe(0);
    const after = await calendar(folder);
    expect(after.due).toBe(upcoming[1]);
    expect((await folder.ec('export', 'game.json')).code).toBe(0);
    expect((await ec(folder.path, 'import', 'game.json', 'again.ec')).code).toBe(0);
    const { stdout } = await ec(folder.path, 'calendar', 'again.ec', '--json');
    expect(JSON.parse(stdout)).toEqual({ ...after, calendar: set });
  });

  test.each([
    [
      ['--zone', 'Berlin', '--time', '20:00'],
      'calendar.zone: expected a time zone such as Europe/Berlin, received "Berlin"',
    ],
    [['--time', '20:00'], 'expected --zone and --time for a game that has no calendar yet'],
    [[...BERLIN, '--extensions', '50%'], 'calendar.extensions.length: expected a value, received none'],
    [['--extend', '24h'], 'expected a game with a due time, received one without'],
    [['--pause'], 'expected a game with a calendar, received one without'],
    [['--resume'], 'expected a game with a calendar, received one without'],
  ])('%j is refused', async (options, message) => {
    using folder = await LiveFolder.make();
    const { code, stderr } = await folder.ec('calendar', ...options);
    expect([code, stderr.trim()]).toEqual([1, `game.ec: error: ${message}`]);
    expect((await calendar(folder)).calendar).toBe(null);
  });

  test('keeps a game from going live: its turns would be resolved twice', async () => {
    using folder = await LiveFolder.make();
    await calendar(folder, ...BERLIN);
    const { code, stderr } = await folder.ec('live', '--port', '0');
    expect([code, stderr.trim()]).toEqual([
      1,
      'game.ec: error: expected a game without a calendar, received one whose turns "ec serve" resolves; "ec calendar --remove" ends that',
    ]);
  });
});
