import { Prng } from '@ec/prng';
import type { GalaxyRuleset } from '@ec/galaxyng';
import { LAWS } from './laws.ts';
import { play, type BotGame, type Law } from './played-turn.ts';
import { botNames } from '@ec/engine';

const TURNS = 60;
/** Least and most races of a game (both included). */
const RACES = { least: 2, most: 30 } as const;

/** Game number so and so of a proof, from 0 (included): one race more than the last, up to the most, with bots drawn for each seat. */
export function gameOfProof(ruleset: GalaxyRuleset, number: number): BotGame {
  const races = RACES.least + (number % (RACES.most - RACES.least + 1));
  const rng = Prng.fromSeed('proof').stream(number);
  const names = botNames(ruleset);
  return { seed: number, bots: Array.from({ length: races }, () => rng.pick(names)), turns: TURNS };
}

/** What of the laws, or of some of them, a game breaks, with the turn. */
export function violations(
  ruleset: GalaxyRuleset,
  game: BotGame,
  laws: Readonly<Record<string, Law>> = LAWS,
): string[] {
  const broken: string[] = [];
  play(ruleset, game, (turn) => {
    for (const [title, law] of Object.entries(laws))
      for (const problem of law(turn)) broken.push(`turn ${turn.after.state.turn}: ${title}: ${problem}`);
  });
  return broken;
}
