import { on } from 'node:events';
import { gameMessages } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { OutsideSeats } from '@ec/hall/game';
import { LiveFolder, LiveTable, SECOND } from './live-table.js';

const node = `"${process.execPath}"`;

/** Answers each turn but those in which it is silent; `turns` are those that it has read. */
const PROGRAM = `
import { createInterface } from 'node:readline';
let silent = false;
for await (const line of createInterface({ input: process.stdin })) {
  const { type, turn } = JSON.parse(line);
  if (type === 'turn' && turn !== 2) console.log(JSON.stringify({ orders: 'A1 -> A2 ' + turn }));
}
`;

/** Lets time pass until a seat has a sheet, or the log has an entry, which is when the program has been heard. */
async function heard(table: LiveTable, is: () => boolean): Promise<void> {
  const reading = setInterval(() => table.live.news.emit('changed'), 5);
  try {
    for await (const _ of on(table.live.news, 'changed')) if (is()) return;
  } finally {
    clearInterval(reading);
  }
}

test('a program gives the orders of its seat tick after tick; silence costs it the turn, and the game goes on', async () => {
  using folder = await LiveFolder.make();
  folder.write('bot.mjs', PROGRAM);
  await using programs = new OutsideSeats(new Map([[1, `${node} "${folder.path}/bot.mjs"`]]), { time: 500 });
  await using table = await LiveTable.open(folder, { programs });
  const text = () => table.live.ordersOf(1)?.text;
  await heard(table, () => text() === 'A1 -> A2 1');
  await table.tick(60 * SECOND);
  await heard(table, () => gameMessages(table.stored).some(({ code }) => code === 'bot-silent'));
  expect(text()).toBeUndefined();
  await table.tick();
  // it was started again
  await heard(table, () => text() === 'A1 -> A2 3');
  // a player's own sheet counts, and the program is not asked
  await table.client(2).replace('J10 -> J9 1');
  await table.tick();
  await heard(table, () => text() === 'A1 -> A2 4');
  await table.client(1).replace('A1 -> G1 1');
  expect(text()).toBe('A1 -> G1 1');
});

test('a program that answers after the tick has lost that turn', async () => {
  using folder = await LiveFolder.make();
  folder.write(
    'bot.mjs',
    `
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
for await (const line of createInterface({ input: process.stdin })) {
  const { type, turn } = JSON.parse(line);
  if (type !== 'turn') continue;
  while (turn === 1 && !existsSync(${JSON.stringify(`${folder.path}/go`)})) await setTimeout(5);
  console.log(JSON.stringify({ orders: 'A1 -> A2 ' + turn }));
}
`,
  );
  await using programs = new OutsideSeats(new Map([[1, `${node} "${folder.path}/bot.mjs"`]]), {
    time: 5_000,
  });
  await using table = await LiveTable.open(folder, { programs });
  await table.tick(60 * SECOND);
  folder.write('go', '');
  await heard(table, () => table.live.ordersOf(1)?.text === 'A1 -> A2 2');
  expect(gameMessages(table.stored).filter(({ code }) => code === 'bot-silent')).toEqual([]);
});
