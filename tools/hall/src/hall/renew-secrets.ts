import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorIn } from '@ec/cli';
import { dropOpenLinks } from '../accounts/links.js';
import { forgetMailSecret } from '../mail/mail-secret.js';
import { forgetPushKeys } from '../push/push-keys.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { HALL_PARTS } from './parts.js';

/** What somebody who had read the file of a hall can no longer use. */
export interface RenewedSecrets {
  /** Browsers whose owners turn notifications on again. */
  readonly browsers: number;
  /** Links to sign in, or to prove a new address, that were mailed and not used yet. */
  readonly links: number;
}

/**
 * Replaces all secrets that the file of a hall holds in a readable form: what signs the addresses that players answer to, the keys of notifications,
 * and the links in mails. Sessions and passkeys stay, as the file holds what proves them and not what they are. The hall may be open meanwhile.
 *
 * @param folder - with the file of a hall
 * @throws InputError when there is no hall, or its file is damaged
 * @throws StoreError when the file cannot be changed; all secrets are as before then
 */
export function renewSecrets(folder: string): RenewedSecrets {
  const path = join(folder, HALL_FILE);
  if (!existsSync(path))
    throw inputErrorIn(folder, `expected a folder with the file ${HALL_FILE} of a hall, and it has none`);
  using database = new HallDatabase(path, HALL_PARTS);
  return replaceSecrets(database);
}

/**
 * The same for a file that is open.
 *
 * @throws StoreError when the file cannot be changed; all secrets are as before then
 */
export function replaceSecrets(database: HallDatabase): RenewedSecrets {
  return database.transaction(() => {
    forgetMailSecret(database);
    return { browsers: forgetPushKeys(database), links: dropOpenLinks(database) };
  });
}
