import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openGameFile } from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { killCommand, lengthOf } from './kill-command.js';
import { faultsOf, KilledHall, KILLS, partOf, rounds } from './killed-hall.js';
import { ServeProcess } from './serve-process.js';

/** Only a run that hangs takes this long (milliseconds). */
const HANGS_AFTER = 7_200_000;

/** Names of copies of the game, and a time after that of all that are made while it is played, so that they stay. */
const COPIES = ['turn-9998-a.ec', 'turn-9999-a.ec'];
const NEWEST = new Date('2100-01-01');

/** What somebody can do with a game in a folder. */
function stateOf(file: string): 'open' | 'closed' | 'gone' {
  try {
    openGameFile(file, { clock: Date.now })[Symbol.dispose]();
    return 'open';
  } catch (error) {
    return (error as { code?: string }).code === 'no-file' ? 'gone' : 'closed';
  }
}

/** Drafts and letters that a hall keeps of the game that is moved, and what it has put aside for another. */
function writtenIn(folder: string) {
  using hall = new DatabaseSync(join(folder, 'hall.db'), { readOnly: true });
  const texts = (sql: string) =>
    hall
      .prepare(sql)
      .all()
      .map(({ text }) => text);
  return {
    draft: texts(`SELECT text FROM drafts WHERE game = 'a'`)[0],
    letters: texts(`SELECT text FROM press WHERE game = 'a' ORDER BY at, id`),
    aside: hall.prepare('SELECT * FROM parcels').all().length,
  };
}

test(
  `ec move is killed ${KILLS} times between two halls that are served: the game can be played in one of them at most, and moving it again ends the move`,
  async () => {
    const states = new Map<string, number>();
    let [sheets, letters] = [0, 0];
    for (const kills of rounds()) {
      await using hall = await KilledHall.make();
      using other = new TemporaryFolder();
      await using north = await ServeProcess.start(hall.path);
      await using south = await ServeProcess.start(other.path);
      const halls = [north.address, south.address];
      const playing = [...halls.map((address) => hall.play(address)), hall.write(halls)];
      await hall.receipts(2);
      mkdirSync(join(hall.path, 'a.ec.backups'), { recursive: true });
      for (const name of COPIES) {
        const copy = join(hall.path, 'a.ec.backups', name);
        writeFileSync(copy, name.repeat(10_000));
        utimesSync(copy, NEWEST, NEWEST);
      }
      let [from, to] = [hall.path, other.path];
      const length = await lengthOf(to, 'move', hall.fileOf('a', from), '--to', to);
      [from, to] = [to, from];
      for (let one = 0; one < kills; one += 1) {
        const move = ['move', hall.fileOf('a', from), '--to', to];
        await killCommand(to, partOf(length, one), ...move);
        const there = `${stateOf(hall.fileOf('a', from))}, ${stateOf(hall.fileOf('a', to))}`;
        states.set(there, (states.get(there) ?? 0) + 1);
        if (there !== 'gone, open') {
          const { code, stderr } = await ec(hall.path, ...move);
          expect([code, stderr]).toEqual([0, '']);
        }
        expect([stateOf(hall.fileOf('a', from)), stateOf(hall.fileOf('a', to))]).toEqual(['gone', 'open']);
        [from, to] = [to, from];
      }
      await Promise.all([north.end('SIGTERM'), south.end('SIGTERM'), ...playing]);
      expect(faultsOf(hall.fileOf('a', from))).toEqual([]);
      using file = new DatabaseSync(hall.fileOf('a', from), { readOnly: true });
      const texts = file
        .prepare('SELECT text FROM orders')
        .all()
        .map(({ text }) => String(text).trim());
      for (const { game, text, receipt } of hall.sent)
        if (game === 'a' && receipt) expect(texts.filter((one) => one === text.trim()).length, text).toBe(1);
      sheets += texts.length;
      expect(writtenIn(from)).toEqual({ draft: hall.draft, letters: hall.letters, aside: 0 });
      for (const copy of COPIES)
        expect(readFileSync(join(from, 'a.ec.backups', copy), 'utf8')).toBe(copy.repeat(10_000));
      expect(existsSync(join(to, 'a.ec.backups'))).toBe(false);
      expect(writtenIn(to)).toEqual({ draft: undefined, letters: [], aside: 0 });
      letters += hall.letters.length;
    }
    console.info(
      `${KILLS} kills of ec move: ${sheets} sheets and ${letters} letters, none lost, and no draft; states of the old and the new file: ${JSON.stringify(Object.fromEntries(states))}`,
    );
    expect(['open, open', 'gone, gone'].filter((there) => states.has(there))).toEqual([]);
  },
  HANGS_AFTER,
);
