import { StoreError } from '@ec/engine/sqlite';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { HallDatabase } from '../../src/store/hall-database.js';

/** The process has ended: nothing that it would have done after that is done. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/** What a disk does instead of writing: it is full, or somebody else holds the file. */
export type DiskFault = 'full' | 'busy';

/** SQLite's numbers of these faults. */
const SQLITE: Readonly<Record<DiskFault, number>> = { full: 13, busy: 5 };

/**
 * What becomes of a process: at which of its steps it ends, and at which the disk refuses. A step is every statement that changes a file, the end
 * of every change, and both ends of handing over a mail.
 */
export class Fate {
  /** Whether the process has ended. */
  isDead = false;
  /** Whether a fault has happened since the process was last spared. */
  isHit = false;
  #left = Infinity;
  #refusing: { after: number; times: number; readonly fault: DiskFault } | undefined;
  #onEnd: () => void = () => undefined;

  /**
   * Ends the process at a step.
   *
   * @param steps - that are still done
   * @param onEnd - is called before anything else happens
   */
  endAfter(steps: number, onEnd: () => void): void {
    this.#left = steps;
    this.#onEnd = onEnd;
  }

  /** Has the disk refuse some writes in a row, after others. */
  refuse(fault: DiskFault, after: number, times: number): void {
    this.#refusing = { fault, after, times };
  }

  /** What was to come does not come, but for the end. */
  spare(): void {
    this.isHit = false;
    if (this.isDead) return;
    this.#left = Infinity;
    this.#refusing = undefined;
  }

  /** Ends the process now. */
  end(): void {
    this.isDead = true;
    this.isHit = true;
  }

  /**
   * A step of the process.
   *
   * @throws Killed at its last, and at all after it
   */
  step(): void {
    if (!this.isDead && this.#left <= 0) {
      this.isDead = true;
      this.isHit = true;
      this.#onEnd();
    }
    if (this.isDead) throw new Killed();
    this.#left -= 1;
  }

  /** A step at which something is written; returns what the disk does instead. */
  write(): DiskFault | undefined {
    this.step();
    const refusing = this.#refusing;
    if (refusing === undefined || refusing.after-- > 0 || refusing.times-- <= 0) return undefined;
    this.isHit = true;
    return refusing.fault;
  }

  /** Called before each change of a game's file. */
  readonly beforeChange = (): void => {
    const fault = this.write();
    if (fault !== undefined) throw new StoreError(fault, 'the simulated disk refuses');
  };
}

/** The hall's file as a process has it that may end, on a disk that may refuse. */
export class MortalDatabase extends HallDatabase {
  readonly #fate: Fate;

  constructor(path: string, fate: Fate) {
    super(path, HALL_PARTS);
    this.#fate = fate;
  }

  override change(...args: Parameters<HallDatabase['change']>): number {
    // While it is opened, there is none yet.
    if (#fate in this) this.#write();
    return super.change(...args);
  }

  override transaction<T>(changes: () => T): T {
    if (!(#fate in this)) return super.transaction(changes);
    return super.transaction(() => {
      const made = changes();
      this.#write();
      return made;
    });
  }

  #write(): void {
    const fault = this.#fate.write();
    if (fault === undefined) return;
    const message = fault === 'full' ? 'database or disk is full' : 'database is locked';
    throw Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode: SQLITE[fault] });
  }
}
