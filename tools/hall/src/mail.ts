/**
 * Mail of a folder of games: orders, questions and press come in, reports and answers go out. `ec mail` is built on it.
 *
 * @packageDocumentation
 */
export { fetchMail } from './mail/fetch-mail.js';
export { isLeft, receiveMail } from './mail/incoming/receive-mail.js';
export type { IncomingMail, MailEvents, Received, ReceivedOnce } from './mail/incoming/receive-mail.js';
export type { Receiving } from './mail/incoming/receiving.js';
export { listenLmtp } from './mail/listen-lmtp.js';
export type { MailDoor } from './mail/listen-lmtp.js';
export { resumeAddress, suspendedAddresses } from './mail/mail-addresses.js';
export type { SuspendedAddress } from './mail/mail-addresses.js';
export type { MailSettings } from './mail/mail-settings.js';
export { openMailHall, sendingOf } from './mail/open-mail-hall.js';
export type { MailHall } from './mail/open-mail-hall.js';
export { queueLastReports } from './mail/queue-reports.js';
export type { MailGames } from './mail/reply-address.js';
export { keepSending, sendQueue } from './mail/send-queue.js';
export type { Dispatch, Sending } from './mail/send-queue.js';
export { waitingMails } from './mail/waiting-mails.js';
export type { WaitingMail } from './mail/waiting-mails.js';
