import { EVERYBODY } from './everybody.js';
import { planetAt } from './planets.js';
import { MOST_SHIPS, type ByColour, type Fleet, type Hold, type Planet, type Tick } from './types.js';

/**
 * Fleets come in at planets of their own colour, and stay.
 *
 * @see seed "If it's the same color"; M-03
 */
export function reinforce({ state, emit }: Pick<Tick, 'state' | 'emit'>): void {
  state.fleets = state.fleets.filter(({ arrives, to, owner, ships }) => {
    if (arrives !== state.turn) return true;
    const planet = planetAt(state, to);
    if (planet?.owner !== owner) return true;
    const before = holdOf(planet);
    planet.ships = Math.min(MOST_SHIPS, planet.ships + ships);
    const arrived = owner === 'red' ? { red: ships, blue: 0 } : { red: 0, blue: ships };
    emit({ kind: 'arrived', seats: EVERYBODY, cell: to, arrived, before, after: holdOf(planet) });
    return false;
  });
}

/**
 * All other fleets come in and attack, at all planets at once.
 *
 * @see seed "If the color of the destination planet is neutral or of an opposing color"; M-03
 */
export function attack({ state, emit }: Pick<Tick, 'state' | 'emit'>): void {
  const landing = state.fleets.filter(({ arrives }) => arrives === state.turn);
  if (landing.length === 0) return;
  state.fleets = state.fleets.filter(({ arrives }) => arrives !== state.turn);
  for (const planet of state.planets) {
    const { cell } = planet;
    const arrived = shipsLanding(landing, cell);
    if (arrived.red + arrived.blue === 0) continue;
    const before = holdOf(planet);
    invade(planet, arrived, state.turn);
    emit({ kind: 'arrived', seats: EVERYBODY, cell, arrived, before, after: holdOf(planet) });
  }
}

function shipsLanding(landing: readonly Fleet[], cell: number): ByColour<number> {
  const arrived = { red: 0, blue: 0 };
  for (const { to, owner, ships } of landing) if (to === cell) arrived[owner] += ships;
  return arrived;
}

/** What is left of those who came attacks: only to a neutral planet do both sides come, and cancel each other first. */
function invade(planet: Planet, { red, blue }: ByColour<number>, turn: number): void {
  const attackers = Math.abs(red - blue);
  if (attackers <= planet.ships) {
    planet.ships -= attackers;
    return;
  }
  planet.owner = red > blue ? 'red' : 'blue';
  planet.ships = Math.min(MOST_SHIPS, attackers - planet.ships);
  planet.ownedSince = turn;
}

function holdOf({ owner, ships }: Planet): Hold {
  return { owner, ships };
}
