import { listId } from '../compose-mail.js';
import type { ReadMail } from './read-mail.js';

/**
 * Why a mail is one that no program may answer: a program wrote it, a list carried it, or it came back; undefined for that of a person.
 *
 * @param sender - return address of its envelope; undefined where that is not known
 * @param from - the hall's own address
 * @see RFC 3834
 */
export function automaticMail(
  mail: ReadMail,
  { sender, from }: { readonly sender: string | undefined; readonly from: string },
): string | undefined {
  const [auto = 'no'] = mail.header('auto-submitted');
  if (!/^\s*no\b/i.test(auto)) return 'a program wrote it (Auto-Submitted)';
  const lists = mail.header('list-id');
  if (lists.some((list) => list.includes(listId(from)))) return 'it is our own (List-Id)';
  if (lists.length > 0) return 'a list sent it (List-Id)';
  if (mail.header('precedence').some((word) => /bulk|junk|list|auto_reply/i.test(word)))
    return 'a program wrote it (Precedence)';
  if (['x-autoreply', 'x-autorespond'].some((name) => mail.header(name).length > 0))
    return 'a program wrote it';
  if (mail.header('content-type').some((type) => /^\s*multipart\/report\b/i.test(type)))
    return 'a program wrote it (multipart/report)';
  if (sender === '' || mail.header('return-path').some((path) => /^\s*<\s*>/.test(path)))
    return 'it has no return address';
  const [local = ''] = (mail.from ?? '').split('@');
  if (/^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)$/i.test(local))
    return `a program wrote it (${local})`;
  return undefined;
}
