import type { Job } from '../colony.js';
import type { ClassCount } from '../conflict-events.js';
import { ESPIONAGE, type EspionageKind } from '../tables/espionage.js';
import { PRESTIGE, type PrestigeCause, type PrestigeKey } from '../tables/prestige.js';
import {
  BOON_MEANINGS,
  BREAKTHROUGH_POINTS,
  DISCOUNTED_PERCENT,
  TECH_LINES,
  type Breakthrough,
} from '../tables/research.js';
import { TECHS, type Boon, type ByLine, type Line, type Tech } from '../types.js';

/** Lines of research as players know them. */
export const LINE_NAMES: Readonly<ByLine<string>> = {
  el: 'Economic level',
  sl: 'Science level',
  ...(Object.fromEntries(TECHS.map((tech) => [tech, TECH_LINES[tech].name])) as Record<Tech, string>),
};

/** Points of each line, as the order `research` has them. */
export const POINT_NAMES: Readonly<ByLine<string>> = {
  el: 'erp',
  sl: 'srp',
  cst: 'cst',
  wep: 'wep',
  ter: 'ter',
  eli: 'eli',
  clk: 'clk',
  sld: 'sld',
};

/** What projects do. */
export const JOB_NAMES: Readonly<Record<Job['kind'], string>> = {
  ships: 'ships',
  fighters: 'fighter squadrons',
  starbases: 'Starbases',
  ground: 'ground units',
  shield: 'a planetary shield',
  facility: 'docks',
  terraforming: 'terraforming',
  squadronRepair: 'repair of a squadron',
  starbaseRepair: 'repair of Starbases',
  groundRepair: 'repair of ground units',
};

/** What an act of espionage did to its target. @see X-63 */
export function espionageText(act: EspionageKind, effect: number): string {
  switch (act) {
    case 'theft':
      return `${effect} science points changed hands`;
    case 'sabotage':
      return `${effect} IU lost; projects in docks lose a turn`;
    case 'major':
      return `${effect} IU lost`;
    case 'cyber':
      return effect === 0 ? 'there was no undamaged Starbase' : 'a Starbase was crippled';
    case 'assassinate':
    case 'economy':
    case 'psyops':
      return ESPIONAGE[act].effect;
  }
}

/** What a breakthrough brought. @see X-33 */
export function breakthroughText(gain: Breakthrough, what: Line | Boon | null): string {
  if (what === null) return `the next level of a technology takes ${DISCOUNTED_PERCENT} % of its points`;
  if (isBoon(what)) return `for good, ${BOON_MEANINGS[what]}`;
  return gain === 'level'
    ? `one more ${LINE_NAMES[what].toLowerCase()}`
    : `${BREAKTHROUGH_POINTS} points for ${LINE_NAMES[what]}`;
}

function isBoon(what: Line | Boon): what is Boon {
  return Object.hasOwn(BOON_MEANINGS, what);
}

/** Classes with their numbers. */
export function countText(counts: readonly ClassCount[]): string {
  return counts.map(({ code, count }) => `${count} ${code}`).join(', ') || 'none';
}

/** A cause of prestige in words. */
export function causeText(cause: PrestigeCause): string {
  return cause in OTHER_CAUSES ? OTHER_CAUSES[cause as OtherCause] : PRESTIGE[cause as PrestigeKey].meaning;
}

type OtherCause = Exclude<PrestigeCause, PrestigeKey>;

const OTHER_CAUSES: Readonly<Record<OtherCause, string>> = {
  pact: 'a pact broken',
  subversion: 'own acts of espionage',
  subverted: 'acts of espionage of others',
  extravagance: 'too much spent on espionage',
};
