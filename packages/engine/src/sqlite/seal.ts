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

/**
 * A sheet as its own player may see it: with a mask as long as each secret, so that all places are those of the sheet. How long a secret is
 * concerns nobody else: what is kept, or shown to others, has masks of one length. So has a secret that is sealed already.
 */
export function maskedInPlace(ruleset: AnyRuleset, text: string): string {
  const sheet = storedText(text);
  const mask = (secret: string): string => (partsOf(secret) ? MASK : '*'.repeat(secret.length));
  return ruleset.seal ? ruleset.seal(sheet, mask, mask) : sheet;
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
