import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const shipyard = fileURLToPath(new URL('../../../docs/examples/shipyard', import.meta.url));

test('a ship is built from ore: changed groups deliver in the seventh quarter, and it is set up in the same', async () => {
  using folder = new GameFolder({ empty: true });
  const { code, stderr } = await ec(
    folder.path,
    'play',
    shipyard,
    '--turns',
    '8',
    '--out',
    'out',
    '--details',
  );
  expect([code, stderr]).toEqual([0, '']);
  const report = (turn: number): string =>
    readFileSync(join(folder.path, 'out', `turn-${turn}`, 'seat-1.txt'), 'utf8');

  // work in process leaves in quarters 2, 3 and 4; in the 4th the new product begins, and three later it comes out
  // 50,000 × 5 ÷ 25 mass units are 10,000 space drives a quarter
  expect(report(6)).toMatch(/^ +2  FCT-1 +50,000 +50,000  SPD-1 +0 +10,000 +10,000 +10,000 +10,000 *$/m);
  expect(report(7)).toMatch(/^ +2  FCT-1 +50,000 +50,000  SPD-1 +10,000 +10,000 +10,000 +10,000 +10,000 *$/m);
  expect(report(7)).toMatch(/^ +4  set up, ship, 1, transfer, .* done +ship 968$/m);

  const ship = report(8).split(/^Ship 968$/m)[1] ?? '';
  // 50 people, 1,430 of machines, and half of 450 fuel, 20 transports and 49.2 consumer goods: 1,739.6 × 10
  expect(ship).toMatch(/Structural units needed +17,396\n/);
  // 50 × 0.375 = 18.75 goods, and 80 % of 50 ÷ 4 = 12.5 rations: 10 due, 8 of 20 left from the quarter before
  expect(ship).toMatch(/Wages \(consumer goods\) +18\.75 +18\.75 /);
  expect(ship).toMatch(/Food \(food units\) +10 +8 /);
  expect(ship).toMatch(/^In storage +CNGD +0 +0 +100 +0 +18 +0 +0 +82$/m);
});
