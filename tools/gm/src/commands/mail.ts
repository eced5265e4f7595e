import { type Answer, Command, command, Option, page, quantity, readInput, stopSignal, table } from '@ec/cli';
import { EXIT, formatWhen, type RulesetOptions } from '@ec/hall/game';
import { wallClock } from '@ec/hall/live';
import type { Dispatch, Received } from '@ec/hall/mail';
import { answering, answeringServer } from '../answering.js';
import { gameRulesetOption, portNumber } from '../options.js';

interface MailOptions extends RulesetOptions {
  readonly json?: true;
}

interface SendOptions extends MailOptions {
  readonly reports?: true;
}

interface ListenOptions extends MailOptions {
  readonly lmtp?: true;
  readonly port: number;
}

/** Port at which mail servers bring mail, when the command names none. */
const LMTP_PORT = 2424;

/** What a folder is opened with on this machine. */
const HERE = { clock: wallClock, warn: (text: string): void => console.error(text) };

/** What a door for mail needs time to load, and no other command needs. */
const load = () => import('@ec/hall/mail');

/** `ec mail`. */
export function mailCommand(): Command {
  const receive = mailbox('receive', 'Handle a mail from standard input, and queue the answer.')
    .argument('<folder>', 'folder of games, or one game')
    .action(answeringServer(receiveOne));
  const fetch = mailbox('fetch', 'Handle the unread mails of a mailbox, by IMAP.')
    .argument('<folder>', 'folder of games, or one game')
    .action(answering(fetchAll));
  const listen = mailbox(
    'listen',
    'Take mails from a mail server of this machine, by LMTP, and send what is queued.',
  )
    .argument('<folder>', 'folder of games, or one game')
    .option('--lmtp', 'by LMTP, the only protocol')
    .addOption(
      new Option('--port <number>', 'port on this machine; 0 for any that is free')
        .argParser(portNumber)
        .default(LMTP_PORT),
    )
    .action(answering(listenAt));
  const send = mailbox('send', 'Send the mails that are due, by SMTP.')
    .argument('<folder>', 'folder of games')
    .option('--reports', "first queue the reports of each game's last turn that were not queued before")
    .action(answering(sendDue));
  const queue = mailbox('queue', 'Mails that are not sent yet, and addresses that get none.')
    .argument('<folder>', 'folder of games')
    .action(answering(listQueue));
  const resume = mailbox('resume', 'Send mail again to an address that was suspended.')
    .argument('<folder>', 'folder of games')
    .argument('<address>', 'the address')
    .action(answering(resumeOne));
  // Without options of its own: it would take "--json" from the commands below it.
  return new Command('mail')
    .description('Play by mail: orders come in, reports go out.')
    .addCommand(receive)
    .addCommand(fetch)
    .addCommand(listen)
    .addCommand(send)
    .addCommand(queue)
    .addCommand(resume);
}

function mailbox(name: string, description: string): Command {
  return command(name, description)
    .addOption(gameRulesetOption())
    .addHelpText(
      'after',
      '\nThe file "mail.json" of the folder says how mail comes and goes; docs/guides/mail.md explains it.',
    );
}

async function receiveOne(path: string, options: MailOptions): Promise<Answer> {
  const { isLeft, openMailHall, receiveMail } = await load();
  using hall = openMailHall(path, { ...options, ...HERE });
  // procmail and the like bring the whole mail, with its line "From " before the header.
  const bytes = readInput('-');
  const received = await receiveMail(hall.receiving, { bytes, envelope: { recipients: recipientsHere() } });
  return {
    text: describe(received),
    data: received,
    exitCode: isLeft(received) ? EXIT.later : EXIT.done,
  };
}

/** Address to which a mail went, as procmail and Postfix say it to the programs that they start. */
function recipientsHere(): string[] {
  return [process.env['ORIGINAL_RECIPIENT'], process.env['RECIPIENT']].flatMap((address) => address ?? []);
}

async function fetchAll(path: string, options: MailOptions): Promise<Answer> {
  const { isLeft, openMailHall, fetchMail } = await load();
  using hall = openMailHall(path, { ...options, ...HERE });
  const all: Received[] = [];
  const faults: string[] = [];
  await fetchMail(hall, {
    onReceived: (received) => all.push(received),
    onFault: (error) => faults.push(saidOf(error)),
  });
  // Mails that may be for another game than the one that was asked for wait as well, and are no failure of this command.
  for (const fault of new Set([...faults, ...all.flatMap(faultsOf)])) reportWaiting(fault);
  const left = all.filter(isLeft).length;
  const unread = left + faults.length;
  const text = [
    ...all.map(describe),
    `${quantity(all.length - left, 'mail')} fetched`,
    ...(unread > 0 ? [`${quantity(unread, 'mail')} left unread`] : []),
  ].join('\n');
  return { text, data: all, exitCode: faults.length === 0 ? EXIT.done : EXIT.wrong };
}

async function listenAt(path: string, options: ListenOptions): Promise<Answer> {
  const { port, json = false } = options;
  const { openMailHall, listenLmtp, keepSending, sendingOf } = await load();
  using hall = openMailHall(path, { ...options, ...HERE });
  const sending = hall.settings.smtp && sendingOf(hall, wallClock);
  using stop = stopSignal('finishing the mail that is under way');
  const tell = (text: string, data: unknown): void => console.log(json ? JSON.stringify(data) : text);
  let count = 0;
  await using door = await listenLmtp(hall.receiving, port, {
    onReceived(received) {
      count += 1;
      tell(describe(received), received);
    },
    onFault: (error) => reportWaiting(saidOf(error)),
  });
  tell(`LMTP at 127.0.0.1:${door.port}; Ctrl-C ends it`, { port: door.port });
  if (sending) await keepSending(sending, stop.signal, (dispatch) => reportFault(dispatch));
  else await wallClock.until(Infinity, stop.signal);
  return { text: `${quantity(count, 'mail')} taken`, data: { mails: count } };
}

/** Faults of games because of which a mail waits. */
function faultsOf(received: Received): string[] {
  if (received.what === 'several') return received.each.flatMap(faultsOf);
  return received.what === 'left' && received.fault !== undefined ? [received.fault] : [];
}

function reportWaiting(fault: string): void {
  console.error(`warning: a mail has to wait: ${fault}`);
}

function saidOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it failed';
}

function reportFault({ fault }: Dispatch): void {
  if (fault !== null) console.error(`warning: the mail server takes nothing: ${fault}`);
}

async function sendDue(folder: string, options: SendOptions): Promise<Answer> {
  const { openMailHall, queueLastReports, sendQueue, sendingOf } = await load();
  using hall = openMailHall(folder, { ...options, ...HERE });
  const { database, games, receiving } = hall;
  const sending = sendingOf(hall, wallClock);
  const { mailbox: orders } = receiving;
  let isWhole = true;
  const reports = options.reports
    ? await queueLastReports(database, games, { mailbox: orders, now: wallClock.now() }, (error) => {
        isWhole = false;
        console.error(`warning: reports have to wait: ${saidOf(error)}`);
      })
    : 0;
  const dispatch = await sendQueue(sending);
  const { sent, postponed, failed, suspended, fault } = dispatch;
  const lines = [
    ...(options.reports ? [`${quantity(reports, 'report')} queued`] : []),
    `${quantity(sent, 'mail')} sent, ${postponed} put off, ${failed} given up`,
    ...suspended.map((address) => `${address} gets no more mail`),
    ...(fault === null ? [] : [`the mail server takes nothing: ${fault}`]),
  ];
  return {
    text: lines.join('\n'),
    data: { reports, ...dispatch },
    exitCode: fault === null && isWhole ? EXIT.done : EXIT.wrong,
  };
}

async function listQueue(folder: string, options: MailOptions): Promise<Answer> {
  const { openMailHall, suspendedAddresses, waitingMails } = await load();
  using hall = openMailHall(folder, { ...options, ...HERE });
  const mails = waitingMails(hall.database);
  const suspended = suspendedAddresses(hall.database);
  const rows = mails.map(({ to, subject, due, attempts, fault }) => [
    to,
    subject,
    due === null ? 'given up' : formatWhen(due),
    attempts,
    fault ?? '',
  ]);
  const text = page(`${quantity(mails.length, 'mail')} to be sent`, folder, {
    ...(rows.length > 0 && { 'Not sent': [table(['To', 'Subject', 'Next', 'Attempts', 'Fault'], rows)] }),
    ...(suspended.length > 0 && {
      'Addresses that get no mail': [
        table(
          ['Address', 'Since', 'Fault'],
          suspended.map((one) => [one.address, formatWhen(one.suspended), one.fault]),
        ),
      ],
    }),
  });
  return { text, data: { mails, suspended } };
}

async function resumeOne(folder: string, address: string, options: MailOptions): Promise<Answer> {
  const { openMailHall, resumeAddress } = await load();
  using hall = openMailHall(folder, { ...options, ...HERE });
  const resumed = resumeAddress(hall.database, address);
  const text = resumed ? `${address} gets mail again.` : `${address} was not suspended.`;
  return { text, data: { address, resumed }, exitCode: resumed ? EXIT.done : EXIT.wrong };
}

/** What became of a mail, in one line for each seat that it is of. */
function describe(received: Received): string {
  switch (received.what) {
    case 'answered':
      return `${received.game}, seat ${received.seat}: ${received.command} (proved by ${received.proof})`;
    case 'repeated':
      return `${received.game}, seat ${received.seat}: the mail had come in before`;
    case 'several':
      return received.each.map(describe).join('\n');
    case 'left':
      return received.fault === undefined
        ? `left: it is for ${received.game}`
        : `left: it may be for ${received.game}, which cannot be opened`;
    case 'returned':
      return `a mail to ${received.address} came back`;
    case 'dropped':
      return `dropped: ${received.reason}`;
    case 'unknown':
      return `turned away ${received.address}: ${received.reason}`;
  }
}
