import { botSheets, createGame, rehearse, resolveTurn, type Game, type OrderEvent } from '@ec/engine';
import { NOBODY } from '@ec/economy';
import { Prng } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { expect, test as once } from 'vitest';
import type { EmpyreanEvent } from '../../src/events.js';
import { empyrean } from '../../src/ruleset.js';
import type { EmpyreanState } from '../../src/state.js';
import { change } from '../small-game.js';
import { empires } from '../empires.js';

type Played = Game<EmpyreanState, EmpyreanEvent>;

const STRONG = ['conqueror', 'warlord', 'raider', 'scholar', 'merchant'] as const;

/** What rehearsals say of orders, and what became of them. */
interface Counts {
  orders: number;
  settled: number;
  /** Orders that a turn without orders of others carries out otherwise than it was said, where no spy of others is at work. */
  readonly denied: string[];
  /** The same of a turn with the orders of all, of empires that no fight, rebellion or spy touched. */
  readonly deniedByAll: string[];
}

/** Strong bots of four empires in a small cluster; nobody rebels, as rehearsals know of no rebels. */
function play(
  seed: number,
  quarters: number,
  perHomeWorld: number,
  more: (game: Played, seat: number, rng: Prng) => string,
): Counts {
  const counts: Counts = { orders: 0, settled: 0, denied: [], deniedByAll: [] };
  const parameters = { 'cluster.starCount': 10, 'cluster.axisSize': 5, 'empires.perHomeWorld': perHomeWorld };
  let game: Played = createGame(empyrean, {
    name: 'EC-1',
    seed: BigInt(seed),
    players: empires(4),
    parameters,
  });
  for (let quarter = 0; quarter < quarters; quarter++) {
    const loyal = change(game, ({ holdings }) => {
      for (const holding of holdings) holding.rebels = NOBODY;
    });
    const seats = empyrean
      .seats(loyal.state)
      .map(({ id }, i) => [id, STRONG[(id + i + seed) % STRONG.length] ?? 'idle'] as const);
    const rng = Prng.fromSeed(`${seed}/${quarter}`);
    const sheets = new Map(
      [...botSheets(empyrean, loyal, new Map(seats))].map(
        ([seat, sheet]) => [seat, `${sheet}\n${more(loyal, seat, rng.stream('more', seat))}`] as const,
      ),
    );
    game = resolveTurn(empyrean, loyal, sheets);
    for (const [seat, sheet] of sheets) judge(loyal, game, seat, sheet, counts);
  }
  return counts;
}

function judge(before: Played, together: Played, seat: number, sheet: string, counts: Counts): void {
  const { orders } = empyrean.parse(sheet, { game: 'EC-1', seat, turn: before.state.turn + 1 });
  const { results } = rehearse(empyrean, before, seat, orders) ?? expect.unreachable();
  counts.orders += results.length;
  counts.settled += results.filter(({ result }) => result !== null).length;
  const deniedIn = ({ journal }: Played): string[] => {
    const events = Map.groupBy(
      journal.filter((event): event is OrderEvent => event.kind === 'order' && event.seat === seat),
      keyOf,
    );
    return results.flatMap(({ placed, result }) => {
      const event = events.get(keyOf(placed))?.shift();
      if (!result || !event || result.status === event.status) return [];
      return [`${placed.text}: ${result.status} ${result.reason}, ${event.status} ${event.reason}`];
    });
  };
  const own = new Set(before.state.holdings.flatMap(({ id, empireId }) => (empireId === seat ? id : [])));
  /** Spies of others, who keep their tasks until they get new ones, turn people rebel. */
  const isIncited = ({ journal }: Played): boolean =>
    journal.some(
      (event) =>
        event.kind === 'spied' && event.result.task === 'inciteRebels' && own.has(event.result.targetId),
    );
  const isFought = together.journal.some(({ kind, seats }) => TOUCHES.has(kind) && seats.includes(seat));
  const alone = resolveTurn(empyrean, before, new Map([[seat, sheet]]));
  if (!isIncited(alone)) counts.denied.push(...deniedIn(alone));
  if (!isFought && !isIncited(together)) counts.deniedByAll.push(...deniedIn(together));
}

function keyOf({ line, text }: { readonly line: number; readonly text: string }): string {
  return `${line} ${text}`;
}

/** What others, and rebels, do to an empire, apart from what spies do to its people. */
const TOUCHES: ReadonlySet<string> = new Set(['battle', 'rebellion', 'spiesLost']);

/** Attacks on whoever is beside an empire's ships and colonies, and orders that need what these may cost, in any order. */
function fights({ state }: Played, seat: number, rng: Prng): string {
  const lines = state.holdings.flatMap((own) => {
    const near = state.holdings.filter(
      ({ id, starId, orbit }) => id !== own.id && starId === own.starId && orbit === own.orbit,
    );
    const foes = near.filter(({ empireId }) => empireId !== null && empireId !== seat);
    const [friend] = near.filter(({ empireId }) => empireId === seat);
    if (own.empireId !== seat || (foes.length === 0 && !friend)) return [];
    const { id, population } = own;
    const part = (code: 'SLD' | 'USK'): number => 1 + rng.intN(population[code] + 1);
    const target = foes.length > 0 && rng.intN(2) === 0 ? rng.pick(foes).id : undefined;
    const attack = rng
      .pick(['invade, 2, 40%', 'bombard, 2, 100%', 'raid, 2, 30%, food'])
      .replace('2', `${target}`);
    return [
      ...(target === undefined ? [] : [`${id}, ${attack}`, `${target}, ration, 50%`]),
      `${id}, disband, ${part('SLD')} soldiers`,
      `${id}, draft, ${part('USK')} trainees`,
      `${id}, name, "Dawn"`,
      `${id}, survey`,
      ...(friend ? [`${id}, transfer, ${part('SLD')} soldiers, ${friend.id}`, `${friend.id}, survey`] : []),
    ];
  });
  return rng.shuffle(lines).join('\n');
}

test.prop([fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1, 2, 4)], { numRuns: 8 })(
  'what a rehearsal says of an order is so, whatever its own fights cost, and where nobody else fights with it',
  (seed, perHomeWorld) => {
    const { denied, deniedByAll } = play(seed, 8, perHomeWorld, fights);
    expect(denied).toEqual([]);
    expect(deniedByAll).toEqual([]);
  },
);

once(
  'of the orders that strong bots write for two dozen quarters, more than nine in ten are settled, and each of these is so',
  () => {
    const { orders, settled, denied } = play(1978, 24, 1, () => '');
    expect(denied).toEqual([]);
    expect(orders).toBeGreaterThan(500);
    expect(10 * settled).toBeGreaterThan(9 * orders);
  },
);
