import { formatOrder } from '@ec/orders-parser';
import { galaxyLanguage, parse } from './language.js';
import type { GalaxyOrder } from './orders.js';
import { HIDDEN } from './seal.js';
import type { Planet } from '../state.js';
import { ROUTE_KINDS } from '../types.js';
import type { GalaxyView } from '../view/view.js';
import { isReadAsNumber } from '../names.js';
import { Names } from '../report/names.js';

/**
 * An order sheet for the next turn: the line `#GALAXY` that names race and turn, and as comments what every planet makes and which routes there
 * are, in the words of orders. As it stands it is a valid sheet without orders.
 */
export function template(view: GalaxyView): string {
  const { game, turn, own, ownPlanets } = view;
  const names = new Names(view);
  const inForce = ownPlanets.flatMap((planet) => ordersInForce(names, own.id, planet));
  const lines = [
    `${game}, ${own.name}, orders for turn ${turn + 1}`,
    ...inForce.map((order) => formatOrder(galaxyLanguage, order)),
  ];
  return headerOf(view) + lines.map((line) => `; ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}

/** The line that opens a sheet, with a mark in place of the password; nothing in a game with a name that is no single word. */
function headerOf({ game, turn, own }: GalaxyView): string {
  const header = `#GALAXY ${game} ${own.name} ${HIDDEN} ${turn + 1}\n`;
  const { diagnostics } = parse(header, { game, seatName: own.name, turn: turn + 1 });
  return diagnostics.length === 0 ? header : '';
}

/** What a planet does, as the orders that would have it so. */
function ordersInForce(names: Names, raceId: number, { id, product, routes }: Planet): GalaxyOrder[] {
  const made = names.product(raceId, product);
  const planet = planetRef(names, id);
  return [
    { kind: 'produce', planet, product: product.kind === 'ships' ? made : made.toUpperCase() },
    ...ROUTE_KINDS.flatMap((cargo): GalaxyOrder[] => {
      const end = routes[cargo];
      return end === null ? [] : [{ kind: 'route', planet, cargo, destination: planetRef(names, end) }];
    }),
  ];
}

/** A planet by its name. @see N-04: before version 6 there were classic names that mean the planet of a number */
function planetRef(names: Names, id: number): string {
  const name = names.planet(id);
  return isReadAsNumber(name) ? `#${id}` : name;
}
