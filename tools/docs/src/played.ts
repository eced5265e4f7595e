import { createGame, resolveTurn, type NewGame, type OrderEvent } from '@ec/engine';
import { empyrean } from '@ec/empyrean';
import { defaultHomeColony } from '@ec/empyrean/rules';

/** A game of one empire after a turn. */
export type PlayedGame = ReturnType<typeof newGame>;

/**
 * The outcome of one order in the first quarter.
 *
 * @param stored - units in storage in addition to those that every home colony starts with
 * @throws RangeError when the order cannot be read
 */
export function playOnce(order: string, stored: Readonly<Record<string, number>>): OrderEvent {
  const rich = { ...defaultHomeColony, stored: { ...defaultHomeColony.stored, ...stored } };
  const { journal } = resolveTurn(
    empyrean,
    newGame({ templates: { homeColony: rich } }),
    new Map([[1, order]]),
  );
  const outcome = journal.find((event) => event.kind === 'order');
  if (!outcome) throw new RangeError(`order: expected one that can be read, received "${order}"`);
  return outcome;
}

/** The games of an edition after each of the first quarters, by the sheets of each; without a sheet nobody gives an order. */
export function* playHome(
  edition: string,
  quarters: number,
  sheets: ReadonlyMap<number, string> = new Map(),
): Generator<PlayedGame> {
  let game = newGame({ edition });
  for (let turn = 1; turn <= quarters; turn++) {
    const sheet = sheets.get(turn);
    game = resolveTurn(empyrean, game, new Map(sheet === undefined ? [] : [[1, sheet]]));
    yield game;
  }
}

function newGame(changes: Partial<NewGame>) {
  const players = [{ id: 1, email: 'ada@example.org', name: 'Ada Concord' }];
  return createGame(empyrean, { name: 'EC-1', seed: 1978n, players, ...changes });
}
