import type { Tick } from '../contract.js';
import { EVERYBODY, MOST_SHIPS, type ByColour, type Fleet, type Planet } from '../state.js';

/**
 * Fleets arrive: at each planet first those of its own colour, then all others at once.
 *
 * @see seed "Planets will process actions in this order"; M-03
 */
export function arrive({ state, emit }: Pick<Tick, 'state' | 'emit'>): void {
  const { turn, planets } = state;
  const underWay: Fleet[] = [];
  const landing: Fleet[] = [];
  for (const fleet of state.fleets) {
    if (fleet.arrives === turn) landing.push(fleet);
    else underWay.push(fleet);
  }
  state.fleets = underWay;
  for (const planet of planets) {
    const arrived = shipsFor(planet, landing);
    if (arrived.red + arrived.blue === 0) continue;
    const { cell, owner, ships } = planet;
    land(planet, arrived, turn);
    emit?.({
      kind: 'arrived',
      seats: EVERYBODY,
      cell,
      arrived,
      before: { owner, ships },
      after: { owner: planet.owner, ships: planet.ships },
    });
  }
}

/** Ships of both sides that come to a planet. */
function shipsFor({ cell }: Planet, landing: readonly Fleet[]): ByColour<number> {
  let red = 0;
  let blue = 0;
  for (const { to, owner, ships } of landing) {
    if (to !== cell) continue;
    if (owner === 'red') red += ships;
    else blue += ships;
  }
  return { red, blue };
}

/** Own ships stay, and the others attack. Both sides attack only at a neutral planet, where they cancel each other first. */
function land(planet: Planet, arrived: ByColour<number>, turn: number): void {
  const { owner } = planet;
  const own = owner === null ? 0 : arrived[owner];
  const red = owner === 'red' ? 0 : arrived.red;
  const blue = owner === 'blue' ? 0 : arrived.blue;
  const attackers = Math.abs(red - blue);
  const defenders = Math.min(MOST_SHIPS, planet.ships + own);
  if (attackers <= defenders) {
    planet.ships = defenders - attackers;
    return;
  }
  planet.owner = red > blue ? 'red' : 'blue';
  planet.ships = Math.min(MOST_SHIPS, attackers - defenders);
  planet.ownedSince = turn;
}
