import type { Holder } from './holders.js';
import { law, Violation } from './law.js';
import type { World } from './world.js';

const HOUR = 3_600_000;

/** Something that a player does; it ends when the hall has answered, or will not. */
type Deed = (world: World, holder: Holder) => Promise<void>;

/** What players do, and how often. */
const DEEDS: readonly (readonly [Deed, number])[] = [
  [handIn, 10],
  [mailSheet, 10],
  [mailQuestion, 2],
  [writeLetter, 3],
  [keepDraft, 2],
  [vote, 2],
  [guess, 1],
];

/** Has a player do something, or somebody who was one. */
export async function play(world: World): Promise<void> {
  const { prng, holders } = world;
  const [game] = world.liveIds;
  if (game !== undefined && prng.chance(1, 4))
    return fly(world, holders.of({ game, seat: prng.between(1, 2) }));
  const { former } = holders;
  const isFormer = former.length > 0 && prng.chance(1, 8);
  const [deed] = DEEDS[prng.weighted(DEEDS.map(([, often]) => often))] ?? [handIn];
  await deed(world, isFormer ? prng.pick(former) : holders.of(prng.pick(world.places)));
}

/** A sheet that no other is like: mostly a right one. */
function newSheet({ prng, ledger }: World): string {
  const what = prng.chance(1, 8) ? 'fly away' : `fleet ${prng.between(1, 7)}`;
  return `${what} ; s${ledger.next()}`;
}

/** What a page answers about a sheet. */
interface AboutSheet {
  readonly receipt?: number;
  readonly turn?: number;
  readonly counts?: boolean;
  readonly hash?: string;
}

/** An answer of a page; undefined where none came. */
type Answer = { readonly status: number; readonly json: AboutSheet } | undefined;

async function ask(world: World, holder: Holder, path: string, init: RequestInit): Promise<Answer> {
  const { prng, processes } = world;
  const { game, seat, token, email } = holder;
  const hasLeft = holder.left !== undefined;
  const process = processes.length > 0 ? prng.pick(processes) : undefined;
  if (process === undefined || process.fate.isDead) return undefined;
  const isAnswerLost = prng.chance(1, 12);
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  const answer = await process.ask(`/games/${game}/seats/${seat}/${path}`, { ...init, headers });
  if (answer === undefined) return undefined;
  const isLetIn = answer.status < 400;
  law(
    !hasLeft || !isLetIn,
    () => `${email} has left seat ${seat} of ${game}, and is let in: ${answer.status}`,
  );
  if (isAnswerLost) return undefined;
  const json = answer.body.startsWith('{') ? (JSON.parse(answer.body) as object) : {};
  return { status: answer.status, json };
}

async function handIn(world: World, place: Holder): Promise<void> {
  const text = newSheet(world);
  const { ledger, prng } = world;
  for (let tries = 1 + Number(prng.chance(1, 6)); tries > 0; tries -= 1) {
    const sheet = ledger.send(place, text);
    const answer = await ask(world, place, 'orders', { method: 'POST', body: text });
    if (answer?.json.counts !== false) ledger.drafts.delete(`${place.game} ${place.seat}`);
    world.tell(
      `${place.game} ${place.seat}: ${text} → ${answer?.status ?? 'nothing'} ${answer?.json.receipt ?? 'without receipt'}`,
    );
    if (answer === undefined) continue;
    const { receipt, turn = 0, counts, hash = '' } = answer.json;
    if (receipt === undefined) sheet.tries -= 1;
    else ledger.receipts.push({ game: place.game, seat: place.seat, turn, receipt, counts, hash });
  }
}

/** Sends a line of orders for the next tick, at times twice. */
async function fly(world: World, holder: Holder): Promise<void> {
  const { ledger, prng } = world;
  const { game, seat } = holder;
  const flight = `warp ${seat === 1 ? 'A1' : 'J10'} ${prng.pick(['B2', 'E5', 'I9'])} ${prng.between(1, 3)}`;
  const text = `${prng.chance(1, 8) ? 'fly away' : flight} ; l${ledger.next()}`;
  const line = { by: holder, text, tries: 0 };
  ledger.lines.set(text, line);
  for (let tries = 1 + Number(prng.chance(1, 6)); tries > 0; tries -= 1) {
    line.tries += 1;
    const answer = await ask(world, holder, 'orders', { method: 'POST', body: text });
    const { receipt, turn = 0, counts = false, hash = '' } = answer?.json ?? {};
    world.tell(`${game} ${seat}: ${text} → ${answer?.status ?? 'nothing'} ${receipt ?? 'without receipt'}`);
    if (receipt !== undefined && counts) ledger.accepted.push({ game, seat, text, turn, receipt, hash });
    else if (answer !== undefined) line.tries -= 1;
  }
}

async function keepDraft(world: World, place: Holder): Promise<void> {
  const text = newSheet(world);
  const key = `${place.game} ${place.seat}`;
  const answer = await ask(world, place, 'draft', { method: 'PUT', body: text });
  if (answer?.status === 204) world.ledger.drafts.set(key, text);
  else world.ledger.drafts.delete(key);
  world.tell(`${key}: draft → ${answer?.status ?? 'nothing'}`);
}

async function writeLetter(world: World, place: Holder): Promise<void> {
  const { ledger, prng } = world;
  const text = `letter ${ledger.next()}.`;
  const delivery = prng.pick(['now', 'turn'] as const);
  const to = 3 - place.seat;
  const body = JSON.stringify({ to: [to], text, delivery });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await ask(world, place, 'press', { method: 'POST', headers, body });
  world.tell(`${place.game} ${place.seat}: ${text} ${delivery} → ${answer?.status ?? 'nothing'}`);
  if (answer?.status === 204)
    ledger.letters.push({ game: place.game, seat: place.seat, text, to, isWithTurn: delivery === 'turn' });
}

async function vote(world: World, place: Holder): Promise<void> {
  const body = new URLSearchParams({ for: world.prng.chance(3, 4) ? 'yes' : 'no' });
  const answer = await ask(world, place, 'extension', { method: 'POST', body });
  world.tell(`${place.game} ${place.seat}: votes ${String(body)} → ${answer?.status ?? 'nothing'}`);
}

/** Somebody tries tokens of a seat that are wrong, by page and by mail. */
async function guess(world: World, place: Holder): Promise<void> {
  const { ledger, prng, processes } = world;
  const text = newSheet(world);
  const token = `${place.seat}-aaaaa-bbbbb-ccccc-ddddd`;
  ledger.send(place, text).tries = 0;
  if (prng.chance(1, 2)) {
    post(world, place, { to: 'orders@hall.example.org', body: `${token}\n${text}`, isProved: false });
    return;
  }
  const process = processes.length > 0 ? prng.pick(processes) : undefined;
  const answer = await process?.ask(`/games/${place.game}/seats/${place.seat}/orders`, {
    ...{ method: 'POST', body: text, headers: { Authorization: `Bearer ${token}` } },
  });
  world.tell(`${place.game} ${place.seat}: a wrong token → ${answer?.status ?? 'nothing'}`);
}

/** Addresses for answers that somebody has been given for a seat, oldest first. */
function addressesOf({ post }: World, { game, seat, email }: Holder): string[] {
  const own = new RegExp(`\\+${game}\\.${seat}\\.`);
  return post.copies.flatMap(({ replyTo, to }) =>
    to === email && replyTo !== undefined && own.test(replyTo) ? [replyTo] : [],
  );
}

async function mailSheet(world: World, place: Holder): Promise<void> {
  const text = newSheet(world);
  world.ledger.send(place, text);
  mailFor(world, place, text);
  await Promise.resolve();
}

async function mailQuestion(world: World, place: Holder): Promise<void> {
  mailFor(world, place, world.prng.pick(['status', 'help', 'away 3 May', 'back', 'press all\n\nHello.']));
  await Promise.resolve();
}

/** Sends a mail to the last address that a seat has, at times to an older one, or with the token of the seat. */
function mailFor(world: World, place: Holder, text: string): void {
  const { prng } = world;
  const known = addressesOf(world, place);
  const address = prng.chance(1, 6) ? known[prng.intN(known.length || 1)] : known.at(-1);
  if (address !== undefined && prng.chance(2, 3))
    post(world, place, { to: address, body: text, isProved: true });
  else {
    const body = `${text}\n\ntoken: ${place.token}`;
    post(world, place, { to: 'orders@hall.example.org', body, isProved: true });
  }
}

/** Gives a mail to the servers of the world, which lose, delay, double and reorder mails. */
function post(
  world: World,
  place: Holder,
  { to, body, isProved }: { readonly to: string; readonly body: string; readonly isProved: boolean },
): void {
  const { clock, ledger, prng } = world;
  const messageId = `m${ledger.next()}@example.org`;
  const lines = [
    `From: ${place.email}`,
    `To: ${to}`,
    `Message-ID: <${messageId}>`,
    'Subject: Hello',
    '',
    body,
    '',
  ];
  const copies = prng.weighted([1, 16, 3]);
  ledger.mails.set(messageId, { by: place, messageId, isProved, isAnswered: false });
  world.tell(`${place.game} ${place.seat}: mails ${body.split('\n')[0] ?? ''}, ${copies} arrive`);
  for (let copy = 0; copy < copies; copy += 1) {
    const delay = prng.chance(1, 8) ? prng.intN(96 * HOUR) : prng.intN(HOUR);
    const bytes = Buffer.from(lines.join('\r\n'));
    world.coming.push({ messageId, bytes, recipient: to, due: clock.now() + delay });
  }
}

/** Brings the mails that are due to the hall; one that is not taken over comes again. */
export async function carry(world: World): Promise<void> {
  const { bounces, clock, ledger, prng, processes } = world;
  const process = processes.length > 0 ? prng.pick(processes) : undefined;
  if (process === undefined || process.fate.isDead) return;
  const due = world.coming.filter((mail) => mail.due <= clock.now());
  world.coming = world.coming.filter((mail) => mail.due > clock.now());
  const isTogether = prng.chance(1, 2);
  const bring = async (mail: (typeof due)[number]): Promise<void> => {
    const { messageId, bytes, recipient } = mail;
    const again = { ...mail, due: clock.now() + HOUR };
    const known = ledger.mails.get(messageId);
    const hasLeft = known?.by.left !== undefined;
    const take = bounces.bring(messageId);
    try {
      const received = await process.receive({ bytes, envelope: { recipients: [recipient] } });
      world.tell(`the hall receives ${messageId}: ${received?.what ?? 'nothing'}`);
      const isAnswered = received?.what === 'answered' || received?.what === 'repeated';
      law(!isAnswered || !hasLeft, () => `${known?.by.email} has left, and ${messageId} is answered`);
      if (received === undefined) world.coming.push(again);
      else if (received.what === 'returned') take();
      else if (known && isAnswered) known.isAnswered = true;
    } catch (error) {
      if (error instanceof Violation) throw error;
      world.tell(`the hall does not take ${messageId}: ${(error as Error).message}`);
      world.coming.push(again);
    }
  };
  if (isTogether) await Promise.all(due.map(bring));
  else for (const mail of due) await bring(mail);
}
