import { once, type EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { allTurns, currentTurn, gameMessages, setDue, verifyGame } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { wallClock } from '@ec/hall/live';
import { heard, LiveFolder, LiveTable, SECOND, take, TestClock } from './live-table.js';

/** A time of the day on which the test's clock begins. */
function at(time: string): number {
  return Date.parse(`2026-12-01T${time}Z`);
}

/** Bo sends every new ship from J10 to A1 as soon as it is there. */
const BO = 'J10 -> A1 4';

/** Waits until so many wait for changes. */
async function listenedTo(news: EventEmitter, number: number): Promise<void> {
  while (news.listenerCount('changed') !== number)
    await new Promise<void>((done) => {
      const hear = (name: string | symbol): void => {
        if (name !== 'changed') return;
        news.off('newListener', hear).off('removeListener', hear);
        done();
      };
      news.on('newListener', hear).on('removeListener', hear);
    });
}

describe('a duel of Multiplanetary Empire', () => {
  test('M-01 to M-05: Ada saves 20 ships until tick 5, sends them by quantum warp in tick 6, and 10 take the empty J10 in tick 13', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const [ada, bo] = [table.client(1), table.client(2)];
    const listeners = [heard(table.page), heard(table.page)];
    for (const events of listeners) expect(await take(events, 1)).toMatchObject([{ id: '0' }]);
    for (let tick = 1; tick <= 13; tick++) {
      if (tick >= 2) expect(await bo.add(BO)).toMatchObject({ status: 200, turn: tick, counts: true });
      if (tick === 6) expect(await ada.add('A1 => J10 20')).toMatchObject({ counts: true, diagnostics: [] });
      await table.tick(tick === 1 ? 60 * SECOND : 10 * SECOND);
    }
    for (const listener of listeners) {
      const events = await take(listener, Infinity);
      expect(events.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
      expect(events.at(-1)).toEqual({ id: '14', event: 'over', data: '{"winners":[1]}' });
    }
    expect(await bo.add(BO)).toMatchObject({ status: 409, error: { code: 'over' } });
    expect(await (await ada.ask('/report?format=text')).text()).toContain('Ada (red) has won.');
    expect(await ada.json('/status')).toMatchObject({ phase: 'over', turn: 13, next: null, winners: [1] });
    // reports are there for one more tick, then the game ends by itself
    table.clock.pass(10 * SECOND);
    expect((await table.ended).outcome.status).toBe('over');
    await expect(LiveTable.open(folder)).rejects.toThrow(
      'expected a game that goes on, received one that is over',
    );
    expect(verifyGame(table.stored)).toMatchObject({ turns: 14, findings: [] });
    const [, ...ticks] = allTurns(table.stored);
    expect(ticks.map(({ resolved }) => (resolved - at('18:00:00')) / SECOND)).toEqual([
      ...[60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180],
    ]);
  });

  test('its file is that of any game: commands read, check, take back and replay it', async () => {
    using folder = await LiveFolder.make();
    {
      await using table = await LiveTable.open(folder);
      await table.tick(60 * SECOND);
      await table.tick();
      // while it is live, too
      expect((await folder.ec('report', '--seat', '1')).stdout).toMatch(/^Duel, tick 2\n/);
      expect((await folder.ec('status')).stdout).toContain('orders due 2026-12-01 18:01:20 UTC');
    }
    expect((await folder.ec('replay')).code).toBe(0);
    expect((await folder.ec('doctor')).code).toBe(0);
    expect((await folder.ec('undo')).code).toBe(0);
    await using again = await LiveTable.open(folder);
    expect(await again.client().json('/status')).toMatchObject({ turn: 1, phase: 'running' });
  });
});

describe('orders', () => {
  test('are added at the end, replaced, and read again; a line with a mistake is reported with its place and stops no other', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    await table.tick(60 * SECOND);
    const ada = table.client(1);
    expect(await ada.json('/orders')).toMatchObject({ status: 200, turn: 2, receipt: null, text: '' });
    expect(await ada.add('A1 -> A2 1')).toMatchObject({ status: 200, receipt: 1, text: 'A1 -> A2 1' });
    expect(await ada.add('A1 -> G1 1\n')).toMatchObject({ receipt: 2, text: 'A1 -> A2 1\nA1 -> G1 1\n' });
    const wrong = await ada.add('; later\nA1 -> Z9 1');
    expect(wrong).toMatchObject({
      status: 422,
      counts: false,
      turn: 2,
      diagnostics: [{ line: 4, column: 7 }],
      pages: ['https://github.com/ec-engine/ec/blob/main/docs/multiplanetary/README.md#standard'],
    });
    expect(await ada.json('/orders')).toMatchObject({ receipt: 2, text: 'A1 -> A2 1\nA1 -> G1 1\n' });
    const partly = await ada.add('A1 -> Z9 1\nA1 -> A2 2');
    expect(partly).toMatchObject({ status: 200, counts: true, diagnostics: [{ line: 3, column: 7 }] });
    const whole = 'A1 -> A2 1\nA1 -> G1 1\nA1 -> Z9 1\nA1 -> A2 2';
    expect(await ada.json('/orders')).toMatchObject({ text: whole });
    // what was wrong before is not said again
    expect(await ada.add('A1 -> G1 2')).toMatchObject({ diagnostics: [{ line: 5, severity: 'warning' }] });
    expect(await ada.replace('A1 -> Z9 1\nA1 -> A2 1')).toMatchObject({
      status: 200,
      diagnostics: [{ line: 1 }],
    });
    expect(await ada.replace('A1 -> E2 3')).toMatchObject({ status: 200, text: 'A1 -> E2 3' });
    expect(await ada.replace('')).toMatchObject({ status: 200, counts: true, text: '', pages: [] });
    // of nobody else
    expect(await table.client(2).json('/orders')).toMatchObject({ receipt: null, text: '' });
  });

  test('that come after the tick are for the next one, as their answer says, although the timer has not run out', async () => {
    using folder = await LiveFolder.make();
    // A clock whose timers come much too late.
    const clock = new (class extends TestClock {
      override async until(_: number, signal: AbortSignal): Promise<void> {
        if (!signal.aborted) await once(signal, 'abort');
      }
    })();
    await using table = await LiveTable.open(folder, { clock });
    const ada = table.client(1);
    expect(await ada.add('A1 -> A2 1')).toMatchObject({ turn: 1, isLate: false });
    clock.pass(60 * SECOND);
    expect(await ada.add('A1 -> G1 2')).toMatchObject({ turn: 2, isLate: true, text: 'A1 -> G1 2' });
    expect(await ada.json('/status')).toMatchObject({ turn: 1, next: at('18:01:10') });
  });

  test('that come while a tick is resolved wait for it, and are for the next', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const ada = table.client(1);
    await ada.ask('/orders');
    const ticked = table.tick(60 * SECOND);
    const said = await Promise.all(Array.from({ length: 5 }, () => ada.add('A1 -> A2 1')));
    await ticked;
    expect(said.map(({ turn }) => turn)).toEqual([2, 2, 2, 2, 2]);
    // every line is there, and each sheet has a receipt of its own
    expect(await ada.json('/orders')).toMatchObject({
      turn: 2,
      text: Array(5).fill('A1 -> A2 1').join('\n'),
    });
    expect(new Set(said.map(({ receipt }) => receipt)).size).toBe(5);
  });
});

describe('the clock', () => {
  test('begins with the planning time, then ticks on its grid, however long anything takes', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const anybody = table.client();
    const next = async () => (await anybody.json('/status')) as unknown as { phase: string; next: number };
    expect(await next()).toMatchObject({ phase: 'planning', next: at('18:01:00') });
    table.clock.pass(59 * SECOND);
    expect(await next()).toMatchObject({ turn: 0 });
    await table.tick(4 * SECOND);
    expect(await next()).toMatchObject({ phase: 'running', turn: 1, next: at('18:01:10') });
    await table.tick(9 * SECOND);
    expect(await next()).toMatchObject({ turn: 2, next: at('18:01:20') });
  });

  test('plays one tick after a sleep of an hour, and goes on from there', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    await table.tick(3_600 * SECOND);
    expect(await table.client().json('/status')).toMatchObject({ turn: 1, next: at('19:00:10') });
    await table.tick();
    expect(currentTurn(table.stored).turn).toBe(2);
  });

  test('waits for the time that the host has set', async () => {
    using folder = await LiveFolder.make();
    await folder.ec('due', '2099-12-01T18:00:00Z');
    await using table = await LiveTable.open(folder);
    expect(await table.client().json('/status')).toMatchObject({ next: Date.UTC(2099, 11, 1, 18) });
  });

  test('goes by the file: the host can put the next tick off, resolve a turn or take one back meanwhile', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const events = heard(table.page);
    const next = async () => JSON.parse((await take(events, 1))[0]?.data ?? '') as unknown;
    expect(await next()).toMatchObject({ turn: 0, next: at('18:01:00') });
    setDue(table.stored, at('18:05:00'));
    table.clock.pass(60 * SECOND);
    expect(await next()).toMatchObject({ turn: 0, next: at('18:05:00') });
    await table.tick(240 * SECOND);
    expect(await next()).toMatchObject({ turn: 1, next: at('18:05:10') });
    await folder.ec('turn', '--max-silent', 'all');
    table.clock.pass(10 * SECOND);
    expect(await next()).toMatchObject({ turn: 2, next: at('18:05:20') });
    await folder.ec('undo');
    table.clock.pass(10 * SECOND);
    expect(await next()).toMatchObject({ turn: 1, next: at('18:05:30') });
    await table.tick();
    expect(await next()).toMatchObject({ turn: 2, next: at('18:05:40') });
  });

  test('waits with the tick while somebody else is changing the game, and says so', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    using other = new DatabaseSync(folder.file);
    other.exec('BEGIN IMMEDIATE');
    const hindered = once(table.live.news, 'hindered');
    const ticked = once(table.live.news, 'tick');
    table.clock.pass(60 * SECOND);
    expect(await hindered).toMatchObject([{ code: 'busy' }]);
    other.exec('ROLLBACK');
    await ticked;
    expect(await table.client().json('/status')).toMatchObject({ turn: 1, next: at('18:01:10') });
  });

  test('is seen within a second to have been moved, also to an earlier time, and the host learns of it', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    const moved = once(table.live.news, 'moved');
    setDue(table.stored, at('18:00:20'));
    table.clock.pass(SECOND);
    await moved;
    expect(await table.client().json('/status')).toMatchObject({ turn: 0, next: at('18:00:20') });
    await table.tick(19 * SECOND);
    expect(await table.client().json('/status')).toMatchObject({ turn: 1, next: at('18:00:30') });
  });

  test('is kept by one server: a second is refused and changes no time, and the next one is not', async () => {
    using folder = await LiveFolder.make();
    const clock = new TestClock();
    {
      await using one = await LiveTable.open(folder, { clock });
      await expect(LiveTable.open(folder, { clock, planning: SECOND })).rejects.toMatchObject({
        code: 'busy',
        message: `${folder.file}: the game is live already: only one server can play it`,
      });
      expect(currentTurn(one.stored).due).toBe(at('18:01:00'));
      expect(gameMessages(one.stored).filter(({ code }) => code === 'due-set')).toHaveLength(1);
      await one.tick(60 * SECOND);
    }
    await using other = await LiveTable.open(folder, { clock });
    expect(other.live.next).toBe(at('18:01:10'));
  });

  test('of the machine waits for a time, and for no time that has passed', async () => {
    const { signal } = new AbortController();
    await wallClock.until(0, signal);
    const began = wallClock.now();
    await wallClock.until(began + 30, signal);
    expect(wallClock.now()).toBeGreaterThanOrEqual(began + 30);
    await wallClock.until(Infinity, AbortSignal.abort());
  });
});

describe('a server that ended', () => {
  test('by Ctrl-C goes on where it stopped: orders count, and the time of the tick stays', async () => {
    using folder = await LiveFolder.make();
    const clock = new TestClock();
    {
      await using table = await LiveTable.open(folder, { clock });
      await table.tick(60 * SECOND);
      await table.client(1).add('A1 -> A2 1');
      const events = heard(table.page);
      expect(await take(events, 1)).toMatchObject([{ id: '1' }]);
      expect((await table.stop()).outcome.status).toBe('running');
      expect(await take(events, 1)).toEqual([]);
    }
    clock.pass(4 * SECOND);
    await using table = await LiveTable.open(folder, { clock });
    expect(await table.client().json('/status')).toMatchObject({ next: at('18:01:10') });
    expect(await table.client(1).json('/orders')).toMatchObject({ turn: 2, text: 'A1 -> A2 1' });
    await table.tick(6 * SECOND);
    expect(await (await table.client(1).ask('/report?format=text')).text()).toContain('A1 -> A2 1');
  });
});

test('a turn that cannot be resolved ends the game, which is as it was before it', async () => {
  using folder = await LiveFolder.make();
  await using table = await LiveTable.open(folder);
  const ada = table.client(1);
  await ada.add('A1 -> A2 1');
  // The copies of the game need a folder of this name.
  folder.write('game.ec.backups', '');
  const ended = expect(table.ended).rejects.toMatchObject({ name: 'StoreError', code: 'disk' });
  table.clock.pass(60 * SECOND);
  await ended;
  await expect(ada.ask('/status')).rejects.toThrow('fetch failed');
  expect(currentTurn(table.stored).turn).toBe(0);
  rmSync(`${folder.file}.backups`);
  expect((await folder.ec('turn', '--max-silent', 'all', '--json')).stdout).toContain('"turn":1');
});

describe('events', () => {
  test('that a listener has missed come first, then the current turn with the time of the next', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder);
    await table.tick(60 * SECOND);
    for (let tick = 2; tick <= 4; tick++) await table.tick();
    const missed = await take(heard(table.page, { seen: '1' }), 3);
    expect(missed.map(({ id, data = '' }) => [id, JSON.parse(data) as unknown])).toEqual([
      ['2', { turn: 2, now: at('18:01:30'), next: null }],
      ['3', { turn: 3, now: at('18:01:30'), next: null }],
      ['4', { turn: 4, now: at('18:01:30'), next: at('18:01:40') }],
    ]);
    for (const seen of ['4', '99', 'x'])
      expect(await take(heard(table.page, { seen }), 1)).toMatchObject([{ id: '4' }]);
  });

  test('are sent to many at once, with a heartbeat in silence; a listener who goes is forgotten', async () => {
    using folder = await LiveFolder.make();
    await using table = await LiveTable.open(folder, { planning: 20 * SECOND });
    const leaving = new AbortController();
    const listeners = Array.from({ length: 20 }, () => heard(table.page, { signal: leaving.signal, hasHeartbeats: true })); // prettier-ignore
    for (const events of listeners) await take(events, 1);
    const { news } = table.live;
    await listenedTo(news, 20);
    table.clock.pass(15 * SECOND);
    for (const events of listeners) expect(await take(events, 1)).toEqual([{}]);
    await table.tick(5 * SECOND);
    for (const events of listeners) expect(await take(events, 1)).toMatchObject([{ id: '1' }]);
    leaving.abort();
    await listenedTo(news, 0);
  });
});

describe('any game', () => {
  test('can be live: GalaxyNG, with its own formats', async () => {
    const players = 'id,email,race\n1,ada@example.org,Farmers\n2,bo@example.org,NULLoids\n';
    using folder = await LiveFolder.make({ players, ruleset: '@ec/galaxyng' });
    await using table = await LiveTable.open(folder, { tick: 3_600 * SECOND });
    await table.tick(60 * SECOND);
    const bo = table.client(2);
    const report = async (query: string) => {
      const response = await bo.ask(`/report${query}`);
      return [response.headers.get('content-type'), (await response.text()).trimStart().split('\n')[0]];
    };
    const title = 'Galaxy Game Duel Turn 1 Report for NULLoids';
    expect(await report('')).toEqual(['text/html; charset=utf-8', '<!doctype html>']);
    expect(await report('?format=text')).toEqual(['text/plain; charset=utf-8', title]);
    expect(await report('?format=markdown')).toEqual(['text/markdown; charset=utf-8', `# ${title}`]);
    expect(await report('?format=json')).toEqual(['application/json; charset=utf-8', '{']);
    expect(await report('?format=xml')).toEqual(['application/xml; charset=utf-8', '<?xml version="1.0" encoding="UTF-8"?>']); // prettier-ignore
    expect(await report('?format=machine')).toEqual([
      'text/plain; charset=utf-8',
      '<report Duel 1 NULLoids >',
    ]);
    expect(await report('?format=machine&turn=0')).toEqual(['text/plain; charset=utf-8', '<report Duel 0 NULLoids >']); // prettier-ignore
    expect(await bo.json('/report?format=pdf')).toMatchObject({
      status: 400,
      error: {
        message: 'format: expected one of text, markdown, html, json, machine, xml, xlsx, received pdf',
      },
    });
  });

  test('can be live: Empyrean Challenge, with a bot in one seat', async () => {
    const players = 'id,email,empire\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n';
    using folder = await LiveFolder.make({ players, ruleset: '@ec/empyrean' });
    await folder.ec('bots set', 'settler', '2');
    await using table = await LiveTable.open(folder);
    expect(await table.client(1).add('1, ration, 80%')).toMatchObject({ counts: true });
    await table.tick(60 * SECOND);
    const report = await (await table.client(1).ask('/report?format=text')).text();
    expect(report).toMatch(/^Turn report 1\.1: Ada\n/);
    expect(gameMessages(table.stored).some(({ code }) => code === 'turn-resolved')).toBe(true);
    expect(verifyGame(table.stored).findings).toEqual([]);
    expect((await folder.ec('export')).stdout).toContain('"origin":"bot"');
  });
});
