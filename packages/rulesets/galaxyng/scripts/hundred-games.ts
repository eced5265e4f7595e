/**
 * Plays 100 games of bots, 2 to 30 races and 60 turns each, and tests in every turn what must always hold. `pnpm prove 7 8` plays games 7
 * and 8 alone.
 */
import { prove } from '@ec/bench';
import { galaxyng } from '@ec/galaxyng';
import { gameOfProof, violations } from '../test/laws/games.ts';

prove(100, (number) => {
  const game = gameOfProof(galaxyng, number);
  return { about: `${game.bots.length} races`, broken: violations(galaxyng, game) };
});
