import { expect, test } from 'vitest';
import { passkeyFault } from '../../pages/passkey-fault.js';

test.each([
  [
    new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'),
    'No passkey was used.',
  ],
  [
    new DOMException(
      'The user attempted to register an authenticator that contains one.',
      'InvalidStateError',
    ),
    'This device has a passkey for your account already. To add another one, use another device.',
  ],
  [new DOMException('Something of the browser.', 'UnknownError'), 'The browser could use no passkey.'],
  [new TypeError('Failed to fetch'), 'The hall does not answer. Try again.'],
  [
    new Error('You have too many passkeys. Remove one first.'),
    'You have too many passkeys. Remove one first.',
  ],
  ['broken', 'The browser could use no passkey.'],
])('a player reads plain words about a passkey, not what a browser throws: %s', (error, words) => {
  expect(passkeyFault(error)).toBe(words);
});
