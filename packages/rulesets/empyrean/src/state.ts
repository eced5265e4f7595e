import type { GameState } from '@ec/engine';
import { PLANET_ORBITS, type Cluster } from '@ec/cluster';
import type { HoldingKind } from '@ec/economy';
import type { Party } from './orders/terms.js';
import type { Holding } from './holding.js';

/** Orbits of a star; the last one holds the other stars of its system. */
export const STAR_ORBITS = PLANET_ORBITS + 1;

/** The whole state of a game of Empyrean Challenge, as plain data. */
export interface EmpyreanState extends GameState {
  /** Name of the game. */
  game: string;
  cluster: Cluster;
  /** Points along each axis of the cluster. */
  axisSize: number;
  /** Planets designated as home worlds, in the order in which they were filled. */
  homeWorlds: number[];
  /** Players in the order of their records at set-up; by ID once somebody has joined or left. */
  players: Player[];
  /** Empires in ID order, without gaps from 1. */
  empires: Empire[];
  /** Ships and colonies in ID order; the numbers of those that were destroyed are missing. */
  holdings: Holding[];
  /** Numbers that ships and colonies have or had, ascending: none is given twice. */
  holdingNumbers: number[];
  /** Planets that an empire controls, in ID order of the planets. */
  controls: PlanetControl[];
  /** Planets that have a name, in ID order. */
  planetNames: PlanetName[];
  /** What each empire has found out, in ID order of the empires. */
  knowledge: Knowledge[];
  /** Empires that met the terms of victory in the last turn, in ID order, or `null` for none. */
  reign: Reign[] | null;
}

/**
 * A person who controls an empire.
 *
 * @see seed "Player"
 */
export interface Player {
  id: number;
  email: string;
  /** The empire, or `null` for a player without one. */
  empireId: number | null;
}

/**
 * A faction of the game; empires with the same home world are one race.
 *
 * @see seed "Empire", "Race"
 */
export interface Empire {
  id: number;
  name: string;
  /** The player, or `null` after the player has left. */
  playerId: number | null;
  /** Planet ID. */
  homeWorldId: number;
}

/**
 * A planet that an empire controls.
 *
 * @see E-24
 */
export interface PlanetControl {
  planetId: number;
  empireId: number;
  /** Empires that may found a colony there as well. */
  permitted: Party[];
}

/** Name of a planet. */
export interface PlanetName {
  planetId: number;
  name: string;
}

/**
 * An empire that meets the terms of victory.
 *
 * @see seed "Victory"
 */
export interface Reign {
  empireId: number;
  /** Consecutive turns, from 1. */
  turns: number;
}

/** What an empire has found out in the course of the game; every list in ID order. */
export interface Knowledge {
  empireId: number;
  /** Systems that it has been to. */
  systems: KnownSystem[];
  planets: KnownPlanet[];
  deposits: KnownDeposit[];
  /** Where it last saw ships and colonies of others. */
  sightings: Sighting[];
  /** Empires whose ships or colonies it has met. */
  contacts: number[];
  history: History;
}

/** What an empire knew of its own people and goods at the end of each of the last turns; its lists have the same length. */
export interface History {
  /** Turn of the first entries. */
  since: number;
  /** Population units. */
  people: number[];
  food: number[];
  fuel: number[];
  /** Consumer goods. */
  goods: number[];
  /** Rebel units where spies counted them, or `null` where none did. */
  rebels: (number | null)[];
}

/** A system that an empire has been to. */
export interface KnownSystem {
  systemId: number;
  /** Turn in which it came there first. */
  turn: number;
}

/** A planet that an empire has seen. */
export interface KnownPlanet {
  planetId: number;
  /** Turn in which it was seen last. */
  seen: number;
  /** Turn of the last survey, or `null`. */
  surveyed: number | null;
}

/** A deposit as an empire knows it. */
export interface KnownDeposit {
  depositId: number;
  /** Turn of the figures. */
  turn: number;
  /** Whether the figures are exact; otherwise they are orders of magnitude, `null` for 0. */
  isExact: boolean;
  quantity: number | null;
  yieldPercent: number | null;
}

/** A ship or colony of others, where and as it was seen last. */
export interface Sighting {
  holdingId: number;
  empireId: number | null;
  kind: HoldingKind;
  name: string | null;
  /** Whether nobody lived there. */
  isAbandoned: boolean;
  starId: number;
  orbit: number;
  turn: number;
}
