import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ecAlone } from './game-folder.js';
import { killCommand, lengthOf } from './kill-command.js';
import { GAMES, KilledHall, KILLS, partOf, rounds } from './killed-hall.js';
import { ServeProcess } from './serve-process.js';

/** Only a run that hangs takes this long (milliseconds). */
const HANGS_AFTER = 7_200_000;

/** Copies that have the name of a backup; none of them lacks anything. */
function wholeBackups(to: string): number {
  const names = readdirSync(to).filter((name) => /^\d{4}-/.test(name));
  for (const name of names) {
    const databases = [...GAMES.map((game) => `${game}.ec`), 'hall.db'];
    expect(readdirSync(join(to, name)).toSorted()).toEqual([...databases, 'mail.json']);
    expect(JSON.parse(readFileSync(join(to, name, 'mail.json'), 'utf8'))).toHaveProperty('from');
    for (const file of databases) {
      const copied = pathToFileURL(join(to, name, file));
      // Whoever reads a file otherwise leaves others beside it.
      copied.searchParams.set('immutable', '1');
      using copy = new DatabaseSync(copied, { readOnly: true });
      expect(copy.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    }
  }
  return names.length;
}

test(
  `ec backup is killed ${KILLS} times while its hall is served: whatever has the name of a backup is whole`,
  async () => {
    let cut = 0;
    let checked = 0;
    for (const kills of rounds()) {
      await using hall = await KilledHall.make();
      await using served = await ServeProcess.start(hall.path);
      const playing = hall.play(served.address);
      await hall.receipts(2);
      const to = join(hall.path, 'backups');
      mkdirSync(to);
      const command = ['backup', hall.path, '--to', to, '--keep', '3'];
      // The first is the longest: it begins with nothing in memory.
      const length = Math.min(await lengthOf(to, ...command), await lengthOf(to, ...command));
      for (let one = 0; one < kills; one += 1) {
        cut += Number(await killCommand(to, partOf(length, one), ...command));
        checked += wholeBackups(to);
      }
      expect((await ecAlone({ cwd: hall.path }, ...command, '--verify')).code).toBe(0);
      expect(wholeBackups(to)).toBe(readdirSync(to).length);
      await served.end('SIGTERM');
      await playing;
    }
    console.info(
      `${KILLS} kills of ec backup, ${cut} before its end: ${checked} times a whole backup, never a half`,
    );
    expect(cut).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
  },
  HANGS_AFTER,
);
