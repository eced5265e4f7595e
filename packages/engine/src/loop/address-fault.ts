import { RFC_EMAIL_REGEX } from 'valibot';

/** Most characters of an address (included), which is what mail servers take. */
const LONGEST = 254;

/**
 * Why a text is no mail address: mail goes to what is written there, so line ends, controls and second addresses are refused.
 *
 * @param email - blanks around it do not count
 * @returns what was expected; nothing for an address such as `ada@example.org`
 */
export function addressFault(email: string): string | undefined {
  const address = email.replace(/^ +| +$/g, '');
  const isAddress = address.length <= LONGEST && RFC_EMAIL_REGEX.test(address);
  return isAddress ? undefined : 'a mail address such as ada@example.org';
}
