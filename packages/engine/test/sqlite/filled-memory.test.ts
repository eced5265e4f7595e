import { gzipSync } from 'node:zlib';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { checkContents, openGameFile } from '../../src/sqlite.js';
import { alter, playSheets, storedRace } from './stored-games.js';

/** A race at turn 1 in a file. */
async function raceAt(path: string): Promise<void> {
  using stored = storedRace({ path });
  await playSheets(stored, ['step 1', 'step 2']);
}

describe('a value that would fill the memory is refused before it is read', () => {
  const state = 'UPDATE turns SET state = ? WHERE turn = 1';

  it.each([
    [
      'a blob of 130 KiB that unpacks to 129 million bytes',
      gzipSync(Buffer.alloc(129_000_000)),
      /^turn 1: state: expected at most 128000000 bytes of text, received more, in \d+ bytes$/,
    ],
    [
      'lists inside one another',
      gzipSync('['.repeat(129) + ']'.repeat(129)),
      /^turn 1: state: expected at most 128 lists and objects inside one another, received more$/,
    ],
    [
      'more members than eight million',
      gzipSync(`[${'0,'.repeat(8_000_000)}0]`),
      /^turn 1: state: expected at most 8000000 values, received more$/,
    ],
    ['no text', gzipSync(''), /^state: expected JSON$/],
  ])('%s', async (_, blob, message) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    await raceAt(path);
    alter(path, state, blob);
    using file = openGameFile(path, { clock: setClock() });
    const found = checkContents(file).map(({ turn, what, message: text }) => ({
      turn,
      what,
      message: text.replace(`${path}: `, ''),
    }));
    expect(found).toEqual([{ turn: 1, what: 'state', message: expect.stringMatching(message) as string }]);
  });

  it('128 lists inside one another are read, and marks inside of texts do not count', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const text = JSON.stringify(`"\\${'['.repeat(1_000)}`);
    await raceAt(path);
    alter(path, state, gzipSync(`${'['.repeat(128)}${text}${']'.repeat(128)}`));
    using file = openGameFile(path, { clock: setClock() });
    const [found, ...others] = checkContents(file);
    expect(others).toEqual([]);
    expect(found?.message).toMatch(/^expected the state hash [0-9a-f]{64}, received [0-9a-f]{64}$/);
  });
});
