import { createGame, resolveTurn } from '@ec/engine';
import { createStoredGame, exportGame, isSecret, resolveStoredTurn, submitOrders } from '@ec/engine/sqlite';
import { expect, it } from 'vitest';
import { galaxyng } from '../../src/ruleset.js';
import { renderTurnText } from '../../src/report/render-text.js';
import { view } from '../../src/view/view.js';

const players = [
  { id: 1, email: 'ada@example.org', name: 'Farmers' },
  { id: 2, email: 'bob@example.org', name: 'NULLoids' },
];

it('N-32: a password in clear reaches neither state nor journal, even where nobody sealed the sheet', () => {
  const game = createGame(galaxyng, { name: 'Orion', seed: 7, players });
  const sheet = '#GALAXY Orion Farmers firstword 1\ny sesame\ny two words\n#END';
  const after = resolveTurn(galaxyng, game, new Map([[1, sheet]]));
  expect(JSON.stringify(after)).not.toMatch(/firstword|sesame|words/);
  expect(after.state.races[0]?.password).toMatch(/^sealed\.sha256\.[0-9a-f]{64}$/);
  const sealed = resolveTurn(galaxyng, game, new Map([[1, 'y sealed.by.the-host']]));
  expect(sealed.state.races[0]?.password).toBe('sealed.by.the-host');
});

it('N-32: a password is nowhere in a stored game, and can still be proved', async () => {
  const game = { package: '@ec/galaxyng', name: 'Orion', seed: 7, players };
  using stored = createStoredGame(':memory:', galaxyng, game, { clock: () => 0 });
  const text = '#GALAXY Orion Farmers firstword 1\ny sesame\n#END';
  const { orders } = submitOrders(stored, { seat: 1, text, origin: 'player' });
  expect(orders.map(({ understood }) => understood)[0]).toBe('y ******');
  submitOrders(stored, { seat: 2, text: 'm 0 0 10', origin: 'player' });
  const { game: after } = await resolveStoredTurn(stored);
  const kept = JSON.stringify(exportGame(stored, { phases: true }));
  expect(kept).not.toMatch(/firstword|sesame/);
  const state = galaxyng.codec.decode(JSON.stringify(after.state));
  const password = state.races[0]?.password ?? '';
  expect([isSecret('sesame', password), isSecret('Sesame', password), isSecret('sesame', '****')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(renderTurnText(view(state, [], 1))).not.toContain(password);
});
