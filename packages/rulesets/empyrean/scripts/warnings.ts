/**
 * Looks for deaths of which no report warned, in games of all bots and of empires without orders:
 *
 *     pnpm --filter @ec/empyrean warnings --games 8 --quarters 40 --empires 6 --seed 1
 *
 * After every turn, two quarters are played in which nobody gives an order. Whoever starves or dies without life support in those must
 * stand in what needs the player before them, as a warning that cannot wait. "Told, and nobody died" are warnings of a death within four
 * quarters that does not come within two.
 */
import { parseArgs } from 'node:util';
import { empyrean } from '@ec/empyrean';
import { botNames, botSheets, createGame, resolveTurn } from '@ec/engine';
import type * as Warned from '../test/warned.js';

const warned = new URL('../test/warned.ts', import.meta.url);
const { fatesIn } = (await import(warned.href)) as typeof Warned;

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    quarters: { type: 'string', default: '24' },
    empires: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'standard' },
  },
});
const [games = 0, quarters = 0, empires = 0] = [options.games, options.quarters, options.empires].map(Number);
const bots = [...botNames(empyrean), null];
const counts = new Map<string, number>();

for (let number = 1; number <= games; number += 1) {
  let game = createGame(empyrean, {
    name: 'warnings',
    seed: `${options.seed}/${number}`,
    edition: options.edition,
    players: Array.from({ length: empires }, (_, i) => ({
      id: i + 1,
      email: `${i + 1}@example.org`,
      name: `E ${i + 1}`,
    })),
  });
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    for (const { holding, death, warnings } of fatesIn(empyrean, game)) {
      const told = warnings.length > 0 ? 'told' : death === null ? 'nothing told' : 'UNTOLD';
      const what = `${holding.kind}: ${death ?? 'nobody died'}, ${told}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (told === 'UNTOLD') console.log(`${what}: game ${number}, quarter ${quarter}, ${holding.id}`);
    }
    const seats = empyrean.seats(game.state).flatMap(({ id }, i) => {
      const bot = bots[(i + number) % bots.length] ?? null;
      return bot === null ? [] : [[id, bot] as const];
    });
    game = resolveTurn(empyrean, game, botSheets(empyrean, game, new Map(seats)));
  }
}
for (const [what, times] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${times.toLocaleString('en')}\t${what}`);
if ([...counts.keys()].some((what) => what.endsWith('UNTOLD'))) process.exitCode = 1;
