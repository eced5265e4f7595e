import type { ResourceCode } from '@ec/economy';

/** The farms of one technology level. */
export interface FarmView {
  techLevel: number;
  units: number;
  /** Units that had labour, fuel and room. */
  worked: number;
  /** Food units. */
  produced: number;
}

/** A mine group. */
export interface MineGroupView {
  group: number;
  techLevel: number;
  units: number;
  /** Units that had labour and fuel. */
  worked: number;
  /** Deposit that it digs in the next quarter. */
  depositNumber: number;
  resource: ResourceCode;
  yieldPercent: number;
  /** Deposit that it dug this quarter, where it has moved to another since; otherwise `null`. */
  dug: DugDepositView | null;
  /** Units that it dug this quarter, of the resource of `dug` where it has moved. */
  produced: number;
}

/** A deposit that a mine group has left. */
export interface DugDepositView {
  depositNumber: number;
  resource: ResourceCode;
  yieldPercent: number;
}

/** A factory group. */
export interface FactoryGroupView {
  group: number;
  techLevel: number;
  units: number;
  /** Code of what it builds: `CNGD`, `ASW-1`, `RSCH`; `null` for a group that has nothing to make. */
  product: string | null;
  /** Next product once the work in process is finished: a code, or `idle`; `null` when no change is ordered. */
  change: string | null;
  /** Units that had labour and fuel. */
  worked: number;
  /** Units that came out this quarter. */
  delivered: number;
  /** Code of the units that came out where they are not the present product; otherwise `null`. */
  deliveredUnit: string | null;
  /** Units of the product that were begun this quarter. */
  started: number;
  /** Units of the product that are a quarter, half and three quarters done. */
  pipeline: [quarter: number, half: number, threeQuarters: number];
}

/** Workers of the quarter, in population units. */
export interface LabourView {
  /** What all farms, mines and factories would need. */
  required: Record<'USK' | 'PRO', number>;
  used: Record<'USK' | 'PRO', number>;
}
