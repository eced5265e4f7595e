/** An authenticator that keeps its passkeys in memory, and answers as browsers do: W3C Web Authentication, sections 5.2, 6.1 and 6.5. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const FLAGS = { userPresent: 1, userVerified: 4, hasCredential: 64 };

/** What differs from an honest answer to a challenge. */
export interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  readonly key?: KeyObject;
}

/** One passkey. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(private readonly origin: string) {}

  /** Makes a passkey: the answer to `navigator.credentials.create`. */
  create({ challenge }: { readonly challenge: string }, lies: Lies = {}): object {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = cborMap(
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    );
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const data = Buffer.concat([
      this.#data(FLAGS.hasCredential, lies),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = cborMap(['fmt', 'none'], ['attStmt', new Map()], ['authData', data]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Comes in: the answer to `navigator.credentials.get`. */
  get({ challenge }: { readonly challenge: string }, lies: Lies = {}): object {
    this.#counter += 1;
    const data = this.#data(0, lies);
    const client = this.#client('webauthn.get', challenge, lies);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, lies.key ?? this.#pair.privateKey).toString('base64url'),
    });
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string, lies: Lies): Buffer {
    const { origin } = this;
    return Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin }),
    );
  }

  #data(flags: number, { site = new URL(this.origin).hostname }: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = flags | FLAGS.userPresent | FLAGS.userVerified;
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([all]), counter]);
  }
}

type Cbor = number | string | Buffer | ReadonlyMap<string, Cbor>;

/** RFC 8949, section 3: a map of up to 23 pairs. */
function cborMap(...pairs: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return cborMap(...value);
}

/** A type and an argument below 256. */
function head(type: number, argument: number): Buffer {
  return argument < 24 ? Buffer.from([(type << 5) | argument]) : Buffer.from([(type << 5) | 24, argument]);
}
