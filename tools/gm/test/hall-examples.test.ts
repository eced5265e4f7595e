import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openGameFile } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { bin, ec, GameFolder, run } from './game-folder.js';
import { exampleOf } from './proxy.js';
import { ServeProcess } from './serve-process.js';
import { StoredFolder, type StatusAnswer } from './stored-folder.js';

const UNITS = ['ec-hall.service', 'ec-backup.service', 'ec-backup.timer'] as const;

const GUIDE = readFileSync(
  fileURLToPath(new URL('../../../docs/guides/run-a-hall.md', import.meta.url)),
  'utf8',
);

/** Where systemd says whether its units are right; it is not everywhere. */
const systemd = ((): string | undefined => {
  try {
    return execFileSync('sh', ['-c', 'command -v systemd-analyze'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
})();

/** The examples in a folder of their own, with a program in place of `ec` that is there on every machine. */
function unitsIn(folder: GameFolder): void {
  for (const unit of UNITS)
    writeFileSync(
      join(folder.path, unit),
      exampleOf(unit, unit.endsWith('.service') ? [['/usr/bin/ec', process.execPath]] : []),
    );
}

/** Words of the command of a unit after `ec`. */
function commandOf(unit: string): string[] {
  const [, command = ''] = /^ExecStart=\/usr\/bin\/ec (.*)$/m.exec(exampleOf(unit, [])) ?? [];
  return command.split(' ');
}

describe('units for systemd', () => {
  test.skipIf(systemd === undefined)('are right in the words of systemd-analyze', async () => {
    using folder = new GameFolder({ empty: true });
    unitsIn(folder);
    const { code, stderr } = await run(['systemd-analyze', 'verify', ...UNITS.map((unit) => `./${unit}`)], {
      cwd: folder.path,
    });
    expect([code, stderr]).toEqual([0, '']);
  });

  test.skipIf(systemd === undefined)('expose little: at most 2.0 of 10', async () => {
    using folder = new GameFolder({ empty: true });
    unitsIn(folder);
    for (const unit of ['ec-hall.service', 'ec-backup.service']) {
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', `./${unit}`];
      const { code, stdout } = await run(['systemd-analyze', ...args], { cwd: folder.path });
      expect([unit, code, stdout.split('\n').at(-2)]).toMatchObject([
        unit,
        0,
        expect.stringContaining('level for'),
      ]);
    }
  });

  test('write only where systemd or the guide makes a folder for their user', () => {
    for (const unit of ['ec-hall.service', 'ec-backup.service']) {
      const [, paths = ''] = /^ReadWritePaths=(.*)$/m.exec(exampleOf(unit, [])) ?? [];
      const [, state = ''] = /^StateDirectory=(.*)$/m.exec(exampleOf('ec-hall.service', [])) ?? [];
      const made = state.split(' ').map((name) => `/var/lib/${name}`);
      const others = paths.split(' ').filter((path) => path !== '' && !made.includes(path));
      for (const path of others) expect(GUIDE).toContain(`install -d -o ec -g ec -m 700 ${path}\n`);
    }
  });

  test('find the settings of `ec` where commands of their user do: no variable leads elsewhere', () => {
    for (const unit of ['ec-hall.service', 'ec-backup.service'])
      expect(exampleOf(unit, [])).not.toMatch(/^Environment=.*(?:EC_HOME|XDG_CONFIG_HOME|\bHOME)=/m);
  });

  test('run commands that there are: the hall is served, and the backup made', async () => {
    using folder = await StoredFolder.make();
    const [serve, games, ...options] = commandOf('ec-hall.service');
    expect([serve, games]).toEqual(['serve', '/var/lib/ec/games']);
    const free = options.map((word) => (word === '9464' ? '0' : word));
    await using hall = await ServeProcess.start(folder.path, ...free);
    expect((await fetch(`${hall.address}/health`)).status).toBe(200);
    const words = commandOf('ec-backup.service').map((word) =>
      word === '/var/lib/ec/games' ? '.' : word === '/mnt/copies/ec' ? 'copies' : word,
    );
    expect(await ec(folder.path, ...words)).toMatchObject({ code: 0, stderr: '' });
  });
});

test('a game whose due time has passed waits for its players when it is put back as the guide says', async () => {
  using folder = await StoredFolder.make();
  mkdirSync(join(folder.path, 'games'));
  const backup = join(folder.path, 'copies', '2026-11-27T03-15-00.000Z');
  mkdirSync(backup, { recursive: true });
  const copy = join(backup, 'winter.ec');
  renameSync(join(folder.path, 'game.ec'), copy);
  {
    using file = openGameFile(copy, { clock: () => Date.now() });
    file.database.change('UPDATE turns SET due = ?', Date.parse('2026-01-01T20:00Z'));
  }
  const [, block = ''] = /## Getting a game back.*?```sh\n(.*?)```/s.exec(GUIDE) ?? [];
  const script = block.replaceAll('/mnt/copies', 'copies').replaceAll(/^ec /gm, '"$0" "$1" ');
  const began = Date.now();
  const { code, stderr } = await run(['sh', '-ec', script, process.execPath, bin], { cwd: folder.path });
  expect([code, stderr]).toEqual([0, '']);
  const { stdout } = await ec(folder.path, 'status', 'games/winter.ec', '--json');
  const { turn } = JSON.parse(stdout) as StatusAnswer;
  expect(turn.turn).toBe(0);
  // two days
  expect(turn.due).toBeGreaterThanOrEqual(began + 172_800_000);
});

test('the container is built in the format that keeps its health check', () => {
  const container = exampleOf('Containerfile', []);
  expect(container).toMatch(/^HEALTHCHECK /m);
  const builds = container.split('\n').filter((line) => line.includes('podman build'));
  expect(builds).toHaveLength(1);
  expect(builds[0]).toContain('podman build --format docker ');
});

test('the container has the packages of games that it is built with, which are those that its hall may load', () => {
  const container = exampleOf('Containerfile', []);
  const [, packages = ''] = /--build-arg PACKAGES="([^"]+)"/.exec(container) ?? [];
  expect(container).toContain(`ec rulesets add ${packages}\n`);
  expect(container).toMatch(/^ARG PACKAGES=\nRUN npm install --global @ec\/gm \$PACKAGES /m);
});

test('the container asks for the health of the port at which the hall listens', async () => {
  const container = exampleOf('Containerfile', []);
  const { stdout } = await ec('.', 'serve', '--help');
  const [, port] = /--port <number>.*?default: (\d+)/s.exec(stdout) ?? [];
  expect(container).toContain(`http://127.0.0.1:${port ?? 'none'}/health`);
  for (const example of ['nginx.conf', 'Caddyfile'])
    expect(exampleOf(example, [])).toContain(`127.0.0.1:${port ?? ''}`);
});
