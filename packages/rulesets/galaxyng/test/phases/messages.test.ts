import { describe, expect, test } from 'vitest';
import { view } from '../../src/view/view.js';
import { endings, galaxyOf, home, turn } from '../turns.js';

const game = galaxyOf({ races: 3, planets: [home(1), home(2), home(3)] });

describe('N-16, step 2: messages', () => {
  test('N-27: a message without a name, or with one glued to the @, goes to all, its sender included', () => {
    const { journal } = turn(game, { 2: '@\nHello\n@\n@Race_1\nAgain\n@' });
    expect(journal.filter(({ kind }) => kind === 'message')).toEqual([
      { kind: 'message', seats: [1, 2, 3], isToAll: true, text: 'Hello' },
      { kind: 'message', seats: [1, 2, 3], isToAll: true, text: 'Again' },
    ]);
  });

  test('N-27: unknown names warn, the others get it; nothing says who sent it', () => {
    const after = turn(game, { 2: '@ Race_1 Nobody\nPeace?\n@\n@ Nobody\nWar!\n@' });
    expect(endings(after).map((ending) => ending.split(': ')[1])).toEqual(['unknown-race', 'unknown-race']);
    const seen = view(after.state, after.journal, 1).events.filter(({ kind }) => kind === 'message');
    expect(seen).toEqual([{ kind: 'message', seats: [1], isToAll: false, text: 'Peace?' }]);
    expect(view(after.state, after.journal, 3).events.some(({ kind }) => kind === 'message')).toBe(false);
  });

  test('N-27: f tells the addresses of a race that does not stay anonymous', () => {
    const after = turn(game, { 1: 'f Race_2\nf Race_3', 2: 'o NO anonymous' });
    expect(after.journal.filter(({ kind }) => kind === 'addresses')).toMatchObject([
      { seats: [1], raceId: 2, addresses: ['2@example.org'] },
      { seats: [1], raceId: 3, addresses: null },
    ]);
  });
});
