/**
 * What an attempt to send a mail failed for:
 * - `server`: our own server is not there or does not let us in, and no mail can be sent;
 * - `attempt`: it may go better the next time;
 * - `mail`: this mail is refused for good;
 * - `address`: the address is refused for good.
 */
type FaultKind = 'server' | 'attempt' | 'mail' | 'address';

/** Why a mail was not sent. */
export interface DeliveryFault {
  readonly kind: FaultKind;
  readonly message: string;
}

/** What nodemailer says of an error. */
interface SmtpError {
  readonly message: string;
  /** Its own code, such as `EENVELOPE`. */
  readonly code?: string | undefined;
  /** The step of the conversation, such as `RCPT TO`. */
  readonly command?: string | undefined;
  /** Three digits of the server. */
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

/**
 * Faults of a mail that no server was asked about, such as an address that is none. `ESTREAM` is none of them: it is also what a connection that is
 * cut while a mail is written to it fails with.
 */
const OWN_FAULTS = new Set(['EENVELOPE', 'EMESSAGE', 'EFILEACCESS', 'EURLACCESS']);

/** Longest message that is kept, in characters (included). */
const MESSAGE_LENGTH = 500;

/**
 * Why sending failed. A connection that is cut may be the server's fault or that of the mail, and then the kind is `server`: whether the server
 * is there, its caller asks.
 *
 * A refusal of an address by policy (5.7), such as of a server that relays nothing, says nothing about the address, and is tried again.
 *
 * @see RFC 5321 section 4.2, RFC 3463 for the three numbers
 */
export function deliveryFault(error: unknown): DeliveryFault {
  const { message, code = '', command = '', responseCode = 0, response } = error as SmtpError;
  const said = (response ?? message).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_LENGTH);
  return { kind: kindOf({ code, command, responseCode, said }), message: said };
}

function kindOf(fault: {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
  readonly said: string;
}): FaultKind {
  const { code, command, responseCode, said } = fault;
  if (responseCode === 0) return OWN_FAULTS.has(code) ? 'mail' : 'server';
  if (responseCode === 421) return 'server';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'server';
  if (responseCode < 500) return 'attempt';
  if (command === 'DATA') return 'mail';
  return /^\d{3}[ -]5\.7\./.test(said) ? 'attempt' : 'address';
}
