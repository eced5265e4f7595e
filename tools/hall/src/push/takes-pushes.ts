/** Names by which browsers reach their own machine. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether browsers take pushes from a hall: they trust what they reach by TLS, and their own machine.
 *
 * @param origin - of the hall's address
 */
export function takesPushes(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || HERE.has(hostname);
}
