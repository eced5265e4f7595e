import { STAR_ORBITS } from '../../state.js';
import {
  CLUSTER_AXIS_SIZE,
  formatPlanetLabel,
  formatStarLabel,
  formatStarLetter,
  parsePlanetLabel,
  parseStarLabel,
  parseStarLetter,
  PLANET_ORBITS,
  type Coordinates,
  type PlanetLabel,
  type StarLabel,
} from '@ec/cluster';
import {
  type Draw,
  integerSlot,
  mappedSlot,
  Mistake,
  plainDashes,
  type SlotType,
  variantSlot,
} from '@ec/orders-parser';
import type { Destination } from '../terms.js';

/** Most stars of a system that a label can name. */
const STARS = 26;
/** Longest axis of a game with parameters of its own: a label has two digits for each coordinate. */
const MAX_AXIS_SIZE = 100;
const LONGEST_LABEL = 40;

/** A planet by the label that reports show: `05-12-28/2`, or `05-12-28/B/2` in a system of several stars. */
export const planetSlot: SlotType<PlanetLabel> = {
  expects: 'a planet such as 05-12-28/2',
  read(field) {
    return readLabel(field, parsePlanetLabel) ?? new Mistake('planet-invalid', planetSlot.expects);
  },
  write: (label) => formatPlanetLabel(label),
  generate: (draw) => ({ ...generateStar(draw), orbit: draw(1, PLANET_ORBITS) }),
};

/** Number of an orbit of a star. */
export const orbitSlot: SlotType<number> = integerSlot('an orbit', { high: STAR_ORBITS });

const starOrbitSlot: SlotType<Destination & { readonly kind: 'star-orbit' }> = {
  expects: 'an orbit of a star of the system, such as C-4',
  read(field) {
    const [, letter = '', orbit = ''] = /^([A-Z]{1,2}) ?- ?(\d{1,2})$/i.exec(plainDashes(field)) ?? [];
    const sequence = parseStarLetter(letter);
    const number = orbitSlot.read(orbit);
    return sequence === undefined || number instanceof Mistake
      ? new Mistake('destination-invalid', starOrbitSlot.expects)
      : { kind: 'star-orbit', sequence, orbit: number };
  },
  write: ({ sequence, orbit }) => `${formatStarLetter(sequence)}-${orbitSlot.write(orbit)}`,
  generate: (draw) => ({ kind: 'star-orbit', sequence: draw(1, STARS), orbit: draw(1, STAR_ORBITS) }),
};

const systemSlot: SlotType<Destination & { readonly kind: 'system' }> = {
  expects: 'a system such as 04-06-19',
  read(field) {
    const label = readLabel(field, parseStarLabel);
    return label ? { kind: 'system', ...label } : new Mistake('destination-invalid', systemSlot.expects);
  },
  write: (label) => formatStarLabel(label),
  generate: (draw) => ({ kind: 'system', ...generateStar(draw) }),
};

/**
 * Where a ship goes: an orbit of its star (`6`), of another star of its system (`C-4`), or another system (`04-06-19`).
 *
 * @see E-15
 */
export const destinationSlot: SlotType<Destination> = variantSlot<Destination>(
  'destination-invalid',
  'an orbit such as 6, an orbit of another star of the system such as C-4, or a system such as 04-06-19',
  {
    orbit: mappedSlot(
      orbitSlot,
      (orbit) => ({ kind: 'orbit', orbit }) as const,
      ({ orbit }) => orbit,
    ),
    'star-orbit': starOrbitSlot,
    system: systemSlot,
  },
);

function readLabel<T>(field: string, parse: (text: string, axisSize: number) => T): T | undefined {
  return field.length > LONGEST_LABEL ? undefined : parse(plainDashes(field), MAX_AXIS_SIZE);
}

function generateStar(draw: Draw): StarLabel {
  const axis = (): number => draw(0, CLUSTER_AXIS_SIZE - 1);
  const coordinates: Coordinates = { x: axis(), y: axis(), z: axis() };
  return draw(0, 1) === 0 ? { coordinates } : { coordinates, sequence: draw(1, STARS) };
}
