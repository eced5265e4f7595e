import { section, tableSection, type Cell, type ReportSection } from '@ec/reports';
import { MILLION } from '../arithmetic/people.js';
import type { ByState, Colony, Project } from '../colony.js';
import { freeDocks, plantOf } from '../construction/docks.js';
import { batteryRoe } from '../conflict/fire-at-blockaders.js';
import { capacityOf, levelOf } from '../economy/colony-figures.js';
import { FACILITY_CODES, GROUND_CODES, type PlanetClass } from '../types.js';
import type { SystemView } from '../view/systems.js';
import { tableWhereRows } from './table-where-rows.js';
import { pu, xmr } from '../arithmetic/figures.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';

/** An own colony with its system. */
interface Own extends SystemView {
  readonly colony: Colony;
}

/** Own colonies: people and money, defences, settlers under way, and what happened there. */
export function colonySection(reporter: Reporter): ReportSection[] {
  const { view, names } = reporter;
  const colonies = ownColonies(reporter);
  const settlers = view.own.transports.map(({ fromId, toId, ptu, turns }): Cell[] => [
    names.system(fromId),
    names.system(toId),
    ptu,
    turns,
  ]);
  return [
    section(
      'colonies',
      'Colonies',
      ...(colonies.length === 0 ? [{ kind: 'paragraph' as const, text: 'You have no colony.' }] : []),
      ...tableWhereRows(
        'People and money',
        PEOPLE,
        colonies.map((own) => peopleRow(reporter, own)),
      ),
      ...tableWhereRows(
        'Docks and defences',
        DEFENCES,
        colonies.map((own) => defenceRow(reporter, own)),
      ),
      ...tableWhereRows('Settlers under way', ['From', 'To', 'PTU', 'Turns'], settlers),
      ...newsBlocks(reporter, 'colonies'),
    ),
  ];
}

/** Projects of all own colonies, and ships that wait for a shipyard. */
export function projectSection(reporter: Reporter): ReportSection[] {
  const { names } = reporter;
  const colonies = ownColonies(reporter);
  const rows = colonies.flatMap(({ id, colony }) =>
    colony.projects.map((project): Cell[] => [
      project.id,
      names.system(id),
      jobText(project),
      project.turns,
      project.facility ?? '',
      project.docks,
      xmr(project.paid),
    ]),
  );
  const waiting = colonies.flatMap(({ id, colony }) =>
    colony.waiting.map(({ id: ship, code }): Cell[] => [ship, code, names.system(id)]),
  );
  const blocks = tableWhereRows('Ships that wait for a shipyard', ['Ship', 'Class', 'System'], waiting);
  const [projects] = tableSection('projects', 'Projects', PROJECTS, rows);
  if (projects) return [{ ...projects, blocks: [...projects.blocks, ...blocks] }];
  return blocks.length === 0 ? [] : [section('projects', 'Projects', ...blocks)];
}

function ownColonies({ view }: Reporter): Own[] {
  return view.systems.filter((system): system is Own => system.colony !== null);
}

const PEOPLE = [
  'System',
  'Class',
  'Resources',
  'Level',
  'PU',
  'Most PU',
  'Growth',
  'IU',
  'GCP',
  'Taxes',
  'State',
];

function peopleRow({ view, names }: Reporter, { id, colony, sighting }: Own): Cell[] {
  const income = view.events.find((event) => event.kind === 'income' && event.systemId === id);
  const { growth = 0, taxes = 0 } = income?.kind === 'income' ? income : {};
  const planetClass: PlanetClass = sighting?.planetClass ?? 'extreme';
  const states = [
    ...(colony.isBlockaded ? ['blockaded'] : []),
    ...(colony.isTaxHalved ? ['taxes halved'] : []),
  ];
  return [
    names.system(id),
    planetClass,
    sighting?.resources ?? '',
    levelOf(colony.pu),
    pu(colony.pu),
    capacityOf(view.rules, planetClass) / MILLION,
    pu(growth),
    colony.iu,
    xmr(colony.gcp),
    xmr(taxes),
    states.join(', '),
  ];
}

const DEFENCES = [
  'System',
  ...FACILITY_CODES.flatMap((code) => [code, `${code} docks free`]),
  'Plant left',
  ...GROUND_CODES,
  'GB fire, roe',
  'PS',
  'FS',
  'SB',
];

function defenceRow({ view, names }: Reporter, { id, colony }: Own): Cell[] {
  const { cst } = view.own.research.levels;
  const crippled = colony.starbases.filter(({ state }) => state === 'crippled').length;
  return [
    names.system(id),
    ...FACILITY_CODES.flatMap((code) => [colony.facilities[code], freeDocks(colony, code, cst)]),
    Math.max(0, plantOf(view.rules, colony.gcp, cst) - colony.started),
    ...GROUND_CODES.map((code) => stateText(colony.ground[code])),
    batteryRoe(view.rules, colony),
    colony.shield === null ? '—' : `SLD${colony.shield}`,
    colony.fighters.length,
    stateText({ undamaged: colony.starbases.length - crippled, crippled }),
  ];
}

/** How many there are, and how many of them are crippled. */
export function stateText({ undamaged, crippled }: ByState): Cell {
  return crippled === 0 ? undamaged : `${undamaged + crippled} (${crippled} crippled)`;
}

const PROJECTS = ['Project', 'System', 'What', 'Turns', 'At', 'Docks', 'Paid'];

/** What a project makes or repairs. */
function jobText(project: Project): string {
  switch (project.kind) {
    case 'ships':
    case 'ground':
    case 'facility':
      return `${project.count} ${project.code}`;
    case 'fighters':
      return `${project.count} FS, WEP ${project.wep}`;
    case 'starbases':
      return `${project.count} SB, WEP ${project.wep}`;
    case 'shield':
      return `PS, SLD ${project.level}`;
    case 'terraforming':
      return `terraforming to ${project.planetClass}`;
    case 'squadronRepair':
      return `repair of squadron ${project.squadron.id}`;
    case 'starbaseRepair':
      return `repair of ${project.weps.length} SB`;
    case 'groundRepair':
      return `repair of ${project.count} ${project.code}`;
  }
}
