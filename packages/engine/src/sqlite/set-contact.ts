import { contactFault } from '../contract/host-input.js';
import { logMessage } from './messages.js';
import type { StoredGame } from './stored-turn.js';

/**
 * Sets where players find help, such as the host's address; `null` for nowhere. A game that is open already keeps what it was opened with.
 *
 * @throws RangeError when `contactFault` finds a fault
 */
export function setContact(stored: StoredGame, contact: string | null): void {
  requireContact(contact);
  const { database } = stored;
  database.transaction(() => {
    database.change('UPDATE meta SET contact = ?', contact);
    logMessage(stored, { code: 'contact-set', text: contact ?? 'none' });
  });
}

/** @throws RangeError when `contactFault` finds a fault */
export function requireContact(contact: string | null): void {
  const fault = contact === null ? undefined : contactFault(contact);
  if (fault !== undefined) throw new RangeError(`contact: ${fault}`);
}
