import { describe, expect, test } from 'vitest';
import { TestHall } from './test-hall.js';

describe('people of a hall', () => {
  test('who has the address of a player is at the desk without a token', async () => {
    await using hall = await TestHall.open();
    const ada = await hall.enter('ada@example.org');
    expect((await hall.with(ada, '/games/game/seats/1')).status).toBe(200);
    expect((await hall.with(ada, '/games/game/seats/2')).status).toBe(401);
    expect((await hall.with(ada, '/games/game/master')).status).toBe(403);
    const host = await hall.enter('host@example.org');
    expect((await hall.with(host, '/games/game/master')).status).toBe(200);
    expect(await (await hall.with(ada, '/games/game')).text()).toContain('Your desk: Ada Concord');
  });

  test('ask for a seat, wait, and are given one that becomes free', async () => {
    await using hall = await TestHall.open();
    const dora = await hall.enter('dora@example.org');
    expect(await (await hall.with(dora, '/games/game')).text()).toContain('Wait for a seat');
    await hall.with(dora, '/games/game/ask', { words: 'I have played before.' });
    expect(await (await hall.with(dora, '/games/game')).text()).toContain('you are on the waiting list');
    const host = await hall.enter('host@example.org');
    await hall.folder.ec('seats remove', '2');
    const desk = await (await hall.with(host, '/games/game/master')).text();
    expect(desk).toContain('I have played before.');
    const give = { email: 'dora@example.org', seat: '2' };
    await hall.with(host, '/games/game/master/seat-person', give);
    expect((await hall.with(dora, '/games/game/seats/2')).status).toBe(200);
    expect(hall.mails.at(-1)).toMatchObject({
      recipient: 'dora@example.org',
      subject: 'EC-7: seat 2 is yours',
    });
    // players of the game had the numbers 101 to 103
    const { stdout } = await hall.folder.ec('seats list', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      {},
      { seat: 2, player: { id: 104, email: 'dora@example.org' } },
      {},
    ]);
  });

  test('whoever takes a seat from a substitute is told, and its first player can come back under their number', async () => {
    await using hall = await TestHall.open();
    const host = await hall.enter('host@example.org');
    const players: unknown[] = [];
    for (const name of ['fay', 'gus', 'chen']) {
      await hall.folder.ec('seats remove', '3');
      const give = { email: `${name}@example.org`, seat: '3' };
      expect((await hall.with(host, '/games/game/master/seat-person', give)).status).toBe(303);
      expect(hall.mails.at(-1)).toMatchObject({
        recipient: `${name}@example.org`,
        subject: 'EC-7: seat 3 is yours',
      });
      const { stdout } = await hall.folder.ec('seats list', '--json');
      const [, , seat] = JSON.parse(stdout) as readonly { readonly player: { readonly id: number } }[];
      players.push(seat?.player.id);
    }
    expect(players).toEqual([104, 105, 103]);
    expect((await hall.folder.ec('replay')).code).toBe(0);
  });

  test('who is invited takes an open seat; nobody else does', async () => {
    await using hall = await TestHall.open();
    await hall.folder.ec('seats remove', '3');
    const [host, emil, fay] = [
      await hall.enter('host@example.org'),
      await hall.enter('emil@example.org'),
      await hall.enter('fay@example.org'),
    ];
    await hall.with(host, '/games/game/master/invite', { email: 'Emil@example.org', words: 'Come!' });
    expect(hall.mails.at(-1)).toMatchObject({
      recipient: 'emil@example.org',
      subject: 'EC-7: you are invited',
    });
    await hall.with(fay, '/games/game/take-seat', { seat: '3' });
    expect((await hall.with(fay, '/games/game/seats/3')).status).toBe(401);
    await hall.with(emil, '/games/game/take-seat', { seat: '3' });
    expect((await hall.with(emil, '/games/game/seats/3')).status).toBe(200);
    // a seat that is taken is refused, and nobody loses anything
    await hall.with(host, '/games/game/master/invite', { email: 'fay@example.org' });
    const refused = await hall.with(fay, '/games/game/take-seat', { seat: '3' });
    expect(refused.status).toBe(422);
    // by whom is nobody else's business
    expect(await refused.text()).toContain(
      'seat 3: expected one without a player, received one with a player',
    );
    expect((await hall.with(emil, '/games/game/seats/3')).status).toBe(200);
  });

  test('the host makes somebody game master of one game, and takes that back; nobody else does', async () => {
    await using hall = await TestHall.open();
    const [host, gil] = [await hall.enter('host@example.org'), await hall.enter('gil@example.org')];
    const give = { email: 'Gil@example.org' };
    expect((await hall.with(gil, '/games/game/master/give-desk', give)).status).toBe(403);
    expect((await hall.with(host, '/games/game/master/give-desk', { email: 'gil' })).status).toBe(422);
    expect((await hall.with(host, '/games/game/master/give-desk', give)).status).toBe(303);
    expect(hall.mails.at(-1)).toMatchObject({
      recipient: 'gil@example.org',
      subject: 'EC-7: you are game master',
    });
    const desk = await hall.with(gil, '/games/game/master');
    expect([desk.status, (await desk.text()).includes('gil@example.org')]).toEqual([200, true]);
    // a master makes no masters
    expect((await hall.with(gil, '/games/game/master/give-desk', { email: 'eve@example.org' })).status).toBe(
      403,
    );
    expect((await hall.with(host, '/games/game/master/take-desk', give)).status).toBe(303);
    expect((await hall.with(gil, '/games/game/master')).status).toBe(403);
  });

  test('who has a new address keeps the seat, by page and by token; the former address has none', async () => {
    await using hall = await TestHall.open();
    const ada = await hall.enter('ada@example.org');
    await hall.with(ada, '/account/email', { email: 'ada@new.example' });
    const link = hall.mails.findLast(({ recipient }) => recipient === 'ada@new.example')?.body ?? '';
    const [, token = ''] = /\/account\/email#([\w-]+)/.exec(link) ?? [];
    expect((await hall.with(ada, '/account/email/change', { token })).headers.get('location')).toBe(
      '/account',
    );
    expect((await hall.with(ada, '/games/game/seats/1')).status).toBe(200);
    expect((await hall.asSeat(1, '/orders')).status).toBe(200);
    const { stdout } = await hall.folder.ec('seats list', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ player: { id: 101, email: 'ada@new.example' } }, {}, {}]);
    expect((await hall.folder.ec('replay')).code).toBe(0);
    expect(hall.mails.at(-1)).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'Your address was changed',
    });
  });

  test('who deletes their account takes what they asked for along, and is in no file of the hall', async () => {
    await using hall = await TestHall.open();
    const { database } = hall.served.hall;
    const host = await hall.enter('host@example.org');
    const dora = await hall.enter('dora@example.org');
    await hall.with(dora, '/games/game/ask', { words: 'It is Dora.' });
    await hall.with(host, '/games/game/master/invite', { email: 'dora@example.org', words: 'Come!' });
    database.change(`INSERT INTO mail_addresses VALUES ('dora@example.org', 1, NULL, 'full')`);
    const data: unknown = await (await hall.with(dora, '/account/data', {})).json();
    expect(data).toMatchObject({
      person: { email: 'dora@example.org' },
      beside: { signUps: [{ game: 'game' }], mailTrouble: { returned: 1, suspended: null, fault: 'full' } },
    });
    await hall.with(dora, '/account/delete', { email: 'dora@example.org' });
    expect((await hall.with(dora, '/account')).headers.get('location')).toBe('/enter');
    const tables = database.all(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
    const rows = tables.flatMap(({ name }) => database.all(`SELECT * FROM ${String(name)}`));
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('dora');
  });
});

describe('a game with a calendar', () => {
  test('is put off when enough players want that, by a vote that each can take back', async () => {
    await using hall = await TestHall.open();
    const rule = ['--zone', 'UTC', '--weekdays', 'all', '--time', '20:00', '--extensions', '50%,24h,1'];
    expect((await hall.folder.ec('calendar', ...rule)).code).toBe(0);
    const dueOf = async (): Promise<number> => {
      const [game] = (await (await hall.ask('/games.json')).json()) as readonly { readonly due: number }[];
      return game?.due ?? 0;
    };
    const vote = (seat: number, yes: string, fields = {}): Promise<Response> =>
      hall.asSeat(seat, '/extension', { method: 'POST', body: new URLSearchParams({ for: yes, ...fields }) });
    const before = await dueOf();
    expect(await (await hall.asSeat(1, '')).text()).toMatch(/more for this turn: 0 of 2 that are needed\./);
    await vote(1, 'yes');
    await vote(1, 'no');
    await vote(2, 'yes');
    expect(await dueOf()).toBe(before);
    await vote(3, 'yes');
    expect(await dueOf()).toBe(before + 86_400_000);
    expect(await (await hall.asSeat(1, '')).text()).toContain('It cannot be put off any more.');
    // the master takes it back, and players vote anew
    await hall.folder.ec('due', new Date(before).toISOString());
    expect(await dueOf()).toBe(before);
    const page = await (await hall.asSeat(1, '')).text();
    expect(page).toMatch(/this turn: 0 of 2 that are needed\./);
    expect(page).toContain(`<input type="hidden" name="due" value="${before}"`);
    const other = { due: String(before + 1) };
    expect([(await vote(1, 'yes', other)).status, (await vote(2, 'yes', other)).status]).toEqual([303, 303]);
    expect(await dueOf()).toBe(before);
    const due = { due: String(before) };
    expect([(await vote(1, 'yes', due)).status, (await vote(2, 'yes', due)).status]).toEqual([303, 303]);
    expect(await dueOf()).toBe(before + 86_400_000);
    await hall.folder.ec('bots set', 'settler', '3');
    await hall.folder.ec('due', new Date(before).toISOString());
    expect((await vote(3, 'yes')).status).toBe(303);
  });
});

describe('letters', () => {
  test('go to all or to some, and are mailed to those alone', async () => {
    await using hall = await TestHall.open();
    await hall.asSeat(1, '/press', { method: 'POST', body: new URLSearchParams({ text: 'Hello all.' }) });
    await hall.asSeat(1, '/press', {
      method: 'POST',
      body: new URLSearchParams({ text: 'Between us.', to: '3' }),
    });
    expect(hall.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['bram@example.org', 'EC-7: press from seat 1, Ada Concord'],
      ['chen@example.org', 'EC-7: press from seat 1, Ada Concord'],
      ['chen@example.org', 'EC-7: press from seat 1, Ada Concord'],
    ]);
    const read = async (seat: number): Promise<unknown> =>
      ((await (await hall.asSeat(seat, '/press')).json()) as { text: string }[]).map(({ text }) => text);
    expect([await read(1), await read(2), await read(3)]).toEqual([
      ['Between us.', 'Hello all.'],
      ['Hello all.'],
      ['Between us.', 'Hello all.'],
    ]);
  });

  test('that go with the turn are read after it, and one without a name names nobody', async () => {
    await using hall = await TestHall.open({ mail: { from: 'games@example.org', anonymousPress: true } });
    const body = new URLSearchParams({ text: 'At dawn.', delivery: 'turn', anonymous: 'on' });
    await hall.asSeat(1, '/press', { method: 'POST', body });
    expect(await (await hall.asSeat(2, '/press')).json()).toEqual([]);
    await hall.folder.ec('turn', '--max-silent', 'all');
    expect(await (await hall.asSeat(2, '/press')).json()).toMatchObject([
      { sender: null, text: 'At dawn.', turn: 1 },
    ]);
    expect(await (await hall.asSeat(1, '/press')).json()).toMatchObject([{ sender: 1 }]);
  });

  test('that are empty, too long or for no seat are refused, and nothing is sent', async () => {
    await using hall = await TestHall.open();
    const said = async (letter: Readonly<Record<string, string>>): Promise<unknown> => {
      const response = await hall.asSeat(1, '/press', { method: 'POST', body: new URLSearchParams(letter) });
      return ((await response.json()) as { error: { message: string } }).error.message;
    };
    expect(await said({ text: ' ' })).toBe('expected a letter, received an empty one');
    expect(await said({ text: 'x'.repeat(20_001) })).toBe(
      'expected a letter of at most 20000 characters, received 20001',
    );
    expect(await said({ text: 'x', anonymous: 'on' })).toBe('there are no letters without a name here');
    expect(await said({ text: 'x', to: '9' })).toBe('expected seats from 1 to 3, received 9');
    expect(hall.mails).toEqual([]);
  });
});

describe('a game that is over', () => {
  test('is open to everybody, turn by turn, with the eyes of each seat or of all; one that goes on is not', async () => {
    await using hall = await TestHall.open();
    expect((await hall.ask('/games/game/replay')).status).toBe(403);
    expect((await hall.ask('/games/game/replay/report?seat=1&turn=0')).status).toBe(403);
    await hall.folder.ec('turn', '--max-silent', 'all', '--agreed-end');
    expect(await (await hall.ask('/games/game/replay')).text()).toContain('Turn 1 of 1');
    const report = await hall.ask('/games/game/replay/report?seat=2&turn=0');
    const shown = await report.text();
    expect(shown).toContain('Turn report 0.0: Bramble Hegemony');
    // everybody may see the game, and no player's mail address
    expect(shown).not.toContain('bram@example.org');
    expect(await (await hall.asSeat(2, '/report')).text()).toContain('bram@example.org');
    expect(report.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect((await hall.ask('/games/game/replay/report?seat=9')).status).toBe(404);
    const { stdout } = await hall.folder.ec('report');
    const all = await (await hall.ask('/games/game/replay/report')).text();
    // the first line of the summary is its title
    expect(all).toContain(stdout.split('\n')[0] ?? '');
  });
});
