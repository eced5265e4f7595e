import type { Ruleset, Sheet } from '../contract/ruleset.js';
import { textHash } from './text-hash.js';

/** What a sealed secret begins with. */
export const SEALED = 'sealed.';

/**
 * A sheet without secrets in clear, which neither state nor journal may have. Hosts seal secrets themselves, so that they can tell a
 * password later; what begins with `sealed.` is taken as sealed. Any other secret becomes a hash of it.
 */
export function sealedForTurn<Order>(
  { seal }: Pick<Ruleset<never, Order, never, never>, 'seal'>,
  { seed, seat }: { readonly seed: string; readonly seat: number },
  sheet: Sheet<Order>,
): Sheet<Order> {
  if (!seal) return sheet;
  const text = typeof sheet === 'string' ? sheet : sheet.text;
  const sealed = seal(text, (secret) =>
    secret.startsWith(SEALED) ? secret : `${SEALED}sha256.${textHash(`${seat} ${seed} ${secret}`)}`,
  );
  return sealed === text ? sheet : sealed;
}
