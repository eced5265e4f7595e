import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { bin, ec, GameFolder, run } from './game-folder.js';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** What the names of the internet say: the domain signs, and wants mails dropped that nobody signed for it. */
const RECORDS = {
  'key._domainkey.players.example': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  '_dmarc.players.example': 'v=DMARC1; p=reject',
};

/** Loaded before the program, it answers in place of the name servers. */
const NAME_SERVERS = `import dns from 'node:dns';
const records = ${JSON.stringify(RECORDS)};
dns.promises.Resolver.prototype.resolve = async (name, type) => {
  if (type === 'TXT' && Object.hasOwn(records, name)) return [[records[name]]];
  throw Object.assign(new Error('queryTxt ENOTFOUND ' + name), { code: 'ENOTFOUND' });
};
`;

/** A mail from a domain, signed by another one. */
async function signedMail(from: string, domainName: string, subject: string): Promise<Buffer> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    dkim: { domainName, keySelector: 'key', privateKey },
  });
  const { message } = await transport.sendMail({ from, to: 'orders@hall.example', subject, text: 'fleet 5' });
  if (!Buffer.isBuffer(message)) throw new TypeError('expected the whole mail');
  return message;
}

test('the program as it is installed trusts an address whose domain signs for it, and no other', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('set/players.csv', 'id,email,name\n1,ada@players.example,Ada\n2,bo@players.example,Bo\n');
  const settings = { from: 'games@hall.example', orders: 'orders@hall.example', trust: 'address-with-dmarc' };
  folder.write('games/mail.json', JSON.stringify(settings));
  folder.write('name-servers.mjs', NAME_SERVERS);
  await ec(folder.path, 'new', 'games/pure.ec', 'set', '-r', '@ec/goofspiel');
  const receive = (input: Uint8Array | string) =>
    run([process.execPath, '--import', './name-servers.mjs', bin, 'mail', 'receive', 'games'], {
      cwd: folder.path,
      input,
    });
  expect(await receive(await signedMail('ada@players.example', 'players.example', 'pure'))).toEqual({
    code: 0,
    stdout: 'pure, seat 1: orders (proved by own address)\n',
    stderr: '',
  });
  const forged = await receive(await signedMail('bo@players.example', 'evil.example', 'pure'));
  expect(forged.stdout).toBe('dropped: nothing proves who sent it\n');
  const plain = await receive('From: ada@players.example\nSubject: pure\nMessage-ID: <9@x>\n\nfleet 7\n');
  expect(plain.stdout).toBe('dropped: nothing proves who sent it\n');
});
