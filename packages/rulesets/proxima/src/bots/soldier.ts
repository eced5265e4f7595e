import { writeOrders, type WrittenOrders } from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import { kindsOf, tileAt, tilesOf, type Kind } from '../field.js';
import { distance, neighbours } from '../grid.js';
import type { ProximaOrder } from '../orders/orders.js';
import { format } from '../orders/language.js';
import type { Place, ProximaState, Unit } from '../state.js';
import type { ProximaView } from '../view/view.js';

/** It stops building at so many units of its own. */
const ENOUGH = 16;

/** A player that builds, goes for the objectives and the nearest enemies, and fires at what it can reach. */
export function soldier({ known, side }: ProximaView, rng: Prng): WrittenOrders<ProximaOrder> {
  const own = known.units.filter(({ player }) => player === side.id);
  const ally = new Set(known.definitions.sides.flatMap(({ id, team }) => (team === side.team ? [id] : [])));
  const enemies = known.units.filter(({ player }) => !ally.has(player));
  const kinds = kindsOf(known);
  const orders = own.flatMap((unit): ProximaOrder[] => {
    const kind = kinds.get(unit.type);
    if (!kind) return [];
    return (
      (own.length < ENOUGH ? build(known, unit, kind, enemies, rng) : undefined) ??
      fire(known, unit, kind, enemies) ??
      advance(known, unit, kind, enemies, rng) ??
      []
    );
  });
  return writeOrders(orders, format);
}

/** Continues a site in reach, or begins one. */
function build(
  { rules, sites, ...known }: ProximaState,
  unit: Unit,
  kind: Kind,
  enemies: readonly Place[],
  rng: Prng,
): ProximaOrder[] | undefined {
  if (kind.builds.length === 0 || !kind.actions.includes('BUILD')) return undefined;
  const begun = sites.find(
    (site) =>
      site.player === unit.player &&
      kind.builds.includes(site.type) &&
      distance(rules.grid, site, unit) <= rules.buildReach,
  );
  const width = known.definitions.rows[0]?.length ?? 0;
  const tiles = tilesOf(known);
  const free = [unit, ...neighbours(rules.grid, unit)].filter((place) => {
    const at = tileAt({ width, tiles }, place);
    return (
      at !== undefined && tiles[at]?.infrastructure !== 0 && !enemies.some((enemy) => isAt(enemy, place))
    );
  });
  if (!begun && free.length === 0) return undefined;
  const site = begun ?? { ...rng.pick(free), type: rng.pick(kind.builds) };
  if (enemies.some((enemy) => isAt(enemy, site))) return undefined;
  return [{ kind: 'build', unit: unit.id, type: site.type, tile: { x: site.x, y: site.y } }];
}

/** Fires at the weakest enemy in reach. */
function fire(
  { rules }: ProximaState,
  unit: Unit,
  kind: Kind,
  enemies: readonly Unit[],
): ProximaOrder[] | undefined {
  if (!kind.actions.includes('FIRE')) return undefined;
  const [target] = enemies
    .filter((enemy) => {
      const away = distance(rules.grid, unit, enemy);
      return away > 0 && kind.attacksAt(away).length > 0;
    })
    .toSorted((a, b) => a.endurance - b.endurance);
  if (!target) return undefined;
  const order: ProximaOrder = { kind: 'fire', unit: unit.id, tile: { x: target.x, y: target.y } };
  return Array.from({ length: kind.points }, () => order);
}

/** Goes to an objective that the player does not hold, or to the nearest enemy; one unit stays on each objective. */
function advance(
  { rules, definitions, units }: ProximaState,
  unit: Unit,
  kind: Kind,
  enemies: readonly Place[],
  rng: Prng,
): ProximaOrder[] | undefined {
  if (!kind.actions.includes('MOVE') || !kind.actions.includes('FIRE')) return undefined;
  const holderOf = (place: Place): Unit | undefined =>
    units.find((other) => other.player === unit.player && isAt(other, place));
  const { objectives } = definitions.goals;
  if (objectives.some((place) => holderOf(place) === unit)) return undefined;
  const open = objectives.filter((place) => holderOf(place) === undefined);
  const [nearest] = enemies.toSorted((a, b) => distance(rules.grid, a, unit) - distance(rules.grid, b, unit));
  const target = open.length > 0 && rng.chance(2, 3) ? rng.pick(open) : nearest;
  return target && [{ kind: 'move', unit: unit.id, tile: { x: target.x, y: target.y } }];
}

function isAt(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}
