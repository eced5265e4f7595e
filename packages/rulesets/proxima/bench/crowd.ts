/** Crowded games, and orders to all their units, for measurements. */
import { createGame, type SeatOrder } from '@ec/engine';
import { Prng } from '@ec/prng';
import { proxima, type ProximaOrder, type ProximaState } from '@ec/proxima';

const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Side ${id}` }));
const TYPES = ['DUN00004', 'DUN00005', 'DUN00006'];

/** A game of about so many units, and orders to all of them: each moves, and each that can fires at a tile. */
export function crowd(
  size: number,
  templates: Readonly<Record<string, unknown>>,
): { readonly state: ProximaState; readonly orders: readonly SeatOrder<ProximaOrder>[] } {
  const rng = Prng.fromSeed('crowd');
  const game = createGame(proxima, { name: 'Bench', seed: 1n, players, templates });
  const { rows } = game.state.definitions;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const units: unknown[] = [];
  const orders: ProximaOrder[] = [];
  for (let i = 1; i <= size; i++) {
    const side = rng.intN(2);
    const [x, y] = [2 * rng.intN(width / 2) + side, rng.intN(height)];
    const tile = (reach: number) => ({
      x: Math.max(0, Math.min(width - 1, x + rng.intN(2 * reach + 1) - reach)),
      y: Math.max(0, Math.min(height - 1, y + rng.intN(2 * reach + 1) - reach)),
    });
    if (rows[y]?.[x] === '~') continue;
    const unit = `UNI${String(i).padStart(5, '0')}`;
    units.push({ id: unit, type: rng.pick(TYPES), player: `PLY0000${side + 1}`, x, y });
    orders.push({ kind: 'move', unit, tile: tile(2) }, { kind: 'fire', unit, tile: tile(2) });
  }
  const { state } = createGame(proxima, {
    name: 'Bench',
    seed: 1n,
    players,
    templates: { ...templates, UNI: { units } },
  });
  const sides = new Map(state.units.map(({ id, player }) => [id, Number(player.slice(3))]));
  const placed = orders.map((order, i) => ({
    order,
    seat: sides.get(order.unit) ?? 0,
    text: '',
    span: { start: i, end: i },
    line: i + 1,
    column: 1,
  }));
  return { state, orders: placed };
}

/** A map of 40 × 30 tiles, with a side at each end of it. */
export function largeField(): Readonly<Record<string, unknown>> {
  return { MAP: { rows: largeMap() }, PLY: { players: ends(40, 30) }, GOAL: { turns: 0, objectives: [] } };
}

/** Rows of 40 × 30 tiles, of plains, roads and rocks. */
function largeMap(): string[] {
  return Array.from({ length: 30 }, (_, y) =>
    Array.from({ length: 40 }, (_, x) =>
      x % 7 === 3 || y % 7 === 3 ? '=' : (x * y) % 5 === 4 ? '^' : '.',
    ).join(''),
  );
}

/** Two sides, with a rally point each at opposite corners. */
function ends(width: number, height: number): unknown[] {
  const { sides }: ProximaState['definitions'] = createGame(proxima, { name: 'B', seed: 1n, players }).state
    .definitions;
  return sides.map((side, i) => ({ ...side, rally: [{ x: i * (width - 1), y: i * (height - 1) }] }));
}
