/** A hall behind a proxy with TLS: cookies, links and browsers keep to it. */
import type { Found } from './matrix.ts';
import { entering, otherHosts } from './other-sites.ts';
import { form, FORM } from './people.ts';
import { DOMAIN, World } from './world.ts';

/** Cookies go over TLS alone, browsers come back over TLS, and links lead to the public address. */
export async function behindTls(): Promise<Found> {
  await using world = await World.open({ address: `https://${DOMAIN}` });
  const own = { Host: DOMAIN, 'Sec-Fetch-Site': 'same-origin', ...FORM };
  const { hostKey } = world.served.hall;
  const answers = [
    await world.ask({ method: 'GET', path: '/', headers: own }),
    await world.ask({ method: 'POST', path: '/host', headers: own, body: form({ key: hostKey.text }) }),
    await world.ask({
      ...{ method: 'POST', path: '/games/game/enter', headers: own },
      body: form({ token: world.tokens.get('game 1') ?? '' }),
    }),
    await world.ask({ method: 'POST', path: '/account/leave', headers: own }),
  ];
  const cookies = answers.flatMap((answer) => answer.cookies);
  const [hosts, entered] = [await otherHosts(world), await entering(world)];
  return {
    inputs: answers.length + hosts.inputs + entered.inputs,
    findings: [
      ...(world.cookieName.startsWith('__Host-')
        ? []
        : ['expected a session that no sibling of the host can set']),
      ...(cookies.length === 3 ? [] : [`expected three cookies, received ${cookies.join('; ')}`]),
      ...cookies
        .filter((cookie) => !/; Secure/i.test(cookie))
        .map((cookie) => `a cookie without TLS: ${cookie}`),
      ...answers
        .filter(({ got }) => !/^max-age=\d{8}/.test(got['strict-transport-security'] ?? ''))
        .map(({ path }) => `${path}: browsers may come back without TLS`),
      ...hosts.findings,
      ...entered.findings,
    ],
  };
}
