/** What the game master's desk says of what was done there. Ada sits in seat 1 of a duel in Goofspiel; seat 2 is open. */
import { seatStoredPlayer, storedSeats } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { ServedGame } from '../served-game.js';

const MASTER = '/games/duel/master';

/** The desk of the host in a browser without scripts. */
async function openDesk(table: ServedGame) {
  seatStoredPlayer(table.stored, 2, null);
  const cookie = await table.enter('host@example.org');
  const look = async (path = MASTER): Promise<string> => (await table.with(cookie, path)).text();
  return {
    look,
    /** Sends a form; returns what the page says to which that leads. */
    send: async (what: string, form: Readonly<Record<string, string>>): Promise<string | undefined> => {
      const sent = await table.with(cookie, `${MASTER}/${what}`, form);
      expect(sent.status).toBe(303);
      const page = await look(sent.headers.get('location') ?? '');
      return /<p class="good" role="status">([^<]+)/.exec(page)?.[1];
    },
    refuse: (what: string) => table.with(cookie, `${MASTER}/${what}`, { email: 'nobody' }),
  };
}

test('every form that leads back to the desk says there what was done', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const email = 'eve@example.org';
  expect(await desk.look()).not.toContain('class="good"');
  expect(await desk.send('invite', { email })).toBe('The invitation is made.');
  expect(await desk.send('seat-person', { email, decline: 'yes' })).toBe('The request is declined.');
  expect(await desk.send('seat-person', { email, seat: '2' })).toBe('The seat is given.');
  expect(await desk.send('give-desk', { email })).toContain('The desk is given');
  expect(await desk.send('take-desk', { email })).toContain('The desk is taken back');
  expect(await desk.look(`${MASTER}?done=constructor`)).not.toContain('class="good"');
});

test('an invitation and a seat that are sent twice, as by a double click, are there once', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const email = 'eve@example.org';
  const [, form = ''] = /name="form" value="([^"]+)"/.exec(await desk.look()) ?? [];
  for (let i = 0; i < 2; i += 1) await desk.send('invite', { email, form });
  for (let i = 0; i < 2; i += 1)
    expect(await desk.send('seat-person', { email, seat: '2' })).toBe('The seat is given.');
  expect(storedSeats(table.stored).find(({ seat }) => seat === 2)?.player?.email).toBe(email);
  const mails = table.served.hall.database.all('SELECT subject FROM outbox WHERE recipient = ?', email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Duel: you are invited', 'Duel: seat 2 is yours']);
});

test('an invitation from the same form with other words is mailed, too', async () => {
  await using table = await ServedGame.open();
  const desk = await openDesk(table);
  const email = 'eve@example.org';
  for (const words of ['Come at nine.', 'Come at ten.', 'Come at ten.'])
    expect(await desk.send('invite', { email, form: 'same', words })).toBe('The invitation is made.');
  const mails = table.served.hall.database.all(
    'SELECT body FROM outbox WHERE recipient = ? ORDER BY id',
    email,
  );
  expect(mails.map(({ body }) => /Come.*/.exec(String(body))?.[0])).toEqual([
    'Come at nine.',
    'Come at ten.',
  ]);
});

test.each(['invite', 'seat-person', 'give-desk', 'take-desk'])(
  '%s without an address of mail leads back to the desk',
  async (what) => {
    await using table = await ServedGame.open();
    const refused = await (await openDesk(table)).refuse(what);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining(`<a href="${MASTER}">Back to the desk</a>`),
    ]);
  },
);
