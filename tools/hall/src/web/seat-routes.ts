import { randomUUID } from 'node:crypto';
import { addressOfGame } from './page.js';
import {
  checkOrders,
  currentTurn,
  forecastOrders,
  gameStatus,
  sealSheet,
  storedSeats,
  submitOrders,
  type StoredGame,
} from '@ec/engine/sqlite';
import { explainStatements, pagesAbout, separatorOf, textOfBytes } from '@ec/orders-parser';
import { renderWorkbook } from '@ec/workbook';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { explain } from '../game/explain.js';
import type { Hall } from '../hall/hall.js';
import { fieldsOf, textOf } from '../accounts/fields.js';
import { extensionVote, voteForExtension } from '../calendar/extensions.js';
import { changesOf } from '../game/changes.js';
import { textMediaType, WORKBOOK_TYPE } from '../game/media-types.js';
import { documentForms, seatForms } from '../game/report-forms.js';
import { seatReport } from '../game/seat-report.js';
import { WORKBOOK } from '../game/workbook.js';
import { draftFor, dropDraft, keepDraft } from '../hall/drafts.js';
import { letterFault, lettersFor, sendLetter, type NewLetter } from '../hall/press.js';
import { deskPage } from './desk-page.js';
import { pressPage } from './press-pages.js';
import { wantsJson, withVisit, type GameContext } from './game-context.js';
import { reportPolicy } from './security.js';

/** What an editor asks about a sheet. */
const QUESTION = v.variant('ask', [
  v.object({ ask: v.literal('phrasebook') }),
  v.object({ ask: v.picklist(['check', 'forecast']), text: v.string() }),
  v.object({
    ask: v.picklist(['complete', 'kindsOf']),
    text: v.string(),
    offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
]);

/** A seat of a game whose player asks. */
interface AtDesk {
  readonly id: string;
  readonly seat: number;
  readonly stored: StoredGame;
}

/** Everything that the player of a seat can ask for. */
export function seatRoutes(context: GameContext): Hono {
  const { hall, turns } = context;
  const { database, games, clock, allowsAnonymous, mailbox } = hall;
  /** Answers whoever may act for the seat, when it is their turn. */
  const atDesk = (c: Context, answer: (desk: AtDesk) => Response | Promise<Response>): Promise<Response> =>
    withVisit(context, c, async (stored, { seats }) => {
      const id = c.req.param('game') ?? '';
      const seat = numberIn(c.req.param('seat'));
      if (seat === undefined || !storedSeats(stored).some((one) => one.seat === seat)) return c.notFound();
      if (!seats.includes(seat)) return refused(context, c, id);
      const answered = await turns.take(`${id} ${seat}`, c.req.raw.signal, () =>
        answer({ id, seat, stored }),
      );
      return answered ?? tooMany(c);
    });
  return new Hono()
    .get('/', (c) =>
      atDesk(c, ({ id, seat, stored }) => {
        const last = currentTurn(stored).turn;
        const turn = Math.min(last, numberIn(c.req.query('turn')) ?? last);
        const name = gameStatus(stored).seats.find((one) => one.seat === seat)?.name ?? '';
        const vote = extensionVote(database, { id, stored });
        const draft = draftFor(database, { game: id, seat, turn: last + 1 });
        return context.page(
          c,
          `${stored.meta.name}: ${name}`,
          deskPage(stored, { id, seat, turn, draft, vote }),
          ['page.js', 'desk.js'],
        );
      }),
    )
    .get('/report', (c) => atDesk(c, (desk) => report(c, desk)))
    .post('/clerk', (c) =>
      atDesk(c, async ({ seat, stored }) => {
        const question = v.safeParse(QUESTION, await c.req.json().catch(() => undefined));
        if (!question.success)
          return c.json({ error: { code: 'wrong-input', message: question.issues[0].message } }, 400);
        return c.json(answerOf(stored, seat, question.output) ?? null);
      }),
    )
    .put('/draft', (c) =>
      atDesk(c, async ({ id, seat, stored }) => {
        const text = await c.req.text();
        keepDraft(database, { game: id, seat, turn: currentTurn(stored).turn + 1, text }, clock.now());
        return c.body(null, 204);
      }),
    )
    .post('/extension', (c) =>
      atDesk(c, async ({ id, seat }) => {
        const isFor = (await fieldsOf(c))['for'] === 'yes';
        await games.change(id, (stored) => {
          const open = extensionVote(database, { id, stored });
          if (open && open.left > 0) voteForExtension(database, { id, stored }, { seat, isFor });
        });
        return c.redirect(addressOfGame(id, 'seats', String(seat)), 303);
      }),
    )
    .get('/press', (c) =>
      atDesk(c, ({ id, seat, stored }) => {
        const letters = lettersFor(database, { id, stored }, seat);
        if (wantsJson(c)) return c.json(letters);
        return context.page(
          c,
          `${stored.meta.name}: letters`,
          pressPage(stored, { id, seat, allowsAnonymous, letters }),
        );
      }),
    )
    .post('/press', (c) =>
      atDesk(c, async ({ id, seat, stored }) => {
        const letter = { ...(await letterIn(c)), sender: seat, key: randomUUID() };
        const room = { database, mailbox, allowsAnonymous };
        const fault = letterFault(room, { id, stored }, letter);
        if (fault === undefined) {
          sendLetter(room, { id, stored }, letter, clock.now());
          return wantsJson(c)
            ? c.body(null, 204)
            : c.redirect(addressOfGame(id, 'seats', String(seat), 'press'), 303);
        }
        c.status(422);
        if (wantsJson(c)) return c.json({ error: { code: 'wrong-input', message: fault } });
        const letters = lettersFor(database, { id, stored }, seat);
        const refused = { fault, text: letter.text };
        return context.page(
          c,
          `${stored.meta.name}: letters`,
          pressPage(stored, { id, seat, allowsAnonymous, letters, refused }),
        );
      }),
    )
    .get('/orders', (c) =>
      atDesk(c, ({ seat, stored }) => {
        const status = gameStatus(stored).seats.find((one) => one.seat === seat);
        return c.json({ turn: currentTurn(stored).turn + 1, sheet: status?.sheet ?? null });
      }),
    )
    .on(['POST', 'PUT'], '/orders', (c) =>
      atDesk(c, async ({ id, seat, stored }) => {
        const read = await sheetIn(c);
        if (typeof read !== 'string')
          return c.json({ error: { code: 'no-text', message: read.refusal } }, 415);
        const sealed = await sealSheet(stored, { seat, text: read });
        const made = await games.change(id, (current) => {
          if (gameStatus(current).outcome.status === 'over') return 'over';
          return submitOrders(current, { seat, text: sealed, origin: 'player' });
        });
        if (made === undefined) return c.notFound();
        if (made === 'over')
          return c.json(
            { error: { code: 'over', message: 'the game is over; no orders are taken any more' } },
            409,
          );
        // The sheet is kept: that the hall's own file cannot be written is no reason to say otherwise.
        tryDropDraft(hall, { game: id, seat });
        const { receipt, counts } = made;
        hall.observe({ event: 'sheet', game: id, seat, receipt, counts });
        if (!wantsJson(c)) return c.redirect(`${addressOfGame(id, 'seats', String(seat))}#handed`, 303);
        const { language } = stored.ruleset;
        const about = made.diagnostics.flatMap(({ span }) =>
          language ? pagesAbout(language, made.text, span.start) : [],
        );
        return c.json({ ...made, pages: [...new Set(about)].toSorted() }, made.counts ? 200 : 422);
      }),
    );
}

function tryDropDraft(
  { database, observe }: Hall,
  seat: { readonly game: string; readonly seat: number },
): void {
  try {
    dropDraft(database, seat);
  } catch (error) {
    observe({
      event: 'failure',
      text: `the draft of a sheet that was handed in stays: ${explain(error).text}`,
    });
  }
}

/** A seat's report of a turn, in any format that the game has, or as a workbook. */
async function report(c: Context, { stored, seat }: AtDesk): Promise<Response> {
  const last = currentTurn(stored).turn;
  const { turn: asked = `${last}`, format = 'html' } = c.req.query();
  const turn = numberIn(asked);
  if (turn === undefined)
    return c.text(`turn: expected an integer from 0 to ${last}, received ${asked}\n`, 400);
  const isChanges = c.req.query('changes') !== undefined;
  if (isChanges && turn === 0) return c.text('turn: expected at least 1 with changes, received 0\n', 400);
  if (format === WORKBOOK) {
    const document = isChanges ? changesOf(stored, seat, turn) : seatReport(stored, seat, turn);
    const bytes = await renderWorkbook(document);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': WORKBOOK_TYPE });
  }
  const forms = isChanges
    ? documentForms(changesOf(stored, seat, turn), {})
    : seatForms(stored, { seat, turn }, {});
  const form = forms.get(format);
  if (!form)
    return c.text(
      `format: expected one of ${[...forms.keys(), WORKBOOK].join(', ')}, received ${format}\n`,
      400,
    );
  const text = form.text();
  const type = textMediaType(form.extension);
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(form.extension === 'html' && { 'Content-Security-Policy': reportPolicy(text) }),
  });
}

function answerOf(stored: StoredGame, seat: number, question: v.InferOutput<typeof QUESTION>): unknown {
  const { language } = stored.ruleset;
  switch (question.ask) {
    case 'phrasebook':
      return {
        statements: language ? explainStatements(language.declaration) : [],
        separator: language ? separatorOf(language.declaration.punctuation) : ' ',
      };
    case 'complete':
      return language?.complete(question.text, question.offset) ?? [];
    case 'kindsOf':
      return language?.kindsOf(question.text, question.offset) ?? [];
    case 'check':
      return checkOrders(stored, { seat, text: question.text });
    case 'forecast':
      return forecastOrders(stored, { seat, text: question.text });
  }
}

/** A sheet: the field `text` of a form, or the whole body. */
async function sheetIn(c: Context): Promise<string | { readonly refusal: string }> {
  const type = c.req.header('content-type') ?? '';
  if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) {
    // A form writes every line break as CRLF.
    return textOf(await fieldsOf(c), 'text').replaceAll('\r\n', '\n');
  }
  const read = textOfBytes(new Uint8Array(await c.req.arrayBuffer()));
  return 'refusal' in read ? { refusal: read.refusal } : read.text;
}

/** A letter from a form, or from a program as JSON with the same names. */
async function letterIn(c: Context): Promise<Omit<NewLetter, 'sender' | 'key'>> {
  const given = await fieldsOf(c);
  const to = given['to'] ?? [];
  return {
    recipients: (Array.isArray(to) ? to : [to]).map(Number),
    text: textOf(given, 'text').replaceAll('\r\n', '\n'),
    isAnonymous: given['anonymous'] === 'on' || given['anonymous'] === true,
    delivery: given['delivery'] === 'turn' ? 'turn' : 'now',
  };
}

/** Who may not act for a seat is shown the way in. */
function refused({ page }: GameContext, c: Context, id: string): Response | Promise<Response> {
  const message = 'expected somebody who plays this seat, received a request of somebody else';
  c.status(401);
  if (wantsJson(c)) return c.json({ error: { code: 'no-token', message } });
  return page(
    c,
    'This desk is for its player',
    html`<p>
      If you play this seat, <a href="/enter">sign in by mail</a>, or with its token on
      <a href="${addressOfGame(id)}">the game's page</a>.
    </p>`,
  );
}

function tooMany(c: Context): Response {
  c.header('Retry-After', '1');
  const message = 'expected fewer requests, received too many; ask again in 1 s';
  return c.json({ error: { code: 'too-many', message } }, 429);
}

function numberIn(text = ''): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
