import type { ProximaTurn } from '../contract.js';
import {
  fieldOf,
  named,
  occupantsOf,
  takeHarm,
  tileAt,
  type Field,
  type Fighter,
  type Occupants,
} from '../field.js';
import { distance } from '../grid.js';
import { bestHit, strike } from '../strike.js';
import type { Place } from '../state.js';

/**
 * Enemies on one tile fight. Each attacks the enemy that it hurts most, all at once. Then a team stays only if it lost less endurance than
 * every other team that is still there.
 *
 * @see seed "If two enemy units are on the same tile"; P-07
 */
export function fights(turn: ProximaTurn): void {
  const field = fieldOf(turn.state);
  const occupants = occupantsOf(field);
  const tiles = [...occupants.values()].filter((fighters) =>
    fighters.some(({ team }) => team !== fighters[0]?.team),
  );
  if (tiles.length === 0) return;
  for (const fighters of tiles) fight(turn, field, fighters);
  takeHarm(field, turn);
  const beaten = new Set(tiles.flatMap(beatenOf));
  const free = new Map(
    Array.from(beaten, (fighter) => [fighter, rallyPoint(field, occupants, fighter, beaten)]),
  );
  for (const [fighter, place] of free) retreat(turn, field, fighter, place);
  turn.state.units = turn.state.units.filter(({ endurance }) => endurance > 0);
}

function fight(turn: ProximaTurn, field: Field, fighters: readonly Fighter[]): void {
  for (const attacker of fighters) {
    const hit = bestHit(attacker, attacker.kind.attacksAt(0), fighters, field.state.rules);
    if (hit) strike(turn, field.seats, 'fought', attacker, hit);
  }
}

/** Units that must leave a tile after a fight. */
function beatenOf(fighters: readonly Fighter[]): Fighter[] {
  const left = fighters.filter(isLeft);
  const teams = [...teamsOf(left)];
  const losses = teams.map((team) =>
    fighters.reduce((sum, fighter) => (fighter.team === team ? sum + lossOf(fighter) : sum), 0),
  );
  const least = Math.min(...losses);
  const leaders = teams.filter((_, i) => losses[i] === least);
  return left.filter(({ team }) => leaders.length > 1 || team !== leaders[0]);
}

/** Endurance that a fighter lost, at most what it had. */
function lossOf({ unit, harm }: Fighter): number {
  return unit.endurance > 0 ? harm : unit.endurance + harm;
}

/** The nearest free rally point of a unit's player; of equals the first. Enemies that must leave, too, do not occupy it. */
function rallyPoint(
  field: Field,
  occupants: Occupants,
  { unit, team }: Fighter,
  leaving: ReadonlySet<Fighter>,
): Place | undefined {
  const { rules, definitions } = field.state;
  const { rally = [] } = definitions.sides.find(({ id }) => id === unit.player) ?? {};
  const isFree = (place: Place): boolean =>
    !(occupants.get(tileAt(field, place) ?? -1) ?? []).some(
      (other) => other.team !== team && isLeft(other) && !leaving.has(other),
    );
  return rally
    .filter(isFree)
    .toSorted((a, b) => distance(rules.grid, a, unit) - distance(rules.grid, b, unit))[0];
}

function retreat({ emit }: ProximaTurn, { seats }: Field, { unit }: Fighter, place: Place | undefined): void {
  if (!place) {
    unit.endurance = 0;
    emit({ kind: 'destroyed', seats, ...named(unit), cause: 'no-rally-point' });
    return;
  }
  if (place.x === unit.x && place.y === unit.y) return;
  emit({ kind: 'retreated', seats, ...named(unit), to: place });
  unit.isDisturbed = true;
  unit.x = place.x;
  unit.y = place.y;
}

function teamsOf(fighters: readonly Fighter[]): Set<string> {
  return new Set(fighters.map(({ team }) => team));
}

function isLeft({ unit }: Fighter): boolean {
  return unit.endurance > 0;
}
