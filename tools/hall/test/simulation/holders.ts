/** A seat of a game. */
export interface Place {
  readonly game: string;
  readonly seat: number;
}

/** Numbers of what was last in the files when somebody left a seat: whatever has a greater one came after that. */
interface Left {
  /** In the game's file. */
  readonly turn: number;
  /** In the game's file. */
  readonly sheet: number;
  /** In the hall's queue of mail. */
  readonly mail: number;
}

/** Somebody who has a seat, or has had it. */
export interface Holder extends Place {
  readonly email: string;
  /** Token that they were given; one that was never given where the seat has none. */
  readonly token: string;
  /** Number in the game's file of the last sheet before they came. */
  readonly since: number;
  /** Undefined while they have the seat. */
  left: Left | undefined;
}

/** Who has each seat, and who had it before. */
export class Holders {
  readonly all: Holder[] = [];
  readonly #former: Holder[] = [];

  /** Who has a seat now. */
  of({ game, seat }: Place): Holder {
    const holder = this.all.find((one) => one.game === game && one.seat === seat && !one.left);
    if (!holder) throw new RangeError(`expected a seat that somebody has, received ${seat} of ${game}`);
    return holder;
  }

  /** All who have had a seat, oldest first. */
  everOf({ game, seat }: Place): Holder[] {
    return this.all.filter((one) => one.game === game && one.seat === seat);
  }

  /** Those who have left a seat, in the order in which they left. */
  get former(): Holder[] {
    return this.#former;
  }

  /** Gives a seat to somebody; whoever had it has left. */
  take(holder: Omit<Holder, 'left'>, left: Left): void {
    const before = this.everOf(holder).at(-1);
    if (before) {
      before.left = left;
      this.#former.push(before);
    }
    this.all.push({ ...holder, left: undefined });
  }
}
