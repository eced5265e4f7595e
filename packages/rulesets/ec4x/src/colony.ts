import { plainCopy } from '@ec/engine';
import { copyOfShip, type DockedFleet, type Ship, type Squadron } from './fleet.js';
import type { FacilityCode, GroundCode, PlanetClass, ShipCode, UnitState } from './types.js';

/** The owner of a colony: a House by its ID, the Empire, or nobody since its House fell into disgrace. */
export type Owner = number | 'empire' | 'independent';

/** How many units there are of each state. */
export type ByState = { [State in UnitState]: number };

/** What lives on a planet and in its orbit. */
export interface Colony {
  owner: Owner;
  /** Name that its owner gave it; empty without one. */
  name: string;
  /** People, in millionths of a PU. */
  pu: number;
  /** Those of them who came since the latest Income, and do not count in the next; never more than there are. */
  newcomers: number;
  /** Industry. */
  iu: number;
  /** Product of the latest Income, in thousandths of an XMR. */
  gcp: number;
  /** Production cost of ground units and fighters started this turn, in XMR. */
  started: number;
  ground: { [Code in GroundCode]: ByState };
  /** Level of its shield. */
  shield: number | null;
  /** Weapons level of each fighter squadron, highest first. */
  fighters: number[];
  starbases: Starbase[];
  facilities: { [Code in FacilityCode]: number };
  /** Combat ships that wait for a shipyard. */
  waiting: Ship[];
  /** By number. */
  projects: Project[];
  isBlockaded: boolean;
  /** Whether an act of espionage halves its next taxes. */
  isTaxHalved: boolean;
  /** Best class at which it was full. */
  fullAs: PlanetClass | null;
  /** Milestones of industry that it has reached. */
  industryMilestones: number;
  /** Most people that it ever had, in millionths of a PU. */
  mostPu: number;
  /** Docks that were bought for its shipyards. */
  moreDocks: number;
  /** Spent on public works since the latest Income, in thousandths of an XMR. */
  works: number;
  /** Turn in which they last won prestige; 0 for never. */
  worksTurn: number;
  /** Rule of engagement of its batteries against blockaders; `null` where nothing was ordered. @see X-71 */
  batteryRoe: number | null;
}

/** An orbital fortress. */
export interface Starbase {
  wep: number;
  state: UnitState;
}

/** Something under construction or repair. */
export type Project = ProjectBase & Job;

/** What all projects have. */
export interface ProjectBase {
  /** Number by which its owner knows it. */
  id: number;
  /** Where it holds docks; `null` where it holds none. */
  facility: FacilityCode | null;
  /** Docks that it holds. */
  docks: number;
  /** Ends of turn until it is done, at least 1 (included). */
  turns: number;
  /** What was paid, in thousandths of an XMR. */
  paid: number;
}

/** What a project makes or repairs. */
export type Job =
  | ShipsJob
  | { kind: 'fighters'; count: number; wep: number }
  | { kind: 'starbases'; count: number; wep: number }
  | { kind: 'ground'; code: GroundCode; count: number }
  | { kind: 'shield'; level: number }
  | { kind: 'facility'; code: FacilityCode; count: number }
  | { kind: 'terraforming'; planetClass: PlanetClass }
  | { kind: 'squadronRepair'; fleet: DockedFleet; squadron: Squadron }
  | { kind: 'starbaseRepair'; weps: number[] }
  | { kind: 'groundRepair'; code: GroundCode; count: number };

/** Kinds of jobs. */
export const JOB_KINDS = [
  'ships',
  'fighters',
  'starbases',
  'ground',
  'shield',
  'facility',
  'terraforming',
  'squadronRepair',
  'starbaseRepair',
  'groundRepair',
] as const satisfies readonly Job['kind'][];

/** Ships of one class. */
export interface ShipsJob {
  kind: 'ships';
  code: ShipCode;
  count: number;
  wep: number;
  /** ELI of Scouts, CLK of Raiders; 0 of others. */
  level: number;
  /** Fleet that they shall join. */
  fleetId: number | null;
}

/** A colony that has nothing yet but people. */
export function newColony(owner: Owner, pu: number): Colony {
  return {
    owner,
    name: '',
    pu,
    newcomers: 0,
    iu: 0,
    gcp: 0,
    started: 0,
    ground: {
      GB: { undamaged: 0, crippled: 0 },
      AA: { undamaged: 0, crippled: 0 },
      MD: { undamaged: 0, crippled: 0 },
    },
    shield: null,
    fighters: [],
    starbases: [],
    facilities: { SP: 0, SY: 0 },
    waiting: [],
    projects: [],
    isBlockaded: false,
    isTaxHalved: false,
    fullAs: null,
    industryMilestones: 0,
    mostPu: pu,
    moreDocks: 0,
    works: 0,
    worksTurn: 0,
    batteryRoe: null,
  };
}

/** A copy of a colony that shares nothing with it. */
export function copyOfColony(colony: Colony): Colony {
  const { GB, AA, MD } = colony.ground;
  return {
    ...colony,
    ground: { GB: { ...GB }, AA: { ...AA }, MD: { ...MD } },
    fighters: [...colony.fighters],
    starbases: colony.starbases.map((starbase) => ({ ...starbase })),
    facilities: { ...colony.facilities },
    waiting: colony.waiting.map(copyOfShip),
    projects: colony.projects.map(copyOfProject),
  };
}

function copyOfProject(project: Project): Project {
  return project.kind === 'squadronRepair' || project.kind === 'starbaseRepair'
    ? plainCopy(project)
    : { ...project };
}
