/** Pages of other sites, other hosts and stolen sessions: nothing is changed, and nobody is led away. */
import { EXPECTED } from './expected.ts';
import { COMMAND, routesOf, type Found } from './matrix.ts';
import { faultsOf } from './rules.ts';
import { FORM, form } from './people.ts';
import type { World } from './world.ts';

/** What a browser says of a request that a page of another site makes, in the order of what it may leave out. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  // A sibling of the hall's own host, which sends cookies along.
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.games.example.org' },
  { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': '', Origin: 'null' },
  { 'Sec-Fetch-Site': '', Origin: 'http://127.0.0.1' },
  // An old browser that says nothing but its cookies.
  { 'Sec-Fetch-Site': '' },
];

/** Types that a page may send without asking the hall before, and one that it may not. */
const TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'text/plain',
  'application/json',
];

/** Whatever changes something is refused where the page of another site asks for it, with whose cookies ever. */
export async function crossSite(world: World): Promise<Found> {
  const findings: string[] = [];
  let inputs = 0;
  const before = stateOf(world);
  for (const route of routesOf(world)) {
    const [method = '', pattern = ''] = route.split(' ');
    if (method === 'GET') continue;
    const path = pattern.replace(':game', 'game').replace(':seat', '1');
    const [{ body = '' } = {}] = [EXPECTED[route] ?? []].flat();
    for (const [i, foreign] of FOREIGN.entries())
      for (const role of ['player', 'host key'] as const) {
        inputs += 1;
        const own = withoutEmpty({ ...world.headersOf(role), ...foreign });
        const headers = { ...own, 'Content-Type': TYPES[i % TYPES.length] ?? '' };
        const answer = await world.ask({ method, path, headers, body });
        if (answer.status !== 403)
          findings.push(
            `${role}: ${route} with ${JSON.stringify(foreign)}: expected 403, received ${answer.status}`,
          );
        findings.push(...faultsOf(answer, world.hiddenFrom('nobody'), 'another site'));
      }
  }
  if (stateOf(world) !== before) findings.push('a page of another site has changed something');
  return { inputs, findings };
}

/** Commands that only read are asked for by GET: a link of another site may open them, and they change nothing. */
export async function readingChangesNothing(world: World): Promise<Found> {
  const before = stateOf(world);
  const routes = routesOf(world).filter((route) => route.startsWith('GET ') && COMMAND.test(route));
  const headers = { ...world.headersOf('master'), 'Sec-Fetch-Site': 'cross-site' };
  for (const route of routes)
    await world.ask({ method: 'GET', path: route.slice(4).replace(':game', 'game'), headers });
  return {
    inputs: routes.length,
    findings: stateOf(world) === before ? [] : ['a command that only reads has changed something'],
  };
}

const HOSTS = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost.',
  'games.example.org.evil.example',
  '127.0.0.1@evil.example',
  'a'.repeat(300),
  '[::]',
  '0.0.0.0',
];

/** Requests for another host are refused, and links in mails are made of the hall's own address, whatever headers say. */
export async function otherHosts(world: World): Promise<Found> {
  const findings: string[] = [];
  for (const Host of HOSTS) {
    const answer = await world.ask({ method: 'GET', path: '/', headers: { Host } });
    // Node itself refuses what is no host at all.
    if (answer.status !== 421 && answer.status !== 400)
      findings.push(`Host: ${Host}: expected 421, received ${answer.status}`);
  }
  const own = { 'Sec-Fetch-Site': 'same-origin', ...FORM };
  const forged = {
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'host=evil.example',
    'X-Forwarded-Proto': 'gopher',
    'X-Original-URL': '/host',
    'X-HTTP-Method-Override': 'DELETE',
  };
  const asked = await world.ask({
    method: 'POST',
    path: '/enter',
    headers: { ...own, ...forged },
    body: form({ email: 'fay@forged.example', next: '//evil.example' }),
  });
  findings.push(...faultsOf(asked, [], 'forged headers'));
  const mail = world.mails.findLast(({ recipient }) => recipient === 'fay@forged.example');
  if (!mail?.['body']?.includes(`${world.publicAddress}/enter/link#`))
    findings.push(`a link in a mail: expected ${world.publicAddress}, received ${mail?.['body']}`);
  if (JSON.stringify(mail ?? {}).includes('evil.example')) findings.push('a mail names the host of a header');
  return { inputs: HOSTS.length + 1, findings };
}

/** Where somebody would like to be led after they came in. */
const ELSEWHERE = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2f/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/games/game?x=//evil.example',
  '/enter/link\r\nSet-Cookie: a=b',
  '////evil.example',
  'http:evil.example',
  '@evil.example',
  '.evil.example',
];

/** Whoever comes in is led to a page of the hall, and has a session that nobody could have set before. */
export async function entering(world: World): Promise<Found> {
  const findings: string[] = [];
  const own = { 'Sec-Fetch-Site': 'same-origin', ...FORM };
  for (const [i, next] of ELSEWHERE.entries()) {
    const email = `guest-${i}@elsewhere.example`;
    await world.ask({ method: 'POST', path: '/enter', headers: own, body: form({ email, next }) });
    const token = world.linkFor(email);
    // A session that somebody else chose, and put into the browser.
    const headers = { ...own, Cookie: `${world.cookieName}=chosen-by-somebody-else` };
    const entered = await world.ask({ method: 'POST', path: '/enter/link', headers, body: form({ token }) });
    findings.push(...faultsOf(entered, [], `next ${next}`));
    const target = new URL(entered.got['location'] ?? '', world.publicAddress);
    if (entered.status !== 303 || target.origin !== new URL(world.publicAddress).origin)
      findings.push(`next ${next}: expected a page of the hall, received ${entered.got['location']}`);
    const cookie = entered.cookies.join();
    if (!cookie.startsWith(`${world.cookieName}=`) || cookie.includes('chosen-by'))
      findings.push(`next ${next}: expected another session, received ${cookie}`);
    const again = await world.ask({
      method: 'POST',
      path: '/enter/link',
      headers: own,
      body: form({ token }),
    });
    if (again.status !== 410) findings.push(`a link works twice: ${again.status}`);
    const signedIn = { ...own, Cookie: cookie.split(';')[0] ?? '' };
    const onward = await world.ask({
      method: 'GET',
      path: `/enter?next=${encodeURIComponent(next)}`,
      headers: signedIn,
    });
    if (
      new URL(onward.got['location'] ?? '', world.publicAddress).origin !==
      new URL(world.publicAddress).origin
    )
      findings.push(`GET /enter?next=${next}: received ${onward.got['location']}`);
    findings.push(...faultsOf(onward, [], `next ${next}`));
  }
  return { inputs: 4 * ELSEWHERE.length, findings };
}

/** What a request must not change: everything but the times at which somebody was seen, and the log of who did what. */
function stateOf({ served: { hall }, folder: _ }: World): string {
  const { database } = hall;
  const tables = [
    'people',
    'sessions',
    'passkeys',
    'roles',
    'sign_ups',
    'press',
    'drafts',
    'outbox',
    'links',
  ];
  const rows = tables.map((table) => database.all(`SELECT * FROM ${table}`));
  const stamps = hall.games.ids.map((id) => hall.games.stampOf(id));
  return JSON.stringify([rows, stamps], (key, value: unknown) =>
    key === 'seen' ? undefined : value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  );
}

function withoutEmpty(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
