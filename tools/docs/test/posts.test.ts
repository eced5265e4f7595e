import { createGame, resolveTurn } from '@ec/engine';
import { empyrean } from '@ec/empyrean';
import { defaultHomeColony } from '@ec/empyrean/rules';
import { expect, test } from 'vitest';
import { setUpTables } from '../src/set-up-tables.ts';

const stored = { ...defaultHomeColony.stored, 'LFS-1': 1000, 'SPD-1': 10, STU: 100_000 };
const kept = setUpTables.outposts().rows.filter(([kind]) => !/open|enclosed/.test(String(kind)));

test.each(kept)(
  'a post of the rulebook is set up as the table says, and is kept for four quarters: %s',
  (kind, people, food, goods, fuel, air, drives, structure) => {
    const drive = drives === 0 ? '' : `${drives} SPD-1, `;
    const sheet = `set up, ${kind}, 1, transfer, ${structure} STU, ${air} LFS-1, ${drive}${people} professionals, ${food} food, ${goods} CNGD, ${fuel} fuel, end`;
    const players = [{ id: 1, email: 'ada@example.org', name: 'Ada Concord' }];
    const templates = { homeColony: { ...defaultHomeColony, stored } };
    let game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players, templates });
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      game = resolveTurn(empyrean, game, new Map(quarter === 1 ? [[1, sheet]] : []));
      const posts = game.state.holdings.filter(({ id }) => id !== 1);
      expect(posts.map(({ empireId, population }) => [empireId, population.PRO])).toEqual([[1, 100]]);
    }
  },
);
