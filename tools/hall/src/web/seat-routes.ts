import { addressOfGame } from './page.js';
import {
  checkOrders,
  currentTurn,
  forecastOrders,
  gameStatus,
  requireNotMoving,
  storedView,
  type StoredGame,
} from '@ec/engine/sqlite';
import { completionsAt, explainStatements, kindsAt, separatorOf, textOfBytes } from '@ec/orders-parser';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { fieldsOf, textOf } from '../accounts/fields.js';
import { extensionVote, voteForExtension } from '../calendar/extensions.js';
import { formatDueFor } from '../calendar/format-due.js';
import { zoneOfGame } from '../calendar/game-calendar.js';
import { putHeadingRight } from '../game/put-heading-right.js';
import { keepDraft, versionOfDraft } from '../hall/drafts.js';
import { handIn } from '../hall/hand-in.js';
import { atDeskOf } from './at-desk.js';
import type { GameContext } from './game-context.js';
import { keptSheet, refusedSheet, type ReadSheet } from './handed-in.js';
import { numberIn, ordersOf, reportAnswer } from './seat-answers.js';
import { showDesk } from './show-desk.js';

/** What an editor asks about a sheet. */
const QUESTION = v.variant('ask', [
  v.object({ ask: v.literal('phrasebook') }),
  v.object({ ask: v.picklist(['check', 'forecast', 'putHeadingRight']), text: v.string() }),
  v.object({
    ask: v.picklist(['complete', 'kindsOf']),
    text: v.string(),
    offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
]);

/** Everything that the player of a seat can ask for. */
export function seatRoutes(context: GameContext): Hono {
  const { hall } = context;
  const { database, games, clock } = hall;
  const atDesk = atDeskOf(context);
  return new Hono()
    .get('/', (c) => atDesk(c, (desk) => showDesk(context, c, desk)))
    .get('/report', (c) =>
      atDesk(c, ({ stored, seat }) => {
        const zones = { own: hall.accounts.personOf(c.req.raw)?.zone ?? null, game: zoneOfGame(stored) };
        return reportAnswer(c, stored, seat, (due) => formatDueFor(zones, due));
      }),
    )
    .get('/board', (c) =>
      atDesk(c, ({ seat, stored }) => {
        const { orders } = checkOrders(stored, { seat, text: ordersOf(stored, seat).text });
        const board = stored.ruleset.board?.(storedView(stored, seat)) ?? null;
        return c.json({ board, orders: orders.map(({ understood }) => understood) });
      }),
    )
    .post('/clerk', (c) =>
      atDesk(
        c,
        ({ seat, stored }, question) => {
          if (!question.success)
            return c.json({ error: { code: 'wrong-input', message: question.issues[0].message } }, 400);
          return c.json(answerOf(stored, seat, question.output) ?? null);
        },
        async () => v.safeParse(QUESTION, await c.req.json().catch(() => undefined)),
      ),
    )
    .put('/draft', (c) =>
      atDesk(
        c,
        ({ id, seat, stored }, text) => {
          const meant = numberIn(c.req.query('turn'));
          const turn = currentTurn(stored).turn + 1;
          if (meant !== undefined && meant !== turn)
            return fault(
              c,
              409,
              'overtaken',
              `expected a draft for turn ${turn}, received one for turn ${meant}`,
            );
          const isKept = database.transaction(() => {
            requireNotMoving(stored);
            const draft = { game: { id, stored }, seat, turn, text };
            return keepDraft(database, draft, clock.now(), versionIn(c.req.header('if-match')));
          });
          if (!isKept)
            return fault(c, 412, 'changed', 'another page has changed the draft; nothing was changed');
          c.header('ETag', `"${versionOfDraft(text)}"`);
          return c.body(null, 204);
        },
        () => c.req.text(),
      ),
    )
    .post('/extension', (c) =>
      atDesk(
        c,
        async ({ id, seat, requireSeat }, fields) => {
          const isFor = fields['for'] === 'yes';
          const due = textOf(fields, 'due');
          await games.change(id, (stored) => {
            requireSeat(stored);
            const open = extensionVote(database, { id, stored });
            // The last vote that is needed moves the time: a form that is sent twice is no vote about the new one.
            const isOther = due !== '' && due !== String(open?.due);
            if (open && !isOther && open.left > 0 && open.players.includes(seat))
              voteForExtension(database, { id, stored }, { seat, isFor });
          });
          return c.redirect(addressOfGame(id, 'seats', String(seat)), 303);
        },
        fieldsOf,
      ),
    )
    .get('/orders', (c) =>
      atDesk(c, ({ seat, stored }) => {
        const sheet = gameStatus(stored).seats.find((one) => one.seat === seat)?.sheet;
        return c.json({ ...ordersOf(stored, seat), sheet: sheet ? ownPartOf(sheet) : null });
      }),
    )
    .on(['POST', 'PUT'], '/orders', (c) =>
      atDesk(
        c,
        async (desk, sheet) => {
          const { id, seat } = desk;
          if ('refusal' in sheet) return fault(c, 415, 'no-text', sheet.refusal);
          const made = await handIn(hall, desk, sheet);
          if (made === undefined) return c.notFound();
          if (typeof made === 'string') return refusedSheet(context, c, desk, sheet, made);
          const { receipt, counts } = made;
          hall.observe({ event: 'sheet', game: id, seat, receipt, counts });
          return keptSheet(context, c, desk, sheet, made);
        },
        sheetIn,
      ),
    );
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
      return language ? completionsAt(language.declaration, question.text, question.offset) : [];
    case 'kindsOf':
      return language ? kindsAt(language.declaration, question.text, question.offset) : [];
    case 'check':
      return checkOrders(stored, { seat, text: question.text });
    case 'forecast':
      return forecastOrders(stored, { seat, text: question.text });
    case 'putHeadingRight':
      return putHeadingRight(stored.ruleset, question.text, currentTurn(stored).turn + 1);
  }
}

/**
 * A sheet: the field `text` of a form, or the whole body, with warnings about how it was read. The field `turn` of a form names the turn that it is
 * for. Programs such as curl say of any body that it is a form unless they are told otherwise: one without the field `text` is a sheet.
 */
async function sheetIn(c: Context): Promise<ReadSheet | { readonly refusal: string }> {
  const type = c.req.header('content-type') ?? '';
  const turn = numberIn(c.req.query('turn'));
  if (/^multipart\/form-data\b/i.test(type)) {
    const fields = await fieldsOf(c);
    if (typeof fields['text'] === 'string') return ofForm((name) => textOf(fields, name), turn);
    return { refusal: 'expected a form with the orders in its field "text", received one without it' };
  }
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const fields = new URLSearchParams(new TextDecoder().decode(body));
    if (fields.has('text')) return ofForm((name) => fields.get(name) ?? '', turn);
  }
  const read = textOfBytes(body);
  return 'refusal' in read ? read : { ...read, isAdded: c.req.method === 'POST', turn };
}

/**
 * A sheet that was typed into a form, which writes every line break as CRLF.
 *
 * @param field - reads a field; empty where there is none
 * @param turn - that the address names
 */
function ofForm(field: (name: string) => string, turn: number | undefined): ReadSheet {
  return {
    text: field('text').replaceAll('\r\n', '\n'),
    isAdded: field('how') !== 'replace',
    turn: numberIn(field('turn')) ?? turn,
    instead: numberIn(field('receipt')),
    form: /^[\w-]{1,64}$/.exec(field('form'))?.[0],
    draft: field('draft'),
    notes: [],
  };
}

/** The version that a request names as it was given one; `undefined` where any will do. */
function versionIn(header: string | undefined): string | undefined {
  const version = header?.replaceAll('"', '');
  return version === '*' ? undefined : version;
}

/** A sheet without its number among those of all seats, which says how many others have handed in. */
function ownPartOf<T extends { readonly id: number }>({ id: _, ...own }: T): Omit<T, 'id'> {
  return own;
}

function fault(c: Context, status: 409 | 412 | 415, code: string, message: string): Response {
  return c.json({ error: { code, message } }, status);
}
