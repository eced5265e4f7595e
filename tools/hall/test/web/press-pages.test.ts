/** The page on which players write letters. Ada sits in seat 1 of a duel in Goofspiel, Bo in seat 2. */
import { expect, test } from 'vitest';
import { ServedGame } from '../served-game.js';

const PRESS = '/games/duel/seats/1/press';
const MAIL = { from: 'hall@example.org', orders: 'orders@example.org', anonymousPress: true };

/** Ada's page of letters in a browser without scripts. */
async function openPress(table: ServedGame) {
  const cookie = await table.enter('ada@example.org');
  const look = async (): Promise<string> => (await table.with(cookie, PRESS)).text();
  return {
    look,
    /** Sends the form of a page with what is filled in. */
    send: (page: string, filled: Readonly<Record<string, string>>): Promise<Response> => {
      const hidden = [...page.matchAll(/<input\s+type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return table.with(cookie, PRESS, { ...fields, ...filled });
    },
    /** Texts of letters, the newest first. */
    letters: async (): Promise<(string | undefined)[]> =>
      [...(await look()).matchAll(/<pre class="letter">([^<]*)/g)].map(([, text]) => text),
  };
}

/** Names of the boxes that are ticked. */
function ticksOf(page: string): (string | undefined)[] {
  return [...page.matchAll(/<input\s+type="checkbox"\s+name="(\w+)"[^>]*\bchecked\b/g)].map(
    ([, name]) => name,
  );
}

test.each([
  ['too long', 'x'.repeat(20_001), 'expected a letter of at most 20000 characters, received 20001'],
  ['blank', '\n ', 'expected a letter, received an empty one'],
])('a letter that is %s comes back with all that was chosen', async (_, text, fault) => {
  await using table = await ServedGame.open({ mail: MAIL });
  const press = await openPress(table);
  expect(ticksOf(await press.look())).toEqual([]);
  const chosen = { to: '2', delivery: 'turn', anonymous: 'on' };
  const refused = await press.send(await press.look(), { ...chosen, text });
  const page = await refused.text();
  expect([refused.status, /role="alert">([^<]+)/.exec(page)?.[1]]).toEqual([422, fault]);
  expect(ticksOf(page)).toEqual(['to', 'delivery', 'anonymous']);
  expect(/<textarea name="text"[^>]*>\n([^<]*)/.exec(page)?.[1]).toBe(text);
});

test('a form that is sent twice is one letter, the last of a turn too; one that was changed since is another', async () => {
  await using table = await ServedGame.open({ mail: MAIL });
  const press = await openPress(table);
  const page = await press.look();
  for (let i = 1; i <= 98; i += 1) await press.send(page, { text: `Letter ${i}.` });
  for (const text of ['At dawn.', 'At dawn.', 'At dusk.', 'At dusk.'])
    expect((await press.send(page, { text })).status).toBe(303);
  expect((await press.letters()).slice(0, 3)).toEqual(['At dusk.', 'At dawn.', 'Letter 98.']);
  expect(await press.letters()).toHaveLength(100);
  expect((await press.send(page, { text: 'At noon.' })).status).toBe(422);
});
