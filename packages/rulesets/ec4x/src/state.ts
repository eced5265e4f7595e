/**
 * The state of a game: plain data, arrays in ID order, IDs from 1.
 *
 * Money is counted in thousandths of an XMR, people and transfer units in millionths, everything else in whole units. What belongs to
 * one system or one House stands inside it, so that there is no second place to keep in step.
 */
import type { GameState } from '@ec/engine';
import type { Colony } from './colony.js';
import type { House } from './house.js';
import type { Rules } from './parameters.js';
import type { EspionageKind } from './tables/espionage.js';
import type { LaneClass, Line, PlanetClass, Resources } from './types.js';

/** A game of EC4X. */
export interface Ec4xState extends GameState {
  /** Name of the game. */
  game: string;
  /** Parameters in force. */
  rules: Rules;
  /** System n stands at n − 1; they are sorted by q, then r. */
  systems: System[];
  /** Sorted by their systems, the lower of which comes first. */
  lanes: Lane[];
  /** House h stands at h − 1. */
  houses: House[];
  /** Victories in space that counted for prestige, as far as they are remembered: the two Houses, the lower ID first. */
  routs: { a: number; b: number; turn: number }[];
  /** What this turn's phases still have to do; empty between turns. */
  turnWork: TurnWork;
  /** IDs of the Houses that have won; none while the game goes on. */
  winners: number[];
}

/** A hex of the map with its one planet. */
export interface System {
  id: number;
  /** Axial coordinates; the hub is at 0,0. */
  q: number;
  r: number;
  planetClass: PlanetClass;
  resources: Resources;
  /** House whose home world this is, whoever holds it now. */
  homeOf: number | null;
  colony: Colony | null;
}

/** A jump lane between two neighbouring systems. */
export interface Lane {
  /** IDs of its ends, the lower first. */
  a: number;
  b: number;
  laneClass: LaneClass;
}

/** What the steps of a turn hand on to one another. */
export interface TurnWork {
  /** Levels to be bought at the end of the turn, in the order written. */
  upgrades: { order: number; houseId: number; line: Line }[];
  /** Espionage, one action a House. */
  subversions: Subversion[];
  /** Money under way, in thousandths of an XMR. */
  gifts: { fromId: number; toId: number; amount: number }[];
  /** Systems in which a House had a fleet at any time of the turn, or lost a colony. */
  visits: { houseId: number; systemId: number }[];
  /** Systems whose colonies are under a blockade that nobody broke. */
  blockades: number[];
  /** Systems whose colonies Houses that capitulated have handed over. */
  handovers: number[];
}

/** An act of espionage that waits for its step. */
export interface Subversion {
  /** Which of the turn's orders it is, from 0 (included). */
  order: number;
  houseId: number;
  kind: EspionageKind;
  /** House or system that it is aimed at, as the kind says. */
  targetId: number;
}

/** No work left. */
export function noWork(): TurnWork {
  return { upgrades: [], subversions: [], gifts: [], visits: [], blockades: [], handovers: [] };
}
