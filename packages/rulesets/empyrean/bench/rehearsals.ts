/**
 * Time of a rehearsal of 100 orders, against that of resolving the same turn with the orders of that empire alone. A rehearsal makes the
 * state that the empire knows, and leaves some phases out: and where others are seen, it tries two: it may take at most four times as long.
 */
import { createGame, rehearse, resolveTurn } from '@ec/engine';
import { compare } from '@ec/bench';
import { empyrean } from '@ec/empyrean';

const game = createGame(empyrean, {
  name: 'bench',
  seed: 1978n,
  players: Array.from({ length: 4 }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `E ${i + 1}`,
  })),
});
const home = game.state.holdings.find(({ empireId }) => empireId === 1)?.id ?? 1;
const lines = Array.from({ length: 100 }, (_, i) =>
  i % 4 === 0
    ? `set up, ship, ${home}, transfer, ${i + 1} structural units, 1 space drive-1, 1 professional, end`
    : `${home}, assemble, ${i + 1} structural units`,
);
const sheet = lines.join('\n');
const { orders } = empyrean.parse(sheet, { game: 'bench', seat: 1, turn: 1 });
if (orders.length !== lines.length)
  throw new Error(`expected ${lines.length} orders, received ${orders.length}`);

await compare({
  name: 'rehearsal of 100 orders / turn with the same orders',
  limit: 4,
  subject: () => rehearse(empyrean, game, 1, orders),
  baseline: () => resolveTurn(empyrean, game, new Map([[1, { text: sheet, orders }]])),
});
