import type { AnyRuleset } from '@ec/engine';
import { createStoredGame, currentTurn, submitOrders, withRuleset, type StoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar } from '../../src/calendar/game-calendar.js';
import type { KeptGame } from '../../src/calendar/kept-game.js';
import type { Resolved } from '../../src/calendar/follow-up.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { Timekeeper } from '../../src/calendar/timekeeper.js';
import { HallDatabase, type Part } from '../../src/store/hall-database.js';
import { ManualClock } from '../../src/live/manual-clock.js';

/** The process ended. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Ends a process at a step; nothing is done after it. */
class Fate {
  /** Steps that are left; for ever when absent. */
  left = Infinity;

  step(): void {
    if (this.left <= 0) throw new Killed();
    this.left -= 1;
  }
}

/** The hall's database, of which every change is a step. */
class MortalDatabase extends HallDatabase {
  constructor(
    parts: readonly Part[],
    readonly fate: Fate,
  ) {
    super(':memory:', parts);
  }

  override change(...args: Parameters<HallDatabase['change']>): number {
    // while it is opened, there is none yet
    (this.fate as Fate | undefined)?.step();
    return super.change(...args);
  }
}

/** Due on Mondays and Thursdays at 20:00 UTC. */
export const TWICE = { zone: 'UTC', weekdays: ['mon', 'thu'], time: '20:00', maxSilent: '0' };

/** A duel of Ada in seat 1 and Bo in seat 2, kept by its calendar on a clock of the test's own. */
export class KeptTable implements Disposable {
  readonly clock = new ManualClock();
  readonly fate = new Fate();
  readonly database = new MortalDatabase(HALL_PARTS, this.fate);
  readonly stored: StoredGame;
  game: KeptGame;
  /** Turns that `resolved` was called for. */
  readonly told: number[] = [];
  /** Games of which it was said that their turn failed. */
  readonly failures: string[] = [];
  #keeper = this.#newKeeper();

  constructor(calendar: object = TWICE) {
    const players = [
      { id: 1, email: 'ada@example.org', name: 'Ada' },
      { id: 2, email: 'bo@example.org', name: 'Bo' },
    ];
    const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
    const options = { clock: this.clock.now, beforeChange: () => this.fate.step() };
    this.stored = createStoredGame(':memory:', goofspiel, game, options);
    this.game = { id: 'duel', stored: this.stored, masters: ['gm@example.org'] };
    giveCalendar(this.stored, readCalendar(calendar));
  }

  get turn(): number {
    return currentTurn(this.stored).turn;
  }

  /** When the next orders are due, such as `2026-11-30T20:00`. */
  get due(): string | null {
    const { due } = currentTurn(this.stored);
    return due === null ? null : new Date(due).toISOString().slice(0, 16);
  }

  /** All mail that was queued, as `recipient: subject`. */
  get mail(): string[] {
    return this.database
      .all('SELECT recipient, subject FROM outbox ORDER BY id')
      .map(({ recipient, subject }) => `${String(recipient)}: ${String(subject)}`);
  }

  /** Hands in a sheet for the next turn. */
  send(...seats: readonly number[]): void {
    for (const seat of seats)
      submitOrders(this.stored, { seat, text: `fleet ${(this.turn % 7) + 1}`, origin: 'player' });
  }

  /** Goes to a time such as `2026-11-30T20:00`, and looks at the game. */
  async at(time: string): Promise<void> {
    this.clock.to(Date.parse(`${time}Z`));
    await this.look();
  }

  /** Looks at the game twice: there is nothing more to do the second time. */
  async look(): Promise<void> {
    await this.lookOnce();
    await this.lookOnce();
  }

  async lookOnce(): Promise<void> {
    await this.#keeper.look(this.game);
  }

  /** Begins anew, as after the process has ended. */
  restart(): void {
    this.fate.left = Infinity;
    this.#keeper = this.#newKeeper();
  }

  /** Plays by other rules of the same name from now on. */
  playBy(rules: object): void {
    const stored = withRuleset(this.stored, { ...goofspiel, ...rules } as unknown as AnyRuleset);
    this.game = { ...this.game, stored };
  }

  #newKeeper(): Timekeeper {
    const resolved: Resolved = (_, { turn }) => {
      this.fate.step();
      this.told.push(turn);
    };
    return new Timekeeper(this.database, resolved, (game) => this.failures.push(game), 'orders@example.org');
  }

  [Symbol.dispose](): void {
    this.stored[Symbol.dispose]();
    this.database[Symbol.dispose]();
  }
}
