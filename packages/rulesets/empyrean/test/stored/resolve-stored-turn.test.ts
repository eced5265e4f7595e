import { createGame, resolveTurn, stateHash, turnReportOf } from '@ec/engine';
import {
  createStoredGame,
  currentTurn,
  resolveStoredTurn,
  storedReport,
  storedTemplate,
} from '@ec/engine/sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { expect, it } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { expectSound, newGame, submit } from './stored-games.js';

it('architecture 10: a stored turn is the same as one in memory: same hashes, and reports as the rules write them', async () => {
  const made = newGame(3, 1978n);
  using stored = createStoredGame(':memory:', empyrean, made, { clock: setClock() });
  let game = createGame(empyrean, made);
  expect(currentTurn(stored).hash).toBe(stateHash(game.state));
  for (const text of ['1, ration, 80%', '1, pay, 0.125, unskilled workers', '']) {
    submit(stored, 1, text);
    await resolveStoredTurn(stored);
    game = resolveTurn(empyrean, game, new Map([[1, text]]));
    expect(currentTurn(stored).hash).toBe(stateHash(game.state));
    for (const seat of [1, 2, 3])
      expect(storedReport(stored, seat)).toEqual(turnReportOf(empyrean, game, seat));
  }
  expect(storedReport(stored, 1)).not.toEqual(storedReport(stored, 2));
  expect(storedReport(stored, 1).title).toBe('Turn report 1.3: Empire 1');
  expect(storedReport(stored, 2, 1).title).toBe('Turn report 1.1: Empire 2');
  expect(storedTemplate(stored, 3)).toBe(empyrean.template(empyrean.view(game.state, game.journal, 3)));
  expectSound(stored);
});
