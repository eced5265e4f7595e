import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { queueMail } from '../mail/outbox.js';
import type { HallDatabase } from '../store/hall-database.js';
import { text, whole } from './columns.js';
import type { PersonRecord } from './people.js';
import { hashSecret } from './secret.js';

/** Milliseconds in which a browser answers a challenge. */
const CHALLENGE_LIFE = 5 * 60_000;

/** Kinds of keys, by their COSE numbers: EdDSA, ES256, RS256. Every version of Node that a hall runs on can check these. */
const ALGORITHMS = [-8, -7, -257];

/** Challenges for which one client can ask in that time (included). */
const CHALLENGES = 60;

/** Passkeys of one person (included). */
const PASSKEYS = 20;

/** The hall, as browsers tie passkeys to it. */
export interface Site {
  readonly database: HallDatabase;
  /** `https://games.example.org`. */
  readonly origin: string;
}

/** Whether browsers have passkeys for an origin: for names, not for numbers, and beyond TLS or on this machine alone. */
export function hasPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return hostname === 'localhost' || (protocol === 'https:' && !isNumber);
}

/** What a browser needs to make a passkey; `undefined` when the person has too many, or asks too often. */
export async function passkeyCreation(
  { database, origin }: Site,
  { id, email, name }: PersonRecord,
  now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const rows = database.all('SELECT id, transports FROM passkeys WHERE person = ?', id);
  if (rows.length >= PASSKEYS) return undefined;
  const { hostname } = new URL(origin);
  const options = await generateRegistrationOptions({
    ...{ rpName: hostname, rpID: hostname, userName: email, userDisplayName: name, timeout: CHALLENGE_LIFE },
    userID: new TextEncoder().encode(`person ${id}`),
    excludeCredentials: rows.map((row) => ({
      id: text(row, 'id'),
      transports: transportsOf(row['transports']),
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return keepChallenge(database, options.challenge, { person: id, client: `person ${id}` }, now)
    ? options
    : undefined;
}

/**
 * A passkey that a browser has made.
 *
 * @param response - as the browser's `toJSON` returns it
 * @returns `undefined` when it does not answer an open challenge of that person
 */
export async function readPasskey(
  { database, origin }: Site,
  { id: person }: PersonRecord,
  response: unknown,
  now: number,
): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(database, challenge, person, now),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  return verified?.registrationInfo?.credential;
}

/**
 * Keeps a passkey of a person, and tells them by mail.
 *
 * @param name - as its owner calls it
 * @returns whether it is new
 */
export function keepPasskey(
  { database, origin }: Site,
  { id: person, email }: PersonRecord,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  name: string,
  now: number,
): boolean {
  const isNew = database.change(
    `INSERT INTO passkeys (id, person, public_key, counter, transports, name, made) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING`,
    ...[id, person, publicKey, counter, JSON.stringify(transports), name, now],
  );
  if (isNew === 0) return false;
  const { host } = new URL(origin);
  const text = `A passkey was added to your account at ${host}; it is called ${name}.

If it was not you, remove it, and end the sessions that you do not know: ${new URL('/account', origin).href}
`;
  queueMail(database, { key: `passkey ${id}`, to: email, subject: `A new passkey at ${host}`, text }, now);
  return true;
}

/**
 * What a browser needs to show the passkeys that it has.
 *
 * @param client - network of the client; `undefined` where it is not known
 * @returns `undefined` when the client asks too often
 */
export async function passkeyEntry(
  { database, origin }: Site,
  client: string | undefined,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    timeout: CHALLENGE_LIFE,
    userVerification: 'preferred',
  });
  return keepChallenge(database, options.challenge, { person: null, client: client ?? null }, now)
    ? options
    : undefined;
}

/**
 * Whose passkey has answered an open challenge.
 *
 * @param response - as the browser's `toJSON` returns it
 * @returns number of the person; `undefined` when it is nobody's, or the answer is wrong or late
 */
export async function ownerOfPasskey(
  { database, origin }: Site,
  response: unknown,
  now: number,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const id = (response as { readonly id?: unknown } | null)?.id;
  const row = typeof id === 'string' ? database.get('SELECT * FROM passkeys WHERE id = ?', id) : undefined;
  const key = row?.['public_key'];
  if (!row || !(key instanceof Uint8Array)) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(database, challenge, null, now),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: text(row, 'id'), publicKey: new Uint8Array(key), counter: whole(row, 'counter') },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  // One that was removed meanwhile lets nobody in.
  const isThere = database.change(
    'UPDATE passkeys SET counter = ?, used = ? WHERE id = ?',
    ...[verified.authenticationInfo.newCounter, now, text(row, 'id')],
  );
  return isThere > 0 ? whole(row, 'person') : undefined;
}

/** Keeps a challenge until it is answered. Returns whether the client may have so many. */
function keepChallenge(
  database: HallDatabase,
  challenge: string,
  { person, client }: { readonly person: number | null; readonly client: string | null },
  now: number,
): boolean {
  return database.transaction(() => {
    database.change('DELETE FROM challenges WHERE asked <= ?', now - CHALLENGE_LIFE);
    const row = database.get('SELECT count(*) AS number FROM challenges WHERE client = ?', client);
    if (Number(row?.['number']) >= CHALLENGES) return false;
    database.change(
      'INSERT INTO challenges (hash, person, client, asked) VALUES (?, ?, ?, ?)',
      ...[hashSecret(challenge), person, client, now],
    );
    return true;
  });
}

/** Takes a challenge that is open and of that person, so that it is answered once. */
function takeChallenge(
  database: HallDatabase,
  challenge: string,
  person: number | null,
  now: number,
): boolean {
  return (
    database.change(
      'DELETE FROM challenges WHERE hash = ? AND person IS ? AND asked > ?',
      ...[hashSecret(challenge), person, now - CHALLENGE_LIFE],
    ) > 0
  );
}

function transportsOf(column: unknown): string[] {
  return JSON.parse(String(column)) as string[];
}
