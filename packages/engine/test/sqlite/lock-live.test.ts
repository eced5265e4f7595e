import { mkdirSync, statSync, symlinkSync } from 'node:fs';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { createStoredGame, currentTurn, lockLive, setDue } from '../../src/sqlite.js';
import { race } from '../race.js';
import { codeOf, newRace, openRace } from './stored-games.js';

describe('a game that is live', () => {
  it('is so for one server alone, until it lets go; everybody else can change the game meanwhile', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    using other = openRace(path);
    {
      using _ = lockLive(stored);
      expect(codeOf(() => lockLive(other))).toBe('busy');
      expect(codeOf(() => lockLive(stored))).toBe('busy');
      setDue(other, START);
      expect(currentTurn(stored).due).toBe(START);
    }
    using _ = lockLive(other);
    expect(codeOf(() => lockLive(stored))).toBe('busy');
    expect(statSync(`${path}.live`).size).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('is the same game through any link', () => {
    using folder = new TemporaryFolder();
    using stored = createStoredGame(folder.of('game.ec'), race, newRace(), { clock: setClock() });
    symlinkSync('game.ec', folder.of('link.ec'));
    using linked = openRace(folder.of('link.ec'));
    using _ = lockLive(stored);
    expect(codeOf(() => lockLive(linked))).toBe('busy');
  });

  it('cannot be so where the lock file cannot be made', () => {
    using folder = new TemporaryFolder();
    using stored = createStoredGame(folder.of('game.ec'), race, newRace(), { clock: setClock() });
    mkdirSync(folder.of('game.ec.live'));
    expect(codeOf(() => lockLive(stored))).toBe('disk');
  });
});
