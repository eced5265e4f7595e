import { createHash, scryptSync } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  checkOrders,
  currentTurn,
  gameMessages,
  isSecret,
  maskedSheet,
  resolveStoredTurn,
  sealSheet,
  sheetsAfter,
  submitOrders,
} from '../../src/sqlite.js';
import { race, type Race } from '../race.js';
import { rows, setBot, storedRace, submit } from './stored-games.js';

/** The race, in whose sheets the word after `; secret` is one; a bot has one, too. */
const rules: Race = {
  ...race,
  seal: (sheet, seal) => sheet.replaceAll(/(?<=; secret )\S+/g, (secret) => seal(secret)),
  bots: { ...race.bots, sly: () => 'step 2 ; secret swordfish' },
};

/** Seals that were made: each takes long. */
const seals = new Map<string, string>();

/** The seal of a secret in the race of seed 1978: 24 bytes of scrypt, with a salt of the seat's own. */
function sealOf(secret: string, seat: number): string {
  const key = `${secret} ${seat}`;
  const known = seals.get(key);
  if (known !== undefined) return known;
  const salt = createHash('sha256').update(`${seat} 1978`).digest('base64url').slice(0, 16);
  const seal = `sealed.${salt}.${scryptSync(secret, salt, 24).toString('base64url')}`;
  seals.set(key, seal);
  return seal;
}

describe('a secret in a sheet', () => {
  it('is sealed in the file, by seat; what is shown has a mask in its place, for its player one as long', () => {
    using stored = storedRace({ rules });
    const text = 'step 1 ; secret sesame';
    expect(submit(stored, 1, text)).toMatchObject({ counts: true, text: 'step 1 ; secret ******' });
    expect(checkOrders(stored, { seat: 1, text }).text).toBe('step 1 ; secret ******');
    expect(maskedSheet(rules as never, text)).toBe('step 1 ; secret ****');
    submit(stored, 2, text);
    expect(sheetsAfter(stored, currentTurn(stored)).map((sheet) => sheet.text)).toEqual([
      `step 1 ; secret ${sealOf('sesame', 1)}`,
      `step 1 ; secret ${sealOf('sesame', 2)}`,
    ]);
  });

  it('moves no place of a mistake for the player; what is kept of a mistake does not show its length', async () => {
    using stored = storedRace({ rules });
    const text = 'step 1 ; secret swordfish\nfly';
    const fly = { line: 2, column: 1, span: { start: text.indexOf('fly'), end: text.length } };
    expect(checkOrders(stored, { seat: 1, text }).diagnostics).toMatchObject([fly]);
    const sealed = await sealSheet(stored, { seat: 1, text });
    expect(submitOrders(stored, { seat: 1, text, sealed, origin: 'player' }).diagnostics).toMatchObject([
      fly,
    ]);
    const behind = 'fly ; secret swordfish away';
    expect(submit(stored, 1, behind).text).toBe('fly ; secret ********* away');
    expect(sheetsAfter(stored, currentTurn(stored)).map(({ faults }) => faults)).toEqual([
      [{ line: 2, column: 1, code: 'unknown-statement', message: expect.any(String) }],
      [{ line: 1, column: 1, code: 'unknown-statement', message: expect.any(String) }],
    ]);
  });

  it('has a mask of its own in a check, of any length; what is shown has one mask for all', () => {
    using stored = storedRace({ rules });
    const text = ['sesame', 'tahini', 'sesame', sealOf('sesame', 1), 'x', 'y']
      .map((secret) => `step 1 ; secret ${secret}`)
      .join('\n');
    const secrets = (sheet: string): string[] => sheet.match(/\S+$/gm) ?? [];
    expect(secrets(checkOrders(stored, { seat: 1, text }).text)).toEqual([
      ...['******', '*****2', '******', '***3', '4', '5'],
    ]);
    const sheet = { seat: 1, text, masks: 'one-length' } as const;
    const checked = ['****', '***2', '****', '***3', '***4', '***5'];
    expect(secrets(checkOrders(stored, sheet).text)).toEqual(checked);
    expect(secrets(submitOrders(stored, { ...sheet, origin: 'player' }).text)).toEqual(checked);
    expect(secrets(maskedSheet(rules as never, text))).toEqual(checked.map(() => '****'));
  });

  property.prop([fc.array(fc.stringMatching(/^[a-d]{1,2}$/), { maxLength: 12 })], { numRuns: 50 })(
    'has the same mask in a check as another exactly where the two are the same',
    (secrets) => {
      using stored = storedRace({ rules });
      const text = secrets.map((secret) => `step 1 ; secret ${secret}`).join('\n');
      for (const masks of ['in-place', 'one-length'] as const) {
        const shown = checkOrders(stored, { seat: 1, text, masks }).text.match(/\S+$/gm) ?? [];
        const same = (words: readonly string[]) => words.map((word) => words.indexOf(word));
        expect(same(shown)).toEqual(same(secrets));
      }
    },
  );

  it('is sealed once: a sheet that is handed in again as it is kept stays so', () => {
    using stored = storedRace({ rules });
    const sealed = `step 1 ; secret ${sealOf('sesame', 1)}`;
    submit(stored, 1, sealed);
    expect(submit(stored, 1, 'step 1 ; secret sesame')).toMatchObject({ isRepeated: true });
    // what only looks like a seal is a secret
    submit(stored, 2, 'step 1 ; secret sealed.sesame');
    expect(sheetsAfter(stored, currentTurn(stored)).map((sheet) => sheet.text)).toEqual([
      sealed,
      sealed,
      `step 1 ; secret ${sealOf('sealed.sesame', 2)}`,
    ]);
  });

  it('of a bot is sealed as well', async () => {
    using stored = storedRace({ rules });
    setBot(stored, 'sly', 1);
    await resolveStoredTurn(stored);
    expect(rows(stored, 'SELECT text FROM orders')).toEqual([
      { text: `step 2 ; secret ${sealOf('swordfish', 1)}` },
    ]);
    expect(gameMessages(stored).map(({ code }) => code)).toEqual(['bot-set', 'turn-resolved']);
  });

  it('is sealed beside the program in the same way', async () => {
    using stored = storedRace({ rules });
    const text = `push ; secret sesame\npush ; secret ${sealOf('sesame', 2)}\npush ; secret sesame`;
    const seal = sealOf('sesame', 2);
    expect(await sealSheet(stored, { seat: 2, text })).toBe(
      `push ; secret ${seal}\npush ; secret ${seal}\npush ; secret ${seal}`,
    );
    using plain = storedRace();
    // as the file gives it back
    expect(await sealSheet(plain, { seat: 2, text: '; secret sesame \uD800' })).toBe(
      '; secret sesame \uFFFD',
    );
    expect(maskedSheet(race as never, '; secret sesame \uD800')).toBe('; secret sesame \uFFFD');
  });

  it('is proved by its seal, and nothing else is', () => {
    const seal = sealOf('sesame', 1);
    expect(isSecret('sesame', seal)).toBe(true);
    for (const other of ['Sesame', '']) expect(isSecret(other, seal)).toBe(false);
    for (const none of [`x${seal}`, `${seal}x`, seal.slice(1), seal.slice(0, -1), 'sesame', ''])
      expect(isSecret('sesame', none)).toBe(false);
  });
});
