// oxlint-disable-next-line import/no-unassigned-import -- the library asks for it
import 'reflect-metadata';
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** What a server beyond TLS is opened with, as PEM. */
interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A certificate of 127.0.0.1 that signs for itself. */
export async function certificate(): Promise<Certificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned({
    ...{ name: 'CN=push service', keys, signingAlgorithm: algorithm },
    extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
  });
  const key = PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  return { key, cert: made.toString('pem') };
}
