import type { Board, BoardWay, LoopEvent } from '@ec/engine';
import { formatCell, GRID } from '../cell.js';
import type { TickEvent } from '../events.js';
import { nextProduction } from '../phases/production.js';
import { centreOf, convoysOf, EXTENT, MARGIN, placeOf, SIDE } from '../report/board-places.js';
import { placeBadges } from '../report/place-badges.js';
import { COLOURS, WARPS, type Board as Planets, type Colour, type Planet, type Warp } from '../state.js';
import { warpTicks } from '../warp.js';
import type { MultiplanetaryView } from './view.js';

const NAMES: Readonly<Record<Warp, string>> = { standard: 'Standard warp', quantum: 'Quantum warp' };
const ARROWS: Readonly<Record<Warp, string>> = { standard: '->', quantum: '=>' };

/** The board of a seat, on which ships are sent from planet to planet. */
export function board({ seat, names, board: shown, events }: MultiplanetaryView): Board {
  const { turn, planets, fleets } = shown;
  const convoys = convoysOf(fleets);
  const limits = { least: MARGIN, most: EXTENT };
  const centres = planets.map(({ cell }) => centreOf(cell));
  const badges = placeBadges(
    convoys.map((fleet) => placeOf(fleet, turn)),
    centres,
    limits,
  );
  return {
    ...{ turn, width: EXTENT, height: EXTENT, turnName: 'tick', units: ['ship', 'ships'] },
    sides: COLOURS.map((id, i) => ({ id, name: names[id], tone: id, isOwn: seat === i + 1 })),
    places: planets.map((planet) => ({
      ...{ name: formatCell(planet.cell), ...centreOf(planet.cell), radius: 13 + 2 * planet.size },
      ...{ side: planet.owner, units: planet.ships, about: about(planet, shown) },
    })),
    movements: convoys.map((fleet, i) => ({
      ...{ from: formatCell(fleet.from), to: formatCell(fleet.to), side: fleet.owner, units: fleet.ships },
      ...{ arrives: fleet.arrives, ...(badges[i] ?? placeOf(fleet, turn)) },
    })),
    ways: WARPS.map((warp) => wayOf(warp, planets)),
    news: captures(events, COLOURS[seat - 1], names),
    ...GROUND,
  };
}

/** The grid with the names of its columns and rows. */
const GROUND: Pick<Board, 'lines' | 'labels'> = {
  lines: Array.from({ length: GRID + 1 }, (_, i) => {
    const at = MARGIN + i * SIDE;
    return [
      { x1: at, y1: MARGIN, x2: at, y2: EXTENT },
      { x1: MARGIN, y1: at, x2: EXTENT, y2: at },
    ];
  }).flat(),
  labels: Array.from({ length: GRID }, (_, i) => {
    const middle = MARGIN + i * SIDE + SIDE / 2;
    return [
      { x: middle, y: MARGIN / 2, text: formatCell(i).slice(0, 1) },
      { x: MARGIN / 2, y: middle, text: String(i + 1) },
    ];
  }).flat(),
};

function about(planet: Planet, shown: Planets): string {
  const next = nextProduction(planet, shown);
  const makes = next ? `, makes ${next.ships} in tick ${next.turn}` : '';
  return `size ${planet.size}${makes}`;
}

/** @see M-02 */
function wayOf(warp: Warp, planets: readonly Planet[]): BoardWay {
  return {
    ...{ id: warp, name: NAMES[warp], order: `{from} ${ARROWS[warp]} {to} {units}` },
    turns: planets.map((from) =>
      planets.map((to) => (from === to ? 0 : warpTicks(warp, from.cell, to.cell))),
    ),
    arriving: warp === 'quantum' ? [2, 1] : [1, 1],
  };
}

/** Planets that changed hands, as a side is told of them. */
function captures(
  events: readonly (TickEvent | LoopEvent)[],
  own: Colour | undefined,
  names: Readonly<Record<Colour, string>>,
): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'arrived' || event.after.owner === event.before.owner) return [];
    const { cell, before, after } = event;
    const nameOf = (colour: Colour | null): string => (colour === own ? 'you' : colour ? names[colour] : '');
    const winner = after.owner === own ? 'You' : nameOf(after.owner);
    const loser = before.owner === null ? '' : ` from ${nameOf(before.owner)}`;
    const left = after.ships === 1 ? '1 ship is' : `${after.ships} ships are`;
    return [`${winner} took ${formatCell(cell)}${loser}; ${left} there.`];
  });
}
