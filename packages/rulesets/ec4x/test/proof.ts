/** Games of bots that are played to see whether the laws of section 17 hold in every turn. */
import { botNames, createGame, playBots, type Game, type Sheet } from '@ec/engine';
import { Prng } from '@ec/prng';
import { drawOrders } from '../src/bots/draw-orders.js';
import { sheetOf } from '../src/bots/sheet-of.js';
import type { Ec4xEvent } from '../src/events.js';
import { ec4x } from '../src/ruleset.js';
import type { Ec4xState } from '../src/state.js';
import type { Ec4xOrder } from '../src/orders/orders.js';
import type { Ec4xView } from '../src/view/view.js';
import { HOUSES } from '../src/tables/start.js';
import { players } from './games.js';
import { violations } from './laws.js';

const TURNS = 60;

/** The game with one more bot, which makes mistakes of all kinds. */
export const withFuzz = { ...ec4x, bots: { ...ec4x.bots, fuzz } };

/** Name of one of its bots. */
export type FuzzedBot = keyof typeof withFuzz.bots;

/** A game of bots. */
export interface BotGame {
  readonly seed: number;
  /** Bot of each House. */
  readonly bots: readonly FuzzedBot[];
  readonly turns: number;
  /** Levels at the start; the default of the parameter when absent. */
  readonly level?: number;
}

/** Game number so and so of a proof, from 0 (included): one House more than the last, up to the most, with bots drawn for each. */
export function gameOfProof(number: number): BotGame {
  const houses = HOUSES.least + (number % (HOUSES.most - HOUSES.least + 1));
  const rng = Prng.fromSeed('proof').numbered(number);
  const names = botNames(withFuzz);
  return { seed: number, bots: Array.from({ length: houses }, () => rng.pick(names)), turns: TURNS };
}

/** What of the laws a game breaks, with the turn. */
export function brokenLaws({ seed, bots, turns, level = 0 }: BotGame): string[] {
  let game: Game<Ec4xState, Ec4xEvent> = createGame(withFuzz, {
    name: 'Laws',
    seed,
    players: players(bots.length),
    parameters: { 'start.level': level },
  });
  const seats = new Map(bots.map((bot, i) => [i + 1, bot] as const));
  const found: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const next = playBots(withFuzz, game, seats);
    found.push(...violations({ before: game.state, after: next.state, journal: next.journal }));
    game = next;
  }
  return found;
}

function fuzz(view: Ec4xView, rng: Prng): Sheet<Ec4xOrder> {
  return sheetOf(drawOrders(view, rng));
}
