import { setImmediate } from 'node:timers/promises';
import type { AnyRuleset } from '@ec/engine';
import {
  countingSheet,
  currentTurn,
  gameMessages,
  resolveStoredTurn,
  setDue,
  StoreError,
  undoTurn,
  withRuleset,
  type StoredGame,
} from '@ec/engine/sqlite';
import { multiplanetary } from '@ec/multiplanetary';
import { expect, test } from 'vitest';
import { LiveGame } from '../../src/live/live-game.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import type { Pace } from '../../src/live/schedule.js';
import type { LiveSubmission } from '../../src/live/take-lines.js';
import { newDuel } from './duel.js';
import { soon } from './soon.js';

const SECOND = 1_000;
/** The test's clock begins at 0, so that times are those since the start. */
const PACE: Pace = { tick: 10 * SECOND, planning: 60 * SECOND };

/** A duel that is played on a clock of the test's own. */
class LiveDuel implements AsyncDisposable {
  readonly clock = new ManualClock(0);
  readonly stored: StoredGame;
  readonly live: LiveGame;
  pace: Pace | null = PACE;
  /** What the next changes of the file fail with. */
  readonly faults: Error[] = [];
  /** News, as they came. */
  readonly told: unknown[] = [];
  readonly stop = new AbortController();
  #last: Promise<unknown> = Promise.resolve();
  #played: Promise<void> | undefined;

  constructor(prepare: (stored: StoredGame) => void = () => undefined, pace: Pace | null = PACE) {
    this.pace = pace;
    this.stored = newDuel(this.clock.now, () => {
      const fault = this.faults.shift();
      if (fault) throw fault;
    });
    prepare(this.stored);
    this.live = new LiveGame(this.stored, {
      clock: this.clock,
      pace: () => this.pace,
      inTurn: (change) => this.inTurn(change),
    });
    const { news } = this.live;
    news.on('tick', ({ game }) => this.told.push(`tick ${game.state.turn}`));
    news.on('moved', () => this.told.push('moved'));
    news.on('changed', () => this.told.push('changed'));
    news.on('made', () => this.told.push('made'));
    news.on('hindered', ({ code }) => this.told.push(`hindered: ${code}`));
  }

  inTurn<T>(change: () => Promise<T>): Promise<T> {
    const made = this.#last.then(change);
    this.#last = made.catch(() => undefined);
    return made;
  }

  play(): Promise<void> {
    return (this.#played ??= this.live.play(this.stop.signal));
  }

  /** Lets time pass, and then all go on that do not wait for the clock. */
  async pass(milliseconds: number): Promise<void> {
    await setImmediate();
    this.clock.pass(milliseconds);
    await setImmediate();
  }

  /** The last turn, and when the next is due, in seconds. */
  get at(): unknown {
    const { turn, due } = currentTurn(this.stored);
    return [turn, due === null ? null : due / SECOND];
  }

  /** How often a time was set by itself, and not with a turn. */
  get timesSet(): number {
    return gameMessages(this.stored).filter(({ code }) => code === 'due-set').length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.stop.abort();
    await setImmediate();
    this.stored[Symbol.dispose]();
  }
}

test('a game goes live: the file says when the first tick is, after the planning time or as it was set', async () => {
  await using duel = new LiveDuel();
  expect([duel.at, duel.live.next, duel.timesSet]).toEqual([[0, 60], 60 * SECOND, 1]);
  await using set = new LiveDuel((stored) => setDue(stored, 90 * SECOND));
  expect([set.at, set.live.next, set.timesSet]).toEqual([[0, 90], 90 * SECOND, 1]);
  await using none = new LiveDuel(undefined, null);
  expect([none.at, none.live.pace]).toEqual([[0, null], null]);
  expect([duel.live.pace, duel.live.isOver, duel.live.status.turn.turn]).toEqual([PACE, false, 0]);
});

test('ticks come when their time has come, and not before; the next time is in the file with each', async () => {
  await using duel = new LiveDuel();
  void duel.play();
  await duel.pass(60 * SECOND - 1);
  expect([duel.at, duel.told]).toEqual([[0, 60], []]);
  await duel.pass(1);
  expect([duel.at, duel.live.next]).toEqual([[1, 70], 70 * SECOND]);
  await duel.pass(13 * SECOND);
  expect([duel.at, duel.live.next]).toEqual([[2, 80], 80 * SECOND]);
  expect(duel.told).toEqual(['changed', 'tick 1', 'changed', 'tick 2']);
  // once, as it went live
  expect(duel.timesSet).toBe(1);
});

test('another time, turn or undone turn of somebody else is seen within a second, and told', async () => {
  await using duel = new LiveDuel();
  void duel.play();
  setDue(duel.stored, 90 * SECOND);
  await duel.pass(SECOND);
  expect([duel.live.next, duel.told]).toEqual([90 * SECOND, ['changed', 'moved']]);
  await resolveStoredTurn(duel.stored);
  expect(duel.live.status.turn.turn).toBe(1);
  await duel.pass(SECOND);
  // a tick from now
  expect([duel.at, duel.live.next]).toEqual([[1, 12], 12 * SECOND]);
  undoTurn(duel.stored);
  expect(duel.live.status.turn.turn).toBe(0);
  await duel.pass(SECOND);
  expect([duel.at, duel.live.next]).toEqual([[0, 90], 90 * SECOND]);
  expect(duel.told).toEqual(['changed', 'moved', 'changed', 'moved', 'changed', 'moved']);
  await duel.pass(87 * SECOND);
  expect(duel.at).toEqual([1, 100]);
});

test('how it stands is looked up once a turn', async () => {
  await using duel = new LiveDuel();
  const { status } = duel.live;
  expect(duel.live.status).toBe(status);
  await resolveStoredTurn(duel.stored);
  expect(duel.live.status).not.toBe(status);
  expect(duel.live.status.turn.turn).toBe(1);
});

test('a watcher gets one signal for a change, and none after leaving', async () => {
  await using duel = new LiveDuel();
  const { news, watched } = duel.live;
  expect(watched.look()).toMatchObject({ turn: 0, next: 60 * SECOND, outcome: { status: 'running' } });
  const before = news.listenerCount('changed');
  const [hears, leaves] = [watched.changed(), watched.changed()];
  expect(news.listenerCount('changed')).toBe(before + 2);
  leaves?.[Symbol.dispose]();
  expect(news.listenerCount('changed')).toBe(before + 1);
  expect(hears?.signal.aborted).toBe(false);
  news.emit('changed');
  expect([hears?.signal.aborted, leaves?.signal.aborted]).toEqual([true, false]);
  expect(news.listenerCount('changed')).toBe(before);
});

test('it is played until it has no pace any more, or a signal is given: then what is under way is done', async () => {
  await using paused = new LiveDuel();
  const playing = paused.play();
  paused.pace = null;
  paused.clock.pass(60 * SECOND);
  expect(await soon(playing)).toBeUndefined();
  expect(paused.at).toEqual([0, 60]);
  await using duel = new LiveDuel();
  const played = duel.play();
  let make = (): void => undefined;
  void duel.inTurn(() => new Promise<void>((made) => (make = made)));
  await setImmediate();
  duel.clock.pass(60 * SECOND);
  duel.stop.abort();
  expect(await soon(played)).toBe('waits');
  make();
  expect([await soon(played), duel.at]).toEqual([undefined, [0, 60]]);
  await using never = new LiveDuel();
  never.stop.abort();
  never.clock.pass(60 * SECOND);
  expect(await soon(never.play())).toBeUndefined();
  expect(never.at).toEqual([0, 60]);
});

test('it ends when it is over: no tick follows, and no orders are taken', async () => {
  await using duel = new LiveDuel();
  const played = duel.play();
  await resolveStoredTurn(duel.stored, { host: { isAgreedEnd: true } });
  duel.clock.pass(60 * SECOND);
  expect(await soon(played)).toBeUndefined();
  expect([duel.at, duel.live.isOver, duel.live.next]).toEqual([[1, 70], true, null]);
  expect(await duel.live.submit(1, 'A1 -> A2 1', { isAdded: true })).toBe('over');
  expect(duel.live.watched.look()).toMatchObject({ next: null, outcome: { status: 'over' } });
});

test('a tick is tried again where somebody else has changed the game, which is told; another fault ends the game', async () => {
  await using duel = new LiveDuel();
  const played = duel.play();
  duel.faults.push(
    new StoreError('busy', 'somebody else is changing the game'),
    new StoreError('overtaken', 'somebody else has changed the game'),
  );
  await duel.pass(60 * SECOND);
  expect([duel.at, duel.told]).toEqual([
    [1, 70],
    ['hindered: busy', 'hindered: overtaken', 'changed', 'tick 1'],
  ]);
  duel.faults.push(new StoreError('full', 'the disk is full'));
  duel.clock.pass(10 * SECOND);
  await expect(soon(played)).rejects.toThrow('the disk is full');
  await using other = new LiveDuel();
  const otherPlayed = other.play();
  other.faults.push(Object.assign(new Error('a bug'), { code: 'busy' }));
  other.clock.pass(60 * SECOND);
  await expect(soon(otherPlayed)).rejects.toThrow('a bug');
  expect(other.told).toEqual([]);
});

test('a tick is given up where somebody else sets another time while it is worked out', async () => {
  const clock = new ManualClock(0);
  using plain = newDuel(clock.now);
  let times = 0;
  const during = (): void => {
    times += 1;
    if (times === 1) setDue(plain, 90 * SECOND);
  };
  const phases = [...multiplanetary.phases, { name: 'master', run: during }];
  const stored = withRuleset(plain, { ...multiplanetary, phases } as unknown as AnyRuleset);
  const live = new LiveGame(stored, { clock, pace: () => PACE, inTurn: (change) => change() });
  const told: string[] = [];
  live.news.on('hindered', ({ message }) => told.push(message));
  for (const [seconds, turn, due] of [
    [60, 0, 90],
    [89, 0, 90],
    [90, 1, 100],
  ] as const) {
    clock.to(seconds * SECOND);
    expect(await live.submit(1, 'A1 -> A2 1', { isAdded: true })).toMatchObject({ turn: turn + 1 });
    expect(currentTurn(stored)).toMatchObject({ turn, due: due * SECOND });
  }
  expect(told).toEqual([':memory:: somebody else has set another time for the tick; nothing was done']);
});

test('changes are made one after the other, and are told', async () => {
  await using duel = new LiveDuel();
  const made: string[] = [];
  const changes = ['first', 'second'].map((name) => duel.live.change(() => made.push(name)));
  await soon(Promise.all(changes));
  expect([made, duel.told]).toEqual([
    ['first', 'second'],
    ['made', 'made'],
  ]);
});

test('orders are for the next turn; after the tick they are for the one after, although nobody has played it', async () => {
  await using duel = new LiveDuel();
  const send = (text: string, turn?: number) => soon(duel.live.submit(1, text, { isAdded: true, turn }));
  expect(await send('A1 -> A2 1')).toMatchObject({ turn: 1, counts: true, isLate: false });
  expect(await send('A1 -> G1 1', 1)).toMatchObject({ turn: 1, isLate: false, earlier: 1 });
  for (const turn of [0, 2]) expect(await send('A1 -> G1 1', turn)).toBe('overtaken');
  // by the clock, the tick is due
  duel.clock.pass(60 * SECOND);
  const late = (await send('A1 -> A2 1')) as LiveSubmission;
  expect([late.turn, late.isLate, late.receipt]).toEqual([2, true, 1]);
  expect([duel.at, duel.told]).toEqual([
    [1, 70],
    ['changed', 'tick 1'],
  ]);
  const long = ';'.repeat(65_537);
  expect(await duel.live.submit(1, long, { isAdded: false })).toBe('too-long');
  expect(await duel.live.submit(1, 'A1 -> A2 2', { isAdded: false })).toMatchObject({ receipt: 2 });
});

test('orders are taken while there is no pace, and nothing is resolved', async () => {
  await using duel = new LiveDuel(undefined, null);
  duel.clock.pass(3_600 * SECOND);
  expect(await duel.live.submit(1, 'A1 -> A2 1', { isAdded: true })).toMatchObject({ turn: 1 });
  expect(duel.at).toEqual([0, null]);
});

test('an order that is taken back from a list that is out of date takes no other one with it', async () => {
  await using duel = new LiveDuel();
  const { live } = duel;
  const add = (text: string) => live.submit(1, text, { isAdded: true });
  await add('A1 -> B1 1');
  const instead = countingSheet(duel.stored, currentTurn(duel.stored), 1)?.receipt;
  await add('A1 -> C1 1');
  const takeBack = (of: number | undefined, text = '') =>
    live.submit(1, text, { isAdded: false, turn: 1, instead: of });
  expect(await takeBack(instead)).toBe('changed');
  expect(await takeBack(0)).toBe('changed');
  expect(countedText(duel)).toBe('A1 -> B1 1\nA1 -> C1 1');
  const now = countingSheet(duel.stored, currentTurn(duel.stored), 1)?.receipt;
  expect(await takeBack(now, 'A1 -> C1 1')).toMatchObject({ counts: true });
  expect(countedText(duel)).toBe('A1 -> C1 1');
});

/** Orders of seat 1 that count for the next turn. */
function countedText({ stored }: LiveDuel): string | undefined {
  return countingSheet(stored, currentTurn(stored), 1)?.text;
}
