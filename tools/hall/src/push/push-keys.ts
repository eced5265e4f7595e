import { generateKeyPairSync } from 'node:crypto';
import { text } from '../accounts/columns.js';
import type { HallDatabase } from '../store/hall-database.js';

/** Keys by which push services know the hall: a pair on the curve P-256, in base64url. */
interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The hall's keys. They are made when somebody first asks for them, and kept in its file: browsers take pushes from whoever has them. */
export function pushKeysOf(database: HallDatabase): PushKeys {
  const read = (): PushKeys | undefined => {
    const row = database.get('SELECT * FROM push_keys');
    return row && { publicKey: text(row, 'public_key'), privateKey: text(row, 'private_key') };
  };
  const known = read();
  if (known) return known;
  const { publicKey, privateKey } = newKeys();
  database.change('INSERT INTO push_keys VALUES (1, ?, ?) ON CONFLICT DO NOTHING', publicKey, privateKey);
  const made = read();
  if (made) return made;
  throw new Error('expected the keys of the hall, received none');
}

/** Forgets the keys, and the browsers that take pushes from them alone; returns how many browsers there were. */
export function forgetPushKeys(database: HallDatabase): number {
  database.change('DELETE FROM push_keys');
  return database.change('DELETE FROM push_subscriptions');
}

function newKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  // a point that is not compressed
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
