/**
 * Compares rehearsals with turns, order by order, in games of all bots:
 *
 *     pnpm --filter @ec/empyrean rehearsals --games 10 --quarters 20 --empires 4 --seed 1
 *
 * "Alone" plays every turn once more with the orders of one empire: there, no rehearsal may say what the turn denies. An empire with rebels
 * that it has not counted is left out, as nobody knows them. "Untold" are refusals of that turn of which neither rehearsal nor check had a
 * word, "doubted" orders that can be carried out and seem to do harm. `--bots conqueror,warlord,scholar,merchant` plays games of these alone.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { empyrean } from '@ec/empyrean';
import { botNames, botSheets, createGame, rehearsalDoubts, rehearse, resolveTurn } from '@ec/engine';

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '4' },
    quarters: { type: 'string', default: '16' },
    empires: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    bots: { type: 'string' },
  },
});
const [games = 0, quarters = 0, empires = 0] = [options.games, options.quarters, options.empires].map(Number);
const all = botNames(empyrean);
const wanted = options.bots?.split(',');
const bots = wanted ? all.filter((name) => wanted.includes(name)) : all;
const counts = new Map<string, number>();
const count = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1);

for (let number = 1; number <= games; number += 1) {
  let game = createGame(empyrean, {
    name: 'rehearsals',
    seed: `${options.seed}/${number}`,
    players: Array.from({ length: empires }, (_, i) => ({
      id: i + 1,
      email: `${i + 1}@example.org`,
      name: `E ${i + 1}`,
    })),
  });
  for (let quarter = 1; quarter <= quarters; quarter += 1) {
    const { state } = game;
    const seats = new Map(
      empyrean.seats(state).map(({ id }, i) => [id, bots[(i + number) % bots.length] ?? 'idle'] as const),
    );
    const sheets = botSheets(empyrean, game, seats);
    for (const [seat, sheet] of sheets) {
      const { orders } = empyrean.parse(sheet, { game: 'rehearsals', seat, turn: state.turn + 1 });
      const rehearsed = rehearse(empyrean, game, seat, orders);
      const harmful = rehearsed ? (empyrean.rehearsal?.doubts?.(rehearsed) ?? []) : [];
      for (const { code } of rehearsalDoubts([], harmful)) count(`doubted: ${seats.get(seat)}, ${code}`);
      const warnings = empyrean.check(orders, empyrean.view(state, game.journal, seat));
      const doubted = new Set([...harmful.map(({ placed }) => placed), ...warnings].map(({ line }) => line));
      const own = state.holdings.filter(({ empireId }) => empireId === seat);
      if (own.some(({ rebels }) => Object.values(rebels).some((units) => units > 0))) {
        count('turns of empires with rebels, left out');
        continue;
      }
      const alone = resolveTurn(empyrean, game, new Map([[seat, sheet]]));
      const events = Map.groupBy(
        alone.journal.filter((event) => event.kind === 'order'),
        ({ line }) => line,
      );
      for (const { id, stored, population } of alone.state.holdings.filter(
        ({ empireId }) => empireId === seat,
      )) {
        const told = rehearsed?.after.holdings.find((holding) => holding.id === id);
        if (!told) continue;
        const isSame = isDeepStrictEqual([told.stored, told.population], [stored, population]);
        count(
          isSame
            ? 'holdings: stocks and people as forecast'
            : 'holdings: stocks or people other than forecast',
        );
      }
      for (const { placed, result } of rehearsed?.results ?? []) {
        const event = events.get(placed.line)?.shift();
        if (!event) continue;
        count('orders');
        const isRefused = event.status !== 'done';
        if (!result) {
          const word = doubted.has(placed.line) ? 'refused as doubted' : 'untold';
          count(isRefused ? `${word}: ${placed.order.kind}, ${event.code}` : 'open, and done');
        } else if (result.status === event.status && result.code === event.code)
          count(`told: ${event.status}`);
        else
          count(
            `DENIED: ${placed.order.kind}, ${result.status} ${result.code}, ${event.status} ${event.code}`,
          );
      }
    }
    game = resolveTurn(empyrean, game, sheets);
  }
}
for (const [what, times] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${times}\t${what}`);
