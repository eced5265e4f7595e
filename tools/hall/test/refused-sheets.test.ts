/** What becomes of a sheet that is handed in with the form of a desk and is not taken. Ada sits in seat 1 of a duel in Goofspiel. */
import { setImmediate } from 'node:timers/promises';
import { storedTemplate, submitOrders } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { givePace } from '../src/live/game-pace.js';
import { ServedGame } from './served-game.js';

const DESK = '/games/duel/seats/1';

/** The desk of seat 1 in a browser without scripts. */
async function openDesk(table: ServedGame) {
  const cookie = await table.enter('ada@example.org');
  const look = async (): Promise<string> => (await table.with(cookie, DESK)).text();
  return {
    look,
    written: async () => editorOf(await look()),
    /** Hands in as the form of a page does. */
    handIn: async (page: string, text: string): Promise<Response> => {
      const form = /<form[^>]*data-clerk[^]*?<\/form>/.exec(page)?.[0] ?? '';
      const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)];
      const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return table.with(cookie, `${DESK}/orders`, { ...fields, text: text.replaceAll('\n', '\r\n') });
    },
  };
}

function editorOf(page: string): string | undefined {
  return /<textarea name="text"[^>]*>\n([^<]*)<\/textarea>/.exec(page)?.[1];
}

/** What is in the editor, as it would be sent. */
function textOfEditor(page: string): string {
  return (editorOf(page) ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** What a desk says of orders that it offers. */
function noteOf(page: string): string | undefined {
  return /<p class="notice">([^<]+)/.exec(page)?.[1]?.trim();
}

/** Receipts of the list, the newest first, each with what it says. */
function receiptsOf(page: string): string[] {
  return [...page.matchAll(/Receipt (\d+)[^]*?<b class="\w+">([^<]+)<\/b>/g)].map(
    ([, receipt, fate]) => `${receipt} ${fate}`,
  );
}

test('a sheet stays in the editor until it counts', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const wrong = 'fleet 7\nfly away';
  expect((await desk.handIn(await desk.look(), wrong)).status).toBe(303);
  expect(await desk.written()).toBe(wrong);
  await desk.handIn(await desk.look(), 'fleet 6');
  expect(await desk.written()).toBe('fleet 6');
  await desk.handIn(await desk.look(), wrong);
  const page = await desk.look();
  expect([editorOf(page), receiptsOf(page)]).toEqual([
    wrong,
    ['3 does not count', '2 counts', '1 does not count'],
  ]);
  await desk.handIn(page, 'fleet 5');
  expect(await desk.written()).toBe('fleet 5');
});

test('a sheet of a program that does not count leaves the draft of its player', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  await table.asSeat(1, '/draft', { method: 'PUT', body: 'fleet 4' });
  expect((await table.asSeat(1, '/orders', { method: 'POST', body: 'fly away' })).status).toBe(422);
  expect(await desk.written()).toBe('fleet 4');
  expect((await table.asSeat(1, '/orders', { method: 'POST', body: 'fleet 6' })).status).toBe(200);
  expect(await desk.written()).toBe('fleet 6');
});

test('orders that were written for a turn which is over are handed in for the next only by another click', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const stale = await desk.look();
  await table.resolve();
  const refused = await desk.handIn(stale, 'fleet 5');
  const page = await refused.text();
  expect([refused.status, editorOf(page), receiptsOf(page)]).toEqual([409, 'fleet 5', []]);
  expect(/<p class="bad" role="alert">([^<]+)/.exec(page)?.[1]).toBe(
    'These orders were written for turn 1, and the next turn is turn 2 now: they were not handed in. They are still in the editor; hand them in for turn 2 if they fit.',
  );
  expect(await desk.written()).toBe('fleet 5');
  expect((await desk.handIn(page, 'fleet 5')).status).toBe(303);
  expect(receiptsOf(await desk.look())).toEqual(['1 counts']);
});

test('what was written and not handed in is offered for the next turn, and an empty sheet beside it', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  await table.asSeat(1, '/draft?turn=1', { method: 'PUT', body: 'fleet 3' });
  expect(noteOf(await desk.look())).toBeUndefined();
  await table.resolve();
  const page = await desk.look();
  expect(noteOf(page)).toBe(
    'These orders were written for turn 1, and the next turn is turn 2 now: they were not handed in. They are still in the editor; hand them in for turn 2 if they fit.',
  );
  expect(editorOf(page)).toBe('fleet 3');
  const cookie = await table.enter('ada@example.org');
  const empty = await (await table.with(cookie, `${DESK}?new`)).text();
  expect([noteOf(empty), editorOf(empty)]).toEqual([undefined, storedTemplate(table.stored, 1)]);
  expect((await desk.handIn(page, 'fleet 3')).status).toBe(303);
  const after = await desk.look();
  expect([noteOf(after), receiptsOf(after)]).toEqual([undefined, ['1 counts']]);
});

test.each([1, 2])(
  'orders that came by mail for turn %i since are the last word, and no draft is offered',
  async (turn) => {
    await using table = await ServedGame.open();
    const desk = await openDesk(table);
    const mail = () => submitOrders(table.stored, { seat: 1, text: 'fleet 4', origin: 'player' });
    await table.asSeat(1, '/draft?turn=1', { method: 'PUT', body: 'fleet 3' });
    if (turn === 1) mail();
    await table.resolve();
    if (turn === 2) mail();
    const sheet = turn === 1 ? storedTemplate(table.stored, 1) : 'fleet 4';
    expect(await desk.written()).toBe(sheet);
  },
);

test.each(['ec4x', 'empyrean', 'galaxyng'])(
  '%s: a template that was filled in for a turn that is over counts when it is handed in once more',
  async (ruleset) => {
    await using table = await ServedGame.open({ ruleset });
    const desk = await openDesk(table);
    const stale = await desk.look();
    const template = storedTemplate(table.stored, 1);
    await table.resolve();
    const page = await (await desk.handIn(stale, template)).text();
    expect(page).toContain('hand them in for turn 2 if they fit. Their heading names turn 2 now.');
    expect((await desk.handIn(page, textOfEditor(page))).status).toBe(303);
    expect(receiptsOf(await desk.look())).toEqual(['1 counts']);
  },
);

/** Heading of a sheet of Ada's for a turn, and what stands below it. */
const HEADINGS: Readonly<Record<string, (turn: number) => string>> = {
  ec4x: (turn) => `house 1, turn ${turn}, game "Duel"\n; 1`,
  empyrean: (turn) => `empire 1, turn ${turn}, game Duel\n`,
  'galaxyng without a turn': () => `#GALAXY Duel Ada 1\na NULLoids\n#END`,
  'galaxyng with a short password': (turn) => `#GALAXY Duel Ada x ${turn}\na NULLoids\n#END`,
  'galaxyng with a password as long as its mask': (turn) => `#GALAXY Duel Ada 1111 ${turn}\na NULLoids\n#END`,
  'galaxyng with a long password': (turn) =>
    `#GALAXY Duel Ada a-very-long-password-indeed ${turn}\na NULLoids\n#END`,
  'galaxyng with a password above': (turn) => `y sesame\n#GALAXY Duel Ada sesame ${turn}\na NULLoids\n#END`,
};

test.each(Object.keys(HEADINGS))('%s: only the turn of a heading is put right', async (name) => {
  const sheet = HEADINGS[name] ?? String;
  await using table = await ServedGame.open({ ruleset: name.replace(/ .*/, ''), turns: 1 });
  const desk = await openDesk(table);
  const stale = (await desk.look()).replace('name="turn" value="2"', 'name="turn" value="1"');
  const refused = await desk.handIn(stale, sheet(1));
  expect([refused.status, textOfEditor(await refused.text())]).toEqual([409, sheet(2)]);
  const body = JSON.stringify({ ask: 'putHeadingRight', text: sheet(1) });
  const headers = { 'Content-Type': 'application/json' };
  const clerk = await table.asSeat(1, '/clerk', { method: 'POST', headers, body });
  expect(await clerk.json()).toBe(sheet(2));
});

test('a form without a turn is for the next one, and a program is told that its form is for another', async () => {
  await using table = await ServedGame.open({ turns: 1 });
  const send = async (form: Readonly<Record<string, string>>): Promise<number> =>
    (await table.asSeat(1, '/orders', { method: 'POST', body: new URLSearchParams(form) })).status;
  expect(await send({ text: 'fleet 5' })).toBe(200);
  for (const turn of ['1', '3']) expect(await send({ text: 'fleet 6', turn })).toBe(409);
  expect(await send({ text: 'fleet 7', turn: '2' })).toBe(200);
  expect(await (await table.asSeat(1, '/orders')).json()).toMatchObject({ turn: 2, text: 'fleet 7' });
});

test('a draft of a page for another turn takes no place of the one for the next', async () => {
  await using table = await ServedGame.open();
  const keep = async (turn: number, body: string): Promise<unknown[]> => {
    const answer = await table.asSeat(1, `/draft?turn=${turn}`, { method: 'PUT', body });
    return [answer.status, await answer.text()];
  };
  const desk = await openDesk(table);
  expect(await keep(1, 'fleet 3')).toEqual([204, '']);
  await table.resolve();
  expect(await keep(2, 'fleet 4')).toEqual([204, '']);
  const message = 'expected a draft for turn 2, received one for turn 1';
  expect(await keep(1, 'fleet 5')).toEqual([409, JSON.stringify({ error: { code: 'overtaken', message } })]);
  expect(await desk.written()).toBe('fleet 4');
});

test('orders for a turn that is over are offered until there is a newer word, and are no draft for the next turn', async () => {
  await using table = await ServedGame.open({ ruleset: 'ec4x' });
  const desk = await openDesk(table);
  const stale = await desk.look();
  await table.resolve();
  await desk.handIn(await desk.look(), HEADINGS['ec4x']?.(2) ?? '');
  const late = 'house 1, turn 1, game "Duel"\n; late';
  await desk.handIn(stale, late);
  for (let look = 0; look < 2; look += 1) {
    const page = await desk.look();
    expect(noteOf(page)).toMatch(
      /^These orders were written for turn 1, .* Their heading names turn 2 now\.$/,
    );
    expect(textOfEditor(page)).toBe('house 1, turn 2, game "Duel"\n; late');
  }
  await table.resolve();
  expect(noteOf(await desk.look())).toMatch(
    /^These orders were written for turn 1, and the next turn is turn 3 now/,
  );
});

test('a draft that outlived its turn gives its place to no other sheet, unless its page continues it', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const keep = (turn: number, body: string, version: string): Promise<Response> =>
    table.asSeat(1, `/draft?turn=${turn}`, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
  const versionOf = (page: string): string => /data-version="(\w+)"/.exec(page)?.[1] ?? '';
  const stale = await desk.look();
  expect((await keep(1, 'long work', versionOf(stale))).status).toBe(204);
  await table.resolve();
  const refused = await (await desk.handIn(stale, 'fleet 5')).text();
  expect([editorOf(refused), await desk.written()]).toEqual(['fleet 5', 'long work']);
  expect((await keep(2, 'fleet 6', versionOf(refused))).status).toBe(412);
  const page = await desk.look();
  expect([noteOf(page), editorOf(page)]).toEqual([expect.stringMatching('written for turn 1'), 'long work']);
  expect((await keep(2, 'longer work', versionOf(page))).status).toBe(204);
  const after = await desk.look();
  expect([noteOf(after), editorOf(after)]).toEqual([undefined, 'longer work']);
});

test('a draft that a later sheet has replaced gives its place to orders for a turn that is over', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  await table.asSeat(1, '/draft?turn=1', { method: 'PUT', body: 'fleet 3' });
  submitOrders(table.stored, { seat: 1, text: 'fleet 4', origin: 'player' });
  const stale = await desk.look();
  await table.resolve();
  await desk.handIn(stale, 'fleet 5');
  const page = await desk.look();
  expect([noteOf(page), editorOf(page)]).toEqual([expect.stringMatching('written for turn 1'), 'fleet 5']);
});

test.each([0, 9])(
  'orders for turn %i, which never was, are refused, and the desk stays open',
  async (turn) => {
    await using table = await ServedGame.open();
    const desk = await openDesk(table);
    const other = (await desk.look()).replace('name="turn" value="1"', `name="turn" value="${turn}"`);
    const pages = [
      await (await desk.handIn(other, 'fleet 5')).text(),
      await (await desk.handIn(other, 'fleet 6')).text(),
    ];
    expect(pages.map(editorOf)).toEqual(['fleet 5', 'fleet 6']);
    expect(editorOf(await desk.look())).toBe(turn === 0 ? storedTemplate(table.stored, 1) : 'fleet 5');
  },
);

test('who writes on below a refusal continues the sheet that the hall has kept', async () => {
  await using table = await ServedGame.open({ ruleset: 'ec4x' });
  const desk = await openDesk(table);
  const stale = await desk.look();
  await table.resolve();
  const refused = await (
    await desk.handIn(stale, storedTemplate(table.stored, 1).replace('turn 2', 'turn 1'))
  ).text();
  const version = /data-version="(\w+)"/.exec(refused)?.[1] ?? '';
  const headers = { 'If-Match': `"${version}"` };
  const kept = await table.asSeat(1, '/draft?turn=2', { method: 'PUT', body: 'tax 40', headers });
  expect(kept.status).toBe(204);
  const page = await desk.look();
  expect([noteOf(page), editorOf(page)]).toEqual([undefined, 'tax 40']);
});

test('orders of a game on a clock that cannot be read come back with the reason', async () => {
  await using table = await ServedGame.open({ ruleset: 'multiplanetary' });
  givePace(table.stored, { tick: '1h', planning: '1h' });
  const cookie = await table.enter('ada@example.org');
  const look = async () => (await table.with(cookie, DESK)).text();
  while (table.served.hall.live.of('duel') === undefined) await setImmediate();
  const add = (text: string) => table.with(cookie, `${DESK}/orders`, { text, how: 'add' });
  const refused = await add('fly away');
  const page = await refused.text();
  expect([refused.status, editorOf(page)]).toEqual([422, 'fly away']);
  expect(page).toMatch(/<p class="bad" role="alert">Nothing was changed: line 1: expected /);
  expect((await add('warp A1 B2 1')).status).toBe(303);
  expect(editorOf(await look())).toBe('');
});
