import type { HoldingKind } from '@ec/economy';
import type { Ratio } from '@ec/prng';

/** A fight over one ship or colony. */
export interface BattleView {
  /** Label of the planet, such as `05-12-28/2`. */
  planet: string;
  target: CombatantView;
  attackers: CombatantView[];
  /** Those who helped the target. */
  helpers: CombatantView[];
  /** Orders by which they fought. */
  orders: CombatOrderView[];
  /** How it ended: `cease-fire` when the attackers could do no more. */
  end:
    'captured' | 'destroyed' | 'raided' | 'repelled' | 'attackers-destroyed' | 'cease-fire' | 'round-limit';
  /** Empire that captured the target; `null` where it was not captured. */
  captor: number | null;
  rounds: number;
  /** Every round, or `null` for an empire that only watched. */
  account: RoundView[] | null;
  /** What own ships and colonies lost, used up, left behind and gained. */
  changes: BattleChangeView[];
  /** What own raiders brought home. */
  loot: { id: number; unit: string; quantity: number }[];
}

/** A ship or colony in a fight, as it was before. */
export interface CombatantView {
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Its empire, or `null` for an independent one. */
  empire: number | null;
  /** Whether nothing of it was left. */
  isDestroyed: boolean;
}

/** An order by which a ship or colony fought. */
export interface CombatOrderView {
  /** Ship or colony that carried it out. */
  id: number;
  kind: 'bombard' | 'invade' | 'raid' | 'support-attacker' | 'support-defender';
  /** Share of its weapons or troops; `null` for the orders of others. */
  commitment: Ratio | null;
}

/** One round of a fight. */
export interface RoundView {
  /** Distance of each attacker at the start of the round, in 10,000 miles. */
  distances: { id: number; distance: number }[];
  fire: FireView[];
  landings: LandingView[];
  ground: GroundView[];
  /** Fuel and military supplies that own ships and colonies used up. */
  consumption: { id: number; fuel: number; supplies: number }[];
}

/** Fire on one ship or colony in a round. */
export interface FireView {
  /** Ship or colony fired upon. */
  id: number;
  /** Missiles fired at it. */
  missiles: number;
  /** Missiles that would have hit. */
  possibleHits: number;
  /** Of them, those that anti-missiles killed. */
  byAntiMissiles: number;
  /** Of them, those that energy weapons killed. */
  byEnergyWeapons: number;
  hits: number;
  /** Energy weapons fired at it. */
  beams: number;
  /** Its energy shields with fuel. */
  shields: number;
  /** Mass units. */
  missileDamage: number;
  /** Mass units. */
  beamDamage: number;
}

/** Troops that one ship or colony sent across. */
export interface LandingView {
  id: number;
  kind: 'invade' | 'raid' | 'support';
  soldiers: number;
  robots: number;
  craft: number;
  transports: number;
  /** Shot down on the way. */
  lostSoldiers: number;
  lostRobots: number;
  lostTransports: number;
}

/** One round of ground combat. */
export interface GroundView {
  kind: 'invade' | 'raid';
  attackers: GroundSideView;
  defenders: GroundSideView;
}

/** One side of a round of ground combat; soldiers in units of 100. */
export interface GroundSideView {
  /** Combat factor. */
  factor: number;
  killed: number;
  wounded: number;
  /** Robots destroyed. */
  robots: number;
  surrendered: number;
}

/** What a fight changed of one kind of unit of an own ship or colony. */
export interface BattleChangeView {
  /** Ship or colony. */
  id: number;
  /** Code such as `SPD-3` or `PRO`. */
  unit: string;
  lost: number;
  used: number;
  /** Left behind, or carried away. */
  sent: number;
  received: number;
}
