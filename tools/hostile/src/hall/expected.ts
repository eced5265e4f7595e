/** What everybody may do: the status of every route of a hall, for each role. A route that is not here fails the check. */
import { FORM, form, MASTERS, type Role } from './people.ts';

/** What is asked of a route, and what is answered to whom. */
export interface Expected {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Parameters of the address. */
  readonly query?: string;
  /** The game whose address it is; `game` when absent. */
  readonly game?: 'game' | 'other' | 'over';
  /** 1 when absent. */
  readonly seat?: 1 | 2;
  readonly status: (role: Role) => number;
}

const all = (status: number) => (): number => status;
const among =
  (roles: readonly Role[], status: number, others: number) =>
  (role: Role): number =>
    roles.includes(role) ? status : others;

/** Those who have come in by mail. */
export const PEOPLE: readonly Role[] = ['stranger', 'rival', 'player', 'other master', 'master', 'host'];
const SEAT: readonly Role[] = ['player', 'token'];

/** Of a game's pages: a token of another game is no token, wherever it is brought. */
const visited =
  (status: (role: Role) => number) =>
  (role: Role): number =>
    role === 'other token' ? 401 : status(role);
/** Neither token is one of a third game. */
const elsewhere = (status: number) => (role: Role) =>
  role === 'token' || role === 'other token' ? 401 : status;
const anybody = (status: number) => visited(all(status));
const seat = (status: number) => visited(among(SEAT, status, 401));
const seat2 = (status: number) => visited(among(['rival'], status, 401));
const master = (status: number) => visited(among(MASTERS, status, 403));
const host = (status: number) => visited(among(['host', 'host key'], status, 403));
/** Who has not come in is shown the way in. */
const people = (status: number) => among(PEOPLE, status, 303);

const posted = (fields: Readonly<Record<string, string>>) => ({ headers: FORM, body: form(fields) });
const json = (value: unknown) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

/** By method and pattern of the address. */
export const EXPECTED: Readonly<Record<string, Expected | readonly Expected[]>> = {
  'GET /': { status: all(200) },
  'GET /games.json': { status: all(200) },
  'GET /health': { status: all(200) },
  'GET /assets/:name': { status: all(200) },
  // Who is in already goes on to their account.
  'GET /enter': { status: among(PEOPLE, 303, 200) },
  'POST /enter': { ...posted({ email: 'nobody' }), status: all(422) },
  'GET /enter/sent': { status: all(200) },
  'GET /enter/link': { status: all(200) },
  'POST /enter/code': { ...posted({ token: 'wrong' }), status: all(410) },
  'POST /enter/link': { ...posted({ token: 'wrong' }), status: all(410) },
  'GET /enter/deleted': { status: all(200) },
  'POST /enter/passkey/options': { ...json({}), status: all(200) },
  'POST /enter/passkey': { ...json({ response: { id: 'wrong' } }), status: all(401) },
  'GET /account': { status: people(200) },
  'POST /account': { ...posted({ name: '', zone: 'Moon' }), status: people(422) },
  'POST /account/leave': { status: all(303) },
  'POST /account/sessions/end': { ...posted({ session: '1' }), status: all(303) },
  'POST /account/sessions/end-others': { status: all(303) },
  'POST /account/data': { status: people(200) },
  // Who asks for another address is asked for one that can be theirs.
  'POST /account/email': { ...posted({ email: 'nobody' }), status: people(422) },
  'GET /account/email': { status: people(200) },
  'GET /account/email/sent': { status: people(200) },
  'POST /account/email/code': { ...posted({ token: 'wrong' }), status: people(410) },
  'POST /account/email/change': { ...posted({ token: 'wrong' }), status: people(410) },
  'POST /enter/take-back': { ...posted({ token: 'wrong' }), status: all(410) },
  'GET /account/delete': { status: people(200) },
  'POST /account/delete': { ...posted({ email: 'other@example.org' }), status: people(422) },
  'POST /account/passkeys/options': { ...json({}), status: among(PEOPLE, 200, 401) },
  'POST /account/passkeys': { ...json({ response: {} }), status: among(PEOPLE, 422, 401) },
  'POST /account/passkeys/remove': { ...posted({ id: 'wrong' }), status: all(303) },
  'POST /account/notifications': {
    ...json({ endpoint: 'http://10.0.0.1/' }),
    status: among(PEOPLE, 422, 401),
  },
  'POST /account/notifications/end': { ...posted({ browser: '1' }), status: all(303) },
  'GET /host': { status: all(200) },
  'POST /host': { ...posted({ key: 'wrong' }), status: all(401) },

  'GET /games/:game': { status: anybody(200) },
  'POST /games/:game/enter': { ...posted({ token: '1-aaaaa-aaaaa-aaaaa-aaaaa' }), status: all(401) },
  'GET /games/:game/status': { status: all(200) },
  'GET /games/:game/events': { status: all(200) },
  'POST /games/:game/ask': { ...posted({ words: 'Please.' }), status: visited(all(303)) },
  'POST /games/:game/drop-ask': { game: 'over', status: elsewhere(303) },
  // One is invited, and the seat is taken.
  'POST /games/:game/take-seat': {
    ...posted({ seat: '1' }),
    status: visited(among(['other master'], 422, 303)),
  },
  'GET /games/:game/replay': [{ status: all(403) }, { game: 'over', status: all(200) }],
  'GET /games/:game/replay/report': [
    { query: '?seat=1', status: all(403) },
    { game: 'over', query: '?seat=1', status: all(200) },
  ],

  'GET /games/:game/seats/:seat': [{ status: seat(200) }, { seat: 2, status: seat2(200) }],
  'GET /games/:game/seats/:seat/report': [{ status: seat(200) }, { seat: 2, status: seat2(200) }],
  'GET /games/:game/seats/:seat/board': [{ status: seat(200) }, { seat: 2, status: seat2(200) }],
  'POST /games/:game/seats/:seat/clerk': { ...json({ ask: 'phrasebook' }), status: seat(200) },
  'PUT /games/:game/seats/:seat/draft': { body: 'ration 8', status: seat(204) },
  'POST /games/:game/seats/:seat/extension': { ...posted({ for: 'yes' }), status: seat(303) },
  'GET /games/:game/seats/:seat/press': [{ status: seat(200) }, { seat: 2, status: seat2(200) }],
  // Words of the right seat are too few for a letter.
  'POST /games/:game/seats/:seat/press': { ...posted({ text: '' }), status: seat(422) },
  'GET /games/:game/seats/:seat/orders': { status: seat(200) },
  'POST /games/:game/seats/:seat/orders': {
    ...posted({ text: 'nonsense' }),
    status: (role) => seat(role === 'token' ? 422 : 303)(role),
  },
  'PUT /games/:game/seats/:seat/orders': {
    body: 'nonsense',
    status: (role) => seat(role === 'token' ? 422 : 303)(role),
  },

  'GET /games/:game/master': { status: master(200) },
  'POST /games/:game/master/invite': { ...posted({ email: 'nobody' }), status: master(422) },
  'POST /games/:game/master/seat-person': { ...posted({ email: 'nobody' }), status: master(422) },
  'POST /games/:game/master/give-desk': { ...posted({ email: 'nobody' }), status: host(422) },
  'POST /games/:game/master/take-desk': { ...posted({ email: 'nobody' }), status: host(422) },
  'GET /games/:game/master/status': { status: master(200) },
  'POST /games/:game/master/turn': { ...posted({ maxSilent: 'nobody' }), status: master(422) },
  'POST /games/:game/master/due': { ...posted({ time: 'some day' }), status: master(422) },
  'POST /games/:game/master/calendar': { ...posted({ zone: 'Moon' }), status: master(422) },
  'POST /games/:game/master/undo': {
    game: 'other',
    status: (role) => (role === 'token' ? 401 : among(['other master', 'host', 'host key'], 422, 403)(role)),
  },
  'GET /games/:game/master/seats-list': { status: master(200) },
  'POST /games/:game/master/seats-add': { ...posted({ seat: '9' }), status: master(422) },
  'POST /games/:game/master/seats-remove': { ...posted({ seat: '9' }), status: master(422) },
  'POST /games/:game/master/seats-email': { ...posted({ seat: '9' }), status: master(422) },
  'POST /games/:game/master/seats-token': { ...posted({ seat: '9' }), status: master(422) },
  'GET /games/:game/master/bots-list': { status: master(200) },
  'POST /games/:game/master/bots-set': { ...posted({ bot: 'nobody' }), status: master(422) },
  'POST /games/:game/master/bots-clear': { ...posted({ seats: '9' }), status: master(422) },
  'POST /games/:game/master/contact': { ...posted({}), status: master(422) },
  'GET /games/:game/master/log': { status: master(200) },
  'GET /games/:game/master/replay': { status: master(200) },
  'GET /games/:game/master/doctor': { status: master(200) },
};

/** Routes after which a session is over. */
export const ENDING = /^POST \/account\/(?:leave|sessions)/;
