/** Order sheets that hostile players send: none stops a turn, a check or a forecast, and none is slow. */
import { botSheets, resolveTurn, sheetText, type Game, type GameState } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { fuzz, type Fuzzed, type FuzzOptions } from './fuzz.ts';
import { newGame, type Target } from './games.ts';
import { mutatedText } from './mutate.ts';

/** Characters of the longest sheet. */
const LONGEST = 65_536;
/** Milliseconds for a sheet, and the turn that it is in. */
const BOUND = 1_000;

/** Fuzzes the sheets of one game. */
export function fuzzSheets(target: Target, options: FuzzOptions): Promise<Fuzzed> {
  const { ruleset } = target;
  const games = played(target, options.seed);
  return fuzz(`sheets of ${ruleset.id}`, options, BOUND, (rng) => {
    const game = rng.pick(games);
    const { id: seat, name: seatName } = rng.pick(ruleset.seats(game.state));
    const text = mutatedText(honestSheet(target, game, seat, rng), rng, LONGEST);
    const view = ruleset.view(game.state, game.journal, seat);
    const { orders } = ruleset.parse(text, { game: game.name, seat, seatName, turn: game.state.turn + 1 });
    ruleset.check(orders, view);
    for (const { order } of orders) ruleset.format(order);
    ruleset.forecast?.(orders, view);
    ruleset.seal?.(text, () => 'sealed');
    if (rng.chance(1, 4)) resolveTurn(ruleset, game, new Map([[seat, text]]));
  });
}

/** A game after each of some turns. */
function played(target: Target, seed: string): Game<GameState>[] {
  const games = [newGame(target, seed)];
  for (let turn = 0; turn < 4; turn++) {
    const [game] = games.slice(-1);
    if (game)
      games.push(resolveTurn(target.ruleset, game, botSheets(target.ruleset, game, botsOf(target, game))));
  }
  return games;
}

function botsOf({ ruleset }: Target, { state }: Game<GameState>): Map<number, string> {
  const names = Object.keys(ruleset.bots);
  return new Map(ruleset.seats(state).map(({ id }, i) => [id, names[(i + state.turn) % names.length] ?? '']));
}

function honestSheet({ ruleset }: Target, game: Game<GameState>, seat: number, rng: Prng): string {
  const view = ruleset.view(game.state, game.journal, seat);
  const bot = ruleset.bots[rng.pick(Object.keys(ruleset.bots))];
  return rng.chance(1, 8) ? ruleset.template(view) : sheetText(bot?.(view, rng.stream('bot')) ?? '');
}
