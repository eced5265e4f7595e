import {
  COMPATIBILITY_KEYS,
  type CompatibilityKey,
  type GalaxyParameters,
  type ParameterKey,
} from './parameters.js';
import type { ByTech } from './types.js';

/** The parameters in force, as the rules read them; a game stores them when it is made. */
export interface GalaxyRules {
  /** Side of the galaxy, in light years. */
  size: number;
  raceSpacing: number;
  homeSizes: number[];
  secondaryRadius: number;
  developmentPlanets: number;
  stuffPlanets: number;
  developmentRadius: number;
  tries: number;
  startTech: ByTech<number>;
  peaceTurns: number;
  fullBombing: boolean;
  keepProduction: boolean;
  dropIdle: boolean;
  /** Ends of turn in a row after which a race that is a remnant is out; 0 for never. */
  remnantTurns: number;
  /** Ships of a group, at most, with which a race may be a remnant. */
  remnantShips: number;
  spherical: boolean;
  /** IDs of the races of each team. */
  teams: number[][];
  victory: 'single' | 'alliance';
  /** Last turn; `null` for none. */
  turnLimit: number | null;
  shotLimit: number;
  /** Rules that are played as the historical engine did. */
  classic: { [Key in CompatibilityKey]: boolean };
}

/**
 * Side of a galaxy for so many races, in light years.
 *
 * @see N-07
 */
export function galaxySize(races: number): number {
  return 10 * Math.floor(4.2 * Math.ceil(Math.sqrt(races)));
}

/** Rules of a game of so many races. */
export function rulesOf(parameters: GalaxyParameters, races: number): GalaxyRules {
  const number = (key: ParameterKey): number => Number(parameters[key]);
  const isOn = (key: ParameterKey): boolean => parameters[key] === 'on';
  const list = (key: ParameterKey, separator = ' '): number[] =>
    String(parameters[key]).split(separator).map(Number);
  const [drive = 1, weapons = 1, shields = 1, cargo = 1] = list('startTech');
  const classic = COMPATIBILITY_KEYS.map((key) => [key, parameters[key] === 'classic']);
  return {
    size: number('size') || galaxySize(races),
    raceSpacing: number('raceSpacing'),
    homeSizes: list('homeSizes'),
    secondaryRadius: number('secondaryRadius'),
    developmentPlanets: number('developmentPlanets'),
    stuffPlanets: number('stuffPlanets'),
    developmentRadius: number('developmentRadius'),
    tries: number('tries'),
    startTech: { drive, weapons, shields, cargo },
    peaceTurns: number('peaceTurns'),
    fullBombing: isOn('fullBombing'),
    keepProduction: isOn('keepProduction'),
    dropIdle: isOn('dropIdle'),
    remnantTurns: number('remnantTurns'),
    remnantShips: number('remnantShips'),
    spherical: isOn('spherical'),
    teams: teamsOf(String(parameters['teams'])),
    victory: parameters['victory'] === 'alliance' ? 'alliance' : 'single',
    turnLimit: number('turnLimit') || null,
    shotLimit: number('shotLimit'),
    classic: Object.fromEntries(classic) as GalaxyRules['classic'],
  };
}

function teamsOf(text: string): number[][] {
  return text === 'none' ? [] : text.split(' ').map((team) => team.split(',').map(Number));
}
