/** What a player is told, by the names of what browsers throw. */
const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used.',
  AbortError: 'No passkey was used.',
  InvalidStateError:
    'This device has a passkey for your account already. To add another one, use another device.',
  NotSupportedError: 'This device can make no passkey for the hall.',
  ConstraintError: 'This device can make no passkey for the hall.',
  SecurityError: 'The browser allows no passkeys at this address of the hall.',
  NetworkError: 'The hall does not answer. Try again.',
  TypeError: 'The hall does not answer. Try again.',
  SyntaxError: 'The hall does not answer. Try again.',
};

/** What to tell a player whose passkey could not be used or made; what the hall says of it is an `Error`, in plain words. */
export function passkeyFault(error: unknown): string {
  if (error instanceof Error && error.name === 'Error') return error.message;
  return (error instanceof Error ? WORDS[error.name] : undefined) ?? 'The browser could use no passkey.';
}
