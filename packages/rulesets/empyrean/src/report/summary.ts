import { eligibleHomeWorlds, formatPlanet, PLANET_TYPES, RESOURCES } from '@ec/cluster';
import { headCount, RESOURCE_CODE, unitOf } from '@ec/economy';
import { PLANET_TYPE_NAMES } from './planet-type.js';
import { type ReportBlock, type ReportDocument, REPORT_SCHEMA } from '@ec/reports';
import type { EmpyreanState } from '../state.js';

/** The whole cluster and its empires in figures, for the game master: it shows what players must find out. */
export function summary(state: EmpyreanState): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: `The cluster of ${state.game}`,
    subtitle: 'For the game master',
    sections: [
      {
        id: 'cluster',
        title: 'Cluster',
        blocks: [clusterFacts(state), planetTable(state), depositTable(state)],
      },
      { id: 'empires', title: 'Empires', blocks: [empireTable(state)] },
    ],
  };
}

function clusterFacts({ cluster }: EmpyreanState): ReportBlock {
  const systemsOf = (stars: number): number =>
    cluster.systems.filter(({ starIds }) => starIds.length === stars).length;
  return {
    kind: 'facts',
    facts: [
      { label: 'Stars', value: cluster.stars.length },
      { label: 'Systems', value: cluster.systems.length },
      { label: 'Binary systems', value: systemsOf(2) },
      { label: 'Trinary systems', value: systemsOf(3) },
      { label: 'Planets', value: cluster.planets.length },
      { label: 'Deposits', value: cluster.deposits.length },
      { label: 'Eligible home worlds', value: eligibleHomeWorlds(cluster).length },
    ],
  };
}

function planetTable({ cluster }: EmpyreanState): ReportBlock {
  return {
    kind: 'table',
    caption: 'Planets by type',
    columns: [
      { id: 'type', title: 'Type', align: 'left' },
      { id: 'planets', title: 'Planets', align: 'right' },
      { id: 'habitable', title: 'Habitable', align: 'right' },
    ],
    rows: PLANET_TYPES.map((type) => {
      const planets = cluster.planets.filter((planet) => planet.type === type);
      return [
        PLANET_TYPE_NAMES[type],
        planets.length,
        planets.filter(({ habitability }) => habitability > 0).length,
      ];
    }),
  };
}

function depositTable({ cluster }: EmpyreanState): ReportBlock {
  return {
    kind: 'table',
    caption: 'Deposits by resource',
    columns: [
      { id: 'resource', title: 'Resource', align: 'left' },
      { id: 'deposits', title: 'Deposits', align: 'right' },
      { id: 'quantity', title: 'Quantity', align: 'right' },
    ],
    rows: RESOURCES.map((resource) => {
      const deposits = cluster.deposits.filter((deposit) => deposit.resource === resource);
      const name = unitOf(RESOURCE_CODE[resource]).plural;
      return [name, deposits.length, deposits.reduce((sum, { quantity }) => sum + quantity, 0)];
    }),
  };
}

function empireTable({ cluster, empires, holdings, controls }: EmpyreanState): ReportBlock {
  const own = Map.groupBy(holdings, ({ empireId }) => empireId);
  return {
    kind: 'table',
    caption: 'Empires',
    columns: [
      { id: 'empire', title: 'Empire', align: 'right' },
      { id: 'name', title: 'Name', align: 'left' },
      { id: 'home', title: 'Home world', align: 'left' },
      { id: 'colonies', title: 'Colonies', align: 'right' },
      { id: 'ships', title: 'Ships', align: 'right' },
      { id: 'people', title: 'Population units', align: 'right' },
      { id: 'level', title: 'Highest TL', align: 'right' },
      { id: 'controls', title: 'Planets controlled', align: 'right' },
    ],
    rows: empires.map(({ id, name, homeWorldId }) => {
      const theirs = own.get(id) ?? [];
      const ships = theirs.filter(({ kind }) => kind === 'ship').length;
      return [
        id,
        name,
        formatPlanet(cluster, homeWorldId),
        theirs.length - ships,
        ships,
        theirs.reduce((sum, { population }) => sum + headCount(population), 0),
        Math.max(0, ...theirs.map(({ techLevel }) => techLevel)),
        controls.filter(({ empireId }) => empireId === id).length,
      ];
    }),
  };
}
