const MASK = '***';

/** What may stand in a message by mistake and is nobody else's business, with what is kept of it. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // tokens of seats
  [/\b[1-9]\d{0,14}(?:-[a-hj-km-np-z2-9]{5}){4}\b/gi, MASK],
  [/\b(Bearer|Basic) +[^\s"',;]+/gi, `$1 ${MASK}`],
  // values of cookies, fields and parameters
  [/\b(ec-[\w-]+|token|key|password|secret|cookie|authorization)(=|": ?"|: )[^\s&;"',]+/gi, `$1$2${MASK}`],
  // secrets of links and sessions: 256 bits in base64url
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, MASK],
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, MASK],
];

/**
 * A message without what looks like a token, a cookie, a key or a mail address. It stands behind the rule that nothing of the kind is put into
 * a message at all.
 *
 * @param own - further secrets, by their text
 */
export function maskSecrets(text: string, own: readonly string[] = []): string {
  const masked = own.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  return SECRETS.reduce((rest, [pattern, mask]) => rest.replaceAll(pattern, mask), masked);
}
