import { expect, it } from 'vitest';
import { createGame } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import { empires } from './empires.js';

const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(2) });
const sheet = { game: 'EC-1', seat: 1, turn: 1 };

it('E-16: orders are checked against what the view of their empire tells', () => {
  const { orders } = empyrean.parse('1, pay, 0.25, soldiers\n2, pay, 0.25, soldiers', sheet);
  const view = empyrean.view(game.state, [], 1);
  expect(empyrean.check(orders, view)).toMatchObject([
    {
      code: 'not-yours',
      severity: 'warning',
      line: 2,
      column: 1,
      message: 'expected a ship or colony of yours, received "2"',
    },
  ]);
});

it('E-27: of two bids of one colony for one technology level both are paid: the second is doubted', () => {
  const bids = '1, buy, TL-4, 200\n1, buy, TL-3, 200\n1, buy, TL-4, 150';
  const { orders } = empyrean.parse(bids, sheet);
  expect(empyrean.check(orders, empyrean.view(game.state, [], 1))).toMatchObject([
    {
      code: 'bid-twice',
      line: 3,
      message: 'expected one bid of 1 for TL-4, as each is paid, received "TL-4"',
    },
  ]);
});

it('E-16: what a ruleset prints it parses to the same order', () => {
  const [placed] = empyrean.parse('1, Pay, 0.250, SLD.').orders;
  if (!placed) throw new Error('expected an order');
  expect(empyrean.format(placed.order)).toBe('1, pay, 0.25, soldiers');
});
