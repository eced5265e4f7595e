import { createGame, resolveTurn } from '@ec/engine';
import { renderText } from '@ec/reports';
import { expect, test } from 'vitest';
import { FIRST } from '../../src/editions.js';
import { forecast } from '../../src/forecast/forecast.js';
import { ec4x } from '../../src/ruleset.js';
import { players } from '../games.js';

test('X-21: a forecast tells how each order ends, what money is left, and what the next Income makes of it', () => {
  const game = createGame(ec4x, { name: 'EC-5', seed: 5n, players: players(2) });
  const home = game.state.systems.find(({ homeOf }) => homeOf === 1);
  const sheet = [
    `build ${home?.q},${home?.r} shipyard CL 20`,
    'buy ebp 1',
    'subvert theft 2',
    'cancel 9',
    'upgrade el',
  ].join('\n');
  const { orders } = ec4x.parse(sheet);
  const text = renderText(forecast(orders, ec4x.view(game.state, game.journal, 1)));
  expect(text).toMatch(
    /shipyard CL 20 +partly +5 of 20\. There are not enough free docks: each takes 2, and 10 were free\./,
  );
  expect(text).toMatch(/buy ebp 1 +done/);
  expect(text).toMatch(/subvert theft 2 +refused/);
  expect(text).toMatch(/cancel 9 +refused +You have no project of this number\./);
  // 210 less 25 and 15
  expect(text).toMatch(/Left +170/);
  // 2 % of 170; 50 % of 427.224, as 420 PU become 427.224; 4.5 for the fleets and 1.2 for the garrison
  expect(text).toMatch(/Interest +3\.400\nTaxes \(NCV\) +213\.612\nMaintenance +-5\.700\n/);
  expect(text).toMatch(/To spend then, if nobody interferes +381\.312/);
  const { state } = resolveTurn(ec4x, game, new Map([[1, sheet]]));
  expect(state.houses[0]).toMatchObject({ treasury: 381_312, ledger: { spending: 40_000 } });
});

test('X-66: a forecast of capitulation leaves what the House knows as it is', () => {
  const game = createGame(ec4x, { name: 'EC-5', seed: 5n, players: players(2), parameters: FIRST });
  const before = JSON.stringify(game.state);
  const { orders } = ec4x.parse('capitulate 2');
  expect(renderText(forecast(orders, ec4x.view(game.state, game.journal, 1)))).toMatch(/capitulate 2 +done/);
  expect(JSON.stringify(game.state)).toBe(before);
});
