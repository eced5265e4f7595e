import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Client, LiveFolder, LiveTable } from './live-table.js';

const PLAYERS = 'id,email,empire\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n3,chen@example.org,Chen\n';
const EMPYREAN = { ruleset: '@ec/empyrean', players: PLAYERS };

/** What others do in one of two worlds, and seat 1 cannot see. */
async function othersAct(folder: LiveFolder): Promise<void> {
  for (let i = 0; i < 3; i++) {
    folder.write('wrong.txt', `2, no such order ${i}\n`);
    await folder.ec('submit', 'wrong.txt', '--seat', '2');
  }
  folder.write('right.txt', '2, draft, 10 trainees\n2, ration, 90%\n');
  await folder.ec('submit', 'right.txt', '--seat', '2');
  await folder.ec('bots set', 'industrialist', '3');
  await folder.ec('report', '--token', '2-aaaaa-aaaaa-aaaaa-aaaaa');
  await folder.ec('seats token', '3');
}

/** All that a player gets by commands: what is printed, and names and sizes of files. */
async function byCommands(folder: LiveFolder, turn: number): Promise<unknown> {
  const own = ['--token', folder.tokens.get(1) ?? ''];
  folder.write('sheet.txt', `1, ration, ${100 - turn}%\n`);
  folder.write('mistaken.txt', '1, ration, lots\n1, pay, 5\n');
  const printed = [];
  for (const [command = '', ...args] of [
    ['template', ...own],
    ['check', 'sheet.txt', ...own],
    ['check', 'mistaken.txt', ...own],
    ['submit', 'mistaken.txt', ...own],
    ['submit', 'sheet.txt', ...own],
    ['submit', 'sheet.txt', ...own, '--json'],
    ...['text', 'markdown', 'html', 'json'].map((format) => [
      'report',
      ...own,
      '--format',
      format,
      '--details',
    ]),
    ['report', ...own, '--seat', '2'],
    ['report', ...own, '--turn', '99'],
    ['submit', 'sheet.txt', '--token', '1-aaaaa'],
    ['report', ...own, '--out', 'reports'],
  ])
    printed.push(await folder.ec(command, ...args));
  const out = join(folder.path, 'reports', `turn-${turn}`);
  return { printed, files: readdirSync(out).map((name) => [name, statSync(join(out, name)).size]) };
}

/** All that a player gets of a live game: every answer with its status, its length and the names of its headers. */
async function byRequests(table: LiveTable): Promise<unknown> {
  const ada = table.client(1);
  const asked: readonly (readonly [Client, string, RequestInit?])[] = [
    [ada, ''],
    [ada, '/status'],
    [ada, '/orders'],
    [ada, '/orders', { method: 'PUT', body: '1, ration, 80%' }],
    [ada, '/orders', { method: 'POST', body: '1, draft, 5 trainees' }],
    [ada, '/orders', { method: 'PUT', body: 'nonsense' }],
    [ada, '/orders', { method: 'PUT', body: ';'.repeat(70_000) }],
    [ada, '/orders'],
    ...['html', 'text', 'json', 'md', 'xlsx'].map((format) => [ada, `/report?format=${format}`] as const),
    [ada, '/report?turn=9'],
    [ada, '/report/2'],
    [new Client(table.page, '1-aaaaa'), '/orders'],
    [new Client(table.page), '/report'],
  ];
  const answers = [];
  for (const [client, path, options] of asked) {
    const response = await client.ask(path, options);
    const text = path.includes('xlsx')
      ? String((await response.arrayBuffer()).byteLength)
      : // the two games were made one after the other
        (await response.text()).replace(/begun .*\n.*resolved .*/, '');
    answers.push({ path, status: response.status, headers: [...response.headers.keys()].toSorted(), text });
  }
  return answers;
}

describe('two worlds: what others hand in, and how often, changes nothing that a player receives', () => {
  test('by commands, before and after the turn', { timeout: 60_000 }, async () => {
    using quiet = await LiveFolder.make(EMPYREAN);
    using busy = await LiveFolder.make(EMPYREAN);
    for (const turn of [0, 1]) {
      await othersAct(busy);
      expect(await byCommands(busy, turn)).toEqual(await byCommands(quiet, turn));
      for (const folder of [quiet, busy])
        expect((await folder.ec('turn', '--max-silent', 'all')).code).toBe(0);
    }
  });

  test('by requests to a live game, before and after the tick', { timeout: 60_000 }, async () => {
    using quiet = await LiveFolder.make(EMPYREAN);
    using busy = await LiveFolder.make(EMPYREAN);
    await othersAct(busy);
    await using one = await LiveTable.open(quiet);
    await using other = await LiveTable.open(busy);
    expect(await byRequests(other)).toEqual(await byRequests(one));
    await Promise.all([one.tick(60_000), other.tick(60_000)]);
    expect(await byRequests(other)).toEqual(await byRequests(one));
  });
});
