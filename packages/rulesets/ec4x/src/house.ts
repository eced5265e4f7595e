import type { Fleet } from './fleet.js';
import type { Knowledge } from './knowledge.js';
import type { PrestigeCause } from './tables/prestige.js';
import type { Boon, ByLine, Stance } from './types.js';

/** How a House stands in the game. */
export const HOUSE_STATUSES = ['playing', 'disgraced', 'eliminated', 'capitulated'] as const;

/** How a House stands in the game; all but the first are out of it. */
export type HouseStatus = (typeof HOUSE_STATUSES)[number];

/** A House. */
export interface House {
  id: number;
  name: string;
  playerId: number | null;
  status: HouseStatus;
  /** System of its home world. */
  homeId: number;
  /** Thousandths of an XMR. */
  treasury: number;
  ledger: Ledger;
  /** Percent, 0 (included) to 100 (included). */
  tax: number;
  /** Product of all colonies in the latest Income, in thousandths of an XMR. */
  gcp: number;
  prestige: number;
  /** Prestige won and lost since the start, by cause. */
  prestigeBy: Record<PrestigeCause, number>;
  research: Research;
  /** Points of espionage and of counter-espionage. */
  ebp: number;
  cip: number;
  /** What it spent on them this turn, in thousandths of an XMR. */
  espionageSpent: { ebp: number; cip: number };
  /** What it is to House h, at h − 1; to itself a pact. */
  stances: Stance[];
  /** Turn in which its pact with House h ended, at h − 1; `null` where none did, both have one again, or its breach was paid for. */
  pactEnds: (number | null)[];
  /** Ends of turn in a row at which House h and it were enemies, at h − 1. */
  wars: number[];
  /** Its acts of espionage that are remembered, in their order. */
  acts: SpyAct[];
  /** Prestige that acts of espionage took from it, as far as it is remembered. */
  subverted: { turn: number; points: number }[];
  fleets: Fleet[];
  /** Settlers under way, in the order in which they left. */
  transports: Transport[];
  /** Numbers last used. */
  last: { fleet: number; squadron: number; ship: number; project: number };
  /** Turns in a row of taxes too high, of maintenance not paid, and of prestige below 0. */
  streaks: { tax: number; upkeep: number; disgrace: number };
  /** Whether an act of espionage cuts its next taxes. */
  isTaxCut: boolean;
  /** Whether an act of espionage halves the science points that it buys, until the next acts are carried out. */
  isScienceHalved: boolean;
  knowledge: Knowledge;
}

/**
 * Money since the start of the Command phase, in thousandths of an XMR: opening + interest + taxes + receipts − corruption − maintenance −
 * spending is the treasury.
 *
 * @see X-23
 */
export interface Ledger {
  opening: number;
  spending: number;
  receipts: number;
  interest: number;
  taxes: number;
  maintenance: number;
  /** Lost of idle money. @see X-76 */
  corruption: number;
}

/** Where a House stands in research. */
export interface Research {
  levels: ByLine<number>;
  /** Points in each pool. */
  points: ByLine<number>;
  /** Points bought since the latest breakthrough. */
  bought: ByLine<number>;
  /** Whether the next level of a technology is cheaper. */
  isDiscounted: boolean;
  /** In the order of `Boon`s. */
  boons: Boon[];
}

/** An act of espionage against a House. */
export interface SpyAct {
  targetId: number;
  turn: number;
  /** Whether it was not detected. */
  isSuccess: boolean;
}

/** Settlers aboard a civilian liner. */
export interface Transport {
  fromId: number;
  toId: number;
  /** Whole transfer units. */
  ptu: number;
  /** Ends of turn until they arrive, at least 1 (included). */
  turns: number;
}

/** A copy of a House that shares its fleets and what it knows, and nothing else. */
export function copyOfBooks(house: House): House {
  const { research } = house;
  return {
    ...house,
    ledger: { ...house.ledger },
    prestigeBy: { ...house.prestigeBy },
    research: {
      ...research,
      levels: { ...research.levels },
      points: { ...research.points },
      bought: { ...research.bought },
      boons: [...research.boons],
    },
    espionageSpent: { ...house.espionageSpent },
    stances: [...house.stances],
    pactEnds: [...house.pactEnds],
    wars: [...house.wars],
    acts: house.acts.map((act) => ({ ...act })),
    subverted: house.subverted.map((loss) => ({ ...loss })),
    transports: house.transports.map((transport) => ({ ...transport })),
    last: { ...house.last },
    streaks: { ...house.streaks },
  };
}

/** The books of a turn that begins with so much money. */
export function newLedger(opening: number): Ledger {
  return { opening, spending: 0, receipts: 0, interest: 0, taxes: 0, maintenance: 0, corruption: 0 };
}
