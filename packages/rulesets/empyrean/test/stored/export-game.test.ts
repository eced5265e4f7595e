import {
  createStoredGame,
  exportGame,
  importGame,
  readExport,
  resolveStoredTurn,
  setSeatBots,
  undoTurn,
} from '@ec/engine/sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { everything, newGame, submit } from './stored-games.js';

it('architecture 10: an exported game of empires, with undone turns and bots, comes out the same', async () => {
  const options = { clock: setClock() };
  using stored = createStoredGame(':memory:', empyrean, newGame(2, 'a text'), options);
  setSeatBots(stored, new Map([[2, 'settler']]));
  submit(stored, 1, '1, ration, 80%');
  await resolveStoredTurn(stored);
  undoTurn(stored);
  submit(stored, 1, '1, ration, 60%');
  await resolveStoredTurn(stored);
  await resolveStoredTurn(stored);
  const exported = JSON.parse(JSON.stringify(exportGame(stored))) as unknown;
  using again = importGame(':memory:', empyrean, readExport(exported), options);
  expect(everything(again)).toEqual(everything(stored));
});
