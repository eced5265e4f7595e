import { on, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { countingSheet, currentTurn, gameMessages } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { OutsideSeats } from '@ec/hall/game';
import { LiveFolder, LiveTable, SECOND } from './live-table.js';

const node = `"${process.execPath}"`;

/** Only a program that hangs takes this long (milliseconds). */
const HANGS_AFTER = 120 * SECOND;

/** Answers each turn but the second, at which it ends. */
const PROGRAM = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { type, turn } = JSON.parse(line);
  if (type !== 'turn') continue;
  if (turn === 2) process.exit(0);
  console.log(JSON.stringify({ orders: 'A1 -> A2 ' + turn }));
}
`;

/** Says on a line of its own when it is asked for turn 1, and answers when it is told to on that line. */
const LATE = `
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { type, turn } = JSON.parse(line);
  if (type !== 'turn') continue;
  if (turn === 1) await once(connect(PORT, '127.0.0.1'), 'end');
  console.log(JSON.stringify({ orders: 'A1 -> A2 ' + turn }));
}
`;

/** Waits until something is so that a program has brought about: its seat has a sheet, or the log has an entry. */
async function heard(table: LiveTable, is: () => boolean): Promise<void> {
  const made = on(table.live.news, 'made');
  while (!is()) await made.next();
  await made.return?.();
}

test('a program gives the orders of its seat tick after tick; no answer costs it the turn, and the game goes on', async () => {
  using folder = await LiveFolder.make();
  folder.write('bot.mjs', PROGRAM);
  const commands = new Map([[1, `${node} "${folder.path}/bot.mjs"`]]);
  await using programs = new OutsideSeats(commands, { time: HANGS_AFTER });
  await using table = await LiveTable.open(folder, { programs });
  const text = () => countingSheet(table.stored, currentTurn(table.stored), 1)?.text;
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
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = once(server, 'connection') as Promise<[Socket]>;
  using folder = await LiveFolder.make();
  folder.write('bot.mjs', LATE.replace('PORT', String((server.address() as AddressInfo).port)));
  const commands = new Map([[1, `${node} "${folder.path}/bot.mjs"`]]);
  await using programs = new OutsideSeats(commands, { time: HANGS_AFTER });
  await using table = await LiveTable.open(folder, { programs });
  const [line] = await asked;
  await table.tick(60 * SECOND);
  line.end();
  await heard(table, () => countingSheet(table.stored, currentTurn(table.stored), 1)?.text === 'A1 -> A2 2');
  expect(gameMessages(table.stored).filter(({ code }) => code === 'bot-silent')).toEqual([]);
});
