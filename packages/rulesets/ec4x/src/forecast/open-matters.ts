import { isUpgradeTurn } from '../calendar.js';
import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { breakthroughChance } from '../research/breakthrough.js';
import type { Ec4xState } from '../state.js';

/**
 * What a House cannot count on when it foresees its next Income, in a line each: what its fleets do and meet, fights and blockades at its
 * colonies, its act of espionage, and a breakthrough.
 *
 * @param state - the game as the House knows it after its orders
 * @param waiting - kinds of its orders that are open
 * @see
 */
export function openMatters(
  state: Ec4xState,
  own: House,
  waiting: readonly (Ec4xOrder['kind'] | null | undefined)[],
): string[] {
  const others = state.houses.filter(({ id }) => id !== own.id);
  const visited = new Set(others.flatMap(({ fleets }) => fleets.map(({ systemId }) => systemId)));
  const lines: string[] = [];
  const fleets = own.fleets.filter((fleet) => !isAtRest(state, own, fleet, visited));
  if (fleets.length > 0)
    lines.push(`What these fleets do and meet: ${fleets.map(({ id }) => id).join(', ')}.`);
  const places = coloniesOf(state, own.id).filter(({ id, colony }) => colony.isBlockaded || visited.has(id));
  if (places.length > 0)
    lines.push(`Fights and blockades at these colonies: ${places.map(({ q, r }) => `${q},${r}`).join(' ')}.`);
  if (waiting.some((kind) => kind === 'subvertHouse' || kind === 'subvertSystem'))
    lines.push('What the act of espionage brings.');
  const chance = isUpgradeTurn(state.turn) ? breakthroughChance(state.rules, own) : 0;
  if (chance > 0) lines.push(`What a breakthrough brings: its chance is ${chance} %.`);
  return lines;
}

/** Whether a fleet stays where it is, and nobody is known to be there whom it could fight. */
function isAtRest(
  state: Ec4xState,
  { id }: House,
  { order, systemId }: Fleet,
  visited: ReadonlySet<number>,
): boolean {
  const owner = state.systems[systemId - 1]?.colony?.owner ?? null;
  if (visited.has(systemId) || (owner !== null && owner !== id)) return false;
  return order.kind === 'hold' || (AT_HOME.has(order.kind) && order.systemId === systemId);
}

/** Orders that let a fleet stay at a colony of its own. */
const AT_HOME: ReadonlySet<Fleet['order']['kind']> = new Set(['guard', 'guardStarbase', 'move', 'patrol']);
