import type { History } from '../state.js';
import type { BattleView } from './battle-view.js';
import type { HoldingView } from './holding-view.js';
import type {
  ChartedSystemView,
  PlanetSurvey,
  PlanetView,
  ProbeView,
  SensorView,
  SightingView,
  StarListView,
  SystemView,
} from './map-view.js';
import type { MessageView, NewsView } from './news-view.js';
import type { RebellionView, SpiesLostView, SpyReportView } from './unrest-view.js';

/**
 * All that one empire of Empyrean Challenge may know of a turn. The report is made from this and nothing else: the code that fills it
 * decides what a player can see.
 */
export interface TurnView {
  /** Name of the game. */
  game: string;
  /** Turn the report is of; 0 is the set-up turn. */
  turn: number;
  empire: EmpireView;
  /** Notice of the game master to all players, in lines that end in `\n`, or `null`. */
  notice: string | null;
  /** Empires that have won, once the game is over; `null` while it goes on. */
  winners: number[] | null;
  /** Results, in the order of the phases. */
  orders: OrderView[];
  /** Lines that could not be read. */
  diagnostics: DiagnosticView[];
  /** Ships, colonies and planets that it lost or gained without a fight, in the order of the phases. */
  changes: ChangeView[];
  /** Fights that the empire took part in or watched, in the order in which they were fought. */
  battles: BattleView[];
  /** What its spies did, ship by ship and colony by colony. */
  espionage: SpyReportView[];
  /** Own spies that foreign spies killed. */
  spiesLost: SpiesLostView[];
  /** Rebellions in its ships and colonies. */
  rebellions: RebellionView[];
  /** What its sensors see. */
  sensors: SensorView[];
  /** What its probes found. */
  probes: ProbeView[];
  /** News of markets and trade stations that it reads. */
  news: NewsView[];
  /** Messages from other empires. */
  messages: MessageView[];
  /** In ID order. */
  holdings: HoldingView[];
  /** Known deposits of planets; at most one entry per planet. */
  surveys: PlanetSurvey[];
  /** Points along each axis of the cluster. */
  axisSize: number;
  /** Systems that it has been to, in the order of their first visits. */
  systems: SystemView[];
  /** Systems around those that it came to in this turn. */
  starLists: StarListView[];
  /** Systems that it has been to, or has found on a star list, in the order of their coordinates. */
  chart: readonly ChartedSystemView[];
  /** Planets that it has seen. */
  planets: PlanetView[];
  /** Where it last saw ships and colonies of others, in ID order. */
  sightings: SightingView[];
  /** Empires that it has met, in ID order. */
  contacts: { id: number; name: string }[];
  victory: VictoryView;
  /** Its people and goods, and what it knew of rebels, at the end of each of the last turns. */
  history: History;
}

/** The empire a report is for. */
export interface EmpireView {
  id: number;
  name: string;
  /** `null` when the empire has no player. */
  player: string | null;
  /** Label such as `05-12-28/2`. */
  homeWorld: string;
}

/** Progress of the empire towards victory. */
export interface VictoryView {
  /** Planets that it controls. */
  planets: number;
  /** Consecutive turns in which it has met the terms; 0 when it does not meet them. */
  turns: number;
}

/** What became of one order. */
export interface OrderView {
  /** Line in the order file, from 1 (included). */
  line: number;
  /** The player's own words, on one line. */
  text: string;
  status: 'done' | 'partly' | 'refused';
  /** Why, or how much; empty when there is nothing to say. */
  reason: string;
}

/** A line that could not be read. */
export interface DiagnosticView {
  /** From 1 (included). */
  line: number;
  /** From 1 (included). */
  column: number;
  message: string;
}

/** A ship, colony or planet that the empire lost or gained without a fight. */
export type ChangeView =
  /** Nobody lives there any longer, or people moved in. */
  | (Pick<HoldingView, 'id' | 'kind' | 'name'> & { change: 'abandoned' | 'occupied'; location: string })
  /** It was joined to the colony of the same kind that the empire had there. */
  | (Pick<HoldingView, 'id' | 'kind' | 'name'> & { change: 'joined'; to: number })
  /** No colony on the planet has people enough to hold it. */
  | { change: 'uncontrolled'; planet: string };
