import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutPaths } from '../../src/game/without-paths.js';

const FILE = '/srv/games/winter.ec';

test.each([
  ['/srv/games/winter.ec: expected a game that goes on', FILE, 'expected a game that goes on'],
  [
    '/srv/games/winter.ec.backups: the copy cannot be made',
    FILE,
    'winter.ec.backups: the copy cannot be made',
  ],
  ['/srv/games: cannot be written; nothing was changed', FILE, 'cannot be written; nothing was changed'],
  [`${resolve('games')}: cannot be written`, 'games/winter.ec', 'cannot be written'],
  [`${resolve('.')}: cannot be written`, 'winter.ec', 'cannot be written'],
  [
    'winter.ec: expected turn 3 to be the last. Why.: ./x',
    'winter.ec',
    'expected turn 3 to be the last. Why.: ./x',
  ],
])('of "%s" nobody learns where %s is', (text, file, told) => {
  expect(withoutPaths(text, file)).toBe(told);
});
