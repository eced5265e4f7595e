import type { HoldingKind } from '@ec/economy';

/** What the spies of a ship or colony did at one task. */
export interface SpyReportView {
  /** Ship or colony that sent them. */
  id: number;
  spies: number;
  result: SpyResultView;
}

/** What spies found or did. */
export type SpyResultView =
  /** Rebel units of all classes. */
  | { task: 'check rebels'; rebels: number }
  | { task: 'convert rebels'; converted: number }
  /** Foreign spies by the empire that sent them. */
  | { task: 'check for spies'; found: { empire: number; spies: number }[] }
  | { task: 'attack spies'; target: number; killed: number; lost: number }
  | { task: 'incite rebels'; target: number; incited: number }
  /** Lines of the target's report. */
  | { task: 'information'; target: number; lines: string[] }
  /** The target is no longer at the same place, or now belongs to the reader. */
  | { task: 'attack spies' | 'incite rebels' | 'information'; target: number; isGone: true };

/** Own spies that foreign spies killed. */
export interface SpiesLostView {
  /** Ship or colony in which they lived. */
  id: number;
  spies: number;
}

/** A rebellion; people in units of 100. */
export interface RebellionView {
  /** Ship or colony. */
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Label of the planet. */
  planet: string;
  militia: number;
  soldiers: number;
  rounds: { loyal: number; militia: number }[];
  winner: 'loyal' | 'militia';
  loyalCasualties: CasualtiesView;
  militiaCasualties: CasualtiesView;
}

/** What became of those who fell or gave up. */
export interface CasualtiesView {
  killed: number;
  wounded: number;
  surrendered: number;
}
