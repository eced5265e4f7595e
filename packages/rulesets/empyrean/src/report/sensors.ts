import { formatMagnitude, magnitudeNote } from './format-magnitude.js';
import { numberedHolding } from './holding-topic.js';
import { PLANET_TYPE_NAMES } from './planet-type.js';
import { tableOr } from './table-or.js';
import type { OrbitView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Cell, ReportColumn, ReportSection } from '@ec/reports';

/**
 * What the sensors of each ship and colony see of the orbits of its star.
 *
 * @returns the section, or `undefined` when no sensors work
 * @see seed "Sensor"; E-17 phase 12
 */
export function sensorsSection({ sensors, holdings }: TurnView): ReportSection | undefined {
  if (sensors.length === 0) return undefined;
  return {
    id: 'sensors',
    title: 'Sensors',
    blocks: [
      magnitudeNote('Masses and production, in mass units,'),
      ...sensors.map(({ id, star, orbits }) => {
        const viewer = numberedHolding(id, holdings);
        return tableOr(
          `The sensors of ${viewer} see nothing in the orbits of ${star}.`,
          `Orbits of ${star}, as the sensors of ${viewer} see them`,
          COLUMNS,
          orbits.map(orbitCells),
        );
      }),
    ],
  };
}

const COLUMNS: ReportColumn[] = [
  { id: 'orbit', title: 'Orbit', align: 'right' },
  { id: 'planet', title: 'Planet', align: 'left' },
  { id: 'ships', title: 'Ships', align: 'right' },
  { id: 'ship-mass', title: 'Mass of ships', align: 'right' },
  { id: 'colonies', title: 'Colonies', align: 'right' },
  { id: 'colony-mass', title: 'Mass of colonies', align: 'right' },
  { id: 'production', title: 'Production', align: 'right' },
];

function orbitCells({ orbit, planet, ships, shipMass, colonies, colonyMass, production }: OrbitView): Cell[] {
  return [
    orbit,
    planet === null ? '' : PLANET_TYPE_NAMES[planet],
    ships,
    formatMagnitude(shipMass),
    colonies,
    formatMagnitude(colonyMass),
    formatMagnitude(production),
  ];
}
