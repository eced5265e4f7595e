/** Milliseconds after which a request is given up: an answer that was lost on its way never comes. */
const PATIENCE = 30_000;

/**
 * Asks the hall something, and waits no longer than it takes on a slow network.
 *
 * @returns nothing where no answer has come; what became of the request is not known then
 */
export function askHall(address: string, init: RequestInit): Promise<Response | undefined> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
}

/**
 * What an answer says as JSON.
 *
 * @returns nothing where it is not the hall's: a proxy answers with a page of its own
 */
export async function jsonOf(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined);
}
