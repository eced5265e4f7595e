import { EMPYREAN_PHASES } from '@ec/orders-parser';
import { expect, it } from 'vitest';
import { createGame, empyrean, resolveTurn } from '../src/index.js';
import { empires } from './empires.js';

it('seed "Turn Sequence": all 21 phases stand in its order', () => {
  expect(empyrean.phases.map(({ name }) => name)).toEqual([...EMPYREAN_PHASES]);
  expect(EMPYREAN_PHASES).toHaveLength(21);
});

it('E-17: an order of a phase that is not played is refused and says so', () => {
  const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(2) });
  const next = resolveTurn(empyrean, game, new Map([[1, '1, bombard, 2, 50%']]));
  expect(next.journal.filter(({ kind }) => kind === 'order')).toMatchObject([
    { status: 'refused', code: 'phase-not-played', reason: 'phase 3, combat, is not played in this version' },
  ]);
});
