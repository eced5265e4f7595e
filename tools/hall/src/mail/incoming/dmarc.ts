import { Resolver } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';

/** Asks DNS for the records of a kind, such as `TXT`, of a domain. */
export type DnsResolver = (domain: string, kind: string) => Promise<string[][] | string[]>;

/** How a mail came in, as its carrier says. */
export interface MailEnvelope {
  /** Its return address; empty for a mail that came back; undefined where nobody says. */
  readonly sender?: string | undefined;
  readonly recipients: readonly string[];
  /** Address of the machine that brought it; undefined where nobody says. */
  readonly ip?: string | undefined;
  /** Name by which that machine introduced itself. */
  readonly helo?: string | undefined;
}

/** Milliseconds in which a domain must answer. A domain whose name servers stay silent vouches for nothing. */
const TIME = 20_000;

/** What a domain is asked with. */
export interface Asking {
  /** Of DNS; that of the machine when absent. */
  readonly resolver?: DnsResolver | undefined;
  /** Milliseconds that all answers may take; 20 s when absent. */
  readonly time?: number;
}

/**
 * Whether the domain of a mail's writer vouches for the mail: it is signed by that domain (DKIM) or came from one of its machines (SPF), and the
 * domain has published that its mails are (DMARC).
 *
 * @param writer - the writer's address as the hall reads it; the domain that vouches has to be its own
 */
export async function passesDmarc(
  bytes: Uint8Array,
  writer: string,
  envelope: MailEnvelope,
  { resolver, time = TIME }: Asking = {},
): Promise<boolean> {
  const dns = new Resolver();
  const answered = new AbortController();
  const asked = resolver ?? ((name, type) => dns.resolve(name, type) as ReturnType<DnsResolver>);
  const tooLate = setTimeout(time, false, { signal: answered.signal });
  try {
    return await Promise.race([isVouchedFor(bytes, writer, envelope, asked), tooLate]);
  } finally {
    answered.abort();
    dns.cancel();
  }
}

async function isVouchedFor(
  bytes: Uint8Array,
  writer: string,
  { sender, ip, helo }: MailEnvelope,
  resolver: DnsResolver,
): Promise<boolean> {
  // A bundle has the whole of a CommonJS package under this name alone.
  const { default: mailauth } = await import('mailauth');
  const { dmarc } = await mailauth.authenticate(Buffer.from(bytes), {
    ...(ip === undefined ? {} : { ip, helo: helo ?? ip, sender: sender ?? '' }),
    resolver,
    rejectRsaSha1: true,
    disableArc: true,
    disableBimi: true,
  });
  const domain = writer.slice(writer.lastIndexOf('@') + 1).toLowerCase();
  return (
    dmarc !== false && dmarc.status.result === 'pass' && dmarc.status.header?.from?.toLowerCase() === domain
  );
}
