/**
 * Plays 100 games of bots, 2 to 12 Houses and 60 turns each, and tests after every turn what must always hold. `pnpm prove 7 8` plays games
 * 7 and 8 alone.
 */
import { prove } from '@ec/bench';
import { brokenLaws, gameOfProof } from '../test/proof.js';

prove(100, (number) => {
  const game = gameOfProof(number);
  return { about: game.bots.join(', '), broken: brokenLaws(game) };
});
