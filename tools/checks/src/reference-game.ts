/** A game whose hashes are stored beside the engine's tests, and how to play it with the built engine. */
import { botNames, createGame, playBots, resolveTurn, stateHash, type PlayerRecord } from '@ec/engine';
import { empyrean } from '@ec/empyrean';

/** What `packages/rulesets/empyrean/test/fixtures/reference-game.json` holds. */
export interface ReferenceGame {
  name: string;
  /** 64-bit integer in decimal. */
  seed: string;
  players: PlayerRecord[];
  /** Order sheets by seat ID, for each turn from 1. */
  turns: Record<string, string>[];
  /** Turns after those, played by all of the ruleset's bots, in turn around the table. */
  botTurns: number;
  /** State hashes, for each turn from 0. */
  hashes: string[];
}

/** Plays the game to its end and returns its state hashes, for each turn from 0. */
export function playReferenceGame({ name, seed, players, turns, botTurns }: ReferenceGame): string[] {
  let game = createGame(empyrean, { name, seed: BigInt(seed), players });
  const hashes = [stateHash(game.state)];
  for (const sheets of turns) {
    const bySeat = Object.entries(sheets).map(([seat, text]) => [Number(seat), text] as const);
    game = resolveTurn(empyrean, game, new Map(bySeat));
    hashes.push(stateHash(game.state));
  }
  const names = botNames(empyrean);
  const bots = new Map(game.state.empires.map(({ id }) => [id, names[id % names.length] ?? 'idle'] as const));
  for (let turn = 0; turn < botTurns; turn++) {
    game = playBots(empyrean, game, bots);
    hashes.push(stateHash(game.state));
  }
  return hashes;
}
