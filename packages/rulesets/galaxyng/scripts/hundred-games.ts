/**
 * Plays 100 games of bots, 2 to 30 races and 60 turns each, and tests in every turn what must always hold. Exit code 1 when anything
 * does not. `pnpm prove 7 8` plays games 7 and 8 alone.
 */
import { galaxyng } from '@ec/galaxyng';
import { gameOfProof, violations } from '../test/laws/games.ts';

const GAMES = 100;
/** Violations shown of a game. */
const SHOWN = 5;

const chosen = process.argv.slice(2).map(Number);
const numbers = chosen.length > 0 ? chosen : Array.from({ length: GAMES }, (_, number) => number);
let failed = 0;
for (const number of numbers) {
  const game = gameOfProof(galaxyng, number);
  const broken = violations(galaxyng, game);
  console.log(`game ${number}, ${game.bots.length} races: ${broken.length} violations`);
  for (const problem of broken.slice(0, SHOWN)) console.log(`  ${problem}`);
  if (broken.length > 0) failed += 1;
}
console.log(`${failed} of ${numbers.length} games broke a law`);
if (failed > 0) process.exitCode = 1;
