/** Seats of people in the games of a hall, by their addresses. */
export interface SeatsByEmail {
  /** Why somebody cannot have another address in a game, in words; `undefined` when they can. */
  readonly faultOf: (from: string, to: string) => Promise<string | undefined>;
  /** Gives seats of one address to another; returns whether no game is left that has the former one. */
  readonly move: (from: string, to: string) => Promise<boolean>;
}

/** Of a hall without games. */
export const NO_SEATS: SeatsByEmail = {
  faultOf: () => Promise.resolve(undefined),
  move: () => Promise.resolve(true),
};
