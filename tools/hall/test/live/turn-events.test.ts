import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ManualClock } from '../../src/live/manual-clock.js';
import { eventsAfter, HEARTBEAT, type Standing, type TurnEvent } from '../../src/live/turn-events.js';
import { soon } from './soon.js';

const RUNNING = { status: 'running' } as const;

/** A game that somebody watches, which stands as the test says. */
class WatchedGame {
  readonly clock = new ManualClock(1_000);
  readonly pause = 2_000;
  standing: Standing | undefined;
  /** Signals the next change, where the game signals changes at all. */
  #change: AbortController | undefined;
  /** Changes that were asked for, and those that are not asked for any more. */
  asked = 0;
  left = 0;

  constructor(
    turn: number,
    next: number | null,
    private readonly tells = false,
  ) {
    this.standing = { turn, next, outcome: RUNNING };
  }

  readonly look = (): Standing | undefined => this.standing;

  readonly changed = (): (Disposable & { readonly signal: AbortSignal }) | undefined => {
    if (!this.tells) return undefined;
    this.asked += 1;
    const change = new AbortController();
    this.#change = change;
    return { signal: change.signal, [Symbol.dispose]: () => (this.left += 1) };
  };

  /** The game stands otherwise from now on, and tells so if it does. */
  change(standing: Standing | undefined): void {
    this.standing = standing;
    this.#change?.abort();
  }

  listen(seen?: number, signal = new AbortController().signal): AsyncGenerator<TurnEvent> {
    return eventsAfter(this, seen, signal);
  }
}

/** Lets those who listen wait, and time pass until there is an event or the end. */
async function nextIn(game: WatchedGame, events: AsyncGenerator<TurnEvent>, milliseconds: number) {
  const next = events.next();
  await setImmediate();
  game.clock.pass(milliseconds);
  return soon(next);
}

const tick = (turn: number, now: number, next: number | null) => ({
  done: false,
  value: { id: turn, event: 'tick', data: { turn, now, next } },
});
const END = { done: true, value: undefined };

test('the current turn comes first, with the time of the next', async () => {
  const game = new WatchedGame(4, 11_000);
  const events = game.listen();
  expect(await soon(events.next())).toEqual(tick(4, 1_000, 11_000));
  game.change({ turn: 5, next: 21_000, outcome: RUNNING });
  expect(await nextIn(game, events, 2_000)).toEqual(tick(5, 3_000, 21_000));
});

test.each([
  ['turns that a listener has missed come before it, without a time', 1, [2, 3, 4]],
  ['the turn that a listener knows is sent again', 4, [4]],
  ['whoever knows of turns that there are not is sent the current one', 99, [4]],
])('%s', async (_, seen, turns) => {
  const game = new WatchedGame(4, 11_000);
  const events = game.listen(seen);
  for (const turn of turns)
    expect(await soon(events.next())).toEqual(tick(turn, 1_000, turn === 4 ? 11_000 : null));
});

test('a turn that was taken back is followed by the one before, and another time by the same turn', async () => {
  const game = new WatchedGame(4, 11_000);
  const events = game.listen();
  await soon(events.next());
  game.change({ turn: 3, next: 11_000, outcome: RUNNING });
  expect(await nextIn(game, events, 2_000)).toEqual(tick(3, 3_000, 11_000));
  game.change({ turn: 3, next: null, outcome: RUNNING });
  expect(await nextIn(game, events, 2_000)).toEqual(tick(3, 5_000, null));
  game.change({ turn: 5, next: null, outcome: RUNNING });
  expect(await nextIn(game, events, 2_000)).toEqual(tick(4, 7_000, null));
  expect(await soon(events.next())).toEqual(tick(5, 7_000, null));
});

test('a heartbeat comes 15 s after the last event, and 15 s after the last heartbeat', async () => {
  expect(HEARTBEAT).toBe(15_000);
  const game = new WatchedGame(4, null);
  const events = game.listen();
  await soon(events.next());
  const heard: unknown[] = [];
  const listening = (async () => {
    for await (const event of events) heard.push(event === 'heartbeat' ? game.clock.now() : event);
  })();
  const pass = async (milliseconds: number): Promise<void> => {
    await setImmediate();
    game.clock.pass(milliseconds);
    await setImmediate();
  };
  await pass(14_999);
  expect(heard).toEqual([]);
  game.change({ turn: 4, next: 99_000, outcome: RUNNING });
  await pass(2_000);
  expect(heard).toHaveLength(1);
  // the turn was sent anew at 17,999 ms
  await pass(15_000);
  expect(heard.slice(1)).toEqual([32_999]);
  await pass(14_999);
  expect(heard).toHaveLength(2);
  await pass(2_000);
  expect(heard.slice(2)).toEqual([49_998]);
  game.change(undefined);
  await pass(2_000);
  expect(await soon(listening)).toBeUndefined();
});

test('the end has the number after the last turn, and nothing follows it', async () => {
  const game = new WatchedGame(4, null);
  game.change({ turn: 4, next: null, outcome: { status: 'over', winners: [2] } });
  const events = game.listen(2);
  expect(await soon(events.next())).toEqual(tick(3, 1_000, null));
  expect(await soon(events.next())).toEqual(tick(4, 1_000, null));
  expect(await soon(events.next())).toEqual({
    done: false,
    value: { id: 5, event: 'over', data: { winners: [2] } },
  });
  expect(await soon(events.next())).toEqual(END);
});

test('the events end when the game is gone, or a signal is given', async () => {
  const game = new WatchedGame(4, null);
  const events = game.listen();
  await soon(events.next());
  game.change(undefined);
  expect(await nextIn(game, events, 2_000)).toEqual(END);
  const other = new WatchedGame(4, null);
  const gone = new AbortController();
  const heard = other.listen(undefined, gone.signal);
  await soon(heard.next());
  const end = heard.next();
  await setImmediate();
  gone.abort();
  expect(await soon(end)).toEqual(END);
  expect(await soon(game.listen(undefined, AbortSignal.abort()).next())).toEqual(END);
});

test('events follow the signals of a game at once, and a listener who leaves takes its request back', async () => {
  const game = new WatchedGame(4, 11_000, true);
  const gone = new AbortController();
  const events = game.listen(undefined, gone.signal);
  await soon(events.next());
  const next = events.next();
  await setImmediate();
  expect([game.asked, game.left]).toEqual([1, 0]);
  game.change({ turn: 5, next: 21_000, outcome: RUNNING });
  expect(await soon(next)).toEqual(tick(5, 1_000, 21_000));
  expect([game.asked, game.left]).toEqual([1, 1]);
  const end = events.next();
  await setImmediate();
  gone.abort();
  expect(await soon(end)).toEqual(END);
  expect([game.asked, game.left]).toEqual([2, 2]);
});

test('what changes while events are on their way is sent at once', async () => {
  const game = new WatchedGame(4, 11_000, true);
  const events = game.listen();
  expect(await soon(events.next())).toEqual(tick(4, 1_000, 11_000));
  // this change signals nobody, as nobody waits yet
  game.standing = { turn: 5, next: 21_000, outcome: RUNNING };
  expect(await soon(events.next())).toEqual(tick(5, 1_000, 21_000));
  game.standing = { turn: 5, next: 22_000, outcome: RUNNING };
  expect(await soon(events.next())).toEqual(tick(5, 1_000, 22_000));
  game.standing = { turn: 6, next: 22_000, outcome: RUNNING };
  expect(await soon(events.next())).toEqual(tick(6, 1_000, 22_000));
  game.standing = undefined;
  expect(await soon(events.next())).toEqual(END);
});
