import type { Fleet, Ship } from '../fleet.js';
import type { House } from '../house.js';
import { newSquadron } from './new-fleet.js';

/** Takes a fleet from its House. */
export function removeFleet(house: House, { id }: Pick<Fleet, 'id'>): void {
  house.fleets = house.fleets.filter((fleet) => fleet.id !== id);
}

/** Takes a squadron or unit from its fleet, and with the last of them the fleet from its House. */
export function removeSquadron(house: House, fleet: Fleet, squadronId: number): void {
  fleet.squadrons = fleet.squadrons.filter(({ id }) => id !== squadronId);
  if (fleet.squadrons.length === 0) removeFleet(house, fleet);
}

/** Takes a ship from its fleet, if one has it. Where it led a squadron, each of the others leads one of its own. */
export function removeShip(house: House, { id }: Pick<Ship, 'id'>): void {
  for (const fleet of house.fleets) {
    const squadron = fleet.squadrons.find(({ ships }) => ships.some((ship) => ship.id === id));
    if (!squadron) continue;
    const others = squadron.ships.filter((ship) => ship.id !== id);
    if (others.length > 0 && squadron.ships[0]?.id !== id) {
      squadron.ships = others;
    } else {
      fleet.squadrons.push(...others.map((ship) => newSquadron(house, [ship], squadron.state)));
      removeSquadron(house, fleet, squadron.id);
    }
    return;
  }
}
