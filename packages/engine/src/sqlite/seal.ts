import { Buffer } from 'node:buffer';
import type * as Crypto from 'node:crypto';
import type { AnyRuleset } from '../contract/any-ruleset.js';
import { SEALED } from '../loop/sealed-sheet.js';
import type { StoredGame } from './stored-turn.js';
import { storedText } from './stored-text.js';

const BYTES = 24;
/** Shown in place of a secret. */
const MASK = '****';

/** Node's cryptography, which is loaded when the first secret is sealed: most games have none. */
const cryptography = (): typeof Crypto => globalThis.process.getBuiltinModule('node:crypto');

/** Seat that the sheet is for. */
interface Owner {
  /** Seed of the game. */
  readonly seed: string;
  readonly seat: number;
}

/** A sheet as the file keeps it: with seals in place of its secrets, if the game's sheets have any. */
export function sealedSheet(ruleset: AnyRuleset, owner: Owner, text: string): string {
  const sheet = storedText(text);
  return ruleset.seal ? storedText(ruleset.seal(sheet, (secret) => sealSecret(secret, owner))) : sheet;
}

/** A sheet with seals in place of its secrets, as the file keeps it. The slow hashes are made beside the program, which goes on meanwhile. */
export async function sealSheet(
  { ruleset, meta }: Pick<StoredGame, 'ruleset' | 'meta'>,
  { seat, text }: { readonly seat: number; readonly text: string },
): Promise<string> {
  const secrets = new Set<string>();
  const sheet = storedText(text);
  const owner = { seed: meta.seed, seat };
  ruleset.seal?.(sheet, (secret) => {
    if (!partsOf(secret)) secrets.add(secret);
    return MASK;
  });
  const salt = saltOf(owner);
  const seals = await Promise.all(
    [...secrets].map(async (secret) => {
      const hash = await derived(secret, salt);
      return [secret, sealOf(salt, hash.toString('base64url'))] as const;
    }),
  );
  const known = new Map(seals);
  return ruleset.seal?.(sheet, (secret) => known.get(secret) ?? secret) ?? sheet;
}

/** A sheet as it may be shown: without its secrets, if the game's sheets have any. */
export function maskedSheet(ruleset: AnyRuleset, text: string): string {
  const sheet = storedText(text);
  return ruleset.seal ? ruleset.seal(sheet, () => MASK) : sheet;
}

/** How long masks are: each as long as its secret, so that all places are those of the sheet, or all of one length. */
export type Masks = 'in-place' | 'one-length';

/**
 * A sheet as it is checked: the same secret has the same mask everywhere in it, and another secret another one, so that orders are alike where they were.
 * How long a secret is concerns nobody but its player: what is kept, or goes through other hands, has masks of one length. So has a secret that is
 * sealed already.
 */
export function sheetToCheck(ruleset: AnyRuleset, text: string, masks: Masks): string {
  const sheet = storedText(text);
  const known = new Map<string, string>();
  const mask = (secret: string): string => {
    const isPlain = masks === 'one-length' || partsOf(secret) !== undefined;
    const made = known.get(secret) ?? maskOf(known.size + 1, isPlain ? MASK.length : secret.length);
    known.set(secret, made);
    return made;
  };
  return ruleset.seal ? ruleset.seal(sheet, mask, mask) : sheet;
}

/** The mask of the first secret of a sheet is plain, that of any other ends with its number; one character tells 35 apart. */
function maskOf(number: number, length: number): string {
  return number === 1 ? '*'.repeat(length) : number.toString(36).padStart(length, '*').slice(-length);
}

/** Makes a secret unreadable; the same secret of the same seat gets the same seal. A sealed one stays as it is. */
function sealSecret(secret: string, owner: Owner): string {
  if (partsOf(secret)) return secret;
  const salt = saltOf(owner);
  return sealOf(salt, hashOf(secret, salt));
}

function saltOf({ seed, seat }: Owner): string {
  return cryptography().createHash('sha256').update(`${seat} ${seed}`).digest('base64url').slice(0, 16);
}

function sealOf(salt: string, hash: string): string {
  return `${SEALED}${salt}.${hash}`;
}

/**
 * Whether a secret is the one that was sealed, for example whether the password in a mail is the seat's.
 *
 * @param sealed - seal from the state of the game; any other text matches no secret
 */
export function isSecret(secret: string, sealed: string): boolean {
  const parts = partsOf(sealed);
  return (
    parts !== undefined &&
    cryptography().timingSafeEqual(Buffer.from(hashOf(secret, parts.salt)), Buffer.from(parts.hash))
  );
}

function partsOf(sealed: string): { readonly salt: string; readonly hash: string } | undefined {
  const [, salt, hash] = /^sealed\.([\w-]{16})\.([\w-]{32})$/.exec(sealed) ?? [];
  return salt === undefined || hash === undefined ? undefined : { salt, hash };
}

function hashOf(secret: string, salt: string): string {
  return cryptography().scryptSync(secret, salt, BYTES).toString('base64url');
}

function derived(secret: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    cryptography().scrypt(secret, salt, BYTES, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
